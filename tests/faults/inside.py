"""The whole bot and a playground in one process, so that thousands of updates take seconds.

The door through which they come is the bot's own; its calls go to the playground as over the wire.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.methods import TelegramMethod
from aiogram.methods.base import TelegramType
from aiogram.types import BufferedInputFile, InputFile
from redis.asyncio import Redis

from bot.answer import Caller
from bot.app import App, create_app
from bot.intake import loads, read
from bot.metrics import Metrics
from bot.prefs import ChatSettings
from bot.settings import Settings
from bot.store import Store, create_redis
from bot.table import Over, Playing, Table, Venue
from bot.valkey import embedded
from engine.games import GAMES
from playground.calls import Call
from playground.emulator import Emulator, build
from playground.gate import carry_out_logged
from playground.membership import found_group
from playground.model import Chat, Json, Message, Query, User
from playground.server import DEFAULT_TOKEN, default_world
from playground.world import World

_log = logging.getLogger(__name__)

PASSING = ("update:", "{budget}", "newest:", "seats:")
"""Keys that every update may write, or that only point."""


class Within(AiohttpSession):
    """Carries calls to a playground in the same process."""

    def __init__(self, emulator: Emulator) -> None:
        super().__init__(json_loads=loads)
        self._emulator = emulator

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[TelegramType],
        timeout: int | None = None,  # noqa: ASYNC109 - aiogram
    ) -> TelegramType:
        files: dict[str, InputFile] = {}
        given = {
            key: prepared
            for key, value in method.model_dump(warnings=False).items()
            if (prepared := self.prepare_value(value, bot=bot, files=files))
        }
        sent = {key: file for key, file in files.items() if isinstance(file, BufferedInputFile)}
        body = await carry_out_logged(self._emulator, method.__api_method__, given, sent)
        response = self.check_response(
            bot, method, body.get("error_code", 200), json.dumps(body, default=str)
        )
        return response.result  # type: ignore[return-value]


@dataclass(slots=True)
class Inside:
    """Who is there, and the bot that they speak with."""

    emulator: Emulator
    app: App
    redis: Redis
    faults: list[str] = field(default_factory=list)
    """What the bot could not handle."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def world(self) -> World:
        return self.emulator.world

    @property
    def store(self) -> Store:
        return self.app.store

    def person(self, name: str, language: str = "en", **fields: Any) -> User:
        """Somebody new, who has started the bot."""
        number = max(self.world.users) + 1
        return self.world.add_person(
            User(number, name, language_code=language, started=True, **fields)
        )

    def stranger(self) -> tuple[User, Message]:
        """Somebody who plays nowhere, and a message of the bot to them."""
        person = self.person("Eve", "ru")
        chat = self.world.chats[person.id]
        return person, self.world.post(chat, self.world.bot, text="a message to press")

    def group(self, members: Sequence[User], title: str = "Friday cards") -> Chat:
        first, *others = members
        return found_group(self.world, title, first, tuple(others))

    async def seated(self, slug: str, people: Sequence[User], chat: Chat) -> Table:
        """A lobby in the group, at which they sit."""
        host = self.app.host
        settings = ChatSettings(language="en", turn_seconds=None, is_set=True)
        await self.store.save_chat_settings(chat.id, settings)
        venue = Venue(chat.id, None, _arriving(chat.title or ""), is_private=False)
        for person in people:
            await host.people.set_reachable(_caller(person), is_reachable=True)
        table, _ = await host.lobbies.open(venue, _caller(people[0]), slug)
        for person in people[1:]:
            await host.lobbies.join(table.id, _caller(person))
        return await host.tables.get(table.id)

    async def playing(self, slug: str, people: Sequence[User], chat: Chat) -> Table:
        """A match at which they play, and somebody owes a move."""
        table = await self.seated(slug, people, chat)
        await self.app.host.lobbies.start(table.id, _caller(people[0]))
        while _rests(table := await self.app.host.tables.get(table.id)):
            await self.hear()  # until the clock has dealt
        return table

    async def quiet(self) -> None:
        """Wait until the teller has shown everything."""
        async with asyncio.timeout(20):
            while await self._dirty():
                await self.hear()

    async def hear(self) -> None:
        """Wait for the next thing that happens in the world, if only for a moment."""
        self.news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(0.02):
                await self.news.wait()

    async def _dirty(self) -> int:
        found = [await self.redis.zcard(f"{{p{n}}}:dirty") for n in range(8)]
        held = [await self.redis.hlen(f"{{p{n}}}:held") for n in range(8)]
        return sum(found) + sum(held)

    async def bring(self, raw: Json) -> None:
        """An update comes through the door; a fault is noted."""
        update = read(loads(json.dumps(raw).encode()), self.app.bot)
        if update is None:
            return
        try:
            await self.app.dispatcher.feed_update(self.app.bot, update)
        except Exception as fault:
            _log.exception("update %s fails", update.update_id)
            self.faults.append(f"{type(fault).__name__}: {fault}: {raw}"[:2000])

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[asyncio.TaskGroup]:
        """What is begun in the block happens side by side, and is done when it ends."""
        async with asyncio.timeout(120), asyncio.TaskGroup() as group:
            yield group

    async def deliver(self) -> None:
        """Everything that has happened in the world comes through the door, in order."""
        pending = self.emulator.feed.pending
        while pending:
            await self.bring(pending.popleft())

    def pressed(self, person: User, message: Message, data: str, **changes: Any) -> Json:
        """The update of a press, not yet brought; the changes are made to its query."""
        query = self.world.press(person, message, data or ".")
        raw = self.emulator.feed.pending.pop()
        raw["callback_query"] |= {"data": data, **changes}
        assert raw["callback_query"]["id"] == query.id
        return raw

    def wrote(self, person: User, chat: int, text: str, **fields: Any) -> Json:
        """The update of a message, not yet brought."""
        pending = self.emulator.feed.pending
        pending.clear()
        self.world.post(self.world.chats[chat], person, text=text, **fields)
        return pending.pop()

    def query(self, raw: Json) -> Query:
        """What became of a press."""
        return self.world.queries[raw["callback_query"]["id"]]

    def newest(self, chat: int) -> Message:
        """The bot's newest message with buttons in the chat."""
        messages = self.world.chats[chat].messages.values()
        return next(m for m in reversed(messages) if m.sender is self.world.bot and m.keyboard)

    def calls(self, since: int = 0) -> tuple[Call, ...]:
        return self.emulator.calls.since(since)

    @property
    def last_call(self) -> int:
        """The number of the newest call so far."""
        return max((call.n for call in self.calls()), default=0)

    async def stored(self, *without: str) -> dict[str, Any]:
        """Everything that is stored, but for what passes."""
        found: dict[str, Any] = {}
        for name in sorted([key.decode() async for key in self.redis.scan_iter()]):
            if name.startswith((*PASSING, *without)):
                continue
            match await self.redis.type(name):
                case b"hash":
                    found[name] = await self.redis.hgetall(name)
                case b"list":
                    found[name] = await self.redis.lrange(name, 0, -1)
                case b"set":
                    found[name] = await self.redis.smembers(name)
                case b"zset":
                    found[name] = await self.redis.zrange(name, 0, -1, withscores=True)
                case _:
                    found[name] = await self.redis.get(name)
        return found


