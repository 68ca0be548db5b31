"""Discarding and drawing: E5.2–E5.5."""

from __future__ import annotations

from itertools import combinations

from engine.cards import PACK_52
from engine.game import Seat
from engine.games import fives
from engine.games.forty_fives import play
from engine.games.forty_fives.actions import Discard
from engine.games.forty_fives.course import Course
from engine.games.forty_fives.events import CardsExchanged, DrawnCardsSeen
from engine.games.forty_fives.state import Cards, Exchanging, State
from engine.games.forty_fives.values import HAND, Exchange, clockwise

LAID_AWAY = 3
"""How many cards the declarer lays away where nobody exchanges: as many as the kitty has."""


def begin(course: Course, declarer: Seat) -> None:
    """The first seat of the exchange acts; without one only the declarer does."""
    options = course.state.options
    is_first = not options.exchange or options.exchange_order == "bidder_first"
    course.ask(Exchanging(declarer if is_first else course.state.forehand))


def _order(state: State, first: Seat) -> tuple[Seat, ...]:
    """Who acts, in turn."""
    return clockwise(first) if state.options.exchange else (first,)


def sizes(state: State, seat: Seat) -> range:
    """How many cards the seat may discard."""
    if not state.options.exchange:
        return range(LAID_AWAY, LAID_AWAY + 1)
    held = len(state.deal.hands[seat])
    return range(held - HAND, held + 1)


def bound_to_go(state: State, seat: Seat) -> Cards:
    """The cards that the seat has to discard: by `must_discard_plain` all plain ones (E5.3)."""
    options, trump = state.options, state.deal.trump
    if not (options.exchange and options.must_discard_plain):
        return ()
    return tuple(card for card in state.deal.hands[seat] if not fives.is_trump(card, trump))


def legal_discards(state: State, seat: Seat) -> tuple[Discard, ...]:
    """Every set of cards that the seat may lay away, the smaller ones first."""
    bound = bound_to_go(state, seat)
    hand = sorted(state.deal.hands[seat], key=PACK_52.index)
    free = [card for card in hand if card not in bound]
    return tuple(
        Discard.of((*bound, *chosen))
        for size in sizes(state, seat)
        if size >= len(bound)
        for chosen in combinations(free, size - len(bound))
    )


def discard(course: Course, seat: Seat, cards: Cards) -> None:
    """The seat lays the cards away and draws from the stock until it holds five."""
    deal = course.deal
    kept = tuple(card for card in deal.hands[seat] if card not in cards)
    drawn, stock = deal.stock[: HAND - len(kept)], deal.stock[HAND - len(kept) :]
    exchange = Exchange(seat, len(cards), len(drawn))
    course.set_hand(seat, (*kept, *drawn))
    course.change_deal(
        stock=stock,
        laid=(*deal.laid[:seat], cards, *deal.laid[seat + 1 :]),
        exchanges=(*deal.exchanges, exchange),
    )
    course.tell(CardsExchanged(seat, exchange.discarded, exchange.drawn))
    if drawn:
        course.tell(DrawnCardsSeen(seat, drawn), seat)
    _go_on(course)


def _go_on(course: Course) -> None:
    """The next seat acts; after the last one play begins."""
    done = course.deal.exchanges
    order = _order(course.state, done[0].seat)
    if len(done) < len(order):
        course.ask(Exchanging(order[len(done)]))
    else:
        play.begin(course)
