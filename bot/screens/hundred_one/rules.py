"""The rules of Hundred and One in force, and the line for the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from bot.i18n import Translator
from bot.screens.rulebook import Rulebook
from bot.screens.titles import preset_title
from engine.games.hundred_one.options import HundredOneRules


class HundredOneBook(Rulebook):
    """The rules of Hundred and One, by any of its house rules."""

    slug: ClassVar[str] = "hundred_one"
    always: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "players": ("aim",),
        "ace_two_players": ("fits", "ace"),
        "queen_on_order": ("queen",),
        "queen_bonus": ("values",),
    }


def in_one_line(t: Translator, preset: str, options: HundredOneRules) -> str:
    """Preset, limit, and what players ask about first."""
    name = preset_title(t, "hundred_one", preset)
    return " · ".join((t("line-preset", name=name), *_line(t, options)))


def _line(t: Translator, options: HundredOneRules) -> Iterator[str]:
    yield t("hundred_one-line-limit", limit=options.limit)
    yield t(f"hundred_one-line-{options.end_mode}")
    if options.stacking != "none":
        yield t("hundred_one-line-stacking")
    if options.opening_card == "forehand_any":
        yield t("hundred_one-line-any-opening")
