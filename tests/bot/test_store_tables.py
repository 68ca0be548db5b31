"""Tables in the store: opened once, committed over the version that was seen, read back whole."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.store import Store, keys
from bot.store.seats import OVER_SECONDS
from bot.store.updates import REMEMBERED_UPDATES
from bot.table import BrokenTable, LogEntry, Over, Table
from tests.bot.stored import (
    ALL_GAMES,
    ANNA,
    BORIS,
    CHAT,
    NOW,
    lobby,
    matches,
    over,
    with_toy,
)

__all__ = ["with_toy"]

pytestmark = [pytest.mark.redis, pytest.mark.usefixtures("with_toy")]


def entry(number: int) -> LogEntry:
    return LogEntry(seat=number % 3, action=f"bid {number}", at=NOW + number / 3, by="person")


async def loaded(store: Store, table_id: str) -> Table:
    table = await store.load(table_id)
    assert table is not None
    return table


async def test_an_opened_table_is_read_back_by_every_worker(
    store: Store, other_store: Store
) -> None:
    assert await store.open(lobby())
    assert await store.load("abc123") == lobby()
    assert await other_store.load("abc123") == lobby()


async def test_there_is_no_table_that_nobody_opened(store: Store) -> None:
    assert await store.load("nobody") is None
    assert await store.log("nobody") == ()
    assert not await store.commit(lobby(), lobby(), dirty_at=NOW)
    assert await store.load("abc123") is None


async def test_a_table_knows_the_updates_that_have_changed_it_last(
    store: Store, other_store: Store
) -> None:
    await store.open(lobby())
    with store.handling(7):
        assert not await store.has_changed(7, "abc123")
        assert await store.commit(lobby(), lobby(), dirty_at=NOW)
    assert await other_store.has_changed(7, "abc123")
    assert not await other_store.has_changed(77, "abc123")
    assert not await other_store.has_changed(7, "nobody")
    await store.commit(await loaded(store, "abc123"), lobby(), dirty_at=NOW)  # the clock's
    for update in range(10, 10 + REMEMBERED_UPDATES):
        assert await other_store.has_changed(7, "abc123")
        with store.handling(update):
            await store.commit(await loaded(store, "abc123"), lobby(), dirty_at=NOW)
    assert not await other_store.has_changed(7, "abc123")
    assert await other_store.has_changed(10, "abc123")


async def test_an_update_that_lost_against_another_has_changed_nothing(store: Store) -> None:
    await store.open(lobby())
    await store.commit(lobby(), lobby(), dirty_at=NOW)
    with store.handling(7):
        assert not await store.commit(lobby(), lobby(), dirty_at=NOW)
    assert not await store.has_changed(7, "abc123")


async def test_an_opened_table_stays(store: Store, redis: Redis) -> None:
    await store.open(lobby())
    assert await redis.ttl(keys.shard("abc123").table("abc123")) == -1


async def test_an_id_is_given_once(store: Store) -> None:
    await store.open(lobby())
    assert not await store.open(lobby(chat=CHAT - 1))
    assert await store.table_at(f"{CHAT - 1}:0") is None
    assert await store.load("abc123") == lobby()


@pytest.mark.parametrize("slug", ALL_GAMES)
async def test_a_match_is_the_same_for_another_worker_after_every_press(
    store: Store, other_store: Store, slug: str
) -> None:
    tables = matches(slug, presses=150)
    table = next(tables)
    assert await store.open(table)
    for after in tables:
        before = await loaded(store, table.id)
        assert await store.commit(before, after, dirty_at=NOW)
        expected = replace(after, version=before.version + 1)
        assert await loaded(store, table.id) == expected
        assert await loaded(other_store, table.id) == expected
        assert repr(await loaded(other_store, table.id)) == repr(expected)


@pytest.mark.parametrize("slug", ALL_GAMES)
async def test_the_last_state_of_a_match_stays_with_the_table(
    store: Store, other_store: Store, slug: str
) -> None:
    *_, last = matches(slug, presses=40)
    await store.open(last)
    end = replace(last, stage=Over("stopped", last.stage.state, "c0ffee", by="Борис"))  # type: ignore[union-attr]
    assert await store.commit(last, end, dirty_at=NOW)
    assert await other_store.load(last.id) == replace(end, version=1)


async def test_only_the_first_of_two_commits_over_a_version_counts(
    store: Store, other_store: Store
) -> None:
    await store.open(lobby())
    seen = await loaded(store, "abc123")
    assert await store.commit(seen, replace(seen, language="en"), [entry(1)], dirty_at=NOW)
    assert not await other_store.commit(seen, replace(seen, calls=9), [entry(2)], dirty_at=NOW)
    for worker in store, other_store:
        assert await worker.load("abc123") == replace(seen, language="en", version=1)
        assert await worker.log("abc123") == (entry(1),)


async def test_of_two_racing_workers_exactly_one_wins_each_version(
    store: Store, other_store: Store
) -> None:
    await store.open(lobby())
    rounds = 100

    async def work(worker: Store, name: str) -> int:
        won = 0
        while won < rounds:
            before = await loaded(worker, "abc123")
            by = LogEntry(0, f"v{before.version}", NOW, name)
            after = replace(before, calls=before.calls + 1)
            won += await worker.commit(before, after, [by], dirty_at=NOW)
        return won

    await asyncio.gather(work(store, "one"), work(other_store, "other"))
    log = await store.log("abc123")
    assert [line.action for line in log] == [f"v{version}" for version in range(2 * rounds)]
    assert {line.by for line in log} == {"one", "other"}
    end = await loaded(store, "abc123")
    assert (end.version, end.calls) == (2 * rounds, 2 * rounds)


async def test_the_log_keeps_the_order_of_the_actions(store: Store) -> None:
    await store.open(lobby())
    written: list[LogEntry] = []
    for version in range(5):
        before = await loaded(store, "abc123")
        some = [entry(100 * version + number) for number in range(version)]
        assert await store.commit(before, before, some, dirty_at=NOW)
        written += some
    assert await store.log("abc123") == tuple(written)


async def test_an_unchanged_table_is_not_read_again(store: Store, redis: Redis) -> None:
    await store.open(lobby())
    first = await loaded(store, "abc123")
    await redis.hset(keys.shard("abc123").table("abc123"), "data", "nonsense")
    assert await store.load("abc123") is first


async def test_only_the_tables_used_last_are_remembered(
    store: Store, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.tables.REMEMBERED", 2)
    ids = ["table1", "table2", "table3"]
    for number, table_id in enumerate(ids):
        await store.open(lobby(table_id, chat=-1 - number))
        await store.load(table_id)
        await redis.hset(keys.shard(table_id).table(table_id), "data", "nonsense")
    await loaded(store, "table2")
    await loaded(store, "table3")
    with pytest.raises(BrokenTable):
        await store.load("table1")


async def test_a_table_that_another_worker_changed_is_read_again(
    store: Store, other_store: Store
) -> None:
    await store.open(lobby())
    before = await loaded(store, "abc123")
    await other_store.commit(before, replace(before, language="en"), dirty_at=NOW)
    assert (await loaded(store, "abc123")).language == "en"


async def test_a_sent_notice_is_dropped_and_nothing_else(store: Store, other_store: Store) -> None:
    *_, table = matches("highest", presses=9)
    await store.open(table)
    first = table.notices[0].number
    await store.notice_sent(table.id, first)
    await store.notice_sent(table.id, first)
    assert await other_store.load(table.id) == replace(table, notices=table.notices[1:], version=1)
    await store.notice_sent("nobody", 1)


async def test_a_notice_is_dropped_though_others_commit(store: Store, other_store: Store) -> None:
    table = lobby().with_notice("nudge").with_notice("took_over", seat=0)
    await store.open(table)

    async def change() -> None:
        done = 0
        while done < 20:
            before = await loaded(other_store, table.id)
            after = replace(before, calls=before.calls + 1)
            done += await other_store.commit(before, after, dirty_at=NOW)

    await asyncio.gather(change(), store.notice_sent(table.id, 1), store.notice_sent(table.id, 2))
    end = await loaded(store, table.id)
    assert (end.notices, end.calls, end.version) == ((), 20, 22)


async def test_a_finished_table_and_all_that_is_its_own_expire(store: Store, redis: Redis) -> None:
    await store.open(lobby())
    await store.commit(lobby(), over(lobby()), [entry(1)], dirty_at=NOW)
    shard = keys.shard("abc123")
    for key in shard.table("abc123"), shard.log("abc123"):
        assert OVER_SECONDS - 60 < await redis.ttl(key) <= OVER_SECONDS


async def test_a_living_table_and_its_log_never_expire(store: Store, redis: Redis) -> None:
    await store.open(lobby())
    await store.commit(lobby(), lobby(), [entry(1)], dirty_at=NOW)
    shard = keys.shard("abc123")
    for key in shard.table("abc123"), shard.log("abc123"):
        assert await redis.ttl(key) == -1


@pytest.mark.parametrize(
    "table_id", ["", "a", "таблица", "a:b c", "{p0}", "}{", "x" * 5000, "\x00\n", "🂡"]
)
async def test_any_text_can_be_asked_for_as_an_id(store: Store, table_id: str) -> None:
    assert await store.load(table_id) is None
    assert await store.log(table_id) == ()
    assert await store.open(lobby(table_id))
    assert await store.load(table_id) == lobby(table_id)
    assert await store.claim_due(NOW * 2, 8, 10) == [table_id]


async def test_numbers_of_64_bits_stay_exact(store: Store, other_store: Store) -> None:
    big = replace(BORIS, id=2**63 - 1)
    table = replace(
        lobby(chat=-(2**63), topic=2**63 - 1, people=(big,)), hand_calls=((big.id, 3),)
    )
    assert await store.open(table)
    assert await other_store.load(table.id) == table
    assert await other_store.table_at(table.venue.key) == table.id
    assert await other_store.tables_of(big.id) == (table.id,)


class TestBroken:
    """What is stored of a table cannot be read."""

    @pytest.fixture
    async def table_key(self, store: Store) -> str:
        await store.open(lobby())
        await store.open(lobby("other1", chat=CHAT - 1))
        return keys.shard("abc123").table("abc123")

    @pytest.fixture(
        params=[
            b"",
            b"{",
            b"null",
            b"[]",
            b"{}",
            b'"\xff\xfe"',
            b"[" * 100_000,
            b'{"format": 1}',
            b'{"format": 1, "table": null, "events": {}}',
        ]
    )
    def rubbish(self, request: pytest.FixtureRequest) -> bytes:
        return bytes(request.param)

    async def test_rubbish_is_a_broken_table(
        self, redis: Redis, other_store: Store, table_key: str, rubbish: bytes
    ) -> None:
        await redis.hset(table_key, "data", rubbish)
        with pytest.raises(BrokenTable) as caught:
            await other_store.load("abc123")
        assert caught.value.table_id == "abc123"

    @pytest.mark.parametrize(
        ("path", "value"),
        [
            (["format"], 999),
            (["format"], "1"),
            (["table", "slug"], "whist"),
            (["table", "id"], "other1"),
            (["table", "version"], 5),
            (["table", "version"], "0"),
            (["table", "host_id"], "eleven"),
            (["table", "chairs"], {"0": None}),
            (["table", "chairs"], [{"is": "Dog", "name": "Rex"}]),
            (["table", "stage"], {"is": "Lobby"}),
            (["table", "options"], {"target": 100}),
            (["table", "venue"], None),
        ],
    )
    async def test_a_table_with_one_wrong_value_is_broken(
        self, redis: Redis, other_store: Store, table_key: str, path: list[str], value: object
    ) -> None:
        data = json.loads(await redis.hget(table_key, "data") or b"")
        place = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        await redis.hset(table_key, "data", json.dumps(data))
        with pytest.raises(BrokenTable):
            await other_store.load("abc123")

    @pytest.mark.parametrize("field", ["version", "data"])
    async def test_a_table_without_its_parts_is_broken(
        self, redis: Redis, other_store: Store, table_key: str, field: str
    ) -> None:
        await redis.hdel(table_key, field)
        with pytest.raises(BrokenTable):
            await other_store.load("abc123")

    async def test_something_else_under_the_key_is_a_broken_table(
        self, redis: Redis, store: Store, table_key: str
    ) -> None:
        await redis.set(table_key, "a table")
        with pytest.raises(BrokenTable):
            await store.load("abc123")
        await store.close_broken("abc123")
        assert await store.load("abc123") is None
        assert await store.open(lobby("newer1"))

    async def test_a_broken_log_says_so(self, redis: Redis, store: Store, table_key: str) -> None:
        await redis.rpush(keys.shard("abc123").log("abc123"), '{"seat": "zero"}')
        with pytest.raises(BrokenTable):
            await store.log("abc123")

    async def test_a_closed_one_frees_its_venue_and_wants_nothing(
        self, redis: Redis, store: Store, other_store: Store, table_key: str
    ) -> None:
        await redis.hset(table_key, "data", "{")
        await other_store.close_broken("abc123")
        assert await store.table_at(f"{CHAT}:0") is None
        assert await store.tables_of(ANNA.id) == ("other1",)
        assert await store.claim_due(NOW * 2, 100, 10) == ["other1"]
        assert [id_ for id_, _ in await store.claim_dirty(NOW, 100, 10)] == ["other1"]
        assert await store.open(lobby("newer1"))

    async def test_a_closed_one_cannot_be_brought_back(
        self, store: Store, other_store: Store, table_key: str
    ) -> None:
        seen = await loaded(store, "abc123")
        await other_store.close_broken("abc123")
        assert not await store.commit(seen, replace(seen, calls=1), dirty_at=NOW)
        with pytest.raises(BrokenTable):
            await store.load("abc123")

    async def test_a_closed_one_can_be_looked_at_for_a_while(
        self, redis: Redis, store: Store, table_key: str
    ) -> None:
        await redis.hset(table_key, "data", "{half a table")
        await store.close_broken("abc123")
        assert await redis.hget(table_key, "data") == b"{half a table"
        assert OVER_SECONDS - 60 < await redis.ttl(table_key) <= OVER_SECONDS

    async def test_closing_what_is_not_there_does_nothing(self, store: Store) -> None:
        await store.close_broken("nobody")
        assert await store.load("nobody") is None

    async def test_it_does_not_hold_up_others(
        self, redis: Redis, store: Store, table_key: str
    ) -> None:
        await redis.set(table_key, "rubbish")
        assert sorted(await store.claim_due(NOW * 2, 100, 10)) == ["abc123", "other1"]
        claims = dict(await store.claim_dirty(NOW, 100, 10))
        assert sorted(claims) == ["abc123", "other1"]
        for table_id, token in claims.items():
            await store.mark_dirty(table_id, NOW)
            await store.settle_dirty(table_id, token, None)
        assert await store.tables_of(ANNA.id) == ("other1",)
