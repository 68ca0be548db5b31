"""Whole matches in the playground, played by pressing the buttons that are offered; calls counted.

The people know what the bot's computer player would do with their cards and press that button if
it is offered, so that a match ends. Everything they see and press goes through the Bot API of the
playground, limits on, with the bot as a process of its own.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import typer

from bot import callbacks
from bot.bench.marks import marks, to_mark
from bot.bench.stand import Stand, stand
from bot.house import read, with_house
from bot.i18n import translator
from bot.prefs import ChatSettings, Prefs
from bot.quiz import move_of
from bot.screens.games import SCREENS
from bot.screens.look import look_at
from bot.screens.screen import GameScreens, Look
from bot.store import Store, store_at
from bot.table import Over, Playing, Table
from bot.table import Person as Seated
from engine.game import Seat
from engine.games import GAMES
from playground.client import Person
from playground.model import Json
from playground.seen import Button, Seen

NOT_A_MOVE = frozenset({"getUpdates"})


@dataclass(slots=True)
class Figures:
    """What a match cost."""

    moves: int = 0
    """Actions accepted, those of the clock included."""
    pressed: int = 0
    calls: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    """Calls that Telegram refused, other than by 429."""
    waited: int = 0
    """Calls that met a 429."""
    slowest: float = 0.0
    """The longest time from a press to its answer, in seconds."""
    answers: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def per_move(self) -> float:
        """Bot API calls for each accepted action, from the start of the match to its result."""
        return self.calls.total() / max(1, self.moves)


async def seat_everybody(made: Stand, people: Sequence[Person], group: int, command: str) -> Seen:
    """Everybody starts the bot and takes a seat; the lobby with its start button."""
    for person in people:
        await person.start()
        await person.expect(lambda seen: seen.by_bot)
    host, *others = people
    await host.send(command, group)
    for number, person in enumerate(others, 1):
        lobby = await person.expect(lambda seen: bool(verb(seen, "seat")), group)
        seats = verb(lobby, "seat")  # one, or one for each side
        await person.press(lobby, seats[number % len(seats)])
    # the buttons move as long as people sit down
    return await host.expect(
        lambda seen: bool(verb(seen, "start")) and f"({len(people)} " in seen.text, group
    )


def verb(seen: Seen, name: str) -> list[Button]:
    """The buttons of the message that mean this verb."""
    found = []
    for button in seen.flat:
        meant = callbacks.parse(button.data or "")
        if isinstance(meant, callbacks.Verb) and meant.verb == name:
            found.append(button)
    return found


def acts(seen: Seen) -> list[tuple[Button, callbacks.Act]]:
    """The buttons of the message that mean an action of the game."""
    found = []
    for button in seen.flat:
        meant = callbacks.parse(button.data or "")
        if isinstance(meant, callbacks.Act):
            found.append((button, meant))
    return found


def _parts(look: Look, screens: GameScreens) -> list[str]:
    """The pages on which a choice stands, where none stands on the hand itself."""
    if screens.choices(look):
        return []
    names = [name for name, _ in screens.pages(look)]
    return [name for name in names if screens.choices(replace(look, page=name))]


def _words(action: Any) -> str:
    """What is said, where this is no press but an answer in words."""
    return str(getattr(action, "text", ""))


@dataclass(frozen=True, slots=True)
class Tap:
    """A button to press."""

    hand: Seen
    button: Button
    act: callbacks.Act | None = None
    """What it does in the game; None: it marks a card, or opens another part of the choice."""
    is_page: bool = False


class Player:
    """Somebody who plays a match to its end by the buttons of the private chat."""

    def __init__(self, person: Person, store: Store, table_id: str, figures: Figures) -> None:
        self._person = person
        self._store = store
        self._table_id = table_id
        self._figures = figures

    async def play(self, until: Callable[[Table], bool] = lambda _: False) -> None:
        """Press whenever there is something to press, until the match is over or it is so."""
        pressed = -1
        while True:
            table = await self._table()
            if isinstance(table.stage, Over) or until(table):
                return
            assert isinstance(table.stage, Playing)  # noqa: S101 - the lobby is behind us
            due = self.due(table, after=pressed)
            match due:
                case None:
                    await self._person.hear(0.5)
                case str():
                    pressed = table.stage.position
                    await self._person.send(due)
                case Tap():
                    await self._press(due)
                    pressed = pressed if due.act is None else due.act.position

    def due(self, table: Table, after: int = -1) -> Tap | str | None:
        """What the person would do now, past this position: a press, or words, or nothing."""
        hand = self._hand(table, after)
        if hand is None:
            return self._page(table, after)
        wanted = self._wanted(table)
        if words := _words(wanted):
            return words
        button, act = self._choose(table, hand, wanted)
        return Tap(hand, button, act)

    async def _press(self, tap: Tap) -> None:
        began = time.monotonic()
        await self._person.press(tap.hand, tap.button)
        if tap.is_page:
            await self._person.hear(0.5)
            return
        self._figures.answers.append(time.monotonic() - began)
        self._figures.pressed += 1
        if tap.act is None:
            await self._changed(tap.hand)

    async def _table(self) -> Table:
        table = await self._store.load(self._table_id)
        assert table is not None  # noqa: S101 - it was opened just before
        return table

    def _hand(self, table: Table, after: int) -> Seen | None:
        """The message with buttons for the present position, unless it has been pressed."""
        assert isinstance(table.stage, Playing)  # noqa: S101 - looked at before
        for seen in reversed(self._person.messages()):
            positions = {act.position for _, act in acts(seen)} | {at for _, at, _ in marks(seen)}
            if table.stage.position in positions and table.stage.position > after:
                return seen
        return None

    async def _changed(self, hand: Seen) -> None:
        """The hand shows what was marked."""

        def is_another() -> bool:
            now = next(seen for seen in self._person.messages() if seen.id == hand.id)
            return now.flat != hand.flat

        await self._person.until(is_another)

    def _page(self, table: Table, after: int) -> Tap | None:
        """Where only parts of a longer choice are offered, such as a queen's suits: open one."""
        stage = table.stage
        assert isinstance(stage, Playing)  # noqa: S101 - looked at before
        seat = table.seat_of(self._person.id)
        owed = GAMES[table.slug].to_move(stage.state)
        newest = next((s for s in reversed(self._person.messages()) if verb(s, "page")), None)
        if seat not in owed or newest is None or stage.position == after or acts(newest):
            return None
        wanted = _parts(look_at(table, seat, translator(""), Prefs()), SCREENS[table.slug])
        for button in verb(newest, "page"):
            meant = callbacks.parse(button.data or "")
            if isinstance(meant, callbacks.Verb) and meant.argument in wanted:
                return Tap(newest, button, is_page=True)
        return None

    def _wanted(self, table: Table) -> Any:
        """What the bot's computer player would do here; None: nothing can be done."""
        stage, seat = table.stage, self._seat(table)
        assert isinstance(stage, Playing)  # noqa: S101 - looked at before
        has_any = GAMES[table.slug].legal(stage.state, seat)
        return move_of(table.slug, stage.state, seat) if has_any else None

    def _seat(self, table: Table) -> Seat:
        seat = table.seat_of(self._person.id)
        assert seat is not None  # noqa: S101 - the person sits here
        return seat

    def _choose(
        self, table: Table, hand: Seen, wanted: Any
    ) -> tuple[Button, callbacks.Act | None]:
        """What is wanted, or a card to be marked on the way to it."""
        assert isinstance(table.stage, Playing)  # noqa: S101 - looked at before
        seat = self._seat(table)
        legal = GAMES[table.slug].legal(table.stage.state, seat)
        offered = acts(hand)
        for button, act in offered:
            if act.index < len(legal) and legal[act.index] == wanted:
                return button, act
        chair = table.chairs[seat]
        tap = to_mark(hand, wanted, chair.prefs) if isinstance(chair, Seated) else None
        return offered[0] if tap is None else (tap, None)


