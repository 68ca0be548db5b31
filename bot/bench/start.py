"""`prikup bench start`: how long the bot takes until it asks for updates, and its memory then.

The bot is started as its own process, as `prikup bot` starts it, on an embedded Valkey and the
playground. The time is that from the call of the process to the line in its log that it is on; the
memory is what the system counts as its resident set, after a moment in which nothing happens.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import typer

from bot.bench.stand import stand

REST = 1.0
"""Seconds after which a bot that has nothing to do is idle."""


@dataclass(frozen=True, slots=True)
class Start:
    """One start."""

    seconds: float
    megabytes: float

    def __str__(self) -> str:
        return f"{self.seconds:.2f} s to the first getUpdates, {self.megabytes:.0f} MB resident"


async def starts(times: int) -> AsyncIterator[Start]:
    """Start the bot so often, one after the other."""
    with TemporaryDirectory(prefix="prikup-") as directory:
        async with stand(Path(directory)) as made:
            for number in range(times):
                if number:
                    await made.bot.stop()
                    await made.bot.start()
                await asyncio.sleep(REST)
                yield Start(made.bot.start_seconds, _resident(made.bot.pid))


def _resident(pid: int) -> float:
    """The memory of a process in millions of bytes, as Linux tells it."""
    for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024 / 1e6
    raise ProcessLookupError(pid)


async def _tell(times: int) -> None:
    async for start in starts(times):
        typer.echo(str(start))


def main(times: int = 3) -> None:
    """Print each start."""
    asyncio.run(_tell(times))
