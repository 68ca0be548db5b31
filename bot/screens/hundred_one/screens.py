"""What a table of Hundred and One shows, gathered into one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.i18n import Translator
from bot.screens.hundred_one import choices, hand, news, popups, results, rules, standing
from bot.screens.screen import Choice, Look
from engine.games.hundred_one.events import DealEnded, Event
from engine.games.hundred_one.options import HundredOneRules
from engine.games.hundred_one.values import PhaseName
from engine.games.hundred_one.view import View


class HundredOneScreens:
    """What a table of Hundred and One shows; implements `GameScreens`."""

    book = rules.HundredOneBook()

    def deal(self, view: View) -> int:
        is_coming = view.phase is PhaseName.REST and bool(view.history)
        return max(1, view.deal_no - is_coming)

    def standing(self, look: Look) -> str:
        return standing.standing(look)

    def hand(self, look: Look) -> str:
        return hand.hand(look)

    def choices(self, look: Look) -> tuple[tuple[Choice, ...], ...]:
        return choices.choices(look)

    def pages(self, look: Look) -> tuple[tuple[str, str], ...]:
        return choices.pages(look)

    def news(self, look: Look, event: Event) -> str | None:
        return news.line(look, event)

    def pocket(self, look: Look) -> str:
        return popups.pocket(look)

    def last_trick(self, look: Look) -> str:
        return popups.last_plays(look)

    def scores(self, look: Look) -> str:
        return popups.scores(look)

    def why_not(self, look: Look, refusals: Sequence[tuple[str, str, dict[str, str]]]) -> str:
        return popups.why_not(look, refusals)

    def reason(self, look: Look, code: str, details: dict[str, str]) -> str:
        return popups.reason(look, code, details)

    def deal_result(self, look: Look, event: Any) -> str:
        if isinstance(event, DealEnded):
            return results.deal(look, event.score)
        return news.line(look, event) or ""

    def match_result(self, look: Look) -> str:
        return results.match_over(look)

    def in_one_line(self, t: Translator, preset: str, options: HundredOneRules) -> str:
        return rules.in_one_line(t, preset, options)
