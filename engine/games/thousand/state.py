"""A match as a value: what outlives a deal, and the phase it is in.

A phase is a type with just its fields. From the bidding on they share two nouns: the `Deal`, which
is the cards and who has seen them, and the `Contract`, which is who plays for what.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.game import Seat
from engine.games.thousand.actions import Peek
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.values import (
    Call,
    DealEnd,
    DealScore,
    Declaration,
    Gift,
    Played,
    Trick,
)
from engine.shuffle import Chance

Cards: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """What outlives a deal. Tuples have an entry for each seat."""

    options: ThousandRules
    chance: Chance
    dealer: Seat
    """Of the deal in progress; at rest, of the coming one."""
    deal_no: int
    scores: tuple[int, ...]
    bolts: tuple[int, ...]
    rows: tuple[int, ...]
    """Bolts in a row."""
    barrel: tuple[int | None, ...]
    """Attempts used on the barrel (below 0: on the reverse one); None: on none."""
    falls: tuple[int, ...]
    rospises: tuple[int, ...]
    crosses: tuple[int, ...]
    golden_until: int
    """The number of the last golden deal; 0: there are none."""
    golden_made: bool = False
    """Whether an order was made in this golden round."""
    redeals: int = 0
    """Redeals in a row."""
    pack: Cards = ()
    """The gathered pack of the next deal; empty: it is to be shuffled."""
    history: tuple[DealScore, ...] = ()


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A bonus that a seat has used in this deal."""

    seat: Seat
    peek: Peek


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of a deal, and who has seen what."""

    playing: tuple[Seat, ...]
    """The seats that play, clockwise from the forehand."""
    dealt: tuple[Cards, ...]
    """The hands as dealt, per seat; the sitter's is empty."""
    hands: tuple[Cards, ...]
    """The hands now, per seat, in pack order."""
    talons: tuple[Cards, ...]
    """One talon or two, as dealt."""
    golden: bool
    looked: frozenset[Seat]
    acted: frozenset[Seat] = frozenset()
    """Who has done anything but cut, look and peek."""
    glimpses: tuple[Glimpse, ...] = ()
    talon_open: bool = False
    """The talon was dealt open."""

    @property
    def forehand(self) -> Seat:
        """The first seat that plays, clockwise from the dealer."""
        return self.playing[0]


@dataclass(frozen=True, slots=True)
class Auction:
    """The bidding in progress."""

    speaker: Seat
    bid: int | None
    """The highest bid or opening."""
    bidder: Seat | None
    dark: bool = False
    """Whether the highest bid is a dark one."""
    answered: bool = False
    """Whether the dark question was answered by `dark`, so that no opening is owed."""
    passed: frozenset[Seat] = frozenset()
    calls: tuple[Call, ...] = ()


@dataclass(frozen=True, slots=True)
class Contract:
    """Who plays for what, from the end of the bidding on."""

    declarer: Seat
    bid: int
    dark: bool = False
    """He is a dark declarer."""
    dark_bidder: Seat | None = None
    """Whose dark bid won the bidding, even if another bought the talon."""
    hundred: bool = False
    """He sits on the hundred."""
    free: bool = False
    """He has the talon without bidding, on the barrel."""
    calls: tuple[Call, ...] = ()
    shown: bool = False
    """The talon that he takes is shown to all."""
    taken: int | None = None
    """The place in `Deal.talons` of the talon that he took."""
    gifts: tuple[Gift, ...] = ()
    laid: Cards = ()
    """The cards he laid down, in that order."""
    order: int | None = None
    """As announced."""
    trump: Suit | None = None
    """As named, where declarations do not make it."""

    @property
    def amount(self) -> int:
        """What is played for: the order or, before it is announced, the bid."""
        return self.bid if self.order is None else self.order


