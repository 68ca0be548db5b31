"""Redis under the bot breaks in every way: people are told, and play goes on by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bot import lobby
from bot.bench.faults.store import FAULTS, Servers, shake
from bot.prefs import ChatSettings, Prefs
from bot.store import Store, StoreDown, create_redis, keys
from bot.table import Person, Table, Venue

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


@dataclass(frozen=True, slots=True)
class Fork:
    """A table whose last commit was lost with its server, when another worker made the next."""

    mine: Store
    other: Store
    lost: Table
    """What I remember."""
    present: Table
    """What is stored, under the same number."""


@pytest.fixture
async def fork(tmp_path: Path) -> AsyncIterator[Fork]:
    async with Servers(tmp_path).running() as servers:
        redis = create_redis(servers.line.url)
        mine, other = Store(redis), Store(create_redis(servers.line.url))
        person = Person(1, "P1", Prefs(), is_reachable=True)
        venue = Venue(-1, None, "Cards")
        await mine.open(lobby.opened("abcdefgh", venue, "thousand", person, ChatSettings(), 1.0))
        first = await mine.load("abcdefgh")
        assert first is not None
        key = keys.shard(first.id).table(first.id)
        as_it_was = await redis.dump(key)
        assert as_it_was is not None
        assert await mine.commit(first, replace(first, calls=1), dirty_at=None)
        await redis.restore(key, 0, as_it_was, replace=True)  # the replica never heard of it
        assert await other.commit(first, replace(first, calls=5), dirty_at=None)
        lost, present = mine.recent(first.id), await other.load(first.id)
        assert lost is not None
        assert present is not None
        assert lost.version == present.version
        yield Fork(mine, other, lost, present)
        for store in (mine, other):
            await store.close()


async def test_what_a_failover_has_lost_is_not_played_on_by_who_remembers_it(fork: Fork) -> None:
    assert not await fork.mine.commit(fork.lost, replace(fork.lost, calls=2), dirty_at=None)
    assert await fork.other.load(fork.present.id) == fork.present


async def test_a_version_that_bears_the_number_of_a_lost_one_is_read_anew(fork: Fork) -> None:
    assert await fork.mine.load(fork.lost.id) == fork.present
