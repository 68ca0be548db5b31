"""Why a claim is refused: a redeal, a rospis, a cross."""

from __future__ import annotations

from engine.game import IllegalAction, Seat
from engine.games.thousand.actions import Cross, Rospis
from engine.games.thousand.claims import (
    are_barred,
    dark_seat,
    hand_grounds,
    is_hand_window_open,
    may_claim_at_all,
    taken_talon,
    talon_grounds,
)
from engine.games.thousand.giving_up import is_time, why_no_cross, why_no_rospis
from engine.games.thousand.reasons import Reason, no
from engine.games.thousand.state import (
    Asking,
    Dealt,
    Match,
    NamingTrump,
    Playing,
    contract_of,
)


def why_no_claim(  # noqa: PLR0911 - one return for each rule
    match: Match, phase: Dealt, seat: Seat
) -> Reason:
    """Why the seat may not claim a redeal. Tells a seat nothing of cards it has not seen."""
    if isinstance(phase, Asking):
        return Reason.CLAIM_TOO_EARLY
    if isinstance(phase, NamingTrump | Playing):
        return Reason.CLAIM_TOO_LATE
    if are_barred(match):
        return Reason.TOO_MANY_REDEALS
    if seat not in phase.deal.looked:
        return Reason.CLAIM_UNSEEN
    on_hand = bool(hand_grounds(match.options, phase.deal.dealt[seat]))
    contract = contract_of(phase)
    took = contract is not None and contract.declarer == seat
    on_talon = took and bool(talon_grounds(match.options, taken_talon(phase)))
    if not on_hand and not on_talon:
        return Reason.CLAIM_WITHOUT_GROUND
    if not may_claim_at_all(match, phase, seat):
        return Reason.CLAIM_ONLY_ON_THE_HUNDRED
    if on_hand and is_hand_window_open(match, phase, seat) and dark_seat(phase) == seat:
        return Reason.CLAIM_IN_THE_DARK
    if on_talon and match.options.redeal_talon_only_at_100 and contract is not None:
        return Reason.CLAIM_TOO_LATE if contract.hundred else Reason.CLAIM_ONLY_ON_THE_HUNDRED
    return Reason.CLAIM_TOO_LATE


def why_no_surrender(
    match: Match, phase: Dealt, seat: Seat, action: Rospis | Cross
) -> IllegalAction:
    """Why the seat may not end the deal."""
    contract = contract_of(phase)
    if contract is not None and contract.declarer != seat:
        return no(Reason.NOT_THE_DECLARER)
    if isinstance(phase, Playing) and not phase.is_opening_lead:
        return no(Reason.TOO_LATE_TO_GIVE_UP)
    if contract is None or not is_time(phase):
        return no(Reason.TOO_EARLY_TO_GIVE_UP)
    golden = phase.deal.golden
    if isinstance(action, Rospis):
        reason = why_no_rospis(match, contract, golden=golden)
        limit: int = match.options.rospis_limit
    else:
        reason = why_no_cross(match, contract, golden=golden)
        limit = match.options.cross_limit
    return no(reason or Reason.TOO_LATE_TO_GIVE_UP, limit=limit)
