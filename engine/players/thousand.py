"""The computer player of Thousand: it bids what it holds and plays its best suit.

It is given a view and nothing else. Everything it does is the best by a simple measure, so the
same view always gives the same action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from engine.games.thousand.actions import (
    Action,
    Bid,
    Cross,
    Cut,
    Dark,
    Deal,
    Discard,
    Give,
    Look,
    NameOrder,
    NameTrump,
    Pass,
    Rebuy,
    Redeal,
    Rospis,
    Take,
)
from engine.games.thousand.values import PhaseName
from engine.games.thousand.view import View
from engine.players.thousand_hand import best_trump, expectation, price
from engine.players.thousand_tricks import choose_card

A = TypeVar("A")

CUT = 11
"""How many cards it cuts, and again if a nine lies below.

24 cards cut so over and over have each of them at the bottom in turn: no nine stays there.
"""

UNSEEN_TALON = 8
"""What a talon not yet seen adds to a hand, more or less."""

HOPELESS = 50
"""So far below the order a hand is given up though it costs the order anyway."""

UNLIKELY = 15
"""So far below the order a hand is given up if that costs less than losing it."""

RESERVE = 15
"""What the order stays below the expectation if it is raised."""


def choose(view: View, *, absent: bool = False) -> Action:
    """What it does. `absent`: it bids what is forced, claims nothing and gives nothing up."""
    if absent:
        return {**_PRESENT, **_ABSENT}[view.phase](view)
    return _claim(view) or _give_up(view) or _PRESENT[view.phase](view)


def _all(view: View, kind: type[A]) -> tuple[A, ...]:
    """The legal actions of this kind."""
    return tuple(action for action in view.legal if isinstance(action, kind))


def _first_of(view: View, *kinds: type[Action]) -> Action:
    """The first legal action of the first kind there is."""
    return next(action for kind in kinds for action in _all(view, kind))


# Claims


def _claim(view: View) -> Action | None:
    """A redeal, if the hand is none worth playing."""
    if Redeal() not in view.legal:
        return None
    undertaken = view.bid if view.seat in (view.declarer, view.bidder) else None
    return Redeal() if expectation(view.options, view.hand) < (undertaken or 60) else None


def _give_up(view: View) -> Action | None:
    """A cross or rospis, if the order is out of reach."""
    if Cross() not in view.legal and Rospis() not in view.legal:
        return None
    lacking = (view.order or 0) - expectation(view.options, view.hand)
    if Cross() in view.legal and lacking > UNLIKELY:
        return Cross()
    limit = HOPELESS if view.options.rospis_deduct else UNLIKELY
    return Rospis() if Rospis() in view.legal and lacking > limit else None


# Bidding


def _call(view: View) -> Action:
    """In the bidding, asked for a rebuy or for the golden order."""
    if Look() in view.legal:
        return Look()
    known = expectation(view.options, (*view.hand, *view.talon))
    limit = known + (0 if view.talon else UNSEEN_TALON)
    for rebuy in _all(view, Rebuy):
        if rebuy.amount <= limit - RESERVE:
            return rebuy
    for bid in _all(view, Bid):
        if bid.amount <= limit or Pass() not in view.legal:
            return bid
    return Pass()


def _order(view: View) -> NameOrder:
    """What wins the match, if the hand is good for it; otherwise the bid or a safe raise."""
    orders, own = _all(view, NameOrder), view.scores[view.seat or 0]
    expected = expectation(view.options, view.hand)
    winning = [o for o in orders if own + o.amount >= view.options.target]
    if winning and winning[0].amount <= expected:
        return winning[0]
    safe = [o for o in orders if o.amount <= expected - RESERVE]
    return safe[-1] if safe and view.options.success_score == "order" else orders[0]


# What is given for the talon


def _discard(view: View) -> Give | Discard:
    """The card whose loss hurts least, to the opponent with the lowest score."""
    choices: tuple[Give | Discard, ...] = (*_all(view, Give), *_all(view, Discard))

    def loss(choice: Give | Discard) -> tuple[int, int]:
        left = tuple(card for card in view.hand if card != choice.card)
        given = price(view.options, choice.card, left) if isinstance(choice, Give) else 0
        score = view.scores[choice.to] if isinstance(choice, Give) else 0
        return (given - expectation(view.options, left), score)

    return min(choices, key=loss)


_PRESENT: Mapping[PhaseName, Callable[[View], Action]] = {
    PhaseName.REST: lambda view: _first_of(view, Deal),
    PhaseName.CUT: lambda _: Cut(CUT),
    PhaseName.DARK: lambda view: _first_of(view, Look, Dark),
    PhaseName.BIDDING: _call,
    PhaseName.REBUY: _call,
    PhaseName.TALON: lambda view: _first_of(view, Take),
    PhaseName.DISCARD: _discard,
    PhaseName.CLAIMS: lambda view: _first_of(view, Pass),
    PhaseName.ORDER: _order,
    PhaseName.TRUMP: lambda view: NameTrump(best_trump(view.options, view.hand)),
    PhaseName.PLAY: choose_card,
}

_ABSENT: Mapping[PhaseName, Callable[[View], Action]] = {
    PhaseName.BIDDING: lambda view: _first_of(view, Pass, Bid),
    PhaseName.REBUY: lambda view: _first_of(view, Pass),
    PhaseName.ORDER: lambda view: _first_of(view, NameOrder),
}
