"""A simple, sensible computer player of Forty-Fives, which knows its view and no more.

It bids what its best suit is likely to bring its side, keeps trumps, leads what nobody can beat,
and leaves to its partner the bids and the tricks that are his.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from engine.cards import PACK_52, Card, Suit
from engine.games.fives import TRICK_POINTS, is_trump, strength, taker, trump_order
from engine.games.forty_fives.actions import Action, Bid, Discard, Hold, NameTrump, Pass, Play
from engine.games.forty_fives.options import ALL_TRICKS
from engine.games.forty_fives.values import HAND, SEATS, TRICKS, PhaseName, other_side
from engine.games.forty_fives.view import View

BASE = 11.0
"""The points that a side takes with trumps that its bidder does not hold, more or less."""

WORTH = (8.0, 5.7, 4.8, 3.2, 2.8, 2.2)
"""What each of the best trumps adds to that, the five first."""

OTHER_TRUMP = 1.4
"""What any other trump adds."""

RISK = 4.0
"""How much more than its worth is bid where the match is near its end."""

ALL_IN_SIGHT = 30.0
"""With so many points in sight the bid for all tricks is worth its risk."""


def choose(view: View, *, absent: bool = False) -> Action:
    """What the player does; an absent person passes, but plays what he has to."""
    match view.phase:
        case PhaseName.BID:
            return Pass() if absent else _word(view)
        case PhaseName.TRUMP:
            return NameTrump(_best_suit(view))
        case PhaseName.DISCARD:
            return _discard(view)
        case PhaseName.PLAY if len(view.legal) > 1:
            return Play(_lead(view) if not view.table else _follow(view))
        case _:
            return view.legal[0]


# Bidding


def _word(view: View) -> Action:
    """The least bid that is likely to be made, or all tricks; a partner's bid is left alone."""
    if view.bidder == _partner(view):
        return Pass()
    points = max(in_sight(view, suit) for suit in Suit)
    bids = [a for a in view.legal if isinstance(a, Bid) and points >= _needs(view, a.amount)]
    if Bid(ALL_TRICKS) in bids:
        return Bid(ALL_TRICKS)
    if Hold() in view.legal and points >= _needs(view, view.order or 0):
        return Hold()
    return bids[0] if bids else Pass()


def _needs(view: View, bid: int) -> float:
    """What has to be in sight for this bid; less where a side stands at the gate."""
    if bid == ALL_TRICKS:
        return ALL_IN_SIGHT * _share(view)
    own = view.side(_me(view))
    is_urgent = view.gated[own] or view.gated[other_side(own)]
    return bid - (RISK if is_urgent else 0)


def in_sight(view: View, trump: Suit) -> float:
    """The points that the viewer's side takes with these trumps, more or less.

    The measure was found by playing.
    """
    worth = zip_longest(trump_order(trump), WORTH, fillvalue=OTHER_TRUMP)
    points = BASE + sum(more for card, more in worth if card in view.hand)
    return points * _share(view)


def _share(view: View) -> float:
    """What there is to be taken, measured by the 30 points of a deal with its bonus."""
    return (TRICKS * TRICK_POINTS + view.options.best_trump_bonus) / 30


def _best_suit(view: View) -> Suit:
    return max(Suit, key=lambda suit: in_sight(view, suit))


# The exchange


def _discard(view: View) -> Discard:
    """All but the trumps; where cards have to be kept, or may not be, the highest are."""
    ranked = sorted(view.hand, key=lambda card: -_height(view, card))
    legal = [action for action in view.legal if isinstance(action, Discard)]
    wished = sum(is_trump(card, view.trump) for card in ranked[:HAND])
    sizes = {len(view.hand) - len(action.cards) for action in legal}
    kept = ranked[: min(sizes, key=lambda size: abs(size - wished))]
    return Discard.of(card for card in view.hand if card not in kept)


# Play


def _me(view: View) -> int:
    return view.seat or 0


def _partner(view: View) -> int:
    return next(seat for seat in view.partners(_me(view)) if seat != view.seat)


def _trump(view: View) -> Suit:
    return view.trump or Suit.HEARTS


def _height(view: View, card: Card) -> int:
    return strength(card, _trump(view), ace_high=not view.options.plain_ace_low)


def _taker(view: View, trick: Sequence[Card]) -> int:
    return taker(trick, _trump(view), ace_high=not view.options.plain_ace_low)


def _unseen(view: View) -> tuple[Card, ...]:
    """The cards that others may still hold."""
    seen = {*view.hand, *view.discards, *view.table}
    seen |= {card for trick in view.trick_log for card in trick.cards}
    return tuple(card for card in PACK_52 if card not in seen)


def _playable(view: View) -> list[Card]:
    """What may be played, the lowest first: plain cards before trumps."""
    cards = [action.card for action in view.legal if isinstance(action, Play)]
    return sorted(cards, key=lambda card: _height(view, card))


def _is_safe(view: View, trick: Sequence[Card]) -> bool:
    """Whether no card that is still to come beats the highest of this trick."""
    if len(trick) == SEATS:
        return True
    place = _taker(view, trick)
    return all(_taker(view, (*trick, other)) == place for other in _unseen(view))


def _lead(view: View) -> Card:
    """A card that nobody can beat, else the bidding side's best trump, else the lowest card."""
    cards = _playable(view)
    safe = [card for card in cards if _is_safe(view, (card,))]
    if safe:
        return safe[-1]
    trumps = [card for card in cards if is_trump(card, _trump(view))]
    if view.declarer in view.partners(_me(view)) and trumps:
        return trumps[-1]
    return cards[0]


def _follow(view: View) -> Card:
    """The cheapest card that takes the trick, unless it is the partner's; else the lowest."""
    cards = _playable(view)
    place = _taker(view, view.table)
    holder = ((view.leader or 0) + place) % SEATS
    if holder == _partner(view) and (
        is_trump(view.table[place], view.trump) or _is_safe(view, (*view.table, cards[0]))
    ):
        return cards[0]
    end = len(view.table)
    taking = [card for card in cards if _taker(view, (*view.table, card)) == end]
    safe = [card for card in taking if _is_safe(view, (*view.table, card))]
    return (safe or taking[-1:] or cards)[0]
