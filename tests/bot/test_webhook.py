"""The door for updates, and the health check."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiogram import Bot, Dispatcher
from aiogram.types import Message
from aiohttp.test_utils import TestClient, TestServer
from aiohttp.web import Application, Request

from bot.metrics import Metrics
from bot.settings import Settings
from bot.store import Store, create_redis
from bot.webhook import SECRET_HEADER, create_web_app

Client = TestClient[Request, Application]
UPDATE = {
    "update_id": 1,
    "message": {"message_id": 1, "date": 1, "text": "hello", "chat": {"id": 1, "type": "private"}},
}


class Ear:
    """It hears what comes in, and fails at a word."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def handle(self, message: Message) -> None:
        self.heard.append(str(message.text))
        if message.text == "fault":
            raise RuntimeError("a fault")


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("BOT_TOKEN", "42:playground")
    monkeypatch.setenv("WEBHOOK_URL", "https://example.org/webhook")
    monkeypatch.setenv("WEBHOOK_SECRET", "s3cret")
    return Settings()


@pytest.fixture
async def client(ear: Ear, settings: Settings, store: Store) -> AsyncIterator[Client]:
    dispatcher = Dispatcher()
    dispatcher.message.register(ear.handle)
    bot = Bot("42:playground")
    async with TestClient(
        TestServer(create_web_app(bot, dispatcher, store, settings, Metrics()))
    ) as made:
        yield made
    await bot.session.close()


async def test_an_update_with_the_secret_is_handled_before_it_is_answered(
    client: Client, ear: Ear
) -> None:
    response = await client.post("/webhook", json=UPDATE, headers={SECRET_HEADER: "s3cret"})
    assert (response.status, ear.heard) == (200, ["hello"])


@pytest.mark.parametrize("secret", [None, "", "s3cre", "S3CRET", "ключ"])
async def test_without_the_secret_nothing_comes_in(
    secret: str | None, client: Client, ear: Ear
) -> None:
    headers = {} if secret is None else {SECRET_HEADER: secret}
    response = await client.post("/webhook", json=UPDATE, headers=headers)
    assert (response.status, ear.heard) == (403, [])


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'{"update_id": "x"}', b"null"])
async def test_what_is_no_update_is_refused(body: bytes, client: Client, ear: Ear) -> None:
    response = await client.post("/webhook", data=body, headers={SECRET_HEADER: "s3cret"})
    assert (response.status, ear.heard) == (400, [])


async def test_an_update_that_fails_is_logged_and_not_sent_again(
    client: Client, ear: Ear, caplog: pytest.LogCaptureFixture
) -> None:
    message = {**UPDATE["message"], "text": "fault"}  # type: ignore[dict-item]
    update = {**UPDATE, "message": message}
    response = await client.post("/webhook", json=update, headers={SECRET_HEADER: "s3cret"})
    assert (response.status, ear.heard) == (200, ["fault"])
    assert "update 1 fails" in caplog.text


async def test_the_health_check_tells_whether_the_store_is_there(client: Client) -> None:
    response = await client.get("/healthz")
    assert (response.status, await response.json()) == (200, {"ok": True})


async def test_the_health_check_says_that_the_store_is_away(settings: Settings) -> None:
    away = Store(create_redis("redis://127.0.0.1:1/0"))
    bot = Bot("42:playground")
    app = create_web_app(bot, Dispatcher(), away, settings, Metrics())
    async with TestClient(TestServer(app)) as client, asyncio.timeout(10):
        response = await client.get("/healthz")
        assert (response.status, (await response.json())["ok"]) == (503, False)
    await away.close()
    await bot.session.close()


async def test_the_figures_tell_what_stands_in_the_store(client: Client) -> None:
    response = await client.get("/metrics")
    assert response.content_type == "text/plain"
    assert "prikup_store_up 1.0" in await response.text()


async def test_the_figures_say_that_the_store_is_away(settings: Settings) -> None:
    away = Store(create_redis("redis://127.0.0.1:1/0"))
    bot = Bot("42:playground")
    app = create_web_app(bot, Dispatcher(), away, settings, Metrics())
    async with TestClient(TestServer(app)) as client, asyncio.timeout(10):
        response = await client.get("/metrics")
        assert response.status == 200
        assert "prikup_store_up 0.0" in await response.text()
    await away.close()
    await bot.session.close()
