"""Whoever sends too much is slowed down, so that one person's flood is nobody else's wait.

Of one person so many updates are handled at once, then one in each gap; what comes beyond that is
passed over. Each press is told so in its answer; who writes is told once, until all has been quiet
for a while. Nothing is held against anybody later. Each process counts for itself: that costs no
question to the store, holds while the store is away, and of several workers each lets through its
share.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from aiogram import BaseMiddleware
from aiogram.types import CallbackQuery, Message, TelegramObject, Update

from bot.answer import Answer
from bot.callers import caller_of
from bot.middlewares import Handler, Told

TALLIES = 10_000
"""People who are remembered before those are forgotten who have been quiet."""
REMEMBERED = 4096
"""Updates that are remembered, so that one that comes twice counts once."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, then one in each gap."""

    at_once: int
    gap: float
    """Seconds."""


PLAY = Rate(at_once=60, gap=0.5)
"""Presses and words: more than the quickest game asks of one person."""
PRIVATE = Rate(at_once=12, gap=3.0)
"""Commands in the private chat; most of them are answered by a message."""
GROUP = Rate(at_once=6, gap=10.0)
"""Commands in groups: Telegram takes 20 messages a minute there, and the table needs most."""


@dataclass(slots=True)
class _Tally:
    quiet_at: float = 0.0
    """When everything is forgotten, if nothing more comes."""
    is_told: bool = False


class Brake:
    """Counts what comes from whom."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._tallies: dict[tuple[int, Rate], _Tally] = {}
        self._most = TALLIES
        self._lately: OrderedDict[int, bool] = OrderedDict()

    def lets(self, sender: int, rate: Rate, update_id: int) -> bool:
        """Whether the update is handled; the second time the same update counts for nothing."""
        known = self._lately.get(update_id)
        if known is not None:
            return known
        is_let = self._counts(sender, rate)
        self._lately[update_id] = is_let
        if len(self._lately) > REMEMBERED:
            self._lately.popitem(last=False)
        return is_let

    def tells(self, sender: int, rate: Rate) -> bool:
        """Whether the sender has not been told yet, and is now."""
        tally = self._tallies.setdefault((sender, rate), _Tally())
        is_new, tally.is_told = not tally.is_told, True
        return is_new

    def _counts(self, sender: int, rate: Rate) -> bool:
        now = self._now()
        self._forget_the_quiet(now)
        tally = self._tallies.setdefault((sender, rate), _Tally())
        if tally.quiet_at <= now:
            tally.quiet_at, tally.is_told = now, False
        if tally.quiet_at - now > rate.gap * (rate.at_once - 1):
            return False
        tally.quiet_at += rate.gap
        return True

    def _forget_the_quiet(self, now: float) -> None:
        if len(self._tallies) < self._most:
            return
        busy = {who: tally for who, tally in self._tallies.items() if tally.quiet_at > now}
        self._tallies = busy
        self._most = max(TALLIES, 2 * len(busy))


class Slowed(BaseMiddleware):
    """Updates beyond the rate go no further."""

    def __init__(self, brake: Brake, told: Told) -> None:
        self._brake = brake
        self._told = told

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        """Let the update through, or say that it is too much: to each press, to words once."""
        said = (event.callback_query or event.message) if isinstance(event, Update) else None
        if not isinstance(event, Update) or said is None:
            return await handler(event, data)
        sender, rate = _sender(said), _rate(said)
        if sender is None or rate is None or self._brake.lets(sender, rate, event.update_id):
            return await handler(event, data)
        is_new = _is_to_us(said) and self._brake.tells(sender, rate)
        if is_new:
            log.info("person %s sends too much", sender)
        if is_new or isinstance(said, CallbackQuery):  # without an answer a button keeps glowing
            await self._told.tell(data["desk"], said, Answer("answer-too-fast"))
        return None


def _sender(said: CallbackQuery | Message) -> int | None:
    """The person, or the chat in whose name an admin or a channel speaks."""
    if isinstance(said, Message) and said.sender_chat is not None:
        return said.sender_chat.id
    return said.from_user.id if said.from_user is not None else None


def _rate(said: CallbackQuery | Message) -> Rate | None:
    """How much of the kind is let through; None: it is no deed of a person but news of a chat."""
    if isinstance(said, CallbackQuery):
        return PLAY
    if said.text is None:
        return None
    if not said.text.startswith("/"):
        return PLAY
    return PRIVATE if said.chat.type == "private" else GROUP


def _is_to_us(said: CallbackQuery | Message) -> bool:
    """Whether the sender speaks to the bot; others may talk among themselves as they like."""
    if isinstance(said, CallbackQuery) or said.chat.type == "private":
        return True
    if caller_of(said.from_user, said).is_channel:
        return False
    if (said.text or "").startswith("/"):
        return True
    answered = said.reply_to_message
    return answered is not None and answered.from_user is not None and answered.from_user.is_bot
