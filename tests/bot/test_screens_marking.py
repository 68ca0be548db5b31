"""Choosing several cards: a tap marks or unmarks, and moves the mark when all are set."""

from __future__ import annotations

import pytest

from bot.screens.marking import MARKED, marked_cards, marking
from bot.screens.screen import Mark
from engine.cards import Card, parse_cards

HAND = parse_cards("5H JH AH QC 9C 2D")


def tapped(marked: int, *places: int, limit: int = 3) -> int:
    for place in places:
        buttons = [b for row in marking(HAND, marked, str, limit) for b in row]
        button = buttons[place]
        assert isinstance(button, Mark)
        marked = button.marked
    return marked


@pytest.mark.parametrize(
    ("taps", "cards"),
    [
        ([], ""),
        ([0], "5H"),
        ([5, 0], "5H 2D"),
        ([0, 0], ""),
        ([0, 1, 2], "5H JH AH"),
        ([0, 1, 2, 3], "JH AH QC"),
        ([0, 1, 2, 1, 3], "5H AH QC"),
    ],
)
def test_taps_mark_cards(taps: list[int], cards: str) -> None:
    assert marked_cards(HAND, tapped(0, *taps)) == parse_cards(cards)


def test_marked_cards_are_seen_as_such() -> None:
    rows = marking(HAND, 0b000101, str, limit=3, width=4)
    assert [len(row) for row in rows] == [4, 2]
    texts = [button.text for row in rows for button in row]
    assert texts[0] == f"{MARKED} {Card.parse('5H')}"
    assert [text.startswith(MARKED) for text in texts] == [True, False, True, *[False] * 3]


def test_marks_beyond_the_hand_mark_nothing() -> None:
    assert marked_cards(HAND, 1 << 20) == ()
