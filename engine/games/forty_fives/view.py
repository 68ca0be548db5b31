"""All that one seat may know of a match; seat None: what the whole chat may know."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Suit
from engine.game import Result, Seat
from engine.games.forty_fives.actions import Action
from engine.games.forty_fives.options import FortyFivesRules
from engine.games.forty_fives.values import (
    Call,
    DealScore,
    Exchange,
    PhaseName,
    Side,
    Trick,
    seats_of,
    side_of,
)


@dataclass(frozen=True, slots=True)
class View:
    """What the viewer may know. Tuples "per seat" have one entry for each seat of the table."""

    seat: Seat | None
    """The viewer; None: the chat."""
    options: FortyFivesRules
    phase: PhaseName
    to_move: frozenset[Seat]
    """The seat that owes an action; empty after the match."""
    legal: tuple[Action, ...]
    """What the viewer may do; empty for the chat. A discard stands there once for each set of
    cards that may be laid away: 219 for the declarer, 32 for the others at most."""

    # The match
    deal_no: int
    """Of the deal in progress; at rest, of the coming one; after the match, of the last one."""
    dealer: Seat
    """Of the deal in progress; at rest, of the coming one; after the match, of the last one."""
    scores: tuple[int, ...]
    """Per side: side 0 has the seats 0 and 2, side 1 the seats 1 and 3."""
    gated: tuple[bool, ...]
    """Per side: whether these scores let it win only by a bid that it makes."""
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
    exchanges: tuple[Exchange, ...]
    """Who has exchanged, and how many cards, in order."""
    hand: tuple[Card, ...]
    """The viewer's cards in pack order, the kitty included once he has taken it."""
    discards: tuple[Card, ...]
    """What the viewer himself has laid away, in pack order."""
    hand_sizes: tuple[int, ...]
    """Per seat."""
    kitty_size: int
    """How many cards lie there for the declarer."""
    stock_size: int
    """How many cards are left to be drawn."""
    leader: Seat | None
    """Who led or leads to the trick on the table; None while no cards are played."""
    must_lead_trump: bool
    """Whether the leader owes a trump, if he has one: the defenders' first lead against 30."""
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

    def side(self, seat: Seat) -> Side:
        """The side of the seat."""
        return side_of(seat)

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of its side, itself included, ascending."""
        return seats_of(side_of(seat))
