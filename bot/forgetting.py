"""A person is forgotten: pure, a table in, the same table without them out."""

from __future__ import annotations

from dataclasses import replace

from bot import lobby, presence
from bot.table import FORGOTTEN, Chair, Lobby, Over, Person, Playing, Stage, Table
from bot.waking import Pace


def without(table: Table, person_id: int, pace: Pace) -> Table:
    """The same table with nothing of the person: neither number nor name.

    In a lobby they get up, from a match they leave for good. A seat of a match stays, nameless.
    """
    if isinstance(table.stage, Lobby):
        table = lobby.unseated(table, person_id)
    elif isinstance(table.stage, Playing) and table.seat_of(person_id) is not None:
        table = presence.left(table, person_id, pace)
    names = {c.name for c in table.chairs if isinstance(c, Person) and c.id == person_id}
    chairs = tuple(_nameless(chair, person_id) for chair in table.chairs)
    table = replace(table, chairs=chairs)
    heirs = [person.id for person in table.people]
    return replace(
        table,
        host_id=table.host_id if table.host_id != person_id else next(iter(heirs), 0),
        stage=_stage(table.stage, person_id, names),
        notices=tuple(notice for notice in table.notices if notice.to != person_id),
        hand_calls=tuple(call for call in table.hand_calls if call[0] != person_id),
    )


def _nameless(chair: Chair, person_id: int) -> Chair:
    return FORGOTTEN if isinstance(chair, Person) and chair.id == person_id else chair


def _stage(stage: Stage, person_id: int, names: set[str]) -> Stage:
    match stage:
        case Lobby():
            return replace(stage, taps=tuple(tap for tap in stage.taps if tap[0] != person_id))
        case Over() if stage.by_id == person_id or stage.by in names:
            return replace(stage, by="", by_id=0)
        case _:
            return stage
