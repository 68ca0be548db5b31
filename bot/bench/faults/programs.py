"""`prikup bench faults`: the long programs, one after the other, and what they have found."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

import typer

from bot.bench.faults import kill, network, store, taint, workers


class Found(Protocol):
    """The figures of a program, as text, and what should not have happened."""

    @property
    def wrong(self) -> list[str]: ...


PROGRAMS: Mapping[str, Callable[[Path], Awaitable[Found]]] = {
    "kill": kill.main,
    "redis": store.main,
    "telegram": network.main,
    "workers": workers.main,
    "taint": taint.main,
}


async def run(name: str) -> Found:
    """Run one program on a stand of its own."""
    with TemporaryDirectory(prefix="prikup-") as directory:
        return await PROGRAMS[name](Path(directory))


def main(name: str = "") -> bool:
    """Print the figures of this program, or of each; whether nothing has gone wrong."""
    is_well = True
    for program in [name] if name else list(PROGRAMS):
        typer.echo(f"-- {program}")
        found = asyncio.run(run(program))
        typer.echo(str(found))
        for wrong in found.wrong:
            typer.echo(f"WRONG: {wrong}")
        is_well = is_well and not found.wrong
    return is_well
