"""What a seat can do, one small value each; `str` writes the notation, `read` reads it back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.game import Unreadable


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer of the coming deal ends the rest."""

    def __str__(self) -> str:
        return "deal"


@dataclass(frozen=True, slots=True)
class Play:
    """The seat puts a card on the pile."""

    card: Card
    order: Suit | None = None
    """The suit that a queen orders; None for other cards and for a queen as the last card."""

    def __str__(self) -> str:
        return f"play {self.card}" + (f" {self.order}" if self.order else "")


@dataclass(frozen=True, slots=True)
class Draw:
    """The seat draws a card from the stock or, asked for a penalty, takes all of it."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """The seat lets its turn go."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class OrderSuit:
    """The dealer orders a suit for the queen that lies open as the opening card."""

    suit: Suit

    def __str__(self) -> str:
        return f"order {self.suit}"


Action: TypeAlias = Deal | Play | Draw | Pass | OrderSuit

_PLAIN: Mapping[str, Action] = {str(action): action for action in (Deal(), Draw(), Pass())}


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
            case ["play", card]:
                return Play(Card.parse(card))
            case ["play", card, suit]:
                return Play(Card.parse(card), Suit(suit))
            case ["order", suit]:
                return OrderSuit(Suit(suit))
    except ValueError as error:
        raise Unreadable(f"no action of Hundred and One: {text!r} ({error})") from error
    raise Unreadable(f"no action of Hundred and One: {text!r}")
