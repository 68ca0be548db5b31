"""The rules of Hundred to One in force, and the line for the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, ClassVar

from bot.i18n import Translator, Verbatim
from bot.screens.rulebook import Rulebook
from bot.screens.titles import preset_title
from engine.games.hundred_to_one import effects
from engine.games.hundred_to_one.options import HundredToOneRules

GAMES = ("simple", "double", "triple", "reverse", "big")


class HundredToOneBook(Rulebook):
    """The rules of Hundred to One, by any of its house rules."""

    slug: ClassVar[str] = "hundred_to_one"
    always: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "team_size": ("aim",),
        "matching": ("source",),
        "answer_timeout": ("plea",),
        "rows": GAMES,
        "faceoff_mode": ("faceoff", "again", "pairs"),
        "miss_limit": ("circle", "full"),
        "reverse_values": ("captains", "dearer"),
        "big_questions": ("players", "hidden"),
    }
    through: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "multipliers": GAMES[:3],
        "rounds": ("rounds", "without"),
    }

    def value(self, options: HundredToOneRules, name: str) -> str:
        """The value that is told of a sentence that no option decides; empty: it does not hold."""
        match name:
            case "reverse":
                word = "on" if _is_rising(options.reverse_values) else "any"
            case "big" | "players" | "again" | "circle":
                word = "two" if options.team_size > 1 else "one"
            case _:
                word = "on"
        return word if self._holds(options, name) else ""

    def _holds(self, options: HundredToOneRules, name: str) -> bool:
        in_teams = options.team_size > 1
        match name:
            case "simple" | "double" | "triple" | "reverse":
                holds = name in options.games
            case "big" | "players":
                holds = effects.has_big(options)
            case "plea":
                holds = options.matching != "host" and effects.has_faceoff(options)
            case "hidden":
                holds = in_teams and effects.has_big(options)
            case "faceoff" | "again":
                holds = effects.has_faceoff(options)
            case "pairs":
                holds = in_teams and len({*options.games} & {*GAMES[:3]}) > 1
            case "circle" | "full":
                holds = effects.has_circle(options)
            case "captains":
                holds = effects.has_reverse(options)
            case "dearer":
                holds = effects.has_reverse(options) and _is_rising(options.reverse_values)
            case "without":
                holds = effects.lists_reverse(options) and not options.reverse_round
            case _:
                holds = True
        return holds

    def facts(self, options: HundredToOneRules) -> Mapping[str, str | int]:
        """Every number, those of the lists one by one."""
        simple, double, triple = options.multipliers
        values = Verbatim(", ".join(map(str, options.reverse_values)))
        return {
            **super().facts(options),
            "games": len(options.games),
            "simple": simple,
            "double": double,
            "triple": triple,
            "values": values,
        }


def _is_rising(values: Sequence[int]) -> bool:
    """Whether every row is worth more than the one above it."""
    return all(above < below for above, below in pairwise(values))


def in_one_line(t: Translator, preset: str, options: Any) -> str:
    """Preset, games, prize, and what players ask about first."""
    name = preset_title(t, "hundred_to_one", preset)
    return " · ".join((t("line-preset", name=name), *_line(t, options)))


def _line(t: Translator, options: HundredToOneRules) -> Iterator[str]:
    yield t("hundred_to_one-line-games", number=len(options.games))
    if effects.has_big(options):
        yield t("hundred_to_one-line-prize", number=options.big_target)
    if options.faceoff_mode == "buzzer" and effects.has_faceoff(options):
        yield t("hundred_to_one-line-buzzer")
    if options.host:
        yield t("hundred_to_one-line-host")
