"""Rules text made of sentences, one for each house rule that makes a difference.

The sentence for an option stands in the catalogues under `GAME-rule-OPTION-VALUE`, or under
`GAME-rule-OPTION` if it tells the value itself. A value with neither changes nothing that a reader
would expect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.i18n import Translator

NOTHING = ("", "0", "-")
"""Values that no general sentence is told for: without effect, none, an empty set."""


@dataclass(frozen=True, slots=True)
class Section:
    """A page of the rules."""

    name: str
    items: tuple[tuple[str, ...], ...]
    """An item is told in one breath; it names options, and sentences that always hold."""

    @classmethod
    def of(cls, name: str, items: str) -> Section:
        """The section with these items: names with spaces between, items with commas."""
        return cls(name, tuple(tuple(item.split()) for item in items.split(",")))


def sentence_key(t: Translator, slug: str, name: str, value: str) -> str | None:
    """The key of the sentence for this value; None: nothing has to be said."""
    if not value:
        return None
    own = f"{slug}-rule-{name}-{value}"
    if t.has(own):
        return own
    general = f"{slug}-rule-{name}"
    return general if value not in NOTHING and value != "off" and t.has(general) else None


def told(
    t: Translator,
    slug: str,
    section: Section,
    value: Callable[[str], str],
    facts: Mapping[str, str | int],
) -> str:
    """The section: its title and its items, in order."""
    lines = (_item(t, slug, item, value, facts) for item in section.items)
    title = f"<b>{t(f'{slug}-rules-{section.name}')}</b>"
    return "\n".join((title, *(f"• {line}" for line in lines if line)))


def _item(
    t: Translator,
    slug: str,
    item: tuple[str, ...],
    value: Callable[[str], str],
    facts: Mapping[str, str | int],
) -> str:
    keys = (sentence_key(t, slug, name, value(name)) for name in item)
    return " ".join(t(key, **facts) for key in keys if key is not None)
