"""An export as a file: whole, for its owner's eyes, streamed; anything else is none."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest

from bot.exports import BadExport, new_export, opened
from bot.store.moving import Content, MovedKey, MovedTable
from tests.fixtures.kept import EXPORTS


@pytest.fixture
def lines() -> list[bytes]:
    (path, *_) = sorted(EXPORTS.glob("*.jsonl"))
    return path.read_bytes().splitlines(keepends=True)


def test_it_is_for_its_owners_eyes_only(tmp_path: Path) -> None:
    with new_export(tmp_path / "all.jsonl", "0.1.0"):
        assert not (tmp_path / "all.jsonl").exists()
    assert (tmp_path / "all.jsonl").stat().st_mode & 0o777 == 0o600


def test_cut_anywhere_it_is_none(lines: list[bytes], tmp_path: Path) -> None:
    whole = b"".join(lines)
    file = tmp_path / "cut.jsonl"
    ends = {len(b"".join(lines[:number])) for number in range(len(lines))}
    for end in sorted(ends | {end + 40 for end in ends} | {1, len(whole) - 2}):
        file.write_bytes(whole[:end])
        with pytest.raises(BadExport):
            opened(file)


def test_changed_anywhere_it_is_none(lines: list[bytes], tmp_path: Path) -> None:
    whole = b"".join(lines)
    file = tmp_path / "changed.jsonl"
    for at in range(0, len(whole), 97):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        with pytest.raises(BadExport):
            opened(file)


def test_without_a_line_or_with_one_twice_it_is_none(lines: list[bytes], tmp_path: Path) -> None:
    file = tmp_path / "changed.jsonl"
    for number in range(len(lines)):
        for others in (lines[:number], lines[: number + 1] + lines[number : number + 1]):
            file.write_bytes(b"".join(others + lines[number + 1 :]))
            with pytest.raises(BadExport):
                opened(file)


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ("{}", "this is no export of Prikup"),
        ("[]", "this is no export of Prikup"),
        ("BEGIN TRANSACTION;", "this is no export of Prikup"),
        ('{"prikup":"export","format":999}', "form 999 is none"),
    ],
)
def test_something_else_is_none(head: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text(f"{head}\n", "utf-8")
    with pytest.raises(BadExport, match=reason):
        opened(file)


@pytest.mark.parametrize(
    "record",
    [
        MovedKey("of_tomorrow:1", Content("string", ("x",))),
        MovedKey("met:1", Content("string", ("x",))),
        MovedKey("{budget}:all", Content("string", ("1",))),
        MovedKey("{p0}:due", Content("zset", ("abc", "1"))),
        MovedKey("traces:1", Content("zset", ("abc", "soon"))),
        MovedTable("abc", {"log": Content("list", ("x",))}),
        MovedTable("abc", {"table": Content("list", ("x",))}),
        MovedTable("abc", {"table": Content("hash", ("a", "b")), "notes": Content("hash", ())}),
        MovedTable("abc", {"table": Content("hash", ("a", "b"))}, due="soon"),
    ],
)
def test_what_this_release_does_not_store_is_not_read_in(
    record: MovedKey | MovedTable, tmp_path: Path
) -> None:
    with new_export(tmp_path / "all.jsonl", "9.9.9") as writing:
        writing.add(record)
    with pytest.raises(BadExport, match="line 2"):
        opened(tmp_path / "all.jsonl")


def test_thousands_of_tables_need_no_memory(tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    text = "x" * 10_000
    tracemalloc.start()
    with new_export(path, "0.1.0") as writing:
        for number in range(2_000):
            table = Content("hash", ("version", "1", "data", f"{number}{text}"))
            writing.add(MovedTable(f"table{number}", {"table": table}))
    found = sum(1 for _ in opened(path).records())
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found == 2_000
    assert path.stat().st_size > 20_000_000
    assert peak < 1_000_000
