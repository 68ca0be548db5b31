"""Updates are confirmed when they have been handled, and a slow one holds nobody up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.types import Message
from aiohttp.test_utils import TestServer

from bot import polling
from bot.polling import poll
from playground.client import Person, Playground
from playground.gate import EMULATOR
from playground.server import DEFAULT_TOKEN, create_app
from playground.updates import Feed


class Line:
    """Somebody writes to a bot whose handlers note what they are told."""

    def __init__(self, anna: Person, feed: Feed, playground: Playground, bot: Bot) -> None:
        self.anna = anna
        self.feed = feed
        self.playground = playground
        self.bot = bot
        self.began: asyncio.Queue[str] = asyncio.Queue()
        self.hold: set[str] = set()
        self.release = asyncio.Event()
        self.stopping = asyncio.Event()

    async def handle(self, message: Message) -> None:
        self.began.put_nowait(str(message.text))
        if message.text in self.hold:
            await self.release.wait()
        if message.text == "fault":
            raise RuntimeError("a fault")

    async def heard(self) -> str:
        async with asyncio.timeout(5):
            return await self.began.get()

    async def nothing_pending(self) -> None:
        """Telegram keeps nothing for us any more."""
        async with asyncio.timeout(5):
            while self.feed.pending:
                await self.anna.hear(0.01)

    @asynccontextmanager
    async def polled(self) -> AsyncIterator[None]:
        """The bot polls until the block ends."""
        dispatcher = Dispatcher()
        dispatcher.message.register(self.handle)
        ready = asyncio.Event()
        self.stopping = asyncio.Event()
        async with asyncio.timeout(20), asyncio.TaskGroup() as group:
            group.create_task(poll(self.bot, dispatcher, self.stopping, ready.set))
            await ready.wait()
            yield
            self.stopping.set()


@pytest.fixture
async def line() -> AsyncIterator[Line]:
    app = create_app(DEFAULT_TOKEN, limits=False)
    async with TestServer(app) as server:
        url = str(server.make_url("")).rstrip("/")
        session = AiohttpSession(api=TelegramAPIServer.from_base(url))
        async with Playground.connect(url) as playground:
            anna = await playground.person("Аня")
            bot = Bot(DEFAULT_TOKEN, session=session)
            yield Line(anna, app[EMULATOR].feed, playground, bot)
        await session.close()


async def test_what_was_handled_is_confirmed_and_comes_no_more(line: Line) -> None:
    async with line.polled():
        await line.anna.send("one")
        assert await line.heard() == "one"
        await line.nothing_pending()
    await line.anna.send("two")
    async with line.polled():
        assert await line.heard() == "two"


async def test_a_slow_handler_keeps_nobody_waiting_and_its_update_unconfirmed(line: Line) -> None:
    line.hold = {"slow"}
    async with line.polled():
        await line.anna.send("slow")
        assert await line.heard() == "slow"
        for text in ("a", "b", "c"):
            await line.anna.send(text)
            assert await line.heard() == text
        assert line.feed.pending[0]["message"]["text"] == "slow"
        line.release.set()
        await line.nothing_pending()
    assert line.began.empty()


async def test_more_slow_handlers_than_telegram_tells_of_at_once_keep_nobody_waiting(
    line: Line,
) -> None:
    line.hold = {"slow"}
    async with line.polled():
        for _ in range(2 * polling.LIMIT + 1):
            await line.anna.send("slow")
        await line.anna.send("quick")
        while await line.heard() != "quick":
            pass
        assert line.feed.pending
        line.release.set()
        await line.nothing_pending()
    assert line.began.empty()


async def test_a_handler_that_fails_is_logged_and_its_update_is_done(
    line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    async with line.polled():
        await line.anna.send("fault")
        assert await line.heard() == "fault"
        await line.nothing_pending()
    assert "fails" in caplog.text


async def test_what_comes_twice_in_one_answer_is_handled_once(line: Line) -> None:
    await line.playground.faults(updates="duplicate")
    async with line.polled():
        await line.anna.send("one")
        assert await line.heard() == "one"
        await line.anna.send("two")
        assert await line.heard() == "two"
        await line.nothing_pending()
    assert line.began.empty()


async def test_it_goes_on_after_errors_and_limits(
    line: Line, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "BACKOFF", (0, 0))
    await line.playground.faults(
        {"method": "getUpdates", "kind": "500", "times": 2},
        *({"method": "getUpdates", "kind": "429", "retry_after": n} for n in (0, -5, 10**9, None)),
        {"method": "getUpdates", "kind": "html"},
        {"method": "getUpdates", "kind": "cut_before"},
    )
    await line.anna.send("one")
    async with line.polled():
        assert await line.heard() == "one"
    assert "no updates" in caplog.text


async def test_handlers_that_do_not_finish_are_left_to_the_next_start(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "LAST_SECONDS", 0.01)
    line.hold = {"slow"}
    await line.anna.send("slow")
    async with line.polled():
        assert await line.heard() == "slow"
    assert [update["message"]["text"] for update in line.feed.pending] == ["slow"]
    line.hold = set()
    async with line.polled():
        assert await line.heard() == "slow"
        await line.nothing_pending()


async def test_an_update_of_an_unknown_shape_holds_up_no_other(line: Line) -> None:
    await line.anna.send("one")
    user = {"id": line.anna.id, "is_bot": False, "first_name": "Anna"}
    member = {"status": "emeritus", "user": user}
    line.feed.pending.append(
        {
            "update_id": line.feed.pending[-1]["update_id"] + 1,
            "my_chat_member": {
                "chat": {"id": line.anna.id, "type": "private"},
                "from": user,
                "date": 1,
                "old_chat_member": member,
                "new_chat_member": member,
            },
        }
    )
    line.feed._next += 1  # the playground itself can make no such update
    async with line.polled():
        assert await line.heard() == "one"
        await line.anna.send("two")
        assert await line.heard() == "two"
        await line.nothing_pending()
