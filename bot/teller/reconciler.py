"""One table, step by step, from what is shown to what ought to be."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from secrets import randbelow
from typing import assert_never

from bot.outcomes import (
    CallFailed,
    Gone,
    Migrated,
    TelegramDown,
    TooFast,
    Unreachable,
)
from bot.table import Over, Table
from bot.telegram import Telegram
from bot.teller.deeds import Deeds
from bot.teller.plan import (
    Edit,
    Post,
    Remove,
    Say,
    Scene,
    Skip,
    Step,
    Strip,
    plan,
)
from bot.teller.ports import Places, Reports, Store
from bot.teller.sight import Sight

LONGEST_VISIT = 3.0
"""Seconds after which no further step is begun: others wait for a place."""
BUSY = 1.0
"""Seconds for which it is remembered that the limit in all was used up."""
LOST = 120.0
"""Seconds until a group that could not be written to is tried again, unless somebody asks."""
REFUSED = 60.0
"""Seconds until a chat is tried again that nobody has done anything about."""
BRAKE = 1.0
"""Seconds for which nothing is sent after two chats in a row were refused; twice as long after
each further one, but never longer than Telegram says.
"""
LONGEST_OUTAGE = 15.0
"""The longest pause between tries, in seconds, while Telegram does not answer."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Visit:
    """One stay at a table."""

    table_id: str
    began: float
    waits: dict[int, float] = field(default_factory=dict)
    """The chats in which nothing may be done before a time."""
    given_up: set[int] = field(default_factory=set)
    """The chats that there is no reason to come back for."""
    is_served: bool = False
    """Whether something has been done."""

    def may_begin(self, step: Step) -> float:
        """When the step may be done, as far as this visit knows."""
        return max(step.due, self.waits.get(step.chat_id, 0.0))


@dataclass(frozen=True, slots=True)
class Left:
    """How a table is left."""

    again: float | None
    """When to look again, if at all."""
    keeps_place: bool = False
    """Nothing could be done because others had used up the limit in all: it is not to blame."""


@dataclass(frozen=True, slots=True)
class _Found:
    """What is to be done at a table."""

    table: Table
    step: Step


