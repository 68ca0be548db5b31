"""What a hand is good for, by eye: what the computer player of Thousand bids on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Rank, Suit
from engine.games.thousand.cards import count_rank, marriage_value, marriages, points, strength
from engine.games.thousand.options import ThousandRules
from engine.tricks import of_suit

IN_A_SUIT = 6
"""Cards in each suit."""

CAUGHT = 4
"""What the others lay on a card that wins, more or less."""

GUARDED_TEN = 6
"""What a ten without its ace is worth, with lower cards beside it."""

RUFF = 7
"""What a trump beside king and queen brings."""


def expectation(options: ThousandRules, hand: Sequence[Card]) -> int:
    """The points that the hand may expect to take as declarer, marriages included."""
    cards, entries = 0, 0
    for suit in Suit:
        held = of_suit(hand, suit)
        cards += _suit_points(held)
        entries += min(1, winners(held))
    return min(cards + _trumps(options, hand), 115) + _declared(options, hand, entries)


def winners(held: Sequence[Card]) -> int:
    """How many cards of a suit, these being held, win whatever the others hold."""
    descending = sorted(held, key=strength, reverse=True)
    top = IN_A_SUIT - 1
    sure = 0
    for card in descending:
        if strength(card) != top - sure:
            break
        sure += 1
    outstanding = IN_A_SUIT - len(held)
    return len(held) if 2 * sure >= outstanding and sure else sure


def _suit_points(held: Sequence[Card]) -> int:
    descending = sorted(held, key=strength, reverse=True)
    sure = winners(held)
    total = points(descending[:sure]) + CAUGHT * sure
    if not sure and len(held) > 1 and descending[0].rank is Rank.TEN:
        total += GUARDED_TEN
    return total


def best_trump(options: ThousandRules, hand: Sequence[Card]) -> Suit:
    """The suit that would make the best trump: marriage, length, high cards."""
    pairs = marriages(hand)
    return max(
        Suit,
        key=lambda suit: (
            len(of_suit(hand, suit)),
            marriage_value(options, suit) if suit in pairs else 0,
            points(of_suit(hand, suit)),
        ),
    )


def _trumps(options: ThousandRules, hand: Sequence[Card]) -> int:
    """What ruffing is worth, if there is a suit to ruff with."""
    if options.trump_mode == "declared":
        return RUFF * max(0, len(of_suit(hand, best_trump(options, hand))) - 2)
    lengths = [len(of_suit(hand, suit)) for suit in marriages(hand)]
    return RUFF * max(0, max(lengths, default=2) - 2)


def _declared(options: ThousandRules, hand: Sequence[Card], entries: int) -> int:
    """What its declarations are worth: little without a card to win the lead with."""
    values = sorted((marriage_value(options, suit) for suit in marriages(hand)), reverse=True)
    if options.four_nines_bonus and count_rank(hand, Rank.NINE) == 4:
        values.insert(0, options.four_nines_bonus)
    leads = entries or options.marriage_first_lead
    aces = _aces(options, hand)
    if not leads:
        return sum(values) // 10 + aces
    return sum(values[:1]) + sum(values[1:]) * 2 // 3 + aces


def _aces(options: ThousandRules, hand: Sequence[Card]) -> int:
    """Four aces are declared on a lead that no ace has won: a ten beside its ace wins it."""
    if count_rank(hand, Rank.ACE) < 4:
        return 0
    won = options.ace_first_lead or count_rank(hand, Rank.TEN)
    return options.ace_marriage if won else 0


def price(options: ThousandRules, card: Card, left: Sequence[Card]) -> int:
    """What giving an opponent this card costs: its points, and a marriage it may complete."""
    total = points((card,))
    other = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}.get(card.rank)
    if other and not any(c.rank is other and c.suit is card.suit for c in left):
        total += marriage_value(options, card.suit) // 3
    return total
