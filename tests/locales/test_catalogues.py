import re
from collections import Counter
from html.parser import HTMLParser

import pytest
from fluent.syntax import ast as ftl

from bot.i18n import LANGUAGES
from tests.locales import catalogues as c

TAGS = {"b", "i", "u", "s", "code", "pre", "blockquote", "a", "tg-spoiler"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read(language: str) -> None:
    junk = [entry.content for entry in c.entries(language) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = Counter(e.id.name for e in c.entries(language) if isinstance(e, ftl.Message))
    assert [key for key, count in keys.items() if count > 1] == []


def test_both_languages_have_the_same_keys() -> None:
    russian, english = c.messages("ru").keys(), c.messages("en").keys()
    assert russian - english == set()
    assert english - russian == set()


def test_both_languages_use_the_same_arguments() -> None:
    russian, english = c.messages("ru"), c.messages("en")
    different = {
        key: (used, other)
        for key in russian
        if (used := c.inside(russian[key]).arguments)
        != (other := c.inside(english[key]).arguments)
    }
    assert different == {}


def test_a_russian_number_has_all_its_forms() -> None:
    forms = {"zero", "one", "two", "few", "many"}
    lacking = {
        key: keys
        for key, message in c.messages("ru").items()
        for keys in c.inside(message).selects
        if keys & forms and not {"one", "few", "many"} <= keys
    }
    assert lacking == {}


def test_an_english_number_has_both_its_forms() -> None:
    lacking = {
        key: keys
        for key, message in c.messages("en").items()
        for keys in c.inside(message).selects
        if "one" in keys and keys != {"one", "other"}
    }
    assert lacking == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_left_to_the_translator(language: str) -> None:
    using = {key: c.inside(m).functions for key, m in c.messages(language).items()}
    assert {key: names for key, names in using.items() if names} == {}


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        if tag not in TAGS:
            self.wrong.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)


@pytest.mark.parametrize("language", LANGUAGES)
def test_markup_is_telegrams_and_closed(language: str) -> None:
    wrong = {}
    for key, message in c.messages(language).items():
        parser = _Tags()
        parser.feed("".join(c.inside(message).texts))
        if parser.wrong or parser.open:
            wrong[key] = (parser.wrong, parser.open)
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_sentences_hold_no_markup(language: str) -> None:
    plain = re.compile(r"answer-|button|.*-button-|.*-page-|.*-reason-|command-|game-|preset-")
    with_markup = [
        key
        for key, message in c.messages(language).items()
        if plain.match(key) or key in c.asked_plain()
        if re.search(r"[<>&]", "".join(c.inside(message).texts))
    ]
    assert with_markup == []


def test_the_program_asks_only_for_sentences_that_there_are() -> None:
    assert c.asked() - c.messages("ru").keys() == set()


def test_every_sentence_is_asked_for_somewhere() -> None:
    literal = c.literal_keys()
    patterns = [re.compile(pattern) for pattern in c.key_patterns()]
    unused = [
        key
        for key in c.messages("ru")
        if key not in literal and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []
