"""Sentences in the reader's language, from the Fluent catalogues in `locales/`."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("ru", "en")
LOCALES = Path(__file__).parents[1] / "locales"


class MissingSentence(LookupError):  # noqa: N818 - it is the sentence that is missing
    """A catalogue has no such sentence, or the sentence misses an argument."""


class Translator:
    """The sentences of one language.

    Call it with a key and arguments. Text arguments are escaped for HTML; `plain` leaves them as
    they are, for pop-ups. Numbers have to come as `int`, or plural forms go wrong.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __call__(self, key: str, **arguments: Any) -> str:
        """The sentence as HTML.

        Raises:
            MissingSentence: no such key, or an argument is missing.
        """
        return self._sentence(
            key,
            {n: escape(v, quote=False) if isinstance(v, str) else v for n, v in arguments.items()},
        )

    def plain(self, key: str, **arguments: Any) -> str:
        """The sentence as plain text."""
        return self._sentence(key, arguments)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return bool(self._bundle.has_message(key))

    def _sentence(self, key: str, arguments: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingSentence(f"{self.language}: no sentence {key}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingSentence(f"{self.language}: {key}: {errors[0]}")
        return str(text)


@cache
def translator(language: str) -> Translator:
    """The translator of a language; of English for one that we do not speak."""
    return Translator(language if language in LANGUAGES else "en")
