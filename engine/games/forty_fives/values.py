"""The small values that states, events and views share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.game import Seat
from engine.games import fives
from engine.games.forty_fives.actions import Bid, Hold, Pass

SEATS = 4
SIDES = 2
HAND = 5
TRICKS = 5

Side: TypeAlias = int
"""Two partners who sit opposite each other: 0 the seats 0 and 2, 1 the seats 1 and 3."""


def side_of(seat: Seat) -> Side:
    """The side that the seat plays for."""
    return fives.side_of(seat, SIDES)


def seats_of(side: Side) -> tuple[Seat, ...]:
    """The seats of the side, ascending."""
    return fives.seats_of(side, SIDES, SEATS)


def other_side(side: Side) -> Side:
    """The opponents' side."""
    return 1 - side


def left_of(seat: Seat) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % SEATS


def clockwise(first: Seat) -> tuple[Seat, ...]:
    """All four seats, this one first."""
    return tuple((first + n) % SEATS for n in range(SEATS))


class PhaseName(Enum):
    """The phases of a match."""

    REST = "deal"
    BID = "bid"
    TRUMP = "trump"
    DISCARD = "discard"
    PLAY = "play"
    OVER = "over"


Word: TypeAlias = Bid | Hold | Pass
"""What is said in the bidding."""


@dataclass(frozen=True, slots=True)
class Call:
    """What a seat has said in the bidding."""

    seat: Seat
    word: Word


@dataclass(frozen=True, slots=True)
class Contract:
    """Who plays for how much with which trumps."""

    declarer: Seat
    bid: int
    trump: Suit


@dataclass(frozen=True, slots=True)
class Exchange:
    """How many cards a seat laid away and drew; everybody sees that, but not which."""

    seat: Seat
    discarded: int
    drawn: int


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that has been taken."""

    leader: Seat
    cards: tuple[Card, ...]
    """In the order played, clockwise from the leader."""
    winner: Seat
    points: int
    """5 and, with the highest trump in play, its bonus."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """The account of a deal that was played; tuples "per side" have two entries."""

    deal_no: int
    dealer: Seat
    contract: Contract
    best_trump: Card | None
    """The highest trump that was in play; None: no hand held one."""
    tricks: tuple[int, ...]
    """Tricks taken, per seat."""
    points: tuple[int, ...]
    """What was taken, bonus included, per seat."""
    made: bool
    """Whether the bidding side made its bid."""
    gated: tuple[bool, ...]
    """Whether the side had to bid and make it to win, per side."""
    frozen: bool
    """Whether the defenders' points were not written down."""
    added: tuple[int, ...]
    """What was added to each score, per side; below 0 what was subtracted."""
    totals: tuple[int, ...]
    """The scores after the deal, per side."""
