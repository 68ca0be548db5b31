"""What a seat can do, one small value each; `str` writes the notation, `read` reads it back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import PACK_52, Card, Suit
from engine.game import Unreadable


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer of the coming deal ends the rest."""

    def __str__(self) -> str:
        return "deal"


@dataclass(frozen=True, slots=True)
class Bid:
    """The seat promises so many points."""

    amount: int

    def __str__(self) -> str:
        return f"bid {self.amount}"


@dataclass(frozen=True, slots=True)
class Hold:
    """The dealer takes the highest bid at its height."""

    def __str__(self) -> str:
        return "hold"


@dataclass(frozen=True, slots=True)
class Pass:
    """The seat bids no more."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer makes a suit trumps."""

    suit: Suit

    def __str__(self) -> str:
        return f"trump {self.suit}"


@dataclass(frozen=True, slots=True)
class Discard:
    """The declarer lays five cards away, which the notation writes in any order."""

    cards: tuple[Card, ...]
    """In pack order."""

    def __str__(self) -> str:
        return f"discard {' '.join(map(str, self.cards))}"


@dataclass(frozen=True, slots=True)
class Play:
    """The seat plays a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action: TypeAlias = Deal | Bid | Hold | Pass | NameTrump | Discard | Play

_PLAIN: Mapping[str, Action] = {str(action): action for action in (Deal(), Hold(), Pass())}


def read(text: str) -> Action:
    """The action written so.

    Raises:
        Unreadable: the text is no action of this game.
    """
    words = text.split()
    if (plain := _PLAIN.get(" ".join(words))) is not None:
        return plain
    try:
        match words:
            case ["bid", amount]:
                return Bid(_number(amount))
            case ["trump", suit]:
                return NameTrump(Suit(suit))
            case ["discard", _, *_]:
                return Discard(_set_of(words[1:]))
            case ["play", card]:
                return Play(Card.parse(card))
    except ValueError as error:
        raise Unreadable(f"no action of 55: {text!r} ({error})") from error
    raise Unreadable(f"no action of 55: {text!r}")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise ValueError(f"no number: {text!r}")
    return int(text)


def _set_of(words: list[str]) -> tuple[Card, ...]:
    cards = [Card.parse(word) for word in words]
    if len(set(cards)) < len(cards):
        raise ValueError("a card twice")
    return tuple(sorted(cards, key=PACK_52.index))
