"""Tables for the tests of screens, made by the program's own steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot import lobby as lobbies
from bot import match
from bot.lobby import Rights
from bot.prefs import ChatSettings, Prefs
from bot.quiz import move_of, shipped_boards
from bot.sides import is_led, leader
from bot.table import HOST_SIDE, Chair, Computer, Person, Playing, Table, Venue
from bot.waking import Pace
from engine.games import GAMES

CHAT = -1001234567890
SEED = bytes(range(32))
ABSURD = (
    "Ж" * 64,
    "<b>&amp;</i>\u202e" + "W" * 60,
    "🃏" * 40,
    "\u0301\u0302שרה" * 20,
)
"""Names that nobody should have."""


def people(names: Sequence[str], language: str = "ru", **prefs: Any) -> tuple[Person, ...]:
    """Persons 1, 2, … whom the bot can reach."""
    liked = replace(Prefs(language=language, ranks=language), **prefs)
    return tuple(
        Person(number, name, liked, is_reachable=True) for number, name in enumerate(names, 1)
    )


def company(names: Sequence[str], computers: int, language: str = "ru") -> tuple[Chair, ...]:
    """People and then so many computer players."""
    chairs: list[Chair] = [*people(names, language)]
    chairs += [Computer(number) for number in range(1, computers + 1)]
    return tuple(chairs)


def lobby(
    slug: str = "thousand",
    language: str = "ru",
    chairs: Sequence[Chair] = (),
    venue: Venue | None = None,
) -> Table:
    """A lobby with these chairs; its host is person 1."""
    where = venue or Venue(CHAT, None, "Друзья")
    host = people(["Аня"], language)[0]
    table = lobbies.opened("table00", where, slug, host, ChatSettings(language), 1_700_000_000.0)
    return replace(table, chairs=tuple(chairs) or table.chairs)


def enough(slug: str, people: int) -> int:
    """How many have to sit if so many people want to play."""
    return min(number for number in GAMES[slug].seats if number >= people)


def led(table: Table) -> Table:
    """The lobby with somebody who leads the game, if its house rules want that."""
    if not is_led(table.slug, table.options) or leader(table) is not None:
        return table
    number = len(table.chairs) + 1
    host = replace(people(["Зоя"], table.language)[0], id=number, side=HOST_SIDE)
    return replace(table, chairs=(*table.chairs, host))


def begun(table: Table, seed: bytes = SEED, preset: str | None = None) -> Table:
    """The match, at rest before its first deal."""
    if preset is not None:
        table = replace(table, preset=preset, options=GAMES[table.slug].presets[preset])
    table = led(table)
    given = shipped_boards(table.slug, table.options, table.language, seed)
    return match.started(table, Rights(table.host_id), seed, 0.0, Pace(), given).table


def match_of(
    slug: str = "thousand", language: str = "ru", seats: int = 3, seed: bytes = SEED
) -> Table:
    """A match of one person and computer players, so many or as the game needs, undealt."""
    seats = enough(slug, seats)
    return begun(lobby(slug, language, company(["Аня"], seats - 1, language)), seed)


def did(table: Table, seat: int, action: str) -> Table:
    """The table after the seat has done what the notation says."""
    game = GAMES[table.slug]
    return match.acted(table, seat, game.read_action(action), 0.0, "person", Pace()).table


def moved(table: Table) -> Table:
    """The table after the move that a computer player makes."""
    assert isinstance(table.stage, Playing)
    state = table.stage.state
    seat = min(GAMES[table.slug].to_move(state))
    action = move_of(table.slug, state, seat)
    return match.acted(table, seat, action, 0.0, "computer", Pace()).table


def until(table: Table, is_there: Callable[[Any, Table], bool], moves: int = 5000) -> Table:
    """The table as soon as it is so; the condition sees the view of the whole chat."""
    for _ in range(moves):
        stage: Any = table.stage
        if is_there(GAMES[table.slug].view(stage.state, None), table):
            return table
        table = moved(table)
    raise AssertionError("it never came to that")


def played_out(table: Table, moves: int = 5000) -> Table:
    """The table when its match is over."""
    for _ in range(moves):
        if not isinstance(table.stage, Playing):
            return table
        table = moved(table)
    raise AssertionError("the match does not end")


def with_deal(table: Table, text: str) -> Table:
    """The match after the script line `deal: TEXT`."""
    assert isinstance(table.stage, Playing)
    step = GAMES[table.slug].perform(table.stage.state, "deal", text)
    return replace(table, stage=replace(table.stage, state=step.state, news=step.told))
