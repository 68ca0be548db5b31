"""Bringing updates to the bot's webhook."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from aiohttp import BodyPartReader, ClientError, ClientResponse, ClientSession, ClientTimeout
from aiohttp.multipart import MultipartReader

from playground.emulator import Emulator
from playground.gate import carry_out_logged
from playground.model import Json
from playground.updates import Arrangement

PATIENCE = 60.0
"""Seconds that a webhook has to answer."""
MOST_DOUBLINGS = 6
SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - a header's name


def queue_of(update: Json) -> tuple[str, int]:
    """Whose turn an update waits for: messages go one by one in a chat, presses in a person."""
    kind = next(key for key in update if key != "update_id")
    who = "from" if kind == "callback_query" else "chat"
    return kind, int(update[kind][who]["id"])


class Courier:
    """Delivers each update until the webhook takes it; those of one queue in order."""

    def __init__(self, emulator: Emulator, *, pause: float = 1.0) -> None:
        self._emulator = emulator
        self._pause = pause
        self._busy: dict[tuple[str, int], int] = {}
        """The update that is under way in each queue."""

    async def run(self) -> None:
        """Deliver until the playground closes."""
        feed = self._emulator.feed
        async with (
            ClientSession(timeout=ClientTimeout(PATIENCE)) as session,
            asyncio.TaskGroup() as tasks,
        ):
            while not feed.closed:
                for update in self._next():
                    self._busy[queue_of(update)] = update["update_id"]
                    tasks.create_task(self._deliver(session, update))
                await feed.news()

    def _next(self) -> list[Json]:
        """The updates that can be sent off now."""
        feed = self._emulator.feed
        if not feed.webhook_url:
            return []
        room = self._emulator.webhook.max_connections - len(self._busy)
        chosen: dict[tuple[str, int], Json] = {}
        for update in feed.ready(len(feed.pending)):
            queue = queue_of(update)
            if queue not in self._busy and len(chosen) < room:
                chosen.setdefault(queue, update)
        return list(chosen.values())

    async def _deliver(self, session: ClientSession, update: Json) -> None:
        feed, pause = self._emulator.feed, self._pause
        times = 2 if feed.arrangement is Arrangement.DUPLICATE else 1
        url = feed.webhook_url
        while times and url == feed.webhook_url and update in feed.pending:
            if await self._post(session, url, update):
                times -= 1
            else:
                await asyncio.sleep(pause)
                pause = min(2 * pause, self._pause * 2**MOST_DOUBLINGS)
        if not times:
            feed.drop(update)
        del self._busy[queue_of(update)]
        feed.wake()

    async def _post(self, session: ClientSession, url: str, update: Json) -> bool:
        webhook = self._emulator.webhook
        headers = {SECRET_HEADER: webhook.secret} if webhook.secret else {}
        problem: str | None = None
        try:
            async with session.post(url, json=update, headers=headers) as response:
                if response.ok:
                    await self._carry_out_reply(response)
                else:
                    phrase = HTTPStatus(response.status).phrase
                    problem = f"Wrong response from the webhook: {response.status} {phrase}"
        except TimeoutError:
            problem = "Read timeout expired"
        except ClientError as error:
            problem = f"Connection failed: {type(error).__name__}"
        if problem is not None:
            webhook.error_date = self._emulator.world.second()
            webhook.error_message = problem
        return problem is None

    async def _carry_out_reply(self, response: ClientResponse) -> None:
        """A webhook may call one method in its answer; it never learns what came of it."""
        given = await _reply(response)
        name = given.pop("method", None)
        if isinstance(name, str):
            await carry_out_logged(self._emulator, name, given, {})


async def _reply(response: ClientResponse) -> Json:
    if response.content_type.startswith("multipart/"):
        return await _multipart(MultipartReader.from_response(response))
    try:
        body: Any = await response.json(content_type=None)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


async def _multipart(reader: Any) -> Json:
    given: Json = {}
    async for part in reader:
        if isinstance(part, BodyPartReader) and part.name:
            given[part.name] = await part.text()
    return given
