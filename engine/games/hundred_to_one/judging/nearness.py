"""Whether an answer comes near what the board says, for people who want it to count.

The hearing is looser than that of `sameness`, since people have agreed before it is asked; but it
still takes no opposite, and no other word that is only spelt alike.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.games.hundred_to_one.judging.likeness import is_rough_slip
from engine.games.hundred_to_one.judging.numbers import is_number
from engine.games.hundred_to_one.judging.phrases import Phrase, parse
from engine.games.hundred_to_one.judging.sameness import (
    LONGEST,
    WORDS,
    Pairs,
    common_language,
    is_same,
    keeps_order,
    plain,
)
from engine.games.hundred_to_one.judging.words import Words, is_denial, is_form, is_misspelt


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_STEM = 5
"""Words that begin with the same letters, so many, may be of one family…"""
_SHARE = 2 / 3
"""…if these are more than so much of the longer one, and a common ending follows."""
_SHORT_STEM = 4
"""Enough before an ending that makes a thing small or names a deed, and where a word is cut."""
_SHORTEST = 3
"""Words of so few letters are not taken for slips."""
_OWN_ENDINGS = "аеиоуыэюяйь"
"""Letters in which forms of one word end."""
_DEEDS = ("ться", "ть")
"""Endings of verbs."""
_LIGHT = _words("к ик чик очк ечк ушк юшк ышк ишк еньк оньк ичк ан ен")
"""Endings that make a thing small or name a deed, without those of their own forms."""
_FAMILY = _words(
    "ист ств ост н нн ск к ц ник чик щик тел ов ев лив ал"
    " er or ing ist ian ness ful y ly ion tion ation ment ed al ship hood ish"
)
"""Other endings that make a word of the same family."""
_CHANGING = str.maketrans("кгхц", "чжшч")
"""The last letters of stems that change before an ending: «книга», «книжка»."""
_REVERSING = _words(
    "потеря потерять лишение лишиться утрата отказ отмена избавиться бросить"
    " losing lose lost loss quitting quit stopping stop leaving leave"
)
"""Words that turn what they stand beside into its opposite."""


@lru_cache(maxsize=1024)
def is_near(wanted: str, said: str, question: str = "") -> bool:
    """Whether the said text may be meant for the wanted one; all texts are normalised.

    Either the same words, badly misspelt or of the same family; or all words of one among those of
    the other.
    """
    if is_same(wanted, said, question):
        return True
    wanted, said = plain(wanted), plain(said)
    language = common_language(wanted, said)
    if not wanted or not said or language is None:
        return False
    one, other = parse(wanted), parse(said)
    if max(len(one.words), len(other.words)) > LONGEST or _contradict(one, other):
        return False
    words = WORDS[language]
    asked = parse(plain(question)).words if question else ()
    return _overlap(_own(one, asked, words), _own(other, asked, words), words)


def _contradict(one: Phrase, other: Phrase) -> bool:
    """Whether one says the opposite of the other, or they tell of two places or times."""
    if one.is_denied != other.is_denied:
        return True
    if _REVERSING.isdisjoint(one.words) != _REVERSING.isdisjoint(other.words):
        return True
    here, there = set(one.links), set(other.links)
    return bool(here - there and there - here)


def _own(phrase: Phrase, asked: tuple[str, ...], words: Words) -> Phrase:
    """What it says beside the words of the question; all, if it says nothing else."""
    own = tuple(w for w in phrase.words if not any(is_form(words, w, said) for said in asked))
    return replace(phrase, words=own) if own else phrase


def _overlap(one: Phrase, other: Phrase, words: Words) -> bool:
    """Whether every word of the shorter text finds a word of its own in the longer."""
    if len(one.words) == len(other.words) == 1 and words.is_another(one.words[0], other.words[0]):
        return False
    pairs: Pairs = {}
    for at, wanted in enumerate(one.words):
        for place, said in enumerate(other.words):
            if place not in pairs.values() and _is_alike(words, wanted, said):
                pairs[at] = place
                break
    is_whole = len(pairs) == min(len(one.words), len(other.words))
    return is_whole and keeps_order(one, other, pairs, words)


def _is_alike(words: Words, wanted: str, said: str) -> bool:
    if is_form(words, wanted, said) or is_number(wanted, said):
        return True
    if is_denial(said, wanted) or is_denial(wanted, said):
        return False
    if _is_kin(words, wanted, said):
        return True
    if len(said) <= _SHORTEST or words.is_known(said):
        return False  # a slip never turns a word into another word
    return is_misspelt(words, wanted, said) or is_rough_slip(said, wanted) or _is_cut(said, wanted)


def _is_cut(said: str, wanted: str) -> bool:
    """Whether somebody has cut the word short: «универ»."""
    return _SHORT_STEM <= len(said) < len(wanted) and wanted.startswith(said)


def _is_kin(words: Words, wanted: str, said: str) -> bool:
    """Whether the words are of one family: «автомобилист» and «автомобиль»."""
    return any(
        _is_derived(*sorted((one, other), key=len))
        for one in _stems(words, wanted)
        for other in _stems(words, said)
    )


def _is_derived(short: str, long: str) -> bool:
    """Whether the longer stem is the shorter one with an ending."""
    if not _begins(long, short):
        return False
    rest = long[len(short) :]
    if rest in _LIGHT:
        return len(short) >= _SHORT_STEM
    return rest in _FAMILY and len(short) >= _STEM and len(short) > _SHARE * len(long)


def _begins(long: str, short: str) -> bool:
    """Whether it begins with the other stem, whose last letter may have changed."""
    last = long[len(short) - 1 : len(short)]
    return long[: len(short) - 1] == short[:-1] and last in (
        short[-1:],
        short[-1:].translate(_CHANGING),
    )


def _stems(words: Words, word: str) -> frozenset[str]:
    """The word and its dictionary forms, without the endings of their own forms."""
    forms = {key.split()[0] for key in words.keys(word) if not key.startswith("#")}
    return frozenset(map(_stem, {word, *forms}))


def _stem(word: str) -> str:
    for ending in _DEEDS:
        word = word.removesuffix(ending)
    return word.rstrip(_OWN_ENDINGS) or word
