"""Words in a private chat: at which of the person's tables they are said."""

from __future__ import annotations

from collections.abc import Sequence

from bot import match
from bot.answer import Caller, Refused
from bot.host.tables import Tables
from bot.table import Person, Playing, Table
from engine.abilities import Spoken
from engine.games import GAMES


class Words:
    """Somebody may sit at several tables that listen to words."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def meant(self, caller: Caller, text: str, replied_to: int | None) -> Table | None:
        """The table for which the person's words are; None: no match that they play listens.

        That is the one on whose hand they are a reply; else the one that waits for them, or which
        the person has left to a computer player. A match that listens, but not now, comes last.

        Raises:
            Refused: several wait, and nothing says which of them is meant.
        """
        tables = [table for table in await self._tables.of(caller.id) if _listens(table)]
        store = self._tables.store
        for table in tables:
            if await store.has_worked_at(table.id):
                return table  # and it is told that this has been done
        for table in tables if replied_to is not None else ():
            hand = (await store.shown(table.id)).get(f"hand:{caller.id}")
            if hand is not None and hand.message_id == replied_to:
                return table
        return _without_a_reply(tables, caller.id, text)


def _without_a_reply(tables: Sequence[Table], person_id: int, text: str) -> Table | None:
    waiting = [t for t in tables if match.spoken(t, person_id, text, aloud=False) is not None]
    if len(waiting) > 1:
        raise Refused("answer-which-table")
    left = [table for table in tables if _is_away(table, person_id)]
    return next(iter((*waiting, *left, *tables)), None)


def _listens(table: Table) -> bool:
    return isinstance(GAMES[table.slug], Spoken) and isinstance(table.stage, Playing)


def _is_away(table: Table, person_id: int) -> bool:
    seat = table.seat_of(person_id)
    chair = None if seat is None else table.chairs[seat]
    return isinstance(chair, Person) and chair.is_away
