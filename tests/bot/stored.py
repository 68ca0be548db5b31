"""Tables for the tests of the store: lobbies, and matches of any game at any point."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.prefs import Prefs
from bot.quiz import equipped
from bot.table import Chair, Computer, Lobby, Over, Person, Playing, Table, Venue
from engine.game import Told
from engine.games import GAMES
from engine.players.turns import action_of
from engine.shuffle import commitment
from tests.engine.toy import TOY

CHAT = -1001000000000001
NOW = 1_800_000_000.0
SEED = bytes(range(32))

ANNA = Person(11, "Анна & <b>Ко</b>", Prefs(), is_reachable=True)
BORIS = Person(2**62 + 1, "Boris 🂡", Prefs(language="en", ranks="en", coloured=False))
CLARA = Person(13, 'O"Hara\\\n', Prefs(confirm=True))

ALL_GAMES: Mapping[str, Any] = {TOY.slug: TOY, **GAMES}


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house has the smallest game there is, too."""
    monkeypatch.setitem(cast("dict[str, Any]", GAMES), TOY.slug, TOY)


def lobby(
    table_id: str = "abc123",
    chat: int = CHAT,
    topic: int | None = None,
    people: tuple[Person, ...] = (ANNA,),
) -> Table:
    """A table whose people gather."""
    return Table(
        id=table_id,
        venue=Venue(chat, topic, "Карты по пятницам"),
        slug=TOY.slug,
        preset="plain",
        options=TOY.presets["plain"],
        host_id=people[0].id if people else 0,
        chairs=people,
        language="ru",
        turn_seconds=90,
        stage=Lobby(NOW + 3600, asked=(CLARA,)),
        wake_at=NOW + 3600.25,
    )


def over(table: Table, why: str = "closed") -> Table:
    """The same table at its end."""
    return replace(table, stage=Over(why), wake_at=None)


def matches(slug: str, presses: int) -> Iterator[Table]:
    """A match of the game by seeded chance: the table after each press, news and notices too.

    Computer players' moves are among those drawn, for where people act in words.
    """
    game = equipped(slug) if slug in GAMES else ALL_GAMES[slug]
    preset, options = next(iter(game.presets.items()))
    seats = max((n for n in game.seats if n <= 3), default=min(game.seats))
    options = game.settings(options, seats)
    step = game.start(options, seats, SEED)
    company: tuple[Chair, ...] = tuple(Computer(n) for n in range(1, seats - 1))
    chairs = (ANNA, BORIS, *company)[:seats]
    stage = Playing(step.state, commitment(SEED), turn_since=NOW + 0.125)
    table = replace(lobby(), slug=slug, preset=preset, options=options, chairs=chairs, stage=stage)
    chance = random.Random(7)
    yield _told(table, step.told)
    for position in range(1, presses + 1):
        owing = sorted(game.to_move(step.state))
        if not owing:
            return
        legal = game.legal(step.state, owing[0])
        action = chance.choice([*legal, action_of(game, step.state, owing[0])])
        step = game.apply(step.state, owing[0], action)
        stage = replace(stage, state=step.state, position=position)
        yield _told(replace(table, stage=stage), step.told)


def _told(table: Table, told: tuple[Told[Any], ...]) -> Table:
    stage = table.stage
    assert isinstance(stage, Playing)
    table = replace(table, stage=replace(stage, news=told))
    for news in told:
        table = table.with_notice("news", seat=0, event=news.event)
    return table.with_notice("nudge", to=ANNA.id)
