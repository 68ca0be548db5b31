"""The steps of the plan, carried out; what stands in Telegram is remembered after each call."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import assert_never

from bot.outcomes import Gone
from bot.shown import Shown
from bot.table import Table
from bot.telegram import Telegram
from bot.teller.plan import GROUP, OLD, Edit, Post, Remove, Say, Skip, Step, Strip
from bot.teller.ports import Store


class Deeds:
    """Does one step at a time. Each may end in a `CallFailed`; then nothing is remembered."""

    def __init__(self, store: Store, telegram: Telegram, now: Callable[[], float]) -> None:
        self._store = store
        self._telegram = telegram
        self._now = now

    async def do(self, table: Table, step: Step) -> None:
        """Carry out the step."""
        match step:
            case Post():
                await self._post(table, step)
            case Edit():
                await self._edit(table, step)
            case Remove():
                await self._remove(step.old)
                await self.forget(table, step)
            case Strip():
                await self._telegram.strip_buttons(step.old.chat_id, step.old.message_id)
                await self.forget(table, step)
            case Say():
                await self._say(table, step)
            case Skip():
                await self.forget(table, step)
            case _:
                assert_never(step)

    async def forget(self, table: Table, step: Step) -> None:
        """The place shows nothing any more; the announcement needs no message any more."""
        match step:
            case Say() | Skip():
                await self._store.notice_sent(table.id, step.notice.number)
            case Post() | Edit() | Remove() | Strip():
                await self._store.save_shown(table.id, step.place, None)
            case _:
                assert_never(step)

    async def _post(self, table: Table, step: Post) -> None:
        wanted, old = step.wanted, step.old
        if old is not None:
            # first of all: whatever happens next, the old message will be removed
            await self._store.save_shown(table.id, f"{OLD}{old.chat_id}:{old.message_id}", old)
        message_id = await self._telegram.send(
            wanted.chat_id,
            wanted.thread_id,
            wanted.screen,
            silent=old is not None and not wanted.wants_attention,
        )
        now = self._now()
        digest = wanted.screen.digest
        shown = Shown(wanted.chat_id, message_id, digest, step.episode, now, now)
        await self._store.save_shown(table.id, step.place, shown)
        if step.place == GROUP:
            await self._store.note_message(table.venue.key, message_id)

    async def _edit(self, table: Table, step: Edit) -> None:
        await self._telegram.edit(step.old.chat_id, step.old.message_id, step.wanted.screen)
        digest = step.wanted.screen.digest
        shown = replace(step.old, digest=digest, edited_at=self._now())
        await self._store.save_shown(table.id, step.place, shown)

    async def _remove(self, old: Shown) -> None:
        try:
            await self._telegram.delete(old.chat_id, old.message_id)
        except Gone:
            # older than two days, it can't be deleted; without buttons it does no harm
            with suppress(Gone):
                await self._telegram.strip_buttons(old.chat_id, old.message_id)

    async def _say(self, table: Table, step: Say) -> None:
        wanted = step.wanted
        message_id = await self._telegram.send(
            wanted.chat_id, wanted.thread_id, wanted.screen, silent=not wanted.wants_attention
        )
        await self._store.notice_sent(table.id, step.notice.number)
        if wanted.chat_id == table.venue.chat_id:
            await self._store.note_message(table.venue.key, message_id)
