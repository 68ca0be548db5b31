"""A second formulation of the rules of Forty-Fives, for matches that are over to be held against.

It knows the rules by tables of text, as the sources print them, and nothing of the engine's code.
"""

from engine.cards import Card, Suit
from engine.games.forty_fives.options import FortyFivesRules
from engine.games.forty_fives.values import DealScore

TRUMPS = {
    "S": "5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS",
    "C": "5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C TC",
    "D": "5D JD AH AD KD QD TD 9D 8D 7D 6D 4D 3D 2D",
    "H": "5H JH AH KH QH TH 9H 8H 7H 6H 4H 3H 2H",
}
PLAIN = {
    "S": "AS KS QS JS 2S 3S 4S 5S 6S 7S 8S 9S TS",
    "C": "AC KC QC JC 2C 3C 4C 5C 6C 7C 8C 9C TC",
    "D": "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
    "H": "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
}
LOW = {
    "S": "KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S TS",
    "C": "KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC",
    "D": "KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD",
    "H": PLAIN["H"],
}


def trumps(trump: Suit) -> list[str]:
    """All trumps, the highest first."""
    return TRUMPS[str(trump)].split()


def may_follow(rules: FortyFivesRules, hand: list[str], led: str, trump: Suit) -> set[str]:
    """What may be played to the card led (E6.4, E6.5)."""
    order = trumps(trump)
    if led in order:
        excused = order[: min(3, order.index(led))] if rules.renege else []
        binding = [card for card in hand if card in order and card not in excused]
        return {card for card in hand if card in order or not binding}
    same = [card for card in hand if card[1] == led[1] and card not in order]
    if not (rules.follow_suit and same):
        return set(hand)
    return {card for card in hand if card in order or card in same}


def may_lead(hand: list[str], trump: Suit, *, owes_trump: bool) -> set[str]:
    """What may be led (E6.3)."""
    held = {card for card in hand if card in trumps(trump)}
    return held if owes_trump and held else set(hand)


def best_card(rules: FortyFivesRules, trick: tuple[Card, ...], trump: Suit) -> int:
    """The place of the card that takes the trick (E6.6)."""
    played = [*map(str, trick)]
    table = LOW if rules.plain_ace_low else PLAIN
    order = [*trumps(trump), *table[played[0][1]].split()]
    return min(range(4), key=lambda place: [*order, played[place]].index(played[place]))


def added(rules: FortyFivesRules, score: DealScore, before: tuple[int, ...]) -> tuple[int, int]:
    """What each side adds (E7.2, E7.3, E7.5)."""
    bidder, bid = score.contract.declarer % 2, score.contract.bid
    tricks = [score.tricks[0] + score.tricks[2], score.tricks[1] + score.tricks[3]]
    points = [score.points[0] + score.points[2], score.points[1] + score.points[3]]
    changes = points[:]
    if bid == 30:
        changes[bidder] = rules.thirty_win if tricks[bidder] == 5 else -rules.thirty_lose
    elif points[bidder] < bid:
        changes[bidder] = -bid
    if rules.gate_points == "freeze" and has_to_bid(rules, before, 1 - bidder):
        changes[1 - bidder] = 0
    return changes[0], changes[1]


def has_to_bid(rules: FortyFivesRules, before: tuple[int, ...], side: int) -> bool:
    """Whether the side is gated (E7.4)."""
    hole = rules.gate_off_if_negative and before[1 - side] < 0
    return rules.bid_to_win and before[side] >= 100 and not hole


def winners(rules: FortyFivesRules, score: DealScore, before: tuple[int, ...]) -> set[int]:
    """The winning sides, none while the match goes on (E8)."""
    bidder, after = score.contract.declarer % 2, score.totals
    good = after[bidder] > before[bidder]
    able = {side for side in (0, 1) if after[side] >= rules.target}
    able -= {s for s in able if has_to_bid(rules, before, s) and not (s == bidder and good)}
    if able == {0, 1}:
        if rules.tie == "higher" and after[0] != after[1]:
            return {0 if after[0] > after[1] else 1}
        return {bidder if good else 1 - bidder}
    if not able and score.deal_no == rules.deal_limit:
        return {side for side in (0, 1) if after[side] == max(after)}
    return able
