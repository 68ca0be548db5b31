"""All that one seat may know of a match; seat None: what the whole chat may know."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Suit
from engine.game import Result, Seat
from engine.games.thousand.actions import Action
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.values import (
    Call,
    DealEnd,
    DealScore,
    Declaration,
    Gift,
    PhaseName,
    Played,
    Trick,
)


@dataclass(frozen=True, slots=True)
class View:
    """What the viewer may know. Tuples "per seat" have one entry for each seat of the table."""

    seat: Seat | None
    """The viewer; None: the chat."""
    options: ThousandRules
    phase: PhaseName
    to_move: frozenset[Seat]
    """The seats that owe an action."""
    legal: tuple[Action, ...]
    """What the viewer may do, claims it does not owe included; empty for the chat."""

    # The match
    deal_no: int
    """Of the deal in progress; at rest, of the coming one."""
    dealer: Seat
    """Of the deal in progress; at rest, of the coming one; after the match, of the last one."""
    scores: tuple[int, ...]
    bolts: tuple[int, ...]
    rows: tuple[int, ...]
    """Bolts in a row, per seat."""
    barrel: tuple[int | None, ...]
    """Attempts used on the barrel (below 0: on the reverse one); None: on none."""
    has_barrel: tuple[bool, ...]
    """Whether the rules and its falls leave the seat a barrel to mount."""
    falls: tuple[int, ...]
    rospises: tuple[int, ...]
    crosses: tuple[int, ...]
    redeals: int
    """Redeals in a row before this deal."""
    history: tuple[DealScore, ...]
    """The account of every completed deal, in order."""
    ended: DealEnd | None
    """At rest and after the match: how the last deal ended; None before the first."""
    result: Result | None
    bank: tuple[int, ...]
    """What each seat gained or paid; zeros while the match goes on."""

    # The deal in progress; at rest and after the match, what is left to tell of the last one
    golden: bool
    playing: tuple[Seat, ...]
    """The seats that play, clockwise from the forehand."""
    sitter: Seat | None
    """Four players: the dealer, who sits on the talon."""
    hand_sizes: tuple[int, ...]
    tricks: tuple[int, ...]
    """Tricks taken, per seat."""
    points: tuple[int, ...]
    """Card points captured, per seat, before rounding."""
    cutter: Seat | None = None
    """Who cuts, in phase cut."""
    looked: frozenset[Seat] = frozenset()
    """The seats that have looked at their cards."""
    calls: tuple[Call, ...] = ()
    """The bidding so far, passes included, the forced opening not."""
    passed: frozenset[Seat] = frozenset()
    """Who is out of the bidding."""
    bid: int | None = None
    """The highest bid or opening."""
    bidder: Seat | None = None
    on_the_hundred: Seat | None = None
    declarer: Seat | None = None
    """None until the bidding is over."""
    order: int | None = None
    """The highest bid, then the order."""
    order_named: bool = False
    dark: bool = False
    """A dark bid stands or won."""
    trump: Suit | None = None
    trump_owner: Seat | None = None
    talon: tuple[Card, ...] = ()
    """The cards of the talon that all have been shown, of two talons the first one first."""
    talon_sizes: tuple[int, ...] = ()
    """How many cards lie in each talon that nobody has taken."""
    talon_taken: int | None = None
    """1 or 2: which of two talons the declarer took."""
    gifts: tuple[Gift, ...] = ()
    """What the declarer gave away; the card where the viewer knows it."""
    laid_count: int = 0
    """How many cards the declarer has laid down (two players)."""
    hand: tuple[Card, ...] = ()
    """The viewer's cards in pack order, from the moment it has looked."""
    leader: Seat | None = None
    """Who led or leads to the trick on the table."""
    table: tuple[Played, ...] = ()
    """The cards on the table in the order played."""
    trick_log: tuple[Trick, ...] = ()
    """Every finished trick of the deal."""
    declarations: tuple[Declaration, ...] = ()

    # What only the viewer knows
    own_talon: tuple[Card, ...] = ()
    """The talon the viewer took."""
    own_laid: tuple[Card, ...] = ()
    """The cards the viewer laid down."""
    peeked_hands: tuple[tuple[Card, ...], ...] = ()
    """The hands that a bonus has shown, per seat; empty without."""
    peeked_talon: tuple[Card | None, ...] = ()
    """The talon as dealt, as far as a bonus has shown it; empty without."""
    peeked_suits: tuple[Suit, ...] = ()
    """The suits of the talon as dealt, if a bonus has shown them; empty without."""
    sees: tuple[Card, ...] = ()
    """Every card whose place the viewer has learnt, in pack order."""

    @property
    def last_trick(self) -> Trick | None:
        """The trick taken last in this deal."""
        return self.trick_log[-1] if self.trick_log else None

    @property
    def last_deal(self) -> DealScore | None:
        """The account of the last completed deal."""
        return self.history[-1] if self.history else None

    @property
    def forehand(self) -> Seat:
        """The first seat that plays, clockwise from the dealer."""
        return self.playing[0]
