"""The result of a deal and of the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.i18n import Verbatim
from bot.screens.names import listed, padded
from bot.screens.screen import Look
from bot.screens.sheet import WIDTH, pre, sheet, signed, whole
from bot.screens.thousand.aftermath import followed
from bot.screens.thousand.explained import explained, outcome
from engine.games.thousand.events import Aftermath
from engine.games.thousand.values import DealEnd, DealScore
from engine.games.thousand.view import View

POINTS, PAIRS, CHANGE, TOTAL = 5, 6, 5, 6
"""Columns of the account of a deal; names have what a phone leaves for them."""
NAME = 10
"""More than that no name needs."""


def deal(look: Look, score: DealScore, after: Sequence[Aftermath] = ()) -> str:
    """The account of a deal: what each took, what was booked and why, and what followed."""
    heading = look.t(
        "thousand-result-golden" if score.golden else "result-deal", deal=score.deal_no
    )
    parts = (
        f"<b>{heading}</b>",
        *outcome(look, score, after),
        pre(_account(look, score)),
        *explained(look, score),
        *(followed(look, event) for event in after),
    )
    return "\n".join(parts)


def _account(look: Look, score: DealScore) -> Iterator[str]:
    t = look.t.plain
    is_played = score.end is DealEnd.PLAYED
    has_pairs = is_played and any(own.marriages for own in score.seats)
    used = CHANGE + TOTAL + POINTS * is_played + PAIRS * has_pairs
    width = min(NAME, WIDTH - used)
    head = [padded("", width)]
    if is_played:
        head.append(padded(t("thousand-column-points"), POINTS, right=True))
    if has_pairs:
        head.append(padded(t("thousand-column-pairs"), PAIRS, right=True))
    head.append(padded(t("column-change"), CHANGE, right=True))
    head.append(padded(t("column-total"), TOTAL, right=True))
    yield "".join(head)
    for seat, own in enumerate(score.seats):
        cells = [padded(look.names[seat], width)]
        if is_played:
            cells.append(f"{own.card_points:>{POINTS}}")
        if has_pairs:
            cells.append(f"{own.marriages or '':>{PAIRS}}")
        cells.append(f"{signed(own.change - own.fines):>{CHANGE}}")
        cells.append(f"{whole(own.total):>{TOTAL}}")
        yield "".join(cells)


def match_over(look: Look) -> str:
    """Who has won and who has lost, and the score after every deal."""
    view: View = look.view
    result = view.result
    if result is None:
        return ""
    names = listed(look.names[seat] for seat in result.winners)
    count = len(result.winners)
    title = look.t("result-match", names=names, count=count) if count else _nobody(look)
    rows = [_row(deal) for deal in view.history]
    parts = (
        f"<b>{title}</b>",
        *_lost(look),
        sheet(look.names, rows),
        look.t("thousand-result-legend"),
        *_bank(look),
    )
    return "\n".join(parts)


def _nobody(look: Look) -> str:
    return look.t("thousand-news-nobody-won")


def _lost(look: Look) -> Iterator[str]:
    result = look.view.result
    if result.losers:
        names = listed(look.names[seat] for seat in result.losers)
        yield look.t("thousand-result-lost", names=names)


def _row(score: DealScore) -> tuple[int, Sequence[str]]:
    return score.deal_no, [
        f"{'*' if seat == score.declarer else ''}{whole(own.total)}"
        for seat, own in enumerate(score.seats)
    ]


def _bank(look: Look) -> Iterator[str]:
    view: View = look.view
    for seat, gain in enumerate(view.bank):
        if gain:
            yield look.t(
                "thousand-result-bank", name=look.names[seat], gain=Verbatim(signed(gain))
            )
