"""What a table of Hundred to One shows, gathered into one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.i18n import Translator
from bot.screens.hundred_to_one import (
    choices,
    hand,
    news,
    popups,
    results,
    rules,
    standing,
    unveiling,
    wording,
)
from bot.screens.screen import Choice, Look
from engine.games.hundred_to_one.events import Event, RoundEnded
from engine.games.hundred_to_one.options import HundredToOneRules
from engine.games.hundred_to_one.view import View


class HundredToOneScreens:
    """What a table of Hundred to One shows; implements `GameScreens`."""

    book = rules.HundredToOneBook()

    def deal(self, view: View) -> int:
        return max(1, view.number)

    def standing(self, look: Look) -> str:
        return standing.standing(look)

    def hand(self, look: Look) -> str:
        return hand.hand(look)

    def choices(self, look: Look) -> tuple[tuple[Choice, ...], ...]:
        return choices.choices(look)

    def public_choices(self, look: Look) -> tuple[tuple[tuple[str, str], ...], ...]:
        """Rows of buttons under the group's board: the text, and the action in notation."""
        return choices.public_choices(look)

    def unveilings(self, look: Look) -> tuple[str, ...]:
        """What the group's table shows at each step before the end of a round is seen whole."""
        return unveiling.unveilings(look)

    def wording(self, view: View, key: str) -> str:
        """The key of what is said here instead of a sentence that all games share."""
        return wording.wording(view, key)

    def pages(self, look: Look) -> tuple[tuple[str, str], ...]:
        return ()

    def news(self, look: Look, event: Event) -> str | None:
        return news.line(look, event)

    def pocket(self, look: Look) -> str:
        return popups.pocket(look)

    def last_trick(self, look: Look) -> str:
        return popups.last_answers(look)

    def scores(self, look: Look) -> str:
        return popups.scores(look)

    def why_not(self, look: Look, refusals: Sequence[tuple[str, str, dict[str, str]]]) -> str:
        """No answer is forbidden before it is given."""
        return look.t.plain("why-nothing")

    def reason(self, look: Look, code: str, details: dict[str, str]) -> str:
        return popups.reason(look, code, details)

    def deal_result(self, look: Look, event: Any) -> str:
        if isinstance(event, RoundEnded):
            return results.round_over(look, event)
        return news.line(look, event) or ""

    def match_result(self, look: Look) -> str:
        return results.match_over(look)

    def in_one_line(self, t: Translator, preset: str, options: HundredToOneRules) -> str:
        return rules.in_one_line(t, preset, options)
