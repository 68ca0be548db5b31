"""What a seat or the chat may know of a match."""

from __future__ import annotations

from typing import assert_never

from engine.cards import PACK_52
from engine.game import Result, Seat
from engine.games.forty_fives.actions import Action
from engine.games.forty_fives.play import must_lead_trump
from engine.games.forty_fives.state import (
    Bidding,
    Cards,
    Exchanging,
    Naming,
    Over,
    Playing,
    Rest,
    State,
)
from engine.games.forty_fives.values import SEATS, SIDES, PhaseName
from engine.games.forty_fives.view import View


def owner(state: State) -> Seat | None:
    """The seat that owes an action; None after the match."""
    match state.phase:
        case Rest():
            return state.dealer
        case Bidding(seat) | Naming(seat) | Exchanging(seat) | Playing(seat):
            return seat
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
        case Naming():
            return PhaseName.TRUMP
        case Exchanging():
            return PhaseName.DISCARD
        case Playing():
            return PhaseName.PLAY
        case Over():
            return PhaseName.OVER
        case _:
            assert_never(state.phase)


def result(state: State) -> Result | None:
    """How the match ended; Forty-Fives names no losers."""
    if not isinstance(state.phase, Over):
        return None
    return Result(state.phase.winners, (), state.scores)


def _leader(state: State) -> Seat | None:
    """Who led or leads to the trick on the table."""
    if not isinstance(state.phase, Playing):
        return None
    return (state.phase.seat - len(state.deal.table)) % SEATS


def _owes_trump(state: State) -> bool:
    return isinstance(state.phase, Playing) and must_lead_trump(state, state.phase.seat)


def _is_thrown_in(state: State) -> bool:
    """Whether all passed in the deal that is over."""
    is_over = isinstance(state.phase, Rest | Over)
    return is_over and bool(state.deal.calls) and state.deal.declarer is None


def view(state: State, seat: Seat | None, legal: tuple[Action, ...]) -> View:
    """All that the seat may know."""
    deal = state.deal
    return View(
        seat=seat,
        options=state.options,
        phase=phase_name(state),
        to_move=owing(state),
        legal=legal,
        deal_no=state.deal_no,
        dealer=state.dealer,
        scores=state.scores,
        gated=tuple(state.is_gated(side) for side in range(SIDES)),
        history=state.history,
        result=result(state),
        thrown_in=_is_thrown_in(state),
        calls=deal.calls,
        bidder=deal.bidder,
        is_held=deal.is_held,
        declarer=deal.declarer,
        order=deal.order,
        trump=deal.trump,
        exchanges=deal.exchanges,
        hand=() if seat is None else in_pack_order(deal.hands[seat]),
        discards=() if seat is None else deal.laid[seat],
        hand_sizes=tuple(map(len, deal.hands)),
        kitty_size=len(deal.kitty),
        stock_size=len(deal.stock),
        leader=_leader(state),
        must_lead_trump=_owes_trump(state),
        table=deal.table,
        trick_log=deal.tricks,
        tricks=deal.taken,
        points=deal.points,
    )


def in_pack_order(cards: Cards) -> Cards:
    """The cards as the notation sorts them."""
    return tuple(card for card in PACK_52 if card in cards)
