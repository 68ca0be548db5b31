"""Boards as a script writes them."""

from __future__ import annotations

import pytest

from engine.game import Unreadable
from engine.games.hundred_to_one.boards import Board, Row, read_board

WHOLE = "Что дарят бабушке?; подарок бабушке | цветы=31; букет; розы | чай=9 | мёд=9"


def test_a_board_is_question_key_phrases_and_rows() -> None:  # E2.1
    assert read_board(WHOLE) == Board(
        "Что дарят бабушке?",
        (Row("цветы", 31, ("букет", "розы")), Row("чай", 9), Row("мёд", 9)),
        ("подарок бабушке",),
    )


@pytest.mark.parametrize("text", [WHOLE, "Q | a=1", "Q; k; l | a=50; b; c | d=50"])
def test_a_board_is_written_as_it_was_read(text: str) -> None:  # E2.1
    assert str(read_board(text)) == text


def test_spaces_around_the_signs_mean_nothing() -> None:
    assert read_board(" Q ;k|a = 5;b|c=4 ") == read_board("Q; k | a=5; b | c=4")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Q", "a board without answers"),
        ("", "a board without answers"),
        ("Q | a", "not answer=votes: a"),
        ("Q | a=", "not answer=votes: a="),
        ("Q | a=x", "not answer=votes: a=x"),
        ("Q | a=0", "not answer=votes: a=0"),
        ("Q | a=-3", "not answer=votes: a=-3"),
        ("Q | a=07", "not answer=votes: a=07"),
        ("Q | a=3.5", "not answer=votes: a=3.5"),
        ("Q | a=٣", "not answer=votes: a=٣"),
        ("Q | a=5 |", "not answer=votes: nothing"),
        ("Q | a=5=6", "not answer=votes: a=5=6"),
        ("Q | a=5; b=4", "row 1: “b=4” has the sign ="),
        ("Q=1 | a=5", "“Q=1” has the sign ="),
        ("Q | a#=5", "row 1: “a#” has the sign #"),
        ("Q | a=5 | b=6", "row 2: 6 votes after 5, but votes never rise"),
        ("Q | a=60 | b=41", "row 2: 101 votes together, of 100 people"),
        ("Q | a=101", "row 1: 101 votes together, of 100 people"),
        ("!? | a=5", "a text without letters and numbers: “!?”"),
        (" | a=5", "a text without letters and numbers: “”"),
        ("Q; ; k | a=5", "a text without letters and numbers: “”"),
        ("Q | …=5", "row 1: a text without letters and numbers: “…”"),
        ("Q | a=5;", "row 1: a text without letters and numbers: “”"),
        ("Q; q! | a=5", "“q!” is the same text as “Q”"),
        ("Q | ёлка=5 | Елка!=4", "row 2: “Елка!” is the same text as “ёлка”"),
        ("Q | a=5; b | c=4; B", "row 2: “B” is the same text as “b”"),
        ("Q | a=5; A", "row 1: “A” is the same text as “a”"),
    ],
)
def test_what_is_no_board_is_refused_and_says_why(text: str, reason: str) -> None:  # E2.1
    with pytest.raises(Unreadable) as refused:
        read_board(text)
    assert str(refused.value) == reason


def test_votes_may_be_equal_and_make_a_hundred() -> None:  # E2.1
    assert read_board("Q | a=50 | b=50").votes == 100


def test_an_answer_may_be_the_question() -> None:  # E2.1
    assert read_board("Назовите суп | суп=5").rows[0].answer == "суп"
