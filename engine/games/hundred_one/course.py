"""The course of one action: what follows from it, step by step, until somebody owes an action."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from engine.cards import PACK_36, Card, Rank, Suit
from engine.game import Seat, Told, Unreadable
from engine.games.hundred_one.events import (
    CardDrawn,
    CardPlayed,
    DrawnCardsSeen,
    Event,
    PenaltyTaken,
    StockRenewed,
    SuitOrdered,
    TurnPassed,
    TurnSkipped,
)
from engine.games.hundred_one.scoring import book
from engine.games.hundred_one.state import (
    Answering,
    Covering,
    Drawn,
    Ordering,
    State,
    Turn,
    penalty_of,
)
from engine.games.hundred_one.values import Laid


@dataclass(slots=True)
class Course:
    """A match while an action takes its course."""

    state: State
    told: list[Told[Event]] = field(default_factory=list)
    renewals: list[tuple[Card, ...]] = field(default_factory=list)
    """Every stock that was made by a shuffle, top card first."""

    def tell(self, event: Event, *seats: Seat) -> None:
        """Tell the event to these seats; to all if none is named."""
        self.told.append(Told(event, frozenset(seats) if seats else None))

    def change(self, **changes: Any) -> None:
        """The match stands otherwise."""
        self.state = replace(self.state, **changes)

    def set_hand(self, seat: Seat, hand: tuple[Card, ...]) -> None:
        """The seat holds these cards."""
        hands = self.state.hands
        self.change(hands=(*hands[:seat], hand, *hands[seat + 1 :]))


def play(course: Course, seat: Seat, card: Card, order: Suit | None) -> None:
    """The seat lays the card, and its effect follows (E6, E7, E8)."""
    state = course.state
    pending = state.phase.due if isinstance(state.phase, Answering) else 0
    course.set_hand(seat, tuple(held for held in state.hands[seat] if held is not card))
    course.change(pile=(*state.pile, Laid(card, seat, order)), played=state.played + 1)
    course.tell(CardPlayed(seat, card, order))
    options = state.options
    own = penalty_of(options, card)
    due = pending + own if own else 0
    must_cover = card.rank is Rank.NINE and options.nine_cover
    if not course.state.hands[seat] and not (
        must_cover and options.finish_on_nine == "must_cover"
    ):
        finish(course, seat, due)
    else:
        take_effect(course, seat, card, due)


def take_effect(course: Course, seat: Seat, card: Card, due: int) -> None:
    """What the card means for the next player, or for its own."""
    state = course.state
    following = state.after(seat)
    if card.rank is Rank.NINE and state.options.nine_cover:
        begin_cover(course, seat)
    elif card.rank is Rank.ACE:
        _skip_for_ace(course, seat, card)
    elif due:
        ask_penalty(course, following, due)
    else:
        begin_turn(course, following)


def _skip_for_ace(course: Course, seat: Seat, card: Card) -> None:
    """An ace takes the next player's turn away; with two in play by `ace_two_players` (E8.1)."""
    state = course.state
    following = state.after(seat)
    if len(state.active) == 2 and state.options.ace_two_players == "pass":
        begin_turn(course, following)
        return
    course.tell(TurnSkipped(following, card))
    begin_turn(course, state.after(following))


def begin_turn(course: Course, seat: Seat) -> None:
    """An ordinary turn begins; if nothing fits and nothing is left, the deal ends (E9.5)."""
    course.change(phase=Turn(seat))
    state = course.state
    is_dry = state.options.empty_stock == "end_deal" and not state.can_draw
    if is_dry and not state.playable(seat):
        finish(course, None, 0)


def begin_cover(course: Course, seat: Seat) -> None:
    """The seat has to cover its nine; with no card and no stock the deal ends (E6.4, E6.5)."""
    course.change(phase=Covering(seat))
    state = course.state
    if state.can_draw or state.playable(seat):
        return
    if not state.hands[seat]:
        finish(course, seat, 0)
    elif state.options.empty_stock == "end_deal":
        finish(course, None, 0)


def ask_penalty(course: Course, seat: Seat, due: int) -> None:
    """The next player answers if he may and can, else takes the cards at once (E7)."""
    course.change(phase=Answering(seat, due))
    if not course.state.playable(seat):
        take_penalty(course, seat, due)


