"""Which row of a board an answer is (E10), and whether a guess is the question (E8.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Literal, TypeAlias

from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.judging import is_near, is_same
from engine.games.hundred_to_one.normal import allowance, distance, normalise

Matching: TypeAlias = Literal["exact", "lemma", "fuzzy", "host"]
"""How an answer is found on the board."""

_Candidates: TypeAlias = tuple[tuple[int, str], ...]
"""Normalised texts, each with the number of what it stands for."""


def find_row(board: Board, answer: str, matching: Matching) -> int | None:
    """The number of the row that the answer is, from 1; None: it is on none.

    With `host` a person judges: only equal texts are found, as a proposal.
    """
    return _find(_texts(board), normalise(answer), matching, normalise(board.question))


def is_question(board: Board, guess: str, matching: Matching) -> bool:
    """Whether the guess is the question of the board or one of its key phrases."""
    texts = tuple((1, normalise(text)) for text in (board.question, *board.keys))
    return _find(texts, normalise(guess), matching, "") is not None


def matching_rows(board: Board, answer: str) -> frozenset[int]:
    """All rows that the answer reaches as `lemma` hears it, equal or not."""
    return _reached(_texts(board), normalise(answer), normalise(board.question))


def near_row(board: Board, answer: str, hidden: Collection[int]) -> int | None:
    """The one hidden row that the answer may be meant for; None: there is none, or not one alone.

    Asked where people want an answer to count that is on no row. The hearing is `lemma` first, and
    then a looser one. An answer that is an open row, and no other, is none of the hidden ones.
    """
    texts, said, question = _texts(board), normalise(answer), normalise(board.question)
    heard = _reached(texts, said, question)
    if heard:
        return _only(sorted(heard.intersection(hidden)))
    near = (number for number, text in texts if is_near(text, said, question))
    return _only(sorted({*near}.intersection(hidden)))


@lru_cache(maxsize=256)
def _texts(board: Board) -> _Candidates:
    rows = enumerate(board.rows, 1)
    return tuple((number, normalise(text)) for number, row in rows for text in row.texts)


def _find(candidates: _Candidates, answer: str, matching: Matching, question: str) -> int | None:
    if not answer:
        return None
    for number, text in candidates:
        if text == answer:
            return number
    if matching == "fuzzy":
        return _only(_nearest(candidates, answer))
    if matching == "lemma":
        return _only(_reached(candidates, answer, question))
    return None


def _only(numbers: Iterable[int]) -> int | None:
    first, *others = [*dict.fromkeys(numbers), None]
    return first if others in ([], [None]) else None


def _nearest(candidates: _Candidates, answer: str) -> frozenset[int]:
    """Whose texts are the nearest, among those near enough."""
    near = [
        (far, number)
        for number, text in candidates
        if abs(len(text) - len(answer)) <= allowance(len(text))
        and (far := distance(answer, text)) <= allowance(len(text))
    ]
    least = min(near, default=(0, 0))[0]
    return frozenset(number for far, number in near if far == least)


def _reached(candidates: _Candidates, answer: str, question: str) -> frozenset[int]:
    return frozenset(number for number, text in candidates if is_same(text, answer, question))
