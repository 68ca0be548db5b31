"""Updates by polling and by webhook, in order and astray."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiogram import Dispatcher
from aiogram.exceptions import TelegramConflictError
from aiogram.methods import GetUpdates, SendMessage, SetWebhook
from aiogram.types import Message, Update
from aiogram.webhook.aiohttp_server import SimpleRequestHandler
from aiohttp import web

from playground import updates
from tests.playground.stage import Stage, keyboard, serving

SECRET = "X-Telegram-Bot-Api-Secret-Token"


def ids(updates: list[Update]) -> list[int]:
    return [update.update_id for update in updates]


def texts(updates: list[Update]) -> list[str | None]:
    return [update.message.text for update in updates if update.message]


async def said(stage: Stage, *words: str) -> None:
    anna = await stage.person()
    for word in words:
        await anna.send(word)


async def test_updates_stay_until_they_are_confirmed(stage: Stage) -> None:
    await said(stage, "a", "b", "c")
    first = await stage.bot.get_updates(limit=2)
    assert texts(first) == ["a", "b"]
    assert ids(await stage.bot.get_updates(limit=2)) == ids(first)
    after = await stage.bot.get_updates(offset=first[-1].update_id + 1)
    assert texts(after) == ["c"]
    assert texts(await stage.bot.get_updates()) == ["c"]


async def test_a_negative_offset_keeps_the_newest(stage: Stage) -> None:
    await said(stage, "a", "b", "c")
    assert texts(await stage.bot.get_updates(offset=-1)) == ["c"]
    assert texts(await stage.bot.get_updates()) == ["c"]


async def test_a_long_poll_ends_as_soon_as_something_happens(stage: Stage) -> None:
    poll = asyncio.gather(stage.bot.get_updates(timeout=30))
    await said(stage, "a")
    (updates,) = await poll
    assert texts(updates) == ["a"]


async def test_a_second_poll_ends_the_first(stage: Stage) -> None:
    polls = asyncio.gather(
        stage.bot.get_updates(timeout=30),
        stage.bot.get_updates(timeout=30),
        return_exceptions=True,
    )
    await said(stage, "a")
    (ended,) = [one for one in await polls if isinstance(one, TelegramConflictError)]
    assert ended.message == (
        "Conflict: terminated by other getUpdates request; make sure that only one bot instance "
        "is running"
    )


async def test_only_the_updates_that_were_asked_for_come(stage: Stage) -> None:
    anna = await stage.person()
    await stage.updates(allowed_updates=["callback_query"])
    await anna.send("/play", stage.group)
    await stage.bot.send_message(stage.group, "x", reply_markup=keyboard(["a"]))
    await anna.tap(await anna.expect("x", stage.group), data="a")
    (update,) = await stage.updates()
    assert update.callback_query is not None
    await stage.updates(allowed_updates=[])
    await anna.send("/play", stage.group)
    assert await stage.texts() == ["/play"]


async def test_updates_may_come_twice(stage: Stage) -> None:
    await stage.playground.faults(updates="duplicate")
    await said(stage, "a", "b")
    assert await stage.texts() == ["a", "a", "b", "b"]
    await stage.playground.faults()
    await said(stage, "c")
    assert await stage.texts() == ["c"]


async def test_updates_may_come_out_of_order(stage: Stage) -> None:
    await stage.playground.faults(updates="reorder")
    await said(stage, "a")
    assert await stage.bot.get_updates() == []
    await said(stage, "b", "c")
    first = await stage.bot.get_updates()
    assert texts(first) == ["b", "a"]
    after_last = await stage.bot.get_updates(offset=first[-1].update_id + 1)
    assert texts(after_last) == ["b"]
    await stage.playground.faults()
    assert texts(await stage.bot.get_updates()) == ["b", "c"]


async def test_updates_may_be_kept_back(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "DELAY_SECONDS", 3600)
    await stage.playground.faults(updates="delay")
    await said(stage, "a", "b")
    assert await stage.bot.get_updates() == []


async def test_updates_that_come_late_keep_their_order(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "DELAY_SECONDS", 0.05)
    await stage.playground.faults(updates="delay")
    await said(stage, "a", "b")
    come: list[Update] = []
    while len(come) < 2:
        come = await stage.bot.get_updates(timeout=20)
        assert texts(come) == ["a", "b"][: len(come)]


Take = Callable[[web.Request], Awaitable[web.StreamResponse]]


@asynccontextmanager
async def webhook(stage: Stage, take: Take, **asked: Any) -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_post("/hook", take)
    async with serving(app) as url:
        await stage.bot.set_webhook(f"{url}/hook", **asked)
        yield url
        await stage.bot.delete_webhook(drop_pending_updates=True)


class Hook:
    """A webhook that writes down what comes and answers as it is told."""

    def __init__(self, *answers: int | dict[str, Any] | str) -> None:
        self.came: asyncio.Queue[tuple[str, str | None]] = asyncio.Queue()
        self._answers = list(answers)

    async def take(self, request: web.Request) -> web.StreamResponse:
        update = await request.json()
        text = update["message"]["text"] if "message" in update else "press"
        self.came.put_nowait((text, request.headers.get(SECRET)))
        answer = self._answers.pop(0) if self._answers else 200
        if isinstance(answer, int):
            return web.Response(status=answer)
        if isinstance(answer, str):
            return web.Response(text=answer)
        return web.json_response(answer)

    async def texts(self, count: int) -> list[str]:
        return [(await self.came.get())[0] for _ in range(count)]


async def test_a_webhook_gets_the_updates_with_its_secret(stage: Stage) -> None:
    hook = Hook()
    await said(stage, "before")
    async with webhook(stage, hook.take, secret_token="s3cret"):
        assert await hook.came.get() == ("before", "s3cret")
        await said(stage, "a", "b")
        assert await hook.texts(2) == ["a", "b"]
        info = await stage.bot.get_webhook_info()
        assert info.url.endswith("/hook")
        assert info.last_error_date is None


async def test_a_webhook_without_a_secret_gets_none(stage: Stage) -> None:
    hook = Hook()
    async with webhook(stage, hook.take, drop_pending_updates=True):
        await said(stage, "a")
        assert await hook.came.get() == ("a", None)


async def test_polling_and_a_webhook_exclude_each_other(stage: Stage) -> None:
    async with webhook(stage, Hook().take, allowed_updates=["message"], max_connections=7):
        assert await stage.refusal(GetUpdates()) == (
            "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook "
            "to delete the webhook first"
        )
        info = await stage.bot.get_webhook_info()
        assert (info.max_connections, info.allowed_updates) == (7, ["message"])
    assert await stage.bot.get_updates() == []
    assert (await stage.bot.get_webhook_info()).url == ""


async def test_a_failed_delivery_is_repeated_until_it_is_taken(stage: Stage) -> None:
    hook = Hook(500, 404)
    async with webhook(stage, hook.take):
        await said(stage, "a", "b")
        assert await hook.texts(4) == ["a", "a", "a", "b"]
        info = await stage.bot.get_webhook_info()
        assert info.last_error_message == ("Wrong response from the webhook: 404 Not Found")
        assert info.last_error_date is not None


async def test_a_webhook_that_is_not_there_is_waited_for(stage: Stage) -> None:
    hook = Hook()
    async with serving(web.Application()) as dead:
        pass
    await stage.bot.set_webhook(f"{dead}/hook")
    await said(stage, "a")
    while (await stage.bot.get_webhook_info()).last_error_message is None:
        await stage.bot.get_me()
    info = await stage.bot.get_webhook_info()
    assert (info.last_error_message or "").startswith("Connection failed: ")
    assert info.pending_update_count == 1
    async with webhook(stage, hook.take):
        assert await hook.texts(1) == ["a"]


async def test_presses_do_not_wait_for_messages_of_the_same_chat(stage: Stage) -> None:
    anna = await stage.person()
    free, came = asyncio.Event(), asyncio.Queue[str]()

    async def take(request: web.Request) -> web.StreamResponse:
        update = await request.json()
        if "message" in update:
            await free.wait()
        came.put_nowait("message" if "message" in update else "press")
        return web.Response()

    await stage.bot.send_message(stage.group, "x", reply_markup=keyboard(["a"]))
    seen = await anna.expect("x", stage.group)
    async with webhook(stage, take, drop_pending_updates=True):
        await anna.send("/play", stage.group)
        await anna.tap(seen, data="a")
        assert await came.get() == "press"
        free.set()
        assert await came.get() == "message"


async def test_a_webhook_may_get_updates_twice_and_out_of_order(stage: Stage) -> None:
    hook = Hook()
    async with webhook(stage, hook.take, drop_pending_updates=True):
        await stage.playground.faults(updates="duplicate")
        await said(stage, "a")
        assert await hook.texts(2) == ["a", "a"]
        await stage.playground.faults(updates="reorder")
        await said(stage, "b", "c")
        assert await hook.texts(2) == ["c", "b"]


@pytest.mark.parametrize("answer", ["", "<html>", "[]", {"ok": True}])
async def test_what_else_a_webhook_says_does_not_matter(
    stage: Stage, answer: str | dict[str, Any]
) -> None:
    hook = Hook(answer)
    async with webhook(stage, hook.take, drop_pending_updates=True):
        await said(stage, "a", "b")
        assert await hook.texts(2) == ["a", "b"]


async def test_a_webhook_may_call_a_method_in_its_answer(stage: Stage) -> None:
    anna = await stage.person()
    hook = Hook({"method": "sendMessage", "chat_id": anna.id, "text": "by return"})
    async with webhook(stage, hook.take):
        await anna.send("a")
        await anna.expect("by return")
    methods = [c["method"] for c in await stage.playground.calls()]
    assert methods.count("sendMessage") == 1


async def test_aiograms_own_webhook_handler_is_served(stage: Stage) -> None:
    dispatcher = Dispatcher()

    @dispatcher.message()
    async def echo(message: Message) -> SendMessage:
        return message.answer(f"echo {message.text}")

    handler = SimpleRequestHandler(
        dispatcher, stage.bot, handle_in_background=False, secret_token="s3cret"
    )
    anna = await stage.person()
    async with webhook(stage, handler.handle, secret_token="s3cret"):
        await anna.send("a")
        assert (await anna.expect("echo")).text == "echo a"


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"url": "example"}, "bad webhook: An HTTPS URL must be provided for webhook"),
        ({"url": "ftp://x"}, "bad webhook: An HTTPS URL must be provided for webhook"),
        (
            {"url": "https://x", "secret_token": "не"},
            "secret token contains unallowed characters",
        ),
    ],
)
async def test_webhooks_that_telegram_does_not_take(
    stage: Stage, fields: dict[str, Any], says: str
) -> None:
    assert await stage.refusal(SetWebhook(**fields)) == f"Bad Request: {says}"
