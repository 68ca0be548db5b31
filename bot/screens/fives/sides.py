"""The scores of the sides, and with whom one plays."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Html
from bot.screens.screen import Look
from bot.screens.sides import SIGNS, Sides, is_in_teams, names_of, sign_of


def totals(look: Look, sides: Sides, scores: Sequence[int]) -> str:
    """The scores of the sides in one line, the reader's own in bold; empty without partners."""
    if not is_in_teams(sides):
        return ""
    own = [look.seat in seats for seats in sides]
    told = (
        look.t("fives-side-own" if mine else "fives-side", side=SIGNS[number], score=score)
        for number, (mine, score) in enumerate(zip(own, scores, strict=True))
    )
    return look.t("fives-sides", scores=Html(" · ".join(told)))


def partners(look: Look, sides: Sides) -> str:
    """With whom the reader plays; empty for who has no partner."""
    own = next((seats for seats in sides if look.seat in seats), ())
    others = [seat for seat in own if seat != look.seat]
    if not others:
        return ""
    names = names_of(look.names, others)
    return look.t("fives-partners", side=sign_of(own[0], sides), names=names, count=len(others))