def _caller(person: User) -> Caller:
    return Caller(person.id, _arriving(person.name), person.language_code)


def _arriving(text: str) -> str:
    """The text as it comes through the door."""
    return str(loads(json.dumps(text)))


def _rests(table: Table) -> bool:
    stage = table.stage
    assert not isinstance(stage, Over)
    return not isinstance(stage, Playing) or GAMES[table.slug].is_at_rest(stage.state)


@asynccontextmanager
async def inside(directory: Path, *, limits: bool = False) -> AsyncIterator[Inside]:
    """A bot at work beside its playground, on a server of its own."""
    world = default_world()
    world.privacy = False
    emulator = build(DEFAULT_TOKEN, world, limits=limits)
    with embedded(directory) as url:
        bot = Bot(DEFAULT_TOKEN, session=Within(emulator))
        redis = create_redis(url)
        settings = Settings(bot_token=DEFAULT_TOKEN, redis_url=url, pace=0)
        app = create_app(settings, bot, Store(redis), world.bot.username or "", Metrics())
        async with asyncio.TaskGroup() as group:
            loops = [group.create_task(loop) for loop in (app.teller.run(), app.clock.run())]
            made = Inside(emulator, app, redis)
            world.listen(lambda _: made.news.set())
            await made.deliver()
            yield made
            await asyncio.gather(app.teller.finish(), app.clock.finish())
            for loop in loops:
                loop.cancel()
        await redis.aclose()
        await bot.session.close()
