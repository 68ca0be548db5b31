"""Who is there, and who is not: a person is away, comes back, leaves, or ends the match. Pure."""

from __future__ import annotations

from dataclasses import replace

from bot.answer import Refused
from bot.match import playing_of, seat_for
from bot.table import Over, Person, Table
from bot.waking import Pace, scheduled
from engine.game import Seat
from engine.games import GAMES


def called(table: Table, person_id: int) -> Table:
    """The same table with the person's hand to be sent anew."""
    counts = dict(table.hand_calls)
    counts[person_id] = counts.get(person_id, 0) + 1
    return replace(table, hand_calls=tuple(sorted(counts.items())))


def renamed(table: Table, person_id: int, name: str) -> Table:
    """The same table with the person, if they sit here, under this name."""
    seat = table.seat_of(person_id)
    chair = None if seat is None else table.chairs[seat]
    if seat is None or not isinstance(chair, Person) or chair.name == name:
        return table
    return table.with_chair(seat, replace(chair, name=name))


def away(table: Table, seat: Seat, pace: Pace) -> Table:
    """A computer player takes the seat until its person is back, who is told at once."""
    chair = table.chairs[seat]
    if not isinstance(chair, Person) or not chair.is_playing:
        return table
    moved = table.with_chair(seat, replace(chair, is_away=True)).with_notice(
        "took_over", seat=seat
    )
    return scheduled(called(moved, chair.id), pace)


def back(table: Table, person_id: int, now: float, pace: Pace) -> Table:
    """The person takes the seat back; a turn that is theirs begins anew.

    Raises:
        Refused: the person does not sit here, or was not away.
    """
    stage = playing_of(table)
    seat = seat_for(table, person_id)
    chair = table.chairs[seat]
    if not isinstance(chair, Person) or not chair.is_away:
        raise Refused("answer-not-away")
    if seat in GAMES[table.slug].to_move(stage.state):
        stage = replace(stage, turn_since=now, is_nudged=False)
    moved = replace(table, stage=stage).with_chair(
        seat, replace(chair, is_away=False, missed=0, is_reachable=True, seen_at=now)
    )
    return scheduled(called(moved.with_notice("came_back", seat=seat), person_id), pace)


def left(table: Table, person_id: int, pace: Pace) -> Table:
    """The person leaves for good: a computer player plays the seat to the end.

    Raises:
        Refused: the person does not sit here.
    """
    playing_of(table)
    seat = seat_for(table, person_id)
    chair = table.chairs[seat]
    if isinstance(chair, Person):
        table = table.with_chair(seat, replace(chair, is_gone=True))
    if not table.people:
        return stopped(table, "")
    if table.host_id == person_id:
        table = replace(table, host_id=table.people[0].id)
    return scheduled(table.with_notice("left", seat=seat), pace)


def stopped(table: Table, by: str, by_id: int = 0) -> Table:
    """The match ends here, without a result."""
    stage = playing_of(table)
    over = Over("stopped", stage.state, stage.commitment, by=by, by_id=by_id)
    return replace(table, stage=over, wake_at=None).with_notice("stopped")
