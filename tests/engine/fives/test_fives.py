"""The order of the cards, following and reneging in the games of the five."""

from itertools import pairwise, permutations

import pytest

from engine.cards import PACK_52, Card, Suit, parse_cards, write_cards
from engine.games.fives import (
    ACE_OF_HEARTS,
    Following,
    PlainLead,
    best_trump,
    followers,
    in_order,
    is_privileged,
    is_trump,
    number_of_sides,
    plain_order,
    seats_of,
    side_of,
    strength,
    taker,
    trump_order,
    why_not_follow,
)

TRUMPS = {
    "S": "5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS",
    "C": "5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C TC",
    "D": "5D JD AH AD KD QD TD 9D 8D 7D 6D 4D 3D 2D",
    "H": "5H JH AH KH QH TH 9H 8H 7H 6H 4H 3H 2H",
}
PLAIN = {
    "S": "KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S TS",
    "C": "KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC",
    "D": "KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD",
    "H": "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
}
PLAIN_ACE_HIGH = {
    "S": "AS KS QS JS 2S 3S 4S 5S 6S 7S 8S 9S TS",
    "C": "AC KC QC JC 2C 3C 4C 5C 6C 7C 8C 9C TC",
    "D": "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
    "H": PLAIN["H"],
}

S, D = Suit.SPADES, Suit.DIAMONDS
STRICT = Following(PlainLead.FOLLOW, renege=False)


def one(text: str) -> Card:
    return Card.parse(text)


def may_play(hand: str, led: str, trump: Suit, following: Following | None = None) -> str:
    return write_cards(followers(following or Following(), parse_cards(hand), one(led), trump))


# The order of the cards


@pytest.mark.parametrize("suit", Suit)
def test_the_orders_are_those_of_the_rules(suit: Suit) -> None:  # TF-006…TF-009, FV-002…FV-005
    assert write_cards(trump_order(suit)) == TRUMPS[suit.value]
    assert write_cards(plain_order(suit)) == PLAIN[suit.value]
    assert write_cards(plain_order(suit, ace_high=True)) == PLAIN_ACE_HIGH[suit.value]


@pytest.mark.parametrize("trump", Suit)
@pytest.mark.parametrize("ace_high", [False, True])
def test_strength_follows_the_orders(trump: Suit, ace_high: bool) -> None:
    plain = PLAIN_ACE_HIGH if ace_high else PLAIN
    orders = [TRUMPS[trump.value], *(plain[s.value] for s in Suit if s is not trump)]
    for order in orders:
        for higher, lower in pairwise(parse_cards(order)):
            assert strength(higher, trump, ace_high=ace_high) > strength(
                lower, trump, ace_high=ace_high
            )
    lowest = strength(parse_cards(TRUMPS[trump.value])[-1], trump, ace_high=ace_high)
    for held in PACK_52:
        if not is_trump(held, trump):
            assert strength(held, trump, ace_high=ace_high) < lowest


@pytest.mark.parametrize("trump", Suit)
def test_the_ace_of_hearts_is_always_the_third_trump(trump: Suit) -> None:  # TF-008, TF-010
    assert is_trump(ACE_OF_HEARTS, trump)
    assert trump_order(trump).index(ACE_OF_HEARTS) == 2
    assert ACE_OF_HEARTS not in plain_order(Suit.HEARTS)
    assert sum(is_trump(held, trump) for held in PACK_52) == (13 if trump is Suit.HEARTS else 14)


@pytest.mark.parametrize("trump", Suit)
def test_the_three_best_are_the_five_and_jack_of_trumps_and_the_ace_of_hearts(
    trump: Suit,
) -> None:  # TF-020: of trumps, not of hearts
    privileged = {str(held) for held in PACK_52 if is_privileged(held, trump)}
    assert privileged == {f"5{trump}", f"J{trump}", "AH"}


def test_a_hand_is_shown_with_its_trumps_first_and_the_highest_first() -> None:
    hand = parse_cards("2C KD AH 3S TS AD 5S 2H KH AC JC")
    assert write_cards(in_order(hand, S)) == "5S AH 3S TS JC AC 2C KD AD KH 2H"
    assert write_cards(in_order(hand, S, ace_high=True)) == "5S AH 3S TS AC JC 2C AD KD KH 2H"
    assert write_cards(in_order(hand, None)) == "AH 3S 5S TS JC AC 2C KD AD KH 2H"


