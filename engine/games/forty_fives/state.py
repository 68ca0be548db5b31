"""A match of Forty-Fives as a value; a phase is a type with just its fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.game import Seat
from engine.games.forty_fives.actions import Bid, Hold
from engine.games.forty_fives.options import FortyFivesRules
from engine.games.forty_fives.values import (
    SEATS,
    Call,
    Contract,
    DealScore,
    Exchange,
    Side,
    Trick,
    left_of,
    other_side,
)
from engine.shuffle import Chance

Cards: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Rest:
    """The dealer of the coming deal owes `deal`."""


@dataclass(frozen=True, slots=True)
class Bidding:
    """The seat is asked for a call (E4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Naming:
    """The declarer owes the trump suit."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Exchanging:
    """The seat discards and draws (E5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Playing:
    """The seat plays a card (E6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""

    winners: tuple[Seat, ...]


Phase: TypeAlias = Rest | Bidding | Naming | Exchanging | Playing | Over


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal in progress or, at rest and after the match, what the last one left.

    Tuples "per seat" have one entry for each seat of the table.
    """

    hands: tuple[Cards, ...] = ((),) * SEATS
    """Per seat, in no order."""
    kitty: Cards = ()
    """Until the declarer takes it."""
    stock: Cards = ()
    """The undealt cards, the top card first."""
    calls: tuple[Call, ...] = ()
    order: int | None = None
    """The highest bid, then the declarer's; None before the first."""
    declarer: Seat | None = None
    """None until the bidding is over."""
    trump: Suit | None = None
    laid: tuple[Cards, ...] = ((),) * SEATS
    """Per seat: what it discarded."""
    exchanges: tuple[Exchange, ...] = ()
    """In order."""
    best_trump: Card | None = None
    """The highest trump in the four hands when play began."""
    table: Cards = ()
    """The trick in progress, in the order played."""
    tricks: tuple[Trick, ...] = ()
    """Every finished trick, in order."""

    @property
    def bidder(self) -> Seat | None:
        """Who made the highest bid, held or not."""
        return next((c.seat for c in reversed(self.calls) if isinstance(c.word, Bid)), None)

    @property
    def contract(self) -> Contract:
        """What is played; asked while it is played, and of a deal that has been."""
        declarer, bid, trump = self.declarer, self.order, self.trump
        assert declarer is not None  # noqa: S101 - nobody plays before the bidding is over
        assert bid is not None  # noqa: S101 - nor without a bid
        assert trump is not None  # noqa: S101 - nor before trumps are named
        return Contract(declarer, bid, trump)

    @property
    def is_held(self) -> bool:
        """Whether the dealer has taken the highest bid, and its bidder may raise it."""
        return bool(self.calls) and isinstance(self.calls[-1].word, Hold)

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks taken, per seat."""
        return tuple(sum(t.winner == seat for t in self.tricks) for seat in range(SEATS))

    @property
    def points(self) -> tuple[int, ...]:
        """Points taken, per seat."""
        return tuple(
            sum(t.points for t in self.tricks if t.winner == seat) for seat in range(SEATS)
        )


@dataclass(frozen=True, slots=True)
class State:
    """All of a match."""

    options: FortyFivesRules
    chance: Chance
    scores: tuple[int, ...]
    """Per side."""
    dealer: Seat
    """Of the deal in progress; at rest, of the coming one; after the match, of the last one."""
    deal_no: int
    """As with the dealer."""
    phase: Phase
    deal: Deal
    history: tuple[DealScore, ...] = ()
    """The account of every deal that was played out, in order."""

    @property
    def forehand(self) -> Seat:
        """The seat left of the dealer."""
        return left_of(self.dealer)

    def is_gated(self, side: Side) -> bool:
        """Whether the side has to bid and make it to win this deal (E7.4).

        The scores are those before the deal.
        """
        options, other = self.options, self.scores[other_side(side)]
        if not options.has_gate or (options.gate_off_if_negative and other < 0):
            return False
        return self.scores[side] >= options.bid_to_win_from
