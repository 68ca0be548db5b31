"""What a seat can do, one small value each; `str` writes the notation, `read` reads it back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.game import Seat, Unreadable


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer of the coming deal ends the rest."""

    def __str__(self) -> str:
        return "deal"


@dataclass(frozen=True, slots=True)
class Cut:
    """The cutter puts the top cards under the rest of the pack."""

    count: int
    """How many cards go below, 1 to 23."""

    def __str__(self) -> str:
        return f"cut {self.count}"


@dataclass(frozen=True, slots=True)
class Look:
    """The seat lifts its cards and gives up playing in the dark."""

    def __str__(self) -> str:
        return "look"


@dataclass(frozen=True, slots=True)
class Dark:
    """The seat that is asked bids 120 without having looked."""

    def __str__(self) -> str:
        return "dark"


@dataclass(frozen=True, slots=True)
class Bid:
    """The speaker undertakes to take so many points."""

    amount: int

    def __str__(self) -> str:
        return f"bid {self.amount}"


@dataclass(frozen=True, slots=True)
class Pass:
    """The seat lets it be: in the bidding, asked for a rebuy, asked for a claim."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Redeal:
    """The seat claims that the cards be dealt anew; its ground is checked."""

    def __str__(self) -> str:
        return "redeal"


@dataclass(frozen=True, slots=True)
class Take:
    """The declarer takes one of two talons, unseen."""

    talon: int
    """1 or 2."""

    def __str__(self) -> str:
        return f"take {self.talon}"


@dataclass(frozen=True, slots=True)
class Rebuy:
    """An opponent buys the shown talon."""

    amount: int
    """The order that the buyer undertakes."""

    def __str__(self) -> str:
        return f"rebuy {self.amount}"


@dataclass(frozen=True, slots=True)
class Give:
    """The declarer gives an opponent a card."""

    card: Card
    to: Seat

    def __str__(self) -> str:
        return f"give {self.card} {self.to}"


@dataclass(frozen=True, slots=True)
class Discard:
    """The declarer lays a card down: two players only."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class NameOrder:
    """The declarer announces how many points this deal is played for."""

    amount: int

    def __str__(self) -> str:
        return f"order {self.amount}"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names the trump where declarations do not make it."""

    suit: Suit

    def __str__(self) -> str:
        return f"trump {self.suit}"


@dataclass(frozen=True, slots=True)
class Rospis:
    """The declarer gives the deal up and pays for it."""

    def __str__(self) -> str:
        return "rospis"


@dataclass(frozen=True, slots=True)
class Cross:
    """The declarer crosses himself: the deal is over, no scores change."""

    def __str__(self) -> str:
        return "cross"


@dataclass(frozen=True, slots=True)
class Play:
    """The seat plays a card and declares nothing."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Marry:
    """The seat leads a king or queen of a marriage, or one of four aces, and declares it."""

    card: Card

    def __str__(self) -> str:
        return f"marry {self.card}"


@dataclass(frozen=True, slots=True)
class Bed:
    """The seat leads a queen or jack and declares the bed marriage of the two."""

    card: Card

    def __str__(self) -> str:
        return f"bed {self.card}"


@dataclass(frozen=True, slots=True)
class Nines:
    """The seat leads a nine and declares its four nines."""

    card: Card

    def __str__(self) -> str:
        return f"nines {self.card}"


@dataclass(frozen=True, slots=True)
class PeekHands:
    """A bonus: the speaker sees the hands of the other seats."""

    def __str__(self) -> str:
        return "peek hands"


@dataclass(frozen=True, slots=True)
class PeekSuits:
    """A bonus: the speaker sees the suits of the talon."""

    def __str__(self) -> str:
        return "peek suits"


@dataclass(frozen=True, slots=True)
class PeekTalon:
    """A bonus: the speaker sees the talon."""

    def __str__(self) -> str:
        return "peek talon"


@dataclass(frozen=True, slots=True)
class PeekCard:
    """A bonus: the speaker sees one card of the talon."""

    place: int
    """Its place in the talon as dealt, from 1; of two talons the first comes first."""

    def __str__(self) -> str:
        return f"peek card {self.place}"


Peek: TypeAlias = PeekHands | PeekSuits | PeekTalon | PeekCard

CardAction: TypeAlias = Play | Marry | Bed | Nines
"""The ways to play a card."""

Action: TypeAlias = (
    Deal
    | Cut
    | Look
    | Dark
    | Bid
    | Pass
    | Redeal
    | Take
    | Rebuy
    | Give
    | Discard
    | NameOrder
    | NameTrump
    | Rospis
    | Cross
    | Play
    | Marry
    | Bed
    | Nines
    | PeekHands
    | PeekSuits
    | PeekTalon
    | PeekCard
)

_PLAIN: Mapping[str, Action] = {
    str(action): action
    for action in (
        Deal(),
        Look(),
        Dark(),
        Pass(),
        Redeal(),
        Rospis(),
        Cross(),
        PeekHands(),
        PeekSuits(),
        PeekTalon(),
    )
}

_OF_NUMBER: Mapping[str, Callable[[int], Action]] = {
    "cut": Cut,
    "bid": Bid,
    "take": Take,
    "rebuy": Rebuy,
    "order": NameOrder,
}

_OF_CARD: Mapping[str, Callable[[Card], Action]] = {
    "discard": Discard,
    "play": Play,
    "marry": Marry,
    "bed": Bed,
    "nines": Nines,
}


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ValueError(f"no number: {text!r}")
    return int(text)


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
            case [word, number] if word in _OF_NUMBER:
                return _OF_NUMBER[word](_number(number))
            case [word, card] if word in _OF_CARD:
                return _OF_CARD[word](Card.parse(card))
            case ["give", card, seat]:
                return Give(Card.parse(card), _number(seat))
            case ["trump", suit]:
                return NameTrump(Suit(suit))
            case ["peek", "card", place]:
                return PeekCard(_number(place))
    except ValueError as error:
        raise Unreadable(f"no action of Thousand: {text!r} ({error})") from error
    raise Unreadable(f"no action of Thousand: {text!r}")
