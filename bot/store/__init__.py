"""The store: all that must survive, in Redis, and the only code that knows it.

Every question may be asked twice, since an answer can be lost on the way; every change of a table
is one step that Redis takes as a whole. A table is written only over the version that its writer
has seen, so any number of workers may serve the same tables. `bot.store.keys` says what stands
where, the `.lua` files beside it what is done at once.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from redis.asyncio import Redis

from bot.store.budget import Budget
from bot.store.counted import CountedAnswers
from bot.store.figures import Counts
from bot.store.moving import Moving
from bot.store.queues import Queues
from bot.store.screens import Screens
from bot.store.server import PATIENCE, UNHURRIED, Server, StoreDown, Told, create_redis
from bot.store.survey import Survey
from bot.store.tables import Tables
from bot.store.updates import Updates

__all__ = ["Store", "StoreDown", "create_redis", "store_at"]


class Store(Tables, Queues, Screens, Budget, Updates, Survey, CountedAnswers, Counts, Moving):
    """Tables, who sits where, what is shown, what is due, how much may be sent; the survey.

    Every method raises `StoreDown` if Redis does not answer.
    """

    def __init__(self, redis: Redis, told: Told | None = None, patience: float = PATIENCE) -> None:
        super().__init__(Server(redis, told, patience))

    @property
    def forgetters(self) -> tuple[Callable[[int], Awaitable[None]], ...]:
        """All that forget a person beside the tables, by number; twice is as good as once.

        Whatever keeps something of people stands in this list.
        """
        return (self.forget_person, self.forget_respondent)

    async def ping(self) -> None:
        """Nothing, if the store is there."""
        await self._server.ask(lambda redis: redis.ping())

    async def close(self) -> None:
        """Hang up."""
        await self._server.close()


@asynccontextmanager
async def store_at(url: str, patience: float = UNHURRIED) -> AsyncIterator[Store]:
    """The store at this address, for a program that no person waits for; the end hangs up."""
    store = Store(create_redis(url, patience), patience=patience)
    try:
        yield store
    finally:
        await store.close()
