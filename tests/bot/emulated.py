"""A bot that speaks to the playground over HTTP, both by a clock that tests move by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiohttp.test_utils import TestServer

from bot.telegram import Telegram
from playground.client import Person, Playground
from playground.clock import HandClock
from playground.server import DEFAULT_TOKEN, create_app, default_world

ASKING = frozenset({"getChatMember", "sendChatAction", "getMe"})


@dataclass(frozen=True, slots=True)
class Emulated:
    """The playground with its group, and the bot's side of the line."""

    clock: HandClock
    playground: Playground
    telegram: Telegram
    group: int
    anna: Person
    boris: Person

    async def calls(self, since: int = 0) -> list[str]:
        """The methods that have changed something, refused ones marked, in order."""
        return [
            call["method"] if call["ok"] else f"{call['method']}!{call['error_code']}"
            for call in await self.playground.calls(since)
            if call["method"] not in ASKING
        ]

    async def mark(self) -> int:
        """The number of the last call so far."""
        return await self.playground.last_call()

    async def group_messages(self, thread: int | None = None) -> list[str]:
        """What the bot's messages in the group say now."""
        return [m.text for m in await self.anna.look(self.group, thread) if m.by_bot]

    async def private_messages(self, person: Person) -> list[str]:
        """What the bot's messages to the person say now."""
        return [m.text for m in await person.look() if m.by_bot]


@asynccontextmanager
async def emulated(*, limits: bool = True) -> AsyncIterator[Emulated]:
    """A playground whose first two people have started the bot."""
    clock = HandClock()
    app = create_app(DEFAULT_TOKEN, world=default_world(clock=clock), limits=limits)
    async with TestServer(app) as server:
        url = str(server.make_url("")).rstrip("/")
        session = AiohttpSession(api=TelegramAPIServer.from_base(url))
        try:
            async with Playground.connect(url) as playground:
                anna, boris = await playground.person("Аня"), await playground.person("Борис")
                for person in (anna, boris):
                    await person.start()
                group = await playground.group()
                telegram = Telegram(Bot(DEFAULT_TOKEN, session=session))
                yield Emulated(clock, playground, telegram, group, anna, boris)
        finally:
            await session.close()
