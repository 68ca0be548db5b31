"""Why an action is not legal: the precise rule, for whoever asks."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import IllegalAction, Seat
from engine.games.thousand import state as phases
from engine.games.thousand.actions import (
    Action,
    Bed,
    Bid,
    Cross,
    Cut,
    Dark,
    Deal,
    Discard,
    Give,
    Look,
    Marry,
    NameOrder,
    NameTrump,
    Nines,
    Pass,
    PeekCard,
    PeekHands,
    PeekSuits,
    PeekTalon,
    Play,
    Rebuy,
    Redeal,
    Rospis,
    Take,
)
from engine.games.thousand.law import to_move
from engine.games.thousand.naming import phase_name
from engine.games.thousand.reasons import Reason, no
from engine.games.thousand.refused_calls import why_no_call, why_no_golden_call, why_no_rebuy
from engine.games.thousand.refused_cards import why_no_card, why_no_discard, why_no_order
from engine.games.thousand.refused_claims import why_no_claim, why_no_surrender
from engine.games.thousand.state import Dealt, Match, State

_PEEKS = (PeekHands, PeekSuits, PeekTalon, PeekCard)

_DONE_IN: Mapping[type[Dealt], tuple[type[Action], ...]] = {
    phases.Asking: (Look, Dark),
    phases.Bidding: (Bid, Pass, Look, *_PEEKS),
    phases.GoldenChoice: (Bid, Pass, *_PEEKS),
    phases.Rebuying: (Rebuy, Pass),
    phases.Taking: (Take,),
    phases.Discarding: (Give, Discard),
    phases.Claiming: (Pass,),
    phases.Ordering: (NameOrder,),
    phases.NamingTrump: (NameTrump,),
    phases.Playing: (Play, Marry, Bed, Nines),
}
"""What is done in each phase, claims aside."""


def refusal(state: State, seat: Seat, action: Action) -> IllegalAction:
    """Why the action, which is not legal for the seat now, is not."""
    match state.phase, action:
        case phases.Over(), _:
            return no(Reason.MATCH_OVER)
        case phases.Rest(), Deal():
            return no(Reason.NOT_YOUR_TURN)
        case phases.Rest(), _:
            return no(Reason.AT_REST)
        case _, Deal():
            return no(Reason.DEAL_IN_PROGRESS)
        case phases.Cutting(), _:
            return _why_no_cut(state.phase, seat, action)
        case _:
            return _why_not(state, state.phase, seat, action)


def _why_no_cut(phase: phases.Cutting, seat: Seat, action: Action) -> IllegalAction:
    match action:
        case Cut():
            cuts = seat == phase.cutter
            return no(Reason.CUT_OUT_OF_RANGE if cuts else Reason.NOT_YOUR_TURN)
        case Redeal():
            return no(Reason.CLAIM_TOO_EARLY)
        case Rospis() | Cross():
            return no(Reason.TOO_EARLY_TO_GIVE_UP)
        case _:
            return no(Reason.WRONG_PHASE, phase=phase_name(phase).value)


def _why_not(state: State, phase: Dealt, seat: Seat, action: Action) -> IllegalAction:
    match = state.match
    if seat not in phase.deal.playing:
        return no(Reason.NOT_PLAYING)
    if isinstance(action, Redeal):
        return no(why_no_claim(match, phase, seat))
    if isinstance(action, Rospis | Cross):
        return why_no_surrender(match, phase, seat, action)
    if not isinstance(action, _DONE_IN[type(phase)]):
        return no(Reason.WRONG_PHASE, phase=phase_name(phase).value)
    if seat not in to_move(state):
        passed = isinstance(phase, phases.Bidding) and seat in phase.auction.passed
        return no(Reason.ALREADY_PASSED if passed else Reason.NOT_YOUR_TURN)
    return _why_not_now(match, phase, seat, action)


def _why_not_now(  # noqa: PLR0911 - one return for each phase
    match: Match, phase: Dealt, seat: Seat, action: Action
) -> IllegalAction:
    """The seat is to do something of the kind, but not this."""
    match phase, action:
        case phases.Asking(), _:
            return no(Reason.MUST_GO_DARK)
        case phases.Bidding(), _:
            return why_no_call(match, phase, seat, action)
        case phases.GoldenChoice(), _:
            return why_no_golden_call(match, phase, seat, action)
        case phases.Rebuying(), _:
            return why_no_rebuy(match, phase)
        case phases.Discarding(), (Give() | Discard()):
            return why_no_discard(match, phase, action)
        case phases.Ordering(), NameOrder():
            return why_no_order(match, phase, action.amount)
        case phases.Playing(), (Play() | Marry() | Bed() | Nines()):
            return why_no_card(match, phase, seat, action)
        case _:
            return no(Reason.NO_SUCH_TALON)
