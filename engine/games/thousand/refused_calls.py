"""Why a call is refused: in the bidding, in a golden deal, asked for a rebuy."""

from __future__ import annotations

from engine.game import IllegalAction, Seat
from engine.games.thousand.actions import Action, Bid, Look, Pass, PeekCard
from engine.games.thousand.bidding import (
    highest_bid,
    is_stopped_by_the_dark,
    lowest_bid,
    owes_opening,
)
from engine.games.thousand.opening import GOLDEN_ORDER
from engine.games.thousand.peeking import is_offered, legal_peeks
from engine.games.thousand.reasons import Reason, no
from engine.games.thousand.seats import is_hushed, is_silenced
from engine.games.thousand.state import Bidding, Deal, GoldenChoice, Match, Rebuying
from engine.games.thousand.talon import rebuy_level


def why_no_call(match: Match, phase: Bidding, seat: Seat, action: Action) -> IllegalAction:
    """Why the speaker may not do this."""
    match action:
        case Bid(amount):
            return why_no_bid(match, phase, seat, amount)
        case Pass():
            return no(Reason.OPENING_OWED)
        case Look():
            unseen = match.options.dark == "unseen"
            return no(Reason.ALREADY_LOOKED if unseen else Reason.NO_DARK_GAME)
        case _:
            return why_no_peek(match, phase.deal, seat, action)


def why_no_bid(match: Match, phase: Bidding, seat: Seat, amount: int) -> IllegalAction:
    """Why the speaker may not bid this."""
    least = lowest_bid(match, phase.auction, seat)
    if is_silenced(match, seat) and owes_opening(match, phase.auction):
        return no(Reason.NO_JUMP_BIDS, least=least)
    if is_silenced(match, seat):
        return no(Reason.SILENCED)
    if is_hushed(match, seat):
        return no(Reason.HUSHED)
    if is_stopped_by_the_dark(match, phase, seat):
        return no(Reason.DARK_BID_STANDS)
    return _why_not_so_much(match, phase.deal, seat, amount, least)


def _why_not_so_much(
    match: Match, deal: Deal, seat: Seat, amount: int, least: int
) -> IllegalAction:
    step, highest = match.options.bid_step, highest_bid(match, deal, seat)
    if amount % step:
        return no(Reason.NOT_A_MULTIPLE, step=step)
    if amount < least:
        return no(Reason.BID_TOO_LOW, least=least)
    if amount > highest:
        unseen = seat not in deal.looked
        return no(Reason.BID_OVER_CAP_UNSEEN if unseen else Reason.BID_OVER_CAP, cap=highest)
    return no(Reason.NO_JUMP_BIDS, least=least)


def why_no_golden_call(
    match: Match, phase: GoldenChoice, seat: Seat, action: Action
) -> IllegalAction:
    """Why the golden seat may not do this."""
    if isinstance(action, Bid):
        return no(Reason.GOLDEN_ORDER_FIXED, amount=GOLDEN_ORDER)
    return why_no_peek(match, phase.deal, seat, action)


def why_no_peek(match: Match, deal: Deal, seat: Seat, action: Action) -> IllegalAction:
    """Why the speaker may not use this bonus."""
    if not is_offered(match, action):
        return no(Reason.NO_SUCH_BONUS)
    unused = {type(peek) for peek in legal_peeks(match, deal, seat)}
    if isinstance(action, PeekCard) and PeekCard in unused:
        return no(Reason.NO_SUCH_PLACE)
    return no(Reason.BONUS_USED)


def why_no_rebuy(match: Match, phase: Rebuying) -> IllegalAction:
    """Why the opponent that is asked may not buy at this level."""
    return no(Reason.NOT_THE_LEVEL, amount=rebuy_level(match, phase.contract))
