"""What happens to a table in play: pure, a table in, a table and its log out.

Who makes a seat's moves, when the clock makes one, when the next deal begins. The rules themselves
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
from bot.waking import Pace, game_clock, is_asleep, own_move, scheduled
from engine.abilities import Spoken, Teachable, Timed
from engine.game import IllegalAction, Seat, Step, Told, Unreadable
from engine.games import GAMES
from engine.shuffle import commitment

NEWS = 8
"""How many events a table remembers to show."""
MISSES = 2
"""Default moves in a row after which a computer player takes the seat."""
SHORT_MISSES = 3
"""The same by the house rules' own clocks, which are a matter of seconds."""
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
        raise Refused("answer-stale")
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


def time_up(table: Table, now: float, pace: Pace) -> Moved:
    """What the clock does, one thing at a time; the same table if nothing is due."""
    stage = playing_of(table)
    if table.wake_at is None or now < table.wake_at:
        return Moved(table)
    if is_asleep(table):
        return Moved(stopped(table, ""))
    owed = sorted(GAMES[table.slug].to_move(stage.state))
    for seat in owed:
        if (own := own_move(table, seat)) is not None:
            return acted(table, seat, own[0], now, own[1], pace)
    if game_clock(table) is not None:
        return _ran_out(table, now, pace)
    if not stage.is_nudged:
        return Moved(scheduled(_nudged(table, stage, owed), pace))
    return _missed(table, owed[0], now, pace)


def _nudged(table: Table, stage: Playing, owed: list[Seat]) -> Table:
    table = replace(table, stage=replace(stage, is_nudged=True))
    for seat in owed:
        chair = table.chairs[seat]
        if isinstance(chair, Person):
            table = called(table, chair.id)
            if not chair.is_reachable:
                table = table.with_notice("nudge", seat=seat)
    return table


def called(table: Table, person_id: int) -> Table:
    """The same table with the person's hand to be sent anew."""
    counts = dict(table.hand_calls)
    counts[person_id] = counts.get(person_id, 0) + 1
    return replace(table, hand_calls=tuple(sorted(counts.items())))


def _missed(table: Table, seat: Seat, now: float, pace: Pace) -> Moved:
    state = playing_of(table).state
    moved = acted(table, seat, GAMES[table.slug].default(state, seat), now, "clock", pace)
    return replace(moved, table=_counted_missed(moved.table, seat, MISSES, pace))


def _ran_out(table: Table, now: float, pace: Pace) -> Moved:
    """A clock of the house rules has run out, for all who owe something, and once for each."""
    game, state = GAMES[table.slug], playing_of(table).state
    if not isinstance(game, Timed):  # pragma: no cover - it has a clock
        return Moved(table)
    log: tuple[LogEntry, ...] = ()
    for seat, action in game.run_out(state):
        moved = acted(table, seat, action, now, "clock", pace)
        table, log = moved.table, (*log, *moved.log)
    for seat in sorted(game.to_move(state)):
        table = _counted_missed(table, seat, SHORT_MISSES, pace)
    return Moved(table, log)


def _counted_missed(table: Table, seat: Seat, most: int, pace: Pace) -> Table:
    """One more move that the person let the clock make; after so many in a row, they are away."""
    chair = table.chairs[seat]
    if not isinstance(chair, Person):
        return table
    table = table.with_chair(seat, replace(chair, missed=chair.missed + 1))
    if not isinstance(table.stage, Playing):
        return table
    return scheduled(away(table, seat, pace) if chair.missed + 1 >= most else table, pace)


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