class Reconciler:
    """Brings tables up to date, each on its own."""

    def __init__(
        self,
        store: Store,
        telegram: Telegram,
        places: Places,
        now: Callable[[], float],
        reports: Reports,
    ) -> None:
        self._store = store
        self._deeds = Deeds(store, telegram, now)
        self._sight = Sight(store, places, now)
        self._now = now
        self._reports = reports
        self.is_stopping = False
        """No further step is begun."""
        self.busy_until = 0.0
        """Until when the limit in all is used up, as far as is known."""
        self._looking = asyncio.Lock()
        self._refusing: set[int] = set()
        """The chats that were refused as too many since anything was done."""
        self._lost: dict[str, tuple[float, int]] = {}
        """Tables whose group is out of reach: until when, and the calls for it so far."""
        self._spurned: dict[str, dict[str, str]] = {}
        """For each table, the new messages that were not accepted, by place and digest."""
        self._outages: dict[str, int] = {}
        """How often in a row Telegram did not answer at a table."""

    @property
    def is_busy(self) -> bool:
        """Whether the limit in all is used up, or was a moment ago."""
        return self.busy_until > self._now() - BUSY

    async def bring(self, table_id: str) -> Left:
        """Bring every place of the table to the newest state, as far as that can be done now."""
        visit = _Visit(table_id, self._now())
        try:
            while True:
                found = await self._look(table_id, visit)
                if not isinstance(found, _Found):
                    return found
                await self._attempt(found.table, found.step, visit)
                self._outages.pop(table_id, None)
                visit.is_served = True
                if self._is_too_late(visit):
                    return Left(self._now())
        except TelegramDown as failure:
            _log.warning("table %s: Telegram does not answer: %s", table_id, failure)
            return Left(self._now() + self._pause(table_id))

    async def _look(self, table_id: str, visit: _Visit) -> _Found | Left:
        """What is to be done at the table now; or how it is left.

        One table at a time while there is little to be had: the one that finds the limit used up
        spares all others the look.
        """
        async with self._looking if self.is_busy else nullcontext():
            if self._is_too_late(visit):
                return Left(self._now(), keeps_place=not visit.is_served)
            if self.busy_until > self._now():
                return Left(self.busy_until, keeps_place=not visit.is_served)
            scene = await self._sight.scene(table_id)
            steps = self._steps(scene, visit) if scene is not None else ()
            if scene is None or not steps:
                self._leave(table_id)
                return Left(None if scene is None else scene.changes_at)
            step = await self._choose(steps, visit)
            if step is None:
                return self._postponed(scene, steps, visit)
            return _Found(scene.table, step)

    def _postponed(self, scene: Scene, steps: tuple[Step, ...], visit: _Visit) -> Left:
        """Nothing more may be done now: the table's own limits forbid it, or the one in all."""
        moments = [scene.changes_at, *(visit.may_begin(step) for step in steps)]
        begin = min(moment for moment in moments if moment is not None)
        if self.busy_until > max(begin, self._now()):
            return Left(self.busy_until, keeps_place=not visit.is_served)
        return Left(max(begin, self.busy_until))

    def _is_too_late(self, visit: _Visit) -> bool:
        return self.is_stopping or self._now() - visit.began > LONGEST_VISIT

    def _steps(self, scene: Scene, visit: _Visit) -> tuple[Step, ...]:
        """The plan without the chats given up, a lost group only when it is time or asked for."""
        table = scene.table
        until, calls = self._lost.get(table.id, (0.0, table.calls))
        if table.calls == calls and until > self._now():
            self._avoid(table, visit, until)
        return tuple(
            step
            for step in plan(scene, self._now())
            if step.chat_id not in visit.given_up and not self._is_spurned(table, step)
        )

    def _is_spurned(self, table: Table, step: Step) -> bool:
        """Whether Telegram has not accepted this very message before."""
        if not isinstance(step, Post):
            return False
        return self._spurned.get(table.id, {}).get(step.place) == step.wanted.screen.digest

    def _avoid(self, table: Table, visit: _Visit, until: float) -> None:
        """A group out of reach is looked at later; a table that is over does not wait for it."""
        if isinstance(table.stage, Over):
            visit.given_up.add(table.venue.chat_id)
        else:
            visit.waits[table.venue.chat_id] = until

    async def _choose(self, steps: tuple[Step, ...], visit: _Visit) -> Step | None:
        """The most urgent step that is due and within the limits."""
        for step in steps:
            if visit.may_begin(step) > self._now():
                continue
            if isinstance(step, Skip):
                return step
            wait = await self._reserve(step)
            if wait <= 0:
                return step
            visit.waits[step.chat_id] = self._now() + wait
            if busy := await self._store.busy(self._now()):
                # nothing at all may be sent: no table need be looked at until then
                self.busy_until = self._now() + busy
                return None
        return None

    async def _reserve(self, step: Step) -> float:
        """How long to wait; taking messages away counts only against the limit in all."""
        chat_id = None if isinstance(step, Remove) else step.chat_id
        return await self._store.reserve(
            chat_id, is_group=chat_id is not None and chat_id < 0, now=self._now()
        )

    def _leave(self, table_id: str) -> None:
        """Nothing is left to do, nothing needs to be remembered."""
        self._sight.leave(table_id)
        self._lost.pop(table_id, None)
        self._outages.pop(table_id, None)

    def _pause(self, table_id: str) -> float:
        """Longer after each failure; uneven, so that not all tables come back at once."""
        failures = self._outages.get(table_id, 0) + 1
        self._outages[table_id] = failures
        return min(2.0 ** min(failures, 10), LONGEST_OUTAGE) * (50 + randbelow(51)) / 100

    async def _attempt(self, table: Table, step: Step, visit: _Visit) -> None:
        try:
            await self._deeds.do(table, step)
        except TelegramDown:
            raise
        except TooFast as failure:
            await self._brake(step.chat_id, failure.retry_after, visit)
        except CallFailed as failure:
            await self._react(table, step, failure, visit)
        else:
            self._note(table, step)

    async def _brake(self, chat_id: int, seconds: float, visit: _Visit) -> None:
        """The chat rests as long as Telegram says; all rest if it is more than this chat.

        Telegram does not say which limit it means. That several chats are refused and none takes
        anything shows it; each further call would only make the wait longer.
        """
        visit.waits[chat_id] = self._now() + seconds
        await self._store.hold(chat_id, visit.waits[chat_id])
        self._refusing.add(chat_id)
        others = len(self._refusing) - 1
        if others:
            pause = min(seconds, BRAKE * 2.0 ** min(others - 1, 10))
            await self._store.hold(None, self._now() + pause)

    def _note(self, table: Table, step: Step) -> None:
        """What was done is no longer behind, and a group that took it is not lost."""
        self._refusing.clear()
        if step.chat_id == table.venue.chat_id:
            self._lost.pop(table.id, None)
        if isinstance(step, Edit | Post):
            self._spurned.get(table.id, {}).pop(step.place, None)
            self._sight.caught_up(table.id, step.place)

    async def _react(self, table: Table, step: Step, failure: CallFailed, visit: _Visit) -> None:
        """What follows from a failure that trying again at once would not mend."""
        if isinstance(step, Remove | Strip | Skip):
            await self._deeds.forget(table, step)
            return
        match failure:
            case Gone() if isinstance(step, Edit):
                await self._deeds.forget(table, step)
            case Migrated():
                visit.waits[step.chat_id] = self._now() + REFUSED
                await self._reports.migrated(step.chat_id, failure.new_chat_id)
            case Unreachable() if step.chat_id > 0:
                visit.waits[step.chat_id] = self._now() + REFUSED
                await self._deeds.forget(table, step)
                await self._reports.unreachable(step.chat_id)
            case Unreachable():
                self._lost[table.id] = (self._now() + LOST, table.calls)
                await self._reports.venue_lost(table.id, failure.why)
            case _:
                await self._refused(table, step, failure)

    async def _refused(self, table: Table, step: Post | Edit | Say, failure: CallFailed) -> None:
        """A fault of ours: it is told to the operator, and not repeated for this screen."""
        what = step.notice.kind if isinstance(step, Say) else step.place
        _log.error("table %s: %s was not accepted: %s", table.id, what, failure)
        match step:
            case Say():
                await self._deeds.forget(table, step)
            case Edit():
                shown = replace(step.old, digest=step.wanted.screen.digest)
                await self._store.save_shown(table.id, step.place, shown)
            case Post():
                refused = self._spurned.setdefault(table.id, {})
                refused[step.place] = step.wanted.screen.digest
            case _:
                assert_never(step)
