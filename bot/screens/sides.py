"""Partners: a sign for each side, and their names together."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Verbatim
from bot.table import Table
from engine.abilities import Sided
from engine.game import Seat
from engine.games import GAMES

SIGNS = ("🔴", "🔷", "🟩", "🟡", "🟪")
"""A sign for each side, different in colour and shape; ten in pairs are five of them."""
TOGETHER = " + "
"""Stands between the names of partners."""

Sides = Sequence[Sequence[Seat]]
"""The seats of each side, in the order of the scores."""


def together(table: Table, seats: int) -> Sides:
    """Who plays with whom if so many sit: each alone where there are no sides."""
    game = GAMES[table.slug]
    return game.sides(table.options, seats) if isinstance(game, Sided) else alone(seats)


def alone(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Each seat is a side of its own."""
    return tuple((seat,) for seat in range(seats))


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
    """What the side is called: its sign, if it has one, and the names of its seats. Plain."""
    return marked(sign_of(sides[side][0], sides), names_of(names, sides[side]))


def side_names(names: Sequence[str], sides: Sides) -> tuple[Verbatim, ...]:
    """What each side is called. Plain."""
    return tuple(side_name(names, sides, side) for side in range(len(sides)))


def marked(sign: str, name: str) -> Verbatim:
    """The name, the sign before it if there is one. Plain."""
    return Verbatim(f"{sign} {name}" if sign else name)
