"""What a seat or the chat may know of a match."""

from __future__ import annotations

from typing import assert_never

from engine.cards import PACK_36, Card
from engine.game import Result, Seat
from engine.games.hundred_one.actions import Action
from engine.games.hundred_one.state import (
    Answering,
    Covering,
    Drawn,
    Ordering,
    Over,
    Rest,
    State,
    Turn,
)
from engine.games.hundred_one.values import PhaseName
from engine.games.hundred_one.view import View


def owing(state: State) -> frozenset[Seat]:
    """The seat that owes an action; none after the match."""
    match state.phase:
        case Rest() | Ordering():
            return frozenset({state.dealer})
        case Turn(seat) | Drawn(seat) | Covering(seat) | Answering(seat):
            return frozenset({seat})
        case Over():
            return frozenset()
        case _:
            assert_never(state.phase)


def phase_name(state: State) -> PhaseName:  # noqa: PLR0911 - one for each phase
    """The phase, by its name in the notation."""
    match state.phase:
        case Rest():
            return PhaseName.REST
        case Ordering():
            return PhaseName.ORDER
        case Turn():
            return PhaseName.PLAY
        case Drawn():
            return PhaseName.DRAWN
        case Covering():
            return PhaseName.COVER
        case Answering():
            return PhaseName.PENALTY
        case Over():
            return PhaseName.OVER
        case _:
            assert_never(state.phase)


def view(state: State, seat: Seat | None, legal: tuple[Action, ...]) -> View:
    """All that the seat may know."""
    phase = state.phase
    result = Result(phase.winners, phase.losers, state.scores) if isinstance(phase, Over) else None
    return View(
        seat=seat,
        options=state.options,
        phase=phase_name(state),
        to_move=owing(state),
        legal=legal,
        deal_no=state.deal_no,
        dealer=state.dealer,
        scores=state.scores,
        active=state.active,
        history=state.history,
        result=result,
        pile=state.pile,
        suit=state.suit,
        ordered=state.is_ordered,
        nine=state.top if isinstance(phase, Covering) else None,
        penalty=phase.due if isinstance(phase, Answering) else 0,
        hand=() if seat is None else in_pack_order(state.hands[seat]),
        hand_sizes=tuple(map(len, state.hands)),
        drawn=phase.card if isinstance(phase, Drawn) and phase.seat == seat else None,
        stock_size=len(state.stock),
        played=state.played,
    )


def in_pack_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as the notation sorts them."""
    return tuple(card for card in PACK_36 if card in cards)
