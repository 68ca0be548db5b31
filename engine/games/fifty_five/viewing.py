"""What a seat or the chat may know of a match."""

from __future__ import annotations

from typing import assert_never

from engine.cards import PACK_52, Card
from engine.game import Result, Seat
from engine.games.fifty_five.actions import Action
from engine.games.fifty_five.state import (
    Bidding,
    Discarding,
    Naming,
    Over,
    Playing,
    Rest,
    State,
)
from engine.games.fifty_five.values import PhaseName
from engine.games.fifty_five.view import View


def owner(state: State) -> Seat | None:
    """The seat that owes an action; None after the match."""
    match state.phase:
        case Rest():
            return state.dealer
        case Bidding(seat) | Playing(seat):
            return seat
        case Discarding() | Naming():
            return state.declarer
        case Over():
            return None
        case _:
            assert_never(state.phase)


def owing(state: State) -> frozenset[Seat]:
    """The seat that owes an action; none after the match."""
    seat = owner(state)
    return frozenset() if seat is None else frozenset({seat})


def phase_name(state: State) -> PhaseName:
    """The phase, by its name in the notation."""
    match state.phase:
        case Rest():
            return PhaseName.REST
        case Bidding():
            return PhaseName.BID
        case Discarding():
            return PhaseName.DISCARD
        case Naming():
            return PhaseName.TRUMP
        case Playing():
            return PhaseName.PLAY
        case Over():
            return PhaseName.OVER
        case _:
            assert_never(state.phase)


def result(state: State) -> Result | None:
    """How the match ended; 55 names no losers."""
    if not isinstance(state.phase, Over):
        return None
    return Result(state.phase.winners, (), state.scores)


def _leader(state: State) -> Seat | None:
    """Who led or leads to the trick on the table."""
    if not isinstance(state.phase, Playing):
        return None
    return (state.phase.seat - len(state.table)) % state.options.players


def view(state: State, seat: Seat | None, legal: tuple[Action, ...]) -> View:
    """All that the seat may know."""
    return View(
        seat=seat,
        options=state.options,
        phase=phase_name(state),
        to_move=owing(state),
        legal=legal,
        deal_no=state.deal_no,
        dealer=state.dealer,
        scores=state.scores,
        history=state.history,
        result=result(state),
        thrown_in=_is_thrown_in(state),
        calls=state.calls,
        bidder=state.bidder,
        is_held=state.is_held,
        declarer=state.declarer,
        order=state.order,
        trump=state.trump,
        hand=() if seat is None else in_pack_order(state.hands[seat]),
        discards=state.discards if seat is not None and seat == state.declarer else (),
        hand_sizes=tuple(map(len, state.hands)),
        kitty_size=len(state.kitty),
        leader=_leader(state),
        table=state.table,
        trick_log=state.tricks,
        tricks=state.taken,
        points=state.points,
    )


def _is_thrown_in(state: State) -> bool:
    """Whether all passed in the deal that is over."""
    is_over = isinstance(state.phase, Rest | Over)
    return is_over and bool(state.calls) and state.declarer is None


def in_pack_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as the notation sorts them."""
    return tuple(card for card in PACK_52 if card in cards)
