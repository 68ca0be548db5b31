"""What a computer player knows of the world: what people say to other questions."""

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
EVERYDAY = 0.05
"""How much an answer counts that was given to a question of quite another kind."""
HINT = 3.0
"""How much an answer that both boards have says of their kinship, beside the questions' words."""


@dataclass(frozen=True, slots=True)
class Lore:
    """Boards of the past: a player remembers what was said, and knows no board to come."""

    boards: tuple[Board, ...] = ()


NO_LORE = Lore()


def guesses(lore: Lore, question: str, hints: frozenset[str]) -> Mapping[str, float]:
    """What one might answer, each the likelier the greater its number.

    `hints` are answers that the board is known to have, normalised. Boards with the question
    itself are left out: whoever has met it would not guess, but remember.
    """
    asked = normalise(question)
    words = _stems(asked)
    found: dict[str, float] = {}
    shown: dict[str, str] = {}
    for remembered in _memory(lore):
        if remembered.question == asked or remembered.language != language_of(asked):
            continue
        kinship = EVERYDAY + sum(remembered.words.get(word, 0.0) for word in words)
        kinship += HINT * len(hints & remembered.answers.keys())
        for normal, (answer, votes) in remembered.answers.items():
            text = shown.setdefault(normal, answer)
            found[text] = found.get(text, 0.0) + kinship * votes
    return found


@dataclass(frozen=True, slots=True)
class _Remembered:
    """A board of the past, made ready for comparison."""

    question: str
    language: str
    words: Mapping[str, float]
    """The words of its question, each with how much it tells."""
    answers: Mapping[str, tuple[str, int]]
    """What was said, normalised: as it was shown, and the votes."""


@lru_cache(maxsize=8)
def _memory(lore: Lore) -> tuple[_Remembered, ...]:
    questions = [normalise(board.question) for board in lore.boards]
    met = Counter(word for question in questions for word in _stems(question))
    return tuple(
        _Remembered(
            question,
            language_of(question),
            {word: log(1 + len(questions) / met[word]) for word in _stems(question)},
            {normalise(row.answer): (row.answer, row.votes) for row in board.rows},
        )
        for board, question in zip(lore.boards, questions, strict=True)
    )


def _stems(question: str) -> frozenset[str]:
    return frozenset(word[:STEM] for word in question.split())