async def played(
    made: Stand, slug: str, people: Sequence[Person], group: int, *, patience: float = 1800
) -> tuple[Table, Figures]:
    """One match from its lobby to its result."""
    figures = Figures()
    lobby = await seat_everybody(made, people, group, f"/play {slug}")
    start = verb(lobby, "start")[0]
    meant = callbacks.parse(start.data or "")
    assert isinstance(meant, callbacks.Verb)  # noqa: S101 - `verb` has parsed it
    calls_before = await made.playground.last_call()
    async with store_at(made.redis_url) as store:
        began = time.monotonic()
        await people[0].press(lobby, start)
        async with asyncio.timeout(patience), asyncio.TaskGroup() as group_of_tasks:
            for person in people:
                player = Player(person, store, meant.table, figures)
                group_of_tasks.create_task(player.play())
        await people[0].expect(lambda seen: bool(verb(seen, "rematch")), group)
        figures.seconds = time.monotonic() - began
        table = await store.load(meant.table)
        assert table is not None  # noqa: S101 - it has just been played
        figures.moves = len(await store.log(meant.table)) - 1
    _count(figures, await made.playground.calls(calls_before))
    return table, figures


def _count(figures: Figures, calls: Sequence[Json]) -> None:
    for call in calls:
        if call["method"] in NOT_A_MOVE:
            continue
        figures.calls[call["method"]] += 1
        if call["error_code"] == 429:
            figures.waited += 1
        elif not call["ok"]:
            figures.refused[f"{call['method']}: {call['description']}"] += 1
    figures.slowest = max(figures.answers, default=0.0)


