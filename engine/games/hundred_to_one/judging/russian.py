"""Russian words, by the dictionary of pymorphy3 (OpenCorpora)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from engine.games.hundred_to_one.judging.russian_pairs import SAME, YOUNG

_LEAST = 0.03
"""Readings of a word that are rarer than this are not meant."""
_NEVER_MEANT = {"Surn", "Init", "Patr"}
_KINDS = {"ADJS": "ADJF", "INFN": "VERB", "GRND": "VERB", "PRTF": "VERB", "PRTS": "VERB"}
_INFLECTED = {"NOUN", "ADJF", "INFN", "NUMR", "NPRO"}
_UNUSUAL = {"PRTF", "PRTS", "GRND"}
"""Forms that nobody answers with, so nobody misspells them."""
_FEMININE = (("тель", "тельница"), ("ист", "истка"))
_NOT_ONLY = frozenset(
    (
        *("бегуны", "классики", "клещи", "козлы", "коты", "марши", "молодые", "мурашки"),
        *("пересмешки", "порты", "трусики", "хоры", "черви"),
    )
)
"""Dictionary forms of rare words that look like the plurals of common ones."""


@cache
def _dictionary() -> Any:
    # The dictionary takes some 25 MB, so a bot has it from its first quiz on.
    return import_module("pymorphy3").MorphAnalyzer(lang="ru")


@lru_cache(maxsize=16384)
def _readings(word: str) -> tuple[Any, ...]:
    """What the word may be; a word that stands in its dictionary form is nothing else."""
    found: list[Any] = _dictionary().parse(word)
    plain = [r for r in found if not _NEVER_MEANT & r.tag.grammemes and r.score >= _LEAST]
    found = plain or found
    basic = [r for r in found if _flat(r.normal_form) == word and str(r.tag.POS) in _INFLECTED]
    return tuple(found if word in _NOT_ONLY else basic or found)


def _flat(word: str) -> str:
    return word.replace("ё", "е")


class Russian:
    """Words by case, number, gender, tense and aspect, with their pet forms."""

    @lru_cache(maxsize=16384)  # noqa: B019 - there is one such value for all time
    def keys(self, word: str) -> frozenset[str]:
        found: set[str] = set()
        for reading in _readings(word):
            lemma = _flat(reading.normal_form)
            found.add(f"{lemma} {_kind(reading)}")
            found.update(_others(lemma, reading))
        return frozenset(found)

    @lru_cache(maxsize=16384)  # noqa: B019 - as above
    def is_known(self, word: str) -> bool:
        if word in YOUNG:
            return True
        return bool(_dictionary().word_is_known(word)) and any(
            not _NEVER_MEANT & reading.tag.grammemes for reading in _readings(word)
        )

    @lru_cache(maxsize=4096)  # noqa: B019 - as above
    def forms(self, word: str) -> Sequence[str]:
        found = {word: None}
        if self.is_known(word):
            for reading in _readings(word)[:2]:
                found.update(
                    (_flat(form.word), None)
                    for form in reading.lexeme
                    if str(form.tag.POS) not in _UNUSUAL
                )
        return tuple(found)

    def is_turned(self, pairs: Sequence[tuple[str, str]]) -> bool:
        nouns = [(_cases(one), _cases(other)) for one, other in pairs]
        nouns = [(one, other) for one, other in nouns if one and other]
        return len(nouns) > 1 and any(one.isdisjoint(other) for one, other in nouns)

    def is_another(self, word: str, said: str) -> bool:
        one, other = _genders(word), _genders(said)
        return bool(one and other) and one.isdisjoint(other)


def _kind(reading: Any) -> str:
    if "Supr" in reading.tag:
        return "Supr"
    part = str(reading.tag.POS)
    return _KINDS.get(part, part)


def _others(lemma: str, reading: Any) -> set[str]:
    """What the word shares with other lemmas that count as the same."""
    found = {f"#{number}" for number in SAME.get(lemma, ())}
    if "NOUN" in reading.tag and "anim" in reading.tag:
        for masculine, feminine in _FEMININE:
            if lemma.endswith((masculine, feminine)):
                found.add(
                    f"{lemma.removesuffix(feminine).removesuffix(masculine)}{masculine} NOUN"
                )
    found.update(f"{base} NOUN" for base in _pet_bases(lemma, reading))
    return found


def _pet_bases(lemma: str, reading: Any) -> set[str]:
    """The nouns of which this may be the pet form: «ёлочка» of «ёлка», «котик» of «кот»."""
    if "NOUN" not in reading.tag:
        return set()
    for ending in ("очка", "ечка"):
        if lemma.endswith(ending) and lemma not in _NO_PETS:
            base = lemma.removesuffix(ending) + "ка"
            return {base} if _is_noun_like(base, reading) else set()
    if lemma.endswith("очек"):
        base = lemma.removesuffix("очек") + "ок"
        return {base} if _is_noun_like(base, reading) else set()
    if lemma.endswith("ик") and lemma not in _NO_PETS:
        base = lemma.removesuffix("ик")
        return {base} if len(base) > 2 and _is_noun_like(base, reading) else set()
    return set()


_NO_PETS = frozenset(
    (
        *("бабочка", "садик", "носик", "столик", "часик", "ролик", "шарик", "пунктик"),
        *("кубик", "листик", "трубочка"),
    )
)
"""They look like pet forms, but are things of their own."""


def _is_noun_like(base: str, pet: Any) -> bool:
    """Whether there is such a noun, a living being if and only if the pet is one."""
    if not _dictionary().word_is_known(base):
        return False
    living = "anim" in pet.tag
    return any("NOUN" in r.tag and ("anim" in r.tag) == living for r in _readings(base))


@lru_cache(maxsize=4096)
def _cases(word: str) -> frozenset[tuple[str, str]]:
    """The numbers and cases in which a noun may stand; of another word, none."""
    nouns = [r for r in _dictionary().parse(word) if "NOUN" in r.tag and r.score >= _LEAST]
    return frozenset((str(r.tag.number), str(r.tag.case)) for r in nouns)


@lru_cache(maxsize=4096)
def _genders(word: str) -> frozenset[str]:
    """The genders of an adjective that may stand for a person: «больной», «знакомая»."""
    readings = _readings(word)
    if not any("Subx" in r.tag for r in readings) or any("plur" in r.tag for r in readings):
        return frozenset()
    return frozenset(str(r.tag.gender) for r in readings if "ADJF" in r.tag)
