"""What a seat says where a match is played by chance, and house rules that go together."""

from random import Random
from typing import Any

from engine.game import IllegalAction, Seat
from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.actions import Answer
from engine.games.hundred_to_one.answering import board_asked
from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.legal import may_answer
from engine.games.hundred_to_one.options import REVERSE_TABLES
from engine.games.hundred_to_one.state import Big, State
from tests.engine.hundred_to_one.questions import NONSENSE


def said(state: State, seat: Seat, rng: Random) -> Answer | None:
    """An answer that is accepted: right more often than not, sometimes said before."""
    if not may_answer(state, seat):
        return None
    board = board_asked(state, state.phase) if isinstance(state.phase, Big) else state.board
    for _ in range(4):
        answer = Answer(_text(board, rng))
        try:
            HUNDRED_TO_ONE.apply(state, seat, answer)
        except IllegalAction:
            continue
        return answer
    return None


def _text(board: Board, rng: Random) -> str:
    if rng.random() < 0.2:
        return rng.choice(NONSENSE)
    if rng.random() < 0.1:
        return rng.choice((board.question, *board.keys))
    return rng.choice([text for row in board.rows for text in row.texts])


def settled(changes: dict[str, Any]) -> dict[str, Any]:
    """The changes with what they need beside them."""
    changes = dict(changes)
    if "reverse_values" in changes:
        changes["rows"] = len(changes["reverse_values"])
    elif "rows" in changes:
        fitting = (values for values in REVERSE_TABLES if len(values) == changes["rows"])
        changes["reverse_values"] = next(fitting)
    if changes.get("matching") == "host":
        changes["host"] = True
    return changes
