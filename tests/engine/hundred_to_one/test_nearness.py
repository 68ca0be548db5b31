"""What may count when people want it to, and what may not even then."""

from __future__ import annotations

import pytest

from engine.games.hundred_to_one.boards import read_board
from engine.games.hundred_to_one.judging import is_near, is_same
from engine.games.hundred_to_one.matching import near_row
from engine.games.hundred_to_one.normal import normalise
from tests.engine.hundred_to_one.judged import Judged, read

TABLES = (*read("judged.tsv"), *read("held_out.tsv"), *read("fresh.tsv"))
KIND = (
    ("автомобиль", "автомобилист"),
    ("шоколад", "шакалат"),
    ("крокодил", "крагадыл"),
    ("холодильник", "хладилнек"),
    ("телефон", "телефончик"),
    ("улыбка", "улыбаться"),
    ("плавание", "плавать"),
    ("чай с лимоном", "чай"),
    ("торт", "вкусный торт"),
    ("играть на гитаре", "гитара"),
    ("magazine", "magazeens"),
    ("umbrella", "unbrelo"),
    ("photograph", "photographer"),
    ("photograph", "photography"),
    ("apple pie", "pie"),
    ("coffee", "black coffee"),
)
UNKIND = (
    ("кот", "код"),
    ("мама", "рама"),
    ("сон", "сын"),
    ("печенье", "печень"),
    ("стол", "столица"),
    ("платье", "платок"),
    ("красное вино", "белое вино"),
    ("на кровати", "под кроватью"),
    ("мама папы", "папа мамы"),
    ("cat", "car"),
    ("planet", "plane"),
    ("glass", "glasses"),
    ("red wine", "white wine"),
    ("before work", "after work"),
    ("boat house", "house boat"),
)
OPPOSITE = (
    ("опаздывать", "не опаздывать"),
    ("красивый", "некрасивый"),
    ("красивый", "не очень красивая"),
    ("с мамой", "без мамы"),
    ("работа", "потеря работы"),
    ("деньги", "нет денег"),
    ("happy", "unhappy"),
    ("sleeping", "not sleeping"),
    ("job", "losing a job"),
    ("thoughtful", "thoughtless"),
)
FOOD = read_board(
    "Что едят на завтрак? | каша=30 | бутерброд с сыром=20 | яйцо=15 | бутерброд с рыбой=10"
    " | чай=8 | творог=5"
)
ALL = range(1, 7)


@pytest.mark.parametrize(("wanted", "said"), KIND)
def test_what_people_would_let_count_is_near_though_it_is_not_the_same(
    wanted: str, said: str
) -> None:
    assert is_near(wanted, said)
    assert not is_same(wanted, said)


@pytest.mark.parametrize(("wanted", "said"), UNKIND)
def test_another_word_is_not_near_however_it_is_spelt(wanted: str, said: str) -> None:
    assert not is_near(wanted, said)
    assert not is_near(said, wanted)


@pytest.mark.parametrize(("wanted", "said"), OPPOSITE)
def test_an_opposite_is_never_near(wanted: str, said: str) -> None:
    assert not is_near(wanted, said)
    assert not is_near(said, wanted)


@pytest.mark.parametrize(
    "answer",
    [a for a in TABLES if not a.counts and "opposite" in a.why],
    ids=lambda answer: f"{answer.line}-{answer.said}",
)
def test_no_opposite_of_the_judged_tables_is_near(answer: Judged) -> None:
    assert near_row(answer.board, answer.said, (1,)) is None


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_looser_hearing_still_tells_answers_apart(language: str) -> None:
    wrong = [a for a in TABLES if a.language == language and not a.counts]
    taken = [a.said for a in wrong if near_row(a.board, a.said, (1,)) is not None]
    assert len(taken) <= len(wrong) / 10, taken


def test_what_is_heard_by_itself_is_near_too() -> None:
    for answer in TABLES:
        if answer.is_heard:
            texts = answer.board.rows[0].texts
            said, question = normalise(answer.said), normalise(answer.board.question)
            assert any(is_near(normalise(text), said, question) for text in texts)


def test_the_only_row_that_is_near_is_found() -> None:
    assert near_row(FOOD, "варёные яйца", ALL) == 3
    assert near_row(FOOD, "рисовая каша", ALL) == 1
    assert near_row(FOOD, "сосиски", ALL) is None
    assert near_row(FOOD, "???", ALL) is None


def test_of_two_that_are_near_neither_is_found() -> None:
    assert near_row(FOOD, "бутерброд", ALL) is None
    assert near_row(FOOD, "бутерброд", (1, 4)) == 4


def test_what_is_already_open_counts_as_nothing_else() -> None:
    assert near_row(FOOD, "яйца", (1, 2)) is None
    assert near_row(FOOD, "яйца", ALL) == 3
