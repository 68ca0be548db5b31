"""The small values that states, events and views share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.cards import Card, Suit
from engine.game import Seat


class PhaseName(Enum):
    """The phases of a match."""

    REST = "deal"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick."""

    cards: tuple[Laid, ...]
    """From the leader on."""
    winner: Seat


@dataclass(frozen=True, slots=True)
class DealScore:
    """The account of a deal."""

    deal_no: int
    dealer: Seat
    trump: Suit
    tricks: tuple[int, ...]
    """How many each seat took; fewer than five in all if the game stopped."""
    points: tuple[int, ...]
    """What the deal brought each side."""
    totals: tuple[int, ...]
    """The score of each side after the deal."""
    winner: int | None
    """The side that has won the game with this deal; None: the game goes on."""
    is_sweep: bool
    """Whether the winner took all five tricks of this deal from a score of 0."""
    games: tuple[int, ...]
    """How many games each side has won so far."""
