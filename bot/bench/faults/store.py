"""Redis restarted, killed, away, failed over, full and slow, under tables in play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.bench.faults.crowd import Crowd, games, gathered
from bot.bench.faults.ledger import TRY_AGAIN
from bot.bench.faults.servers import Line, RedisServer
from bot.bench.stand import stand

LATENCY = 0.2
"""Seconds that each answer of a slow server takes longer."""


@dataclass(slots=True)
class Shaken:
    """What has come of the faults, by name."""

    tried: dict[str, int] = field(default_factory=dict)
    """Presses that were made while the fault lasted, and answered."""
    again: dict[str, int] = field(default_factory=dict)
    """How many of them were told to try again."""
    resumed: dict[str, float] = field(default_factory=dict)
    """Seconds from the end of the fault until every table had gone on."""
    moves: int = 0
    accepted: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [
            f"{name:18} {self.again[name]} of {self.tried[name]} presses told to try again, "
            f"every table went on after {seconds:.1f} s"
            for name, seconds in self.resumed.items()
        ]
        lines += [
            f"{self.moves} moves, presses answered as accepted: {self.accepted}",
            f"lost, doubled or astray: {len(self.wrong)}",
        ]
        return "\n".join(lines)


class Servers:
    """The servers, the line that leads to one of them, and what can happen to them."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.all = [RedisServer(directory / "server0")]
        """The one that serves now is the last."""
        self.line = Line(self.server.port)
        """The bot's."""
        self.own_line = Line(self.server.port)
        """Ours, which is never slow or silent."""

    @property
    def server(self) -> RedisServer:
        """The one that serves now."""
        return self.all[-1]

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Servers]:
        """Everything is up until the block ends."""
        async with AsyncExitStack() as stack:
            await self.server.start()
            stack.push_async_callback(self._stop)
            await stack.enter_async_context(self.line.laid())
            await stack.enter_async_context(self.own_line.laid())
            yield self

    async def _stop(self) -> None:
        for server in self.all:
            await server.stop()

    async def replica(self) -> RedisServer:
        """A further server that holds all that the present one holds, and follows it."""
        replica = RedisServer(self.directory / f"server{len(self.all)}")
        await replica.start(self.server)
        await self.server.until_caught_up(replica)
        return replica

    def promoted(self, replica: RedisServer) -> None:
        """From now on the line leads there."""
        self.all.append(replica)
        self.line.leads_to = self.own_line.leads_to = replica.port
        self.own_line.cut()  # we only read, and would not notice; the bot has to, by itself


Pressing = Callable[[], Awaitable[None]]
Fault = Callable[[Servers, Pressing, float], Awaitable[None]]


async def restarted(servers: Servers, press: Pressing, seconds: float) -> None:
    """The server is stopped, and started again on its file."""
    await servers.server.stop()
    await press()
    await asyncio.sleep(seconds / 10)
    await servers.server.start()


async def killed(servers: Servers, press: Pressing, seconds: float) -> None:
    """`kill -9` of the server, which is started again on its append-only file."""
    await servers.server.kill()
    await press()
    await asyncio.sleep(seconds / 10)
    await servers.server.start()


async def away(servers: Servers, press: Pressing, seconds: float) -> None:
    """The network swallows everything for a while."""
    async with servers.line.silent():
        await asyncio.gather(press(), asyncio.sleep(seconds))


async def handed_over(servers: Servers, press: Pressing, _: float) -> None:
    """A planned failover: the old server lives on as a replica, and keeps its connections."""
    replica, old = await servers.replica(), servers.server
    await old.ask("FAILOVER", "TO", "127.0.0.1", str(replica.port))
    await old.until_it_is("slave")
    await press()
    servers.promoted(replica)


async def failed_over(servers: Servers, press: Pressing, _: float) -> None:
    """The server dies, and the replica, which had all of it, takes its place."""
    replica, old = await servers.replica(), servers.server
    async with servers.line.silent():
        await old.ask("CLIENT", "PAUSE", "60000", "WRITE")  # what is on its way comes too late
        await old.until_caught_up(replica)
        await old.kill()
    await press()
    await replica.ask("REPLICAOF", "NO", "ONE")
    servers.promoted(replica)


async def full(servers: Servers, press: Pressing, seconds: float) -> None:
    """There is no memory left to write anything."""
    await servers.server.ask("CONFIG", "SET", "maxmemory-policy", "noeviction")
    await servers.server.ask("CONFIG", "SET", "maxmemory", "1")
    await press()
    await asyncio.sleep(seconds / 10)
    await servers.server.ask("CONFIG", "SET", "maxmemory", "0")


FAULTS: dict[str, Fault] = {
    "restarted": restarted,
    "killed": killed,
    "away": away,
    "handed over": handed_over,
    "failed over": failed_over,
    "memory full": full,
}


async def shake(directory: Path, *, slugs: list[str], away_seconds: float) -> Shaken:
    """Each fault once over these games in play, then latency while they go on."""
    found = Shaken()
    async with AsyncExitStack() as stack:
        servers = await stack.enter_async_context(Servers(directory / "servers").running())
        made = await stack.enter_async_context(
            stand(directory / "stand", REDIS_URL=servers.line.url)
        )
        made.redis_url = servers.own_line.url
        crowd = await stack.enter_async_context(gathered(made, slugs))
        async with crowd.playing():
            for name, fault in FAULTS.items():
                await _shaken(crowd, servers, name, fault, away_seconds, found)
            servers.line.delay = LATENCY
            await _timed(crowd, f"latency {1000 * LATENCY:.0f} ms", found)
            servers.line.delay = 0.0
            await _timed(crowd, "all well", found)
        found.wrong += await crowd.faults()
        found.moves = sum((await crowd.made_moves()).values())
        found.accepted = crowd.ledger.accepted
    return found


async def _shaken(
    crowd: Crowd, servers: Servers, name: str, fault: Fault, seconds: float, found: Shaken
) -> None:
    await crowd.until_all_go_on()
    async with crowd.waiting():
        due = await crowd.due()

        async def press() -> None:
            """One person of each party presses what was theirs to press."""
            await asyncio.gather(*(one.make(crowd.ledger) for one in due))

        await fault(servers, press, seconds)
    told = [one.press.told for one in due]
    found.tried[name], found.again[name] = len(told), told.count(TRY_AGAIN)
    if found.again[name] < len(told):
        found.wrong.append(f"{name}: people were not told to try again, but {set(told)}")
    await _timed(crowd, name, found)


async def _timed(crowd: Crowd, name: str, found: Shaken) -> None:
    before = crowd.ledger.said[TRY_AGAIN], len(crowd.ledger.presses)
    began = asyncio.get_running_loop().time()
    await crowd.until_all_go_on()
    found.resumed[name] = asyncio.get_running_loop().time() - began
    found.again.setdefault(name, crowd.ledger.said[TRY_AGAIN] - before[0])
    found.tried.setdefault(name, len(crowd.ledger.presses) - before[1])


async def main(directory: Path, *, away_seconds: float = 30.0, tables: int = 12) -> Shaken:
    """The long program."""
    return await shake(directory, slugs=games(tables), away_seconds=away_seconds)
