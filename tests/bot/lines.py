"""A line to a server that loses answers or goes silent when told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

CHUNK = 1 << 16


class Line:
    """Passes everything on, both ways, until told otherwise."""

    def __init__(self, server: str) -> None:
        self._server = server
        self.lose = 0
        """So many answers are lost, each with its connection; the server has done its part."""
        self.lose_after = 0
        """So many answers pass before."""
        self._speaks = asyncio.Event()
        self._speaks.set()

    def go_silent(self) -> None:
        """Answers stay on the way from now on."""
        self._speaks.clear()

    def speak(self) -> None:
        """Answers arrive again."""
        self._speaks.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of a client."""
        up_reader, up_writer = await asyncio.open_unix_connection(self._server)
        try:
            async with asyncio.TaskGroup() as group:
                back = group.create_task(self._answers(up_reader, writer))
                group.create_task(self._questions(reader, up_writer, back))
        finally:
            for end in up_writer, writer:
                end.close()
                with suppress(ConnectionError):
                    await end.wait_closed()

    async def _questions(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: asyncio.Task[None]
    ) -> None:
        with suppress(ConnectionError):
            while some := await reader.read(CHUNK):
                writer.write(some)
                await writer.drain()
        back.cancel()

    async def _answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while some := await reader.read(CHUNK):
            await self._speaks.wait()
            if self.lose and not self.lose_after:
                self.lose -= 1
                break
            self.lose_after = max(self.lose_after - 1, 0)
            writer.write(some)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def line(address: str, directory: Path) -> AsyncIterator[tuple[Line, str]]:
    """A line to the server, and the address of its near end."""
    served = Line(address.removeprefix("unix://"))
    path = directory / "line.sock"
    server = await asyncio.start_unix_server(served.serve, path)
    try:
        yield served, f"unix://{path}"
    finally:
        served.speak()
        server.close()
        await server.wait_closed()
