"""Rows of the board as they are shown."""

from __future__ import annotations

from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.state import State
from engine.games.hundred_to_one.values import RoundName, RowShown


def shown_row(state: State, number: int) -> RowShown:
    """The row as all may see it: with what it says only if it is open."""
    if number not in state.open:
        return RowShown(number, is_open=False, answer="", votes=0, points=0)
    return told_row(state, number)


def told_row(state: State, number: int) -> RowShown:
    """The row with what it says, open or not: for the human host."""
    row = state.board.rows[number - 1]
    points = row.votes * state.multiplier
    if state.round is RoundName.REVERSE:
        points = state.options.reverse_values[number - 1]
    return RowShown(number, number in state.open, row.answer, row.votes, points)


def shown_rows(state: State) -> tuple[RowShown, ...]:
    """The rows of the board as all may see them."""
    return tuple(shown_row(state, number) for number in row_numbers(state.board))


def row_numbers(board: Board) -> range:
    """The numbers of the rows, from 1."""
    return range(1, len(board.rows) + 1)
