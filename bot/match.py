"""What happens to a table in play: pure, a table in, a table and its log out.

How a match begins, what a press or a word means, what an action comes to. The rules themselves
are the engine's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from bot.answer import BadMove, Refused
from bot.lobby import Rights, lobby_of, must_belong
from bot.sides import players, seated_by_sides, seats_of
from bot.table import LogEntry, Over, Person, Playing, Table
from bot.waking import Pace, game_clock, scheduled
from engine.abilities import Spoken, Teachable, Timed
from engine.game import IllegalAction, Seat, Step, Told, Unreadable
from engine.games import GAMES
from engine.shuffle import commitment

NEWS = 8
"""How many events a table remembers to show."""
NOTHING_GIVEN: Mapping[str, str] = MappingProxyType({})
"""What a game of cards is started with."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A table after a move, and what has to be written into its log."""

    table: Table
    log: tuple[LogEntry, ...] = ()


def started(
    table: Table,
    rights: Rights,
    seed: bytes,
    now: float,
    pace: Pace,
    given: Mapping[str, str] = NOTHING_GIVEN,
) -> Moved:
    """The match begins: the shuffle is committed to, the first dealer drawn.

    `given` is what it is played with beside cards, for the game's `start`.

    Raises:
        Refused: a bystander asks, or too few sit.
    """
    lobby_of(table)
    must_belong(table, rights)
    seats = len(players(table))
    if seats not in seats_of(table):
        raise Refused("answer-need-more", number=min(n for n in seats_of(table) if n > seats))
    table = seated_by_sides(table)
    game = GAMES[table.slug]
    options = game.settings(table.options, seats)
    try:
        step = game.start(options, seats, seed, given or None)
    except Unreadable:  # somebody has chosen other rules in the meantime
        raise Refused("answer-try-again") from None
    stage = Playing(
        state=step.state, commitment=commitment(seed), turn_since=now, news=step.told[-NEWS:]
    )
    begun = replace(table, options=options, stage=stage).with_notice("match_started")
    changes = options.difference(game.presets[table.preset])
    line = f"start {seed.hex()} {seats} {table.preset} {changes}".rstrip()
    start = LogEntry(0, line, now, "start", tuple(sorted(given.items())))
    return Moved(scheduled(begun, pace), (start,))


def playing_of(table: Table) -> Playing:
    """The match of the table.

    Raises:
        Refused: it has not begun, or it is over.
    """
    match table.stage:
        case Playing():
            return table.stage
        case Over():
            raise Refused("answer-over")
        case _:
            raise Refused("answer-not-started")


def seat_for(table: Table, person_id: int) -> Seat:
    """The person's seat.

    Raises:
        Refused: the person does not sit here.
    """
    seat = table.seat_of(person_id)
    if seat is None:
        raise Refused("answer-not-yours")
    return seat


def pressed(table: Table, person_id: int, position: int, index: int) -> tuple[Seat, Any]:
    """The action that a button means.

    Raises:
        Refused: the button is another's, of an older position, or of nothing.
    """
    stage = playing_of(table)
    seat = seat_for(table, person_id)
    if position != stage.position:
        raise Refused("answer-done" if _has_moved(table, seat, position) else "answer-stale")
    legal = GAMES[table.slug].legal(stage.state, seat)
    if not legal:
        raise Refused("answer-not-your-turn")
    if index >= len(legal):
        raise Refused("answer-stale")
    return seat, legal[index]


def _has_moved(table: Table, seat: Seat, position: int) -> bool:
    """Whether the seat's person made the move of this position: they have tapped twice."""
    chair = table.chairs[seat]
    return isinstance(chair, Person) and chair.moved_at == position


