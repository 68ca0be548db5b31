"""Why a card, a gift or an order is refused."""

from __future__ import annotations

from engine.game import IllegalAction, Seat
from engine.games.thousand.actions import CardAction, Discard, Give, Play
from engine.games.thousand.declarations import why_not_declare
from engine.games.thousand.following import leaders, why_not_follow, why_not_lead_trump
from engine.games.thousand.order import highest_order, why_fixed
from engine.games.thousand.play import on_the_table
from engine.games.thousand.reasons import Reason, no
from engine.games.thousand.state import Discarding, Match, Ordering, Playing
from engine.games.thousand.talon import gives_cards


def why_no_discard(match: Match, phase: Discarding, action: Give | Discard) -> IllegalAction:
    """Why the declarer may not give or lay down this card."""
    contract = phase.contract
    if action.card not in phase.deal.hands[contract.declarer]:
        return no(Reason.CARD_NOT_IN_HAND, card=action.card)
    if isinstance(action, Discard):
        return no(Reason.NOTHING_TO_LAY_DOWN)
    if action.to == contract.declarer or action.to not in phase.deal.playing:
        return no(Reason.NOT_AN_OPPONENT)
    return no(Reason.ALREADY_GIVEN if gives_cards(match) else Reason.NOTHING_TO_GIVE)


def why_no_order(match: Match, phase: Ordering, amount: int) -> IllegalAction:
    """Why the declarer may not announce this order."""
    bid, step = phase.contract.bid, match.options.bid_step
    if (fixed := why_fixed(match, phase)) is not None:
        return no(fixed, amount=bid)
    if amount < bid:
        return no(Reason.ORDER_BELOW_BID, bid=bid)
    if amount % step:
        return no(Reason.NOT_A_MULTIPLE, step=step)
    return no(Reason.ORDER_OVER_CAP, cap=max(bid, highest_order(match, phase)))


def why_no_card(match: Match, phase: Playing, seat: Seat, action: CardAction) -> IllegalAction:
    """Why the seat to play may not play this card so."""
    options, hand, card = match.options, phase.deal.hands[seat], action.card
    if card not in hand:
        return no(Reason.CARD_NOT_IN_HAND, card=card)
    if not phase.table:
        return _why_not_lead(match, phase, seat, action)
    if not isinstance(action, Play):
        return no(Reason.DECLARE_ON_LEAD)
    reason, owed = why_not_follow(options, hand, on_the_table(phase), phase.trump, card)
    return no(reason, **{"card" if reason is Reason.MUST_BEAT else "suit": owed})


def _why_not_lead(match: Match, phase: Playing, seat: Seat, action: CardAction) -> IllegalAction:
    options, hand, card = match.options, phase.deal.hands[seat], action.card
    owns_trump = phase.owner == seat
    if card not in leaders(options, hand, phase.trump, owns_trump=owns_trump):
        reason = why_not_lead_trump(options, owns_trump=owns_trump)
        return no(reason or Reason.TRUMP_LEAD_NOT_YOURS, suit=phase.trump)
    if isinstance(action, Play):
        return no(Reason.MUST_DECLARE)
    reason = why_not_declare(options, hand, action, opening=phase.is_opening_lead)
    return no(reason or Reason.NOT_TO_DECLARE_WITH, card=card, suit=card.suit)
