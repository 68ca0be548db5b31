"""Suits, ranks, cards and packs.

`Card.parse("QS")` reads the notation, `str` writes it, `repr` rebuilds.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cache
from typing import NamedTuple


class Suit(Enum):
    """A suit; members stand in pack order."""

    SPADES = "S"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"

    __hash__ = object.__hash__  # members are single objects: no need to hash their names

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Suit.{self.name}"


class Rank(Enum):
    """A rank, by its letter in the notation. What beats what is for each game to say."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    __hash__ = object.__hash__  # members are single objects: no need to hash their names

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Rank.{self.name}"


class Card(NamedTuple):
    """One card. There is one object for each card, so `is` and `==` agree."""

    rank: Rank
    suit: Suit

    @staticmethod
    def parse(text: str) -> Card:
        """The card written so: rank letter, then suit letter, both capitals.

        Raises:
            ValueError: the text is no card.
        """
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(f"no card: {text!r}") from None

    def __str__(self) -> str:
        return self.rank._value_ + self.suit._value_  # `value` is a slow property

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"


_BY_TEXT = {rank.value + suit.value: Card(rank, suit) for suit in Suit for rank in Rank}


def card(rank: Rank, suit: Suit) -> Card:
    """The card of this rank and suit."""
    return _BY_TEXT[rank._value_ + suit._value_]  # `value` is a slow property


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by spaces; `-` or nothing: none.

    Raises:
        ValueError: a word is no card.
    """
    return () if text.strip() in ("", "-") else tuple(Card.parse(word) for word in text.split())


def write_cards(cards: Iterable[Card]) -> str:
    """Cards as the notation writes them, `-` for none."""
    return " ".join(map(str, cards)) or "-"


@cache
def pack(ranks: str) -> tuple[Card, ...]:
    """The pack of these rank letters in pack order: suits S C D H, the ranks as given in each."""
    return tuple(_BY_TEXT[rank + suit.value] for suit in Suit for rank in ranks)


PACK_24 = pack("9JQKTA")
PACK_36 = pack("6789TJQKA")
PACK_52 = pack("23456789TJQKA")
