"""The result of a deal and of the match."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.fives.results import account, match_sheet
from bot.screens.screen import Look
from bot.screens.sheet import whole
from bot.screens.sides import is_in_teams, names_of, side_name
from bot.screens.twenty_five.standing import games
from engine.games.twenty_five.state import HAND_SIZE
from engine.games.twenty_five.values import DealScore
from engine.games.twenty_five.view import View


def deal(look: Look, score: DealScore) -> str:
    """The account of a deal: who has come to 25, and what it brought to each side."""
    parts = (
        f"<b>{look.t('result-deal', deal=score.deal_no)}</b>",
        *_outcome(look, score),
        account(look, look.view.sides, score.points, score.totals),
        games(look) if is_in_teams(look.view.sides) else "",
    )
    return "\n".join(part for part in parts if part)


def _outcome(look: Look, score: DealScore) -> Iterator[str]:
    view: View = look.view
    t = look.t
    if score.winner is None:
        yield t("twenty_five-news-nobody")
        return
    yield t("twenty_five-won", side=side_name(look.names, view.sides, score.winner))
    if sum(score.tricks) < HAND_SIZE:
        yield t("twenty_five-result-stopped", number=sum(score.tricks))
    if max(score.totals) > score.totals[score.winner]:
        yield t("twenty_five-result-first")
    if score.is_sweep:
        doubles = view.options.sweep_double and view.options.stake_mode == "per_game"
        yield t("twenty_five-result-sweep-double" if doubles else "twenty_five-result-sweep")


def match_over(look: Look) -> str:
    """Who has won, what it costs the others, and the scores after every deal."""
    view: View = look.view
    result = view.result
    if result is None:
        return ""
    title = look.t("fives-match-won", side=names_of(look.names, result.winners))
    rows = [
        (
            score.deal_no,
            [
                f"{'*' if side == score.winner else ''}{whole(total)}"
                for side, total in enumerate(score.totals)
            ],
        )
        for score in view.history
    ]
    parts = (
        f"<b>{title}</b>",
        look.t("twenty_five-result-stake", stake=view.stake) if view.stake else "",
        match_sheet(look, view.sides, rows),
        "" if view.options.stake_mode == "per_game" else look.t("twenty_five-result-legend"),
    )
    return "\n".join(part for part in parts if part)
