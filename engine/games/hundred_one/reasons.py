"""Why an action is refused: codes, and the judge's choice among them."""

from __future__ import annotations

from typing import assert_never

from engine.cards import Rank
from engine.game import IllegalAction, Seat
from engine.games.hundred_one.actions import Action, Deal, Draw, OrderSuit, Pass, Play
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

REASONS = (
    "match-over",
    "match-rests",
    "deal-in-progress",
    "not-your-turn",
    "no-such-card",
    "order-needed",
    "order-not-needed",
    "nothing-to-order",
    "must-order-first",
    "must-match",
    "must-answer-order",
    "must-cover-nine",
    "must-answer-penalty",
    "drawn-card-only",
    "must-play-drawn-card",
    "may-not-draw-with-a-fitting-card",
    "may-not-draw-with-a-covering-card",
    "already-drawn",
    "nothing-to-draw",
    "may-not-pass-with-a-fitting-card",
    "must-draw-first",
)
"""Every code that `IllegalAction` carries in this game."""


def refusal(  # noqa: PLR0911 - phases, then actions
    state: State, seat: Seat, action: Action
) -> IllegalAction:
    """Why this action, which is not legal, is refused."""
    match state.phase:
        case Over():
            return IllegalAction("match-over")
        case Rest():
            return IllegalAction("match-rests" if seat == state.dealer else "not-your-turn")
        case Ordering():
            return IllegalAction("must-order-first" if seat == state.dealer else "not-your-turn")
        case Turn(owner) | Drawn(owner) | Covering(owner) | Answering(owner):
            if seat != owner:
                return IllegalAction("not-your-turn")
        case _:
            assert_never(state.phase)
    match action:
        case Deal():
            return IllegalAction("deal-in-progress")
        case OrderSuit():
            return IllegalAction("nothing-to-order")
        case Play():
            return _of_card(state, seat, action)
        case Draw():
            return _of_draw(state, seat)
        case Pass():
            return _of_pass(state, seat)
        case _:
            assert_never(action)


def _of_card(state: State, seat: Seat, action: Play) -> IllegalAction:
    card, hand = action.card, state.hands[seat]
    if card not in hand:
        return IllegalAction("no-such-card", card=str(card))
    if card in state.playable(seat):
        needs_order = card.rank is Rank.QUEEN and len(hand) > 1
        return IllegalAction("order-needed" if needs_order else "order-not-needed")
    top, suit = state.top, state.suit
    named = {"card": str(card), "suit": str(suit), "top": str(top)}
    match state.phase:
        case Covering():
            return IllegalAction("must-cover-nine", **named)
        case Answering(_, due):
            return IllegalAction("must-answer-penalty", number=str(due), **named)
        case Drawn(_, drawn) if card is not drawn and state.options.drawn_card != "any":
            return IllegalAction("drawn-card-only", drawn=str(drawn), **named)
        case _:
            return IllegalAction(
                "must-answer-order" if state.is_ordered else "must-match", **named
            )


def _of_draw(state: State, seat: Seat) -> IllegalAction:
    if isinstance(state.phase, Drawn):
        return IllegalAction("already-drawn")
    if not state.can_draw:
        return IllegalAction("nothing-to-draw")
    covering = isinstance(state.phase, Covering)
    kind = "covering" if covering else "fitting"
    return IllegalAction(f"may-not-draw-with-a-{kind}-card")


def _of_pass(state: State, seat: Seat) -> IllegalAction:
    match state.phase:
        case Covering():
            return IllegalAction("must-cover-nine", suit=str(state.suit), top=str(state.top))
        case Answering(_, due):
            return IllegalAction("must-answer-penalty", number=str(due), top=str(state.top))
        case Drawn(_, drawn) if state.playable(seat):
            return IllegalAction("must-play-drawn-card", drawn=str(drawn))
        case _:
            if state.playable(seat):
                return IllegalAction("may-not-pass-with-a-fitting-card")
            return IllegalAction("must-draw-first")
