"""“That should count”: which answers it may be said of, and what comes of it."""

from __future__ import annotations

import pytest

from engine.abilities import Lesson, Teachable
from engine.games.hundred_to_one import HUNDRED_TO_ONE as GAME
from engine.games.hundred_to_one.actions import read
from engine.games.hundred_to_one.events import AnswerCounted, AnswerJudged, FundTaken, RowOpened
from engine.games.hundred_to_one.state import Main, Rest, State
from tests.engine.hundred_to_one.played import BOARD, CAPTAIN, MAIN, REVERSE, big, played

QUESTION = "Что дарят бабушке?"


def is_missed(state: State, action: str) -> bool:
    return GAME.is_missed(state, read(action))


def plea(state: State, action: str) -> Lesson:
    return GAME.plea(state, read(action))


def test_the_quiz_can_be_taught() -> None:
    assert isinstance(GAME, Teachable)


@pytest.mark.parametrize("body", [BOARD, MAIN, CAPTAIN], ids=["faceoff", "main", "captain"])
def test_an_answer_on_no_row_is_missed_where_all_hear_it(body: str) -> None:
    assert is_missed(played(body), "answer зонтик")
    assert not is_missed(played(body), "answer чай")
    assert not is_missed(played(body), "answer цветы")
    assert not is_missed(played(body), "pass")


def test_a_version_of_the_poll_is_missed_when_the_captain_has_taken_it() -> None:
    body = CAPTAIN.replace("9 answer букет", "9 answer зонтик")
    assert is_missed(played(body), "choose 1")
    assert plea(played(body), "choose 1").text == "зонтик"
    assert not is_missed(played(body), "choose 2")


def test_nothing_is_missed_in_the_poll_in_the_reverse_and_in_the_big_game() -> None:
    poll = played(CAPTAIN.rpartition("\n")[0])
    reverse = played(REVERSE, "rounds=reverse")
    assert not is_missed(poll, "answer зонтик")
    assert not is_missed(reverse, "answer зонтик")
    assert not is_missed(big(), "answer зонтик")


def test_a_human_hosts_judgement_is_final() -> None:
    assert not is_missed(played(BOARD, "host=on, matching=host"), "answer зонтик")


def test_the_plea_names_the_only_hidden_row_that_is_near() -> None:
    assert plea(played(MAIN), "answer зелёный чай с мятой") == Lesson(
        QUESTION, "зелёный чай с мятой", "чай"
    )
    assert plea(played(MAIN), "answer зонтик") == Lesson(QUESTION, "зонтик", "")
    assert plea(played(MAIN), "answer цветочек").answer == ""  # it is open already


def test_what_counts_opens_the_row_and_is_told_by_the_words_that_were_said() -> None:
    state = played(MAIN)
    lesson = plea(state, "answer зелёный чай с мятой")
    action, step = GAME.counted(state, 2, lesson)
    assert str(action) == "answer чай"
    counted, opened = (item.event for item in step.told)
    assert counted == AnswerCounted(2, "зелёный чай с мятой", "чай")
    assert isinstance(opened, RowOpened)
    assert not any(isinstance(item.event, AnswerJudged) for item in step.told)
    assert step.state == GAME.apply(state, 2, read("answer чай")).state
    assert step.state.phase == Main(0, 2)


def test_a_steal_that_counts_takes_the_fund() -> None:
    state = played(CAPTAIN)
    _, step = GAME.counted(state, 1, Lesson(QUESTION, "лапти", "тапочки"))
    assert isinstance(step.state.phase, Rest)
    assert FundTaken(1, 42, is_stolen=True) in [item.event for item in step.told]


def test_a_host_teaches_what_the_program_would_not_have_found() -> None:
    judging = played(f"{BOARD}\n0 answer мимоза", "host=on, matching=host")
    assert GAME.verdict(judging, read("accept 1")) == Lesson(QUESTION, "мимоза", "цветы")
    assert GAME.verdict(judging, read("reject")) is None
    known = played(f"{BOARD}\n0 answer цветочки", "host=on, matching=host")
    assert GAME.verdict(known, read("accept 1")) is None
    assert GAME.verdict(played(MAIN), read("answer чай")) is None
