"""How much may be sent to Telegram, by all workers together.

Telegram allows about one message a second to a chat with short bursts, 20 a minute to a group,
and 30 a second in all. Our numbers stay a little below, because messages that leave us evenly may
arrive in a bunch, and a message refused costs more than one that waits.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import keys
from bot.store.part import Part
from bot.store.server import script

_RESERVE = script("reserve")
_HOLD = script("hold")

_MICRO = 1_000_000
"""Whole microseconds, so that nothing is lost in adding up."""


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, then one in each gap."""

    burst: int
    gap: float
    """Seconds."""

    @property
    def arguments(self) -> tuple[int, int]:
        """The gap, and how far ahead the limit may be used up, in microseconds."""
        gap = round(self.gap * _MICRO)
        return gap, gap * (self.burst - 1)


CHAT = Limit(burst=3, gap=1.0)
GROUP = Limit(burst=4, gap=4.0)
"""No minute sees more than 4 + 15 = 19 messages."""
ALL = Limit(burst=3, gap=1 / 25)
"""No second sees more than 3 + 25 = 28 messages."""


class Budget(Part):
    """Reserve before sending; the clock is the caller's, in seconds since the epoch."""

    async def reserve(self, chat_id: int | None, *, is_group: bool, now: float) -> float:
        """Seconds to wait before asking again; 0: one message may be sent now.

        Without a chat only the limit in all counts, as for a deletion.
        """
        holds, limits = [keys.budget("hold")], {keys.budget("all"): ALL}
        if chat_id is not None:
            holds.append(keys.budget(f"hold:{chat_id}"))
            limits[keys.budget(f"chat:{chat_id}")] = CHAT
            if is_group:
                limits[keys.budget(f"group:{chat_id}")] = GROUP
        numbers = [number for limit in limits.values() for number in limit.arguments]
        wait: int = await self._server.run(
            _RESERVE, [*holds, *limits], [round(now * _MICRO), len(holds), *numbers]
        )
        return wait / _MICRO

    async def busy(self, now: float) -> float:
        """Seconds until the limit in all has room again; 0: it has."""
        names = [keys.budget("hold"), keys.budget("all")]
        held, full = await self._server.ask(lambda redis: redis.mget(names))
        _, slack = ALL.arguments
        moment = max(float(held or 0), float(full or 0) - slack)
        return max(0.0, moment / _MICRO - now)

    async def hold(self, chat_id: int | None, until: float) -> None:
        """Telegram wants nothing for this chat until then; None: nothing at all."""
        name = "hold" if chat_id is None else f"hold:{chat_id}"
        await self._server.run(_HOLD, [keys.budget(name)], [round(until * _MICRO)])
