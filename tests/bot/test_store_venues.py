"""One table at a time stands in a chat or topic, and moves along when the chat does."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.store import Store, keys
from bot.store.server import NotSo
from bot.store.tables import OPENING_SECONDS
from tests.bot.stored import CHAT, NOW, lobby, over, with_toy

__all__ = ["with_toy"]

pytestmark = [pytest.mark.redis, pytest.mark.usefixtures("with_toy")]

HERE = f"{CHAT}:0"
NEW_CHAT = CHAT - 77


async def test_a_second_table_cannot_stand_where_one_stands(store: Store, redis: Redis) -> None:
    assert await store.open(lobby("first1"))
    assert not await store.open(lobby("second"))
    assert await store.table_at(HERE) == "first1"
    assert await store.load("second") is None
    assert await store.claim_due(NOW * 2, 100, 10) == ["first1"]
    assert await redis.exists(keys.shard("second").table("second")) == 0


async def test_every_topic_of_a_forum_has_its_own_table(store: Store) -> None:
    for topic in None, 5, 6:
        assert await store.open(lobby(f"topic{topic or 0}", topic=topic))
    assert await store.table_at(HERE) == "topic0"
    assert await store.table_at(f"{CHAT}:5") == "topic5"
    assert await store.table_at(f"{CHAT}:7") is None
    assert sorted(await store.tables_in(CHAT)) == ["topic0", "topic5", "topic6"]


async def test_of_many_who_open_at_once_one_gets_the_venue(
    store: Store, other_store: Store
) -> None:
    tables = [lobby(f"table{number}") for number in range(20)]
    workers = [store, other_store] * 10
    won = await asyncio.gather(
        *(worker.open(table) for worker, table in zip(workers, tables, strict=True))
    )
    assert sum(won) == 1
    winner = tables[won.index(True)]
    assert await store.table_at(HERE) == winner.id
    assert [t.id for t in tables if await store.load(t.id)] == [winner.id]


async def test_a_table_that_is_over_gives_way(store: Store) -> None:
    await store.open(lobby("first1"))
    await store.commit(lobby("first1"), over(lobby("first1")), dirty_at=NOW)
    assert await store.open(lobby("second"))
    assert await store.table_at(HERE) == "second"


async def test_a_table_that_is_missing_gives_way(store: Store, redis: Redis) -> None:
    await store.open(lobby("first1"))
    await redis.delete(keys.shard("first1").table("first1"))
    assert await store.open(lobby("second"))
    assert await store.table_at(HERE) == "second"


async def test_something_else_than_a_table_gives_way(store: Store, redis: Redis) -> None:
    await store.open(lobby("first1"))
    await redis.set(keys.shard("first1").table("first1"), "rubbish")
    assert await store.open(lobby("second"))


async def test_many_stand_up_for_a_venue_of_a_table_that_is_over_and_one_gets_it(
    store: Store, other_store: Store
) -> None:
    await store.open(lobby("first1"))
    await store.commit(lobby("first1"), over(lobby("first1")), dirty_at=NOW)
    won = await asyncio.gather(
        *(worker.open(lobby(f"later{n}")) for n, worker in enumerate([store, other_store] * 5))
    )
    assert sum(won) == 1
    assert await store.table_at(HERE) == f"later{won.index(True)}"


async def test_a_venue_is_freed_by_its_own_table_only(store: Store) -> None:
    await store.open(lobby("first1"))
    await store.free_venue(HERE, "second")
    assert await store.table_at(HERE) == "first1"
    await store.free_venue(HERE, "first1")
    await store.free_venue(HERE, "first1")
    assert await store.table_at(HERE) is None
    assert await store.tables_in(CHAT) == ()


async def test_an_opening_that_goes_wrong_leaves_nothing_behind(
    store: Store, redis: Redis
) -> None:
    await redis.set(keys.venues(CHAT), "no venues at all")
    with pytest.raises(NotSo):
        await store.open(lobby())
    assert 0 < await redis.ttl(keys.shard("abc123").table("abc123")) <= OPENING_SECONDS
    assert await store.claim_due(NOW * 2, 100, 10) == []
    assert await store.claim_dirty(NOW * 2, 100, 10) == []


async def test_a_supergroup_gets_the_tables_of_its_group(store: Store, other_store: Store) -> None:
    for topic in None, 5:
        await store.open(lobby(f"topic{topic or 0}", topic=topic))
    await store.open(lobby("ended1", topic=6))
    await store.commit(lobby("ended1", topic=6), over(lobby("ended1", topic=6)), dirty_at=NOW)
    assert sorted(await store.move_chat(CHAT, NEW_CHAT)) == ["topic0", "topic5"]
    assert await other_store.table_at(f"{NEW_CHAT}:0") == "topic0"
    assert await other_store.table_at(f"{NEW_CHAT}:5") == "topic5"
    assert await other_store.table_at(f"{NEW_CHAT}:6") is None
    assert not await store.open(lobby("newer1", chat=NEW_CHAT))


async def test_a_group_may_move_twice_and_by_its_old_number_is_still_found(store: Store) -> None:
    await store.open(lobby())
    assert await store.move_chat(CHAT, NEW_CHAT) == ("abc123",)
    moved = replace(lobby(), venue=replace(lobby().venue, chat_id=NEW_CHAT))
    await store.commit(lobby(), moved, dirty_at=NOW)
    assert await store.move_chat(CHAT, NEW_CHAT) == ("abc123",)
    assert await store.table_at(HERE) == "abc123"
    await store.commit(replace(moved, version=1), over(moved), dirty_at=NOW)
    await store.free_venue(f"{NEW_CHAT}:0", "abc123")
    assert await store.move_chat(CHAT, NEW_CHAT) == ()
    assert await store.open(lobby("newer1", chat=NEW_CHAT))


async def test_who_opened_in_the_supergroup_first_keeps_the_venue(store: Store) -> None:
    await store.open(lobby())
    await store.open(lobby("newer1", chat=NEW_CHAT))
    assert await store.move_chat(CHAT, NEW_CHAT) == ("abc123",)
    assert await store.table_at(f"{NEW_CHAT}:0") == "newer1"
    assert await store.load("abc123") == lobby()


async def test_a_group_without_tables_moves(store: Store) -> None:
    assert await store.move_chat(CHAT, NEW_CHAT) == ()


async def test_the_newest_message_is_the_highest_seen(store: Store, other_store: Store) -> None:
    assert await store.last_message(HERE) == 0
    for message in 5, 2**53 - 1, 7:
        await store.note_message(HERE, message)
    await store.note_message(f"{CHAT}:5", 3)
    assert await other_store.last_message(HERE) == 2**53 - 1
    assert await other_store.last_message(f"{CHAT}:5") == 3


async def test_the_last_match_of_a_chat_is_found_and_moves_along(store: Store) -> None:
    assert await store.played_at(HERE) is None
    await store.note_played(HERE, "first1")
    await store.note_played(HERE, "second")
    await store.note_played(f"{CHAT}:5", "third1")
    assert await store.played_at(HERE) == "second"
    assert await store.played_at(f"{CHAT}:5") == "third1"
    await store.move_chat(CHAT, NEW_CHAT)
    assert await store.played_at(f"{NEW_CHAT}:0") == "second"
    assert await store.played_at(f"{NEW_CHAT}:5") == "third1"
