"""Shows of people around the quiz, with boards that are known beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot import lobby, match, pleas
from bot.lobby import Rights
from bot.match import Moved
from bot.prefs import ChatSettings, Prefs
from bot.table import Chair, Person, Playing, Table, Venue
from bot.waking import Pace
from engine.games import GAMES
from tests.bot.tables import CHAT, SEED

SLUG = "hundred_to_one"
NOW = 1_000_000.0
PACE = Pace()
GRANDMA = (
    "Что дарят бабушке? | цветы=34; букет | конфеты=21 | платок=15 | чай с лимоном=10 | тапочки=8"
    " | книга=5"
)
BEAST = "Назовите зверя | медведь=40 | волк=25 | лиса=18 | заяц=9 | ёж=3 | барсук=2"
SOUP = "Назовите суп | борщ=30 | щи=22 | уха=15"
BOARDS = {"boards": f"simple: {GRANDMA}\ndouble: {BEAST}\nbig: {SOUP}"}
NAMES = ("Ада", "Боря", "Вера", "Глеб")
"""Persons 1 to 4 on the seats 0 to 3: Ада and Вера play against Боря and Глеб."""
RULES = "rounds=simple+double, blitz=off, miss_limit=1"
"""Two rounds; one miss leads to the steal, which the captain makes at once."""


def person(number: int, side: int | None = None) -> Person:
    """One of the people, whom the bot can reach."""
    return Person(number, NAMES[number - 1], Prefs("ru", "ru"), is_reachable=True, side=side)


def show(
    chairs: Sequence[Chair] = (), rules: str = RULES, *, host: int = 1, venue: Venue | None = None
) -> Moved:
    """The show, at rest before its first round, and its log."""
    chairs = chairs or [person(number) for number in range(1, 5)]
    game = GAMES[SLUG]
    sides = (seat % 2 if chair.side is None else chair.side for seat, chair in enumerate(chairs))
    sided = tuple(replace(chair, side=side) for chair, side in zip(chairs, sides, strict=True))
    where = venue or Venue(CHAT, None, "Друзья")
    table = lobby.opened("show0000", where, SLUG, person(1), ChatSettings("ru"), NOW)
    options = game.presets["tv"].but_text(rules)
    table = replace(table, chairs=sided, host_id=host, preset="tv", options=options)
    return match.started(table, Rights(host, is_admin=True), SEED, NOW, PACE, BOARDS)


def after(begun: Moved, *moves: str, by: str = "person") -> Moved:
    """The show after these moves (`0 answer чай`), with its whole log."""
    table, log = begun.table, begun.log
    for move in moves:
        seat, _, action = move.partition(" ")
        game = GAMES[table.slug]
        moved = match.acted(table, int(seat), game.read_action(action), NOW, by, PACE)
        table, log = moved.table, (*log, *moved.log)
    return Moved(table, log)


def counted(shown: Moved) -> Moved:
    """The show after the last answer has been let count, with its whole log."""
    said = pleas.plea(shown.table, shown.log)
    assert said is not None
    moved = pleas.counted(shown.table, said, NOW + 5, PACE)
    return Moved(moved.table, (*shown.log, *moved.log))


def stage_of(table: Table) -> Playing:
    assert isinstance(table.stage, Playing)
    return table.stage


def state_of(table: Table) -> Any:
    stage: Any = table.stage
    return stage.state


def away(chair: Person) -> Person:
    return replace(chair, is_away=True)
