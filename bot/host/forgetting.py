"""A person is forgotten: at every table that knows them, then all that is kept beside tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.answer import Refused
from bot.forgetting import without
from bot.host.ports import Store
from bot.host.tables import RACES, Tables
from bot.table import BrokenTable, Over, Table
from bot.waking import Pace

Clear = Callable[[int, int], Awaitable[None]]
"""Takes the buttons from a message: chat, message."""


class Forgetting:
    """Leaves nothing of a person but nameless seats.

    Each step may be done again: what was cut off half-way is completed by asking once more, since
    a table leaves the index of the person's tables after it has forgotten them, and not before.
    """

    def __init__(self, tables: Tables, store: Store, pace: Pace) -> None:
        self._tables = tables
        self._store = store
        self._pace = pace

    async def forget(self, person_id: int, clear: Clear) -> None:
        """The person leaves every table for good, and nothing is known of them any more.

        Raises:
            Refused: others changed a table all the time.
        """
        for table_id in await self._store.traces(person_id):
            await self._forget_at(table_id, person_id, clear)
            await self._store.drop_trace(person_id, table_id)
        for forget in self._store.forgetters:
            await forget(person_id)

    async def _forget_at(self, table_id: str, person_id: int, clear: Clear) -> None:
        try:
            table = await self._store.load(table_id)
        except BrokenTable:  # nobody can tell what it holds, or play on
            await self._store.close_broken(table_id)
            await self._store.erase(table_id)
            return
        if table is None:
            return
        if table.venue.is_private and table.venue.chat_id == person_id:
            await self._clear(table, person_id, clear)
            await self._store.erase(table_id)
            return
        if isinstance(table.stage, Over):
            await self._rewrite(table, person_id)
        else:
            await self._leave(table, person_id)
        await self._clear(table, person_id, clear)
        await self._store.forget_screens(table_id, person_id, self._tables.now())

    async def _leave(self, table: Table, person_id: int) -> None:
        """Out of a table that lives on, and a press that is under way there comes too late.

        `without` makes a new version even where nothing changes, so that nobody sits down by a
        version that was read before.
        """
        await self._tables.change(table.id, lambda t: without(t, person_id, self._pace))

    async def _rewrite(self, table: Table, person_id: int) -> None:
        """Out of a table that is over; what stands in Telegram of it stays as it was."""
        now: Table | None = table
        for _ in range(RACES):
            if now is None or person_id not in now.named:
                return
            after = without(now, person_id, self._pace)
            if await self._store.commit(now, after, dirty_at=None):
                return
            now = await self._store.load(table.id)
        raise Refused("answer-try-again")

    async def _clear(self, table: Table, person_id: int, clear: Clear) -> None:
        """The person's messages of a table that lived on lose their buttons."""
        if isinstance(table.stage, Over):
            return
        for shown in (await self._store.shown(table.id)).values():
            if shown.chat_id == person_id:
                await clear(shown.chat_id, shown.message_id)
