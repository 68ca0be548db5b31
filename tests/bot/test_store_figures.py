"""How much there is to do, and how many tables: known without looking at any of them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.store import Store, keys
from bot.store.figures import Backlog, Figures
from bot.table import Table
from tests.bot.stored import CHAT, NOW, lobby, matches, over, with_toy
from tests.engine.toy import TOY

__all__ = ["with_toy"]

pytestmark = [pytest.mark.redis, pytest.mark.usefixtures("with_toy")]

LOBBIES, PLAYING = ("lobby", TOY.slug), ("playing", TOY.slug)


async def opened(store: Store, number: int) -> Table:
    table = lobby(f"table{number}", CHAT - number)
    assert await store.open(table)
    return table


async def begun(store: Store, table: Table) -> Table:
    first = next(iter(matches(TOY.slug, 0)))
    after = replace(first, id=table.id, venue=table.venue, version=table.version)
    assert await store.commit(table, after, dirty_at=NOW)
    return replace(after, version=table.version + 1)


async def tables(store: Store) -> dict[tuple[str, str], int]:
    """How many tables there are, those of which there are none left out."""
    found = (await store.figures(NOW)).tables
    return {kind: number for kind, number in found.items() if number}


async def test_in_an_empty_store_there_is_nothing(store: Store) -> None:
    nothing = Backlog(0, 0.0)
    assert await store.figures(NOW) == Figures(nothing, nothing, 0, {})


async def test_tables_are_counted_by_stage_and_game(store: Store) -> None:
    first, second, _ = [await opened(store, number) for number in range(3)]
    assert await tables(store) == {LOBBIES: 3}
    played = await begun(store, first)
    assert await tables(store) == {LOBBIES: 2, PLAYING: 1}
    assert await store.commit(played, over(played), dirty_at=NOW)
    assert await store.commit(second, over(second), dirty_at=NOW)
    assert await tables(store) == {LOBBIES: 1}


async def test_a_table_whose_venue_is_taken_is_not_counted(store: Store) -> None:
    await opened(store, 1)
    assert not await store.open(lobby("another", CHAT - 1))
    assert await tables(store) == {LOBBIES: 1}


async def test_a_commit_that_comes_too_late_counts_nothing(store: Store) -> None:
    table = await opened(store, 1)
    await begun(store, table)
    assert not await store.commit(table, over(table), dirty_at=NOW)
    assert await tables(store) == {PLAYING: 1}


async def test_what_happens_after_the_end_counts_nothing(store: Store) -> None:
    table = await opened(store, 1)
    assert await store.commit(table, over(table), dirty_at=NOW)
    end = replace(over(table), version=table.version + 1)
    assert await store.commit(end, replace(end, calls=1), dirty_at=NOW)
    assert await tables(store) == {}


async def test_erased_and_broken_tables_are_not_counted(store: Store, redis: Redis) -> None:
    for number in (1, 2, 3):
        await opened(store, number)
    await store.erase("table1")
    await redis.hset(keys.shard("table2").table("table2"), "data", "rubbish")
    await store.close_broken("table2")
    assert await tables(store) == {LOBBIES: 1}


async def test_a_table_of_an_older_release_is_counted_from_its_next_change_on(
    store: Store, redis: Redis
) -> None:
    table = await opened(store, 1)
    await redis.hdel(keys.shard(table.id).table(table.id), "counted")
    await redis.delete(keys.shard(table.id).census)
    assert await tables(store) == {}
    await begun(store, table)
    assert await tables(store) == {PLAYING: 1}


async def test_what_the_teller_has_not_looked_at_waits_from_when_it_should_have(
    store: Store,
) -> None:
    ids = [(await opened(store, number)).id for number in range(3)]
    for table_id, token in await store.claim_dirty(NOW, 1000, 10):
        await store.settle_dirty(table_id, token, None)
    for table_id, at in zip(ids, (NOW - 7, NOW, NOW + 1), strict=True):
        await store.mark_dirty(table_id, at)
    assert (await store.figures(NOW)).teller == Backlog(2, 7.0)
    await store.claim_dirty(NOW, 1000, 10)
    found = await store.figures(NOW)
    assert (found.teller, found.at_work) == (Backlog(0, 0.0), 2)


async def test_what_the_clock_has_not_woken_waits_from_when_it_should_have(store: Store) -> None:
    table = await opened(store, 1)
    await opened(store, 2)
    await store.set_due(table.id, NOW - 3)
    assert (await store.figures(NOW)).clock == Backlog(1, 3.0)


async def test_rubbish_under_an_index_is_taken_for_nothing(store: Store, redis: Redis) -> None:
    await opened(store, 1)
    for shard in keys.ALL_SHARDS:
        for key in (shard.dirty, shard.due, shard.held, shard.census):
            await redis.set(key, "rubbish")
    nothing = Backlog(0, 0.0)
    assert await store.figures(NOW) == Figures(nothing, nothing, 0, {})
