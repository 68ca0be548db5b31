"""Whether an answer says what the board says."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias
from unicodedata import normalize

from engine.games.hundred_to_one.judging.english import English
from engine.games.hundred_to_one.judging.numbers import is_number
from engine.games.hundred_to_one.judging.phrases import (
    Language,
    Phrase,
    agree,
    language_of,
    parse,
    without_origin,
)
from engine.games.hundred_to_one.judging.russian import Russian
from engine.games.hundred_to_one.judging.words import Words, is_form, is_misspelt

LONGEST = 8
"""An answer of more words that say something is a story; only equality would match it."""

WORDS: dict[Language, Words] = {"ru": Russian(), "en": English()}
Pairs: TypeAlias = dict[int, int]
"""Places of the wanted phrase, each with the place of its word in what was said."""


@lru_cache(maxsize=8192)
def is_same(wanted: str, said: str, question: str = "") -> bool:
    """Whether the said text is the wanted one to a kind host; all texts are normalised.

    Words of the question may be said again, and where a thing comes from may be added.
    """
    wanted, said = plain(wanted), plain(said)
    if wanted == said:
        return True
    language = common_language(wanted, said)
    if not wanted or not said or language is None:
        return False
    words, asked = WORDS[language], parse(question).words if question else ()
    one = parse(wanted)
    if _is_heard(one, parse(said), asked, words, language):
        return True
    thing = without_origin(said)
    return bool(thing) and _is_heard(one, parse(thing), asked, words, language)


def _is_heard(
    one: Phrase, other: Phrase, asked: tuple[str, ...], words: Words, language: Language
) -> bool:
    if max(len(one.words), len(other.words)) > LONGEST:
        return False
    if _is_joined(one, other, words):
        return True
    return agree(one, other, language) and _say_the_same(one, other, asked, words)


def plain(text: str) -> str:
    """The text without the accents that stand on Latin letters."""
    return "".join(normalize("NFD", sign)[0] if "À" <= sign <= "ɏ" else sign for sign in text)


def common_language(*texts: str) -> Language | None:
    """The language of both texts; None: they have not the same. Figures are of any language."""
    spoken = [language_of(text) for text in texts if any(map(str.isalpha, text))] or ["en"]
    return spoken[0] if len(set(spoken)) == 1 else None


def _is_joined(one: Phrase, other: Phrase, words: Words) -> bool:
    """Whether they differ but in the spaces: «не красивый» and «некрасивая»."""
    if min(len(one.joined), len(other.joined)) < 4:
        return False
    if one.joined == other.joined:
        return True
    whole = len(one.words) != len(other.words) or one.is_denied != other.is_denied
    return whole and is_form(words, one.joined, other.joined)


def _say_the_same(one: Phrase, other: Phrase, asked: tuple[str, ...], words: Words) -> bool:
    """Whether the words of one find theirs in the other, but for words of the question."""
    pairs = _pairs(one, other, words)
    if not pairs:
        return False
    lacking = [word for at, word in enumerate(one.words) if at not in pairs]
    more = [word for at, word in enumerate(other.words) if at not in pairs.values()]
    if lacking and more:
        return False
    if not all(any(is_form(words, word, said) for said in asked) for word in lacking + more):
        return False
    if len(one.words) == len(other.words) == 1 and words.is_another(one.words[0], other.words[0]):
        return False
    return keeps_order(one, other, pairs, words)


def _pairs(one: Phrase, other: Phrase, words: Words) -> Pairs:
    """Each word with its form in the other phrase, or else with a slip of it."""
    found: Pairs = {}
    for is_it in (_is_equal, _is_form_or_number, is_misspelt):
        for at, word in enumerate(one.words):
            if at in found:
                continue
            for place, said in enumerate(other.words):
                if place not in found.values() and is_it(words, word, said):
                    found[at] = place
                    break
    return found


def _is_equal(words: Words, wanted: str, said: str) -> bool:
    return wanted == said


def _is_form_or_number(words: Words, wanted: str, said: str) -> bool:
    return is_form(words, wanted, said) or is_number(wanted, said)


def keeps_order(one: Phrase, other: Phrase, pairs: Pairs, words: Words) -> bool:
    """Whether the words stand in the same order, or in one that makes no other thing of them."""
    return _is_in_order(one, other, pairs) or not _is_turned(one, other, pairs, words)


def _is_in_order(one: Phrase, other: Phrase, pairs: Pairs) -> bool:
    places = [pairs[at] for at in sorted(pairs)]
    return places == sorted(places)


def _is_turned(one: Phrase, other: Phrase, pairs: Pairs, words: Words) -> bool:
    """Whether another order makes another thing of it."""
    if (one.is_list and other.is_list) or (one.links and other.links):
        return False
    return words.is_turned([(one.words[at], other.words[pairs[at]]) for at in sorted(pairs)])
