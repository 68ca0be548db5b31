"""`prikup bench table`: the CPU time of a move, at a table where no house rule is the usual one.

A move is a press or an answer that the host accepts and stores, and then the look that the teller
takes: all screens of the table, the group's and each hand, compared with what is shown. A deal by
the clock, or a computer's move, is not counted. The store is a real server, a process of its own,
so its own time is not counted either; nor is Telegram's.

Every option has another value than its default, as far as they do not contradict each other; each
seat is taken by a person, half of them with another language than the group's. Beside it, move by
move, plays a table by the usual rules, so that a busy machine slows both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any
from zlib import crc32

import typer
import uvloop

from bot import lobby, match, memory
from bot.answer import Caller
from bot.callbacks import Act
from bot.clock import now
from bot.host import Host
from bot.i18n import LANGUAGES
from bot.lobby import Rights
from bot.packs import Shelf
from bot.prefs import ChatSettings, Prefs
from bot.quiz import Questions, move_of, shipped_boards
from bot.screens.places import Places
from bot.shown import Shown
from bot.sides import is_led
from bot.store import Store, store_at
from bot.table import HOST_SIDE, Person, Playing, Table, Venue
from bot.teller.sight import Sight
from bot.valkey import embedded
from bot.waking import Pace
from engine.games import GAMES
from engine.options import Contradiction
from engine.script import AnyGame

MOVES = 600
"""Moves of each table that are counted."""
WARM_UP = 100
"""Moves before, in which what is made once in a bot's life is made."""
AT_ONCE = Pace(0, 0, 0)


