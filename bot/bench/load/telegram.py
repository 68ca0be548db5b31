"""A Telegram that only counts and answers, for more people than the playground is made for.

The playground judges every text and button and tells each person of each change: with a thousand
people that is more work than the bot's own. Here a message is believed. What is kept: the limits
(the playground's own, always on), that an update stays until it is confirmed, that a press takes
one answer, and the newest message of a chat, since it comes along with a press.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from aiohttp import ClientError, ClientSession, web

from playground.clock import SystemClock
from playground.errors import Refused, bad_request
from playground.limits import Limits, Weight
from playground.methods import METHODS
from playground.model import Json
from playground.webhook import SECRET_HEADER

TOKEN = "42:load"  # noqa: S105 - it opens nothing
BOT: Json = {"id": 42, "is_bot": True, "first_name": "Prikup", "username": "load_bot"}
CONNECTIONS = 40
"""So many updates are on their way to a webhook at once: Telegram's own default."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What became of a press."""

    text: str
    at: float
    """By the clock of the event loop."""


class LeanTelegram:
    """The Bot API as one web application, and the people's side of it as methods."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        """Calls that were carried out, by method."""
        self.too_fast: Counter[str] = Counter()
        """Calls past a limit, by method."""
        self.refused: Counter[str] = Counter()
        """Other calls that were refused, and why."""
        self.listeners: list[Callable[[Json], None]] = []
        """Are told of every message that is sent or edited."""
        self._limits = Limits(SystemClock())
        self._updates: deque[Json] = deque()
        self._news = asyncio.Event()
        self._last_update = 0
        self._last_message = 1_000_000
        self._last_query = 0
        self._newest: dict[int, Json] = {}
        """The newest message of each chat, as it stands there."""
        self._open: dict[str, asyncio.Future[Answered]] = {}
        self._webhook = ""
        self._secret = ""

    def application(self) -> web.Application:
        """What is to be served."""
        app = web.Application()
        app.router.add_post("/bot{token}/{method}", self._answer)
        app.cleanup_ctx.append(self._delivering)
        return app

    # The people's side.

    def stands(self, message: Json) -> None:
        """The message has been there before the bot was started."""
        self._newest[message["chat"]["id"]] = message

    def press(self, person: Json, chat_id: int, data: str) -> asyncio.Future[Answered]:
        """The person presses a button in the chat; what the bot answers to it."""
        self._last_query += 1
        query: Json = {"id": f"q{self._last_query}", "from": person, "chat_instance": "1"}
        query["data"] = data
        if message := self._newest.get(chat_id):
            query["message"] = message
        answer = asyncio.get_running_loop().create_future()
        self._open[query["id"]] = answer
        self._push("callback_query", query)
        return answer

    def write(self, person: Json, text: str) -> None:
        """The person writes to the bot in private."""
        self._last_message += 1
        chat = chat_json(person["id"])
        message = {"message_id": self._last_message, "date": 1, "from": person, "chat": chat}
        self._push("message", message | {"text": text})

    @property
    def waiting(self) -> int:
        """Updates that the bot has not confirmed."""
        return len(self._updates)

    def _push(self, kind: str, content: Json) -> None:
        self._last_update += 1
        self._updates.append({"update_id": self._last_update, kind: content})
        self._news.set()

    # The bot's side.

    async def _answer(self, request: web.Request) -> web.Response:
        name = request.match_info["method"]
        params: Json = dict(await request.post())
        try:
            result = await self._carry_out(name, params)
        except Refused as refusal:
            self._count_refusal(name, refusal)
            return _refusal(refusal)
        self.calls[name] += 1
        return web.json_response({"ok": True, "result": result})

    def _count_refusal(self, name: str, refusal: Refused) -> None:
        if refusal.code == 429:
            self.too_fast[name] += 1
        else:
            self.refused[f"{name}: {refusal.description}"] += 1

    async def _carry_out(self, name: str, params: Json) -> Any:
        method = METHODS.get(name)
        if method is None:
            raise Refused(404, "Not Found: method not found")
        chat_id = int(params["chat_id"]) if "chat_id" in params else None
        if method.weight is not Weight.FREE:
            self._limits.count(method.weight, chat_id)
        match name:
            case "getMe":
                return BOT
            case "getUpdates":
                return await self._poll(params)
            case "setWebhook":
                self._webhook, self._secret = params["url"], params.get("secret_token", "")
                self._news.set()
            case "answerCallbackQuery":
                self._take_answer(params)
            case "sendMessage" | "sendDocument" | "editMessageText" | "editMessageReplyMarkup":
                assert chat_id is not None  # noqa: S101 - the bot always says where
                return self._show(chat_id, params)
            case "getChatMember":
                user = {"id": int(params["user_id"]), "is_bot": False, "first_name": "Somebody"}
                return {"status": "member", "user": user}
        return True

    def _take_answer(self, params: Json) -> None:
        answer = self._open.pop(params["callback_query_id"], None)
        if answer is None:
            raise bad_request(
                "query is too old and response timeout expired or query ID is invalid"
            )
        if not answer.done():
            moment = asyncio.get_running_loop().time()
            answer.set_result(Answered(params.get("text", ""), moment))

    def _show(self, chat_id: int, params: Json) -> Json:
        if "message_id" not in params:
            self._last_message += 1
        number = int(params.get("message_id", self._last_message))
        message: Json = {"message_id": number, "date": 1, "from": BOT, "chat": chat_json(chat_id)}
        message["text"] = params.get("text", ".")
        if markup := params.get("reply_markup"):
            message["reply_markup"] = json.loads(markup)
        newest = self._newest.get(chat_id, message)
        if number >= newest["message_id"]:
            self._newest[chat_id] = message
        for heard in self.listeners:
            heard(message)
        return message

    async def _poll(self, params: Json) -> list[Json]:
        offset, limit = int(params.get("offset", 0)), int(params.get("limit", 100))
        while self._updates and self._updates[0]["update_id"] < offset:
            self._updates.popleft()
        if not self._updates:
            self._news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(int(params.get("timeout", 0))):
                    await self._news.wait()
        return [self._updates[n] for n in range(min(limit, len(self._updates)))]

    async def _delivering(self, _: web.Application) -> Any:
        """Bring updates to the webhook, if there is one; nobody here has two on their way."""
        async with ClientSession() as session, asyncio.TaskGroup() as tasks:
            courier = tasks.create_task(self._deliver(session, tasks))
            yield
            courier.cancel()

    async def _deliver(self, session: ClientSession, tasks: asyncio.TaskGroup) -> None:
        room = asyncio.Semaphore(CONNECTIONS)
        while True:
            await self._news.wait()
            if not self._webhook:
                self._news.clear()
            while self._webhook and self._updates:
                await room.acquire()
                bringing = tasks.create_task(self._bring(session, self._updates.popleft()))
                bringing.add_done_callback(lambda _: room.release())
            self._news.clear()

    async def _bring(self, session: ClientSession, update: Json) -> None:
        headers = {SECRET_HEADER: self._secret} if self._secret else {}
        with suppress(ClientError):
            async with session.post(self._webhook, json=update, headers=headers) as response:
                if response.ok:
                    return
        self._updates.append(update)
        self._news.set()


def chat_json(chat_id: int) -> Json:
    """The chat as it comes along with a message."""
    if chat_id > 0:
        return {"id": chat_id, "type": "private", "first_name": "Somebody"}
    return {"id": chat_id, "type": "supergroup", "title": "Load"}


def _refusal(refusal: Refused) -> web.Response:
    body: Json = {"ok": False, "error_code": refusal.code, "description": refusal.description}
    if refusal.parameters:
        body["parameters"] = refusal.parameters
    return web.json_response(body, status=refusal.code)
