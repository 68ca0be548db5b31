"""All that one seat may know of a match; seat None: what the whole chat may know."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Suit
from engine.game import Result, Seat
from engine.games.fifty_five.actions import Action
from engine.games.fifty_five.options import FiftyFiveRules
from engine.games.fifty_five.values import Call, DealScore, PhaseName, Trick
from engine.games.fives import seats_of, side_of


@dataclass(frozen=True, slots=True)
class View:
    """What the viewer may know. Tuples "per seat" have one entry for each seat of the table."""

    seat: Seat | None
    """The viewer; None: the chat."""
    options: FiftyFiveRules
    phase: PhaseName
    to_move: frozenset[Seat]
    """The seat that owes an action; empty after the match."""
    legal: tuple[Action, ...]
    """What the viewer may do; empty for the chat. A discard stands there once for each set of
    five cards: 252 of them."""

    # The match
    deal_no: int
    """Of the deal in progress; at rest, of the coming one; after the match, of the last one."""
    dealer: Seat
    """Of the deal in progress; at rest, of the coming one; after the match, of the last one."""
    scores: tuple[int, ...]
    """Per side: side *j* has the seats *j*, *j* + sides, …"""
    history: tuple[DealScore, ...]
    """The account of every deal that was played, in order."""
    result: Result | None

    # The deal in progress; at rest and after the match, as the last one left it
    thrown_in: bool
    """At rest and after the match: whether all passed in the last deal."""
    calls: tuple[Call, ...]
    """The bidding so far, passes included."""
    bidder: Seat | None
    """Who made the highest bid, held or not."""
    is_held: bool
    """Whether the dealer has just taken it."""
    declarer: Seat | None
    """None until the bidding is over."""
    order: int | None
    """The highest bid, then the declarer's."""
    trump: Suit | None
    hand: tuple[Card, ...]
    """The viewer's cards in pack order, the kitty included once he has taken it."""
    discards: tuple[Card, ...]
    """What the viewer himself has laid away."""
    hand_sizes: tuple[int, ...]
    """Per seat."""
    kitty_size: int
    """How many cards lie there for the declarer."""
    leader: Seat | None
    """Who led or leads to the trick on the table; None while no cards are played."""
    table: tuple[Card, ...]
    """The cards on the table, in the order played from the leader on."""
    trick_log: tuple[Trick, ...]
    """Every finished trick of the deal."""
    tricks: tuple[int, ...]
    """Tricks taken, per seat."""
    points: tuple[int, ...]
    """Points taken, bonus included, per seat."""

    @property
    def last_trick(self) -> Trick | None:
        """The trick taken last in this deal."""
        return self.trick_log[-1] if self.trick_log else None

    @property
    def last_deal(self) -> DealScore | None:
        """The account of the last deal that was played."""
        return self.history[-1] if self.history else None

    def side(self, seat: Seat) -> int:
        """The side of the seat."""
        return side_of(seat, self.options.sides)

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of its side, itself included, ascending."""
        sides = self.options.sides
        return seats_of(side_of(seat, sides), sides, self.options.players)
