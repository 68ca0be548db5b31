"""Puts the questions of the survey to people: when they ask for it, and after a show."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from bot.answer import Caller, Refused
from bot.desk import Desk
from bot.host.surveys import Turn
from bot.i18n import Translator
from bot.screens import survey as screens

log = logging.getLogger(__name__)

POLL = 1.0
"""Seconds between looks at whom a show has set free."""
BATCH = 20
OUTAGE = 2.0
"""Seconds of rest while the store is away."""


class Shows(Protocol):
    """The part of the store that knows who sat at a show that is over."""

    async def claim_after_shows(self, now: float, limit: int) -> Sequence[int]: ...


async def put(desk: Desk, person_id: int, t: Translator, turn: Turn) -> None:
    """Show the person the question that they are asked, or that it is the last."""
    if turn.old is not None:
        await desk.clear(person_id, turn.old)
    asked = turn.known.asked
    if asked is None or not turn.question:
        await desk.speaker.say(
            person_id, None, screens.thanks(t, is_exhausted=turn.is_exhausted), None
        )
        return
    screen = screens.question(t, turn.question, asked, is_noted=turn.is_noted)
    message_id = await desk.speaker.say(person_id, None, screen, None)
    if message_id is not None:  # else it is shown when the person writes
        await desk.surveys.shown(person_id, asked.number, message_id)


class Pollster:
    """Asks those who sat at a show that is over, if they like to be asked then."""

    def __init__(self, shows: Shows, desk: Desk, down: type[Exception]) -> None:
        self._shows = shows
        self._desk = desk
        self._down = down
        """What the store raises while its server is away."""

    async def run(self) -> None:
        """Look, ask, wait; for ever. A person whose turn fails is logged, the rest are asked."""
        while True:
            try:
                now = self._desk.host.tables.now()
                for person_id in await self._shows.claim_after_shows(now, BATCH):
                    await self._ask(person_id)
            except self._down as error:
                log.warning("the survey waits, the store is away: %s", error)
                await asyncio.sleep(OUTAGE)
            await asyncio.sleep(POLL)

    async def _ask(self, person_id: int) -> None:
        try:
            t = await self._desk.language_of(Caller(person_id, ""))
            with suppress(Refused):  # withdrawn in this moment, or at the next show already
                turn = await self._desk.surveys.after_show(person_id, t.language)
                if turn is not None:
                    await put(self._desk, person_id, t, turn)
        except self._down:
            raise
        except Exception:
            log.exception("somebody could not be asked after a show")
