"""What a table of Twenty-Five shows, gathered into one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.i18n import Translator
from bot.screens.fives import popups
from bot.screens.screen import Choice, Look
from bot.screens.twenty_five import choices, hand, news, results, rules, standing
from engine.games.twenty_five.events import DealEnded, Event
from engine.games.twenty_five.options import TwentyFiveRules
from engine.games.twenty_five.values import PhaseName
from engine.games.twenty_five.view import View


class TwentyFiveScreens:
    """What a table of Twenty-Five shows; implements `GameScreens`."""

    book = rules.TwentyFiveBook()

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
        view: View = look.view
        is_wanted = look.seat in view.to_move and view.phase is not PhaseName.REST
        return popups.pocket(look, view.hand, view.trump, is_wanted=is_wanted)

    def last_trick(self, look: Look) -> str:
        view: View = look.view
        last = view.taken[-1] if view.taken else None
        trick = None if last is None else standing.trick_of(last.cards, is_complete=True)
        return popups.last_trick(look, trick, None if last is None else last.winner)

    def scores(self, look: Look) -> str:
        view: View = look.view
        if view.options.stake_mode == "per_game":
            return popups.scores(look, view.sides, view.scores)
        notes = [look.t.plain("twenty_five-games-won", number=number) for number in view.games]
        return popups.scores(look, view.sides, view.scores, notes)

    def why_not(self, look: Look, refusals: Sequence[tuple[str, str, dict[str, str]]]) -> str:
        return popups.why_not(look, "twenty_five", refusals)

    def reason(self, look: Look, code: str, details: dict[str, str]) -> str:
        return popups.reason(look, "twenty_five", code, details)

    def deal_result(self, look: Look, event: Any) -> str:
        if isinstance(event, DealEnded):
            return results.deal(look, event.score)
        return news.line(look, event) or ""

    def match_result(self, look: Look) -> str:
        return results.match_over(look)

    def in_one_line(self, t: Translator, preset: str, options: TwentyFiveRules) -> str:
        return rules.in_one_line(t, preset, options)
