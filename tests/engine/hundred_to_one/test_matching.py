"""How an answer is found on a board."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.hundred_to_one.boards import read_board
from engine.games.hundred_to_one.matching import Matching, find_row, is_question, matching_rows
from engine.games.hundred_to_one.normal import distance, normalise, sayable

GRANDMA = read_board(
    "Что дарят бабушке?; подарок бабушке | цветы=31; букет | конфеты=22; шоколад | чай=14"
    " | тапочки=9 | новогодняя ёлка=7 | книгу=4"
)
EXACT: tuple[Matching, ...] = ("exact", "host")
PROGRAM: tuple[Matching, ...] = ("exact", "fuzzy", "lemma")
ALL: tuple[Matching, ...] = ("exact", "fuzzy", "lemma", "host")


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("Ёлка", "елка"),
        (" ЕЛКА! ", "елка"),
        ("Е\u0308лка", "елка"),
        ("е\u0301лка", "елка"),
        ("Нью-Йорк", "нью йорк"),
        ("Й\u0306", "й"),
        ("  два \t слова\n", "два слова"),
        ("!?", ""),
        ("", ""),
        ("ＰＩＺＺＡ", "pizza"),
        ("Straße", "strasse"),
        ("по\u00adлотенце", "полотенце"),
        ("ﬁsh & chips", "fish chips"),
        ("T-shirt №2", "t shirt no2"),
        ("x²", "x2"),
    ],
)
def test_normalised_texts_differ_in_letters_and_numbers_only(
    text: str, normal: str
) -> None:  # E10.1
    assert normalise(text) == normal


@given(st.text(max_size=20))
def test_to_normalise_twice_changes_nothing(text: str) -> None:  # E10.1
    assert normalise(normalise(text)) == normalise(text)


@pytest.mark.parametrize("matching", ALL)
@pytest.mark.parametrize(
    ("said", "row"), [("ЦВЕТЫ!", 1), ("букет", 1), ("«Шоколад»", 2), ("Новогодняя елка", 5)]
)
def test_equal_texts_match_in_every_mode(matching: Matching, said: str, row: int) -> None:  # E10.2
    assert find_row(GRANDMA, said, matching) == row


@pytest.mark.parametrize("matching", ALL)
@pytest.mark.parametrize("said", ["", "!?", "велосипед", "поездка на море", "🙂"])
def test_what_stands_nowhere_matches_in_no_mode(matching: Matching, said: str) -> None:  # E10
    assert find_row(GRANDMA, said, matching) is None


@pytest.mark.parametrize("matching", EXACT)
@pytest.mark.parametrize("said", ["цветок", "шаколад", "ёлка", "елка новогодняя"])
def test_exact_finds_nothing_but_equal_texts(matching: Matching, said: str) -> None:  # E10.3
    assert find_row(GRANDMA, said, matching) is None


@pytest.mark.parametrize(
    ("said", "row"),
    [
        ("шаколад", 2),
        ("шакалад", None),
        ("кафеты", None),
        ("конфееты", 2),
        ("тапоки", 4),
        ("тапчоки", 4),
        ("чаи", None),
        ("чай", 3),
        ("новогоднея елка", 5),
        ("новогодния елко", 5),
        ("новагодния елко", None),
        ("новогодняяелка", 5),
        ("цветок", None),
        ("букеты", 1),
    ],
)
def test_fuzzy_forgives_by_length(said: str, row: int | None) -> None:  # E10.4
    assert find_row(GRANDMA, said, "fuzzy") == row


def test_fuzzy_takes_the_nearest_and_of_two_equally_near_none() -> None:  # E10.4
    board = read_board("Назовите слово | столик=5 | столяр=4 | стопка=3")
    assert find_row(board, "столики", "fuzzy") == 1
    assert find_row(board, "столикр", "fuzzy") == 1
    assert find_row(read_board("Q | коза=5 | роза=4"), "доза", "fuzzy") is None
    assert find_row(read_board("Q | коза=5; роза | дом=4"), "доза", "fuzzy") == 1


@pytest.mark.parametrize(
    ("one", "other", "edits"),
    [("", "", 0), ("", "аб", 2), ("кот", "кто", 1), ("кот", "кит", 1), ("ca", "abc", 3)],
)
def test_the_distance_edits_no_character_twice(one: str, other: str, edits: int) -> None:  # E10.4
    assert distance(one, other) == distance(other, one) == edits


@given(st.text("абв ", max_size=7), st.text("абв ", max_size=7))
def test_the_distance_is_the_same_both_ways_and_at_most_the_length(one: str, other: str) -> None:
    far = distance(one, other)
    assert far == distance(other, one)
    assert (far == 0) == (one == other)
    assert abs(len(one) - len(other)) <= far <= max(len(one), len(other))


@pytest.mark.parametrize(
    ("said", "row"),
    [("цветок", 1), ("букетов", 1), ("шакалад", 2), ("елка новогодняя", 5), ("книга", 6)],
)
def test_lemma_hears_other_forms_of_a_word(said: str, row: int) -> None:  # E10.5
    assert find_row(GRANDMA, said, "lemma") == row


@pytest.mark.parametrize("language", ["Назовите слово", "Name a word"])
def test_lemma_never_takes_another_row_where_a_text_is_equal(language: str) -> None:  # E10.5
    board = read_board(f"{language} | кошка=9; dog | кошки=8; dogs | кошек=7; doggy")
    for number, row in enumerate(board.rows, 1):
        for text in row.texts:
            assert find_row(board, text, "lemma") == number


def test_lemma_takes_none_of_several_rows() -> None:  # E10.5
    board = read_board("Назовите слово | банк=9 | банка=8 | дом=7")
    assert matching_rows(board, "банки") == {1, 2}
    assert find_row(board, "банки", "lemma") is None
    assert find_row(board, "дома", "lemma") == 3


@given(st.sampled_from(["кот", "код", "кошки", "dog", "hot dog", "8 марта", "8", "не спать"]))
def test_lemma_accepts_all_that_exact_accepts(said: str) -> None:  # E10.5
    board = read_board("Q | кот=9 | код=8; кошки | dog=7; hot dog | 8 марта=6; 8 | не спать=5")
    exact = find_row(board, said, "exact")
    assert exact is not None
    assert find_row(board, said.upper(), "lemma") == exact


def test_words_of_the_question_may_be_said_again() -> None:  # E10.5
    board = read_board("Что берут на пляж? | полотенце=9 | крем=8")
    assert find_row(board, "пляжное полотенце", "lemma") is None
    assert find_row(board, "полотенце на пляж", "lemma") == 1
    assert find_row(board, "пляж", "lemma") is None


@pytest.mark.parametrize("matching", PROGRAM)
@pytest.mark.parametrize("guess", ["Что дарят бабушке", "ПОДАРОК БАБУШКЕ"])
def test_a_guess_is_right_by_the_question_or_a_key_phrase(
    matching: Matching, guess: str
) -> None:  # E8.2
    assert is_question(GRANDMA, guess, matching)


@pytest.mark.parametrize(
    ("guess", "matching", "is_right"),
    [
        ("бабушкин подарок", "exact", False),
        ("подарок бабушкi", "fuzzy", True),
        ("подарки бабушкам", "fuzzy", False),
        ("подарки бабушкам", "lemma", True),
        ("подарок дедушке", "lemma", False),
        ("цветы", "lemma", False),
    ],
)
def test_a_guess_is_heard_by_the_mode_in_force(
    guess: str, matching: Matching, is_right: bool
) -> None:  # E8.2
    assert is_question(GRANDMA, guess, matching) is is_right


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ура!", "Ура"),
        ("кот | собака", "кот собака"),
        ("a=b;c#d", "a b c d"),
        ("в две\nстроки !!", "в две строки"),
        ("да! нет", "да! нет"),
        ("!!!", ""),
    ],
)
def test_an_answer_fits_into_a_line_of_a_script(typed: str, kept: str) -> None:  # E2.1
    assert sayable(typed) == kept


@given(st.text(max_size=30))
def test_an_answer_in_a_script_is_the_same_answer(typed: str) -> None:  # E2.1
    kept = sayable(typed)
    assert normalise(kept) == normalise(typed)
    assert not set(kept) & set("|;=#\n\r")
    assert not kept.endswith("!")
