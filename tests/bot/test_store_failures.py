"""What becomes of a question when the server, the line or the worker fails."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from redis import crc
from redis.asyncio import Redis
from redis.exceptions import ClusterCrossSlotError, ResponseError

from bot.prefs import Opened, Prefs, Profile
from bot.shown import Shown
from bot.store import Store, StoreDown, create_redis, keys, server
from bot.table import BrokenTable, LogEntry
from bot.valkey import serving
from tests.bot.conftest import binary
from tests.bot.lines import Line, line
from tests.bot.stored import ANNA, BORIS, CHAT, NOW, lobby, with_toy

__all__ = ["with_toy"]

pytestmark = [pytest.mark.redis, pytest.mark.usefixtures("with_toy")]

TABLE = lobby()
ENTRY = LogEntry(0, "bid 105", NOW, "person")
ENGLISH = Profile(Prefs("en"), is_known=True)
RUSSIAN = Profile(Prefs("ru"), is_known=True)
SHOWN = Shown(CHAT, 77, "d1g35t", "deal:1", NOW, NOW)

QUESTIONS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "open": lambda store: store.open(lobby("other1", chat=CHAT - 1)),
    "load": lambda store: store.load(TABLE.id),
    "commit": lambda store: store.commit(TABLE, replace(TABLE, calls=1), dirty_at=NOW),
    "log": lambda store: store.log(TABLE.id),
    "table_at": lambda store: store.table_at(TABLE.venue.key),
    "free_venue": lambda store: store.free_venue(TABLE.venue.key, TABLE.id),
    "move_chat": lambda store: store.move_chat(CHAT, CHAT - 5),
    "tables_of": lambda store: store.tables_of(ANNA.id),
    "save_profile": lambda store: store.save_profile(ANNA.id, ENGLISH),
    "change_profile": lambda store: store.change_profile(ANNA.id, lambda _: ENGLISH),
    "save_shown": lambda store: store.save_shown(TABLE.id, "group", SHOWN),
    "save_opened": lambda store: store.save_opened(TABLE.id, ANNA.id, Opened(1)),
    "close_broken": lambda store: store.close_broken(TABLE.id),
    "erase": lambda store: store.erase(TABLE.id),
    "traces": lambda store: store.traces(ANNA.id),
    "drop_trace": lambda store: store.drop_trace(ANNA.id, TABLE.id),
    "forget_screens": lambda store: store.forget_screens(TABLE.id, ANNA.id, NOW),
    "forget_person": lambda store: store.forget_person(ANNA.id),
    "notice_sent": lambda store: store.notice_sent(TABLE.id, 1),
    "claim_due": lambda store: store.claim_due(NOW * 2, 8, 10),
    "claim_dirty": lambda store: store.claim_dirty(NOW, 8, 10),
    "settle_dirty": lambda store: store.settle_dirty(TABLE.id, "token", None),
    "give_back_dirty": lambda store: store.give_back_dirty(TABLE.id, "token"),
    "mark_dirty": lambda store: store.mark_dirty(TABLE.id, -1),
    "set_due": lambda store: store.set_due(TABLE.id, NOW),
    "reserve": lambda store: store.reserve(CHAT, is_group=True, now=NOW),
    "hold": lambda store: store.hold(CHAT, NOW),
    "first_time": lambda store: store.first_time(1),
    "ping": lambda store: store.ping(),
}
WRITES = ("open", "commit", "save_profile", "save_shown", "mark_dirty", "reserve", "first_time")


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Redis]:
    client = create_redis(address)
    try:
        yield client
    finally:
        await client.aclose()


@asynccontextmanager
async def at(address: str) -> AsyncIterator[Store]:
    async with connected(address) as client:
        yield Store(client)


@pytest.fixture
async def flaky(redis: Redis, address: str, tmp_path: Path) -> AsyncIterator[tuple[Line, Store]]:
    """A worker whose line to the server can fail; the table stands, the scripts are known."""
    async with line(address, tmp_path) as (wire, near), at(near) as store:
        await store.open(TABLE)
        await store.commit(TABLE, TABLE, dirty_at=NOW)
        yield wire, store


@pytest.fixture
def own_directory(tmp_path: Path) -> Path:
    return tmp_path / "own"


@pytest.fixture
def own_address(server_kind: str, own_directory: Path) -> Iterator[str]:
    """A server for this test alone, which may do to it what it likes."""
    with serving(binary(server_kind), own_directory) as address:
        yield address


class TestNoServer:
    @pytest.mark.parametrize("name", QUESTIONS)
    async def test_every_question_ends_as_store_down(
        self, server_kind: str, tmp_path: Path, name: str
    ) -> None:
        async with at(f"unix://{tmp_path}/nobody.sock") as store:
            with pytest.raises(StoreDown, match="Redis does not answer: "):
                await QUESTIONS[name](store)

    async def test_a_port_where_nobody_listens_is_store_down(self, server_kind: str) -> None:
        async with at("redis://127.0.0.1:1/0") as store:
            with pytest.raises(StoreDown):
                await store.ping()

    async def test_a_server_that_accepts_and_says_nothing_is_store_down(
        self, flaky: tuple[Line, Store]
    ) -> None:
        wire, store = flaky
        wire.go_silent()
        async with asyncio.timeout(10):
            with pytest.raises(StoreDown):
                await store.load(TABLE.id)

    async def test_a_worker_that_was_halted_itself_still_reads_its_answer(
        self, redis: Redis
    ) -> None:
        store = Store(redis)
        await store.open(TABLE)
        loop = asyncio.get_running_loop()
        for turns in range(3, 6):  # it may be halted before or after the question is sent
            asking = asyncio.create_task(store.load(TABLE.id))
            for _ in range(turns):
                await asyncio.sleep(0)
            halted_until = loop.time() + server.PATIENCE + 0.1
            while loop.time() < halted_until:
                pass
            assert await asking == TABLE

    async def test_a_wrong_password_is_store_down(self, own_address: str) -> None:
        async with at(own_address) as store, at(f"{own_address}?password=wrong") as stranger:
            await store.ping()
            with pytest.raises(StoreDown):
                await stranger.ping()


class TestServerInTrouble:
    """It answers, but cannot store."""

    @pytest.mark.parametrize("name", WRITES)
    @pytest.mark.parametrize(
        ("option", "value"), [("maxmemory", "1"), ("min-replicas-to-write", "1")]
    )
    async def test_what_cannot_be_stored_now_is_store_down(
        self, own_address: str, name: str, option: str, value: str
    ) -> None:
        async with connected(own_address) as client, at(own_address) as store:
            await store.open(TABLE)
            await client.config_set(option, value)
            with pytest.raises(StoreDown):
                await QUESTIONS[name](store)
            await client.config_set(option, "0")
            await QUESTIONS[name](store)

    async def test_a_replica_that_may_not_write_is_store_down(self, own_address: str) -> None:
        async with connected(own_address) as client, at(own_address) as store:
            await store.open(TABLE)
            await client.replicaof("127.0.0.1", "1")
            for name in WRITES:
                with pytest.raises(StoreDown):
                    await QUESTIONS[name](store)

    async def test_a_replica_without_its_master_makes_nobody_lose_a_seat(
        self, own_address: str
    ) -> None:
        async with connected(own_address) as client, at(own_address) as store:
            await store.open(TABLE)
            await client.config_set("replica-serve-stale-data", "no")
            await client.replicaof("127.0.0.1", "1")
            for name in "load", "tables_of", "claim_due", "claim_dirty":
                with pytest.raises(StoreDown):
                    await QUESTIONS[name](store)
            await client.replicaof("NO", "ONE")
            assert await store.tables_of(ANNA.id) == (TABLE.id,)

    async def test_a_refused_commit_changes_nothing(self, own_address: str) -> None:
        async with connected(own_address) as client, at(own_address) as store:
            await store.open(TABLE)
            await client.config_set("maxmemory", "1")
            with pytest.raises(StoreDown):
                await store.commit(TABLE, replace(TABLE, calls=1), [ENTRY], dirty_at=NOW)
            await client.config_set("maxmemory", "0")
            assert await store.load(TABLE.id) == TABLE
            assert await store.log(TABLE.id) == ()


class TestLostAnswers:
    """The server did it, but the line broke before it could say so."""

    async def test_a_commit_counts_once_and_is_known_to_have_won(
        self, flaky: tuple[Line, Store]
    ) -> None:
        wire, store = flaky
        before = await store.load(TABLE.id)
        assert before is not None
        wire.lose = 1
        assert await store.commit(before, replace(before, calls=1), [ENTRY], dirty_at=NOW)
        assert wire.lose == 0
        assert await store.log(TABLE.id) == (ENTRY,)
        assert await store.load(TABLE.id) == replace(before, calls=1, version=2)

    async def test_a_new_update_is_still_new(self, flaky: tuple[Line, Store]) -> None:
        wire, store = flaky
        wire.lose = 1
        assert await store.first_time(5)
        assert not await store.first_time(5)

    @pytest.mark.parametrize("at_answer", range(6))
    async def test_a_table_is_opened_all_the_same(
        self, flaky: tuple[Line, Store], other_store: Store, at_answer: int
    ) -> None:
        wire, store = flaky
        table = lobby(f"later{at_answer}", chat=CHAT - 9)
        wire.lose_after = at_answer
        wire.lose = 1
        assert await store.open(table)
        assert await other_store.load(table.id) == table
        assert await other_store.table_at(table.venue.key) == table.id

    async def test_a_line_that_stays_broken_is_store_down_and_nothing_is_half_done(
        self, flaky: tuple[Line, Store], other_store: Store
    ) -> None:
        wire, store = flaky
        before = await store.load(TABLE.id)
        assert before is not None
        wire.lose = 1000
        with pytest.raises(StoreDown):
            await store.commit(before, replace(before, calls=1), [ENTRY], dirty_at=NOW)
        wire.lose = 0
        assert await store.load(TABLE.id) == replace(before, calls=1, version=2)
        assert await other_store.log(TABLE.id) == (ENTRY,)


class TestAfterwards:
    async def test_a_late_answer_is_never_taken_for_anothers(
        self, flaky: tuple[Line, Store]
    ) -> None:
        wire, store = flaky
        await store.save_profile(ANNA.id, RUSSIAN)
        await store.save_profile(BORIS.id, ENGLISH)
        wire.go_silent()
        with pytest.raises(StoreDown):
            await store.profile(ANNA.id)
        wire.speak()
        assert await store.profile(BORIS.id) == ENGLISH
        assert await store.profile(ANNA.id) == RUSSIAN

    async def test_a_caller_who_gives_up_leaves_the_line_in_order(
        self, flaky: tuple[Line, Store]
    ) -> None:
        wire, store = flaky
        await store.save_profile(ANNA.id, RUSSIAN)
        await store.save_profile(BORIS.id, ENGLISH)
        wire.go_silent()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await store.profile(ANNA.id)
        wire.speak()
        assert await store.profile(BORIS.id) == ENGLISH

    async def test_all_who_ask_while_the_server_is_silent_are_told(
        self, flaky: tuple[Line, Store]
    ) -> None:
        wire, store = flaky
        await store.save_profile(ANNA.id, RUSSIAN)
        wire.go_silent()
        first = asyncio.gather(store.profile(ANNA.id), return_exceptions=True)
        await asyncio.sleep(0)
        later = asyncio.gather(*(store.load(TABLE.id) for _ in range(3)), return_exceptions=True)
        told = [*(await first), *(await later)]
        assert [type(answer) for answer in told] == [StoreDown] * 4
        wire.speak()
        assert await store.profile(ANNA.id) == RUSSIAN

    async def test_a_question_that_is_refused_spoils_no_other(
        self, store: Store, redis: Redis
    ) -> None:
        await store.open(TABLE)
        await redis.set(keys.shard("broken1").table("broken1"), "rubbish")
        broken, found, at = await asyncio.gather(
            store.load("broken1"),
            store.load(TABLE.id),
            store.table_at(TABLE.venue.key),
            return_exceptions=True,
        )
        assert isinstance(broken, BrokenTable)
        assert (found, at) == (TABLE, TABLE.id)

    async def test_more_questions_at_once_than_connections_are_all_answered(
        self, store: Store
    ) -> None:
        await store.open(TABLE)
        found = await asyncio.gather(*(store.load(TABLE.id) for _ in range(300)))
        assert found == [TABLE] * 300

    async def test_a_server_that_forgot_the_scripts_is_told_again(
        self, store: Store, redis: Redis
    ) -> None:
        await store.open(TABLE)
        await redis.script_flush()
        assert await store.commit(TABLE, TABLE, dirty_at=NOW)
        await redis.script_flush()
        assert await store.claim_due(NOW * 2, 8, 10) == [TABLE.id]


class TestRestart:
    async def fill(self, store: Store) -> None:
        await store.open(TABLE)
        assert await store.commit(TABLE, replace(TABLE, calls=1), [ENTRY], dirty_at=NOW)
        await store.save_shown(TABLE.id, "group", SHOWN)
        await store.save_profile(ANNA.id, ENGLISH)
        await store.set_due(TABLE.id, NOW)

    async def check(self, store: Store) -> None:
        assert await store.load(TABLE.id) == replace(TABLE, calls=1, version=1)
        assert await store.log(TABLE.id) == (ENTRY,)
        assert await store.shown(TABLE.id) == {"group": SHOWN}
        assert await store.profile(ANNA.id) == ENGLISH
        assert await store.table_at(TABLE.venue.key) == TABLE.id
        assert await store.tables_of(ANNA.id) == (TABLE.id,)
        assert await store.claim_due(NOW, 8, 10) == [TABLE.id]
        assert [id_ for id_, _ in await store.claim_dirty(NOW, 8, 10)] == [TABLE.id]

    async def test_a_stopped_server_comes_back_with_everything(
        self, server_kind: str, own_directory: Path
    ) -> None:
        with serving(binary(server_kind), own_directory) as address:
            async with at(address) as store:
                await self.fill(store)
        with serving(binary(server_kind), own_directory) as address:
            async with at(address) as store:
                await self.check(store)

    async def test_a_killed_server_comes_back_with_everything(
        self, server_kind: str, own_directory: Path
    ) -> None:
        with serving(binary(server_kind), own_directory) as address:
            async with connected(address) as client:
                await self.fill(Store(client))
                os.kill((await client.info("server"))["process_id"], signal.SIGKILL)
        with serving(binary(server_kind), own_directory) as address:
            async with at(address) as store:
                await self.check(store)

    async def test_a_worker_finds_the_server_again(
        self, server_kind: str, own_directory: Path
    ) -> None:
        async with AsyncExitStack() as stack:
            with serving(binary(server_kind), own_directory) as address:
                store = await stack.enter_async_context(at(address))
                await self.fill(store)
            with pytest.raises(StoreDown):
                await store.load(TABLE.id)
            with serving(binary(server_kind), own_directory):
                await self.check(store)


class TestCluster:
    @pytest.mark.parametrize("table_id", ["abc123", "", "{x}", "}{", "таблица"])
    def test_all_keys_of_a_table_share_a_hash_slot(self, server_kind: str, table_id: str) -> None:
        shard = keys.shard(table_id)
        names = [
            *(shard.table(table_id), shard.log(table_id), shard.shown(table_id)),
            *(shard.opened(table_id), shard.due, shard.dirty, shard.held, shard.again),
        ]
        assert len({crc.key_slot(name.encode()) for name in names}) == 1

    def test_shards_have_slots_of_their_own(self, server_kind: str) -> None:
        slots = {crc.key_slot(shard.due.encode()) for shard in keys.ALL_SHARDS}
        assert len(slots) == keys.SHARDS

    async def test_the_valkey_of_these_tests_refuses_steps_over_several_slots(
        self, redis: Redis, server_kind: str
    ) -> None:
        apart = redis.eval("return redis.call('GET', KEYS[1])", 2, "{p0}:due", "{p1}:due")
        if server_kind == "valkey":
            with pytest.raises((ClusterCrossSlotError, ResponseError)):
                await apart
        else:
            assert await apart is None
