"""The tables themselves: open, load, commit."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex

from bot import table as tables
from bot.store import keys
from bot.store.people import People, ids_of_people
from bot.store.seats import OVER_SECONDS
from bot.store.server import Argument, NotSo, Server, StoreDown, script
from bot.store.updates import REMEMBERED_UPDATES, at_work
from bot.store.values import to_json
from bot.store.venues import Venues
from bot.table import BrokenTable, LogEntry, Over, Table
from engine import codec

_OPEN = script("open")
_KEEP = script("marking", "census", "keep")
_DISCARD = script("discard")
_LOAD = script("load")
_COMMIT = script("marking", "census", "commit")
_CLOSE_BROKEN = script("census", "close_broken")
_ERASE = script("census", "erase")

OPENING_SECONDS = 10
"""How long a new table lives that never comes to stand at its venue, because its worker died."""

REMEMBERED = 1000
"""How many tables a worker keeps in mind, so that what has not changed is not read again."""

_UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError)
"""All that reading rubbish can end in."""


class Tables(Venues, People):
    """Tables by id, each under its version."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self._recent = _Recent()

    async def open(self, table: Table) -> bool:
        """Let the table stand at its venue; False: a living table stands there.

        It is written before it wins the venue, so that no venue is ever given to a table that is
        not there, and stays only if it wins.
        """
        shard, key = keys.shard(table.id), keys.shard(table.id).table(table.id)
        values: list[Argument] = [table.version, token_hex(8), *_fields(table)]
        if not await self._server.run(_OPEN, [key], [*values, OPENING_SECONDS]):
            return False
        if not await self._win_venue(table.venue.key, table.id):
            await self._server.run(_DISCARD, [key])
            return False
        await self._add_seats(table.id, table.named)
        stays = await self._server.run(
            _KEEP,
            [key, shard.dirty, shard.held, shard.again, shard.due, shard.census],
            [table.id, _moment(table.wake_at), 0, _kind(table)],
        )
        return bool(stays)

    async def load(self, table_id: str) -> Table | None:
        """The newest version of the table; None: there is none.

        Raises:
            BrokenTable: what is stored cannot be read.
        """
        known = self._recent.get(table_id)
        try:
            found: list[bytes] = await self._server.run(
                _LOAD,
                [keys.shard(table_id).table(table_id)],
                ["", ""] if known is None else [known.version, self._recent.token(known)],
            )
        except NotSo as error:
            raise BrokenTable(table_id, str(error)) from error
        if len(found) == 1:
            return known
        self._recent.forget(table_id)
        if not found:
            return None
        version, data, token = found
        table = _read(table_id, version, data)
        self._recent.keep(table, token.decode())
        return table

    def recent(self, table_id: str) -> Table | None:
        """The table as this process has seen it last: newer versions may have been stored."""
        return self._recent.get(table_id)

    async def commit(
        self,
        before: Table,
        after: Table,
        log: Sequence[LogEntry] = (),
        *,
        dirty_at: float | None,
    ) -> bool:
        """Store the next version with its log; False: somebody else was quicker, nothing is done.

        The deadline follows `after.wake_at`; the teller looks at the table at `dirty_at`, or
        earlier if that was so already (None: the change shows nowhere). The table remembers the
        update that is at work.
        """
        after = replace(after, version=before.version + 1)
        if joined := after.named - before.named:
            await self._add_seats(after.id, joined)
        is_over = isinstance(after.stage, Over)
        token = token_hex(8)
        won = await self._server.run(
            _COMMIT,
            _all_keys(after.id),
            [
                *(after.id, before.version, after.version, token, *_fields(after)),
                *(_moment(after.wake_at), _moment(dirty_at), OVER_SECONDS if is_over else ""),
                *("" if (update := at_work()) is None else update, REMEMBERED_UPDATES),
                *(_kind(after), self._recent.token(before)),
                *(to_json(codec.dump(entry)) for entry in log),
            ],
        )
        if not won:
            self._recent.forget(after.id)
            return False
        self._recent.keep(after, token)
        if is_over and not isinstance(before.stage, Over):
            with suppress(StoreDown):  # the commit stands; reading the index will clear it up
                for person_id in after.named:
                    await self._shelve(person_id, [after.id])
        return True

    async def notice_sent(self, table_id: str, number: int) -> None:
        """The announcement has been sent and need not be kept.

        Raises:
            BrokenTable: the table cannot be read.
        """
        while (table := await self.load(table_id)) is not None:
            notices = tuple(notice for notice in table.notices if notice.number != number)
            if notices == table.notices:
                return
            if await self.commit(table, replace(table, notices=notices), dirty_at=None):
                return

    async def log(self, table_id: str) -> tuple[LogEntry, ...]:
        """The accepted actions, oldest first.

        Raises:
            BrokenTable: what is stored cannot be read.
        """
        key = keys.shard(table_id).log(table_id)
        try:
            lines: list[bytes] = await self._server.ask(lambda redis: redis.lrange(key, 0, -1))
            return tuple(codec.load(LogEntry, json.loads(line)) for line in lines)
        except (NotSo, *_UNREADABLE) as error:
            raise BrokenTable(table_id, f"its log: {error}") from error

    async def close_broken(self, table_id: str) -> None:
        """End the table without reading it: its venue is free, no clock and no teller wants it."""
        self._recent.forget(table_id)
        venue: bytes = await self._server.run(
            _CLOSE_BROKEN, _all_keys(table_id), [table_id, OVER_SECONDS]
        )
        if venue:
            await self.free_venue(venue.decode(errors="replace"), table_id)

    async def erase(self, table_id: str) -> None:
        """Nothing is left of the table; who is about to change it finds none."""
        self._recent.forget(table_id)
        await self._server.run(_ERASE, _all_keys(table_id), [table_id])


