"""Everything moves from one server to another, on real servers, and nothing by halves."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.exports import Export, new_export, opened
from bot.moving import Occupied, read_in, write_all
from bot.store import Store, StoreDown, create_redis, keys
from bot.store.keys import Moves, kind_of
from bot.store.moving import MovedTable
from bot.table import LogEntry, Over, Playing
from bot.valkey import serving
from tests.bot.conftest import REDIS, binary
from tests.bot.evenings import ANNA, House, contents, evening
from tests.bot.stored import NOW, lobby, with_toy
from tests.fixtures.kept import EXPORTS

__all__ = ["with_toy"]


@pytest.fixture(scope="session")
def other_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A second server: Redis for what comes from Valkey, if there is one, else another Valkey."""
    kind = "redis" if REDIS else "valkey"
    with serving(binary(kind), tmp_path_factory.mktemp("other")) as address:
        yield address


@pytest.fixture
async def there(other_address: str, server_kind: str, valkey_address: str) -> AsyncIterator[Redis]:
    """Where all is to be moved: of the other kind than where it comes from."""
    client = create_redis(other_address if server_kind == "valkey" else valkey_address)
    await client.flushall()
    yield client
    await client.aclose()


async def exported(store: Store, path: Path) -> Export:
    with new_export(path, "0.1.0") as writing:
        left = await write_all(store, writing)
    assert left == ()
    return opened(path)


def moved(found: dict[str, tuple[str, Any, int]]) -> dict[str, Any]:
    """What has to be the same on the other server.

    A mark that waits for a teller who stays behind is a mark like others; none is as good as 0.
    """
    result: dict[str, Any] = {}
    for key, entry in deepcopy(found).items():
        kind = kind_of(key)
        assert kind is not None
        if kind.moves is not Moves.NEVER and not key.endswith(":again"):
            result[key] = entry
        if key.endswith(":census"):
            numbers = {field: int(number) for field, number in entry[1].items() if int(number)}
            result[key] = numbers
            if not numbers:
                del result[key]
    for key, (_, waiting, _) in found.items():
        if key.endswith(":again"):
            dirty = result[key.replace(":again", ":dirty")][1]
            for table_id, at in waiting.items():
                dirty[table_id] = min(dirty[table_id], float(at))
    return result


@pytest.mark.redis
class TestThere:
    """What is found on the other server."""

    async def test_everything_is_there_as_it_was_and_expires_when_it_would_have(
        self, store: Store, redis: Redis, there: Redis, tmp_path: Path
    ) -> None:
        await evening(store)
        before = await contents(redis)
        await read_in(Store(there), await exported(store, tmp_path / "all.jsonl"))
        assert moved(await contents(there)) == moved(before)
        assert await contents(redis) == before
        expiring = [entry for entry in before.values() if entry[2] > 0]
        assert len(expiring) > 5

    async def test_a_match_goes_on_with_the_same_cards_turn_and_clock(
        self, store: Store, there: Redis, tmp_path: Path
    ) -> None:
        house = await evening(store)
        before = await house.table(await store.table_at("-101:0") or "")
        await read_in(Store(there), await exported(store, tmp_path / "all.jsonl"))
        new = House(Store(there), house.now)
        assert await new.table(before.id) == before
        assert await new.store.log(before.id) == await store.log(before.id)
        assert before.wake_at is not None
        assert before.id not in await new.store.claim_due(before.wake_at - 1, 100, 10)
        assert before.id in await new.store.claim_due(before.wake_at, 100, 10)
        after = await new.move(before.id)
        assert isinstance(after.stage, Playing)
        assert isinstance(before.stage, Playing)
        assert after.stage.position == before.stage.position + 1
        assert after.version == before.version + 1

    async def test_a_venue_is_still_taken_and_people_still_sit(
        self, store: Store, there: Redis, tmp_path: Path
    ) -> None:
        house = await evening(store)
        await read_in(Store(there), await exported(store, tmp_path / "all.jsonl"))
        new = House(Store(there), house.now)
        table_id = await store.table_at("-101:0")
        again, answer = await new.host.lobbies.open(
            (await house.table(table_id or "")).venue, ANNA
        )
        assert (again.id, answer.key) == (table_id, "answer-table-exists")
        assert await new.store.tables_of(ANNA.id) == await store.tables_of(ANNA.id)

    async def test_what_a_teller_was_at_is_looked_at_by_the_new_one(
        self, store: Store, there: Redis, tmp_path: Path
    ) -> None:
        house = await evening(store)
        await read_in(Store(there), await exported(store, tmp_path / "all.jsonl"))
        claimed = await Store(there).claim_dirty(house.now, 100, 10)
        assert len(claimed) == 4

    async def test_strange_bytes_are_moved_as_they_are(
        self, store: Store, redis: Redis, there: Redis, tmp_path: Path
    ) -> None:
        every = bytes(range(256))
        await redis.set(b"person:" + every, b'\xff\xfe"\\ud800\xed\xa0\x80' + every)
        await redis.hset(b"venues:\xff", every, "🂡".encode() + b"\xf0")
        await redis.zadd(b"traces:\n", {every: 0.1 + 0.2, b"": -1e300})
        await redis.sadd(b"met:\x00", every, b"")
        await read_in(Store(there), await exported(store, tmp_path / "all.jsonl"))
        assert await contents(there) == await contents(redis)

    async def test_a_table_that_cannot_be_read_comes_along_as_it_is(
        self, store: Store, redis: Redis, there: Redis, tmp_path: Path
    ) -> None:
        house = House(store)
        table = await house.dealt(-101)
        await redis.hset(keys.shard(table.id).table(table.id), "data", b"\xff{")
        await read_in(Store(there), await exported(store, tmp_path / "all.jsonl"))
        assert moved(await contents(there)) == moved(await contents(redis))


