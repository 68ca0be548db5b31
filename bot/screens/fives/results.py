"""Accounts by side: of a deal, and of a whole match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.i18n import Html
from bot.screens.names import padded
from bot.screens.screen import Look
from bot.screens.sheet import pre, sheet, signed, whole
from bot.screens.sides import SIGNS, Sides, is_in_teams, side_names

NAME, CHANGE, TOTAL = 18, 5, 6
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
    for side, name in enumerate(side_names(look.names, sides)):
        change = f"{signed(changes[side]):>{CHANGE}}"
        yield f"{padded(name, NAME)}{change}{whole(totals[side]):>{TOTAL}}"


def match_sheet(look: Look, sides: Sides, rows: Sequence[tuple[int, Sequence[str]]]) -> str:
    """The scores of the sides after every deal; partners are told above their column."""
    if not is_in_teams(sides):
        return sheet(look.names, rows)
    told = "\n".join(
        look.t("fives-result-side", side=name) for name in side_names(look.names, sides)
    )
    return f"{told}\n{sheet(SIGNS[: len(sides)], rows)}"
