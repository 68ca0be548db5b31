"""How answers are judged: the tables beside this file, and what no table shows."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from engine.games.hundred_to_one.judging import is_same
from engine.games.hundred_to_one.judging.english import English
from engine.games.hundred_to_one.judging.numbers import is_number
from engine.games.hundred_to_one.judging.russian import Russian
from engine.games.hundred_to_one.normal import normalise
from tests.engine.hundred_to_one.judged import Judged, read, score

FITTED = tuple(read("judged.tsv"))
STRANGERS = (*read("held_out.tsv"), *read("fresh.tsv"))


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("answers", [FITTED, STRANGERS], ids=["fitted", "strangers"])
def test_what_counts_should_and_what_should_counts(
    language: str, answers: tuple[Judged, ...]
) -> None:  # E10.5
    found = score(answer for answer in answers if answer.language == language)
    assert found.precision >= 0.97
    assert found.recall >= 0.92


def test_the_tables_are_large_and_hold_no_answer_twice() -> None:
    answers = (*FITTED, *STRANGERS)
    for language in ("ru", "en"):
        for counts in (True, False):
            own = [a for a in FITTED if (a.language, a.counts) == (language, counts)]
            assert len(own) >= 90
    twice = Counter((str(a.board), a.said) for a in answers)
    assert [pair for pair, times in twice.items() if times > 1] == []


OPPOSITES = ("opposite", "other sex", "another word", "turned round", "another place")


@pytest.mark.parametrize(
    "answer",
    [a for a in FITTED if not a.counts and any(why in a.why for why in OPPOSITES)],
    ids=lambda answer: f"{answer.line}-{answer.said}",
)
def test_no_opposite_and_no_other_word_counts(answer: Judged) -> None:  # E10.5
    assert not answer.is_heard


@pytest.mark.parametrize("answer", FITTED, ids=lambda answer: f"{answer.line}")
def test_an_answer_is_the_same_as_itself(answer: Judged) -> None:  # E10.5
    said = normalise(answer.said)
    assert is_same(said, said)


@pytest.mark.parametrize("text", ["мой", "это", "не", "в", "the", "no", "my own", "?", "ну это"])
def test_empty_words_alone_are_an_answer_but_no_other(text: str) -> None:
    assert is_same(normalise(text), normalise(text))
    assert not is_same("собака", normalise(text))
    assert not is_same("dog", normalise(text))


def test_a_long_story_matches_nothing() -> None:
    story = "кот " * 40
    assert not is_same("кот", story.strip())


def test_other_languages_do_not_meet() -> None:
    assert not is_same("кот", "kot")
    assert not is_same("dog", "собака")
    assert is_same("iphone", "iphones")


def test_figures_match_their_words_in_either_language() -> None:
    assert is_number("12", "двенадцать")
    assert is_number("twelve", "12")
    assert is_number("30", "тридцать")
    assert not is_number("12", "thirteen")
    assert not is_number("12", "12")
    assert is_same("7", "семь")
    assert is_same("seven", "7")


@pytest.mark.parametrize("word", ["a", "aardvark", "zebra", "zucchini", "hamster", "the"])
def test_the_english_dictionary_has_its_words(word: str) -> None:
    assert English().is_known(word)


@pytest.mark.parametrize("word", ["", "aaaa", "zzzz", "hampster", "qwerty", "пицца", "umbrela"])
def test_the_english_dictionary_has_no_others(word: str) -> None:
    assert not English().is_known(word)


@pytest.mark.parametrize(
    ("word", "is_known"),
    [("ёлка", True), ("елка", True), ("тикток", True), ("карова", False), ("шакалад", False)],
)
def test_the_russian_dictionary_knows_words_with_or_without_their_dots(
    word: str, is_known: bool
) -> None:
    assert Russian().is_known(word) is is_known


def test_dictionaries_are_read_when_the_first_answer_is_judged() -> None:
    code = (
        "import sys, bot.packs, bot.cli, engine.games.hundred_to_one.matching as m;"
        "heavy = {'pymorphy3', 'spellchecker', 'snowballstemmer'};"
        "board = m.Board('?', (), ());"
        "m.is_question(board, 'anything', 'exact');"
        "print(sorted(heavy & sys.modules.keys()));"
        "m.is_question(board, 'кот', 'lemma');"
        "m.is_question(m.Board('кот', (), ()), 'коты', 'lemma');"
        "print(sorted(heavy & sys.modules.keys()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines() == ["[]", "['pymorphy3']"]
