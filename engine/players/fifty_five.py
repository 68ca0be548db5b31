"""A simple, sensible computer player of 55, which knows its view and no more.

It bids what its best suit is likely to take, keeps trumps, leads what nobody can beat, and leaves
to its partners the bids and the tricks that are theirs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp2, sqrt

from engine.cards import PACK_52, Card, Rank, Suit
from engine.game import Seat
from engine.games.fifty_five.actions import Action, Bid, Discard, Hold, NameTrump, Pass, Play
from engine.games.fifty_five.options import ALL_TRICKS
from engine.games.fifty_five.values import PhaseName
from engine.games.fifty_five.view import View
from engine.games.fives import TRICK_POINTS, is_trump, strength, taker, trump_order

HAND = 5

LOSS = 11
"""What one opponent takes from a hand without a sure trick; each sure trick halves it."""

LOW_TRUMP = 0.25
"""How many tricks any trump takes, more or less."""

PLAIN_KING = 0.3
"""How many tricks a plain king takes, more or less."""

NEARLY_ALL = 28
"""With so many of 30 points in sight a bid for all five tricks is worth its risk."""

A_GOOD_HAND = 22
"""With so many of 30 points in sight the lowest bid of the house is worth its risk, however high
it is: else everybody would pass for ever."""


def choose(view: View, *, absent: bool = False) -> Action:
    """What the player does; an absent person passes, but plays what he has to."""
    match view.phase:
        case PhaseName.BID:
            return Pass() if absent else _word(view)
        case PhaseName.DISCARD:
            keep = _best_five(view.hand, view.trump or _best_suit(view))
            return Discard(tuple(card for card in view.hand if card not in keep))
        case PhaseName.TRUMP:
            return NameTrump(_best_suit(view))
        case PhaseName.PLAY if len(view.legal) > 1:
            return Play(_lead(view) if not view.table else _follow(view))
        case _:
            return view.legal[0]


# Bidding


def _word(view: View) -> Action:
    """The least bid that is likely to be made; a partner's bid is left alone."""
    if view.bidder is not None and view.bidder in _partners(view):
        return Pass()
    points = max(_points(view, suit) for suit in Suit)
    if Hold() in view.legal and points >= _needs(view, view.order or 0):
        return Hold()
    bids = (action for action in view.legal if isinstance(action, Bid))
    return next((bid for bid in bids if points >= _needs(view, bid.amount)), Pass())


def _all(view: View) -> int:
    """What there is to be taken in a deal."""
    return HAND * TRICK_POINTS + view.options.best_trump_bonus


def _needs(view: View, bid: int) -> float:
    """What has to be in sight for this bid; more than there is, if it cannot be made."""
    if _all(view) < bid < ALL_TRICKS:
        return bid
    enough = A_GOOD_HAND if bid == view.options.bids[0] else NEARLY_ALL
    return min(bid, enough * _all(view) / 30)


def _points(view: View, trump: Suit) -> float:
    """What the hand takes with these trumps and the kitty, more or less.

    The measure was found by playing: it holds for two to nine, and a bid of as much is made in
    two cases of three.
    """
    opponents = view.options.players - len(_partners(view)) - 1
    lost = LOSS * sqrt(opponents) / exp2(_tricks(view, view.hand, trump))
    return _all(view) * (1 - lost / 30)


def _tricks(view: View, hand: Sequence[Card], trump: Suit) -> float:
    """How many tricks the best five of these cards are sure of with these trumps.

    A trump counts as much as it is likely that nobody was dealt one of the higher ones.
    """
    keep = _best_five(hand, trump)
    dealt = HAND * (view.options.players - 1) / (len(PACK_52) - len(hand))
    tricks, higher = 0.0, 0
    for card in trump_order(trump):
        if card in keep:
            tricks += max((1 - dealt) ** higher, LOW_TRUMP)
        else:
            higher += 1
    kings = sum(card.rank is Rank.KING and not is_trump(card, trump) for card in keep)
    return tricks + PLAIN_KING * kings


# Kitty and trumps


def _best_suit(view: View) -> Suit:
    return max(Suit, key=lambda suit: _tricks(view, view.hand, suit))


def _best_five(hand: Iterable[Card], trump: Suit) -> tuple[Card, ...]:
    """The five cards that are worth keeping: trumps first, then what is highest in its suit."""
    return tuple(sorted(hand, key=lambda card: -strength(card, trump))[:HAND])


# Play


def _trump(view: View) -> Suit:
    return view.trump or Suit.HEARTS


def _partners(view: View) -> tuple[Seat, ...]:
    """The other seats of the side."""
    me = view.seat or 0
    return tuple(seat for seat in view.partners(me) if seat != me)


def _unseen(view: View) -> tuple[Card, ...]:
    """The cards that others may still hold."""
    seen = {*view.hand, *view.discards, *view.table}
    seen |= {card for trick in view.trick_log for card in trick.cards}
    return tuple(card for card in PACK_52 if card not in seen)


def _playable(view: View) -> list[Card]:
    """What may be played, the lowest first: plain cards before trumps."""
    cards = [action.card for action in view.legal if isinstance(action, Play)]
    return sorted(cards, key=lambda card: strength(card, _trump(view)))


def _takes(view: View, card: Card) -> bool:
    """Whether the card would take the trick as it lies now."""
    return taker((*view.table, card), _trump(view)) == len(view.table)


def _is_safe(view: View, card: Card) -> bool:
    """Whether no card that others may still play beats it."""
    place = len(view.table) + 1
    if place == view.options.players:
        return True
    trick, trump = (*view.table, card), _trump(view)
    return not any(taker((*trick, other), trump) == place for other in _unseen(view))


def _lead(view: View) -> Card:
    """A card that nobody can beat, else the declarer's best trump, else the lowest card."""
    cards = _playable(view)
    safe = [card for card in cards if _is_safe(view, card)]
    if safe:
        return safe[-1]
    trumps = [card for card in cards if is_trump(card, _trump(view))]
    if view.seat == view.declarer and trumps:
        return trumps[-1]
    return cards[0]


def _follow(view: View) -> Card:
    """The cheapest card that takes the trick, unless it is a partner's; else the lowest."""
    cards = _playable(view)
    holder = ((view.leader or 0) + taker(view.table, _trump(view))) % view.options.players
    if holder in _partners(view):
        return cards[0]
    taking = [card for card in cards if _takes(view, card)]
    return _cheapest(view, taking) or cards[0]


def _cheapest(view: View, taking: Sequence[Card]) -> Card | None:
    """The lowest of these that is safe, else the highest; None: there are none."""
    safe = (card for card in taking if _is_safe(view, card))
    return next(safe, taking[-1] if taking else None)
