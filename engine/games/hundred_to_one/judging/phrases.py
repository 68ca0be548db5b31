"""A phrase taken apart: words that say something, those that join, deny, and those that do not."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

Language: TypeAlias = Literal["ru", "en"]

_CYRILLIC = re.compile(r"[а-яёіїєґў]")


def language_of(text: str) -> Language:
    """The language of a normalised text, by its letters."""
    return "ru" if _CYRILLIC.search(text) else "en"


@dataclass(frozen=True, slots=True)
class Phrase:
    """What a normalised text says, whatever else stands in it."""

    words: tuple[str, ...]
    """The words that say something, in their order."""
    links: tuple[str, ...]
    """The prepositions and particles, in alphabetic order."""
    is_denied: bool
    """Whether it says that something is not, or not there."""
    is_list: bool
    """Whether it joins words by “and”."""
    joined: str
    """Everything but the empty words, in one piece."""


@dataclass(frozen=True, slots=True)
class Particles:
    """The small words of a language."""

    openings: re.Pattern[str]
    """What people say before they answer."""
    empty: frozenset[str]
    """Words that make no difference."""
    denying: frozenset[str]
    """Words that deny."""
    absent: frozenset[str]
    """Words that deny and say something: nobody, nothing, never."""
    joining: frozenset[str]
    links: dict[str, str]
    """Prepositions and particles, each with the form that stands for its equals."""
    weak: frozenset[str]
    """Those that may be left out."""
    origin: frozenset[str] = frozenset()
    """Those after which only stands whence or whose a thing is: «пульт от телевизора»."""

    @property
    def denied(self) -> frozenset[str]:
        """All words that deny."""
        return self.denying | self.absent


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_RUSSIAN = Particles(
    openings=re.compile(
        r"(?:(?:ну|наверное|наверно|наверняка|может быть|может|пожалуй|я бы сказала?|скажу|скажем"
        r"|я думаю(?: что)?|думаю(?: что)?|мне кажется|кажется|по моему|конечно(?: же)?|точно"
        r"|скорее всего|допустим|предположим|например|типа|это|эм+|ммм*|ой|а вот|вот|да"
        r"|пусть будет|ответ|версия|мой ответ|моя версия|возможно|вероятно|как вариант) )+"
    ),
    empty=_words(
        "ну это то вот же ли бы уж наверное наверно может конечно пожалуй очень просто прям прямо"
        " мой моя мое мои моего моей моих моему моим моими мою моем"
        " твой твоя твое твои твоего твоей твоих твоему твоим твоими твою твоем"
        " свой своя свое свои своего своей своих своему своим своими свою своем"
        " наш наша наше наши нашего нашей наших нашу ваш ваша ваше ваши вашего вашей ваших вашу"
        " его ее их мне тебе себе меня тебя себя я ты мы вы он она они оно"
        " какой какая какое какие нибудь либо разный разная разное разные всякий всякая всякие"
        " этот эта эти этого когда что чтобы там тут"
    ),
    denying=_words(
        "не ни нет нету без нельзя никакой никакая никакие никаких отсутствие отсутствия против"
        " кроме"
    ),
    absent=_words("никогда никто ничего ничто никого никому никуда"),
    joining=_words("и да плюс"),
    links={
        one: one
        for one in _words(
            "под над за перед между через после до из от для ради при около возле вместо у по с к"
            " в о внутри снаружи"
        )
    }
    | {"во": "в", "на": "в", "со": "с", "ко": "к", "об": "о", "обо": "о", "рядом": "около"}
    | {"подо": "под", "надо": "над", "изо": "из", "ото": "от", "передо": "перед"},
    weak=_words("в у к по с о для"),
    origin=_words("от из"),
)

_ENGLISH = Particles(
    openings=re.compile(
        r"(?:(?:um+|uh+|hmm*|oh|well|maybe|probably|perhaps|possibly|definitely|surely|of course"
        r"|i think(?: of| that)?|i guess|i believe|i would say|i d say|id say|i ll say|i say"
        r"|let s say|lets say|it s|its|it is|that s|that is|they are|how about|what about"
        r"|could be|must be|might be|is it|gotta be|got to be|something like|my answer is"
        r"|i m going with|i ll go with|we ll go with) )+"
    ),
    empty=_words(
        "a an the my your his her its our their some any this that these those one's ones"
        " to i you we they he she it me us him them is are am was were be being been"
        " do does did doing can could will would should may might must"
        " maybe probably perhaps very really so too just s m re ve ll d really"
    ),
    denying=_words(
        "no not without none cannot dont doesnt didnt cant wont isnt arent wasnt lack lacking"
        " except"
    ),
    absent=_words("never nothing nobody"),
    joining=_words("and n plus"),
    links={
        one: one
        for one in _words(
            "in at on for of with by under over after before behind between off out up down from"
            " against above below through around during about instead away inside outside"
        )
    }
    | {"into": "in", "onto": "on"},
    weak=_words("in at on for of with by"),
)

PARTICLES: dict[Language, Particles] = {"ru": _RUSSIAN, "en": _ENGLISH}

_CONTRACTED = re.compile(
    r"\b(do|does|did|ca|could|wo|would|should|is|are|was|were|have|has|had|must|need|ai)n t\b"
)


@lru_cache(maxsize=8192)
def parse(text: str) -> Phrase:
    """What the normalised text says."""
    language = language_of(text)
    small = PARTICLES[language]
    if language == "en":
        text = _CONTRACTED.sub("not", text).replace("cannot", "not")
    tokens = small.openings.sub("", text, count=1) if small.openings.match(text) else text
    return _sorted_out(tokens.split() or text.split(), small)


def _sorted_out(tokens: list[str], small: Particles) -> Phrase:
    said = [token for token in tokens if token not in small.empty] or tokens
    other = small.denying | small.joining | small.links.keys()
    words = tuple(token for token in said if token not in other)
    is_bare = not words
    return Phrase(
        words=tuple(said) if is_bare else words,
        links=() if is_bare else tuple(sorted(small.links[t] for t in said if t in small.links)),
        is_denied=not is_bare and not small.denied.isdisjoint(said),
        is_list=any(token in small.joining for token in said),
        joined="".join(said),
    )


def without_origin(text: str) -> str:
    """The text up to the words that tell whence or whose the thing is; empty: it has none."""
    tokens = text.split()
    origin = PARTICLES[language_of(text)].origin
    at = next((at for at, token in enumerate(tokens) if token in origin), 0)
    return " ".join(tokens[:at])


def agree(one: Phrase, other: Phrase, language: Language) -> bool:
    """Whether the small words let the phrases be the same."""
    if one.is_denied != other.is_denied:
        return False
    here = [link for link in one.links if link not in other.links]
    there = [link for link in other.links if link not in one.links]
    if here and there:
        return False
    return all(link in PARTICLES[language].weak for link in here + there)
