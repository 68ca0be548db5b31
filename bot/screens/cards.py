"""Card faces: letters as the reader knows them, suits with colour or without."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bot.prefs import Prefs
from engine.cards import Card, Rank, Suit

_RUSSIAN = {"T": "10", "J": "В", "Q": "Д", "K": "К", "A": "Т"}
_ENGLISH = {"T": "10"}
_SIGNS = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}
_COLOUR = "\ufe0f"
"""Asks for the picture with colour."""
_NO_COLOUR = "\ufe0e"
"""Asks for the plain sign; without it some clients draw the picture all the same."""

BLACK = (Suit.SPADES, Suit.CLUBS)
RED = (Suit.HEARTS, Suit.DIAMONDS)


def rank_face(rank: Rank, prefs: Prefs) -> str:
    """The rank as the reader writes it: Т К Д В 10 9 or A K Q J 10 9."""
    letters = _RUSSIAN if prefs.ranks == "ru" else _ENGLISH
    return letters.get(rank.value, rank.value)


def suit_face(suit: Suit, prefs: Prefs) -> str:
    """The suit's sign in the reader's style."""
    return _SIGNS[suit] + (_COLOUR if prefs.coloured else _NO_COLOUR)


def face(card: Card, prefs: Prefs) -> str:
    """The card: rank, then suit."""
    return rank_face(card.rank, prefs) + suit_face(card.suit, prefs)


def faces(cards: Iterable[Card], prefs: Prefs) -> str:
    """Cards in a row."""
    return " ".join(face(card, prefs) for card in cards)


def suits_in_order(suits: Iterable[Suit], first: Suit | None = None) -> tuple[Suit, ...]:
    """The suits with their colours alternating as far as they can, the first one as asked."""
    there = set(suits)
    black = [suit for suit in BLACK if suit in there]
    red = [suit for suit in RED if suit in there]
    if first in there:
        own = black if first in BLACK else red
        own.remove(first)
        own.insert(0, first)
        leads, follows = (black, red) if first in BLACK else (red, black)
    else:
        leads, follows = (red, black) if len(red) > len(black) else (black, red)
    order: list[Suit] = []
    while leads or follows:
        if leads:
            order.append(leads.pop(0))
        leads, follows = follows, leads
    return tuple(order)


def in_order(
    cards: Sequence[Card], strength: Callable[[Card], int], first: Suit | None = None
) -> tuple[Card, ...]:
    """The cards by suit, strongest first in each, as people hold them."""
    by_suit = suits_in_order((card.suit for card in cards), first)
    place = {suit: number for number, suit in enumerate(by_suit)}
    return tuple(sorted(cards, key=lambda card: (place[card.suit], -strength(card))))


def fan(
    cards: Sequence[Card],
    prefs: Prefs,
    strength: Callable[[Card], int],
    first: Suit | None = None,
) -> str:
    """A hand suit by suit, each sign once: `♥ Т 10 Д · ♠ К 9`."""
    groups: dict[Suit, list[str]] = {}
    for card in in_order(cards, strength, first):
        groups.setdefault(card.suit, []).append(rank_face(card.rank, prefs))
    return " · ".join(
        f"{suit_face(suit, prefs)} {' '.join(ranks)}" for suit, ranks in groups.items()
    )
