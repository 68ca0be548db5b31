"""Score sheets: columns of a fixed pitch that fit a phone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from bot.i18n import Html
from bot.screens.names import padded

WIDTH = 34
"""Columns that a phone shows without breaking a line."""
NUMBER = 3
"""Columns of the deal's number."""
DEALS = 60
"""Deals that a sheet shows, the last ones if there were more."""


def pre(lines: Iterable[str]) -> Html:
    """Lines in a fixed pitch."""
    return Html(f"<pre>{escape(chr(10).join(lines), quote=False)}</pre>")


def sheet(names: Sequence[str], rows: Sequence[tuple[int, Sequence[str]]]) -> Html:
    """A column for each seat, a row for each deal: its number and the scores after it."""
    width = min(10, (WIDTH - NUMBER) // max(len(names), 1))
    head = " " * NUMBER + "".join(" " + padded(name, width - 1, right=True) for name in names)
    lines = [head]
    if len(rows) > DEALS:
        lines.append("…".rjust(NUMBER))
    lines += [
        f"{number:>{NUMBER}}" + "".join(cell.rjust(width) for cell in cells)
        for number, cells in rows[-DEALS:]
    ]
    return pre(lines)


def signed(number: int) -> str:
    """The number with its sign, a real minus."""
    if number == 0:
        return "0"
    return f"{number:+d}".replace("-", "\u2212")


def whole(number: int) -> str:
    """The number, a real minus before it where it is below zero."""
    return str(number).replace("-", "\u2212")
