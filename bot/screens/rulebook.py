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
    entries: tuple[str, ...]
    """Options, and names of sentences that hold whatever the options are."""

    @classmethod
    def of(cls, name: str, entries: str) -> Section:
        """The section with these entries, separated by spaces."""
        return cls(name, tuple(entries.split()))


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
    """The section: its title and its sentences, in order."""
    keys = (sentence_key(t, slug, name, value(name)) for name in section.entries)
    lines = [f"• {t(key, **facts)}" for key in keys if key is not None]
    return "\n".join((f"<b>{t(f'{slug}-rules-{section.name}')}</b>", *lines))
