"""A table that a teller looks after, in a playground and on a real server."""

from __future__ import annotations

from collections.abc import AsyncIterator, MutableMapping
from typing import Any, cast

import pytest
from redis.asyncio import Redis

from engine.games import GAMES
from tests.bot.teller.house import House, a_house
from tests.engine.toy import TOY


@pytest.fixture
async def house(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setitem(cast("MutableMapping[str, Any]", GAMES), TOY.slug, TOY)
    async with a_house(redis) as everything:
        yield everything


@pytest.fixture
async def playing(house: House) -> House:
    """A table in play that is shown as it is."""
    await house.open_table()
    await house.start()
    await house.settle()
    house.at.clock.advance(5)
    return house
