"""The rules of Twenty-Five in force, and the line for the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from bot.i18n import Translator
from bot.screens.rulebook import Rulebook
from bot.screens.titles import preset_title
from engine.games.twenty_five.options import TwentyFiveRules


class TwentyFiveBook(Rulebook):
    """The rules of Twenty-Five, by any of its house rules."""

    slug: ClassVar[str] = "twenty_five"
    always: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "players": ("aim",),
        "packets": ("cards",),
        "rob": ("turned",),
        "renege": ("trumps", "pips", "plain", "lead", "taking"),
    }


def in_one_line(t: Translator, preset: str, options: TwentyFiveRules) -> str:
    """Preset, goal, and what players ask about first."""
    name = preset_title(t, "twenty_five", preset)
    return " · ".join((t("line-preset", name=name), *_line(t, options)))


def _line(t: Translator, options: TwentyFiveRules) -> Iterator[str]:
    yield t("twenty_five-line-target")
    if options.stake_mode == "best_of":
        yield t("twenty_five-line-games", number=options.games_to_win)
    if options.stake:
        yield t("twenty_five-line-stake", stake=options.stake)
    if options.sweep_double and options.stake_mode == "per_game":
        yield t("twenty_five-line-double")
    if not options.rob:
        yield t("twenty_five-line-no-rob")
    if not options.renege:
        yield t("twenty_five-line-no-renege")
