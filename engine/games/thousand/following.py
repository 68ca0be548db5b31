"""Which cards may be played to a trick, and which may be led: rules E10."""

from __future__ import annotations

from engine.cards import Card, Suit
from engine.games.thousand.cards import strength
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.reasons import Reason
from engine.games.thousand.state import Cards
from engine.tricks import of_suit, winner


def best_place(table: Cards, trump: Suit | None) -> int:
    """The place of the card that takes the trick as it lies."""
    return winner(table, trump, strength)


def followers(options: ThousandRules, hand: Cards, table: Cards, trump: Suit | None) -> Cards:
    """The cards of the hand that may follow."""
    same = of_suit(hand, table[0].suit)
    owed = same or (of_suit(hand, trump) if options.must_trump else ())
    if options.must_beat and owed:
        return _beaters(owed, table[best_place(table, trump)]) or owed
    return owed or hand


def _beaters(cards: Cards, best: Card) -> Cards:
    """Those that are higher in the suit of the best card; none of another suit has to be."""
    if cards[0].suit is best.suit:
        return tuple(card for card in cards if strength(card) > strength(best))
    return ()


def leaders(options: ThousandRules, hand: Cards, trump: Suit | None, *, owns_trump: bool) -> Cards:
    """The cards of the hand that may be led."""
    plain = tuple(card for card in hand if card.suit is not trump)
    if not plain or why_not_lead_trump(options, owns_trump=owns_trump) is None:
        return hand
    return plain


def why_not_lead_trump(options: ThousandRules, *, owns_trump: bool) -> Reason | None:
    """The rule that keeps a seat with other cards from leading trumps; None: it may."""
    match options.trump_lead:
        case "any":
            return None
        case "owner":
            return None if owns_trump else Reason.TRUMP_LEAD_NOT_YOURS
        case "non_owner":
            return Reason.TRUMP_LEAD_YOURS if owns_trump else None


def why_not_follow(
    options: ThousandRules, hand: Cards, table: Cards, trump: Suit | None, card: Card
) -> tuple[Reason, str]:
    """The rule that a held card breaks which may not follow, and the suit or card it names."""
    owed = followers(options, hand, table, trump)[0].suit
    if card.suit is owed:
        return Reason.MUST_BEAT, str(table[best_place(table, trump)])
    if owed is table[0].suit:
        return Reason.MUST_FOLLOW_SUIT, str(owed)
    return Reason.MUST_TRUMP, str(owed)
