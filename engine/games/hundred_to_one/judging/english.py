"""English words, by the Snowball stemmer and the word list of pyspellchecker."""

from __future__ import annotations

import gzip
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from engine.games.hundred_to_one.judging.english_pairs import APART, SAME, YOUNG

_COUNT = re.compile(rb"[0-9]+")
_RARE = 100
"""A word that was met less often was hardly meant, if a better one is near."""


class _Dictionary:
    """The words of a JSON object that stand in its lines in alphabetic order, with their counts.

    The text is searched as it is: a set of its words would take ten times the memory.
    """

    def __init__(self, text: bytes) -> None:
        self._text = text.strip(b"{}\r\n")

    def count(self, word: str) -> int:
        """How often the word was met where they were counted; 0: there is no such word."""
        wanted, text = word.encode(), self._text
        low, high = 0, len(text)
        while low < high:
            start = text.rfind(b"\n", low, (low + high) // 2) + 1 or low
            end = text.index(b'":', start)
            found = text[text.index(b'"', start) + 1 : end]
            if found == wanted:
                return int(_COUNT.findall(text, end, end + 20)[0])
            if found < wanted:
                low = text.find(b"\n", start) + 1 or high
            else:
                high = start
        return 0


@cache
def _dictionary() -> _Dictionary:
    packed = files("spellchecker").joinpath("resources", "en.json.gz")
    return _Dictionary(gzip.decompress(packed.read_bytes()))


@cache
def _stemmer() -> Any:
    return import_module("snowballstemmer").stemmer("english")


class English:
    """Words by number, tense and spelling."""

    @lru_cache(maxsize=16384)  # noqa: B019 - there is one such value for all time
    def keys(self, word: str) -> frozenset[str]:
        bases = {word} if word in APART else {word, *_bases(word)}
        groups = {f"#{number}" for base in bases for number in SAME.get(base, ())}
        return frozenset(bases | groups)

    @lru_cache(maxsize=16384)  # noqa: B019 - as above
    def is_known(self, word: str) -> bool:
        if word in SAME or word in YOUNG:
            return True
        return any(_dictionary().count(base) >= _RARE for base in (word, *_bases(word)))

    @lru_cache(maxsize=4096)  # noqa: B019 - as above
    def forms(self, word: str) -> Sequence[str]:
        return tuple(dict.fromkeys((word, *_bases(word), f"{word}s", f"{word}es", f"{word}ing")))

    def is_turned(self, pairs: Sequence[tuple[str, str]]) -> bool:
        return not any(word.endswith("ing") for pair in pairs for word in pair)

    def is_another(self, word: str, said: str) -> bool:
        return False


_INFLECTED = (
    *(("ies", "y"), ("ies", "ie"), ("s", "")),
    *(("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("oes", "o")),
    *(("ied", "y"), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e"), ("ying", "ie")),
)
"""Endings of forms, each with that of the word itself."""


@lru_cache(maxsize=16384)
def _bases(word: str) -> frozenset[str]:
    """The words of which this is a form, where the stemmer and the dictionary agree."""
    if not word.endswith(("s", "d", "g")):
        return frozenset()
    stem = _stemmer().stemWord(word)
    found: set[str] = set()
    for ending, own in _INFLECTED:
        if not word.endswith(ending) or word.endswith(("ss", "us", "is")):
            continue
        start = word.removesuffix(ending)
        for base in (start + own, start[:-1] if start[-2:-1] == start[-1:] else start + own):
            if _is_base(base, word) and _stemmer().stemWord(base) == stem:
                found.add(base)
    return frozenset(found)


def _is_base(base: str, word: str) -> bool:
    if len(base) < 2:
        return False
    # a young word is in no dictionary, but its plural still ends in s
    return bool(_dictionary().count(base)) or (
        word == f"{base}s" and not _dictionary().count(word)
    )
