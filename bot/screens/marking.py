"""Choosing several cards at once: tap to mark, tap to confirm."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.screens.screen import Choice, Mark
from engine.cards import Card

Rows = tuple[tuple[Choice | Mark, ...], ...]

MARKED = "✓"
"""Stands before a card that is marked."""


def marked_cards(hand: Sequence[Card], marked: int) -> tuple[Card, ...]:
    """The cards of the hand that are marked, in its order."""
    return tuple(card for place, card in enumerate(hand) if marked >> place & 1)


def marking(
    hand: Sequence[Card], marked: int, face: Callable[[Card], str], limit: int, width: int = 5
) -> Rows:
    """A button for each card, which marks it or takes the mark away.

    When as many are marked as may be, another one cannot be: a tap on it marks it instead of the
    first, so that nobody has to take a mark away beforehand.
    """
    buttons = [
        Mark(
            f"{MARKED} {face(card)}" if marked >> place & 1 else face(card),
            _after(marked, place, limit),
        )
        for place, card in enumerate(hand)
    ]
    return tuple(tuple(buttons[at : at + width]) for at in range(0, len(buttons), width))


def _after(marked: int, place: int, limit: int) -> int:
    """The marks after a tap on this place."""
    if not marked >> place & 1 and marked.bit_count() >= limit:
        marked &= marked - 1  # the lowest bit goes
    return marked ^ 1 << place
