"""Who plays with whom: sides are chosen in the lobby, and seats given by them at the start."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.answer import Refused
from bot.table import HOST_SIDE, Chair, Computer, Person, Table
from engine.abilities import Show, Sided
from engine.game import Unreadable
from engine.games import GAMES


def seats_of(table: Table) -> tuple[int, ...]:
    """The numbers of seats that this game and its house rules can be played with."""
    game = GAMES[table.slug]
    return tuple(n for n in game.seats if _options_for(table, n) is not None)


def _options_for(table: Table, seats: int) -> Any:
    try:
        return GAMES[table.slug].settings(table.options, seats)
    except Unreadable:
        return None


def sides_of(table: Table, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats of each side if so many play; none if each plays alone."""
    game, options = GAMES[table.slug], _options_for(table, seats)
    if options is None or not isinstance(game, Sided):
        return ()
    sides = game.sides(options, seats)
    return sides if any(len(side) > 1 for side in sides) else ()


def number_of_sides(table: Table) -> int:
    """How many sides there are to choose from, however many will play; 0: nothing to choose."""
    most = max(seats_of(table))
    count = len(sides_of(table, most))
    found = {len(sides_of(table, n)) for n in seats_of(table) if n > count}
    return count if found == {count} else 0


def is_show(table: Table) -> bool:
    """Whether teams follow captains here."""
    return isinstance(GAMES[table.slug], Show)


def has_host(table: Table) -> bool:
    """Whether somebody is to lead the game who does not play."""
    return is_led(table.slug, table.options)


def is_led(slug: str, options: Any) -> bool:
    """Whether these house rules want somebody beyond the players to lead the game."""
    game = GAMES[slug]
    return isinstance(game, Show) and game.has_host(options)


def players(table: Table) -> tuple[Chair, ...]:
    """Those in the lobby who are to play."""
    return tuple(chair for chair in table.chairs if not _is_host(table, chair))


def leader(table: Table) -> Person | None:
    """Who is to lead the game, if somebody has chosen to."""
    found = (c for c in table.chairs if isinstance(c, Person) and _is_host(table, c))
    return next(found, None)


def _is_host(table: Table, chair: Chair) -> bool:
    return has_host(table) and isinstance(chair, Person) and chair.side == HOST_SIDE


def members(table: Table) -> tuple[tuple[Chair, ...], ...]:
    """The players of each side, its captain first: people before computer players, as they came.

    Who has not chosen fills the smallest side. None if there are no sides to choose from.
    """
    count = number_of_sides(table)
    if not count:
        return ()
    teams: list[list[Chair]] = [[] for _ in range(count)]
    undecided = []
    for chair in players(table):
        if chair.side is not None and 0 <= chair.side < count:
            teams[chair.side].append(chair)
        else:
            undecided.append(chair)
    for chair in undecided:
        min(teams, key=len).append(chair)
    order = {chair: (isinstance(chair, Computer), at) for at, chair in enumerate(table.chairs)}
    return tuple(tuple(sorted(team, key=order.__getitem__)) for team in teams)


def settled(table: Table) -> Table:
    """The same lobby, but who has not chosen a side stays on the one where they are shown."""
    shown = {chair: side for side, team in enumerate(members(table)) for chair in team}
    chairs = (replace(c, side=shown[c]) if c in shown else c for c in table.chairs)
    return replace(table, chairs=tuple(chairs))


def smallest_side(table: Table) -> int | None:
    """The side that needs another player most; None: there is nothing to choose."""
    teams = members(table)
    return min(range(len(teams)), key=lambda side: len(teams[side])) if teams else None


def room(table: Table, side: int | None) -> bool:
    """Whether one more can join: this side, or with None any."""
    most = max(seats_of(table))
    if side == HOST_SIDE:
        return has_host(table) and leader(table) is None
    if len(players(table)) >= most:
        return False
    count = number_of_sides(table)
    return side is None or not count or len(members(table)[side]) < most // count


def seated_by_sides(table: Table) -> Table:
    """The same table with everybody on the seat of their side, the leader on the last.

    Raises:
        Refused: the sides are not even, or nobody leads a game that needs somebody to.
    """
    guide = leader(table)
    if has_host(table) and guide is None:
        raise Refused("answer-no-leader")
    seated = players(table)
    if number_of_sides(table):
        seated = _by_sides(table)
    plain = tuple(replace(chair, side=None) for chair in seated)
    return replace(table, chairs=plain if guide is None else (*plain, replace(guide, side=None)))


def _by_sides(table: Table) -> tuple[Chair, ...]:
    teams = members(table)
    seats = sum(map(len, teams))
    if len({len(team) for team in teams}) > 1:
        raise Refused("answer-uneven")
    by_seat: dict[int, Chair] = {}
    for team, places in zip(teams, sides_of(table, seats) or _singles(teams), strict=True):
        by_seat.update(zip(places, team, strict=True))
    return tuple(by_seat[seat] for seat in range(seats))


def _singles(teams: tuple[tuple[Chair, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """One player a side."""
    return tuple((side,) for side in range(len(teams)))


def as_captain(table: Table, person_id: int) -> Table:
    """The person is the first of their side."""
    own = [c for c in table.chairs if isinstance(c, Person) and c.id == person_id]
    others = [c for c in table.chairs if c not in own]
    return replace(table, chairs=(*own, *others))


def side_of(table: Table, person_id: int) -> int | None:
    """The side on which the person sits now; `HOST_SIDE`: leads; None: neither."""
    guide = leader(table)
    if guide is not None and guide.id == person_id:
        return HOST_SIDE
    for side, team in enumerate(members(table)):
        if any(isinstance(chair, Person) and chair.id == person_id for chair in team):
            return side
    return None