@pytest.mark.usefixtures("with_toy")
class TestWhilePlaying:
    """The bot goes on while all is written down."""

    async def test_each_table_is_written_as_it_is_at_one_moment(
        self,
        store: Store,
        other_store: Store,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("bot.store.moving.STEP", 5)
        ids = [f"table{number}" for number in range(30)]
        for number, table_id in enumerate(ids):
            await store.open(lobby(table_id, chat=-1 - number))
        playing = asyncio.get_running_loop().create_task(play(other_store, ids, rounds=20))
        seen: list[tuple[str, int]] = []
        while not playing.done():
            export = await exported(store, tmp_path / f"{len(seen)}.jsonl")
            for record in export.records():
                if isinstance(record, MovedTable):
                    table = fields_of(record)
                    version = int(table["version"])
                    log = record.contents["log"].items if "log" in record.contents else ()
                    assert json.loads(table["data"])["table"]["calls"] == version == len(log)
                    assert version == 0 or float(record.due) == NOW + version - 1
                    seen.append((record.id, version))
        await playing
        assert {table_id for table_id, _ in seen} == set(ids)
        assert len({version for _, version in seen}) > 10


async def play(store: Store, ids: list[str], rounds: int) -> None:
    """At each table each round one action is accepted, and the clock is set anew."""
    for _ in range(rounds):
        for table_id in ids:
            before = await store.load(table_id)
            assert before is not None
            entry = LogEntry(0, f"v{before.version}", NOW, "person")
            after = replace(before, calls=before.calls + 1, wake_at=NOW + before.version)
            assert await store.commit(before, after, [entry], dirty_at=None)


def fields_of(record: MovedTable) -> dict[str, str]:
    items = record.contents["table"].items
    return dict(zip(items[::2], items[1::2], strict=True))


class TestWhatIsInTheWay:
    """Only an empty server takes an export in."""

    async def test_a_server_that_holds_something_is_left_as_it_is(
        self, store: Store, there: Redis, tmp_path: Path
    ) -> None:
        await evening(store)
        export = await exported(store, tmp_path / "all.jsonl")
        await Store(there).add_met(-1, frozenset({"home/bed"}))
        before = await contents(there)
        with pytest.raises(Occupied, match="met:-1"):
            await read_in(Store(there), export)
        assert await contents(there) == before

    async def test_keys_of_others_and_of_the_moment_are_in_nobodys_way(
        self, store: Store, redis: Redis, there: Redis, tmp_path: Path
    ) -> None:
        await evening(store)
        export = await exported(store, tmp_path / "all.jsonl")
        await there.set("theirs", "7")
        await Store(there).reserve(-101, is_group=True, now=NOW)
        before = await contents(there)
        await read_in(Store(there), export)
        after = await contents(there)
        assert {key: after[key] for key in before} == before
        assert moved({k: v for k, v in after.items() if k != "theirs"}) == moved(
            await contents(redis)
        )

    async def test_keys_of_others_stay_behind_and_are_named(
        self, store: Store, redis: Redis, tmp_path: Path
    ) -> None:
        await store.add_met(-1, frozenset({"home/bed"}))
        await redis.set("theirs", "7")
        await redis.set("met:-2", "no set")
        await redis.set(keys.shard("abc123").table("abc123"), "no hash")
        with new_export(tmp_path / "all.jsonl", "0.1.0") as writing:
            left = await write_all(store, writing)
        assert sorted(left) == sorted(["theirs", "met:-2", keys.shard("abc123").table("abc123")])
        assert [r.key for r in opened(tmp_path / "all.jsonl").records()] == ["met:-1"]  # type: ignore[union-attr]


class TestCutOff:
    """The server fails while an export is read in."""

    @pytest.mark.parametrize("steps", [3, 4, 5])
    async def test_asked_again_it_is_completed(
        self, store: Store, redis: Redis, there: Redis, tmp_path: Path, steps: int,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:  # fmt: skip
        await evening(store)
        export = await exported(store, tmp_path / "all.jsonl")
        monkeypatch.setattr("bot.moving.BATCH", 5_000)
        dying = Store(there)
        cut_after(dying, steps)
        with pytest.raises(StoreDown):
            await read_in(dying, export)
        assert moved(await contents(there)) != moved(await contents(redis))
        assert await Store(there).importing() == export.digest
        await read_in(Store(there), export)
        assert moved(await contents(there)) == moved(await contents(redis))
        assert await Store(there).importing() == ""

    async def test_another_export_does_not_complete_it(
        self, store: Store, there: Redis, tmp_path: Path
    ) -> None:
        await evening(store)
        first = await exported(store, tmp_path / "first.jsonl")
        await store.add_met(-500, frozenset({"home/bed"}))
        second = await exported(store, tmp_path / "second.jsonl")
        dying = Store(there)
        cut_after(dying, 3)
        with pytest.raises(StoreDown):
            await read_in(dying, first)
        before = await contents(there)
        with pytest.raises(Occupied, match="another file"):
            await read_in(Store(there), second)
        assert await contents(there) == before

    async def test_an_export_that_is_cut_off_leaves_no_file(
        self, store: Store, tmp_path: Path
    ) -> None:
        await evening(store)
        cut_after(store, 1)
        with pytest.raises(StoreDown):
            await exported(store, tmp_path / "all.jsonl")
        assert files_in(tmp_path) == []


def files_in(folder: Path) -> list[Path]:
    return list(folder.iterdir())


def cut_after(store: Store, steps: int) -> None:
    """The line to the server is dead once it has been asked so often."""
    server = store._server
    whole = server._pipe
    left = steps

    async def pipe(asked: Any) -> list[Any]:
        nonlocal left
        left -= 1
        if left < 0:
            raise ConnectionError("dead")
        return await whole(asked)

    server._pipe = pipe  # type: ignore[method-assign]


EXPORT_FILES = sorted(EXPORTS.glob("format-*.jsonl"))


@pytest.mark.parametrize("path", EXPORT_FILES, ids=[path.stem for path in EXPORT_FILES])
async def test_a_kept_export_is_read_in_and_played_on(
    path: Path, store: Store, tmp_path: Path
) -> None:
    copy = tmp_path / path.name
    shutil.copyfile(path, copy)
    await read_in(store, opened(copy))
    house = House(store, 1_800_001_000.0)
    table_id = await store.table_at("-101:0")
    assert table_id is not None
    before = await house.table(table_id)
    after = await house.move(table_id)
    assert (before.version + 1, len(await store.log(table_id))) == (after.version, 8)
    assert len(await store.tables_of(11)) == 3
    assert (await store.shown(table_id))["group"].message_id == 512
    over = [await house.table(id_) for id_ in await store.traces(11)]
    assert any(isinstance(table.stage, Over) for table in over)
