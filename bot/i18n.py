"""Sentences in the reader's language, from the Fluent catalogues in `locales/`.

The chat's language speaks in the group, the reader's own in private, and timers speak with no
request at hand; so the language is always said, never taken from the surroundings.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

LANGUAGES = ("ru", "en")
LOCALES = Path(__file__).parents[1] / "locales"
REMEMBERED = 4096
"""How many finished sentences a language remembers; most of a screen was said before."""


_STRANGE = re.compile(r"[^A-Za-z0-9_-]")


def as_key(text: str) -> str:
    """The text as a key of the catalogues: `_` for signs that no key can hold (`3+2`: `3_2`)."""
    return _STRANGE.sub("_", text)


class MissingSentence(LookupError):  # noqa: N818 - it is the sentence that is missing
    """A catalogue has no such sentence, or the sentence misses an argument."""


class Verbatim(str):
    """A text that stays a text even if it is made of digits: a name, a seed."""

    __slots__ = ()


class Html(str):
    """A piece of HTML; as an argument it is not escaped again."""

    __slots__ = ()


class Translator:
    """The sentences of one language.

    Call it with a key and arguments. Text arguments are escaped for HTML; `plain` leaves them as
    they are, for pop-ups and buttons. Numbers have to come as `int`, or plural forms go wrong.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))
        # by type as well: a text, a piece of HTML and a number may be equal
        self._html = lru_cache(maxsize=REMEMBERED, typed=True)(self._as_html)
        self._text = lru_cache(maxsize=REMEMBERED, typed=True)(self._as_text)

    def __call__(self, key: str, **arguments: str | int) -> Html:
        """The sentence as HTML.

        Raises:
            MissingSentence: no such key, or an argument is missing.
            TypeError: an argument is neither a whole number nor a text, or a text of digits.
        """
        return self._html(key, tuple(arguments), *arguments.values())

    def plain(self, key: str, **arguments: str | int) -> Verbatim:
        """The sentence as plain text.

        Raises:
            MissingSentence: no such key, or an argument is missing.
            TypeError: as above, or an argument is HTML.
        """
        return self._text(key, tuple(arguments), *arguments.values())

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return bool(self._bundle.has_message(key))

    def _as_html(self, key: str, names: tuple[str, ...], *values: str | int) -> Html:
        return Html(self._sentence(key, dict(zip(names, map(_safe, values), strict=True))))

    def _as_text(self, key: str, names: tuple[str, ...], *values: str | int) -> Verbatim:
        return Verbatim(self._sentence(key, dict(zip(names, map(_plain, values), strict=True))))

    def _sentence(self, key: str, arguments: dict[str, str | int]) -> str:
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingSentence(f"{self.language}: no sentence {key}")
        given = {name: _fluent(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingSentence(f"{self.language}: {key}: {errors[0]}")
        return str(text)


class Reworded(Translator):
    """A translator that says some things otherwise: under other keys, with the same arguments."""

    def __init__(self, t: Translator, key_for: Callable[[str], str]) -> None:
        self.language = t.language
        self._t = t
        self._key_for = key_for

    def __call__(self, key: str, **arguments: str | int) -> Html:
        return self._t(self._key_for(key), **arguments)

    def plain(self, key: str, **arguments: str | int) -> Verbatim:
        return self._t.plain(self._key_for(key), **arguments)

    def has(self, key: str) -> bool:
        return self._t.has(self._key_for(key))


def _fluent(value: str | int) -> Any:
    """A number is not grouped (1001); one below zero is only told, with a real minus."""
    if not isinstance(value, int):
        return str(value)
    return FluentInt(value, useGrouping=False) if value >= 0 else f"\u2212{-value}"


def _safe(value: str | int) -> str | int:
    checked = _checked(value)
    if isinstance(checked, int) or isinstance(value, Html):
        return checked
    return escape(checked, quote=False)


def _plain(value: str | int) -> str | int:
    if isinstance(value, Html):
        raise TypeError(f"HTML in a plain sentence: {value!r}")
    return _checked(value)


def _checked(value: str | int) -> str | int:
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        raise TypeError(f"not a text, not a whole number: {value!r}")
    if type(value) is str and value.removeprefix("-").isdigit():
        raise TypeError(f"a number has to come as int, not as text: {value!r}")
    return value


@cache
def translator(language: str) -> Translator:
    """The translator of a language; of English for one that we do not speak."""
    return Translator(language if language in LANGUAGES else "en")