async def company(made: Stand, number: int) -> tuple[list[Person], int]:
    """So many people and their group: those who are there, or new ones if they are too few."""
    shown = (await made.playground.world())["people"]
    if number <= len(shown):
        people = [await made.playground.person(one["id"]) for one in shown[:number]]
        return people, await made.playground.group()
    people = [await made.playground.add_person(f"Player {n}") for n in range(1, number + 1)]
    return people, await made.playground.add_group("A crowd", people, bot=True)


async def agreed(made: Stand, group: int, code: str) -> None:
    """The group plays by the house rules of this code."""
    async with store_at(made.redis_url) as store:
        settings = with_house(ChatSettings(), read(code))
        await store.save_chat_settings(group, replace(settings, is_set=True))


async def measure(slug: str, number: int) -> Figures:
    """A match of this game by so many people on a fresh stand."""
    with TemporaryDirectory(prefix="prikup-") as directory:
        async with stand(Path(directory)) as made:
            people, group = await company(made, number)
            _, figures = await played(made, slug, people, group)
            return figures


def report(slug: str, figures: Figures) -> str:
    """The figures of a match, a line each."""
    answers = sorted(figures.answers)
    middle = answers[len(answers) // 2] if answers else 0.0
    lines = [
        f"{slug}: {figures.moves} moves in {figures.seconds:.0f} s",
        f"calls per move: {figures.per_move:.2f}",
        *(f"  {method}: {count}" for method, count in figures.calls.most_common()),
        f"answers to presses: {len(answers)}, median {middle * 1000:.0f} ms, "
        f"slowest {figures.slowest * 1000:.0f} ms",
        f"waited for a limit: {figures.waited}",
        f"refused: {sum(figures.refused.values())} {dict(figures.refused) or ''}".rstrip(),
    ]
    return "\n".join(lines)


def main(slug: str = "", *, number: int = 0) -> None:
    """Print the figures of one match of each game, or of this one."""
    usual = {"thousand": 3, "hundred_one": 4, "hundred_to_one": 4}
    for name in [slug] if slug else GAMES:
        figures = asyncio.run(measure(name, number or usual.get(name, min(GAMES[name].seats))))
        typer.echo(report(name, figures))
