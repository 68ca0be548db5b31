"""Rules text made of sentences, one for each house rule that makes a difference.

The sentence for an option stands in the catalogues under `GAME-rule-OPTION-VALUE`, or under
`GAME-rule-OPTION` if it tells the value itself. A value with neither changes nothing that a reader
would expect. Sections and order are those of the options model.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from bot.i18n import Html, Translator, as_key
from engine.options import HouseRules

NOTHING = ("", "0", "-")
"""Values that no general sentence is told for: without effect, none, an empty set."""


@dataclass(frozen=True, slots=True)
class Page:
    """A section of the rules as a table plays them."""

    section: str
    title: Html
    lines: tuple[Html, ...]

    @property
    def text(self) -> str:
        """The page as HTML."""
        return "\n".join((f"<b>{self.title}</b>", *(f"• {line}" for line in self.lines)))


class Rulebook:
    """The rules of one game, by any of its house rules."""

    slug: ClassVar[str]
    always: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Sentences that no option decides, by the option before which they are told."""

    through: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """For an option whose own sentence is not enough or none, those that tell its value."""

    def value(self, options: Any, name: str) -> str:
        """The value that is told of a sentence of `always`; empty: it does not hold here."""
        return "on"

    def is_told(self, options: Any, name: str) -> bool:
        """Whether the option's own sentence holds beside the others."""
        return bool(options.has_effect(name))

    def facts(self, options: Any) -> Mapping[str, str | int]:
        """What the sentences may mention: at least every number of the house rules."""
        return {
            name: value
            for name in type(options).model_fields
            if isinstance(value := getattr(options, name), int) and not isinstance(value, bool)
        }

    def pages(self, t: Translator, options: HouseRules) -> tuple[Page, ...]:
        """A page for each section in which there is something to tell."""
        found = (self.page(t, options, section) for section in type(options).sections())
        return tuple(page for page in found if page.lines)

    def page(self, t: Translator, options: HouseRules, section: str) -> Page:
        """What is in force of one section."""
        facts = self.facts(options)
        lines = tuple(
            t(key, **facts)
            for name in type(options).sections()[section]
            for key in self._keys(t, options, name)
        )
        return Page(section, t(f"{self.slug}-section-{section}"), lines)

    def sentence(self, t: Translator, options: HouseRules, name: str) -> Html | None:
        """What the option says beside these others; None: nothing has to be said."""
        keys = self.keys(t, options, name)
        facts = self.facts(options)
        return Html(" ".join(t(key, **facts) for key in keys)) if keys else None

    def keys(self, t: Translator, options: HouseRules, name: str) -> tuple[str, ...]:
        """The sentences of which the option's is made; the same ones may tell several values."""
        return tuple(
            key
            for other in self.through.get(name, (name,))
            for key in self._told(t, options, other)
        )

    def _keys(self, t: Translator, options: HouseRules, name: str) -> Iterator[str]:
        for extra in self.always.get(name, ()):
            yield from self._told(t, options, extra)
        yield from self._told(t, options, name)

    def _told(self, t: Translator, options: HouseRules, name: str) -> Iterator[str]:
        """The key of the sentence for an option, or for one that no option decides."""
        if name not in type(options).model_fields:
            value = self.value(options, name)
        else:
            value = options.written(name) if self.is_told(options, name) else ""
        key = sentence_key(t, self.slug, name, value)
        if key is not None:
            yield key


def sentence_key(t: Translator, slug: str, name: str, value: str) -> str | None:
    """The key of the sentence for this value; None: nothing has to be said."""
    if not value:
        return None
    own = as_key(f"{slug}-rule-{name}-{value}")
    if t.has(own):
        return own
    general = f"{slug}-rule-{name}"
    return general if value not in NOTHING and value != "off" and t.has(general) else None
