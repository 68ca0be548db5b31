"""A client of the people API for tests: persons who write, press, look and wait.

Nothing here sleeps: whoever waits for something reads the live socket until it is there.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Self, TypeVar

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from playground.model import Json
from playground.seen import Answer, Button, Seen

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds after which a person stops waiting."""


class Refusal(Exception):  # noqa: N818 - it is what the people API said
    """What the person asked for is impossible, in a plain sentence."""


class GaveUp(AssertionError):  # noqa: N818 - it says what the person did
    """The person waited for something that did not come; it tells what was there instead."""


class Playground:
    """A running playground, reached over HTTP."""

    def __init__(self, url: str, session: ClientSession) -> None:
        self.url = url.rstrip("/")
        self._session = session
        self._stack = AsyncExitStack()

    @classmethod
    @asynccontextmanager
    async def connect(cls, url: str) -> AsyncIterator[Self]:
        """The playground at this address, until the block ends."""
        async with ClientSession() as session:
            playground = cls(url, session)
            async with playground._stack:
                yield playground

    async def get(self, path: str, **query: Any) -> Json:
        """What the people API shows.

        Raises:
            Refusal: it shows nothing of the kind.
        """
        asked = {name: str(value) for name, value in query.items() if value is not None}
        async with self._session.get(f"{self.url}/api/{path}", params=asked) as response:
            return await _unless_refused(response.status, await response.json())

    async def file(self, seen: Seen) -> bytes:
        """The content of the file that the message brings."""
        async with self._session.get(f"{self.url}{seen.raw['document']['url']}") as response:
            response.raise_for_status()
            return await response.read()

    async def post(self, path: str, **fields: Any) -> Json:
        """What the people API did.

        Raises:
            Refusal: it could not.
        """
        async with self._session.post(f"{self.url}/api/{path}", json=fields) as response:
            return await _unless_refused(response.status, await response.json())

    async def world(self) -> Json:
        """Everybody and every group."""
        return await self.get("world")

    async def group(self) -> int:
        """The id of the first group."""
        chats = (await self.world())["chats"]
        return int(chats[0]["id"])

    async def person(self, who: int | str) -> Person:
        """The person of this id, first name or handle, with an open live socket.

        Raises:
            LookupError: there is none.
        """
        for shown in (await self.world())["people"]:
            if who in {shown["id"], shown["first_name"], shown["username"], shown["name"]}:
                return await self._person(shown)
        raise LookupError(f"there is no {who} in the playground")

    async def add_person(self, first_name: str, **fields: Any) -> Person:
        """A new person, with an open live socket."""
        made = await self.post("person", first_name=first_name, **fields)
        return await self._person(made["person"])

    async def _person(self, shown: Json) -> Person:
        address = f"{self.url}/api/live?person={shown['id']}"
        socket = await self._stack.enter_async_context(self._session.ws_connect(address))
        person = Person(self, shown, socket)
        await person.until(lambda: person.ready)
        return person

    async def add_group(self, title: str, members: list[Person], **fields: Any) -> int:
        """A new group of these people, the first of them its owner; the id."""
        ids = [person.id for person in members]
        made = await self.post("group", title=title, members=ids, creator=ids[0], **fields)
        return int(made["chat"]["id"])

    async def set_status(self, chat: int, who: Person | None, status: str, **by: int) -> None:
        """Make the person, or the bot for None, this to the group."""
        person = "bot" if who is None else who.id
        await self.post(f"chats/{chat}/member", person=person, status=status, **by)

    async def upgrade(self, chat: int) -> int:
        """Turn the group into a supergroup; the new id."""
        return int((await self.post(f"chats/{chat}/upgrade"))["chat"]["id"])

    async def add_topic(self, chat: int, name: str) -> int:
        """Open a topic in the forum; its id."""
        return int((await self.post(f"chats/{chat}/topic", name=name))["topic"]["id"])

    async def close_topic(self, chat: int, topic: int, *, closed: bool = True) -> None:
        """Close a topic or open it again."""
        await self.post(f"chats/{chat}/topic/{topic}", closed=closed)

    async def allow_bot(self, chat: int, *, can_send: bool) -> None:
        """Let the bot write in the group, or forbid it."""
        await self.post(f"chats/{chat}/rights", bot_can_send=can_send)

    async def settings(self, **settings: bool) -> None:
        """Switch `limits` and `privacy`."""
        await self.post("settings", **settings)

    async def faults(self, *faults: Json, updates: str | None = None) -> None:
        """What goes wrong with the next calls, and how updates go astray; without, all is well."""
        await self.post("faults", faults=list(faults), updates=updates)

    async def hanging(self, calls: int = 1, *, patience: float = PATIENCE) -> None:
        """Wait until so many calls of the bot hang by a fault.

        Raises:
            TimeoutError: they do not in time.
        """
        async with asyncio.timeout(patience):
            await self.get("faults", hanging=calls)

    async def calls(self, since: int = 0) -> list[Json]:
        """The Bot API calls after this number, up to now."""
        until = await self.last_call()
        found: list[Json] = []
        while since < until:
            portion = (await self.get("calls", since=since))["calls"]
            found += portion
            since = portion[-1]["n"]
        return found

    async def last_call(self) -> int:
        """The number of the last Bot API call so far."""
        return int((await self.get("calls", newest=0))["last"])


