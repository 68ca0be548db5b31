"""The questions that the program brings."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES, LOCALES
from bot.packs import shipped
from engine.games.hundred_to_one.boards import Board, read_board
from engine.games.hundred_to_one.matching import find_row
from engine.games.hundred_to_one.normal import normalise
from engine.games.hundred_to_one.packs import Kind, Question, Source, check_pack, read_pack

FILES = sorted(LOCALES.glob("*/packs/*.toml"))


def questions(language: str) -> list[Question]:
    packs = [read_pack(path.read_text("utf-8")) for path in FILES if path.parts[-3] == language]
    return [question for pack in packs for question in pack.questions]


def boards(language: str) -> list[Board]:
    return [question.board for question in questions(language)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_every_pack_is_whole_and_no_answer_is_heard_as_two(path: Path) -> None:  # E2.1, E10.5
    assert check_pack(path.read_text("utf-8")).language == path.parts[-3]


def test_packs_are_found_and_called_by_different_names() -> None:
    assert [file.path for file in shipped() if file.pack is None] == []
    assert sorted(file.path for file in shipped()) == FILES
    assert len({file.name for file in shipped()}) == len(FILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_questions_for_many_shows(language: str) -> None:
    kinds = Counter(question.kind for question in questions(language))
    assert sum(kinds.values()) >= 120
    assert kinds[Kind.ORDINARY] >= 3 * 14
    assert kinds[Kind.REVERSE] >= 12
    assert kinds[Kind.BIG] >= 5 * 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_is_asked_twice(language: str) -> None:
    asked = Counter(normalise(board.question) for board in boards(language))
    assert max(asked.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_that_the_numbers_were_surveyed(language: str) -> None:
    assert {question.source for question in questions(language)} == {Source.ESTIMATE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_look_like_those_of_a_hundred_people(language: str) -> None:
    for board in boards(language):
        votes = [row.votes for row in board.rows]
        assert 70 <= sum(votes) <= 98, board.question
        assert sorted(set(votes), reverse=True) == votes, board.question


@pytest.mark.parametrize("language", LANGUAGES)
def test_big_questions_have_rows_enough_for_any_board(language: str) -> None:
    big = [question for question in questions(language) if question.kind is Kind.BIG]
    assert {len(question.board.rows) for question in big} == {8}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ordinary_questions_have_phrases_for_the_duel(language: str) -> None:  # E8.2
    ordinary = [question for question in questions(language) if question.kind is Kind.ORDINARY]
    assert [question.id for question in ordinary if not question.board.keys] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_can_be_written_into_records(language: str) -> None:  # E2.1
    for board in boards(language):
        assert read_board(str(board)) == board


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_row_finds_its_row_however_it_is_typed(language: str) -> None:  # E10.5
    for board in boards(language):
        for number, row in enumerate(board.rows, 1):
            for text in row.texts:
                assert find_row(board, f"  {text.upper()}!", "lemma") == number, text