@dataclass(slots=True)
class Tally:
    """One of the two tables, and the CPU time of each of its moves."""

    name: str
    seconds: list[float] = field(default_factory=list)

    @property
    def middle(self) -> float:
        """The median in milliseconds."""
        return median(self.seconds) * 1000

    @property
    def slowest(self) -> float:
        """What 99 of 100 moves stay below, in milliseconds."""
        return sorted(self.seconds)[len(self.seconds) * 99 // 100] * 1000

    def __str__(self) -> str:
        total = sum(self.seconds) * 1000
        return (
            f"{self.name:16} CPU time of a move: median {self.middle:.2f} ms,"
            f" p99 {self.slowest:.2f} ms ({len(self.seconds)} moves, {total:,.0f} ms)"
        )


def unusual_rules(game: AnyGame) -> tuple[Any, tuple[str, ...]]:
    """House rules of which none is its default, and the options that have to keep theirs.

    Of several values an option has the last one, which is the rarest as a rule.
    """
    rules, kept = game.options(), []
    for name in game.options.model_fields:
        alone, together = _changed(rules, name), _changed_together(rules, name)
        changed = next(chain(alone, together), None)
        if changed is None:
            kept.append(name)
        else:
            rules = changed
    return rules, tuple(kept)


def _unusual(rules: Any, name: str) -> Iterator[Any]:
    """The values but for the default, the last one first."""
    kind = type(rules)
    usual = kind.model_fields[name].default
    return (value for value in reversed(kind.allowed(name)) if value != usual)


def _changed(rules: Any, name: str) -> Iterator[Any]:
    """The rules with another value of the option, as far as nothing contradicts it."""
    for value in _unusual(rules, name):
        with suppress(Contradiction):
            yield rules.but(**{name: value})


def _changed_together(rules: Any, name: str) -> Iterator[Any]:
    """The same for values that are contradicted: the other option is changed as well."""
    for value in _unusual(rules, name):
        try:
            rules.but(**{name: value})
        except Contradiction as fault:
            for other in (other for other, _ in fault.options if other != name):
                for instead in _unusual(rules, other):
                    with suppress(Contradiction):
                        yield rules.but(**{name: value, other: instead})


class _Nobody:
    """Telegram, which is not asked in a match."""

    async def is_member(self, chat_id: int, person_id: int) -> bool:
        return True

    async def is_admin(self, chat_id: int, person_id: int) -> bool:
        return False

    async def reaches(self, person_id: int) -> bool:
        return True


class Play:
    """Matches at one kind of table: its people's presses, and the teller's looks."""

    def __init__(self, store: Store, slug: str, options: Any, tally: Tally) -> None:
        self._store = store
        self._game = GAMES[slug]
        self._options = options
        self._tally = tally
        self._host = Host(
            store, _Nobody(), now, lambda: None, AT_ONCE, Questions(Shelf(None), store)
        )
        self._sight = Sight(store, Places("bench_bot"), now)
        self._matches = 0
        self._table_id = ""

    async def move(self) -> None:
        """The next press of somebody who owes a move; what is done before it is not counted."""
        table = await self._ready()
        stage = match.playing_of(table)
        seat = min(self._game.to_move(stage.state))
        action = move_of(table.slug, stage.state, seat)
        legal = self._game.legal(stage.state, seat)
        person = table.chairs[seat]
        assert isinstance(person, Person)  # noqa: S101 - only people sit here
        caller = Caller(person.id, person.name, person.prefs.language)
        began = process_time()
        if action in legal:
            act = Act(table.id, stage.position, legal.index(action))
            await self._host.matches.act(caller, act)
        else:
            await self._host.words.say(table, caller, action.text, aloud=False)
        await self._sight.scene(table.id)
        self._tally.seconds.append(process_time() - began)

    async def _ready(self) -> Table:
        """The table in a deal, its announcements sent; after a match comes the next one."""
        while True:
            table = await self._store.load(self._table_id) if self._table_id else None
            if table is None or not isinstance(table.stage, Playing):
                await self._open()
            elif table.notices:
                await self._store.notice_sent(table.id, table.notices[0].number)
            elif self._game.is_at_rest(table.stage.state):
                await self._host.matches.time_up(table.id)
            else:
                return table

    async def _open(self) -> None:
        """The next match, its screens in Telegram; their digests are to be compared with."""
        self._matches += 1
        self._table_id = f"{self._tally.name}{self._matches:03}"
        table = _gathered(self._table_id, self._game, self._options)
        await self._store.open(table)
        seed = self._matches.to_bytes(32, "big")
        given = shipped_boards(table.slug, table.options, table.language, seed)
        begun = match.started(table, Rights(table.host_id), seed, now(), AT_ONCE, given)
        await self._store.commit(table, begun.table, begun.log, dirty_at=now())
        scene = await self._sight.scene(table.id)
        assert scene is not None  # noqa: S101 - it was opened just before
        for place, wanted in scene.wanted.items():
            shown = Shown(wanted.chat_id, 1, "", f"{wanted.episode}/0", now(), now())
            await self._store.save_shown(table.id, place, shown)


def _gathered(table_id: str, game: AnyGame, options: Any) -> Table:
    """A full lobby; every other person speaks another language than the group."""
    players = getattr(options, "players", min(game.seats))
    people = [
        Person(n, f"Player {n}", Prefs(LANGUAGES[n % 2], LANGUAGES[n % 2]), is_reachable=True)
        for n in range(1, players + is_led(game.slug, options) + 1)
    ]
    people[players:] = (replace(person, side=HOST_SIDE) for person in people[players:])
    venue = Venue(-1_000_000_000_000 - crc32(table_id.encode()), None, "Bench")
    settings = ChatSettings(language=LANGUAGES[0])
    table = lobby.opened(table_id, venue, game.slug, people[0], settings, now())
    table = replace(table, options=options)
    for person in people[1:]:
        table = lobby.seated(table, person)
    return table


async def compare(slug: str, moves: int = MOVES, warm_up: int = WARM_UP) -> tuple[Tally, Tally]:
    """So many moves at a table of either kind, turn about on one server."""
    game = GAMES[slug]
    usual = next(iter(game.presets.values()))
    tallies = Tally("unusual"), Tally("usual")
    with TemporaryDirectory(prefix="prikup-") as directory, embedded(Path(directory)) as url:
        async with store_at(url) as store:
            plays = [
                Play(store, slug, options, tally)
                for tally, options in zip(tallies, (unusual_rules(game)[0], usual), strict=True)
            ]
            for number in range(warm_up + moves):
                if number == warm_up:
                    for tally in tallies:
                        tally.seconds.clear()
                for play in plays:
                    await play.move()
    return tallies


def told(kept: Sequence[str], unusual: Tally, usual: Tally) -> Iterator[str]:
    """What was measured, a line each."""
    yield f"options at their default: {', '.join(kept) or 'none'}"
    yield f"{unusual}"
    yield f"{usual}"
    yield f"ratio: {unusual.middle / usual.middle:.2f}"


def main(slug: str = "thousand") -> None:
    """Print the CPU time of a move at both tables, and the ratio of the medians."""
    memory.settle()
    unusual, usual = uvloop.run(compare(slug))
    typer.echo("\n".join(told(unusual_rules(GAMES[slug])[1], unusual, usual)))
