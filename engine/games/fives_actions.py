"""What a seat can do in 55 and in Forty-Fives, one small value each.

`str` writes the notation, `read` reads it back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import PACK_52, Card, Suit, parse_cards, write_cards
from engine.game import Unreadable


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer of the coming deal ends the rest."""

    def __str__(self) -> str:
        return "deal"


@dataclass(frozen=True, slots=True)
class Bid:
    """The seat undertakes that its side takes so many points."""

    amount: int

    def __str__(self) -> str:
        return f"bid {self.amount}"


@dataclass(frozen=True, slots=True)
class Hold:
    """The dealer takes the highest bid without raising it."""

    def __str__(self) -> str:
        return "hold"


@dataclass(frozen=True, slots=True)
class Pass:
    """The seat does not bid."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names the trump suit."""

    suit: Suit

    def __str__(self) -> str:
        return f"trump {self.suit}"


@dataclass(frozen=True, slots=True)
class Discard:
    """The seat lays these cards away, none perhaps."""

    cards: tuple[Card, ...]
    """In pack order."""

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Discard:
        """The discard of these cards, in whatever order they are given."""
        return cls(tuple(sorted(cards, key=PACK_52.index)))

    def __str__(self) -> str:
        return f"discard {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Play:
    """The seat plays a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action: TypeAlias = Deal | Bid | Hold | Pass | NameTrump | Discard | Play

_PLAIN: Mapping[str, Action] = {str(action): action for action in (Deal(), Hold(), Pass())}


def read(text: str, game: str) -> Action:
    """The action written so; the game is named where there is none.

    Raises:
        Unreadable: the text is no action of this game.
    """
    words = text.split()
    if (plain := _PLAIN.get(" ".join(words))) is not None:
        return plain
    try:
        match words:
            case ["bid", number] if number.isascii() and number.isdigit() and len(number) < 4:
                return Bid(int(number))
            case ["trump", suit]:
                return NameTrump(Suit(suit))
            case ["discard", _, *_] if len({*words}) == len(words):
                return Discard.of(parse_cards(" ".join(words[1:])))
            case ["play", card]:
                return Play(Card.parse(card))
    except ValueError as error:
        raise Unreadable(f"no action of {game}: {text!r} ({error})") from error
    raise Unreadable(f"no action of {game}: {text!r}")
