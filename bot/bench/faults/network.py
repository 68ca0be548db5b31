"""Telegram refuses, fails, hangs up, falls silent and mixes up updates, under tables in play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import ClientSession

from bot.bench.calls import NOT_A_MOVE
from bot.bench.faults.crowd import Crowd, games, gathered
from bot.bench.stand import Stand, stand
from playground.client import Playground
from playground.model import Json
from playground.server import DEFAULT_TOKEN

MANY = 1_000_000
ABSURD: tuple[int | None, ...] = (0, -5, 10**9, None)
"""Waits that a refusal may name and nobody can mean."""


@dataclass(slots=True)
class Weathered:
    """What has come of the faults, by name."""

    resumed: dict[str, float] = field(default_factory=dict)
    """Seconds from the end of the fault until every match under way had gone on."""
    struck: dict[str, int] = field(default_factory=dict)
    """Calls that were struck by the fault."""
    moves: int = 0
    accepted: int = 0
    unanswered: int = 0
    sent: int = 0
    """Calls that count against the limits."""
    refused: list[str] = field(default_factory=list)
    """Calls that were past a limit, a sentence each."""
    astray: list[str] = field(default_factory=list)
    """What has become of presses that should not have, a sentence each."""

    @property
    def wrong(self) -> list[str]:
        """What must not happen, a sentence each."""
        return self.astray + self.refused

    def __str__(self) -> str:
        lines = [
            f"{name:20} {self.struck[name]:4} calls struck, "
            f"every match went on after {seconds:.1f} s"
            for name, seconds in self.resumed.items()
        ]
        lines += [
            f"{self.moves} moves, presses answered as accepted: {self.accepted}, "
            f"never answered: {self.unanswered}",
            f"past a limit: {len(self.refused)} of {self.sent} calls",
            f"lost, doubled or astray: {len(self.astray)}",
        ]
        return "\n".join(lines)


Fault = Callable[[Stand], AbstractAsyncContextManager[None]]


def calls(*faults: Json) -> Fault:
    """Calls of the bot go wrong."""
    return lambda made: _gone_wrong(made.playground, *faults)


def updates(arrangement: str) -> Fault:
    """Updates go astray."""
    return lambda made: _gone_wrong(made.playground, arrangement=arrangement)


@asynccontextmanager
async def _gone_wrong(
    playground: Playground, *faults: Json, arrangement: str | None = None
) -> AsyncIterator[None]:
    await playground.faults(*faults, updates=arrangement)
    try:
        yield
    finally:
        await playground.faults()


@asynccontextmanager
async def rival(made: Stand) -> AsyncIterator[None]:
    """Another program fetches updates with the same token; it confirms none."""
    address = f"{made.playground.url}/bot{DEFAULT_TOKEN}/getUpdates"

    async def fetch(session: ClientSession) -> None:
        while True:
            async with session.post(address, json={"timeout": 1}) as response:
                await response.read()

    async with ClientSession() as session, asyncio.TaskGroup() as group:
        fetching = group.create_task(fetch(session))
        yield
        fetching.cancel()


def faults(times: int) -> Mapping[str, Fault]:
    """Everything that goes wrong, so many calls at a time."""

    def storm(kind: str, **more: int | None) -> Json:
        return {"method": "*", "kind": kind, "times": times, **more}

    return {
        "429, honest": calls(
            *(
                {"method": method, "kind": "429", "times": times, "retry_after": 2}
                for method in ("sendMessage", "editMessageText", "answerCallbackQuery")
            )
        ),
        "429, absurd": calls(*(storm("429", retry_after=wait) for wait in ABSURD)),
        "5xx": calls(storm("500")),
        "HTML pages": calls(storm("html")),
        "cut before": calls(storm("cut_before")),
        "cut after": calls(storm("cut_after")),
        "silence": calls({"method": "*", "kind": "hang", "times": MANY}),
        "silence after": calls({"method": "*", "kind": "hang_after", "times": MANY}),
        "updates twice": updates("duplicate"),
        "updates late": updates("delay"),
        "updates out of order": updates("reorder"),
        "a second poller": rival,
    }


async def weather(directory: Path, *, slugs: list[str], times: int, seconds: float) -> Weathered:
    """Each fault for so many seconds over these games in play."""
    found = Weathered()
    async with stand(directory) as made, gathered(made, slugs) as crowd:
        async with crowd.playing():
            for name, fault in faults(times).items():
                before, struck = await made.playground.last_call(), await _struck(made)
                async with fault(made):
                    await asyncio.sleep(seconds)
                await _go_on(crowd, name, found)
                found.struck[name] = await _struck(made) - struck
                _count(await made.playground.calls(before), name, found)
        found.astray += await crowd.faults()
        found.moves = sum((await crowd.made_moves()).values())
        found.accepted = crowd.ledger.accepted
        found.unanswered = crowd.ledger.unanswered
    return found


async def _go_on(crowd: Crowd, name: str, found: Weathered) -> None:
    """Lobbies are waited for as well, but not timed: a group takes a message in four seconds."""
    playing = await crowd.in_play()
    began = asyncio.get_running_loop().time()
    await crowd.until_all_go_on(playing)
    found.resumed[name] = asyncio.get_running_loop().time() - began
    await crowd.until_all_go_on()


async def _struck(made: Stand) -> int:
    """How many calls faults have struck so far."""
    return int((await made.playground.get("faults"))["struck"])


def _count(made: list[Json], name: str, found: Weathered) -> None:
    """Count what was past a limit; a call that a fault has refused tells no parameters."""
    own = [call for call in made if call["method"] not in NOT_A_MOVE and call["params"]]
    found.sent += len(own)
    found.refused += [
        f"{name}: {call['method']} in chat {call['params'].get('chat_id')} was past a limit"
        for call in own
        if call["error_code"] == 429
    ]


async def main(
    directory: Path, *, seconds: float = 30.0, times: int = 40, tables: int = 12
) -> Weathered:
    """The long program."""
    return await weather(directory, slugs=games(tables), times=times, seconds=seconds)
