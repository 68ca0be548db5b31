"""The order and, where declarations do not make it, the trump: rules E7."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Suit
from engine.game import Seat
from engine.games.thousand import stages
from engine.games.thousand.actions import NameOrder, NameTrump
from engine.games.thousand.cards import cap
from engine.games.thousand.events import OrderNamed, TrumpSet
from engine.games.thousand.reasons import Reason
from engine.games.thousand.state import Match, NamingTrump, Ordering, State
from engine.games.thousand.telling import Telling


def legal_orders(match: Match, phase: Ordering, seat: Seat) -> tuple[NameOrder, ...]:
    """The bid itself and what it may be raised to."""
    contract = phase.contract
    if seat != contract.declarer:
        return ()
    if why_fixed(match, phase) is not None:
        return (NameOrder(contract.bid),)
    step = match.options.bid_step
    raised = range(contract.bid + step, highest_order(match, phase) + 1, step)
    return (NameOrder(contract.bid), *map(NameOrder, raised))


def why_fixed(match: Match, phase: Ordering) -> Reason | None:
    """The rule that forbids the declarer to raise his order; None: he may."""
    if phase.deal.golden and not match.options.golden_raise:
        return Reason.GOLDEN_ORDER_FIXED
    if phase.contract.dark and match.options.dark_no_raise:
        return Reason.DARK_ORDER_FIXED
    return None


def highest_order(match: Match, phase: Ordering) -> int:
    """What the cards now held allow, whatever was bid."""
    if match.options.raise_cap == "none":
        return match.options.bid_max
    return cap(match.options, phase.deal.hands[phase.contract.declarer])


def name_order(match: Match, phase: Ordering, action: NameOrder, telling: Telling) -> State:
    """The order is announced."""
    contract = replace(phase.contract, order=action.amount)
    telling.all(OrderNamed(contract.declarer, action.amount))
    return State(match, stages.after_order(match, phase.deal, contract))


def legal_trumps(phase: NamingTrump, seat: Seat) -> tuple[NameTrump, ...]:
    """Any suit."""
    return tuple(map(NameTrump, Suit)) if seat == phase.contract.declarer else ()


def name_trump(match: Match, phase: NamingTrump, action: NameTrump, telling: Telling) -> State:
    """The trump is named, and stays."""
    contract = replace(phase.contract, trump=action.suit)
    telling.all(TrumpSet(action.suit, contract.declarer))
    return State(match, stages.after_trump(match, phase.deal, contract))
