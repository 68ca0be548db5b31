"""What people say at a table where a game listens to words, aloud or in private."""

from __future__ import annotations

from collections.abc import Sequence

from bot import match, presence
from bot.answer import Caller, Refused
from bot.host.matches import Matches
from bot.host.tables import Tables
from bot.match import Moved
from bot.table import Person, Playing, Table
from bot.waking import Pace
from engine.abilities import Spoken
from engine.games import GAMES


class Words:
    """Answers, and who is back by having said anything."""

    def __init__(self, tables: Tables, matches: Matches, pace: Pace) -> None:
        self._tables = tables
        self._matches = matches
        self._pace = pace

    async def meant(self, caller: Caller, text: str, replied_to: int | None) -> Table | None:
        """The table for which the words in private are; None: no match that they play listens.

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

    async def say(self, table: Table, caller: Caller, text: str, *, aloud: bool) -> bool:
        """The person's words, if the game understands words now; whether it did.

        Who was away is back with any word.

        Raises:
            Refused: the words were not for everybody's ears.
            BadMove: the rules refuse the action that the words are.
        """
        if not isinstance(GAMES[table.slug], Spoken):
            return False
        if await self._tables.store.has_worked_at(table.id):
            return True  # by a worker that died before it could say so
        if match.spoken(table, caller.id, text, aloud=aloud) is None:
            return await self._spoke_up(table, caller)
        heard = False

        def step(now_table: Table) -> Table | Moved:
            nonlocal heard
            words = match.spoken(now_table, caller.id, text, aloud=aloud)
            heard = words is not None
            if words is None:
                return now_table
            moved = match.acted(now_table, *words, self._tables.now(), "person", self._pace)
            after = presence.renamed(moved.table, caller.id, caller.name)
            return Moved(after if aloud else _below_the_words(after, caller.id), moved.log)

        await self._tables.change(table.id, step)
        return heard

    async def _spoke_up(self, table: Table, caller: Caller) -> bool:
        """Whether the person was away from the match, and is back now."""
        if not (isinstance(table.stage, Playing) and _is_away(table, caller.id)):
            return False
        await self._matches.back(table.id, caller)
        return True


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


def _below_the_words(table: Table, person_id: int) -> Table:
    """The same table, but who has to answer again at once finds what is asked below the answer.

    What was written in private has pushed the hand up, and in the big game there is no time to
    look for it.
    """
    stage = table.stage
    if not isinstance(stage, Playing):
        return table
    is_turn = table.seat_of(person_id) in GAMES[table.slug].to_move(stage.state)
    return presence.called(table, person_id) if is_turn else table
