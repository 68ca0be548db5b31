"""A simple, sensible computer player of Hundred and One, which knows its view and no more.

It gets rid of what costs most, keeps queens for need and for the end, orders the suit it holds
most of, and spends penalty cards on a next player who is about to finish.
"""

from __future__ import annotations

from math import isqrt

from engine.cards import Card, Rank, Suit
from engine.games.hundred_one.actions import Action, OrderSuit, Pass, Play
from engine.games.hundred_one.scoring import VALUES
from engine.games.hundred_one.state import penalty_of
from engine.games.hundred_one.values import PhaseName
from engine.games.hundred_one.view import View

DANGER = 2
"""With so few cards the next player is about to finish."""

CIRCLES = 200
"""So many cards played in a deal: the same ones go round and round."""


def choose(view: View, *, absent: bool = False) -> Action:
    """What the player does; for an absent person the same, but no queen is kept back."""
    if view.played >= CIRCLES:
        return _something_else(view)
    plays = [action for action in view.legal if isinstance(action, Play)]
    orders = [action for action in view.legal if isinstance(action, OrderSuit)]
    if orders:
        return max(orders, key=lambda action: _held(view, action.suit, ()))
    if not plays:
        return view.legal[0]
    best = max(plays, key=lambda action: _merit(view, action))
    keeps = Pass() in view.legal and not absent and _is_kept(view, best)
    return Pass() if keeps else best


def _something_else(view: View) -> Action:
    """Where the best cards only go round in circles: another card each time, or none.

    Penalties come last, for they bring cards back.
    """
    plays = [action for action in view.legal if isinstance(action, Play)]
    mild = [action for action in plays if not penalty_of(view.options, action.card)]
    kept = [action for action in view.legal if isinstance(action, Pass)]
    choices: tuple[Action, ...] = (*(mild or plays), *kept) or view.legal
    return choices[isqrt(view.played) % len(choices)]


def _is_kept(view: View, best: Play) -> bool:
    """A drawn queen is worth keeping while nobody is about to finish."""
    return (
        view.phase is PhaseName.DRAWN
        and best.card.rank is Rank.QUEEN
        and len(view.hand) > DANGER
        and _fewest_of_others(view) > DANGER
    )


def _merit(view: View, action: Play) -> tuple[int, ...]:
    """The greater the better; equal only for equal cards."""
    card = action.card
    left = tuple(held for held in view.hand if held is not card)
    urgent = _next_hand(view) <= DANGER
    hits = bool(penalty_of(view.options, card)) or card.rank is Rank.ACE
    covers = _covers(view, card, left)
    needs_cover = card.rank is Rank.NINE and view.options.nine_cover
    return (
        int(not left and card.rank is Rank.QUEEN),
        int(urgent and hits),
        -int(needs_cover and not covers),
        _queen_merit(view, card, left),
        VALUES[card.rank]
        + _goes_on(card, left)
        + max((VALUES[c.rank] for c in covers), default=0),
        _held(view, action.order or card.suit, (card,)),
        -list(Suit).index(action.order or card.suit),
    )


def _queen_merit(view: View, card: Card, left: tuple[Card, ...]) -> int:
    """Queens wait, unless it is nearly over for somebody else."""
    if card.rank is not Rank.QUEEN or len(left) == 0:
        return 0
    return 0 if _fewest_of_others(view) <= DANGER else -1


def _covers(view: View, card: Card, left: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that would go at once with a nine; none for other cards."""
    if card.rank is not Rank.NINE or not view.options.nine_cover:
        return ()
    return tuple(
        held
        for held in left
        if held.suit is card.suit
        or held.rank is Rank.NINE
        or (held.rank is Rank.QUEEN and view.options.nine_cover_queen)
    )


def _goes_on(card: Card, left: tuple[Card, ...]) -> int:
    """A little more for a card whose suit the hand can go on with."""
    return sum(2 for held in left if held.suit is card.suit)


def _held(view: View, suit: Suit, without: tuple[Card, ...]) -> int:
    """How many cards of the suit are held, heavy ones first."""
    return sum(
        10 + VALUES[card.rank]
        for card in view.hand
        if card.suit is suit and card not in without and card.rank is not Rank.QUEEN
    )


def _next_hand(view: View) -> int:
    """How many cards the next player holds."""
    me = view.seat or 0
    size = len(view.scores)
    following = next(s for n in range(1, size + 1) if (s := (me + n) % size) in view.active)
    return view.hand_sizes[following]


def _fewest_of_others(view: View) -> int:
    return min(view.hand_sizes[seat] for seat in view.active if seat != view.seat)
