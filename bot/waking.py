"""When a table moves by itself: computer players, people in a hurry, and clocks. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.quiz import move_of
from bot.table import Person, Playing, Table
from engine.abilities import Show, Timed, Unveiling
from engine.game import Seat
from engine.games import GAMES

HEAD_START = 3
"""A computer player leaves people this part of the clock at most: a third."""
ABANDONED_SECONDS = 7 * 24 * 3600
"""How long a table waits for anybody to come back before it is put away."""


STEP_SECONDS = 2.5
"""How long everybody looks at a step in which the end of a deal is shown."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the bot waits before it does something by itself, in seconds."""

    deal: float = 7.0
    """Between the result of a deal and the next one: time to read it."""
    first_deal: float = 2.0
    computer: float = 1.2
    """A computer player's moves are to be seen one by one."""
    unveiling: float = STEP_SECONDS
    """For each step in which the end of a deal is shown."""
    plea: float = 4.0
    """After an answer that was found nowhere: time to let it count."""
    rival: float = 6.0
    """Where a person may be quicker than a computer player: time to read, think and type."""


def is_asleep(table: Table) -> bool:
    """Whether nobody is there: computer players do not play among themselves."""
    return not any(p.is_playing for p in table.people)


def is_automatic(table: Table, seat: Seat) -> bool:
    """Whether no person makes the moves of the seat."""
    chair = table.chairs[seat]
    return not (isinstance(chair, Person) and chair.is_playing)


def own_move(table: Table, seat: Seat) -> tuple[Any, str] | None:
    """What the bot does by itself for this seat, and in whose name; None: its person moves."""
    stage = table.stage
    if not isinstance(stage, Playing):
        return None
    game = GAMES[table.slug]
    if game.is_at_rest(stage.state):
        return game.default(stage.state, seat), "clock"
    if is_automatic(table, seat):
        return move_of(table.slug, stage.state, seat), "computer"
    hurried = _hurried(table, seat)
    return None if hurried is None else (hurried, "hurry")


def _hurried(table: Table, seat: Seat) -> Any:
    """The single card that a person in a hurry need not tap."""
    chair, stage = table.chairs[seat], table.stage
    if not (isinstance(chair, Person) and chair.is_playing and chair.prefs.hurry):
        return None
    if not isinstance(stage, Playing):
        return None
    legal = GAMES[table.slug].legal(stage.state, seat)
    return legal[0] if len(legal) == 1 and str(legal[0]).startswith("play ") else None


def scheduled(table: Table, pace: Pace) -> Table:
    """The same table with the time at which the clock has something to do."""
    stage = table.stage
    if not isinstance(stage, Playing):
        return replace(table, wake_at=None)
    if is_asleep(table):
        return replace(table, wake_at=stage.turn_since + ABANDONED_SECONDS)
    game = GAMES[table.slug]
    since = stage.turn_since
    if game.is_at_rest(stage.state):
        pause = _pause(table, stage, pace) + unveilings(table) * pace.unveiling
        return replace(table, wake_at=since + pause)
    owed = game.to_move(stage.state)
    if any(is_automatic(table, seat) or _hurried(table, seat) is not None for seat in owed):
        return replace(table, wake_at=since + _own_pace(table, owed, pace))
    allowed = _allowed(table, stage)
    return replace(table, wake_at=None if allowed is None else since + allowed)


def _pause(table: Table, stage: Playing, pace: Pace) -> float:
    """How long the match rests: to read a result, or to find the board that all will play at."""
    is_show = isinstance(GAMES[table.slug], Show) and not table.venue.is_private
    return pace.deal if stage.position or is_show else pace.first_deal


def unveilings(table: Table) -> int:
    """In how many steps the end of the last deal is shown; to a group alone."""
    stage, game = table.stage, GAMES[table.slug]
    if table.venue.is_private or not isinstance(stage, Playing) or not isinstance(game, Unveiling):
        return 0
    return game.unveilings(stage.state)


def _own_pace(table: Table, owed: frozenset[Seat], pace: Pace) -> float:
    """How long a seat waits whose moves no person makes; longer where it vies with a person."""
    clock = game_clock(table)
    if clock is None or all(is_automatic(table, seat) for seat in owed):
        stage = table.stage
        is_missed = isinstance(stage, Playing) and stage.missed is not None
        return pace.plea if is_missed else pace.computer
    return max(pace.computer, min(pace.rival, clock / HEAD_START))


def _allowed(table: Table, stage: Playing) -> float | None:
    """The seconds until the clock has something to do with a person who moves."""
    if (own := game_clock(table)) is not None:
        return own
    if table.turn_seconds is None:
        return None
    return table.turn_seconds * (1.0 if stage.is_nudged else 0.5)


def game_clock(table: Table) -> int | None:
    """The seconds that the house rules give for what is owed now; None: the table's clock rules.

    Such a clock is short, so nobody is reminded of it.
    """
    stage, game = table.stage, GAMES[table.slug]
    if not isinstance(stage, Playing) or not isinstance(game, Timed):
        return None
    running = game.clock(stage.state)
    return None if running is None else running.seconds


def rescheduled(table: Table, pace: Pace) -> Table:
    """The same table by another turn clock; a lobby is left as it is."""
    return scheduled(table, pace) if isinstance(table.stage, Playing) else table
