"""`prikup bench bot`: a press's whole path, beside a bare aiogram echo of the same update.

From the bytes of an update to the bytes of the calls that it leads to. Ours: parsed, routed, the
table loaded from a real server, the rules asked, the next version committed, the press answered,
and the teller at work beside it as in production. The echo: parsed, routed, the press answered and
its message edited to the text and the buttons that it has. The network to Telegram alone is left
out: both serialise their calls as for the wire, and hear at once that all is well.

The updates are those that Telegram would send: the pressed message comes along, a hand with its
buttons. As in a live bot several presses are on their way at once. Telegram's limits hold for the
teller, so many presses share an edit; an echo that answers presses and edits nothing is measured
too. The echoes have an event loop of their own, so that nothing of ours runs in their time; all
that ours does, whenever it does it, is counted.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import typer
import uvloop
from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.methods import TelegramMethod
from aiogram.methods.base import TelegramType
from aiogram.types import CallbackQuery, Message, Update

from bot import lobby, match, memory, overdue
from bot.app import App, create_app
from bot.callbacks import Act
from bot.clock import now
from bot.lobby import Rights
from bot.metrics import Metrics
from bot.prefs import ChatSettings, Prefs
from bot.screens.places import Places
from bot.screens.screen import Screen
from bot.settings import Settings
from bot.store import Store, create_redis
from bot.table import Person, Playing, Table, Venue
from bot.teller.plan import hand
from bot.valkey import embedded
from bot.waking import Pace
from engine.games import GAMES

TOKEN = "42:bench"  # noqa: S105 - it opens nothing
TABLES = 40
WARM_UP = 2
"""Rounds that are not counted: what is made once in a bot's life is made in them."""
ROUNDS = 20
"""Rounds that are; in each the person whose turn it is presses once at every table."""
AT_ONCE = 8
"""Presses that are on their way at the same time."""


class Wire(AiohttpSession):
    """Serialises each call as for Telegram, and answers by itself that it was done."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0
        self._message = 0

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[TelegramType],
        timeout: int | None = None,  # noqa: ASYNC109 - aiogram
    ) -> TelegramType:
        form = self.build_form_data(bot, method)
        form()
        self.calls += 1
        result: Any = True
        if method.__returning__ is not bool:
            self._message += 1
            chat = {"id": getattr(method, "chat_id", 1), "type": "private"}
            result = {"message_id": self._message, "date": 0, "chat": chat, "text": "."}
        content = json.dumps({"ok": True, "result": result})
        response = self.check_response(bot, method, 200, content)
        return response.result  # type: ignore[return-value]

    async def stream_content(self, *_: Any, **__: Any) -> AsyncGenerator[bytes, None]:
        yield b""


@dataclass(slots=True)
class Side:
    """One of those that are compared, and what it has done."""

    name: str
    wire: Wire
    updates: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Updates per second."""
        return self.updates / self.seconds

    def __str__(self) -> str:
        calls = self.wire.calls / self.updates
        return f"{self.name:24} {self.rate:8,.0f} presses a second, {calls:.2f} calls a press"


def _press(number: int, person: Person, data: str, screen: Screen) -> bytes:
    user = {"id": person.id, "is_bot": False, "first_name": person.name, "language_code": "ru"}
    chat = {"id": person.id, "type": "private", "first_name": person.name}
    rows = [
        [{"text": b.text, **({"url": b.url} if b.url else {"callback_data": b.data})} for b in row]
        for row in screen.buttons
    ]
    message = {
        "message_id": 7,
        "from": {"id": 42, "is_bot": True, "first_name": "Prikup", "username": "bench_bot"},
        "chat": chat,
        "date": 1,
        "text": unescape(re.sub("<[^>]*>", "", screen.text)),
        "reply_markup": {"inline_keyboard": rows},
    }
    query = {"id": str(number), "from": user, "chat_instance": "1", "data": data}
    return json.dumps(
        {"update_id": number, "callback_query": {**query, "message": message}}
    ).encode()


def _opened(number: int, slug: str) -> Table:
    people = [
        Person(1000 * number + n, f"Player {n}", Prefs(), is_reachable=True) for n in range(1, 4)
    ]
    venue = Venue(-1000 - number, None, "Bench")
    settings = ChatSettings(turn_seconds=None)
    table = lobby.opened(f"bench{number:05}", venue, slug, people[0], settings, now())
    for person in people[1:]:
        table = lobby.seated(table, person)
    return table


async def _started(store: Store, number: int, slug: str) -> Table:
    """A table in play, its first cards dealt."""
    table = _opened(number, slug)
    await store.open(table)
    pace = Pace(0, 0, 0)
    moved = match.started(table, Rights(table.host_id), bytes([number % 256]) * 32, now(), pace)
    moved = overdue.time_up(moved.table, now() + 1, pace)
    dealt = replace(moved.table, wake_at=None)
    await store.commit(table, dealt, dirty_at=now())
    loaded = await store.load(table.id)
    assert loaded is not None  # noqa: S101 - it was stored just before
    return loaded


