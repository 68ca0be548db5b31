"""The small values that states, events and views share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.cards import Card, Suit
from engine.game import Seat


class PhaseName(Enum):
    """The phases of a match, in the order in which a deal goes through them."""

    REST = "deal"
    CUT = "cut"
    DARK = "dark"
    BIDDING = "bidding"
    REBUY = "rebuy"
    TALON = "talon"
    DISCARD = "discard"
    CLAIMS = "claims"
    ORDER = "order"
    TRUMP = "trump"
    PLAY = "play"
    OVER = "over"


class DealEnd(Enum):
    """How a deal ended. All but the last two are completed deals and are counted."""

    PLAYED = "played"
    ROSPIS = "rospis"
    CROSS = "cross"
    DECLINED = "declined"
    """A golden deal whose seat passed."""
    REDEAL = "redeal"
    THROWN_IN = "thrown-in"


class Ground(Enum):
    """What a redeal may be claimed on."""

    HAND_BELOW = "hand-below"
    HAND_NINES = "hand-nines"
    HAND_JACKS = "hand-jacks"
    TALON_BELOW = "talon-below"
    TALON_NINES = "talon-nines"
    TALON_JACKS = "talon-jacks"
    DISCARD_BELOW = "discard-below"
    DISCARD_NINES = "discard-nines"
    DISCARD_JACKS = "discard-jacks"


class Kind(Enum):
    """What is declared."""

    MARRIAGE = "marriage"
    ACES = "aces"
    BED = "bed"
    NINES = "nines"


class FineReason(Enum):
    """What a fine is for."""

    BOLTS = "bolts"
    BOLTS_IN_A_ROW = "bolts-in-a-row"
    BOLTS_EVERY_FIFTH = "bolts-every-fifth"
    THIRD_ROSPIS = "third-rospis"
    NINES_AT_THE_CUT = "nines-at-the-cut"
    REDEAL = "redeal"
    """The dealer's, for a redeal claimed on nines."""


class Fall(Enum):
    """Why a seat fell from the barrel."""

    ATTEMPTS = "attempts"
    KNOCKED = "knocked"
    """Another seat mounted."""
    TOGETHER = "together"
    """Several mounted in the same deal."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call in the bidding."""

    seat: Seat
    amount: int | None
    """None: a pass."""
    dark: bool = False
    """Whether the seat bid without having looked."""


@dataclass(frozen=True, slots=True)
class Gift:
    """A card that the declarer gave away."""

    giver: Seat
    recipient: Seat
    card: Card | None
    """None where it is not known."""


@dataclass(frozen=True, slots=True)
class Played:
    """A card on the table and the seat that played it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    cards: tuple[Played, ...]
    """In the order played."""
    taker: Seat


@dataclass(frozen=True, slots=True)
class Declaration:
    """Something declared by leading a card."""

    seat: Seat
    kind: Kind
    suit: Suit | None
    """The suit of a marriage or bed marriage; None for aces and nines."""
    value: int
    trick: int
    """The number of the trick that it led to, from 0."""


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What a deal brought one seat."""

    card_points: int
    """Captured in tricks (the sitter: lying in the talon), before rounding."""
    marriages: int
    """The values of its declarations that count."""
    tricks: int
    change: int
    """What was booked, doubled or frozen as the rules say, without fines."""
    bolts: int
    """Bolts written in this deal."""
    fines: int
    """The sum of the fines, a positive number."""
    total: int
    """The score after the deal, barrel and dump included."""
    frozen: bool = False
    """On the barrel, where nothing is booked."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """The account of a completed deal."""

    deal_no: int
    dealer: Seat
    end: DealEnd
    declarer: Seat | None
    """None only for a declined golden deal."""
    order: int | None
    """The amount played for or given up."""
    made: bool
    """Whether the declarer made the order."""
    dark: bool
    golden: bool
    seats: tuple[SeatScore, ...]
