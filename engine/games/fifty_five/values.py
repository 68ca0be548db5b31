"""The small values that states, events and views share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.game import Seat
from engine.games.fifty_five.actions import Bid, Hold, Pass


class PhaseName(Enum):
    """The phases of a match."""

    REST = "deal"
    BID = "bid"
    DISCARD = "discard"
    TRUMP = "trump"
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
    """The account of a deal that was played; tuples "per side" have one entry for each side."""

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
    """Whether the declarer's side made its bid."""
    added: tuple[int, ...]
    """What was added to each score, per side; below 0 what was subtracted."""
    totals: tuple[int, ...]
    """The scores after the deal, per side."""
    reached: tuple[int | None, ...]
    """The trick with which each side in the race came to its goal (0: before the first), per side;
    None: the side is not in the race."""
