"""Why an action is refused: codes, and the judge's choice among them."""

from __future__ import annotations

from typing import assert_never

from engine.game import IllegalAction, Seat
from engine.games.fifty_five.actions import (
    Action,
    Bid,
    Deal,
    Discard,
    Hold,
    NameTrump,
    Pass,
    Play,
)
from engine.games.fifty_five.contract import LAID_AWAY
from engine.games.fifty_five.state import (
    Bidding,
    Discarding,
    Naming,
    Over,
    Playing,
    Rest,
    State,
)
from engine.games.fifty_five.viewing import owner
from engine.games.fives import FOLLOWING_REASONS, why_not_follow

REASONS = (
    "match-over",
    "match-rests",
    "deal-in-progress",
    "not-your-turn",
    "bidding-first",
    "bidding-over",
    "no-such-bid",
    "bid-too-low",
    "dealer-only-holds",
    "no-hold-here",
    "nothing-to-hold",
    "discard-first",
    "discard-five",
    "nothing-to-discard",
    "name-trump-first",
    "trump-named",
    "no-such-card",
    *FOLLOWING_REASONS,
)
"""Every code that `IllegalAction` carries in this game."""


def refusal(  # noqa: PLR0911 - whose turn it is, then a line for each phase
    state: State, seat: Seat, action: Action
) -> IllegalAction:
    """Why this action, which is not legal, is refused."""
    if isinstance(state.phase, Over):
        return IllegalAction("match-over")
    if seat != owner(state):
        return IllegalAction("not-your-turn")
    if isinstance(action, Deal):
        return IllegalAction("deal-in-progress")
    match state.phase:
        case Rest():
            return IllegalAction("match-rests")
        case Bidding():
            return _in_bidding(state, seat, action)
        case Discarding():
            return _in_discard(state, seat, action)
        case Naming():
            return _out_of_place(action, "name-trump-first")
        case Playing():
            return _in_play(state, seat, action)
        case _:
            assert_never(state.phase)


def _out_of_place(action: Action, owed: str) -> IllegalAction:
    """The action belongs to another phase: it comes too late, or `owed` stands before it."""
    return IllegalAction("bidding-over" if isinstance(action, Bid | Hold | Pass) else owed)


def _in_bidding(state: State, seat: Seat, action: Action) -> IllegalAction:
    highest = str(state.order or 0)
    match action:
        case Bid(amount) if amount not in state.options.bids:
            return IllegalAction("no-such-bid", amount=str(amount))
        case Bid(amount):
            return IllegalAction("bid-too-low", amount=str(amount), highest=highest)
        case Hold() if not state.options.dealer_take:
            return IllegalAction("no-hold-here")
        case Hold() if seat != state.dealer:
            return IllegalAction("dealer-only-holds")
        case Hold():
            return IllegalAction("nothing-to-hold")
        case _:
            return IllegalAction("bidding-first")


def _in_discard(state: State, seat: Seat, action: Action) -> IllegalAction:
    if not isinstance(action, Discard):
        return _out_of_place(action, "discard-first")
    strange = [card for card in action.cards if card not in state.hands[seat]]
    if strange:
        return IllegalAction("no-such-card", card=str(strange[0]))
    number = str(len(action.cards))
    return IllegalAction("discard-five", number=number, wanted=str(LAID_AWAY))


def _in_play(state: State, seat: Seat, action: Action) -> IllegalAction:
    match action:
        case Discard():
            return IllegalAction("nothing-to-discard")
        case NameTrump():
            return IllegalAction("trump-named", suit=str(state.trump))
        case Play(card) if card not in state.hands[seat]:
            return IllegalAction("no-such-card", card=str(card))
        case Play(card):
            options, trump = state.options, state.contract.trump
            led = state.table[0]
            return why_not_follow(options.following, state.hands[seat], led, trump, card)
        case _:
            return IllegalAction("bidding-over")
