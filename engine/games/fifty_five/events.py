"""What happened, in the past tense. To whom each is told, `engine.game.Told` says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.fifty_five.values import DealScore, Trick
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

__all__ = [
    "BidHeld",
    "BidMade",
    "BiddingWon",
    "CardPlayed",
    "CardsLaidAway",
    "DealEnded",
    "DealStarted",
    "DealThrownIn",
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
class CardsLaidAway:
    """The declarer has laid five cards away, face down."""

    seat: Seat


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
    """The seats of the sides that won."""
    scores: tuple[int, ...]
    """Per side."""


Event: TypeAlias = (
    MatchStarted
    | DealStarted
    | HandDealt
    | BidMade
    | BidHeld
    | Passed
    | BiddingWon
    | DealThrownIn
    | KittyTaken
    | KittySeen
    | CardsLaidAway
    | TrumpNamed
    | CardPlayed
    | TrickTaken
    | DealEnded
    | MatchEnded
)
