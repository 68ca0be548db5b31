"""The measurements: a load, the same beside thousands of stored tables, and a quiet chat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import typer

from bot.bench.load.crowd import Crowd
from bot.bench.load.figures import Beside, Fairness, Growth, Load, messages
from bot.bench.load.house import House, house
from bot.bench.load.tables import Spot
from bot.clock import now
from bot.table import Playing
from bot.teller.plan import GROUP

FIRST_SECONDS = 10.0
"""Presses that are not counted at first, in which what is made once in a bot's life is made."""
STORED_RATE = 5.0
"""Presses a second beside stored tables: few enough for all messages to be sent."""
QUIET_RATE, FURIOUS_RATE, BUSY_RATE = 0.5, 8.0, 20.0
"""Presses a second in the quiet chat, in the furious one, and in all busy ones."""
BUSY = 10


class Found(Protocol):
    """What has been measured."""

    def told(self) -> Iterator[str]: ...


async def load(
    directory: Path, tables: int, rate: float, seconds: float, *, webhook: bool = False
) -> Load:
    """So many presses a second at so many tables for so long."""
    async with house(directory, webhook=webhook) as made:
        empty = await made.used_memory()
        spots = [Spot(number) for number in range(tables)]
        await made.fill(spots)
        await made.bot.start()
        crowd = made.crowd(spots)
        await crowd.press(rate, min(FIRST_SECONDS, seconds / 4))
        crowd.start_anew()
        before, calls = await made.lag(), made.telegram.calls.copy()
        async with made.watched() as watch:
            await crowd.press(rate, seconds)
        found = Load(tables, seconds, crowd.tally)
        found.waiting = crowd.tally.lags.still_waiting(asyncio.get_running_loop().time())
        found.lag = (await made.lag()).since(before)
        found.own_lags, found.courses = watch.own_lags, watch.courses
        found.calls = made.telegram.calls - calls
        found.too_fast, found.refused = made.telegram.too_fast, made.telegram.refused
        found.stored = await made.used_memory() - empty
        await made.bot.stop()
        found.group_ages = await _group_ages(made, crowd)
        await _look_back(made, crowd, found)
        return found


async def _group_ages(made: House, crowd: Crowd) -> list[float]:
    """How long ago the group's message was changed, at each table in play."""
    ages = []
    for table_id in crowd.tables:
        table, shown = await made.store.load(table_id), await made.store.shown(table_id)
        if table is not None and isinstance(table.stage, Playing) and GROUP in shown:
            ages.append(now() - shown[GROUP].edited_at)
    return ages


async def _look_back(made: House, crowd: Crowd, found: Load) -> None:
    """Hold what was accepted against what is stored."""
    for table_id in sorted(crowd.tables):
        table, log = await made.store.load(table_id), await made.store.log(table_id)
        found.stored_tables += 1
        found.moves += len(log)
        found.faults += (
            [f"{table_id} is gone"] if table is None else made.ledger.faults(table, log)
        )


async def growth(directory: Path, few: int, many: int, seconds: float) -> Growth:
    """The same presses at a few tables while few are stored and while many are.

    Their clocks are off, as where a deal is played over a day; so there is no quiz among them.
    """
    resting = (spot for number in count() if (spot := Spot(number, turn_seconds=None)).rests)
    spots = list(islice(resting, many))
    async with house(directory) as made:
        await made.fill(spots[:few])
        crowd = made.crowd(spots[:few])
        await made.bot.start()
        first = await _beside(made, crowd, few, seconds)
        await made.bot.stop()
        await made.fill(spots[few:])
        await made.bot.start()
        second = await _beside(made, crowd, many, seconds)
        third = await _beside(made, made.crowd(spots[few:]), many, seconds)
        return Growth(first, second, third)


async def _beside(made: House, crowd: Crowd, stored: int, seconds: float) -> Beside:
    redis = await made.used_memory()
    await crowd.press(STORED_RATE, min(FIRST_SECONDS, seconds / 4))
    crowd.start_anew()
    calls = made.telegram.calls.copy()
    async with made.watched() as watch:
        await crowd.press(STORED_RATE, seconds)
    sent = messages(made.telegram.calls - calls)
    cpu_seconds = watch.courses["bot"].cpu_seconds
    answers = crowd.start_anew().answers
    return Beside(stored, made.bot.start_seconds, cpu_seconds, answers, sent, redis)


async def fairness(directory: Path, seconds: float, quiet_rate: float = QUIET_RATE) -> Fairness:
    """A quiet chat alone, then beside a furious one and busy ones."""
    async with house(directory) as made:
        quiet, furious, *busy = (Spot(number) for number in range(2 + BUSY))
        await made.fill([quiet, furious, *busy])
        await made.bot.start()
        chat, rage, rush = made.crowd([quiet]), made.crowd([furious]), made.crowd(busy)
        await chat.press(quiet_rate, seconds)
        alone = chat.start_anew()
        async with asyncio.TaskGroup() as group:
            group.create_task(chat.press(quiet_rate, seconds))
            group.create_task(rage.press(FURIOUS_RATE, seconds))
            group.create_task(rush.press(BUSY_RATE, seconds))
        return Fairness(alone, chat.tally, rage.tally, rush.tally)


def main(part: str, minutes: float, tables: int, rate: float, *, webhook: bool) -> bool:
    """Print the figures of this part, or of each; whether nothing has gone wrong."""
    seconds = 60 * minutes
    parts: Mapping[str, Callable[[Path], Coroutine[Any, Any, Found]]] = {
        "play": lambda place: load(place, tables, rate, seconds, webhook=webhook),
        "stored": lambda place: growth(place, 50, 5000, seconds / 10),
        "fair": lambda place: fairness(place, seconds / 10),
    }
    is_well = True
    for name in [part] if part else parts:
        with TemporaryDirectory(prefix="prikup-") as directory:
            found = asyncio.run(parts[name](Path(directory)))
        typer.echo(f"-- {name}")
        for line in found.told():
            typer.echo(line)
            is_well = is_well and not line.startswith("WRONG")
    return is_well
