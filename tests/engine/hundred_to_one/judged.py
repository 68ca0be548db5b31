"""The judged answers of the `.tsv` files beside this one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.games.hundred_to_one.boards import Board, Row
from engine.games.hundred_to_one.matching import find_row


@dataclass(frozen=True, slots=True)
class Judged:
    """What a kind host says of an answer."""

    line: int
    language: str
    board: Board
    said: str
    counts: bool
    why: str

    @property
    def is_heard(self) -> bool:
        """Whether the program lets it count."""
        return find_row(self.board, self.said, "lemma") == 1


@dataclass(frozen=True, slots=True)
class Score:
    """How well the program hears."""

    precision: float
    """Of the answers that it lets count, how many should."""
    recall: float
    """Of the answers that should count, how many it lets."""


def read(name: str) -> Iterator[Judged]:
    """The answers of the table, in its order."""
    text = (Path(__file__).parent / name).read_text("utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        language, question, row, said, verdict, why = line.split("\t")
        answer, *synonyms = (piece.strip() for piece in row.split(";"))
        board = Board("?" if question == "-" else question, (Row(answer, 50, tuple(synonyms)),))
        yield Judged(number, language, board, said, {"yes": True, "no": False}[verdict], why)


def score(answers: Iterable[Judged]) -> Score:
    """How well these are heard."""
    outcomes = [(answer.counts, answer.is_heard) for answer in answers]
    right = outcomes.count((True, True))
    return Score(
        right / max(1, right + outcomes.count((False, True))),
        right / max(1, right + outcomes.count((True, False))),
    )
