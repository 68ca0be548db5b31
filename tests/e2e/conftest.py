"""One stand for the tests of a module: an embedded Valkey, a playground, the bot's own process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import pytest
import pytest_asyncio

from bot.bench.stand import Stand, stand
from bot.store import Store, create_redis
from tests.e2e.party import Party, invited

Invite = Callable[..., Awaitable[Party]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stand]:
    async with stand(tmp_path_factory.mktemp("stand"), limits=False) as here:
        yield here


@pytest_asyncio.fixture(loop_scope="module")
async def invite(made: Stand) -> AsyncIterator[Invite]:
    """New people in a new group with the bot; the first of them owns it."""
    store = Store(create_redis(made.redis_url))

    yield partial(invited, made, store)
    await store.close()


@pytest_asyncio.fixture(loop_scope="module")
async def party(invite: Invite) -> Party:
    """Three people in a group."""
    return await invite()
