"""Deadlines and dirty tables: each to one worker at a time, none lost."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.store import Store, keys
from bot.store.keys import SHARDS
from tests.bot.stored import NOW, lobby, over, with_toy

__all__ = ["with_toy"]

pytestmark = [pytest.mark.redis, pytest.mark.usefixtures("with_toy")]

LEASE = 10.0
ALL = 1000
TABLE = replace(lobby(), wake_at=NOW)


@pytest.fixture
async def table_id(store: Store) -> str:
    """A table that is due now, and not dirty."""
    await store.open(TABLE)
    [(table_id, token)] = await store.claim_dirty(NOW, ALL, LEASE)
    await store.settle_dirty(table_id, token, None)
    return table_id


async def dirty(store: Store, now: float) -> list[str]:
    return [id_ for id_, _ in await store.claim_dirty(now, ALL, LEASE)]


class TestDue:
    async def test_a_table_is_due_at_its_moment_and_not_before(
        self, store: Store, table_id: str
    ) -> None:
        assert await store.claim_due(NOW - 0.001, ALL, LEASE) == []
        assert await store.claim_due(NOW, ALL, LEASE) == [table_id]

    async def test_a_claim_is_one_workers_until_the_lease_ends(
        self, store: Store, other_store: Store, table_id: str
    ) -> None:
        assert await store.claim_due(NOW, ALL, LEASE) == [table_id]
        assert await other_store.claim_due(NOW, ALL, LEASE) == []
        assert await other_store.claim_due(NOW + LEASE - 0.001, ALL, LEASE) == []
        assert await other_store.claim_due(NOW + LEASE, ALL, LEASE) == [table_id]

    async def test_the_commit_sets_the_next_deadline(self, store: Store, table_id: str) -> None:
        await store.claim_due(NOW, ALL, LEASE)
        assert await store.commit(TABLE, replace(TABLE, wake_at=NOW + 1.5), dirty_at=NOW)
        assert await store.claim_due(NOW + 1.499, ALL, LEASE) == []
        assert await store.claim_due(NOW + 1.5, ALL, LEASE) == [table_id]

    async def test_a_commit_without_a_deadline_ends_it(self, store: Store, table_id: str) -> None:
        assert await store.commit(TABLE, over(TABLE), dirty_at=NOW)
        assert await store.claim_due(NOW * 2, ALL, LEASE) == []

    async def test_a_lost_commit_leaves_the_deadline(self, store: Store, table_id: str) -> None:
        assert not await store.commit(
            replace(TABLE, version=5), replace(TABLE, wake_at=None), dirty_at=NOW
        )
        assert await store.claim_due(NOW, ALL, LEASE) == [table_id]

    async def test_a_deadline_can_be_set_by_itself(self, store: Store, table_id: str) -> None:
        await store.set_due(table_id, NOW + 7)
        assert await store.claim_due(NOW, ALL, LEASE) == []
        await store.set_due(table_id, None, version=5)
        assert await store.claim_due(NOW + 7, ALL, LEASE) == [table_id]
        await store.set_due(table_id, None, version=0)
        assert await store.claim_due(NOW * 2, ALL, LEASE) == []

    async def test_the_most_urgent_come_first(self, store: Store) -> None:
        ids = [f"table{n}" for n in range(200)]
        same = [id_ for id_ in ids if keys.shard(id_) == keys.shard(ids[0])]
        for number, id_ in enumerate(same):
            late = replace(lobby(id_, chat=-number - 1), wake_at=NOW - number)
            await store.open(late)
        assert len(same) > 10
        claimed = [await store.claim_due(NOW, 1, LEASE) for _ in same]
        assert [id_ for ids in claimed for id_ in ids] == same[::-1]

    async def test_many_workers_share_them_out_without_a_double(
        self, store: Store, other_store: Store
    ) -> None:
        tables = [replace(lobby(f"t{n:05}", chat=-1 - n), wake_at=NOW - 1) for n in range(120)]
        for table in tables:
            await store.open(table)

        async def take(worker: Store) -> list[str]:
            taken: list[str] = []
            while some := await worker.claim_due(NOW, SHARDS, LEASE):
                assert len(some) <= SHARDS
                taken += some
            return taken

        one, other = await asyncio.gather(take(store), take(other_store))
        assert sorted(one + other) == [table.id for table in tables]
        assert one
        assert other


class TestDirty:
    async def test_a_new_table_is_dirty_at_once(self, store: Store) -> None:
        await store.open(TABLE)
        assert await dirty(store, 0) == [TABLE.id]

    async def test_a_commit_makes_it_dirty_at_its_moment(
        self, store: Store, table_id: str
    ) -> None:
        assert await dirty(store, NOW) == []
        assert await store.commit(TABLE, TABLE, dirty_at=NOW + 0.5)
        assert await dirty(store, NOW + 0.499) == []
        assert await dirty(store, NOW + 0.5) == [table_id]

    async def test_a_commit_that_shows_nowhere_does_not(self, store: Store, table_id: str) -> None:
        assert await store.commit(TABLE, TABLE, dirty_at=None)
        assert await dirty(store, NOW * 2) == []

    async def test_the_earlier_mark_counts(self, store: Store, table_id: str) -> None:
        for at in NOW + 5, NOW + 3, NOW + 4:
            await store.mark_dirty(table_id, at)
        assert await dirty(store, NOW + 2.999) == []
        assert await dirty(store, NOW + 3) == [table_id]

    async def test_a_table_that_is_not_there_is_not_dirty(
        self, store: Store, redis: Redis
    ) -> None:
        await store.mark_dirty("nobody", NOW)
        assert await redis.dbsize() == 0

    async def test_what_changes_under_a_lease_is_not_lost_and_not_anothers_yet(
        self, store: Store, other_store: Store, table_id: str
    ) -> None:
        await store.mark_dirty(table_id, NOW)
        [(_, token)] = await store.claim_dirty(NOW, ALL, LEASE)
        assert await other_store.commit(TABLE, replace(TABLE, calls=1), dirty_at=NOW + 1)
        assert await dirty(other_store, NOW + 2) == []
        await store.settle_dirty(table_id, token, None)
        assert await dirty(other_store, NOW + 0.999) == []
        assert await dirty(other_store, NOW + 1) == [table_id]

    async def test_a_settled_table_rests(self, store: Store, table_id: str) -> None:
        await store.mark_dirty(table_id, NOW)
        [(_, token)] = await store.claim_dirty(NOW, ALL, LEASE)
        await store.settle_dirty(table_id, token, None)
        assert await dirty(store, NOW * 2) == []

    async def test_a_table_can_be_settled_until_later(self, store: Store, table_id: str) -> None:
        await store.mark_dirty(table_id, NOW)
        [(_, token)] = await store.claim_dirty(NOW, ALL, LEASE)
        await store.settle_dirty(table_id, token, NOW + 4)
        assert await dirty(store, NOW + 3.999) == []
        assert await dirty(store, NOW + 4) == [table_id]

    async def test_a_table_that_is_given_back_stands_in_line_where_it_stood(
        self, store: Store, table_id: str
    ) -> None:
        await store.mark_dirty(table_id, NOW)
        [(_, token)] = await store.claim_dirty(NOW + 5, ALL, LEASE)
        await store.mark_dirty(table_id, NOW + 6)
        await store.give_back_dirty(table_id, token)
        await store.open(replace(lobby("other1", chat=-2), wake_at=NOW))
        await store.mark_dirty("other1", 0)
        assert await dirty(store, NOW - 0.001) == ["other1"]
        assert await dirty(store, NOW) == [table_id]

    async def test_who_has_waited_longest_comes_first_whatever_the_shard(
        self, store: Store
    ) -> None:
        ids = [f"table{n}" for n in range(4 * SHARDS)]
        for number, id_ in enumerate(ids):
            await store.open(lobby(id_, chat=-number - 1))
        for id_, token in await store.claim_dirty(NOW, ALL, LEASE):
            await store.settle_dirty(id_, token, NOW - ids.index(id_))
        assert await dirty(store, NOW) == ids[::-1]

    async def test_the_earlier_of_a_mark_and_the_next_look_counts(
        self, store: Store, table_id: str
    ) -> None:
        await store.mark_dirty(table_id, NOW)
        [(_, token)] = await store.claim_dirty(NOW, ALL, LEASE)
        await store.mark_dirty(table_id, NOW + 9)
        await store.settle_dirty(table_id, token, NOW + 4)
        assert await dirty(store, NOW + 4) == [table_id]

    async def test_a_dead_workers_table_comes_back(
        self, store: Store, other_store: Store, table_id: str
    ) -> None:
        await store.mark_dirty(table_id, NOW)
        await store.claim_dirty(NOW, ALL, LEASE)
        await other_store.mark_dirty(table_id, NOW + 1)
        assert await dirty(other_store, NOW + LEASE - 0.001) == []
        assert await dirty(other_store, NOW + LEASE) == [table_id]

    async def test_a_worker_that_lives_keeps_its_tables(
        self, store: Store, other_store: Store, table_id: str
    ) -> None:
        await store.mark_dirty(table_id, NOW)
        [(_, token)] = await store.claim_dirty(NOW, ALL, LEASE)
        await store.renew_dirty({table_id: token, "nobody": token}, NOW + 2 * LEASE)
        assert await dirty(other_store, NOW + 2 * LEASE - 0.001) == []
        assert await dirty(other_store, NOW + 2 * LEASE) == [table_id]

    async def test_a_lease_that_has_gone_to_another_is_not_kept(
        self, store: Store, other_store: Store, table_id: str
    ) -> None:
        await store.mark_dirty(table_id, NOW)
        [(_, late)] = await store.claim_dirty(NOW, ALL, LEASE)
        [(_, token)] = await other_store.claim_dirty(NOW + LEASE, ALL, LEASE)
        await store.renew_dirty({table_id: late}, NOW + 9 * LEASE)
        await other_store.settle_dirty(table_id, token, None)
        await store.renew_dirty({table_id: late}, NOW + 9 * LEASE)
        assert await dirty(store, NOW + 99 * LEASE) == []

    async def test_a_table_that_is_kept_is_given_back_to_its_place(
        self, store: Store, table_id: str
    ) -> None:
        await store.mark_dirty(table_id, NOW)
        [(_, token)] = await store.claim_dirty(NOW + 5, ALL, LEASE)
        await store.renew_dirty({table_id: token}, NOW + 9 * LEASE)
        await store.give_back_dirty(table_id, token)
        assert await dirty(store, NOW) == [table_id]

    async def test_who_comes_late_cannot_settle_anothers_lease(
        self, store: Store, other_store: Store, table_id: str
    ) -> None:
        await store.mark_dirty(table_id, NOW)
        [(_, late)] = await store.claim_dirty(NOW, ALL, LEASE)
        [(_, token)] = await other_store.claim_dirty(NOW + LEASE, ALL, LEASE)
        await store.settle_dirty(table_id, late, None)
        assert await dirty(store, NOW + 2 * LEASE - 0.001) == []
        await other_store.settle_dirty(table_id, token, None)
        assert await dirty(store, NOW * 2) == []

    async def test_every_change_is_seen_while_tellers_and_players_race(
        self, store: Store, other_store: Store, table_id: str
    ) -> None:
        seen = -1
        is_over = False

        async def play() -> None:
            nonlocal is_over
            for version in range(60):
                before = replace(TABLE, version=version)
                assert await store.commit(before, TABLE, dirty_at=NOW)
            is_over = True

        async def tell() -> None:
            nonlocal seen
            while not is_over or seen < 60:
                for id_, token in await other_store.claim_dirty(NOW, ALL, LEASE):
                    table = await other_store.load(id_)
                    assert table is not None
                    assert table.version >= seen
                    seen = table.version
                    await other_store.settle_dirty(id_, token, None)

        async with asyncio.timeout(30):
            await asyncio.gather(play(), tell())
        assert seen == 60

    async def test_a_table_that_expired_can_be_settled(
        self, store: Store, redis: Redis, table_id: str
    ) -> None:
        await store.mark_dirty(table_id, NOW)
        [(_, token)] = await store.claim_dirty(NOW, ALL, LEASE)
        await redis.delete(keys.shard(table_id).table(table_id))
        await store.settle_dirty(table_id, token, None)
        assert await dirty(store, NOW * 2) == []


def test_tables_are_spread_over_all_shards() -> None:
    numbers = [keys.shard(f"table{n}").number for n in range(800)]
    assert {numbers.count(number) > 50 for number in range(SHARDS)} == {True}


@pytest.mark.parametrize(("table_id", "number"), [("abc123", 4), ("prikup1", 6), ("таблица", 3)])
def test_a_table_is_found_where_earlier_releases_put_it(table_id: str, number: int) -> None:
    assert keys.shard(table_id).number == number