def take_penalty(course: Course, seat: Seat, due: int) -> None:
    """The seat takes the whole sum in one step (E7.2, E7.5)."""
    taken = draw_cards(course, seat, due)
    course.tell(PenaltyTaken(seat, taken, due, final=False))
    state = course.state
    if taken < due and state.options.empty_stock == "end_deal":
        finish(course, None, 0)
    elif state.options.penalty_skip and state.top is not None:
        course.tell(TurnSkipped(seat, state.top))
        begin_turn(course, state.after(seat))
    else:
        begin_turn(course, seat)


def draw_cards(course: Course, seat: Seat, number: int) -> int:
    """The seat takes so many cards, or what there is; how many it took."""
    taken: list[Card] = []
    while len(taken) < number and course.state.can_draw:
        if not course.state.stock:
            _renew_stock(course)
        stock = course.state.stock
        taken.append(stock[0])
        course.change(stock=stock[1:])
    if taken:
        course.set_hand(seat, (*course.state.hands[seat], *taken))
        course.tell(DrawnCardsSeen(seat, tuple(taken)), seat)
    return len(taken)


def _renew_stock(course: Course) -> None:
    """The pile but for its top card becomes the stock (E9.3).

    Raises:
        Unreadable: a `restock:` line named cards that are not there.
    """
    state = course.state
    cards = tuple(laid.card for laid in state.pile[:-1])
    shuffles = state.options.empty_stock == "shuffle"
    if shuffles:
        wanted, *later = state.restocks or ((),)
        strange = next((card for card in wanted if card not in cards), None)
        if strange is not None:
            raise Unreadable(f"restock: {strange} does not come into the stock")
        rest = tuple(card for card in PACK_36 if card in cards and card not in wanted)
        shuffled, chance = state.chance.shuffle(rest)
        cards = (*wanted, *shuffled)
        course.renewals.append(cards)
        course.change(chance=chance, restocks=tuple(later))
    course.change(stock=cards, pile=state.pile[-1:])
    course.tell(StockRenewed(len(cards), shuffles))


def draw(course: Course, seat: Seat) -> None:
    """`draw`: one card, or the whole penalty."""
    match course.state.phase:
        case Answering(_, due):
            take_penalty(course, seat, due)
        case Covering():
            draw_cards(course, seat, 1)
            course.tell(CardDrawn(seat))
            begin_cover(course, seat)
        case _:
            draw_cards(course, seat, 1)
            course.tell(CardDrawn(seat))
            _go_on_drawing(course, seat)


def _go_on_drawing(course: Course, seat: Seat) -> None:
    """After a card was drawn in an ordinary turn (E5)."""
    course.change(phase=Drawn(seat, course.state.hands[seat][-1]))
    state = course.state
    if state.playable(seat):
        return
    if state.options.draw_rule == "until_fits":
        if state.can_draw:
            return
        if state.options.empty_stock == "end_deal":
            finish(course, None, 0)
            return
    pass_turn(course, seat)


def pass_turn(course: Course, seat: Seat) -> None:
    """The turn goes to the next player."""
    course.tell(TurnPassed(seat))
    begin_turn(course, course.state.after(seat))


def order(course: Course, seat: Seat, suit: Suit) -> None:
    """The dealer orders a suit for the opening queen."""
    *below, queen = course.state.pile
    course.change(pile=(*below, replace(queen, order=suit)))
    course.tell(SuitOrdered(seat, suit))
    begin_turn(course, course.state.after(seat))


def open_pile(course: Course) -> None:
    """What the opening card does before the forehand's turn (E8.3, E8.4, E8.5)."""
    state = course.state
    card = state.top
    if card is None or state.options.opening_special == "none":
        begin_turn(course, state.after(state.dealer))
    elif card.rank is Rank.QUEEN:
        course.change(phase=Ordering())
    else:
        take_effect(course, state.dealer, card, penalty_of(state.options, card))


def finish(course: Course, finisher: Seat | None, due: int) -> None:
    """The deal ends; a last penalty card still costs the next player its cards (E10)."""
    state = course.state
    if finisher is not None and due and state.options.final_penalty:
        following = state.after(finisher)
        taken = draw_cards(course, following, due)
        course.tell(PenaltyTaken(following, taken, due, final=True))
    course.state, told = book(course.state, finisher)
    course.told += told
