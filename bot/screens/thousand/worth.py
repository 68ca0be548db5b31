"""What a hand holds and may be expected to bring, to offer a sensible order among many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import Card, Rank, Suit, card
from engine.games.thousand.cards import (
    count_rank,
    marriage_value,
    marriages,
    points,
    strength,
)
from engine.games.thousand.fines import ON_THE_BARREL
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.values import Kind

CAUGHT = 7
"""Points of the opponents that fall into a sure trick, more or less."""
TRUMPED = 8
"""What a long suit with a marriage brings besides, for each card beyond the pair."""


def worth(options: ThousandRules, hand: Sequence[Card]) -> int:
    """Marriages and sure tricks, down to a multiple of the bidding step."""
    pairs = marriages(hand)
    declared = sum(value for kind, _, value in holdings(options, hand) if kind is not Kind.BED)
    sure = sum(_sure(hand, suit) for suit in Suit)
    long = max((sum(held.suit is suit for held in hand) - 2 for suit in pairs), default=0)
    total = declared + sure + TRUMPED * long
    return total // options.bid_step * options.bid_step


def _sure(hand: Sequence[Card], suit: Suit) -> int:
    """What the highest cards of the suit bring as long as none is missing between them."""
    held = sorted((one for one in hand if one.suit is suit), key=strength, reverse=True)
    top = strength(card(Rank.ACE, suit))
    run = [one for place, one in enumerate(held) if strength(one) == top - place]
    return points(run) + CAUGHT * len(run)


def holdings(
    options: ThousandRules, hand: Sequence[Card]
) -> Iterator[tuple[Kind, Suit | None, int]]:
    """All that could be declared with these cards at this table, and its value."""
    for suit in marriages(hand):
        yield Kind.MARRIAGE, suit, marriage_value(options, suit)
    if options.bed_marriage:
        for suit in Suit:
            if card(Rank.QUEEN, suit) in hand and card(Rank.JACK, suit) in hand:
                yield Kind.BED, suit, marriage_value(options, suit) // 2
    if options.ace_marriage and count_rank(hand, Rank.ACE) == 4:
        yield Kind.ACES, None, options.ace_marriage
    if options.four_nines_bonus and count_rank(hand, Rank.NINE) == 4:
        yield Kind.NINES, None, options.four_nines_bonus


def winning_points(options: ThousandRules) -> int:
    """What a declarer on the barrel has to play for to win: an order, or points captured."""
    needed = options.target - ON_THE_BARREL + options.win_strict
    if options.barrel_success == "captured":
        return needed
    return -(-needed // options.bid_step) * options.bid_step
