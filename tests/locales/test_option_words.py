"""The words of house rules on buttons: a label for each option, a word for each of its values.

A button says "label: value", so both are short, and no two of one choice are alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.i18n import LANGUAGES, Translator, as_key, translator
from engine.games import GAMES
from tests.locales.catalogues import messages

LABEL, VALUE, TOGETHER = 28, 22, 40
"""So many letters a button as wide as a telephone shows."""
SECTION = 18
MANY = 12
"""A row of more numbers has no button for each."""

SLUGS = pytest.mark.parametrize("slug", GAMES)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def names(slug: str) -> tuple[str, ...]:
    return tuple(GAMES[slug].options.model_fields)


def choices(slug: str, name: str) -> Sequence[Any]:
    """What is to be chosen from: the values of the option, or the members of its set."""
    allowed: Sequence[Any] = GAMES[slug].options.allowed(name)
    if isinstance(allowed[0], tuple | frozenset):
        return tuple(dict.fromkeys(member for value in allowed for member in value))
    return allowed if len(allowed) <= MANY else (allowed[0], allowed[-1])


def key(slug: str, name: str, value: object) -> str:
    return as_key(f"{slug}-option-{name}-{GAMES[slug].options.write_value(value)}")


def word(t: Translator, slug: str, name: str, value: Any) -> str:
    """What stands after the label."""
    if isinstance(value, bool):
        return t.plain("option-on" if value else "option-off")
    own = key(slug, name, value)
    unit = GAMES[slug].options.unit(name)
    return t.plain(own) if t.has(own) else t.plain(f"option-{unit}", number=value)


def said(slug: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Option, label and word, value by value."""
    t = translator(language)
    for name in names(slug):
        label = t.plain(f"{slug}-option-{name}")
        for value in choices(slug, name):
            yield name, label, word(t, slug, name, value)


@SLUGS
@LANGUAGE
def test_every_option_and_every_section_has_a_name(slug: str, language: str) -> None:
    t = translator(language)
    wanted = {
        *(f"{slug}-option-{name}" for name in names(slug)),
        *(f"{slug}-section-{section}" for section in GAMES[slug].options.sections()),
    }
    assert [key for key in sorted(wanted) if not t.has(key)] == []


@SLUGS
@LANGUAGE
def test_every_value_that_is_a_word_or_nothing_has_its_word(slug: str, language: str) -> None:
    t = translator(language)
    wanted = [
        key(slug, name, value)
        for name in names(slug)
        for value in choices(slug, name)
        if isinstance(value, str) or (value == 0 and not isinstance(value, bool))
    ]
    assert [key for key in wanted if not t.has(key)] == []


@LANGUAGE
def test_the_words_that_all_options_share_are_there(language: str) -> None:
    t = translator(language)
    assert t.plain("option-on") != t.plain("option-off")
    assert t.plain("option-none")
    assert t.plain("option-number", number=1001) == "1001"


@SLUGS
@LANGUAGE
def test_no_two_options_of_a_game_have_one_name(slug: str, language: str) -> None:
    """Not even in different sections: what differs from a preset is told in one line."""
    t = translator(language)
    labels = Counter(t.plain(f"{slug}-option-{name}").casefold() for name in names(slug))
    assert [label for label, count in labels.items() if count > 1] == []


@SLUGS
@LANGUAGE
def test_no_two_sections_of_a_game_have_one_name(slug: str, language: str) -> None:
    t = translator(language)
    titles = [t.plain(f"{slug}-section-{name}") for name in GAMES[slug].options.sections()]
    assert len(set(titles)) == len(titles), titles
    assert [title for title in titles if len(title) > SECTION] == []


@SLUGS
@LANGUAGE
def test_no_two_values_of_an_option_have_one_word(slug: str, language: str) -> None:
    words = Counter((name, word) for name, _, word in said(slug, language))
    assert [pair for pair, count in words.items() if count > 1] == []


@SLUGS
@LANGUAGE
def test_a_button_shows_label_and_value_whole(slug: str, language: str) -> None:
    too_long = [
        f"{label}: {word}"
        for _, label, word in said(slug, language)
        if len(label) > LABEL or len(word) > VALUE or len(f"{label}: {word}") > TOGETHER
    ]
    assert too_long == []


@SLUGS
@LANGUAGE
def test_label_and_value_make_one_sentence(slug: str, language: str) -> None:
    """The colon between them is the only one, and only the label begins with a capital."""
    wrong = [
        f"{label}: {word}"
        for _, label, word in said(slug, language)
        if not label[0].isupper() or word[0].isupper() or set(label + word) & set(".:;?!")
    ]
    assert wrong == []


@SLUGS
def test_no_word_is_there_for_an_option_or_a_value_that_does_not_exist(slug: str) -> None:
    prefix = f"{slug}-option-"
    dead = [
        key
        for key in messages("ru")
        if key.startswith(prefix) and not _exists(slug, key.removeprefix(prefix))
    ]
    sections = {f"{slug}-section-{section}" for section in GAMES[slug].options.sections()}
    titles = {key for key in messages("ru") if key.startswith(f"{slug}-section-")}
    assert (dead, titles - sections) == ([], set())


def _exists(slug: str, rest: str) -> bool:
    """Whether this is an option, or an option and one of its values that is said by a word."""
    return rest in names(slug) or any(
        rest == key(slug, name, value).removeprefix(f"{slug}-option-")
        for name in names(slug)
        if rest.startswith(f"{name}-")
        for value in choices(slug, name)
        if not isinstance(value, bool)
    )