def test_the_best_trump_in_play_is_the_highest_held() -> None:  # FF-110, FV-007
    hands = [parse_cards("2S KH QD"), parse_cards("JC AH 5D"), parse_cards("KS 3S")]
    assert best_trump(hands, S) == one("AH")
    assert best_trump(hands, D) == one("5D")
    assert best_trump([parse_cards("2S KH"), parse_cards("3S")], D) is None


# Who takes the trick


@pytest.mark.parametrize(
    ("trick", "trump", "best"),
    [
        ("QD KD 3S", S, "3S"),
        ("2H QS 5H", S, "QS"),
        ("AS 8D TC", S, "AS"),
        ("2S 5S JH", S, "5S"),
        ("TH JD 6C", S, "TH"),
        ("4C TC AC 9H", D, "AC"),
        ("4C 2C TC", D, "2C"),
        ("4C KC 2D AC", D, "2D"),
        ("KH AH 2H", D, "AH"),
        ("2D AD 3C", S, "2D"),
        ("JH AH 5H", Suit.HEARTS, "5H"),
        ("AD AH KD", D, "AH"),
        ("JD AH KD", D, "JD"),
    ],
)
def test_the_highest_trump_takes_else_the_highest_of_the_suit_led(
    trick: str, trump: Suit, best: str
) -> None:  # TF-017
    played = parse_cards(trick)
    assert played[taker(played, trump)] == one(best)


def test_with_a_high_ace_the_ace_takes() -> None:  # FV-003, FV-004
    played = parse_cards("KC AC JC")
    assert taker(played, D) == 0
    assert taker(played, D, ace_high=True) == 1


@pytest.mark.parametrize("trump", Suit)
def test_of_any_two_cards_the_taker_is_the_one_that_the_orders_say(trump: Suit) -> None:
    for ace_high, plain in ((False, PLAIN), (True, PLAIN_ACE_HIGH)):
        trumps = TRUMPS[trump.value].split()
        for led, other in permutations(map(str, PACK_52), 2):
            if led in trumps or other in trumps:
                beaten = other in trumps and (led not in trumps or _before(trumps, other, led))
            else:
                beaten = led[1] == other[1] and _before(plain[led[1]].split(), other, led)
            found = taker((one(led), one(other)), trump, ace_high=ace_high)
            assert found == int(beaten), (led, other)


def _before(order: list[str], first: str, second: str) -> bool:
    return order.index(first) < order.index(second)


# What may be played: the positions of the sources


@pytest.mark.parametrize(
    ("hand", "led", "trump", "legal"),
    [
        ("5S AH KD 9C", "7S", S, "5S AH KD 9C"),
        ("5S AS KD", "7S", S, "5S AS"),  # TF-022
        ("AH KD 2C", "JS", S, "AH"),  # TF-020
        ("AH KD 2C", "7S", S, "AH KD 2C"),  # TF-021: the five played later does not matter
        ("KD 2D 7S AH", "9D", S, "KD 2D 7S AH"),  # TF-018
        ("2C 7S KH", "9D", S, "2C 7S KH"),
        ("AD 9H JS", "AH", S, "AD 9H JS"),
        ("AD 9H 4S", "AH", S, "4S"),  # TF-023
        ("AD 9H 5S", "AH", S, "AD 9H 5S"),
        ("AH 3H 2C", "KH", S, "AH 3H"),
        ("AH 2C", "KH", S, "AH 2C"),
        ("8D KD 5S 5H TH", "QD", S, "8D KD 5S"),
        ("5S 8D TH", "AS", S, "5S 8D TH"),
        ("5S 8D 2S", "AS", S, "5S 2S"),
        ("5D AH KC 2S", "7D", D, "5D AH KC 2S"),
        ("5D 3D KC", "7D", D, "5D 3D"),
        ("AH 9C", "JD", D, "AH"),
        ("5D 9C", "JD", D, "5D 9C"),
        ("5S AH 2C", "JS", S, "5S AH"),
        ("JS AH 2C", "5S", S, "JS AH"),
        ("5H 2C", "KS", S, "5H 2C"),
        ("AD 2C", "2D", D, "AD"),
    ],
)
def test_what_may_be_played_to_a_lead(hand: str, led: str, trump: Suit, legal: str) -> None:
    assert may_play(hand, led, trump) == legal


def test_other_houses_follow_in_another_way() -> None:  # FV-014, FV-015
    free = Following(PlainLead.ANY)
    assert may_play("3C AH 9S", "KC", D, free) == "3C AH 9S"
    assert may_play("3C AH 9S", "KC", D) == "3C AH"
    assert may_play("3C AH 9S", "KC", D, STRICT) == "3C"
    assert may_play("AH 9S", "KH", D, STRICT) == "AH 9S"
    assert may_play("5D AH KC", "7D", D, STRICT) == "5D AH"
    assert may_play("5D 3D KC", "7D", D, free) == "5D 3D"