class _Recent:
    """The living tables that were used last, each in the newest version known here."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, tuple[Table, str]] = OrderedDict()

    def get(self, table_id: str) -> Table | None:
        return self._tables.get(table_id, (None, ""))[0]

    def token(self, table: Table) -> str:
        """What tells this version from every other that might bear its number; empty: unknown."""
        known, token = self._tables.get(table.id, (table, ""))
        return token if known.version == table.version else ""

    def keep(self, table: Table, token: str) -> None:
        if isinstance(table.stage, Over):  # it is asked for a few times more, and then never
            self.forget(table.id)
            return
        self._tables[table.id] = table, token
        self._tables.move_to_end(table.id)
        if len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)

    def forget(self, table_id: str) -> None:
        self._tables.pop(table_id, None)


def _all_keys(table_id: str) -> list[str]:
    shard = keys.shard(table_id)
    return [
        *(shard.table(table_id), shard.dirty, shard.held, shard.again, shard.due),
        *(shard.log(table_id), shard.shown(table_id), shard.opened(table_id), shard.census),
    ]


def _kind(table: Table) -> str:
    """As what the table is counted; as nothing, once it is over."""
    if isinstance(table.stage, Over):
        return ""
    return f"{type(table.stage).__name__.lower()} {table.slug}"


def _fields(table: Table) -> tuple[str, str, str]:
    people = ",".join(map(str, sorted(ids_of_people(table))))
    return to_json(tables.dump(table)), table.venue.key, people


def _moment(at: float | None) -> float | str:
    return "" if at is None else at


def _read(table_id: str, version: bytes, data: bytes) -> Table:
    try:
        table = tables.load(json.loads(data))
    except _UNREADABLE as error:
        raise BrokenTable(table_id, str(error) or type(error).__name__) from error
    if (table.id, str(table.version).encode()) != (table_id, version):
        raise BrokenTable(table_id, f"it says it is {table.id}, version {table.version}")
    return table
