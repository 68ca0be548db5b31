"""The rules of Fifty-Five in force, and the line for the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from bot.i18n import Translator, Verbatim
from bot.screens.rulebook import Rulebook
from bot.screens.titles import preset_title
from engine.games.fifty_five.options import ALL_TRICKS, PRESETS, FiftyFiveRules


class FiftyFiveBook(Rulebook):
    """The rules of Fifty-Five, by any of its house rules."""

    slug: ClassVar[str] = "fifty_five"
    always: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "packets": ("deck",),
        "bids": ("auction",),
        "renege": ("trumps", "plain"),
        "first_lead": ("trick",),
        "bidder_must_win": ("failed", "others"),
    }

    def is_told(self, options: FiftyFiveRules, name: str) -> bool:
        """Whether the option's own sentence holds beside the others."""
        if name == "sixty_score":
            return ALL_TRICKS in options.bids
        return super().is_told(options, name)

    def facts(self, options: FiftyFiveRules) -> Mapping[str, str | int]:
        """What the sentences may mention."""
        return {
            **super().facts(options),
            "bids": listed_bids(options.bids),
            "lowest": options.bids[0],
            "sixty": "on" if ALL_TRICKS in options.bids else "off",
        }


def listed_bids(bids: tuple[int, ...]) -> Verbatim:
    """The bids in a row."""
    return Verbatim(", ".join(map(str, bids)))


def in_one_line(t: Translator, preset: str, options: FiftyFiveRules) -> str:
    """Preset, and what players ask about first as far as the preset's name does not tell it."""
    name = preset_title(t, "fifty_five", preset)
    return " · ".join((t("line-preset", name=name), *_line(t, preset, options)))


def _line(t: Translator, preset: str, options: FiftyFiveRules) -> Iterator[str]:
    known = PRESETS.get(preset)
    if known is None or known.variant != options.variant:
        yield t("fifty_five-line-variant", variant=options.variant)
    if options.teams != "individual":
        yield t(f"fifty_five-line-{options.teams}")
    yield t("fifty_five-line-bids", bids=listed_bids(options.bids))
    if options.name_before_kitty and (known is None or not known.name_before_kitty):
        yield t("fifty_five-line-name-first")
    if options.bidder_must_win:
        yield t("fifty_five-line-must-win")
    if options.score_bid_only:
        yield t("fifty_five-line-bid-only")
    if options.deal_limit:
        yield t("fifty_five-line-deals", number=options.deal_limit)
