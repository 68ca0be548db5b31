"""Boards: a question, phrases that say it, and the answers of a hundred people (E2.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.game import Unreadable
from engine.games.hundred_to_one.normal import UNWRITABLE, normalise

_VOTES = re.compile(r"[1-9][0-9]{0,2}")
PEOPLE = 100
"""How many were asked, so the most votes that a board can have."""


@dataclass(frozen=True, slots=True)
class Row:
    """An answer of the board."""

    answer: str
    """As it is shown when the row opens."""
    votes: int
    """How many of a hundred people gave it."""
    synonyms: tuple[str, ...] = ()
    """Other texts that count as this answer."""

    @property
    def texts(self) -> tuple[str, ...]:
        """All that counts as this answer, word for word."""
        return (self.answer, *self.synonyms)

    def __str__(self) -> str:
        return "; ".join((f"{self.answer}={self.votes}", *self.synonyms))


@dataclass(frozen=True, slots=True)
class Board:
    """A question and its answers, the most popular first."""

    question: str
    rows: tuple[Row, ...]
    keys: tuple[str, ...] = ()
    """Phrases that say the question in the duel as well as its own text does."""
    is_surveyed: bool = False
    """Whether the votes were counted, not estimated; `board:` does not say it, the supply does."""

    @property
    def votes(self) -> int:
        """The votes of all rows."""
        return sum(row.votes for row in self.rows)

    def __str__(self) -> str:
        """What stands after `board:` in a script."""
        return " | ".join(("; ".join((self.question, *self.keys)), *map(str, self.rows)))


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a board."""

    row: int | None
    """The number of the row, from 1; None: the question and its key phrases."""
    message: str

    def __str__(self) -> str:
        return self.message if self.row is None else f"row {self.row}: {self.message}"


def read_board(text: str) -> Board:
    """The board that stands after `board:` in a script.

    Raises:
        Unreadable: it is none, or breaks a rule for boards (E2.1).
    """
    head, *rows = text.split("|")
    question, *keys = (piece.strip() for piece in head.split(";"))
    board = Board(question, tuple(map(_read_row, rows)), tuple(keys))
    for fault in faults(board):
        raise Unreadable(str(fault))
    return board


def _read_row(text: str) -> Row:
    first, *synonyms = (piece.strip() for piece in text.split(";"))
    answer, equals, votes = (piece.strip() for piece in first.partition("="))
    if not equals or not _VOTES.fullmatch(votes):
        raise Unreadable(f"not answer=votes: {first or 'nothing'}")
    return Row(answer, int(votes), tuple(synonyms))


def faults(board: Board) -> Iterator[Fault]:
    """Everything that is wrong with the board, from the top down."""
    if not board.rows:
        yield Fault(None, "a board without answers")
    yield from _faulty_question(board)
    yield from _faulty_votes(board)
    yield from _faulty_rows(board)


def _faulty_question(board: Board) -> Iterator[Fault]:
    seen: dict[str, str] = {}
    for text in (board.question, *board.keys):
        yield from (Fault(None, message) for message in _faulty_text(text, seen))


def _faulty_votes(board: Board) -> Iterator[Fault]:
    last = board.votes
    for number, row in enumerate(board.rows, 1):
        if row.votes < 1:
            yield Fault(number, f"{row.votes} votes, but there is at least 1")
        elif row.votes > last:
            yield Fault(number, f"{row.votes} votes after {last}, but votes never rise")
        last = row.votes
    if board.votes > PEOPLE:
        yield Fault(len(board.rows), f"{board.votes} votes together, of {PEOPLE} people")


def _faulty_rows(board: Board) -> Iterator[Fault]:
    seen: dict[str, str] = {}
    for number, row in enumerate(board.rows, 1):
        for text in row.texts:
            yield from (Fault(number, message) for message in _faulty_text(text, seen))


def _faulty_text(text: str, seen: dict[str, str]) -> Iterator[str]:
    normal = normalise(text)
    if bad := next((sign for sign in text if sign in UNWRITABLE), None):
        yield f"“{text}” has the sign {bad}"
    if not normal:
        yield f"a text without letters and numbers: “{text}”"
    elif normal in seen:
        yield f"“{text}” is the same text as “{seen[normal]}”"
    seen.setdefault(normal, text)
