"""Why an answer has to be replaced by another: E4.2, E5.5, E6.2 and E7.4."""

from __future__ import annotations

from typing import assert_never

from engine.game import IllegalAction
from engine.games.hundred_to_one.big import answer_of_first
from engine.games.hundred_to_one.normal import normalise
from engine.games.hundred_to_one.state import (
    Asking,
    Big,
    Duel,
    FaceOff,
    Main,
    Poll,
    Reverse,
    State,
    Steal,
)

LONGEST_ANSWER = 200
"""More signs than this are no answer."""


def to_words(state: State, phase: Asking | Poll, text: str) -> IllegalAction | None:
    """What is wrong with the words alone, before they are held against a board."""
    normal = normalise(text)
    if not normal:
        return IllegalAction("empty-answer")
    if len(text) > LONGEST_ANSWER:
        return IllegalAction("answer-too-long", number=str(LONGEST_ANSWER))
    match phase:
        case Reverse(_, first) if first is not None and normalise(first.text) == normal:
            return IllegalAction("said-by-rival", seat=str(first.seat))
        case Big():
            said = answer_of_first(state, phase)
            if said is not None and normalise(said.text) == normal:
                return IllegalAction("said-by-first", seat=str(phase.first))
        case _:
            pass
    return None


def to_row(state: State, phase: Asking, row: int | None) -> IllegalAction | None:
    """What is wrong with an answer that is this row."""
    if row is None:
        return None
    match phase:
        case FaceOff() | Main() | Steal():
            if row in state.open and state.options.repeat_answer == "ask_again":
                return IllegalAction("row-is-open", row=str(row))
        case Reverse(_, first):
            if first is not None and first.row == row:
                return IllegalAction("row-of-rival", seat=str(first.seat))
        case Big():
            said = answer_of_first(state, phase)
            strict = state.options.big_synonyms == "reject_synonyms"
            if strict and said is not None and said.row == row:
                return IllegalAction("row-of-first", seat=str(phase.first))
        case Duel():  # pragma: no cover - a guess is no row
            pass
        case _:
            assert_never(phase)
    return None
