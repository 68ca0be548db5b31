"""What the clock does at a table in play whose time has come: pure, a table in, a table out."""

from __future__ import annotations

from dataclasses import replace

from bot.match import Moved, acted, playing_of
from bot.presence import away, called, stopped
from bot.table import LogEntry, Person, Playing, Table
from bot.waking import Pace, game_clock, is_asleep, own_move, scheduled
from engine.abilities import Timed
from engine.game import Seat
from engine.games import GAMES

MISSES = 2
"""Default moves in a row after which a computer player takes the seat."""
SHORT_MISSES = 3
"""The same by the house rules' own clocks, which are a matter of seconds."""


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
