"""What a seat can do, one small value each; `str` writes the notation, `read` reads it back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card
from engine.game import Unreadable


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer of the coming deal ends the rest."""

    def __str__(self) -> str:
        return "deal"


@dataclass(frozen=True, slots=True)
class Rob:
    """The seat lays this card away, face down, and takes the turned card."""

    card: Card

    def __str__(self) -> str:
        return f"rob {self.card}"


@dataclass(frozen=True, slots=True)
class Play:
    """The seat plays the card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action: TypeAlias = Deal | Rob | Play


def read(text: str) -> Action:
    """The action written so.

    Raises:
        Unreadable: the text is no action of this game.
    """
    try:
        match text.split():
            case ["deal"]:
                return Deal()
            case ["rob", card]:
                return Rob(Card.parse(card))
            case ["play", card]:
                return Play(Card.parse(card))
    except ValueError as error:
        raise Unreadable(f"no action of Twenty-Five: {text!r} ({error})") from error
    raise Unreadable(f"no action of Twenty-Five: {text!r}")
