"""`prikup bench bot`: a press's whole path, beside a bare aiogram echo of the same update.

From the bytes of an update to the bytes of the calls that it leads to: parsed, routed, the table
loaded from a real server, the rules asked, the next version committed, the press answered, and the
teller at work beside it as in production. The network to Telegram alone is left out: both bots
serialise their calls as for the wire, and hear at once that all is well.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import typer
import uvloop
from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.methods import TelegramMethod
from aiogram.methods.base import TelegramType
from aiogram.types import CallbackQuery, Update

from bot import lobby, match
from bot.app import App, create_app
from bot.callbacks import Act
from bot.clock import now
from bot.lobby import Rights
from bot.match import Pace
from bot.prefs import ChatSettings, Prefs
from bot.settings import Settings
from bot.store import Store, create_redis
from bot.table import Person, Playing, Table, Venue
from bot.valkey import embedded
from engine.games import GAMES

TOKEN = "42:bench"  # noqa: S105 - it opens nothing
TABLES = 40
ROUNDS = 6


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
class Score:
    """What one of the two has done."""

    updates: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Updates per second."""
        return self.updates / self.seconds


def _press(number: int, person: Person, data: str) -> bytes:
    user = {"id": person.id, "is_bot": False, "first_name": person.name, "language_code": "ru"}
    chat = {"id": person.id, "type": "private", "first_name": person.name}
    message = {"message_id": 7, "date": 1, "chat": chat, "text": "…"}
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
    moved = match.time_up(moved.table, now() + 1, pace)
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
    return _press(number, person, str(Act(table.id, stage.position, index)))


async def _feed(dispatcher: Dispatcher, bot: Bot, raw: bytes) -> None:
    update = Update.model_validate(json.loads(raw), context={"bot": bot})
    await dispatcher.feed_update(bot, update)


@asynccontextmanager
async def _bot_at_work(redis_url: str) -> AsyncIterator[App]:
    store = Store(create_redis(redis_url))
    bot = Bot(TOKEN, session=Wire())
    settings = Settings(bot_token=TOKEN, redis_url=redis_url)
    app = create_app(settings, bot, store, "bench_bot")
    async with asyncio.TaskGroup() as group:
        teller = group.create_task(app.teller.run())
        try:
            yield app
        finally:
            await app.teller.finish()
            teller.cancel()
    await store.close()


def _echo() -> Dispatcher:
    dispatcher = Dispatcher()

    @dispatcher.callback_query()
    async def echo(query: CallbackQuery) -> None:
        await query.answer()

    return dispatcher


async def compare(slug: str) -> tuple[Score, Score, int]:
    """Both, turn about in the same run; and how many calls the bot made."""
    ours, bare = Score(), Score()
    echo_bot, echo = Bot(TOKEN, session=Wire()), _echo()
    with TemporaryDirectory(prefix="prikup-") as directory, embedded(Path(directory)) as url:
        async with _bot_at_work(url) as app:
            tables = [(await _started(app.store, n, slug)).id for n in range(1, TABLES + 1)]
            number = 0
            for _ in range(ROUNDS):
                presses = []
                for table_id in tables:
                    table = await app.store.load(table_id)
                    number += 1
                    raw = None if table is None else _next_press(table, number)
                    if raw is not None:
                        presses.append(raw)
                for score, dispatcher, bot in (
                    (bare, echo, echo_bot),
                    (ours, app.dispatcher, app.bot),
                ):
                    began = time.perf_counter()
                    for raw in presses:
                        await _feed(dispatcher, bot, raw)
                    score.seconds += time.perf_counter() - began
                    score.updates += len(presses)
            wire = app.bot.session
            assert isinstance(wire, Wire)  # noqa: S101 - given to it above
            return ours, bare, wire.calls


def main(slug: str = "thousand") -> None:
    """Print both rates and their ratio."""
    ours, bare, calls = uvloop.run(compare(slug))
    typer.echo(f"presses handled: {ours.updates}, calls made: {calls}")
    typer.echo(f"bot:  {ours.rate:8.0f} presses a second")
    typer.echo(f"echo: {bare.rate:8.0f} presses a second (bare aiogram)")
    typer.echo(f"ratio: {ours.rate / bare.rate:.2f}")