# What may be played: every position of one, two and three cards


def may(hand: list[str], led: str, trump: str, following: Following, card: str) -> bool:
    """A second version of the rule: whether this one card is a legal reply."""
    order = TRUMPS[trump].split()
    best = order[:3]
    if led in order:
        if card in order:
            return True
        for other in hand:
            if other not in order:
                continue
            is_excused = other in best and order.index(other) < order.index(led)
            if not (following.renege and is_excused):
                return False
        return True
    can_follow = any(other[1] == led[1] and other != "AH" for other in hand)
    if following.plain_lead is PlainLead.ANY or not can_follow:
        return True
    if card[1] == led[1] and card != "AH":
        return True
    return card in order and following.plain_lead is PlainLead.FOLLOW_OR_TRUMP


ALL_WAYS = [Following(plain_lead, renege) for plain_lead in PlainLead for renege in (True, False)]


@pytest.mark.parametrize("following", ALL_WAYS, ids=str)
@pytest.mark.parametrize("trump", Suit)
def test_every_card_alone_and_beside_a_lower_trump(trump: Suit, following: Following) -> None:
    """Also beside a plain card, without which nothing could be refused."""
    order = TRUMPS[trump.value].split()
    for led in map(str, PACK_52):
        for held in map(str, PACK_52):
            if held == led:
                continue
            lower = order[order.index(held) + 1 :] if held in order else order
            hands = [[held], *([held, other] for other in lower)]
            hands += [[*hand, f"7{suit}"] for hand in hands[:6] for suit in Suit]
            for hand in hands:
                if led in hand or len(set(hand)) < len(hand):
                    continue
                legal = may_play(" ".join(hand), led, trump, following).split()
                assert legal == [c for c in hand if may(hand, led, trump.value, following, c)]


# Why a card may not be played


@pytest.mark.parametrize(
    ("hand", "led", "card", "following", "reason", "forced"),
    [
        ("5S AS KD", "7S", "KD", Following(), "must-play-trump", "AS"),
        ("AH KD", "JS", "KD", Following(), "privilege-needs-lower-lead", "AH"),
        ("JS AH KD", "5S", "KD", Following(), "privilege-needs-lower-lead", "JS AH"),
        ("AH JS 2S KD", "5S", "KD", Following(), "must-play-trump", "JS AH 2S"),
        ("AH KD", "7S", "KD", STRICT, "must-play-trump", "AH"),
    ],
)
def test_a_refused_reply_to_a_trump_names_the_trumps_that_are_owed(
    hand: str, led: str, card: str, following: Following, reason: str, forced: str
) -> None:
    refusal = why_not_follow(following, parse_cards(hand), one(led), S, one(card))
    assert refusal.reason == reason
    assert refusal.details == {
        "card": card,
        "led": led,
        "suit": "S",
        "trump": "S",
        "forced": forced,
    }


def test_a_refused_reply_to_a_plain_suit_names_the_suit() -> None:
    hand = parse_cards("AH 3H 2C")
    refusal = why_not_follow(Following(), hand, one("KH"), S, one("2C"))
    named = {"card": "2C", "led": "KH", "suit": "H", "trump": "S"}
    assert (refusal.reason, refusal.details) == ("must-follow-or-trump", named)
    refusal = why_not_follow(STRICT, hand, one("KH"), S, one("AH"))
    assert (refusal.reason, refusal.details) == ("must-follow-suit", named | {"card": "AH"})


# Sides


@pytest.mark.parametrize(
    ("players", "teams", "sides"),
    [
        (2, "individual", 2),
        (10, "individual", 10),
        (4, "pairs", 2),
        (6, "pairs", 3),
        (10, "pairs", 5),
        (6, "triples", 2),
        (9, "triples", 3),
        (2, "pairs", None),
        (5, "pairs", None),
        (3, "triples", None),
        (4, "triples", None),
    ],
)
def test_players_divide_into_at_least_two_sides(
    players: int, teams: str, sides: int | None
) -> None:  # TF-003, TF-004
    assert number_of_sides(players, teams) == sides


def test_partners_sit_opposite_and_between_the_others() -> None:
    assert [seats_of(side, 3, 9) for side in range(3)] == [(0, 3, 6), (1, 4, 7), (2, 5, 8)]
    assert seats_of(1, 5, 10) == (1, 6)
    assert [side_of(seat, 2) for seat in range(4)] == [0, 1, 0, 1]
