"""What a computer player knows of the world: what a hundred people said to many questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import log

from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.judging.phrases import language_of
from engine.games.hundred_to_one.normal import normalise

STEM = 5
"""Words that begin with the same letters, so many, count as the same word."""
KINSHIP = 0.5
"""Questions are alike that share so much of what their words tell."""
HINT = 0.5
"""How much of that an answer counts which both boards have."""


@dataclass(frozen=True, slots=True)
class Lore:
    """Questions that people were asked, among them those that are played."""

    boards: tuple[Board, ...] = ()


NO_LORE = Lore()


def known(lore: Lore, question: str) -> Board | None:
    """What people said to this very question; None: nobody has heard of it."""
    return _memory(lore).boards.get(normalise(question))


def guesses(lore: Lore, question: str, hints: frozenset[str]) -> Mapping[str, float]:
    """What people said to questions like this one, each the likelier the greater its number.

    `hints` are answers that the board is known to have, normalised.
    """
    memory, asked = _memory(lore), normalise(question)
    words = _stems(asked)
    telling = sum(memory.worth(word) for word in words)
    found: dict[str, float] = {}
    for text, board in memory.boards.items():
        if text == asked or not telling or language_of(text) != language_of(asked):
            continue
        kinship = sum(memory.worth(word) for word in words & _stems(text)) / telling
        answers = {normalise(row.answer): row for row in board.rows}
        kinship += HINT * len(hints & answers.keys())
        if kinship >= KINSHIP:
            for row in board.rows:
                found[row.answer] = found.get(row.answer, 0.0) + kinship * row.votes
    return found


@dataclass(frozen=True, slots=True)
class _Memory:
    """The lore made ready to be searched."""

    boards: Mapping[str, Board]
    """By their questions, normalised."""
    met: Mapping[str, int]
    """In how many questions a word was met."""

    def worth(self, word: str) -> float:
        """How much the word tells of a question: the rarer the more."""
        return log(1 + len(self.boards) / self.met.get(word, 1))


@lru_cache(maxsize=8)
def _memory(lore: Lore) -> _Memory:
    boards = {normalise(board.question): board for board in lore.boards}
    return _Memory(boards, Counter(word for text in boards for word in _stems(text)))


def _stems(question: str) -> frozenset[str]:
    return frozenset(word[:STEM] for word in question.split())
