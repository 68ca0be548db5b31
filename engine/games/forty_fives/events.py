"""What happened, in the past tense. To whom each is told, `engine.game.Told` says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card
from engine.game import Seat
from engine.games.fives_events import (
    BiddingWon,
    BidHeld,
    BidMade,
    CardPlayed,
    DealStarted,
    DealThrownIn,
    HandDealt,
    KittySeen,
    KittyTaken,
    MatchStarted,
    Passed,
    TrumpNamed,
)
from engine.games.forty_fives.values import DealScore, Trick

__all__ = [
    "BidHeld",
    "BidMade",
    "BiddingWon",
    "CardPlayed",
    "CardsExchanged",
    "DealEnded",
    "DealStarted",
    "DealThrownIn",
    "DrawnCardsSeen",
    "Event",
    "HandDealt",
    "KittySeen",
    "KittyTaken",
    "MatchEnded",
    "MatchStarted",
    "Passed",
    "TrickTaken",
    "TrumpNamed",
]


@dataclass(frozen=True, slots=True)
class CardsExchanged:
    """A seat has discarded and drawn."""

    seat: Seat
    discarded: int
    drawn: int


@dataclass(frozen=True, slots=True)
class DrawnCardsSeen:
    """Which cards a seat has drawn. Told to that seat only."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete and its points are booked."""

    trick: Trick


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The account of the deal."""

    score: DealScore


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    """Per side."""
    by_limit: bool
    """It was the last deal that the house rules allow, and nobody could win before."""


Event: TypeAlias = (
    MatchStarted
    | DealStarted
    | HandDealt
    | BidMade
    | BidHeld
    | Passed
    | BiddingWon
    | DealThrownIn
    | TrumpNamed
    | KittyTaken
    | KittySeen
    | CardsExchanged
    | DrawnCardsSeen
    | CardPlayed
    | TrickTaken
    | DealEnded
    | MatchEnded
)
