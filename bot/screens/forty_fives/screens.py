"""What a table of Forty-Fives shows, and how that differs from Fifty-Five."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Translator
from bot.screens.fives.bidding import BiddingScreens
from bot.screens.fives.contract import Manner, Stage, is_dealt, stage
from bot.screens.forty_fives import news, rules
from bot.screens.screen import Look
from bot.screens.sides import side_name, sign_of
from engine.game import Seat
from engine.games import fives
from engine.games.forty_fives.events import Event
from engine.games.forty_fives.options import ALL_TRICKS, FortyFivesRules
from engine.games.forty_fives.play import following
from engine.games.forty_fives.scoring import winning_side
from engine.games.forty_fives.values import SEATS, SIDES, DealScore
from engine.games.forty_fives.view import View

TEAMS = fives.sides_of(SEATS, "pairs")


class FortyFivesScreens(BiddingScreens):
    """What a table of Forty-Fives shows; implements `GameScreens`."""

    book = rules.FortyFivesBook()

    def manner(self, view: View) -> Manner:
        options = view.options
        return Manner(
            slug="forty_fives",
            target=options.target,
            all_tricks=ALL_TRICKS,
            following=following(options),
            dealer_is_bound=options.all_pass not in ("redeal_next", "redeal_same"),
            ace_high=not options.plain_ace_low,
            must_lead_trump=view.must_lead_trump,
        )

    def news(self, look: Look, event: Event) -> str | None:
        return news.line(look, event)

    def notes(self, look: Look) -> dict[Seat, str]:
        """Who has exchanged how many cards, until the play begins."""
        view: View = look.view
        if stage(view) is not Stage.DISCARD:
            return {}
        key = "forty_fives-note-exchanged"
        return {one.seat: look.t(key, number=one.discarded) for one in view.exchanges}

    def remarks(self, look: Look) -> Iterator[str]:
        """Which side has to bid and make it to win."""
        view: View = look.view
        gated = [side for side in range(SIDES) if view.gated[side]]
        if gated and is_dealt(view):
            sides = " ".join(sign_of(TEAMS[side][0], TEAMS) for side in gated)
            yield look.t("forty_fives-gate", sides=sides)

    def reminders(self, look: Look) -> Iterator[str]:
        view: View = look.view
        if look.seat is None or stage(view) is not Stage.BID:
            return
        side = view.side(look.seat)
        if view.gated[side]:
            yield look.t("forty_fives-gate-own", score=view.scores[side])

    def consequences(self, look: Look, score: DealScore) -> Iterator[str]:
        view: View = look.view
        playing = view.side(score.contract.declarer)
        for side, total in enumerate(score.totals):
            if not score.gated[side] or (side == playing and score.made):
                continue
            name = side_name(look.names, TEAMS, side)
            if score.frozen and side != playing:
                yield look.t("forty_fives-result-frozen", side=name)
            if total >= view.options.target:
                yield look.t("forty_fives-result-gated", side=name, score=total)

    def is_by_limit(self, view: View) -> bool:
        last = view.last_deal
        has_won = last is not None and winning_side(view.options, last) is not None
        return view.result is not None and (view.thrown_in or not has_won)

    def in_one_line(self, t: Translator, preset: str, options: FortyFivesRules) -> str:
        return rules.in_one_line(t, preset, options)