@dataclass(frozen=True, slots=True)
class Finished:
    """What is left to tell of a deal that has ended."""

    end: DealEnd
    playing: tuple[Seat, ...]
    golden: bool
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    """Tricks per seat."""
    points: tuple[int, ...]
    """Card points captured per seat, before rounding."""
    calls: tuple[Call, ...] = ()
    declarer: Seat | None = None
    order: int | None = None
    order_named: bool = False
    dark: bool = False
    trump: Suit | None = None
    trump_owner: Seat | None = None
    declarations: tuple[Declaration, ...] = ()


@dataclass(frozen=True, slots=True)
class Rest:
    """Between deals: the dealer owes the coming one."""

    last: Finished | None = None


@dataclass(frozen=True, slots=True)
class Cutting:
    """The pack is being cut."""

    pack: Cards
    cutter: Seat
    nines: int = 0
    """How many nines have lain at the bottom in this deal."""
    last: bool = False
    """The dealer cuts after a jack: the pack is dealt whatever lies below."""


@dataclass(frozen=True, slots=True)
class Asking:
    """The dark question is put."""

    deal: Deal
    asked: tuple[Seat, ...]
    """The seats still to be asked; the first one owes the answer."""


@dataclass(frozen=True, slots=True)
class Bidding:
    """The seats bid for the talon."""

    deal: Deal
    auction: Auction


@dataclass(frozen=True, slots=True)
class GoldenChoice:
    """The golden seat says whether it plays its order."""

    deal: Deal
    seat: Seat


@dataclass(frozen=True, slots=True)
class Rebuying:
    """The opponents are asked whether they buy the shown talon."""

    deal: Deal
    contract: Contract
    asked: tuple[Seat, ...]
    """The seats still to be asked; the first one owes the answer."""


@dataclass(frozen=True, slots=True)
class Taking:
    """The declarer chooses one of two talons."""

    deal: Deal
    contract: Contract


@dataclass(frozen=True, slots=True)
class Discarding:
    """The declarer gives cards away and lays them down."""

    deal: Deal
    contract: Contract


@dataclass(frozen=True, slots=True)
class Claiming:
    """Opponents with a ground after the discards are asked whether they claim a redeal."""

    deal: Deal
    contract: Contract
    waiting: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Ordering:
    """The declarer announces the order."""

    deal: Deal
    contract: Contract


@dataclass(frozen=True, slots=True)
class NamingTrump:
    """The declarer names the trump."""

    deal: Deal
    contract: Contract


@dataclass(frozen=True, slots=True)
class Playing:
    """The tricks are played."""

    deal: Deal
    contract: Contract
    leader: Seat
    trump: Suit | None = None
    owner: Seat | None = None
    """The seat that set the present trump."""
    table: tuple[Played, ...] = ()
    tricks: tuple[Trick, ...] = ()
    declarations: tuple[Declaration, ...] = ()
    last_ace: Seat | None = None
    """The seat whose last ace will make trump."""

    @property
    def turn(self) -> Seat:
        """The seat to play."""
        if not self.table:
            return self.leader
        seats = self.deal.playing
        return seats[(seats.index(self.table[-1].seat) + 1) % len(seats)]

    @property
    def is_opening_lead(self) -> bool:
        """Whether the first card of the deal is still to be led."""
        return not self.table and not self.tricks


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended."""

    last: Finished
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    bank: tuple[int, ...]
    """What each seat gained or paid."""


Contracted: TypeAlias = (
    Rebuying | Taking | Discarding | Claiming | Ordering | NamingTrump | Playing
)
"""The phases in which there is a declarer."""

Dealt: TypeAlias = Asking | Bidding | GoldenChoice | Contracted
"""The phases in which the cards lie."""

Phase: TypeAlias = (
    Rest
    | Cutting
    | Asking
    | Bidding
    | GoldenChoice
    | Rebuying
    | Taking
    | Discarding
    | Claiming
    | Ordering
    | NamingTrump
    | Playing
    | Over
)


@dataclass(frozen=True, slots=True)
class State:
    """A match of Thousand."""

    match: Match
    phase: Phase


def contract_of(phase: Dealt) -> Contract | None:
    """Who plays for what; None before there is a declarer."""
    return None if isinstance(phase, Asking | Bidding | GoldenChoice) else phase.contract