def spoken(table: Table, person_id: int, text: str, *, aloud: bool) -> tuple[Seat, Any] | None:
    """The action that the person's words are; None: they mean nothing to the game now.

    Raises:
        Refused: the words were not for everybody's ears.
    """
    stage, game = table.stage, GAMES[table.slug]
    seat = table.seat_of(person_id)
    if seat is None or not isinstance(stage, Playing) or not isinstance(game, Spoken):
        return None
    action = game.hear(stage.state, seat, text)
    if action is None:
        return None
    if aloud and game.is_secret(stage.state, seat):
        raise Refused("answer-whisper")
    return seat, action


def called_out(table: Table, person_id: int, position: int, word: str) -> tuple[Seat, Any]:
    """The action that a button below the public table means.

    Raises:
        Refused: the button is of an older position, or the person may not do that now.
    """
    stage = playing_of(table)
    seat = seat_for(table, person_id)
    if position != stage.position:
        raise Refused("answer-done" if _has_moved(table, seat, position) else "answer-too-late")
    for action in GAMES[table.slug].legal(stage.state, seat):
        if str(action) == word:
            return seat, action
    raise Refused("answer-not-your-turn")


def acted(table: Table, seat: Seat, action: Any, now: float, by: str, pace: Pace) -> Moved:
    """The seat does this.

    Raises:
        BadMove: the rules refuse it.
    """
    stage = playing_of(table)
    game = GAMES[table.slug]
    owed = game.to_move(stage.state)
    try:
        step = game.apply(stage.state, seat, action)
    except IllegalAction as error:
        raise BadMove(error.reason, error.details) from error
    owes = game.to_move(step.state)
    is_new_turn = bool(owes - (owed - {seat}))
    turn_since = now if is_new_turn else stage.turn_since
    if isinstance(game, Timed) and game.clock(step.state) is not None:
        is_new_turn = not game.runs_on(stage.state, step.state)
        turn_since = now if is_new_turn else _clock_since(table, now)
    is_missed = by == "person" and _is_missed(table, action)
    after = replace(
        stage,
        turn_since=turn_since,
        spent=stage.spent if game_clock(table) is None else now - stage.turn_since,
        is_nudged=False if is_new_turn else stage.is_nudged,
        missed=seat if is_missed else None,
    )
    moved = replace(table, stage=after)
    if by == "person":
        moved = _present(moved, seat, now, stage.position)
    moved = come_to(moved, step, "deal_result")
    return Moved(scheduled(moved, pace), (LogEntry(seat, str(action), now, by),))


def _is_missed(table: Table, action: Any) -> bool:
    game = GAMES[table.slug]
    return isinstance(game, Teachable) and game.is_missed(playing_of(table).state, action)


def come_to(table: Table, step: Step[Any, Any], result: str) -> Table:
    """The match has come so far: what happened is told, the result of a deal in such a notice."""
    stage, game = playing_of(table), GAMES[table.slug]
    after = replace(
        stage,
        state=step.state,
        position=stage.position + 1,
        news=(*stage.news, *step.told)[-NEWS:],
    )
    moved = _announced(replace(table, stage=after), step.told, result)
    if game.result(step.state) is None:
        return moved
    return replace(moved, stage=Over("finished", state=step.state, commitment=stage.commitment))


def _clock_since(table: Table, now: float) -> float:
    """Since when the clock that runs on has run, the time that it stood still taken off."""
    stage = playing_of(table)
    return now - stage.spent if game_clock(table) is None else stage.turn_since


def _present(table: Table, seat: Seat, now: float, position: int) -> Table:
    chair = table.chairs[seat]
    if not isinstance(chair, Person):
        return table
    there = replace(chair, missed=0, is_away=False, seen_at=now, moved_at=position)
    present = table.with_chair(seat, there)
    return present.with_notice("came_back", seat=seat) if chair.is_away else present


def _announced(table: Table, told: tuple[Told[Any], ...], result: str) -> Table:
    """Results are messages of their own."""
    game = GAMES[table.slug]
    for item in told:
        if isinstance(item.event, game.deal_results):
            table = table.with_notice(result, event=item.event)
        if isinstance(item.event, game.match_results):
            table = table.with_notice("match_result", event=item.event)
    return table
