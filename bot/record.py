"""The record of a match that is over: its game script, from the seed and the log alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.answer import Refused
from bot.table import LogEntry, Over, Table
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
    start, *entries = log
    _, seed, number, *_ = start.action.split()
    seats, given = int(number), dict(start.given) or None
    first = game.start(table.options, seats, bytes.fromhex(seed), given).state
    (dealer,) = game.to_move(first)
    actions = [(entry.seat, game.read_action(entry.action)) for entry in entries]
    header = {"seed": seed, "id": f"{table.slug}-{table.id}"}
    return write_record(game, table.options, seats, dealer, moves(game, first, actions), header)
