"""What a table of Fifty-Five shows, and how that differs from Forty-Fives."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Translator
from bot.screens.fifty_five import news, rules
from bot.screens.fives.bidding import BiddingScreens
from bot.screens.fives.contract import Manner, sides_of
from bot.screens.screen import Look
from bot.screens.sides import side_name
from engine.games.fifty_five.events import Event
from engine.games.fifty_five.options import ALL_TRICKS, FiftyFiveRules
from engine.games.fifty_five.values import DealScore
from engine.games.fifty_five.view import View


class FiftyFiveScreens(BiddingScreens):
    """What a table of Fifty-Five shows; implements `GameScreens`."""

    book = rules.FiftyFiveBook()

    def manner(self, view: View) -> Manner:
        options = view.options
        return Manner(
            slug="fifty_five",
            target=options.variant,
            all_tricks=ALL_TRICKS,
            following=options.following,
            dealer_is_bound=options.all_pass not in ("next_dealer", "same_dealer"),
        )

    def news(self, look: Look, event: Event) -> str | None:
        return news.line(look, event)

    def consequences(self, look: Look, score: DealScore) -> Iterator[str]:
        view: View = look.view
        target = view.options.variant
        sides = sides_of(view)
        for side, total in enumerate(score.totals):
            if total < target:
                continue
            name = side_name(look.names, sides, side)
            trick = score.reached[side]
            if trick is None:
                yield look.t("fifty_five-result-not-the-bidder", name=name, target=target)
            else:
                yield look.t("fifty_five-result-reached", name=name, target=target, trick=trick)

    def is_by_limit(self, view: View) -> bool:
        last = view.last_deal
        has_reached = last is not None and any(trick is not None for trick in last.reached)
        return view.result is not None and not has_reached

    def in_one_line(self, t: Translator, preset: str, options: FiftyFiveRules) -> str:
        return rules.in_one_line(t, preset, options)
