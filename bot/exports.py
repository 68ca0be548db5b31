"""An export: all that is stored, as a file of JSON lines.

The first line says what the file is and in which form, the last one how many lines lie between
and what they add up to; so a file that was cut or changed is known before anything is done with
it. Each line between is a table with everything that is its own, or a key that belongs to none.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from bot.store import keys
from bot.store.keys import Moves
from bot.store.moving import (
    PARTS,
    Content,
    MovedKey,
    MovedTable,
    type_of,
)

EXPORT_FORMAT = 1
"""The number of the form of an export; a release reads its own and the one before."""

PART = ".part"
"""Behind the name of an export that is not whole yet."""

_PAIRED = ("hash", "zset")


class BadExport(ValueError):  # noqa: N818 - it is the file that is bad
    """The file is no export, or no whole one, or none that this release reads."""


@dataclass(frozen=True, slots=True)
class Export:
    """An export that is whole."""

    path: Path
    digest: str
    tables: int
    others: int
    """Keys that belong to no table."""

    def records(self) -> Iterator[MovedKey | MovedTable]:
        """All that it holds, one after the other."""
        with self.path.open("rb") as file:
            for _, line, is_between in _lines(file):
                if is_between:
                    yield _record(line)


class Writing:
    """An export that is being written."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._sum = sha256()
        self.tables = 0
        self.others = 0

    def head(self, release: str) -> None:
        """Say what the file is."""
        self._line({"prikup": "export", "format": EXPORT_FORMAT, "release": release})

    def add(self, moved: MovedKey | MovedTable) -> None:
        """One more table or key."""
        match moved:
            case MovedTable(id=table_id, contents=contents, due=due, dirty=dirty):
                parts = {name: _written(content) for name, content in contents.items()}
                self._line({"table": table_id, "due": due, "dirty": dirty, "keys": parts})
                self.tables += 1
            case MovedKey(key=key, content=content):
                self._line({"key": key, **_written(content)})
                self.others += 1

    def end(self) -> None:
        """That was all."""
        self._line({"end": self.tables + self.others, "sha256": self._sum.hexdigest()})

    def _line(self, data: Mapping[str, Any]) -> None:
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        # strange bytes have become lone surrogates, which JSON can hold as escapes only
        line = text.encode(errors="backslashreplace") + b"\n"
        self._sum.update(line)
        self._file.write(line)


@contextmanager
def new_export(path: Path, release: str) -> Iterator[Writing]:
    """A new file, for its owner's eyes only; it gets its name when it is whole.

    Raises:
        OSError: it cannot be written there, or there is one.
    """
    if path.exists():
        raise FileExistsError(f"{path} exists")
    unfinished = path.with_name(path.name + PART)
    unfinished.unlink(missing_ok=True)
    try:
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            writing = Writing(file)
            writing.head(release)
            yield writing
            writing.end()
            file.flush()
            os.fsync(file.fileno())
        unfinished.rename(path)
    finally:
        unfinished.unlink(missing_ok=True)


def opened(path: Path) -> Export:
    """The export in the file, after every line of it has been read.

    Raises:
        BadExport: it is not whole, or something in it is not known here.
        OSError: the file cannot be read.
    """
    tables = others = 0
    total = sha256()
    is_whole = False
    with path.open("rb") as file:
        for number, line, is_between in _lines(file):
            try:
                if is_whole:
                    raise BadExport("nothing may follow after the end")
                if is_between:
                    is_table = isinstance(_record(line), MovedTable)
                    tables, others = tables + is_table, others + (not is_table)
                elif number == 1:
                    _check_head(line)
                else:
                    is_whole = _is_end(line, tables + others, total.hexdigest())
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
                raise BadExport(f"line {number}: {_why(error)}") from error
            total.update(line)
    if not is_whole:
        raise BadExport("its end is missing")
    return Export(path, total.hexdigest(), tables, others)


def _lines(file: IO[bytes]) -> Iterator[tuple[int, bytes, bool]]:
    """Each line with its number, and whether it stands between the first and the last."""
    for number, line in enumerate(file, 1):
        yield number, line, number > 1 and not line.startswith(b'{"end":')


def _check_head(line: bytes) -> None:
    try:
        head = json.loads(line)
        is_export = head["prikup"] == "export"
    except (ValueError, KeyError, TypeError):
        is_export = False
    if not is_export:
        raise BadExport("this is no export of Prikup")
    if head.get("format") != EXPORT_FORMAT:
        raise BadExport(f"form {head.get('format')!r} is none that this release reads")


def _is_end(line: bytes, lines: int, digest: str) -> bool:
    if json.loads(line) != {"end": lines, "sha256": digest}:
        raise BadExport("what stands before is not what was exported")
    return True


def _why(error: Exception) -> str:
    return str(error) if isinstance(error, BadExport) else "this cannot be read"


def _record(line: bytes) -> MovedKey | MovedTable:
    data = json.loads(line)
    if "table" in data:
        contents = {_part(name): _read(content) for name, content in data["keys"].items()}
        if "table" not in contents or any(c.holds != type_of(n) for n, c in contents.items()):
            raise BadExport("this is not what a table is made of")
        due, dirty = _score(data["due"]), _score(data["dirty"])
        return MovedTable(_text(data["table"]), contents, due, dirty)
    key, content = _text(data["key"]), _read(data)
    kind = keys.kind_of(key)
    if kind is None or (kind.holds, kind.moves) != (content.holds, Moves.ALONE):
        raise BadExport(f"this release does not store {key!r} so")
    return MovedKey(key, content)


def _written(content: Content) -> Mapping[str, Any]:
    items: Any = content.items
    if content.holds in _PAIRED:
        items = dict(zip(items[::2], items[1::2], strict=True))
    elif content.holds == "string":
        (items,) = items
    expires = {} if content.expires is None else {"expires": content.expires}
    return {"holds": content.holds, "content": items, **expires}


def _read(data: Mapping[str, Any]) -> Content:
    holds, found, expires = data["holds"], data["content"], data.get("expires")
    if expires is not None and type(expires) is not int:
        raise TypeError("no moment")
    items: Sequence[str]
    if holds in _PAIRED:
        items = [text for pair in found.items() for text in pair]
        if holds == "zset":
            items[1::2] = map(_score, items[1::2])
    elif holds == "string":
        items = [found]
    elif isinstance(found, list):
        items = found
    else:
        raise TypeError("no list")
    if not items:
        raise ValueError("nothing stands under no key")
    return Content(_text(holds), tuple(map(_text, items)), expires)


def _part(name: str) -> str:
    if name not in PARTS:
        raise BadExport(f"this release knows no {name} of a table")
    return name


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _score(value: Any) -> str:
    """A number as Redis writes it, or nothing."""
    if value != "":
        float(_text(value))
    return _text(value)
