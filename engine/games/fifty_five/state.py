"""A match of 55 as a value; a phase is a type with just its fields."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.game import Seat
from engine.games.fifty_five.actions import Bid, Hold
from engine.games.fifty_five.options import FiftyFiveRules
from engine.games.fifty_five.values import Call, Contract, DealScore, Trick
from engine.games.fives import side_of
from engine.shuffle import Chance


@dataclass(frozen=True, slots=True)
class Rest:
    """The dealer of the coming deal owes `deal`."""


@dataclass(frozen=True, slots=True)
class Bidding:
    """The seat is asked for a bid (E8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discarding:
    """The declarer, ten cards in hand, owes a discard of five (E9)."""


@dataclass(frozen=True, slots=True)
class Naming:
    """The declarer owes the name of the trump suit (E9)."""


@dataclass(frozen=True, slots=True)
class Playing:
    """The seat owes a card to the trick on the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""

    winners: tuple[Seat, ...]


Phase: TypeAlias = Rest | Bidding | Discarding | Naming | Playing | Over


@dataclass(frozen=True, slots=True)
class State:
    """All of a match; tuples "per seat" and "per side" have one entry for each of them."""

    options: FiftyFiveRules
    chance: Chance
    scores: tuple[int, ...]
    """Per side."""
    dealer: Seat
    """Of the deal in progress; at rest, of the coming one."""
    deal_no: int
    """Of the deal in progress; at rest, of the coming one."""
    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    """Per seat, in no order; between deals, like all below, as the last one left them."""
    kitty: tuple[Card, ...] = ()
    """Until the declarer takes it."""
    stock: tuple[Card, ...] = ()
    """The cards that nobody was dealt."""
    discards: tuple[Card, ...] = ()
    """What the declarer has laid away."""
    calls: tuple[Call, ...] = ()
    """The bidding so far."""
    declarer: Seat | None = None
    """None until the bidding is over."""
    order: int | None = None
    """The highest bid, then the declarer's; None before the first."""
    trump: Suit | None = None
    tricks: tuple[Trick, ...] = ()
    """Every finished trick of the deal."""
    table: tuple[Card, ...] = ()
    """The cards of the trick in progress, in the order played."""
    history: tuple[DealScore, ...] = ()
    """The account of every deal that was played, in order."""

    def after(self, seat: Seat) -> Seat:
        """The seat to the left."""
        return (seat + 1) % self.options.players

    def before(self, seat: Seat) -> Seat:
        """The seat to the right."""
        return (seat - 1) % self.options.players

    def side(self, seat: Seat) -> int:
        """The side of the seat."""
        return side_of(seat, self.options.sides)

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
        """Whether the last word was the dealer's who took the highest bid."""
        return bool(self.calls) and isinstance(self.calls[-1].word, Hold)

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks taken, per seat."""
        return self._per_seat((trick.winner, 1) for trick in self.tricks)

    @property
    def points(self) -> tuple[int, ...]:
        """Points taken, per seat."""
        return self._per_seat((trick.winner, trick.points) for trick in self.tricks)

    def _per_seat(self, won: Iterable[tuple[Seat, int]]) -> tuple[int, ...]:
        sums = [0] * self.options.players
        for seat, number in won:
            sums[seat] += number
        return tuple(sums)
