"""What a hand may be expected to bring, to offer a sensible order among many."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Rank, Suit
from engine.games.thousand.cards import marriage_value, marriages, points, strength
from engine.games.thousand.options import ThousandRules

CAUGHT = 7
"""Points of the opponents that fall into a sure trick, more or less."""
TRUMPED = 8
"""What a long suit with a marriage brings besides, for each card beyond the pair."""


def worth(options: ThousandRules, hand: Sequence[Card]) -> int:
    """Marriages and sure tricks, down to a multiple of the bidding step."""
    pairs = marriages(hand)
    declared = sum(marriage_value(options, suit) for suit in pairs)
    sure = sum(_sure(hand, suit) for suit in Suit)
    long = max((sum(card.suit is suit for card in hand) - 2 for suit in pairs), default=0)
    total = declared + sure + TRUMPED * long
    return total // options.bid_step * options.bid_step


def _sure(hand: Sequence[Card], suit: Suit) -> int:
    """What the highest cards of the suit bring as long as none is missing between them."""
    held = sorted((card for card in hand if card.suit is suit), key=strength, reverse=True)
    top = strength(Card(Rank.ACE, suit))
    run = [card for place, card in enumerate(held) if strength(card) == top - place]
    return points(run) + CAUGHT * len(run)
