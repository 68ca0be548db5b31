"""How the games of the five deal, and the lines that say how."""

import pytest

from engine.cards import PACK_52, parse_cards, write_cards
from engine.game import Unreadable
from engine.games.fives_dealing import (
    Dealt,
    clockwise,
    read_dealer,
    read_scores,
    shuffled_deal,
    written_deal,
)
from engine.shuffle import Chance

SEED = bytes(range(32))
THREE = [("1", 3), ("2", 3), ("0", 3), ("1", 2), ("2", 2), ("0", 2), ("up", 1)]
FOUR = [("1", 3), ("2", 3), ("3", 3), ("0", 3), ("kitty", 3), *((seat, 2) for seat in "1230")]
HANDS = "0=2S 3S 4S 5S 6S | 1=7S 8S 9S TS JS | 2=2C 3C 4C 5C 6C"


def by_the_line(text: str, *, whole_stock: bool = True) -> Dealt:
    return written_deal(THREE, Chance(SEED), text, whole_stock=whole_stock)


def test_packets_are_dealt_from_the_top() -> None:  # TF-011, E2
    dealt = shuffled_deal(THREE, Chance(SEED))
    hands = [write_cards(hand) for hand in dealt.hands(3)]
    assert hands == ["JC JD 6C 8H 9C", "AC 8S JS 8C QD", "KS 5C 3S 6S QC"]
    assert write_cards(dealt.parts["up"]) == "5D"
    assert len(dealt.stock) == 36
    assert dealt.chance == Chance(SEED, shuffles=1)


def test_a_kitty_is_dealt_between_the_packets() -> None:
    dealt = shuffled_deal(FOUR, Chance(SEED))
    assert write_cards(dealt.hands(4)[1]) == "AC 8S JS 5D 3C"
    assert write_cards(dealt.parts["kitty"]) == "QC 8H 9C"
    assert write_cards(dealt.stock).startswith("7H 9S 7D TH 8D")


def test_the_line_names_every_card_and_deals_the_same_again() -> None:
    dealt = shuffled_deal(THREE, Chance(SEED))
    assert dealt.line.startswith("deal: 0=JC JD 6C 8H 9C | 1=AC")
    again = by_the_line(dealt.line.removeprefix("deal: "))
    assert (again.parts, again.stock) == (dealt.parts, dealt.stock)
    assert again.chance == Chance(SEED)


def test_seats_stand_in_the_line_by_their_numbers() -> None:
    packets = [(str(seat), 4) for seat in clockwise(3, 11)]
    line = shuffled_deal(packets, Chance(SEED)).line
    names = [part.partition("=")[0].strip() for part in line[5:].split("|")]
    assert names == [*map(str, range(11)), "stock"]


def test_an_empty_line_is_a_shuffle() -> None:
    assert by_the_line("") == shuffled_deal(THREE, Chance(SEED))


def test_what_a_line_does_not_name_comes_from_the_seed() -> None:
    dealt = by_the_line(HANDS)
    assert dealt.chance == Chance(SEED, shuffles=1)
    lying = [card for cards in dealt.parts.values() for card in cards] + [*dealt.stock]
    assert sorted(lying, key=PACK_52.index) == [*PACK_52]
    rest = tuple(card for card in PACK_52 if card not in parse_cards(HANDS_ONLY))
    shuffled, _ = Chance(SEED).shuffle(rest)
    assert (*dealt.parts["up"], *dealt.stock) == shuffled


HANDS_ONLY = " ".join(part.partition("=")[2] for part in HANDS.split("|"))


def test_places_not_named_are_filled_in_the_order_of_dealing() -> None:
    dealt = by_the_line("up=7H")
    rest = tuple(card for card in PACK_52 if str(card) != "7H")
    shuffled, _ = Chance(SEED).shuffle(rest)
    assert dealt.hands(3) == (shuffled[10:15], shuffled[:5], shuffled[5:10])


def test_a_stock_may_be_named_in_part_where_it_is_drawn_from() -> None:
    dealt = by_the_line("stock=2S 3S", whole_stock=False)
    assert write_cards(dealt.stock[:2]) == "2S 3S"
    assert len(dealt.stock) == 36


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("0=2S 3S", "part 0: 2 cards where 5 are dealt"),
        ("up=2S 3S", "part up: 2 cards where 1 are dealt"),
        ("kitty=2S", "there is no such part"),
        ("3=2S 3S 4S 5S 6S", "there is no such part"),
        ("stock=2S 3S", "part stock: 2 cards where 36 are dealt"),
        ("up=2S | 0=2S 3S 4S 5S 6S", "2S given twice"),
    ],
)
def test_a_line_that_cannot_be(line: str, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        by_the_line(line)


def test_scores_and_dealer_are_read_or_refused() -> None:
    assert read_scores("20 -5", 2) == (20, -5)
    assert read_dealer("2", 3) == 2
    for text in ("1", "1 2 3", "1 x", ""):
        with pytest.raises(Unreadable, match="scores"):
            read_scores(text, 2)
    for text in ("3", "-1", "x", "02"):
        with pytest.raises(Unreadable, match="dealer"):
            read_dealer(text, 3)
