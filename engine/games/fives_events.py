"""What happens alike in 55 and in Forty-Fives, in the past tense.

To whom each is told, `engine.game.Told` says.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Suit
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """The match rests before its first deal."""

    dealer: Seat
    """Who deals first."""


@dataclass(frozen=True, slots=True)
class DealStarted:
    """The dealer has shuffled and dealt."""

    dealer: Seat
    deal_no: int


@dataclass(frozen=True, slots=True)
class HandDealt:
    """The cards a seat was dealt. Told to that seat only."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat has bid."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BidHeld:
    """The dealer has taken the highest bid without raising it."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat has passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BiddingWon:
    """The bidding is over."""

    declarer: Seat
    amount: int
    forced: bool
    """Whether all had passed and the dealer has to play."""


@dataclass(frozen=True, slots=True)
class DealThrownIn:
    """All passed: the deal is over and no scores change."""

    deal_no: int


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """The declarer has named the trump suit."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class KittyTaken:
    """The declarer has taken the kitty."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KittySeen:
    """The cards of the kitty. Told to the declarer only."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies on the table."""

    seat: Seat
    card: Card
