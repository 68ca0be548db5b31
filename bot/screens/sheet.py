"""Score sheets: columns of a fixed pitch that fit a phone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from bot.i18n import Html
from bot.screens.names import columns, padded

WIDTH = 30
"""Columns that a phone shows without breaking a line."""
NUMBER = 3
"""Columns of the deal's number."""
DEALS = 60
"""Deals that a sheet shows, the last ones if there were more."""
COLUMNS = 5
"""So many columns stand side by side; more of them follow below."""


def pre(lines: Iterable[str]) -> Html:
    """Lines in a fixed pitch."""
    return Html(f"<pre>{escape(chr(10).join(lines), quote=False)}</pre>")


def sheet(names: Sequence[str], rows: Sequence[tuple[int, Sequence[str]]]) -> Html:
    """A column for each seat, a row for each deal: its number and the scores after it."""
    parts = max(1, -(-len(names) // COLUMNS))
    abreast = max(1, -(-len(names) // parts))
    width = min(10, (WIDTH - NUMBER) // abreast)
    deals = DEALS // parts
    lines: list[str] = []
    for at in range(0, max(1, len(names)), abreast):
        own = slice(at, at + abreast)
        lines.append(_row(0, [padded(name, width - 1, right=True) for name in names[own]], width))
        if len(rows) > deals:
            lines.append("…".rjust(NUMBER))
        lines += [_row(number, cells[own], width) for number, cells in rows[-deals:]]
    return pre(lines)


def _row(number: int, cells: Sequence[str], width: int) -> str:
    """The number of the deal, if it has one, and the cells, each at the right of its column."""
    told = "".join(" " * (width - columns(cell)) + cell for cell in cells)
    return f"{number or '':>{NUMBER}}{told}"


def signed(number: int) -> str:
    """The number with its sign, a real minus."""
    if number == 0:
        return "0"
    return f"{number:+d}".replace("-", "\u2212")


def whole(number: int) -> str:
    """The number, a real minus before it where it is below zero."""
    return str(number).replace("-", "\u2212")
