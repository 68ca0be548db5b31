"""What cards are worth, which may be played, who wins: the worked examples."""

import pytest

from engine.cards import PACK_24, Suit, write_cards
from engine.games.thousand.bolts import Tally, settle
from engine.games.thousand.cards import cap, marriage_value, points, round5, strength
from engine.games.thousand.following import followers
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.values import FineReason
from engine.tricks import winner
from tests.engine.thousand.played import cards

H = Suit.HEARTS
DEFAULTS = ThousandRules()


def test_all_cards_have_120_points_and_each_suit_30() -> None:  # TH-004, TH-005
    assert points(PACK_24) == 120
    for suit in Suit:
        assert points(card for card in PACK_24 if card.suit is suit) == 30


def test_the_ten_stands_between_king_and_ace() -> None:  # TH-001, TH-003
    for suit in Suit:
        ranks = [card for card in PACK_24 if card.suit is suit]
        assert "".join(str(card)[0] for card in sorted(ranks, key=strength)) == "9JQKTA"


def test_rounding_to_the_nearest_five() -> None:  # TH-204, EX-TH-6
    rounded = {2: 0, 3: 5, 7: 5, 8: 10, 12: 10, 13: 15, 17: 15, 18: 20, 22: 20, 23: 25}
    assert {number: round5(number) for number in rounded} == rounded


@pytest.mark.parametrize(
    ("table", "values"),
    [
        ("H100D80C60S40", {"H": 100, "D": 80, "C": 60, "S": 40}),
        ("S100H80C60D40", {"S": 100, "H": 80, "C": 60, "D": 40}),
        ("S100C80H60D40", {"S": 100, "C": 80, "H": 60, "D": 40}),
        ("H80S60D40C20", {"H": 80, "S": 60, "D": 40, "C": 20}),
    ],
)
def test_values_of_marriages(table: str, values: dict[str, int]) -> None:  # TH-006, TH-007, TH-291
    rules = DEFAULTS.but(marriage_values=table)
    assert {str(suit): marriage_value(rules, suit) for suit in Suit} == values


@pytest.mark.parametrize(
    ("hand", "most"),
    [
        ("AH TH KH QH 9S JC TD", 220),
        ("KS QS KC QC 9D JD AH", 220),
        ("AH AS AC AD TD TS 9C", 320),
        ("KS QC KD QH 9D JD AH", 120),
        ("", 120),
    ],
)
def test_caps(hand: str, most: int) -> None:  # TH-091, EX-TH-1
    assert cap(DEFAULTS.but(ace_marriage=200), cards(hand)) == most


def test_bed_marriages_and_nines_raise_no_cap() -> None:  # E0
    rules = DEFAULTS.but(bed_marriage=True, four_nines_bonus=360)
    assert cap(rules, cards("9S 9C 9D 9H QH JH AS")) == 120


@pytest.mark.parametrize(
    ("hand", "table", "trump", "options", "playable"),
    [
        ("AS 9S KH QD", "TS", H, {}, "AS 9S"),
        ("AD 9C KH QH", "TS", H, {}, "KH QH"),
        ("AD 9C JC", "TS", H, {}, "AD 9C JC"),
        ("AD 9C KH QH", "TS", None, {}, "AD 9C KH QH"),
        ("AD 9C KH QH", "TS", H, {"must_trump": False}, "AD 9C KH QH"),
        ("AS 9S KH QD", "TS", H, {"must_beat": True}, "AS"),
        ("JS 9S KH QD", "TS", H, {"must_beat": True}, "JS 9S"),
        ("AS 9S", "TS 9H", H, {"must_beat": True}, "AS 9S"),
        ("9H KH AD", "TS QH", H, {"must_beat": True}, "KH"),
        ("9H JH AD", "TS QH", H, {"must_beat": True}, "9H JH"),
        ("9H KH AD", "TS AS", H, {"must_beat": True}, "9H KH"),
        ("9H KH AD", "JH", H, {"must_beat": True}, "KH"),
        ("AD 9C", "TS", None, {"must_beat": True}, "AD 9C"),
    ],
)
def test_cards_that_may_follow(
    hand: str, table: str, trump: Suit | None, options: dict[str, bool], playable: str
) -> None:  # TH-154, TH-155, TH-156, TH-157, EX-TH-3
    rules = DEFAULTS.but(**options)
    assert write_cards(followers(rules, cards(hand), cards(table), trump)) == playable


@pytest.mark.parametrize(
    ("trick", "trump", "place"),
    [("TS 9H AS", H, 1), ("TS AD KS", None, 0), ("TS JH QH", H, 2), ("JS QS AC", None, 1)],
)
def test_who_takes_a_trick(trick: str, trump: Suit | None, place: int) -> None:  # TH-158, TH-159
    assert winner(cards(trick), trump, strength) == place


BOLTS, ROW, FIFTH = (
    FineReason.BOLTS,
    FineReason.BOLTS_IN_A_ROW,
    FineReason.BOLTS_EVERY_FIFTH,
)


@pytest.mark.parametrize(
    ("mode", "bolts", "row", "new", "left", "fines"),
    [
        ("any3", 2, 2, 1, (2, 2), ()),
        ("any3", 4, 2, 2, (1, 2), (BOLTS,)),
        ("row3", 3, 3, 1, (0, 0), (ROW,)),
        ("row3", 4, 4, 2, (1, 1), (ROW,)),
        ("any3_row_heavy", 3, 3, 1, (0, 0), (ROW,)),
        ("any3_row_heavy", 3, 2, 1, (0, 2), (BOLTS,)),
        ("any3_row_heavy", 3, 4, 2, (0, 1), (ROW,)),
        ("row3_or_every5", 5, 1, 1, (5, 1), (FIFTH,)),
        ("row3_or_every5", 5, 3, 1, (5, 0), (ROW, FIFTH)),
        ("row3_or_every5", 6, 2, 2, (6, 2), (FIFTH,)),
        ("row3_or_every5", 6, 1, 1, (6, 1), ()),
    ],
)
def test_what_bolts_cost(
    mode: str,
    bolts: int,
    row: int,
    new: int,
    left: tuple[int, int],
    fines: tuple[FineReason, ...],
) -> None:  # TH-208, TH-209, TH-210, TH-211, EX-TH-9
    rules = DEFAULTS.but(bolt_mode=mode)
    assert settle(rules, Tally(bolts, row), new) == Tally(*left, fines)
