"""The rules of Forty-Fives in force, and the line for the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from bot.i18n import Translator, Verbatim
from bot.screens.rulebook import Rulebook
from bot.screens.titles import preset_title
from engine.games.forty_fives.options import ALL_TRICKS, PRESETS, FortyFivesRules


class FortyFivesBook(Rulebook):
    """The rules of Forty-Fives, by any of its house rules."""

    slug: ClassVar[str] = "forty_fives"
    always: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "target": ("sides", "deck"),
        "bids": ("auction",),
        "first_lead": ("trumps",),
        "plain_ace_low": ("trick",),
        "thirty_win": ("made", "defence"),
    }
    through: ClassVar[Mapping[str, tuple[str, ...]]] = {"bid_to_win_from": ("bid_to_win",)}

    def facts(self, options: FortyFivesRules) -> Mapping[str, str | int]:
        """What the sentences may mention."""
        return {
            **super().facts(options),
            "bids": listed_bids(options.bids),
            "lowest": options.bids[0],
            "thirty": "on" if ALL_TRICKS in options.bids else "off",
        }


def listed_bids(bids: tuple[int, ...]) -> Verbatim:
    """The bids in a row."""
    return Verbatim(", ".join(map(str, bids)))


def in_one_line(t: Translator, preset: str, options: FortyFivesRules) -> str:
    """Preset, target, and what players ask about first."""
    name = preset_title(t, "forty_fives", preset)
    return " · ".join((t("line-preset", name=name), *_line(t, options)))


def _line(t: Translator, options: FortyFivesRules) -> Iterator[str]:
    yield t("forty_fives-line-target", target=options.target)
    if options.has_gate:
        yield t("forty_fives-line-gate")
        if options.gate_off_if_negative:
            yield t("forty_fives-line-hole")
    elif options.target > options.bid_to_win_from:
        yield t("forty_fives-line-no-gate")
    if options.follow_suit:
        yield t("forty_fives-line-follow")
    if options.plain_ace_low:
        yield t("forty_fives-line-ace-low")
    if options.bids != PRESETS["nahanni"].bids:
        yield t("forty_fives-line-bids", bids=listed_bids(options.bids))
    if not options.exchange:
        yield t("forty_fives-line-no-exchange")
    if options.deal_limit:
        yield t("forty_fives-line-deals", number=options.deal_limit)
