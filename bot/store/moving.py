"""All that is stored, on its way from one server to another.

What belongs to a table is read at one moment and written in one step, so a table is moved whole
even from under a bot that plays. Texts are bytes read as UTF-8, with strange bytes kept as they
are; they come out as the same bytes.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from redis.asyncio.client import Pipeline

from bot.store import keys
from bot.store.keys import Moves
from bot.store.part import Part
from bot.store.server import Argument, Call, Question, script

_EXPORT = script("export")
_IMPORT = script("census", "import")

STEP = 200
"""How many keys are asked for at a time."""

PARTS = ("table", "log", "shown", "opened")
"""The keys of a table, by what comes after the shard."""

_ERRORS = "surrogateescape"


@dataclass(frozen=True, slots=True)
class Content:
    """What stands under a key."""

    holds: str
    """The type, in Redis's word."""
    items: tuple[str, ...]
    """A string; the items of a list or set; fields and values, or members and scores, in turn."""
    expires: int | None = None
    """In milliseconds since the epoch; None: it stays."""


@dataclass(frozen=True, slots=True)
class MovedKey:
    """A key that belongs to no table."""

    key: str
    content: Content


@dataclass(frozen=True, slots=True)
class MovedTable:
    """A table with everything that is its own."""

    id: str
    contents: Mapping[str, Content]
    """By the names of `PARTS`."""
    due: str = ""
    """When its clock wants it, in seconds since the epoch; empty: not at all."""
    dirty: str = ""
    """When a teller should look at it, likewise."""


@dataclass(frozen=True, slots=True)
class Stranger:
    """A key that the store has never written, or not so: it stays behind."""

    key: str


Found = MovedKey | MovedTable | Stranger


class Moving(Part):
    """Read everything here, write everything there."""

    async def everything(self) -> AsyncIterator[Found]:
        """All that moves, in no order. What changes meanwhile is told as before or as after.

        Something may be told twice if the server puts its keys in order meanwhile.
        """
        async for names in self._keys():
            for found in await self._read(names):
                yield found

    async def occupant(self) -> str:
        """A key that would be in the way of an import; empty if there is none."""
        async for names in self._keys():
            for name in names:
                kind = keys.kind_of(name)
                if kind is not None and kind.moves is not Moves.NEVER:
                    return name
        return ""

    async def importing(self) -> str:
        """The export that is being read into this server; empty: none is."""
        found = await self._server.ask(lambda redis: redis.get(keys.importing()))
        return found.decode() if isinstance(found, bytes) else ""

    async def import_begins(self, export: str) -> None:
        """From now on this server holds a part of the export only."""
        await self._server.ask(lambda redis: redis.set(keys.importing(), export))

    async def import_ends(self) -> None:
        """The whole of the export is there."""
        await self._server.ask(lambda redis: redis.delete(keys.importing()))

    async def put(self, moved: Iterable[MovedKey | MovedTable]) -> None:
        """Write these as they were read; what stands in their place goes."""
        calls: list[Call] = []
        questions: list[Question] = []
        for one in moved:
            match one:
                case MovedTable():
                    calls.append(_writing_table(one))
                case MovedKey():
                    questions.extend(_writing(one))
        await self._server.run_all(calls)
        await self._server.ask_all(questions)

    async def _keys(self) -> AsyncIterator[list[str]]:
        cursor = 0
        while True:
            cursor, names = await self._server.ask(partial(_scan, cursor))
            yield [name.decode(errors=_ERRORS) for name in names]
            if not cursor:
                return

    async def _read(self, names: Sequence[str]) -> list[Found]:
        kinds = {name: keys.kind_of(name) for name in names}
        strangers: list[Found] = [Stranger(name) for name, kind in kinds.items() if kind is None]
        alone = [name for name, kind in kinds.items() if kind and kind.moves is Moves.ALONE]
        tables = [id_ for id_ in map(keys.table_of, names) if id_ is not None]
        calls = [*(Call(_EXPORT, [_raw(name)], [""]) for name in alone), *map(_reading, tables)]
        answers = await self._server.run_all(calls)
        found = [
            *(_key(name, *answer) for name, answer in zip(alone, answers, strict=False)),
            *map(_table, tables, answers[len(alone) :]),
        ]
        return strangers + [one for one in found if one is not None]


def _scan(cursor: int, redis: Pipeline) -> object:
    return redis.scan(cursor, count=STEP)


def _raw(text: str) -> bytes:
    return text.encode(errors=_ERRORS)


def _places(table_id: str) -> list[str]:
    shard = keys.shard(table_id)
    own = (shard.table, shard.log, shard.shown, shard.opened)
    return [*(place(table_id) for place in own), shard.due, shard.dirty]


def _reading(table_id: str) -> Call:
    return Call(_EXPORT, [*_places(table_id), keys.shard(table_id).again], [table_id])


def _key(name: str, answer: Sequence[Any]) -> Found | None:
    content = _content(answer)
    kind = keys.kind_of(name)
    if content is None or kind is None:
        return None
    return MovedKey(name, content) if content.holds == kind.holds else Stranger(name)


def _table(table_id: str, answer: Sequence[Any]) -> Found | None:
    contents = {name: _content(part) for name, part in zip(PARTS, answer, strict=False)}
    kept = {name: content for name, content in contents.items() if content is not None}
    if "table" not in kept:
        return None
    if any(content.holds != type_of(name) for name, content in kept.items()):
        return Stranger(keys.shard(table_id).table(table_id))
    due, dirty = (score.decode() for score in answer[len(PARTS) :])
    return MovedTable(table_id, kept, due, dirty)


def type_of(part: str) -> str:
    """What the key of a table holds, by its name in `PARTS`."""
    return "list" if part == "log" else "hash"


def _content(answer: Sequence[Any]) -> Content | None:
    kind, expires, found = answer
    if kind == b"none":
        return None
    items = tuple(item.decode(errors=_ERRORS) for item in found)
    holds = kind.decode()
    in_order = tuple(sorted(items)) if holds == "set" else items
    return Content(holds, in_order, None if expires < 0 else expires)


def _writing_table(table: MovedTable) -> Call:
    arguments: list[Argument] = [table.id, table.due, table.dirty]
    for name in PARTS:
        content = table.contents.get(name, Content(type_of(name), ()))
        arguments += ["" if content.expires is None else content.expires, len(content.items)]
        arguments += map(_raw, content.items)
    return Call(_IMPORT, [*_places(table.id), keys.shard(table.id).census], arguments)


def _writing(moved: MovedKey) -> list[Question]:
    key, content = _raw(moved.key), moved.content
    items = [_raw(item) for item in content.items]
    questions: list[Question] = [lambda redis: redis.delete(key)]
    match content.holds:
        case "string":
            questions.append(lambda redis: redis.set(key, items[0]))
        case "list":
            questions.append(lambda redis: redis.rpush(key, *items))
        case "set":
            questions.append(lambda redis: redis.sadd(key, *items))
        case "hash":
            questions.append(lambda redis: redis.execute_command("HSET", key, *items))
        case _:
            pairs = zip(items[1::2], items[::2], strict=True)
            flat = [word for pair in pairs for word in pair]
            questions.append(lambda redis: redis.execute_command("ZADD", key, *flat))
    if (expires := content.expires) is not None:
        questions.append(lambda redis: redis.pexpireat(key, expires))
    return questions
