"""What the bot may know of the world, as a queue of updates that it fetches or is sent."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Iterable
from enum import StrEnum
from itertools import takewhile
from typing import assert_never

from playground.errors import conflict
from playground.model import (
    Answered,
    Change,
    Chat,
    Deleted,
    Edited,
    Json,
    MemberChanged,
    Message,
    Posted,
    Pressed,
    Typing,
    WorldChanged,
)
from playground.wire import chat_json, member_json, message_json, query_json, user_json
from playground.world import World

ALL_TYPES = frozenset(
    {"message", "edited_message", "callback_query", "my_chat_member", "chat_member"}
)
UNASKED = frozenset({"chat_member"})
"""Updates that come only to a bot that asked for them by name."""
FIRST_UPDATE = 512_000_001
DELAY_SECONDS = 3.0


class Arrangement(StrEnum):
    """How updates go astray on purpose."""

    DUPLICATE = "duplicate"
    """Every update comes twice."""
    REORDER = "reorder"
    """Updates wait for the next one and come after it."""
    DELAY = "delay"
    """Updates come `DELAY_SECONDS` late."""


def bot_sees(world: World, chat: Chat, message: Message) -> bool:
    """Whether the message reaches the bot."""
    if message.sender is world.bot:
        return False
    if chat.is_private:
        return True
    status = world.bot_status(chat)
    if not status.is_inside:
        return False
    if message.service is not None or message.receiver is world.bot:
        return True
    if status.is_admin or not world.privacy:
        return True
    return _is_for_bot(world, chat, message)


def _is_for_bot(world: World, chat: Chat, message: Message) -> bool:
    """Commands, replies and mentions are what a bot in privacy mode sees."""
    handle = f"@{world.bot.username}".lower()
    text = message.text.lower()
    command = re.match(r"/[a-z0-9_]+(@\w+)?(?![\w@/])", text)
    if command is not None:
        return command.group(1) in {None, handle}
    if message.reply_to is not None:
        answered = chat.messages.get(message.reply_to)
        if answered is not None and answered.sender is world.bot:
            return True
    return re.search(rf"(?<![\w@]){re.escape(handle)}(?!\w)", text) is not None


class Feed:
    """The queue of updates: the oldest first, each kept until it is confirmed."""

    def __init__(self, world: World) -> None:
        self.pending: deque[Json] = deque()
        self.arrangement: Arrangement | None = None
        self.webhook_url = ""
        self._world = world
        self._allowed: frozenset[str] | None = None
        self._reordered_ids: set[int] = set()
        self._late: set[int] = set()
        """Updates that are kept back until their time has come."""
        self._next = FIRST_UPDATE
        self._news = asyncio.Event()
        self._poller = 0
        self._closed = False
        world.listen(self._hear)

    @property
    def allowed(self) -> list[str]:
        """The types of updates the bot asked for; empty while it goes by the default."""
        return sorted(self._allowed or ())

    def allow(self, types: Iterable[str] | None) -> None:
        """Let only these types of updates come from now on; an empty list means the default."""
        if types is not None:
            self._allowed = frozenset(types) or None

    def _hear(self, change: Change) -> None:
        world = self._world
        match change:
            case Posted(chat, message):
                if bot_sees(world, chat, message):
                    self._push("message", message_json(message, chat, world.users))
            case Pressed(query):
                chat = world.chats[query.chat_id]
                if world.bot_status(chat).is_inside:
                    self._push("callback_query", query_json(query, chat, world.users))
            case MemberChanged():
                self._hear_of_member(change)
            case Edited(chat, message):
                if bot_sees(world, chat, message):
                    self._push("edited_message", message_json(message, chat, world.users))
            case Deleted() | Answered() | WorldChanged() | Typing():
                pass
            case _:
                assert_never(change)

    def _hear_of_member(self, change: MemberChanged) -> None:
        world, chat = self._world, change.chat
        kind = "my_chat_member" if change.user is world.bot else "chat_member"
        if kind == "chat_member" and not world.bot_status(chat).is_admin:
            return
        update: Json = {
            "chat": chat_json(chat, world.users.get(chat.id)),
            "from": user_json(change.actor),
            "date": world.second(),
            "old_chat_member": member_json(change.user, change.before),
            "new_chat_member": member_json(change.user, change.after),
        }
        self._push(kind, update)

    def _push(self, kind: str, content: Json) -> None:
        allowed = ALL_TYPES - UNASKED if self._allowed is None else self._allowed
        if kind not in allowed:
            return
        self.pending.append({"update_id": self._next, kind: content})
        if self.arrangement is Arrangement.DELAY:
            self._late.add(self._next)
            loop = asyncio.get_running_loop()
            loop.call_later(DELAY_SECONDS, self._come, self._next)
        self._next += 1
        self.wake()

    def _come(self, number: int) -> None:
        self._late.discard(number)
        self.wake()

    def wake(self) -> None:
        """Let everybody who waits for updates look again."""
        self._news.set()
        self._news = asyncio.Event()

    @property
    def closed(self) -> bool:
        """Whether nobody waits any longer."""
        return self._closed

    def drop(self, update: Json) -> None:
        """Forget one update, which was delivered."""
        if update in self.pending:
            self.pending.remove(update)

    def close(self) -> None:
        """Let nobody wait any longer."""
        self._closed = True
        self.wake()

    async def news(self, timeout: float | None = None) -> None:  # noqa: ASYNC109 - as getUpdates
        """Wait until there is something new, or the seconds have passed."""
        news = self._news
        if self._closed:
            return
        try:
            async with asyncio.timeout(timeout):
                await news.wait()
        except TimeoutError:
            return

    def confirm(self, offset: int) -> None:
        """Forget the updates below the offset; a negative one keeps that many of the newest."""
        if offset < 0:
            while len(self.pending) > -offset:
                self.pending.popleft()
        else:
            kept = [update for update in self.pending if update["update_id"] >= offset]
            self.pending = deque(kept)

    def ready(self, limit: int) -> list[Json]:
        """The updates that may be delivered now, astray if that was asked for."""
        batch = list(self.pending)[:limit]
        match self.arrangement:
            case Arrangement.DUPLICATE:
                return [update for update in batch for _ in range(2)]
            case Arrangement.REORDER:
                return self._reordered(batch)
            case Arrangement.DELAY:
                return [*takewhile(lambda update: update["update_id"] not in self._late, batch)]
            case None:
                return batch

    def _reordered(self, batch: list[Json]) -> list[Json]:
        """Each update behind the next one; one that has no next yet waits for it."""
        astray: list[Json] = []
        waiting: Json | None = None
        for update in batch:
            if update["update_id"] in self._reordered_ids:
                astray.append(update)
            elif waiting is None:
                waiting = update
            else:
                astray += [update, waiting]
                self._reordered_ids |= {update["update_id"], waiting["update_id"]}
                waiting = None
        return astray

    async def poll(self, offset: int, limit: int, seconds: float) -> list[Json]:
        """What `getUpdates` answers, after waiting for news up to so many seconds.

        Raises:
            Refused: a webhook is set, or another poll begins meanwhile.
        """
        if self.webhook_url:
            raise conflict(
                "can't use getUpdates method while webhook is active; use deleteWebhook to "
                "delete the webhook first"
            )
        self._poller += 1
        mine = self._poller
        self.wake()
        self.confirm(offset)
        clock = asyncio.get_running_loop()
        until = clock.time() + seconds
        while not (batch := self.ready(limit)) and clock.time() < until and not self._closed:
            await self.news(until - clock.time())
            if self._poller != mine:
                raise conflict(
                    "terminated by other getUpdates request; make sure that only one bot "
                    "instance is running"
                )
        return batch
