"""Why an action is refused: codes, and the judge's choice among them."""

from __future__ import annotations

from typing import assert_never

from engine.cards import Card, write_cards
from engine.game import IllegalAction, Seat
from engine.games.fives import FOLLOWING_REASONS, why_not_follow
from engine.games.forty_fives.actions import (
    Action,
    Bid,
    Deal,
    Discard,
    Hold,
    NameTrump,
    Pass,
    Play,
)
from engine.games.forty_fives.exchange import bound_to_go, sizes
from engine.games.forty_fives.play import following
from engine.games.forty_fives.state import (
    Bidding,
    Exchanging,
    Naming,
    Over,
    Playing,
    Rest,
    State,
)
from engine.games.forty_fives.viewing import in_pack_order, owner

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
    "name-trump-first",
    "trump-named",
    "discard-first",
    "discard-three",
    "discard-more",
    "discard-plain",
    "nothing-to-discard",
    "no-such-card",
    "must-lead-trump",
    *FOLLOWING_REASONS,
)
"""Every code that `IllegalAction` carries in this game."""


def refusal(state: State, seat: Seat, action: Action) -> IllegalAction:  # noqa: PLR0911 - phases
    """Why this action, which is not legal, is refused."""
    if isinstance(state.phase, Over):
        return IllegalAction("match-over")
    if seat != owner(state):
        return IllegalAction("not-your-turn")
    match state.phase:
        case Rest():
            return IllegalAction("match-rests")
        case _ if isinstance(action, Deal):
            return IllegalAction("deal-in-progress")
        case Bidding():
            return _in_bidding(state, seat, action)
        case Naming():
            return _out_of_place(action, "name-trump-first")
        case Exchanging():
            return _in_exchange(state, seat, action)
        case Playing():
            return _in_play(state, seat, action)
        case _:
            assert_never(state.phase)


def _out_of_place(action: Action, owed: str) -> IllegalAction:
    """The action belongs to another phase: it comes too late, or `owed` stands before it."""
    return IllegalAction("bidding-over" if isinstance(action, Bid | Hold | Pass) else owed)


def _in_bidding(state: State, seat: Seat, action: Action) -> IllegalAction:
    match action:
        case Bid(amount) if amount not in state.options.bids:
            return IllegalAction("no-such-bid", amount=str(amount))
        case Bid(amount):
            highest = str(state.deal.order or 0)
            return IllegalAction("bid-too-low", amount=str(amount), highest=highest)
        case Hold() if not state.options.dealer_hold:
            return IllegalAction("no-hold-here")
        case Hold() if seat != state.dealer:
            return IllegalAction("dealer-only-holds")
        case Hold():
            return IllegalAction("nothing-to-hold")
        case _:
            return IllegalAction("bidding-first")


def _in_exchange(state: State, seat: Seat, action: Action) -> IllegalAction:
    match action:
        case Discard(cards):
            return _of_discard(state, seat, cards)
        case NameTrump():
            return IllegalAction("trump-named", suit=str(state.deal.trump))
        case _:
            return _out_of_place(action, "discard-first")


def _of_discard(state: State, seat: Seat, cards: tuple[Card, ...]) -> IllegalAction:
    strange = [card for card in cards if card not in state.deal.hands[seat]]
    if strange:
        return IllegalAction("no-such-card", card=str(strange[0]))
    kept = [card for card in bound_to_go(state, seat) if card not in cards]
    if kept:
        return IllegalAction("discard-plain", cards=write_cards(in_pack_order(tuple(kept))))
    code = "discard-more" if state.options.exchange else "discard-three"
    return IllegalAction(code, number=str(len(cards)), wanted=str(sizes(state, seat)[0]))


def _in_play(state: State, seat: Seat, action: Action) -> IllegalAction:
    deal = state.deal
    match action:
        case Discard():
            return IllegalAction("nothing-to-discard")
        case NameTrump():
            return IllegalAction("trump-named", suit=str(deal.trump))
        case Play(card) if card not in deal.hands[seat]:
            return IllegalAction("no-such-card", card=str(card))
        case Play(card) if not deal.table:
            return IllegalAction("must-lead-trump", card=str(card), trump=str(deal.trump))
        case Play(card):
            house, hand, trump = following(state.options), deal.hands[seat], deal.contract.trump
            return why_not_follow(house, hand, deal.table[0], trump, card)
        case _:
            return IllegalAction("bidding-over")
