"""Partners: a sign for each side, their names together, and the scores of the sides."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Html, Verbatim
from bot.screens.screen import Look
from engine.game import Seat

SIGNS = ("🔴", "🔷", "🟩", "🟡", "🟪")
"""A sign for each side; ten in pairs are five of them."""
TOGETHER = " + "
"""Stands between the names of partners."""

Sides = Sequence[tuple[Seat, ...]]
"""The seats of each side, as `engine.games.fives.seats_of` has them."""


def is_in_teams(sides: Sides) -> bool:
    """Whether anybody has a partner."""
    return any(len(seats) > 1 for seats in sides)


def sign_of(seat: Seat, sides: Sides) -> str:
    """The sign of the seat's side; empty where each plays alone."""
    if not is_in_teams(sides):
        return ""
    return next(SIGNS[number] for number, seats in enumerate(sides) if seat in seats)


def names_of(names: Sequence[str], seats: Sequence[Seat]) -> Verbatim:
    """The names of these seats as one: `Аня + Вера`. Plain."""
    return Verbatim(TOGETHER.join(names[seat] for seat in seats))


def side_name(names: Sequence[str], sides: Sides, side: int) -> Verbatim:
    """What the side is called: its sign and the names of its seats. Plain."""
    sign = sign_of(sides[side][0], sides)
    called = names_of(names, sides[side])
    return Verbatim(f"{sign} {called}") if sign else called


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
