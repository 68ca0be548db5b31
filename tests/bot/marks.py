"""Cards of a hand marked as a person marks them, one tap after the other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.screens.cards import face
from bot.screens.games import SCREENS
from bot.screens.screen import Look, Mark
from engine.cards import Card


def marks_for(slug: str, look: Look, action: Any) -> int:
    """What is marked when every card of the action has been tapped; 0: nothing is."""
    marked = 0
    for card in getattr(action, "cards", ()):
        marked = tapped(slug, replace(look, marked=marked), card)
    return marked


def tapped(slug: str, look: Look, card: Card) -> int:
    """What is marked after a tap on this card; as before, if its button marks nothing."""
    shown = face(card, look.prefs)
    for row in SCREENS[slug].choices(look):
        for button in row:
            if isinstance(button, Mark) and button.text.endswith(shown):
                return button.marked
    return look.marked
