"""A completed deal on its way through the scoring."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.game import Seat
from engine.games.thousand.events import Aftermath
from engine.games.thousand.seats import at
from engine.games.thousand.state import Contract, Deal, Match
from engine.games.thousand.values import DealEnd, Declaration, Trick


@dataclass(frozen=True, slots=True)
class Account:
    """What the steps of the scoring know and find out. Tuples have an entry for each seat."""

    before: Match
    """The match as the deal left it."""
    match: Match
    """The match as the steps have left it so far."""
    deal: Deal
    end: DealEnd
    contract: Contract | None
    """None: the golden deal was declined."""
    tricks: tuple[Trick, ...] = ()
    declarations: tuple[Declaration, ...] = ()
    told: tuple[Aftermath, ...] = ()
    """What all are told to have followed, in order."""

    # What the steps find out
    taken: tuple[int, ...] = ()
    card_points: tuple[int, ...] = ()
    marriages: tuple[int, ...] = ()
    """The values of the declarations that count; the sitter's, of what lies in the talon."""
    counted: int = 0
    """What the declarer has against the order."""
    made: bool = False
    plain: tuple[int, ...] = ()
    """The part of each change that is doubled whenever the deal is."""
    married: tuple[int, ...] = ()
    """The part of each change that is marriage points."""
    changes: tuple[int, ...] = ()
    frozen: frozenset[Seat] = frozenset()
    bolts: tuple[int, ...] = ()
    fines: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    """The scores after changes and fines, before barrel and dump."""
    winners: tuple[Seat, ...] = ()
    losers: tuple[Seat, ...] = ()

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(len(self.before.scores))

    @property
    def sitter(self) -> Seat | None:
        """Four players: the dealer, who sits on the talon."""
        return next((seat for seat in self.seats if seat not in self.deal.playing), None)

    @property
    def declarer(self) -> Seat | None:
        """Who played; None: the golden deal was declined."""
        return None if self.contract is None else self.contract.declarer

    @property
    def is_dark(self) -> bool:
        """Whether there was a dark declarer."""
        return self.contract is not None and self.contract.dark

    @property
    def still_scored(self) -> tuple[Seat, ...]:
        """The seats that have not won."""
        return tuple(seat for seat in self.seats if seat not in self.winners)

    def from_forehand(self, seat: Seat) -> int:
        """How many seats clockwise from the forehand this one is."""
        return (seat - self.deal.forehand) % len(self.seats)

    def tell(self, *events: Aftermath) -> Account:
        """The same account, and all are told more of it."""
        return replace(self, told=(*self.told, *events))

    def score(self, seat: Seat, total: int) -> Account:
        """The seat's score is set."""
        scores = at(self.match.scores, seat, total)
        return replace(self, match=replace(self.match, scores=scores))

    def mark(self, seat: Seat, attempts: int | None) -> Account:
        """The seat's attempts on a barrel are set; None: it is on none."""
        barrel = at(self.match.barrel, seat, attempts)
        return replace(self, match=replace(self.match, barrel=barrel))
