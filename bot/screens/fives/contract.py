"""What the two games that bid for trumps let a viewer see alike: Fifty-Five and Forty-Fives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any, Protocol

from bot.screens.fives.seated import NO_TRICK, Trick
from bot.screens.sides import Sides
from engine.cards import Card, Suit
from engine.game import Result, Seat
from engine.games.fives import Following


class Stage(StrEnum):
    """The phases, by their names in the notation."""

    REST = "deal"
    BID = "bid"
    DISCARD = "discard"
    TRUMP = "trump"
    PLAY = "play"
    OVER = "over"


class Call(Protocol):
    """What a seat has said in the bidding."""

    @property
    def seat(self) -> Seat: ...
    @property
    def word(self) -> object: ...


class Taken(Protocol):
    """A trick that has been taken."""

    @property
    def leader(self) -> Seat: ...
    @property
    def cards(self) -> tuple[Card, ...]: ...
    @property
    def winner(self) -> Seat: ...
    @property
    def points(self) -> int: ...


class Contract(Protocol):
    """Who played for how much with which trumps."""

    @property
    def declarer(self) -> Seat: ...
    @property
    def bid(self) -> int: ...
    @property
    def trump(self) -> Suit: ...


class Account(Protocol):
    """The account of a deal that was played."""

    @property
    def deal_no(self) -> int: ...
    @property
    def contract(self) -> Contract: ...
    @property
    def best_trump(self) -> Card | None: ...
    @property
    def tricks(self) -> tuple[int, ...]: ...
    @property
    def points(self) -> tuple[int, ...]: ...
    @property
    def made(self) -> bool: ...
    @property
    def added(self) -> tuple[int, ...]: ...
    @property
    def totals(self) -> tuple[int, ...]: ...


class BiddingView(Protocol):
    """What a viewer knows of a match in which trumps are bid for."""

    @property
    def options(self) -> Any: ...
    @property
    def phase(self) -> Enum: ...
    @property
    def to_move(self) -> frozenset[Seat]: ...
    @property
    def legal(self) -> Sequence[object]: ...
    @property
    def deal_no(self) -> int: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def history(self) -> Sequence[Account]: ...
    @property
    def result(self) -> Result | None: ...
    @property
    def thrown_in(self) -> bool: ...
    @property
    def calls(self) -> Sequence[Call]: ...
    @property
    def bidder(self) -> Seat | None: ...
    @property
    def is_held(self) -> bool: ...
    @property
    def declarer(self) -> Seat | None: ...
    @property
    def order(self) -> int | None: ...
    @property
    def trump(self) -> Suit | None: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def discards(self) -> tuple[Card, ...]: ...
    @property
    def hand_sizes(self) -> tuple[int, ...]: ...
    @property
    def leader(self) -> Seat | None: ...
    @property
    def table(self) -> tuple[Card, ...]: ...
    @property
    def trick_log(self) -> Sequence[Taken]: ...
    @property
    def tricks(self) -> tuple[int, ...]: ...
    @property
    def points(self) -> tuple[int, ...]: ...
    @property
    def last_trick(self) -> Taken | None: ...
    @property
    def last_deal(self) -> Account | None: ...

    def side(self, seat: Seat) -> int: ...

    def partners(self, seat: Seat) -> tuple[Seat, ...]: ...


@dataclass(frozen=True, slots=True)
class Manner:
    """In what the two games differ as they are played at this table."""

    slug: str
    target: int
    all_tricks: int
    """The bid for all tricks."""
    following: Following
    dealer_is_bound: bool
    """Whether the dealer has to play if all pass."""
    ace_high: bool = False
    """Whether plain aces are the highest of their suits."""
    must_lead_trump: bool = False
    """Whether the leader owes a trump, if he has one."""


def stage(view: BiddingView) -> Stage:
    """The phase of the match."""
    return Stage(view.phase.value)


def is_dealt(view: BiddingView) -> bool:
    """Whether a deal is in progress."""
    return stage(view) not in (Stage.REST, Stage.OVER)


def sides_of(view: BiddingView) -> Sides:
    """The seats of each side; side *j* has the seat *j* among them."""
    return tuple(view.partners(side) for side in range(len(view.scores)))


def side_points(view: BiddingView, points: Sequence[int], seat: Seat) -> int:
    """What the side of this seat has of these points per seat."""
    return sum(points[partner] for partner in view.partners(seat))


def trick_on_table(view: BiddingView) -> Trick:
    """The trick in progress; the one just taken, until the next card is led."""
    seats = len(view.hand_sizes)
    if view.table and view.leader is not None:
        return Trick(_round(view.leader, len(view.table), seats), view.table)
    last = view.last_trick
    return NO_TRICK if last is None else taken_trick(last, seats)


def taken_trick(taken: Taken, seats: int) -> Trick:
    """The trick as it is shown."""
    return Trick(_round(taken.leader, seats, seats), taken.cards, is_complete=True)


def _round(first: Seat, count: int, seats: int) -> tuple[Seat, ...]:
    return tuple((first + n) % seats for n in range(count))


@dataclass(frozen=True, slots=True)
class Moves:
    """What the viewer may do: for each choice, its place in `view.legal`."""

    deal: int | None
    bids: Mapping[int, int]
    hold: int | None
    no_bid: int | None
    """The pass."""
    trumps: Mapping[Suit, int]
    discards: Mapping[frozenset[Card], int]
    plays: Mapping[Card, int]


def moves_of(legal: Iterable[object]) -> Moves:
    """The legal actions by what they are, read from their notation."""
    plain: dict[str, int] = {}
    bids: dict[int, int] = {}
    trumps: dict[Suit, int] = {}
    discards: dict[frozenset[Card], int] = {}
    plays: dict[Card, int] = {}
    for index, action in enumerate(legal):
        match str(action).split():
            case ["bid", amount]:
                bids[int(amount)] = index
            case ["trump", suit]:
                trumps[Suit(suit)] = index
            case ["play", card]:
                plays[Card.parse(card)] = index
            case ["discard", "-"]:
                discards[frozenset()] = index
            case ["discard", *cards]:
                discards[frozenset(map(Card.parse, cards))] = index
            case words:
                plain[" ".join(words)] = index
    return Moves(
        plain.get("deal"), bids, plain.get("hold"), plain.get("pass"), trumps, discards, plays
    )
