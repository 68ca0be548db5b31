"""“That should count”: people take back that an answer was found nowhere. Pure.

The last action of a match gives way to the row's own answer. The match before it is played again
from the log, and the new action is added there, to be read in place of the one before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.answer import Refused
from bot.match import Moved, come_to, playing_of
from bot.record import played
from bot.table import COUNTED, LogEntry, Person, Playing, Table
from bot.waking import Pace, scheduled
from engine.abilities import Lesson, Sided, Teachable
from engine.game import Seat, Told
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Plea:
    """An answer that was found nowhere, and as what it may count."""

    seat: Seat
    lesson: Lesson
    before: Any
    """The engine's state in which it was given."""
    after: Any
    """And the one to which it has led."""
    told: tuple[Told[Any], ...]
    """What was told of it."""


def may_count(table: Table, person_id: int) -> bool:
    """Whether there is an answer that may yet count, and the person may say so.

    That is for the captain of the other team; where nobody plays that seat, for any person who
    plays in that team; where there is none, for the own team in the same way. The host of the
    table may say so too, unless they sit in the own team, and who leads the show.
    """
    stage = table.stage
    if not isinstance(stage, Playing) or stage.missed is None:
        return False
    return person_id in _judges(table, stage.missed)


def _judges(table: Table, missed: Seat) -> frozenset[int]:
    sides = _sides(table)
    own = next((side for side in sides if missed in side), (missed,))
    others = [side for side in sides if side != own]
    asked = [person for side in others for person in _captain_or_all(table, side)]
    asked = asked or [*_captain_or_all(table, own)]
    players = {seat for side in sides for seat in side}
    leading = [seat for seat in range(len(table.chairs)) if seat not in players]
    judges = {person.id for person in (*asked, *_playing(table, leading))}
    if table.seat_of(table.host_id) not in own:
        judges.add(table.host_id)
    return frozenset(judges)


def _sides(table: Table) -> tuple[tuple[Seat, ...], ...]:
    game, seats = GAMES[table.slug], len(table.chairs)
    if not isinstance(game, Sided):
        return tuple((seat,) for seat in range(seats))
    return game.sides(table.options, seats)


def _captain_or_all(table: Table, side: tuple[Seat, ...]) -> tuple[Person, ...]:
    return _playing(table, side[:1]) or _playing(table, side)


def _playing(table: Table, seats: Iterable[Seat]) -> tuple[Person, ...]:
    chairs = (table.chairs[seat] for seat in seats)
    return tuple(c for c in chairs if isinstance(c, Person) and c.is_playing)


def must_may_count(table: Table, person_id: int, position: int) -> None:
    """Whether the person may let the answer count that was the last action at this position.

    Raises:
        Refused: the match is over, something else has been done since, or others decide.
    """
    stage = playing_of(table)
    if stage.position != position or stage.missed is None:
        raise Refused("answer-stale")
    if not may_count(table, person_id):
        raise Refused("answer-not-yours-to-count", alert=True)


def plea(table: Table, log: Sequence[LogEntry]) -> Plea | None:
    """The answer that was found nowhere; None: another action came first."""
    stage, game = playing_of(table), GAMES[table.slug]
    first, actions = played(table, log)
    if not actions or stage.missed is None or not isinstance(game, Teachable):
        return None
    before = first
    for seat, action in actions[:-1]:
        before = game.apply(before, seat, action).state
    seat, action = actions[-1]
    step = game.apply(before, seat, action)
    if step.state != stage.state:
        return None
    return Plea(seat, game.plea(before, action), before, step.state, step.told)


def counted(table: Table, said: Plea, now: float, pace: Pace) -> Moved:
    """The answer counts: the match goes on from it by the rules, at a new position.

    Raises:
        Refused: another action came first.
    """
    stage, game = playing_of(table), GAMES[table.slug]
    if stage.state != said.after or not isinstance(game, Teachable):
        raise Refused("answer-stale")
    action, step = game.counted(said.before, said.seat, said.lesson)
    known = len(stage.news) - len(said.told)
    before = replace(
        stage,
        state=said.before,
        turn_since=now,
        is_nudged=False,
        news=stage.news[: max(0, known)],
        missed=None,
    )
    result = "deal_corrected" if game.is_at_rest(said.after) else "deal_result"
    taken_back = replace(_withdrawn(table, said.told), stage=before)
    moved = come_to(taken_back, step, result)
    return Moved(scheduled(moved, pace), (LogEntry(said.seat, str(action), now, COUNTED),))


def _withdrawn(table: Table, told: tuple[Told[Any], ...]) -> Table:
    """The same table without a result that was to be told and is none any more."""
    results = [item.event for item in told]
    kept = (n for n in table.notices if n.kind != "deal_result" or n.event not in results)
    return replace(table, notices=tuple(kept))


def verdict(table: Table, action: Any) -> Lesson | None:
    """What a person who judges teaches by this action; None: nothing."""
    stage, game = table.stage, GAMES[table.slug]
    if not isinstance(stage, Playing) or not isinstance(game, Teachable):
        return None
    return game.verdict(stage.state, action)
