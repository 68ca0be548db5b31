"""From the bidding to the first trick: the kitty, the discard and the trumps. Rules E9."""

from __future__ import annotations

from itertools import combinations

from engine.cards import Card, Suit
from engine.game import Seat
from engine.games.fifty_five.actions import Discard
from engine.games.fifty_five.course import Course
from engine.games.fifty_five.events import CardsLaidAway, KittySeen, KittyTaken, TrumpNamed
from engine.games.fifty_five.state import Discarding, Naming, Playing, State
from engine.games.fifty_five.viewing import in_pack_order

LAID_AWAY = 5
"""As many cards as the kitty has; of a hand of ten there are 252 choices."""


def begin_contract(course: Course, declarer: Seat) -> None:
    """The declarer takes the kitty, or first names trumps (E9.1)."""
    if course.state.options.name_before_kitty:
        course.change(phase=Naming())
    else:
        _take_kitty(course, declarer)


def _take_kitty(course: Course, declarer: Seat) -> None:
    kitty = course.state.kitty
    course.set_hand(declarer, (*course.state.hands[declarer], *kitty))
    course.change(kitty=(), phase=Discarding())
    course.tell(KittyTaken(declarer))
    course.tell(KittySeen(declarer, kitty), declarer)


def legal_discards(state: State, seat: Seat) -> tuple[Discard, ...]:
    """Every set of five of the declarer's cards, each in pack order (E7)."""
    return tuple(map(Discard, combinations(in_pack_order(state.hands[seat]), LAID_AWAY)))


def lay_away(course: Course, seat: Seat, cards: tuple[Card, ...]) -> None:
    """The declarer lays five cards away, face down (E9.2)."""
    hand = course.state.hands[seat]
    course.set_hand(seat, tuple(held for held in hand if held not in cards))
    course.change(discards=cards)
    course.tell(CardsLaidAway(seat))
    if course.state.trump is None:
        course.change(phase=Naming())
    else:
        _begin_play(course, seat)


def name_trump(course: Course, seat: Seat, suit: Suit) -> None:
    """The declarer names the trump suit, before the kitty or after the discard (E9.1)."""
    course.change(trump=suit)
    course.tell(TrumpNamed(seat, suit))
    if course.state.options.name_before_kitty:
        _take_kitty(course, seat)
    else:
        _begin_play(course, seat)


def _begin_play(course: Course, declarer: Seat) -> None:
    """The first leader is asked (E9.3)."""
    state = course.state
    match state.options.first_lead:
        case "dealer_left":
            leader = state.after(state.dealer)
        case "bidder_left":
            leader = state.after(declarer)
        case "bidder_right":
            leader = state.before(declarer)
    course.change(phase=Playing(leader))
