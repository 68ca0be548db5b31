"""Accounts by side: of a deal, and of a whole match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.i18n import Html
from bot.screens.fives.sides import SIGNS, Sides, is_in_teams, side_name
from bot.screens.names import padded
from bot.screens.screen import Look
from bot.screens.sheet import pre, sheet, signed, whole

NAME, CHANGE, TOTAL = 20, 6, 7
"""Columns of the account of a deal; together they fit a phone."""


def account(look: Look, sides: Sides, changes: Sequence[int], totals: Sequence[int]) -> Html:
    """A row for each side: its names, what the deal brought it, its score."""
    return pre(_rows(look, sides, changes, totals))


def _rows(
    look: Look, sides: Sides, changes: Sequence[int], totals: Sequence[int]
) -> Iterator[str]:
    t = look.t.plain
    yield (
        padded("", NAME)
        + padded(t("column-change"), CHANGE, right=True)
        + padded(t("column-total"), TOTAL, right=True)
    )
    for side in range(len(sides)):
        name = padded(side_name(look.names, sides, side), NAME)
        yield f"{name}{signed(changes[side]):>{CHANGE}}{whole(totals[side]):>{TOTAL}}"


def match_sheet(look: Look, sides: Sides, rows: Sequence[tuple[int, Sequence[str]]]) -> str:
    """The scores of the sides after every deal; partners are told above their column."""
    if not is_in_teams(sides):
        return sheet(look.names, rows)
    told = "\n".join(
        look.t("fives-result-side", side=side_name(look.names, sides, side))
        for side in range(len(sides))
    )
    return f"{told}\n{sheet(SIGNS[: len(sides)], rows)}"
