"""One stand for the tests of a module: an embedded Valkey, a playground, the bot's own process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import pytest
import pytest_asyncio

from bot.bench.stand import Stand, stand
from bot.store import store_at
from tests.e2e.party import Party, invited

Invite = Callable[..., Awaitable[Party]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stand]:
    async with stand(tmp_path_factory.mktemp("stand"), limits=False) as here:
        yield here


@pytest_asyncio.fixture(loop_scope="module")
async def invite(made: Stand) -> AsyncIterator[Invite]:
    """New people in a new group with the bot; the first of them owns it."""
    async with store_at(made.redis_url) as store:
        yield partial(invited, made, store)


@pytest_asyncio.fixture(loop_scope="module")
async def party(invite: Invite) -> Party:
    """Three people in a group."""
    return await invite()
