"""Redis under the bot breaks in every way: people are told, and play goes on by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.bench.faults.store import FAULTS, shake
from bot.bench.faults.store import Store as Servers
from bot.store import Store, StoreDown, create_redis

SLUGS = ["thousand", "hundred_one", "forty_fives"]


async def test_whatever_redis_does_people_are_told_to_try_again_and_play_goes_on(
    tmp_path: Path,
) -> None:
    found = await shake(tmp_path, slugs=SLUGS, away_seconds=3)
    assert not found.wrong, str(found)
    assert found.accepted
    for name in FAULTS:
        assert found.again[name], f"nobody pressed while Redis was {name}"


async def test_a_server_that_follows_another_by_now_is_left_for_the_one_that_serves(
    tmp_path: Path,
) -> None:
    async with Servers(tmp_path).running() as servers:
        store = Store(create_redis(servers.line.url))
        await store.handled(1)
        replica, old = await servers.replica(), servers.server
        await old.ask("FAILOVER", "TO", "127.0.0.1", str(replica.port))
        await old.until_it_is("slave")
        servers.promoted(replica)
        with pytest.raises(StoreDown):
            await store.handled(2)
        await store.handled(2)
        assert await store.is_handled(1)
        await store.close()
