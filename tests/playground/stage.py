"""A playground on a free port with a clock moved by hand, a bot of aiogram's and people in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from aiogram import Bot
from aiogram.client.default import DefaultBotProperties
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import TelegramAPIError
from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup, Update
from aiohttp import web

from playground.client import Person, Playground
from playground.clock import HandClock
from playground.world import World

TOKEN = "42:playground"


class PromptSession(AiohttpSession):
    """Aiogram's own session; closed without the rest it takes for TLS, which is not used here."""

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


@dataclass
class Stage:
    url: str
    clock: HandClock
    world: World
    bot: Bot
    playground: Playground
    group: int
    offset: int = 0

    async def person(self, name: str = "Аня") -> Person:
        return await self.playground.person(name)

    async def updates(self, **asked: Any) -> list[Update]:
        """The updates that have come since the last look."""
        found = await self.bot.get_updates(offset=self.offset, timeout=0, **asked)
        if found:
            self.offset = max(update.update_id for update in found) + 1
        return found

    async def texts(self) -> list[str | None]:
        """The texts of the messages that have come since the last look."""
        return [u.message.text for u in await self.updates() if u.message is not None]

    async def refusal(self, call: Any) -> str:
        """What Telegram says to this call, which it must refuse."""
        with pytest.raises(TelegramAPIError) as refused:
            await self.bot(call)
        return refused.value.message


@asynccontextmanager
async def serving(app: web.Application) -> AsyncIterator[str]:
    runner = web.AppRunner(app, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0][:2]
        yield f"http://{host}:{port}"
    finally:
        await runner.cleanup()


def make_bot(url: str, token: str = TOKEN) -> Bot:
    session = PromptSession(api=TelegramAPIServer.from_base(url))
    return Bot(token, session=session, default=DefaultBotProperties(parse_mode="HTML"))


def keyboard(*rows: list[str]) -> InlineKeyboardMarkup:
    """Buttons by their texts; the data of each is its text."""
    return InlineKeyboardMarkup(
        inline_keyboard=[
            [InlineKeyboardButton(text=text, callback_data=text) for text in row] for row in rows
        ]
    )
