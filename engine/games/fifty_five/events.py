"""What happened, in the past tense. To whom each is told, `engine.game.Told` says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.game import Seat
from engine.games.fifty_five.values import DealScore, Trick


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
    """A seat has bid higher than all before."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BidHeld:
    """The dealer has taken the highest bid at its height."""

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
    """All have passed; nobody scores."""

    deal_no: int


@dataclass(frozen=True, slots=True)
class KittyTaken:
    """The declarer has taken the kitty into his hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KittySeen:
    """Which cards lay in the kitty. Told to the declarer only."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsLaidAway:
    """The declarer has laid five cards away, face down."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """The declarer has made a suit trumps."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat has played a card to the trick."""

    seat: Seat
    card: Card


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
