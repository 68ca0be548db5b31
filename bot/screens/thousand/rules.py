"""The rules of Thousand in force, and the line for the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from bot.i18n import Translator
from bot.screens.rulebook import Rulebook
from bot.screens.titles import preset_title
from engine.cards import Suit
from engine.games.thousand.cards import marriage_value
from engine.games.thousand.options import ThousandRules


class ThousandBook(Rulebook):
    """The rules of Thousand, by any of its house rules."""

    slug: ClassVar[str] = "thousand"
    always: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "bank": ("ranks", "points"),
        "marriage_values": ("pairs",),
        "shuffle_mode": ("deal",),
        "bid_step": ("bids",),
        "talon_reveal": ("talon",),
        "discard_visibility": ("discards",),
        "marriage_auto": ("marriage_more",),
        "penalty": ("opponents",),
    }
    through: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "two_player_mode": ("deal", "discards"),
        "marriage_values": ("pairs",),
        "opener": ("opening",),
        "bid_step": ("bids",),
        "bid_max": ("bid_cap", "raise_cap"),
        "rospis_ace_value": ("rospis",),
        "penalty": ("bolt_mode",),
        "bolt_row_penalty": ("bolt_mode",),
    }

    def value(self, options: ThousandRules, name: str) -> str:
        """The value that is told of a sentence of `always`; empty: it does not hold here."""
        match name:
            case "deal" | "discards":
                two = f"2-{options.two_player_mode}"
                return two if options.players == 2 else str(options.players)
            case "talon":
                return "2" if options.players == 2 else "1"
            case "marriage_more" if options.trump_mode == "declared":
                return ""
            case _:
                return super().value(options, name)

    def is_told(self, options: ThousandRules, name: str) -> bool:
        """Whether the option's own sentence holds beside the others."""
        # off the frozen barrel its own sentence would be wrong: barrel_raw_points tells it
        if name == "barrel" and options.barrel_raw_points:
            return not options.barrel
        return super().is_told(options, name)

    def facts(self, options: ThousandRules) -> Mapping[str, str | int]:
        """What the sentences may mention."""
        suits = {"h": Suit.HEARTS, "d": Suit.DIAMONDS, "c": Suit.CLUBS, "s": Suit.SPADES}
        worth: dict[str, Any] = {
            letter: marriage_value(options, suit) for letter, suit in suits.items()
        }
        return {
            **super().facts(options),
            **worth,
            "opener": options.opener,
            "marriages": "off" if options.marriage_points_for == "declarer" else "on",
            "bolts": "off" if options.bolt_mode == "off" else "on",
            "fall": options.barrel - options.penalty,
        }


def in_one_line(t: Translator, preset: str, options: ThousandRules) -> str:
    """Preset, target, and what players ask about first."""
    name = preset_title(t, "thousand", preset)
    return " · ".join((t("line-preset", name=name), *_line(t, options)))


def _line(t: Translator, options: ThousandRules) -> Iterator[str]:
    yield t("thousand-line-target", target=options.target)
    if options.ace_marriage:
        yield t("thousand-line-aces", value=options.ace_marriage)
    if options.barrel:
        yield t("thousand-line-barrel", barrel=options.barrel)
    else:
        yield t("thousand-line-no-barrel")
    yield t("thousand-line-no-rospis" if options.rospis == "off" else "thousand-line-rospis")
    if options.dark != "off":
        yield t("thousand-line-dark")
    if options.golden:
        yield t("thousand-line-golden")
    if options.trump_mode == "declared":
        yield t("thousand-line-declared")
