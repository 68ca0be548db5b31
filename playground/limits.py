"""Telegram's limits on what a bot sends.

Sends and edits count against all three limits: per chat, per group and minute, in all. Deletions,
pins, reactions and chat actions count against the limit in all only. Answers to presses and
questions to the API count against none. A call before the wait is over makes the wait longer.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass, field
from enum import Enum

from playground.clock import Clock
from playground.errors import too_many_requests

CHAT_BURST = 5
"""Messages that one chat takes at once; it regains one a second."""
GROUP_A_MINUTE = 20
"""Messages that a group takes in any minute."""
BOT_A_SECOND = 30
"""Calls that a bot may make in any second, over all chats."""
PENALTY = 1.0
"""Seconds by which an impatient call makes the wait longer."""


class Weight(Enum):
    """What a call counts as."""

    FREE = "counts against nothing"
    LIGHT = "counts against the limit in all"
    MESSAGE = "counts against every limit"


@dataclass(slots=True)
class _Window:
    """The moments of the last so many calls within so many seconds."""

    size: int
    seconds: float
    moments: deque[float] = field(default_factory=deque)

    def wait(self, now: float) -> float:
        while self.moments and self.moments[0] <= now - self.seconds:
            self.moments.popleft()
        if len(self.moments) < self.size:
            return 0.0
        return self.moments[0] + self.seconds - now


@dataclass(slots=True)
class _Bucket:
    """Tokens that come back one a second."""

    tokens: float = CHAT_BURST
    at: float = 0.0

    def refill(self, now: float) -> None:
        self.tokens = min(CHAT_BURST, self.tokens + max(now - self.at, 0.0))
        self.at = now

    def wait(self, now: float) -> float:
        self.refill(now)
        return max(1.0 - self.tokens, 0.0)


class Limits:
    """Keeps count of calls and refuses those past a limit; can be switched off."""

    def __init__(self, clock: Clock, *, on: bool = True) -> None:
        self.on = on
        self._clock = clock
        self._all = _Window(BOT_A_SECOND, 1.0)
        self._groups: dict[int, _Window] = {}
        self._chats: dict[int, _Bucket] = {}
        self._until: dict[int | None, float] = {}

    def count(self, weight: Weight, chat_id: int | None) -> None:
        """Count one call.

        Raises:
            Refused: it is past a limit; it says how many seconds to wait.
        """
        if not self.on or weight is Weight.FREE:
            return
        now = self._clock.now()
        place = chat_id if weight is Weight.MESSAGE else None
        for key in {None, place}:
            until = self._until.get(key, 0.0)
            if until > now:
                self._until[key] = until + PENALTY
                raise too_many_requests(math.ceil(until + PENALTY - now))
        whole = self._all.wait(now)
        own = self._own_wait(place, now) if place is not None else 0.0
        if whole or own:
            self._until[None if whole else place] = now + max(whole, own)
            raise too_many_requests(max(math.ceil(max(whole, own)), 1))
        self._take(place, now)

    def _own_wait(self, chat_id: int, now: float) -> float:
        wait = self._bucket(chat_id, now).wait(now)
        if chat_id < 0:
            group = self._groups.setdefault(chat_id, _Window(GROUP_A_MINUTE, 60.0))
            wait = max(wait, group.wait(now))
        return wait

    def _bucket(self, chat_id: int, now: float) -> _Bucket:
        return self._chats.setdefault(chat_id, _Bucket(at=now))

    def _take(self, chat_id: int | None, now: float) -> None:
        self._all.moments.append(now)
        if chat_id is None:
            return
        self._bucket(chat_id, now).tokens -= 1.0
        if chat_id < 0:
            self._groups[chat_id].moments.append(now)
