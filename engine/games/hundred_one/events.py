"""What happened, in the past tense. To whom each is told, `engine.game.Told` says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.game import Seat
from engine.games.hundred_one.values import DealScore


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Every seat drew a card; the highest deals first."""

    cards: tuple[Card, ...]
    """Per seat."""
    dealer: Seat


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
class OpeningTurned:
    """The opening card lies on the table."""

    card: Card
    has_effect: bool
    """Whether it counts as played by the dealer."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies on the pile."""

    seat: Seat
    card: Card
    order: Suit | None
    """The suit that was ordered with it."""


@dataclass(frozen=True, slots=True)
class SuitOrdered:
    """The dealer has ordered a suit for the opening queen."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat has drawn a card from the stock."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PenaltyTaken:
    """A seat has taken the cards of a 6, a 7 or the king of spades."""

    seat: Seat
    number: int
    """How many cards it took: fewer than due if there were no more."""
    due: int
    final: bool
    """Whether the card was the last of the deal."""


@dataclass(frozen=True, slots=True)
class DrawnCardsSeen:
    """Which cards a seat has just drawn or taken. Told to that seat only."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A seat has lost its turn."""

    seat: Seat
    by: Card
    """The card on the pile that cost it: an ace, a 6, a 7 or the king of spades."""


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A seat has passed, or its turn passed by itself."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StockRenewed:
    """The pile but for its top card has become the stock."""

    size: int
    """How many cards there were in it."""
    shuffled: bool
    """Whether it was shuffled; otherwise it was only turned over."""


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The account of the deal."""

    score: DealScore


@dataclass(frozen=True, slots=True)
class SeatEliminated:
    """A seat is over the limit and leaves the match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    scores: tuple[int, ...]


Event: TypeAlias = (
    DealerDrawn
    | MatchStarted
    | DealStarted
    | HandDealt
    | OpeningTurned
    | CardPlayed
    | SuitOrdered
    | CardDrawn
    | PenaltyTaken
    | DrawnCardsSeen
    | TurnSkipped
    | TurnPassed
    | StockRenewed
    | DealEnded
    | SeatEliminated
    | MatchEnded
)
