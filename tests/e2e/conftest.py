"""One stand for the tests of a module: an embedded Valkey, a playground, the bot's own process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio

from bot.bench.stand import Stand, stand
from bot.store import Store, create_redis
from tests.e2e.party import NAMES, Party

Invite = Callable[..., Awaitable[Party]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stand]:
    async with stand(tmp_path_factory.mktemp("stand"), limits=False) as here:
        yield here


@pytest_asyncio.fixture(loop_scope="module")
async def invite(made: Stand) -> AsyncIterator[Invite]:
    """New people in a new group with the bot; the first of them owns it."""
    store = Store(create_redis(made.redis_url))

    async def invited(number: int = 3, *, is_set: bool = True, **group: object) -> Party:
        people = [
            await made.playground.add_person(name, language_code="en") for name in NAMES[:number]
        ]
        chat = await made.playground.add_group("Friday cards", people, **group)
        await people[0].expect(lambda seen: seen.by_bot, chat)  # it greets them
        party = Party(made, store, chat, people)
        if is_set:
            await party.settings()
        return party

    yield invited
    await store.close()


@pytest_asyncio.fixture(loop_scope="module")
async def party(invite: Invite) -> Party:
    """Three people in a group."""
    return await invite()
