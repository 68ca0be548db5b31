"""The small values that states, events and views share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.cards import Card, Suit
from engine.game import Seat


class PhaseName(Enum):
    """The phases of a match."""

    REST = "deal"
    ORDER = "order"
    PLAY = "play"
    DRAWN = "drawn"
    COVER = "cover"
    PENALTY = "penalty"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the pile."""

    card: Card
    seat: Seat | None
    """Who played it; None: it was turned as the opening card."""
    order: Suit | None
    """The suit that was ordered with it."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """The account of a deal. Tuples have one entry for each seat of the table."""

    deal_no: int
    dealer: Seat
    finisher: Seat | None
    """Who played his last card; None: the stock ran out."""
    last_card: Card | None
    """The card that ended the deal, a nine that could not be covered included."""
    hands: tuple[tuple[Card, ...], ...]
    """The cards left, final penalty included."""
    values: tuple[int, ...]
    """What those cards are worth."""
    bonus: int
    """What was subtracted from the finisher's score for a last queen."""
    floored: tuple[Seat, ...]
    """The seats whose score fell below 0 and became 0."""
    resets: tuple[Seat, ...]
    """The seats whose score was exactly the limit and became 0."""
    totals: tuple[int, ...]
    """The scores after the deal."""
    out: tuple[Seat, ...]
    """The seats that went over the limit in this deal."""
