"""How answers of people become a surveyed question."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.survey.tally import (
    Group,
    NoGroup,
    Tally,
    Unfit,
    counted,
    fit,
    merged,
    opened,
    surveyed,
    without,
)
from engine.games.hundred_to_one.boards import Board, Row, faults
from engine.games.hundred_to_one.packs import Kind, Question, Source

QUESTION = Question(
    "cat",
    Kind.ORDINARY,
    Source.ESTIMATE,
    Board(
        "Что кот делает на кухне?",
        (
            Row("Ест", 40, ("кушает",)),
            Row("Спит", 20),
            Row("Мяукает", 10, ("просит",)),
            Row("Ворует", 9, ("крадёт",)),
            Row("Сидит у окна", 8),
            Row("Прячется", 7),
        ),
        ("кот на кухне",),
    ),
)
SIX = {"ест": 40, "спит": 20, "мяукает": 15, "ворует": 10, "сидит у окна": 8, "прячется": 7}


def after(answers: dict[str, int], question: Question = QUESTION) -> Tally:
    """The tally after so many people have said this and that."""
    tally = opened(question)
    for answer, times in answers.items():
        for _ in range(times):
            tally = counted(tally, question.board.question, fit(answer))
    return tally


def votes(tally: Tally) -> dict[str, int]:
    return {group.text: group.votes for group in tally.ranked}


# Grouping


def test_what_the_pack_foresees_stands_ready_without_votes() -> None:
    tally = opened(QUESTION)
    assert [group.text for group in tally.groups][:2] == ["Ест", "Спит"]
    assert (tally.votes, tally.ranked) == (0, ())


def test_answers_are_grouped_as_the_game_hears_them() -> None:
    tally = after({"ЕСТ!": 1, "кушает": 1, "спят": 1, "просит еду": 1, "варует": 1})
    assert votes(tally) == {"Ест": 2, "Спит": 1, "Ворует": 1, "Просит еду": 1}


def test_a_new_answer_begins_a_group_which_the_next_one_joins() -> None:
    tally = after({"точит когти": 1, "Точить когти": 1})
    assert tally.groups[-1] == Group("Точит когти", 2, ("Точить когти",))


def test_the_same_text_is_kept_once() -> None:
    tally = after({"кушает": 3, "Кушает.": 2})
    assert tally.groups[0] == Group("Ест", 5, ("кушает",))


def test_an_answer_that_several_groups_could_be_stands_alone() -> None:
    slips = replace(
        QUESTION, board=Board("Кого видели?", (Row("Носорога", 5), Row("Носороги", 4)))
    )
    tally = counted(opened(slips), slips.board.question, "носорог")
    assert tally.groups[-1] == Group("Носорог", 1)


def test_a_cat_is_no_code() -> None:
    question = replace(QUESTION, board=Board("Что ищут?", (Row("Кот", 50), Row("Ключи", 40))))
    tally = counted(opened(question), question.board.question, "код")
    assert votes(tally) == {"Код": 1}


# What is no answer


@pytest.mark.parametrize("text", ["", "  ", "?!", "👍", "…", "\u200b\u200d", "="])
def test_a_text_that_says_nothing_is_no_answer(text: str) -> None:
    with pytest.raises(Unfit, match="empty"):
        fit(text)


def test_a_story_is_no_answer() -> None:
    assert fit("а" * 60) == "а" * 60
    with pytest.raises(Unfit, match="long"):
        fit("а" * 61)


@pytest.mark.parametrize(
    "text", ["https://spam.example", "www.spam.example", "t.me/spam", "Пишите @spammer", "сайт.рф"]
)
def test_an_address_is_no_answer(text: str) -> None:
    with pytest.raises(Unfit, match="address"):
        fit(text)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("  чай\n с   мёдом ", "чай с мёдом"),
        ("да!!!", "да"),
        ("a|b;c=d#e", "a b c d e"),
        ("но\u202eж", "нож"),
        ("<b>кот</b>", "<b>кот</b>"),
        ("т.е. чай", "т.е. чай"),
        ("Mr.Smith", "Mr.Smith"),
    ],
)
def test_an_answer_is_a_line_that_a_board_can_show(text: str, answer: str) -> None:
    assert fit(text) == answer


# A hundred people


def test_with_a_hundred_answers_the_numbers_are_real() -> None:
    question = surveyed(QUESTION, after(SIX))
    assert question is not None
    assert (question.id, question.kind, question.source) == ("cat", Kind.ORDINARY, Source.SURVEY)
    assert [(row.answer, row.votes) for row in question.board.rows] == [
        ("Ест", 40),
        ("Спит", 20),
        ("Мяукает", 15),
        ("Ворует", 10),
        ("Сидит у окна", 8),
        ("Прячется", 7),
    ]
    assert question.board.keys == QUESTION.board.keys
    assert not [*faults(question.board)]


def test_with_ninety_nine_it_is_still_an_estimate() -> None:
    assert surveyed(QUESTION, after({**SIX, "ест": 39})) is None


def test_votes_fall_and_what_was_heard_counts_as_the_row() -> None:
    tally = after({**SIX, "ест": 5, "точит когти": 30, "когти точит": 5})
    question = surveyed(QUESTION, tally)
    assert question is not None
    assert question.board.rows[0] == Row("Точит когти", 35, ("когти точит",))
    assert [row.votes for row in question.board.rows] == [35, 20, 15, 10, 8, 7, 5]


def test_nobody_puts_a_word_on_the_board_single_handed() -> None:
    foreseen = {"ест": 50, "спит": 20, "мяукает": 15, "ворует": 8, "сидит у окна": 5}
    question = surveyed(QUESTION, after({**foreseen, "прячется": 1, "брань": 1}))
    assert question is not None
    assert [row.answer for row in question.board.rows][-1] == "Прячется"
    assert "Брань" not in {row.answer for row in question.board.rows}
    assert question.board.votes == 99


def test_too_few_rows_leave_it_an_estimate() -> None:
    five = {"ест": 60, "спит": 20, "мяукает": 10, "ворует": 6, "сидит у окна": 4}
    assert surveyed(QUESTION, after(five)) is None
    big = replace(QUESTION, kind=Kind.BIG)
    assert surveyed(big, after(five)) is not None
    four = {"ест": 64, "спит": 20, "мяукает": 10, "ворует": 6}
    assert surveyed(big, after(four)) is None


def test_a_board_has_at_most_twelve_rows() -> None:
    words = "мост телефон озеро утюг звезда корабль карась капуста тарелка окно трактор груша лиса"
    names = dict.fromkeys(words.split(), 7)
    question = surveyed(QUESTION, after({**names, "ест": 9}))
    assert question is not None
    assert len(question.board.rows) == 12


# The operator's order


def test_groups_are_merged_before_or_after_the_hundredth() -> None:
    tally = after({**SIX, "ест": 30, "лопает корм": 6, "корм хрумкает": 4})
    whole = merged(merged(tally, "ест", "лопает корм"), "Кушает", "КОРМ ХРУМКАЕТ")
    assert votes(whole)["Ест"] == 40
    assert whole.votes == tally.votes == 100
    question = surveyed(QUESTION, whole)
    assert question is not None
    assert question.board.rows[0].synonyms == ("кушает", "Лопает корм", "Корм хрумкает")
    assert votes(counted(whole, QUESTION.board.question, "лопает корм"))["Ест"] == 41


def test_a_group_merged_into_itself_stays_as_it_is() -> None:
    tally = after({"ест": 3})
    assert merged(tally, "ест", "кушает") == tally


def test_junk_is_taken_out_with_its_votes_and_the_question_is_short_again() -> None:
    tally = after({**SIX, "ест": 35, "брань": 5})
    assert tally.is_full
    rest = without(tally, "Брань")
    assert (rest.votes, rest.is_full) == (95, False)
    assert "Брань" not in votes(rest)


def test_a_text_that_nobody_gave_is_in_no_group() -> None:
    tally = after({"ест": 3})
    with pytest.raises(NoGroup, match="лает"):
        without(tally, "лает")
    with pytest.raises(NoGroup, match="лает"):
        merged(tally, "ест", "лает")
