"""What each seat owes and may do in each phase, and what comes of it: rules E2."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from engine.game import Seat
from engine.games.thousand import (
    bidding,
    dealing,
    giving_up,
    opening,
    order,
    peeking,
    play,
    redeals,
    talon,
)
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
from engine.games.thousand.state import (
    Asking,
    Bidding,
    Claiming,
    Cutting,
    Dealt,
    Discarding,
    GoldenChoice,
    Match,
    NamingTrump,
    Ordering,
    Over,
    Playing,
    Rebuying,
    Rest,
    State,
    Taking,
)
from engine.games.thousand.telling import Telling


def to_move(  # noqa: PLR0911 - one return for each phase
    state: State,
) -> frozenset[Seat]:
    """The seats that owe an action."""
    match, phase = state.match, state.phase
    match phase:
        case Over():
            return frozenset()
        case Rest():
            return frozenset({match.dealer})
        case Cutting():
            return frozenset({phase.cutter})
        case Asking() | Rebuying():
            return frozenset({phase.asked[0]})
        case Bidding():
            return frozenset({phase.auction.speaker})
        case GoldenChoice():
            return frozenset({phase.seat})
        case Claiming():
            return phase.waiting
        case Playing():
            return frozenset({phase.turn})
        case Taking() | Discarding() | Ordering() | NamingTrump():
            return frozenset({phase.contract.declarer})
        case _:
            assert_never(phase)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action open to the seat: what it owes first, then what it may claim."""
    match, phase = state.match, state.phase
    match phase:
        case Over():
            return ()
        case Rest():
            return (Deal(),) if seat == match.dealer else ()
        case Cutting():
            return dealing.legal_cuts(phase, seat)
        case _:
            return (
                *_owed(match, phase, seat),
                *redeals.legal_claims(match, phase, seat),
                *giving_up.legal_surrenders(match, phase, seat),
            )


def _owed(  # noqa: PLR0911 - one return for each phase
    match: Match, phase: Dealt, seat: Seat
) -> tuple[Action, ...]:
    match phase:
        case Asking():
            return opening.legal_answers(match, phase, seat)
        case Bidding():
            return bidding.legal_calls(match, phase, seat)
        case GoldenChoice():
            return opening.legal_golden(match, phase, seat)
        case Rebuying():
            return talon.legal_rebuys(match, phase, seat)
        case Taking():
            return talon.legal_takes(phase, seat)
        case Discarding():
            return talon.legal_discards(match, phase, seat)
        case Claiming():
            return ()
        case Ordering():
            return order.legal_orders(match, phase, seat)
        case NamingTrump():
            return order.legal_trumps(phase, seat)
        case Playing():
            return play.legal_cards(match, phase, seat)
        case _:
            assert_never(phase)


def apply(state: State, seat: Seat, action: Action, telling: Telling) -> State:
    """What comes of a legal action."""
    match, phase = state.match, state.phase
    match phase, action:
        case Rest(), Deal():
            return dealing.start_deal(match, telling)
        case Cutting(), Cut():
            return dealing.cut(match, phase, action, telling)
        case ((Over() | Rest() | Cutting()), _):
            raise _not_here(action)
        case _, Redeal():
            return redeals.claim(match, phase, seat, telling)
        case (
            (Bidding() | GoldenChoice()),
            (PeekHands() | PeekSuits() | PeekTalon() | PeekCard()),
        ):
            deal = peeking.peek(phase.deal, seat, action, telling)
            return State(match, replace(phase, deal=deal))
        case _:
            if not isinstance(action, Look):
                phase = _acted(phase, seat)
            return _act(match, phase, seat, action, telling)


def _acted(phase: Dealt, seat: Seat) -> Dealt:
    """The seat has acted, which closes its window for early claims."""
    if seat in phase.deal.acted:
        return phase
    return replace(phase, deal=replace(phase.deal, acted=phase.deal.acted | {seat}))


def _not_here(action: Action) -> AssertionError:
    return AssertionError(f"not legal in this phase: {action}")


def _act(  # noqa: PLR0911 - a table of phases and what can be done in them
    match: Match, phase: Dealt, seat: Seat, action: Action, telling: Telling
) -> State:
    match phase, action:
        case Asking(), (Look() | Dark()):
            return opening.answer(match, phase, action, telling)
        case Bidding(), (Bid() | Pass() | Look()):
            return bidding.call(match, phase, action, telling)
        case GoldenChoice(), (Bid() | Pass()):
            return opening.choose_golden(match, phase, action, telling)
        case Rebuying(), (Rebuy() | Pass()):
            return talon.rebuy(match, phase, action, telling)
        case Taking(), Take():
            return talon.take(match, phase, action, telling)
        case Discarding(), (Give() | Discard()):
            return talon.discard(match, phase, action, telling)
        case Claiming(), Pass():
            return redeals.waive(match, phase, seat, telling)
        case Ordering(), NameOrder():
            return order.name_order(match, phase, action, telling)
        case NamingTrump(), NameTrump():
            return order.name_trump(match, phase, action, telling)
        case Playing(), (Play() | Marry() | Bed() | Nines()):
            return play.play_card(match, phase, action, telling)
        case (
            (Discarding() | Claiming() | Ordering() | NamingTrump() | Playing()),
            (Rospis() | Cross()),
        ):
            return giving_up.give_up(match, phase, action, telling)
        case _:
            raise _not_here(action)