async def _unless_refused(status: int, body: Json) -> Json:
    if status >= 400:
        raise Refusal(body["error"])
    return body


class Person:
    """Somebody in the playground, who sees what the live socket shows."""

    def __init__(
        self, playground: Playground, shown: Json, socket: ClientWebSocketResponse
    ) -> None:
        self.playground = playground
        self.id: int = shown["id"]
        self.name: str = shown["name"]
        self.ready = False
        self._socket = socket
        self._messages: dict[int, dict[int, Seen]] = {}
        self._answers: dict[str, Answer] = {}
        self._ear = asyncio.Lock()

    def messages(self, chat: int | None = None) -> tuple[Seen, ...]:
        """What the person has seen in the chat so far; without one, in the private chat."""
        return tuple(self._messages.get(self.id if chat is None else chat, {}).values())

    async def look(self, chat: int | None = None, thread: int | None = None) -> tuple[Seen, ...]:
        """What stands in the chat at this moment, as the playground says it."""
        where = self.id if chat is None else chat
        shown = await self.playground.get(f"chats/{where}/messages", person=self.id, thread=thread)
        return tuple(map(Seen.of, shown["messages"]))

    async def until(self, condition: Callable[[], T], *, patience: float = PATIENCE) -> T:
        """What the condition gives as soon as it gives anything.

        Raises:
            GaveUp: it gave nothing in time.
        """
        try:
            async with asyncio.timeout(patience):
                while True:
                    async with self._ear:
                        if found := condition():
                            return found
                        await self._hear()
        except TimeoutError:
            raise GaveUp(self._despair()) from None

    async def hear(self, patience: float) -> None:
        """Take in the next thing that happens; if nothing does for so long, that is fine too."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), self._ear:
                await self._hear()

    def _despair(self) -> str:
        lines = [f"{self.name} waited in vain; last messages:"]
        for chat, messages in self._messages.items():
            for seen in [*messages.values()][-3:]:
                names = [button.text for button in seen.flat]
                lines.append(f"  chat {chat}, {seen.id}: {seen.text or seen.service!r} {names}")
        return "\n".join(lines)

    async def _hear(self) -> None:
        heard = await self._socket.receive()
        if heard.type is not WSMsgType.TEXT:
            raise GaveUp(f"the live socket of {self.name} was closed")
        event: Json = heard.json()
        match event["type"]:
            case "hello":
                for message in event["messages"]:
                    self._see(message)
                self.ready = True
            case "message" | "edited":
                self._see(event["message"])
            case "deleted":
                self._messages.get(event["chat"], {}).pop(event["id"], None)
            case "answer":
                names = ("query", "text", "alert", "url")
                answer = Answer(**{name: event[name] for name in names})
                self._answers[answer.query] = answer

    def _see(self, raw: Json) -> None:
        seen = Seen.of(raw)
        if raw["replaces"] is not None:
            self._messages.get(seen.chat, {}).pop(raw["replaces"], None)
        self._messages.setdefault(seen.chat, {})[seen.id] = seen

    async def expect(
        self,
        wanted: str | Callable[[Seen], bool],
        chat: int | None = None,
        *,
        patience: float = PATIENCE,
    ) -> Seen:
        """The newest message of the chat that holds the text or meets the condition.

        Raises:
            GaveUp: none came in time.
        """
        meets = (lambda seen: wanted in seen.text) if isinstance(wanted, str) else wanted

        def found() -> Seen | None:
            return next(filter(meets, reversed(self.messages(chat))), None)

        seen = await self.until(found, patience=patience)
        assert seen is not None  # noqa: S101 - until gives no nothing
        return seen

    async def gone(self, message: Seen, *, patience: float = PATIENCE) -> None:
        """Wait until the message is taken away.

        Raises:
            GaveUp: it stays.
        """
        await self.until(
            lambda: message.id not in self._messages.get(message.chat, {}), patience=patience
        )

    async def send(self, text: str, chat: int | None = None, **fields: Any) -> Seen:
        """Write in the chat; without one, to the bot in private."""
        where = self.id if chat is None else chat
        sent = await self.playground.post("send", person=self.id, chat=where, text=text, **fields)
        return Seen.of(sent["message"])

    async def edit(self, message: Seen, text: str) -> Seen:
        """Make a message of one's own say something else."""
        edited = await self.playground.post(
            "edit", person=self.id, chat=message.chat, message=message.id, text=text
        )
        return Seen.of(edited["message"])

    async def show(self, kind: str, chat: int | None = None, **fields: Any) -> Seen:
        """Send a `sticker` or a `photo`, without a text."""
        where = self.id if chat is None else chat
        sent = await self.playground.post(
            "picture", person=self.id, chat=where, kind=kind, **fields
        )
        return Seen.of(sent["message"])

    async def press(
        self, message: Seen, button: str | Button, *, patience: float = PATIENCE, **fields: Any
    ) -> Answer:
        """Press the button under the message and wait for the answer.

        What the person has seen is pressed, whatever the message shows by now.

        Raises:
            GaveUp: the bot did not answer in time.
        """
        pressed = message.button(button) if isinstance(button, str) else button
        if pressed.data and not pressed.disabled:
            query = await self.tap(message, data=pressed.data, **fields)
        else:
            query = await self.tap(message, row=pressed.row, column=pressed.column, **fields)
        return await self.answer(query, patience=patience)

    async def tap(self, message: Seen, **fields: Any) -> str:
        """Press without waiting: by `row` and `column`, or any `data` at all; the query's id."""
        made = await self.playground.post(
            "press", person=self.id, chat=message.chat, message=message.id, **fields
        )
        return str(made["query"])

    def has_answer(self, query: str) -> bool:
        """Whether the person has seen an answer to the press so far."""
        return query in self._answers

    def told(self, query: str) -> Answer | None:
        """The answer to a press, if the person has seen one so far."""
        return self._answers.get(query)

    async def answer(self, query: str, *, patience: float = PATIENCE) -> Answer:
        """The answer to a press.

        Raises:
            GaveUp: the bot did not answer in time.
        """
        await self.until(lambda: self.has_answer(query), patience=patience)
        return self._answers[query]

    async def open(self, url: str) -> Seen:
        """Follow a link into the bot's private chat and press Start there."""
        sent = await self.playground.post("open", person=self.id, url=url)
        return Seen.of(sent["message"])

    async def start(self) -> Seen:
        """Say /start to the bot in private."""
        return await self.send("/start")

    async def block(self, *, blocked: bool = True) -> None:
        """Block the bot, or let it write again."""
        await self.playground.post("block", person=self.id, blocked=blocked)

    async def close(self) -> None:
        """Look away for good."""
        await self._socket.close()

    async def rename(self, **fields: str) -> None:
        """Change names."""
        made = await self.playground.post(f"person/{self.id}", **fields)
        self.name = made["person"]["name"]
