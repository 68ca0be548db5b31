"""How the computer player of Thousand plays its cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import PACK_24, Card, Rank, Suit
from engine.game import Seat
from engine.games.thousand.actions import CardAction, Marry, Nines, Play
from engine.games.thousand.cards import count_rank, marriage_value, marriages, points, strength
from engine.games.thousand.view import View
from engine.tricks import of_suit, winner

LOW = 3
"""A trick with fewer points is not worth a high card."""


def choose_card(view: View) -> CardAction:
    """The card to play, and whether something is declared with it."""
    choices = tuple(a for a in view.legal if isinstance(a, CardAction))
    if len(choices) == 1:
        return choices[0]
    return _follow(view, choices) if view.table else _lead(view, choices)


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that others may still play."""
    gone = {played.card for trick in view.trick_log for played in trick.cards}
    gone |= {played.card for played in view.table}
    return tuple(
        card
        for card in PACK_24
        if card not in gone and card not in view.hand and card not in view.own_laid
    )


def _is_top(card: Card, others: Iterable[Card]) -> bool:
    """Whether no other card of its suit is higher."""
    return not any(
        other.suit is card.suit and strength(other) > strength(card) for other in others
    )


def _is_sure(view: View, card: Card, others: Sequence[Card]) -> bool:
    """Whether the card, led, wins as far as one can tell."""
    if not _is_top(card, others):
        return False
    if view.trump is None or card.suit is view.trump or not of_suit(others, view.trump):
        return True
    rivals = [seat for seat in view.playing if seat != view.seat]
    return len(of_suit(others, card.suit)) >= len(rivals) and not any(
        card.suit in _voids(view, seat) for seat in rivals
    )


def _voids(view: View, seat: Seat) -> set[Suit]:
    """The suits that the seat has not followed."""
    return {
        trick.cards[0].card.suit
        for trick in view.trick_log
        for played in trick.cards
        if played.seat == seat and played.card.suit is not trick.cards[0].card.suit
    }


# Leading


def _lead(view: View, choices: Sequence[CardAction]) -> CardAction:
    """Bonuses, then winners, then marriages, then the least of the longest suit."""
    for action in choices:
        if isinstance(action, Nines) or _declares_aces(action):
            return action
    others = unseen(view)
    sure = [
        action
        for action in choices
        if isinstance(action, Play)
        and not _is_kept(view, action.card)
        and _is_sure(view, action.card, others)
    ]
    pairs = [action for action in choices if isinstance(action, Marry)]
    if pairs and (not sure or view.trump is not None):
        return _best_declaration(view, pairs)
    if sure:
        return max(sure, key=lambda action: _lead_value(view, action.card, others))
    declared = [action for action in choices if not isinstance(action, Play)]
    if declared and view.trump is None:
        return _best_declaration(view, declared)
    return min(choices, key=lambda action: _lead_cost(view, action))


def _is_kept(view: View, card: Card) -> bool:
    """Whether the card waits to be declared with: half a marriage, one of four aces."""
    if card.rank is Rank.ACE:
        return bool(view.options.ace_marriage) and count_rank(view.hand, Rank.ACE) == 4
    return card.rank in (Rank.KING, Rank.QUEEN) and card.suit in marriages(view.hand)


def _declares_aces(action: CardAction) -> bool:
    return isinstance(action, Marry) and action.card.rank is Rank.ACE


def _best_declaration(view: View, actions: Sequence[CardAction]) -> CardAction:
    """The most valuable, with the lower of its two cards."""
    return max(
        actions,
        key=lambda a: (
            isinstance(a, Marry),
            marriage_value(view.options, a.card.suit),
            -strength(a.card),
        ),
    )


def _lead_value(view: View, card: Card, others: Sequence[Card]) -> tuple[bool, int, int]:
    """Trumps first while others hold some, then points, then the suit with most outstanding."""
    draws = card.suit is view.trump and bool(of_suit(others, card.suit))
    return (draws, points((card,)), -len(of_suit(others, card.suit)))


def _lead_cost(view: View, action: CardAction) -> tuple[bool, bool, int, int, int]:
    """What a lead that will lose costs: marriages broken, trumps, points."""
    card = action.card
    return (
        _is_kept(view, card),
        card.suit is view.trump,
        points((card,)),
        -len(of_suit(view.hand, card.suit)),
        strength(card),
    )


# Following


def _follow(view: View, choices: Sequence[CardAction]) -> CardAction:
    """Win what is worth winning, fatten a partner's trick, throw low cards on a lost one."""
    table = [played.card for played in view.table]
    best = view.table[winner(table, view.trump, strength)]
    is_last = len(table) == len(view.playing) - 1
    others = unseen(view)
    if _is_partner(view, best.seat) and (is_last or _holds(view, best.card, others)):
        return max(choices, key=lambda a: _feeding(view, a.card, others))
    winning = [a for a in choices if _beats(a.card, best.card, view.trump)]
    worth = points(table)
    if winning and is_last and (worth >= LOW or _wants_the_lead(view)):
        return max(winning, key=lambda a: _feeding(view, a.card, others))
    secure = [a for a in winning if _holds(view, a.card, others)]
    if secure and (worth + points((secure[0].card,)) >= 10 or _wants_the_lead(view)):
        return max(secure, key=lambda a: _feeding(view, a.card, others))
    return min(choices, key=lambda a: _throw_cost(view, a.card, others))


def _is_partner(view: View, seat: Seat) -> bool:
    """Whether neither of the two is the declarer."""
    return view.declarer not in (view.seat, seat)


def _beats(card: Card, best: Card, trump: Suit | None) -> bool:
    if card.suit is best.suit:
        return strength(card) > strength(best)
    return card.suit is trump


def _holds(view: View, card: Card, others: Sequence[Card]) -> bool:
    """Whether the card, on the table, will hardly be beaten by those still to play."""
    if not _is_top(card, others):
        return False
    return card.suit is view.trump or view.trump is None or not of_suit(others, view.trump)


def _wants_the_lead(view: View) -> bool:
    """Marriages wait to be declared, or a bolt threatens."""
    return bool(marriages(view.hand)) or not view.tricks[view.seat or 0]


def _keeps(view: View, card: Card, others: Sequence[Card]) -> tuple[bool, bool]:
    """Whether the card waits to be declared with, and whether it will win by itself."""
    return (_is_kept(view, card), _is_top(card, others) and card.rank is not Rank.NINE)


def _feeding(view: View, card: Card, others: Sequence[Card]) -> tuple[bool, bool, int, int]:
    kept, tops = _keeps(view, card, others)
    return (not kept, not tops, points((card,)), -strength(card))


def _throw_cost(view: View, card: Card, others: Sequence[Card]) -> tuple[bool, int, bool, int]:
    kept, tops = _keeps(view, card, others)
    return (kept, points((card,)), tops or card.suit is view.trump, strength(card))
