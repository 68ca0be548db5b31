"""What people mean by their words: an answer, or that there is none."""

from __future__ import annotations

import pytest

from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.actions import Answer, Pass
from engine.games.hundred_to_one.state import State
from tests.engine.hundred_to_one.played import BOARD, MAIN, REVERSE, big, played, why_not

SHRUG = (
    "board: Что отвечает школьник? | не знаю=40 | забыл=30 | учил=20 | можно выйти=5 | а=3 | б=2"
)
POLL = f"{MAIN}\n2 pass\n4 pass\n6 pass"


def heard(state: State, seat: int, text: str) -> object:
    return HUNDRED_TO_ONE.hear(state, seat, text)


@pytest.mark.parametrize("text", ["Не знаю!", "пас", "хз…", "I don’t know", "PASS", "idk"])
def test_who_says_that_there_is_no_answer_passes(text: str) -> None:  # E4.1
    for state, seat in ((played(BOARD), 0), (played(POLL), 9), (big(), 4)):
        assert heard(state, seat, text) == Pass()


@pytest.mark.parametrize("text", ["не знаю, может, чай", "пасха", "passport", "ничего"])
def test_other_words_are_an_answer(text: str) -> None:
    assert heard(played(MAIN), 2, text) == Answer(text)


def test_what_stands_on_the_board_is_an_answer() -> None:
    state = played(SHRUG)
    assert heard(state, 0, "не знаю") == Answer("не знаю")
    assert heard(state, 0, "пас") == Pass()


def test_where_nobody_may_know_the_board_yet_it_makes_no_difference() -> None:
    state = played(SHRUG, "rounds=reverse+big")
    assert heard(state, 0, "не знаю") == Pass()
    assert heard(played(REVERSE, "rounds=reverse+big"), 0, "сапёр") == Answer("сапёр")


def test_who_answers_before_pressing_is_told_to_press_first() -> None:  # E4
    state = played(BOARD, "faceoff_mode=buzzer")
    assert heard(state, 1, "цветы") == Answer("цветы")
    assert why_not(state, "1 answer цветы")[0] == "press-first"
    assert heard(state, 2, "цветы") is None


def test_who_does_not_owe_an_answer_is_not_heard() -> None:
    assert heard(played(MAIN), 1, "пас") is None
