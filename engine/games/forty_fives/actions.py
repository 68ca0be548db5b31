"""What a seat can do, one small value each; `str` writes the notation, `read` reads it back."""

from __future__ import annotations

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
    return fives_actions.read(text, "Forty-Fives")
