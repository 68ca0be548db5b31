"""What the cards are worth in Thousand, and what a hand may undertake."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from engine.cards import PACK_24, Card, Rank, Suit, card
from engine.games.thousand.options import ThousandRules

_PLACE: Mapping[Card, int] = {card: place for place, card in enumerate(PACK_24)}

_POINTS: Mapping[Rank, int] = {
    Rank.NINE: 0,
    Rank.JACK: 2,
    Rank.QUEEN: 3,
    Rank.KING: 4,
    Rank.TEN: 10,
    Rank.ACE: 11,
}

_PAIRS = tuple((suit, card(Rank.KING, suit), card(Rank.QUEEN, suit)) for suit in Suit)

WITHOUT_MARRIAGE = 120
"""What a hand may bid that holds no marriage: all card points there are."""


def strength(card: Card) -> int:
    """How high the card stands in its suit: 9 J Q K 10 A."""
    return _PLACE[card] % 6


def points(cards: Iterable[Card]) -> int:
    """The card points of these cards; all 24 have 120."""
    return sum(_POINTS[card.rank] for card in cards)


def in_pack_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as the notation sorts a hand."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def without(cards: Sequence[Card], *gone: Card) -> tuple[Card, ...]:
    """The cards that are left when some have gone."""
    return tuple(card for card in cards if card not in gone)


def round5(points: int) -> int:
    """To the nearest multiple of 5."""
    return (points + 2) // 5 * 5


def count_rank(cards: Iterable[Card], rank: Rank) -> int:
    """How many cards of the rank there are."""
    return sum(card.rank is rank for card in cards)


@cache
def _values(table: str) -> Mapping[Suit, int]:
    """`H100D80…` as a table: a suit letter, then its value."""
    spaced = "".join(f" {char}" if char.isalpha() else char for char in table)
    return {Suit(word[0]): int(word[1:]) for word in spaced.split()}


def marriage_value(options: ThousandRules, suit: Suit) -> int:
    """What king and queen of the suit are worth."""
    return _values(options.marriage_values)[suit]


def marriages(cards: Sequence[Card]) -> tuple[Suit, ...]:
    """The suits of which both king and queen are there."""
    return tuple(suit for suit, king, queen in _PAIRS if king in cards and queen in cards)


def has_marriage(options: ThousandRules, cards: Sequence[Card]) -> bool:
    """Whether the cards hold a king and queen of a suit or, where they count, four aces."""
    return bool(marriages(cards)) or _has_aces(options, cards)


def cap(options: ThousandRules, cards: Sequence[Card]) -> int:
    """The most that these cards may bid; of a hand not looked at, give no cards."""
    if options.bid_cap == "none":
        return options.bid_max
    pairs = sum(marriage_value(options, suit) for suit in marriages(cards))
    aces = options.ace_marriage if _has_aces(options, cards) else 0
    return WITHOUT_MARRIAGE + pairs + aces


def _has_aces(options: ThousandRules, cards: Sequence[Card]) -> bool:
    return bool(options.ace_marriage) and count_rank(cards, Rank.ACE) == 4
