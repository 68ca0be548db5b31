"""What people mean by their words, before these are an answer."""

from __future__ import annotations

from engine.games.hundred_to_one.answering import board_asked
from engine.games.hundred_to_one.judging.giving_up import GIVING_UP
from engine.games.hundred_to_one.matching import find_row
from engine.games.hundred_to_one.normal import normalise
from engine.games.hundred_to_one.state import Big, FaceOff, Main, State, Steal


def gives_up(state: State, text: str) -> bool:
    """Whether the words say that there is no answer (E4.1): “pass”, “I don't know”.

    Where an answer is judged before all, it counts if it is on the board; elsewhere that would
    tell of the board what nobody may know yet.
    """
    if normalise(text) not in GIVING_UP:
        return False
    phase = state.phase
    if not isinstance(phase, FaceOff | Main | Steal | Big):
        return True
    return find_row(board_asked(state, phase), text, "exact") is None
