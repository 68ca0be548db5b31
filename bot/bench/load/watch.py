"""What the processes need while they run, and how late the event loops are."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import ClientSession

EACH = 1.0
"""Seconds between two looks at a process."""
BEAT = 0.05
"""Seconds between two looks at how late our own event loop is."""
LAG = "prikup_loop_lag_seconds_bucket"
_TICKS = os.sysconf("SC_CLK_TCK")
_BUCKET = re.compile(rf'{LAG}{{le="([^"]+)"}} (\S+)')


@dataclass(frozen=True, slots=True)
class Needs:
    """What a process has needed up to a moment."""

    at: float
    """By the clock of the event loop."""
    megabytes: float
    """Resident, in millions of bytes."""
    cpu_seconds: float
    """Of all its threads, in the system too."""


def needs(pid: int, at: float) -> Needs:
    """Of this process, as Linux tells it."""
    place = Path(f"/proc/{pid}")
    pages = int((place / "statm").read_text("ascii").split()[1])
    user, system = (place / "stat").read_text("ascii").rpartition(")")[2].split()[11:13]
    seconds = (int(user) + int(system)) / _TICKS
    return Needs(at, pages * os.sysconf("SC_PAGE_SIZE") / 1e6, seconds)


@dataclass(slots=True)
class Course:
    """A process over a time."""

    looks: list[Needs] = field(default_factory=list)

    @property
    def cpu_share(self) -> float:
        """Of one core."""
        first, last = self.looks[0], self.looks[-1]
        return (last.cpu_seconds - first.cpu_seconds) / max(last.at - first.at, 1e-9)

    @property
    def cpu_seconds(self) -> float:
        """In all that time."""
        return self.looks[-1].cpu_seconds - self.looks[0].cpu_seconds

    def growth(self, warm_up: float) -> float:
        """Megabytes a minute by which it grows after so many seconds: least squares."""
        start = self.looks[0].at + warm_up
        points = [(look.at, look.megabytes) for look in self.looks if look.at >= start]
        return 60 * slope(points)


def slope(points: Sequence[tuple[float, float]]) -> float:
    """Of the line that lies nearest to the points; 0 if they say nothing."""
    if len(points) < 2:
        return 0.0
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    spread = sum((x - middle_x) ** 2 for x, _ in points)
    return sum((x - middle_x) * (y - middle_y) for x, y in points) / spread if spread else 0.0


@dataclass(frozen=True, slots=True)
class Buckets:
    """How often the bot's event loop was at most so late, as its own figures count it."""

    counts: tuple[tuple[float, float], ...] = ()

    def since(self, before: Buckets) -> Buckets:
        """What has been counted since then."""
        earlier = dict(before.counts)
        return Buckets(tuple((le, n - earlier.get(le, 0.0)) for le, n in self.counts))

    def bound(self, share: float) -> float:
        """Seconds below which this share of them lies: the next bound that the figures know."""
        total = self.counts[-1][1] if self.counts else 0.0
        return next((le for le, n in self.counts if total and n >= share * total), float("inf"))


async def lag_buckets(session: ClientSession, address: str) -> Buckets:
    """What the bot tells at `/metrics` of its event loop."""
    async with session.get(f"{address}/metrics") as response:
        text = await response.text()
    return Buckets(tuple((float(le), float(n)) for le, n in _BUCKET.findall(text)))


class Watch:
    """Looks at processes until it is told to stop."""

    def __init__(self, **pids: int) -> None:
        self._pids = pids
        self.courses = {name: Course() for name in pids}
        self.own_lags: list[float] = []
        """Seconds by which our own event loop was late: what it measures is so exact."""
        self.is_over = False

    async def look(self) -> None:
        """Note what each of them needs."""
        at = asyncio.get_running_loop().time()
        for name, pid in self._pids.items():
            self.courses[name].looks.append(needs(pid, at))

    async def run(self) -> None:
        """Look again and again."""
        clock = asyncio.get_running_loop()
        await self.look()
        next_look = clock.time() + EACH
        while not self.is_over:
            due = clock.time() + BEAT
            await asyncio.sleep(BEAT)
            self.own_lags.append(clock.time() - due)
            if clock.time() >= next_look:
                await self.look()
                next_look += EACH
        await self.look()
