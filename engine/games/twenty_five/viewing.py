"""What a seat or the chat may know of a match."""

from __future__ import annotations

from typing import assert_never

from engine.game import Result, Seat
from engine.games.fives import in_order
from engine.games.twenty_five.actions import Action
from engine.games.twenty_five.state import Over, Rest, State, Turn
from engine.games.twenty_five.values import PhaseName
from engine.games.twenty_five.view import View


def owing(state: State) -> frozenset[Seat]:
    """The seat that owes an action; none after the match."""
    match state.phase:
        case Rest():
            return frozenset({state.dealer})
        case Turn(seat):
            return frozenset({seat})
        case Over():
            return frozenset()
        case _:
            assert_never(state.phase)


def phase_name(state: State) -> PhaseName:
    """The phase, by its name in the notation."""
    match state.phase:
        case Rest():
            return PhaseName.REST
        case Turn():
            return PhaseName.PLAY
        case Over():
            return PhaseName.OVER
        case _:
            assert_never(state.phase)


def view(state: State, seat: Seat | None, legal: tuple[Action, ...]) -> View:
    """All that the seat may know; hands stay secret when a game stops in mid-deal."""
    over = state.phase if isinstance(state.phase, Over) else None
    return View(
        seat=seat,
        options=state.options,
        phase=phase_name(state),
        to_move=owing(state),
        legal=legal,
        deal_no=state.deal_no,
        dealer=state.dealer,
        scores=state.scores,
        games=state.games,
        history=state.history,
        result=Result(over.winners, over.losers, state.scores) if over else None,
        stake=over.stake if over else None,
        turned=state.turned,
        robber=state.robber,
        laid_away=state.laid_away if seat is not None and seat == state.robber else None,
        trick=state.trick,
        taken=state.taken,
        hand=() if seat is None else in_order(state.hands[seat], state.trump),
        hand_sizes=tuple(map(len, state.hands)),
        tricks=state.tricks,
    )
