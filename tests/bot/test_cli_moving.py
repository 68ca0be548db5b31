"""`prikup export` and `prikup import`, as an operator calls them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.store import Store, create_redis
from bot.valkey import embedded
from tests.bot.evenings import contents, evening
from tests.bot.shell import run

WHOLE = "4 tables, 23 other keys\n"


@pytest.fixture(scope="session")
def new_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with embedded(tmp_path_factory.mktemp("new")) as address:
        yield address


@pytest.fixture(autouse=True)
def old_address(
    address: str, new_address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> str:
    """A store that has been in use; the other one is empty, and so is the folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REDIS_URL", address)
    for url in (address, new_address):
        on(url, lambda redis: redis.flushall())
    on(address, lambda redis: evening(Store(redis)))
    return address


async def lay(key: str, redis: Redis) -> None:
    await redis.set(key, "x")


def on(url: str, work: Callable[[Redis], Awaitable[Any]]) -> Any:
    async def working() -> Any:
        client = create_redis(url)
        try:
            return await work(client)
        finally:
            await client.aclose()

    return asyncio.run(working())


def test_all_is_moved_and_counted(
    new_address: str, old_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("export", "all.jsonl") == (0, f"exported: {WHOLE}", "")
    monkeypatch.setenv("REDIS_URL", new_address)
    assert run("import", "all.jsonl") == (0, f"imported: {WHOLE}", "")
    assert run("export", "again.jsonl") == (0, f"exported: {WHOLE}", "")
    assert records("again.jsonl") == records("all.jsonl")


def records(name: str) -> list[Any]:
    _, *lines, _ = map(json.loads, Path(name).read_text("utf-8").splitlines())
    for line in lines:
        line["dirty"] = float(line.get("dirty") or 0)
    return sorted(lines, key=lambda line: str(line.get("key") or line["table"]))


def test_what_is_left_out_is_named(old_address: str) -> None:
    for number in range(7):
        on(old_address, partial(lay, f"theirs:{number}"))
    code, out, _ = run("export", "all.jsonl")
    assert code == 0
    assert "left out, because Prikup stores nothing so: 7 keys (theirs:" in out
    assert out.count("theirs:") == 5


def test_an_export_is_never_written_over_another_file() -> None:
    Path("all.jsonl").write_text("mine", "utf-8")
    code, _, err = run("export", "all.jsonl")
    assert (code, err) == (1, "prikup: all.jsonl cannot be written: all.jsonl exists\n")
    assert Path("all.jsonl").read_text("utf-8") == "mine"


@pytest.mark.parametrize("name", ["no-folder/all.jsonl", "file/all.jsonl"])
def test_where_nothing_can_be_written_that_is_said(name: str) -> None:
    Path("file").touch()
    code, _, err = run("export", name)
    assert code == 1
    assert err.startswith(f"prikup: {name} cannot be written: ")


def test_a_file_that_is_cut_is_refused_and_nothing_is_changed(
    new_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("export", "all.jsonl")
    lines = Path("all.jsonl").read_bytes().splitlines(keepends=True)
    Path("all.jsonl").write_bytes(b"".join(lines[:-1]))
    monkeypatch.setenv("REDIS_URL", new_address)
    code, _, err = run("import", "all.jsonl")
    assert (code, err) == (1, "prikup: all.jsonl: its end is missing\n")
    assert on(new_address, contents) == {}


def test_a_file_that_is_not_there_is_said() -> None:
    code, _, err = run("import", "all.jsonl")
    assert (code, err) == (
        1,
        "prikup: all.jsonl cannot be read: No such file or directory\n",
    )


def test_a_server_that_holds_something_takes_nothing_in(old_address: str) -> None:
    run("export", "all.jsonl")
    before = on(old_address, contents)
    code, _, err = run("import", "all.jsonl")
    assert code == 1
    assert err.startswith("prikup: REDIS_URL: something is stored there already (")
    assert on(old_address, contents) == before


@pytest.mark.parametrize("command", ["export", "import"])
def test_a_store_that_does_not_answer_is_said(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("export", "all.jsonl")
    monkeypatch.setenv("REDIS_URL", "redis://127.0.0.1:1/0")
    code, _, err = run(command, "all.jsonl" if command == "import" else "new.jsonl")
    assert code == 4
    assert err.startswith("prikup: REDIS_URL: Redis does not answer")
    assert sorted(path.name for path in Path().iterdir()) == ["all.jsonl"]


@pytest.mark.parametrize("command", ["export", "import"])
def test_an_address_that_is_none_is_said(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "localhost")
    code, _, err = run(command, "all.jsonl")
    assert (code, "REDIS_URL must begin with" in err) == (2, True)
