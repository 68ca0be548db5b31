"""What a seat can do, one small value each; `str` writes the notation, `read` reads it back."""

from __future__ import annotations

from engine.game import Unreadable
from engine.games import fives_actions
from engine.games.fives_actions import (
    Action,
    Bid,
    Deal,
    Discard,
    Hold,
    NameTrump,
    Pass,
    Play,
)

__all__ = ["Action", "Bid", "Deal", "Discard", "Hold", "NameTrump", "Pass", "Play", "read"]


def read(text: str) -> Action:
    """The action written so.

    Raises:
        Unreadable: the text is no action of this game.
    """
    action = fives_actions.read(text, "55")
    if action == Discard(()):  # five are laid away, so none cannot be meant
        raise Unreadable(f"no action of 55: {text!r}")
    return action