def _next_press(table: Table, number: int) -> bytes | None:
    """The press that the person whose turn it is would make; None: the match rests or is over."""
    stage = table.stage
    if not isinstance(stage, Playing):
        return None
    game = GAMES[table.slug]
    if game.is_at_rest(stage.state):
        return None
    (seat, *_) = game.to_move(stage.state)
    legal = game.legal(stage.state, seat)
    index = legal.index(game.choose(game.view(stage.state, seat)))
    person = table.chairs[seat]
    assert isinstance(person, Person)  # noqa: S101 - only people sit here
    screen = Places("bench_bot").places(table, {})[hand(person.id)].screen
    return _press(number, person, str(Act(table.id, stage.position, index)), screen)


async def _timed(side: Side, dispatcher: Dispatcher, bot: Bot, presses: list[bytes]) -> None:
    waiting = iter(presses)

    async def work() -> None:
        for raw in waiting:
            update = Update.model_validate(json.loads(raw), context={"bot": bot})
            await dispatcher.feed_update(bot, update)

    began = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(work())
    side.seconds += time.perf_counter() - began
    side.updates += len(presses)


@asynccontextmanager
async def _bot_at_work(redis_url: str) -> AsyncIterator[App]:
    store = Store(create_redis(redis_url))
    bot = Bot(TOKEN, session=Wire())
    settings = Settings(bot_token=TOKEN, redis_url=redis_url)
    app = create_app(settings, bot, store, "bench_bot", Metrics())
    memory.settle()
    async with asyncio.TaskGroup() as group:
        teller = group.create_task(app.teller.run())
        try:
            yield app
        finally:
            await app.teller.finish()
            teller.cancel()
    await store.close()


class _Echo:
    """A bare aiogram bot, on an event loop and in a thread of its own."""

    def __init__(self, name: str, *, edits: bool) -> None:
        wire = Wire()
        self._bot = Bot(TOKEN, session=wire)
        self._dispatcher = Dispatcher()
        self._runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        self._thread = ThreadPoolExecutor(1)
        self.side = Side(name, wire)

        @self._dispatcher.callback_query()
        async def echo(query: CallbackQuery) -> None:
            await query.answer()
            message = query.message
            if edits and isinstance(message, Message):
                await message.edit_text(message.text or "", reply_markup=message.reply_markup)

    def handle(self, presses: list[bytes]) -> None:
        """Echo these while everything else stands still."""
        timed = _timed(self.side, self._dispatcher, self._bot, presses)
        self._thread.submit(self._runner.run, timed).result()

    def close(self) -> None:
        self._thread.submit(self._runner.close).result()
        self._thread.shutdown()


def _rounds(app: App, tables: list[str]) -> Iterator[list[bytes]]:
    """The presses of each round, made without a pause in which the teller might work unseen."""
    number = 0
    for _ in range(WARM_UP + ROUNDS):
        presses = []
        for table_id in tables:
            number += 1
            table = app.store.recent(table_id)
            raw = None if table is None else _next_press(table, number)
            if raw is not None:
                presses.append(raw)
        yield presses


async def compare(slug: str) -> tuple[Side, ...]:
    """Ours, an echo and an echo that only answers, turn about in the same run."""
    echoes = _Echo("echo (answers, edits)", edits=True), _Echo("echo (answers)", edits=False)
    with TemporaryDirectory(prefix="prikup-") as directory, embedded(Path(directory)) as url:
        async with _bot_at_work(url) as app:
            wire = app.bot.session
            assert isinstance(wire, Wire)  # noqa: S101 - given to it above
            sides = (Side("bot", wire), *(echo.side for echo in echoes))
            tables = [(await _started(app.store, n, slug)).id for n in range(1, TABLES + 1)]
            for number, presses in enumerate(_rounds(app, tables)):
                if number == WARM_UP:
                    _forget(sides)
                for echo in echoes:
                    echo.handle(presses)
                await _timed(sides[0], app.dispatcher, app.bot, presses)
    for echo in echoes:
        echo.close()
    return sides


def _forget(sides: tuple[Side, ...]) -> None:
    for side in sides:
        side.updates, side.seconds, side.wire.calls = 0, 0.0, 0


def main(slug: str = "thousand") -> None:
    """Print all rates, and the ratio of ours to the echo's."""
    ours, echo, bare = uvloop.run(compare(slug))
    typer.echo(f"{ours.updates} presses at {TABLES} tables, {AT_ONCE} at once")
    for side in (ours, echo, bare):
        typer.echo(str(side))
    typer.echo(
        f"ratio: {ours.rate / echo.rate:.2f} ({ours.rate / bare.rate:.2f} of the bare answer)"
    )
