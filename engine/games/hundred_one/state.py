"""A match of Hundred and One as a value; a phase is a type with just its fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Rank, Suit
from engine.game import Seat
from engine.games.hundred_one.options import HundredOneRules
from engine.games.hundred_one.values import DealScore, Laid
from engine.shuffle import Chance


@dataclass(frozen=True, slots=True)
class Rest:
    """The dealer of the coming deal owes `deal`."""


@dataclass(frozen=True, slots=True)
class Ordering:
    """The dealer owes an order for the opening queen (E8.4)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """An ordinary turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drawn:
    """The seat has drawn in its turn (E5)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Covering:
    """The seat has to cover its nine (E6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Answering:
    """The seat may answer a penalty card or takes the sum (E7)."""

    seat: Seat
    due: int


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]


Phase: TypeAlias = Rest | Ordering | Turn | Drawn | Covering | Answering | Over


@dataclass(frozen=True, slots=True)
class State:
    """All of a match; tuples "per seat" have one entry for each seat of the table."""

    options: HundredOneRules
    chance: Chance
    scores: tuple[int, ...]
    active: tuple[Seat, ...]
    """The seats still in the match, ascending."""
    dealer: Seat
    """Of the deal in progress; at rest, of the coming one."""
    deal_no: int
    """Of the deal in progress; at rest, of the coming one."""
    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    """Per seat, in no order; between deals as the last one left them."""
    pile: tuple[Laid, ...] = ()
    """The top card last."""
    stock: tuple[Card, ...] = ()
    """The top card first."""
    restocks: tuple[tuple[Card, ...], ...] = ()
    """The next renewals of the stock, as a script wants them (E9.4)."""
    history: tuple[DealScore, ...] = ()
    played: int = 0
    """Cards played in the deal in progress; at rest, in the last one."""

    def after(self, seat: Seat) -> Seat:
        """The nearest active seat clockwise."""
        size = len(self.scores)
        return next(s for n in range(1, size + 1) if (s := (seat + n) % size) in self.active)

    def before(self, seat: Seat) -> Seat:
        """The nearest active seat anticlockwise."""
        size = len(self.scores)
        return next(s for n in range(1, size + 1) if (s := (seat - n) % size) in self.active)

    @property
    def top(self) -> Card | None:
        """The card to match; None: anything may be played."""
        return self.pile[-1].card if self.pile else None

    @property
    def is_ordered(self) -> bool:
        """Whether a suit is ordered and not yet served."""
        return bool(self.pile) and self.pile[-1].order is not None

    @property
    def suit(self) -> Suit | None:
        """The suit to match: the ordered one, else that of the top card."""
        if not self.pile:
            return None
        return self.pile[-1].order or self.pile[-1].card.suit

    @property
    def can_draw(self) -> bool:
        """Whether there is a card to be drawn (E9.1)."""
        renews = self.options.empty_stock != "end_deal" and len(self.pile) >= 2
        return bool(self.stock) or renews

    def fits(self, card: Card) -> bool:
        """Whether the card may be played in an ordinary turn (E4)."""
        top = self.top
        if top is None or card.suit is self.suit:
            return True
        if self.is_ordered:
            return card.rank is Rank.QUEEN and self.options.queen_on_order
        return card.rank in (top.rank, Rank.QUEEN)

    def covers(self, card: Card) -> bool:
        """Whether the card covers the nine on the pile (E6.1)."""
        top = self.top
        if top is None or card.suit is top.suit or card.rank is Rank.NINE:
            return True
        return card.rank is Rank.QUEEN and self.options.nine_cover_queen

    def answers(self, card: Card) -> bool:
        """Whether the card answers the penalty card on the pile (E7.3)."""
        top = self.top
        if top is None or not penalty_of(self.options, card):
            return False
        match self.options.stacking:
            case "none":
                return False
            case "same_rank":
                return card.rank is top.rank
            case "any_penalty":
                return card.rank is top.rank or card.suit is top.suit

    def playable(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that the seat may play in this phase, in the order of its hand."""
        hand = self.hands[seat]
        match self.phase:
            case Turn(owner) if owner == seat:
                return tuple(card for card in hand if self.fits(card))
            case Drawn(owner, drawn) if owner == seat:
                pick = hand if self.options.drawn_card == "any" else (drawn,)
                return tuple(card for card in pick if self.fits(card))
            case Covering(owner) if owner == seat:
                return tuple(card for card in hand if self.covers(card))
            case Answering(owner) if owner == seat:
                return tuple(card for card in hand if self.answers(card))
            case _:
                return ()


def penalty_of(options: HundredOneRules, card: Card) -> int:
    """How many cards it costs the next player; 0: it is no penalty card (E7.1)."""
    match card.rank:
        case Rank.SIX:
            return options.six_draw
        case Rank.SEVEN:
            return options.seven_draw
        case Rank.KING if card.suit is Suit.SPADES:
            return options.ks_draw
        case _:
            return 0
