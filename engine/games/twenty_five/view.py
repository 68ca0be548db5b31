"""All that one seat may know of a match; seat None: what the whole chat may know."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Suit
from engine.game import Result, Seat
from engine.games.fives import seats_of, side_of
from engine.games.twenty_five.actions import Action
from engine.games.twenty_five.options import TwentyFiveRules
from engine.games.twenty_five.values import DealScore, Laid, PhaseName, Trick


@dataclass(frozen=True, slots=True)
class View:
    """What the viewer may know. Tuples "per side" have one entry for each side, side 0 first."""

    seat: Seat | None
    """The viewer; None: the chat."""
    options: TwentyFiveRules
    phase: PhaseName
    to_move: frozenset[Seat]
    """The seat that owes an action; empty after the match."""
    legal: tuple[Action, ...]
    """What the viewer may do; empty for the chat."""

    # The match
    deal_no: int
    """Of the deal in progress; at rest, of the coming one; after the match, of the last one."""
    dealer: Seat
    """Of the same deal."""
    scores: tuple[int, ...]
    """Per side, in this game; between two games those of the finished one."""
    games: tuple[int, ...]
    """Per side: how many games it has won."""
    history: tuple[DealScore, ...]
    """The account of every deal, in order."""
    result: Result | None
    stake: int | None
    """What the match has cost each loser; None before its end."""

    # The deal in progress; at rest and after the match, as the last one left it
    turned: Card | None
    """The card that was turned for trumps; None before the first deal."""
    robber: Seat | None
    """Who has taken the turned card; None: it lies on the table."""
    laid_away: Card | None
    """What the viewer has laid away, if he is the robber."""
    trick: tuple[Laid, ...]
    """The trick in progress, from its leader on."""
    taken: tuple[Trick, ...]
    """The complete tricks of the deal, in order."""
    hand: tuple[Card, ...]
    """The viewer's cards: trumps first, the highest first in each suit."""
    hand_sizes: tuple[int, ...]
    """Per seat."""
    tricks: tuple[int, ...]
    """Per seat: how many it has taken in the deal."""

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None before the first deal."""
        return self.turned.suit if self.turned else None

    @property
    def up(self) -> Card | None:
        """The turned card while it lies on the table."""
        return self.turned if self.robber is None else None

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        number = len(self.scores)
        return tuple(seats_of(side, number, len(self.hand_sizes)) for side in range(number))

    @property
    def partners(self) -> tuple[Seat, ...]:
        """The viewer's partners; none for the chat and where each plays for himself."""
        if self.seat is None:
            return ()
        own = self.sides[side_of(self.seat, len(self.scores))]
        return tuple(seat for seat in own if seat != self.seat)

    @property
    def last_deal(self) -> DealScore | None:
        """The account of the last deal."""
        return self.history[-1] if self.history else None
