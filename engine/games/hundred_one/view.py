"""All that one seat may know of a match; seat None: what the whole chat may know."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Suit
from engine.game import Result, Seat
from engine.games.hundred_one.actions import Action
from engine.games.hundred_one.options import HundredOneRules
from engine.games.hundred_one.values import DealScore, Laid, PhaseName


@dataclass(frozen=True, slots=True)
class View:
    """What the viewer may know. Tuples "per seat" have one entry for each seat of the table."""

    seat: Seat | None
    """The viewer; None: the chat."""
    options: HundredOneRules
    phase: PhaseName
    to_move: frozenset[Seat]
    """The seat that owes an action; empty after the match."""
    legal: tuple[Action, ...]
    """What the viewer may do; empty for the chat."""

    # The match
    deal_no: int
    """Of the deal in progress; at rest, of the coming one; after the match, of the last one."""
    dealer: Seat
    """Of the deal in progress; at rest, of the coming one; after the match, of the last one."""
    scores: tuple[int, ...]
    active: tuple[Seat, ...]
    """The seats still in the match, ascending."""
    history: tuple[DealScore, ...]
    """The account of every deal, in order."""
    result: Result | None

    # The deal in progress; at rest and after the match, as the last one left it
    pile: tuple[Laid, ...]
    """What lies on the table, the top card last. Empty: anything may be played."""
    suit: Suit | None
    """The suit to match: the ordered one, else that of the top card."""
    ordered: bool
    """Whether that suit has been ordered and not yet been served."""
    nine: Card | None
    """Phase cover: the nine that has to be covered."""
    penalty: int
    """Phase penalty: how many cards the seat takes if it does not answer; else 0."""
    hand: tuple[Card, ...]
    """The viewer's cards in pack order."""
    hand_sizes: tuple[int, ...]
    drawn: Card | None
    """Phase drawn: the card the viewer has just drawn."""
    stock_size: int
    played: int
    """Cards played in the deal, those that came back into the stock counted again."""

    @property
    def top(self) -> Card | None:
        """The card to match."""
        return self.pile[-1].card if self.pile else None

    @property
    def last_deal(self) -> DealScore | None:
        """The account of the last deal."""
        return self.history[-1] if self.history else None
