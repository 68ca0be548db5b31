"""The record of a match that is over: its game script, from the seed and the log alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.answer import Refused
from bot.table import COUNTED, LogEntry, Over, Table
from engine.game import Seat
from engine.games import GAMES
from engine.script import moves, write_record


def record_of(table: Table, log: Sequence[LogEntry]) -> str:
    """Every deal and every action, the seed and the scores: `prikup check` and `verify` read it.

    Raises:
        Refused: the match goes on, so its cards are secret, or none was played here.
    """
    match table.stage:
        case Over(state=state) if state is not None and log:
            game = GAMES[table.slug]
        case Over():
            raise Refused("answer-no-table")
        case _:
            raise Refused("answer-not-over")
    _, seed, seats, *_ = log[0].action.split()
    first, actions = played(table, log)
    (dealer,) = game.to_move(first)
    made = moves(game, first, actions)
    header = {"seed": seed, "id": f"{table.slug}-{table.id}"}
    return write_record(game, table.options, int(seats), dealer, made, header)


def played(table: Table, log: Sequence[LogEntry]) -> tuple[Any, list[tuple[Seat, Any]]]:
    """The first state of the table's match, and the actions that have led on from it."""
    game = GAMES[table.slug]
    start, *entries = log
    _, seed, seats, *_ = start.action.split()
    given = dict(start.given) or None
    first = game.start(table.options, int(seats), bytes.fromhex(seed), given).state
    return first, [(e.seat, game.read_action(e.action)) for e in standing(entries)]


def standing(log: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """The entries without those in whose place others count."""
    kept: list[LogEntry] = []
    for entry in log:
        if entry.by == COUNTED:
            kept.pop()
        kept.append(entry)
    return tuple(kept)
