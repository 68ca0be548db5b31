"""Who follows, who wins: the trick rules that trick games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards import Card, Suit


def of_suit(cards: Sequence[Card], suit: Suit | None) -> tuple[Card, ...]:
    """The cards of the suit, in order; none for None."""
    return tuple(card for card in cards if card.suit is suit)


def winner(trick: Sequence[Card], trump: Suit | None, strength: Callable[[Card], int]) -> int:
    """The place, counted from the leader, of the card that takes the trick.

    The highest trump wins or, without one, the highest card of the suit led.
    """
    suit = trump if any(card.suit is trump for card in trick) else trick[0].suit
    return max(
        (place for place, card in enumerate(trick) if card.suit is suit),
        key=lambda place: strength(trick[place]),
    )
