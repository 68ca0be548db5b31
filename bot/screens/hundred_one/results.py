"""The result of a deal and of the match."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.cards import face, faces, in_order
from bot.screens.hundred_one.standing import strength
from bot.screens.names import listed, padded
from bot.screens.screen import Look
from bot.screens.sheet import pre, sheet, signed, whole
from engine.games.hundred_one.values import DealScore
from engine.games.hundred_one.view import View

NAME, CHANGE, TOTAL = 16, 6, 7
"""Columns of the account of a deal; together they fit a phone."""


def deal(look: Look, score: DealScore) -> str:
    """The account of a deal: who ended it, what the others were left with, what followed."""
    t = look.t
    parts = (
        f"<b>{t('result-deal', deal=score.deal_no)}</b>",
        _outcome(look, score),
        pre(_account(look, score)),
        "\n".join(_left(look, score)),
        "\n".join(_notes(look, score)),
    )
    return "\n".join(part for part in parts if part)


def _outcome(look: Look, score: DealScore) -> str:
    if score.finisher is None or score.last_card is None:
        return look.t("hundred_one-rest-nobody")
    return look.t(
        "hundred_one-result-finished",
        name=look.names[score.finisher],
        card=face(score.last_card, look.prefs),
    )


def _account(look: Look, score: DealScore) -> Iterator[str]:
    t = look.t.plain
    change = padded(t("column-change"), CHANGE, right=True)
    yield padded("", NAME) + change + padded(t("column-total"), TOTAL, right=True)
    for seat, name in enumerate(look.names):
        bonus = score.bonus if seat == score.finisher else 0
        change = f"{signed(score.values[seat] - bonus):>{CHANGE}}"
        yield f"{padded(name, NAME)}{change}{whole(score.totals[seat]):>{TOTAL}}"


def _left(look: Look, score: DealScore) -> Iterator[str]:
    for seat, hand in enumerate(score.hands):
        if hand:
            cards = faces(in_order(hand, strength), look.prefs)
            yield look.t("hundred_one-result-left", name=look.names[seat], cards=cards)


def _notes(look: Look, score: DealScore) -> Iterator[str]:
    t = look.t
    if score.bonus and score.finisher is not None:
        name = look.names[score.finisher]
        yield t("hundred_one-result-bonus", name=name, bonus=score.bonus)
    for seat in score.resets:
        limit = look.view.options.limit
        yield t("hundred_one-result-reset", name=look.names[seat], limit=limit)
    for seat in score.floored:
        yield t("hundred_one-result-floored", name=look.names[seat])
    for seat in score.out:
        yield t("hundred_one-result-over", name=look.names[seat], score=score.totals[seat])


def match_over(look: Look) -> str:
    """Who has won and who has lost, and the score after every deal."""
    view: View = look.view
    result = view.result
    if result is None:
        return ""
    winners = listed(look.names[seat] for seat in result.winners)
    title = look.t("result-match", names=winners, count=len(result.winners))
    losers = listed(look.names[seat] for seat in result.losers)
    rows = [
        (
            score.deal_no,
            [
                f"{'*' if seat == score.finisher else ''}{whole(total)}"
                for seat, total in enumerate(score.totals)
            ],
        )
        for score in view.history
    ]
    parts = (
        f"<b>{title}</b>",
        look.t("hundred_one-result-losers", names=losers) if losers else "",
        sheet(look.names, rows),
        look.t("hundred_one-result-legend"),
    )
    return "\n".join(part for part in parts if part)
