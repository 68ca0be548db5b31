"""Whoever knocks at the webhook without being Telegram is turned away, cheaply."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Mapping
from io import BytesIO

import pytest
from aiogram import Bot, Dispatcher
from aiogram.types import Message
from aiohttp.test_utils import TestClient, TestServer
from aiohttp.web import Application, Request

from bot import webhook
from bot.intake import loads
from bot.metrics import Metrics
from bot.settings import Settings
from bot.store import Store, create_redis
from bot.webhook import LARGEST_BODY, SECRET_HEADER, create_web_app

Client = TestClient[Request, Application]

SECRET = "s3cret"
KNOWN = {SECRET_HEADER: SECRET}
CHAT = {"id": 1, "type": "private"}
UPDATE = {"update_id": 1, "message": {"message_id": 1, "date": 1, "text": "hello", "chat": CHAT}}
USER = {"id": 1, "is_bot": False, "first_name": "Ada"}
UNKNOWN = {
    "update_id": 2,
    "my_chat_member": {
        "chat": CHAT,
        "from": USER,
        "date": 1,
        "old_chat_member": {"status": "emeritus", "user": USER},
        "new_chat_member": {"status": "emeritus", "user": USER},
    },
}
"""An update of a shape that Telegram may have some day."""


class Ear:
    """It hears whatever gets in."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def handle(self, message: Message) -> None:
        self.heard.append(str(message.text))


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
async def client(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    monkeypatch.setenv("BOT_TOKEN", "42:playground")
    monkeypatch.setenv("WEBHOOK_URL", "https://example.org/webhook")
    monkeypatch.setenv("WEBHOOK_SECRET", SECRET)
    dispatcher = Dispatcher()
    dispatcher.message.register(ear.handle)
    bot = Bot("42:playground")
    store = Store(create_redis("redis://127.0.0.1:1/0"))  # nothing here may need it
    app = create_web_app(bot, dispatcher, store, Settings(), Metrics())
    async with TestClient(TestServer(app)) as made:
        yield made
    await store.close()
    await bot.session.close()


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {SECRET_HEADER: ""},
        {SECRET_HEADER: "guess"},
        {SECRET_HEADER: SECRET + "\u00e9"},
        {SECRET_HEADER: SECRET * 1000},
        {"Authorization": f"Bearer {SECRET}"},
        {"Cookie": f"{SECRET_HEADER}={SECRET}"},
    ],
)
async def test_without_the_secret_nothing_is_even_read(
    headers: Mapping[str, str], client: Client, ear: Ear
) -> None:
    for body in (json.dumps(UPDATE).encode(), b"{", b" " * (2 * LARGEST_BODY)):
        response = await client.post("/webhook", data=BytesIO(body), headers=headers)
        assert (response.status, ear.heard) == (403, [])


async def test_the_secret_is_not_looked_for_in_the_address(client: Client, ear: Ear) -> None:
    for path in (f"/webhook?{SECRET_HEADER}={SECRET}", f"/webhook?secret_token={SECRET}"):
        response = await client.post(path, json=UPDATE)
        assert (response.status, ear.heard) == (403, [])


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])
async def test_updates_are_posted_and_nothing_else(method: str, client: Client, ear: Ear) -> None:
    response = await client.request(method, "/webhook", json=UPDATE, headers=KNOWN)
    assert (response.status, ear.heard) == (405, [])


@pytest.mark.parametrize(
    "path", ["/", "/webhook/", "/webhook/x", "/Webhook", "/.env", "/bot42:playground"]
)
async def test_there_is_nothing_at_other_addresses(path: str, client: Client, ear: Ear) -> None:
    response = await client.post(path, json=UPDATE, headers=KNOWN)
    assert (response.status, ear.heard) == (404, [])


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"hello",
        b"\x00",
        b"\xff\xfe",
        b"\xed\xa0\x80",
        b"null",
        b"[]",
        b"1",
        b'"update_id"',
        b"{}",
        b'{"update_id": null}',
        b'{"update_id": true}',
        b'{"update_id": "1"}',
        b'{"update_id": 1.5}',
        b'{"update_id": ' + b"9" * 5000 + b"}",
        b"[" * 500_000,
        b'{"a":' * 150_000,
    ],
    ids=lambda body: repr(body[:20]),
)
async def test_what_is_no_update_is_refused(body: bytes, client: Client, ear: Ear) -> None:
    response = await client.post("/webhook", data=body, headers=KNOWN)
    assert (response.status, ear.heard) == (400, [])


@pytest.mark.parametrize("kind", ["text/plain", "application/json; charset=nonsense", "x/y"])
async def test_what_the_body_calls_itself_makes_no_difference(
    kind: str, client: Client, ear: Ear
) -> None:
    headers = {**KNOWN, "Content-Type": kind}
    response = await client.post("/webhook", data=b"hello", headers=headers)
    assert (response.status, ear.heard) == (400, [])


async def test_a_body_that_no_update_fills_is_not_read_to_its_end(
    client: Client, ear: Ear
) -> None:
    body = json.dumps({**UPDATE, "more": "x" * LARGEST_BODY}).encode()
    response = await client.post("/webhook", data=BytesIO(body), headers=KNOWN)
    assert (response.status, ear.heard) == (413, [])


async def test_a_body_that_does_not_come_is_not_waited_for(
    client: Client, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "BODY_SECONDS", 0.01)
    reader, writer = await asyncio.open_connection(client.host, client.port)
    head = (
        f"POST /webhook HTTP/1.1\r\nHost: {client.host}\r\nContent-Length: 100\r\n"
        f"{SECRET_HEADER}: {SECRET}\r\n\r\n{{"
    )
    writer.write(head.encode())
    async with asyncio.timeout(10):
        answer = await reader.readline()
    assert (answer.split()[1], ear.heard) == (b"408", [])
    writer.close()
    await writer.wait_closed()


async def test_an_update_of_an_unknown_shape_is_passed_over_and_not_sent_for_ever(
    client: Client, ear: Ear, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    response = await client.post("/webhook", json=UNKNOWN, headers=KNOWN)
    assert response.status == 200
    assert "update 2 cannot be read" in caplog.text
    assert "emeritus" not in caplog.text
    response = await client.post("/webhook", json=UPDATE, headers=KNOWN)
    assert (response.status, ear.heard) == (200, ["hello"])


async def test_half_a_sign_is_heard_as_one_that_is_unknown(client: Client, ear: Ear) -> None:
    body = json.dumps(UPDATE).replace("hello", r"\ud83d \ude00 \ud83d\ude00 \\ud83d")
    response = await client.post("/webhook", data=body.encode(), headers=KNOWN)
    assert (response.status, ear.heard) == (200, ["\ufffd \ufffd \U0001f600 \\ud83d"])


def test_whatever_can_be_written_can_be_sent() -> None:
    halves = [chr(code) for code in (0xD800, 0xDBFF, 0xDC00, 0xDFFF)]
    for text in ("a", *halves, *(a + b for a in halves for b in halves), "\x00\U0010ffff"):
        for ascii_only in (True, False):
            written = json.dumps({"text": text}, ensure_ascii=ascii_only)
            try:
                body = written.encode()
            except UnicodeEncodeError:  # such bytes would be no UTF-8
                continue
            assert loads(body)["text"].encode()
