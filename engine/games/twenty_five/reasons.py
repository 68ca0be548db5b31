"""Why an action is refused: codes, and the judge's choice among them."""

from __future__ import annotations

from typing import assert_never

from engine.cards import Card, Rank, card
from engine.game import IllegalAction, Seat
from engine.games.fives import FOLLOWING_REASONS, why_not_follow
from engine.games.twenty_five.actions import Action, Deal, Play, Rob
from engine.games.twenty_five.state import HAND_SIZE, Over, Rest, State, Turn, following

REASONS = (
    "match-over",
    "match-rests",
    "deal-in-progress",
    "not-your-turn",
    "no-such-card",
    *FOLLOWING_REASONS,
    "no-robbing-here",
    "already-robbed",
    "too-late-to-rob",
    "turned-ace-not-robbed-here",
    "dealer-robs-turned-ace",
    "rob-needs-ace",
)
"""Every code that `IllegalAction` carries in this game.

Details, in notation: `no-such-card` has `card`; the codes about following those of
`engine.games.fives.why_not_follow`; `already-robbed`, `too-late-to-rob` and the three after it
have `up`, the turned card; `rob-needs-ace` also `ace`, the card that gives the right.
"""


def refusal(state: State, seat: Seat, action: Action) -> IllegalAction:
    """Why this action, which is not legal, is refused."""
    match state.phase:
        case Over():
            return IllegalAction("match-over")
        case Rest():
            return IllegalAction("match-rests" if seat == state.dealer else "not-your-turn")
        case Turn(owner):
            if seat != owner:
                return IllegalAction("not-your-turn")
        case _:
            assert_never(state.phase)
    match action:
        case Deal():
            return IllegalAction("deal-in-progress")
        case Rob(laid_away):
            return _of_robbing(state, seat, laid_away)
        case Play(played):
            return _of_card(state, seat, played)
        case _:
            assert_never(action)


def _of_card(state: State, seat: Seat, played: Card) -> IllegalAction:
    hand, trump = state.hands[seat], state.trump
    if played not in hand or trump is None:
        return IllegalAction("no-such-card", card=str(played))
    return why_not_follow(following(state.options), hand, state.trick[0].card, trump, played)


def _of_robbing(state: State, seat: Seat, laid_away: Card) -> IllegalAction:
    turned = state.turned
    if not state.options.rob or turned is None:
        return IllegalAction("no-robbing-here")
    if state.up is None:
        return IllegalAction("already-robbed", up=str(turned))
    if len(state.hands[seat]) < HAND_SIZE:
        return IllegalAction("too-late-to-rob", up=str(turned))
    if state.can_rob(seat):
        return IllegalAction("no-such-card", card=str(laid_away))
    if turned.rank is not Rank.ACE:
        ace = card(Rank.ACE, turned.suit)
        return IllegalAction("rob-needs-ace", up=str(turned), ace=str(ace))
    allowed = state.options.rob_turned_ace_dealer
    code = "dealer-robs-turned-ace" if allowed else "turned-ace-not-robbed-here"
    return IllegalAction(code, up=str(turned))
