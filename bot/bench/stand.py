"""The whole bot on a stand: an embedded Valkey, a playground, and the bot as a process of its own.

Used by the measurements and by the end-to-end tests; nothing of the bot runs inside the test.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from aiohttp import web

from bot.settings import environment
from bot.valkey import embedded
from playground.client import Playground
from playground.clock import Clock
from playground.server import DEFAULT_TOKEN, create_app, default_world

READY = " is on"
"""Stands in the line that the bot logs when it asks for updates."""
PATIENCE = 30.0


class DidNotStart(RuntimeError):  # noqa: N818 - it says what happened
    """The bot's process ended before it was ready; the text is what it said."""


class BotProcess:
    """One worker, started, killed and started again."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self.said: list[str] = []
        """Every line it has logged."""
        self.start_seconds = 0.0
        """How long the last start took."""

    @property
    def pid(self) -> int:
        """Of the running process."""
        assert self._process is not None  # noqa: S101 - only asked while it runs
        return self._process.pid

    async def start(self) -> None:
        """Start the process and wait until it asks for updates.

        Raises:
            DidNotStart: it ended before.
        """
        began = time.monotonic()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            "bot",
            env=environment(self._environ),
            stderr=asyncio.subprocess.PIPE,
        )
        ready = asyncio.Event()
        self._reader = asyncio.get_running_loop().create_task(self._read(ready))
        async with asyncio.timeout(PATIENCE):
            await ready.wait()
        self.start_seconds = time.monotonic() - began
        if self._process.returncode is not None:
            raise DidNotStart("\n".join(self.said))

    async def _read(self, ready: asyncio.Event) -> None:
        assert self._process is not None  # noqa: S101 - started just before
        assert self._process.stderr is not None  # noqa: S101 - asked for a pipe
        while line := await self._process.stderr.readline():
            self.said.append(line.decode().rstrip())
            if READY in self.said[-1]:
                ready.set()
        await self._process.wait()
        ready.set()

    async def kill(self) -> None:
        """`kill -9`: it gets no chance to finish anything."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Ask it to stop, and wait; the exit code."""
        return await self._end(signal.SIGTERM)

    async def _end(self, sign: signal.Signals) -> int:
        if self._process is None:
            return 0
        if self._process.returncode is None:
            self._process.send_signal(sign)
        code = await self._process.wait()
        if self._reader is not None:
            await self._reader
        return code


class Stand:
    """What runs, and how to reach it."""

    def __init__(self, playground: Playground, redis_url: str, environ: Mapping[str, str]) -> None:
        self.playground = playground
        self.redis_url = redis_url
        self.environ = environ
        self.bot = BotProcess(environ)


@asynccontextmanager
async def stand(
    directory: Path,
    *,
    limits: bool = True,
    pace: float = 0.0,
    clock: Clock | None = None,
    **environ: str,
) -> AsyncIterator[Stand]:
    """A stand with its bot running; everything ends with the block.

    The playground goes by the clock, the bot by the machine's.
    """
    async with AsyncExitStack() as stack:
        world = default_world(clock=clock)
        redis_url = stack.enter_context(embedded(directory))
        runner = web.AppRunner(
            create_app(world=world, limits=limits), access_log=None, shutdown_timeout=1
        )
        await runner.setup()
        stack.push_async_callback(runner.cleanup)
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        playground = await stack.enter_async_context(Playground.connect(address))
        made = Stand(
            playground,
            redis_url,
            {
                "BOT_TOKEN": DEFAULT_TOKEN,
                "REDIS_URL": redis_url,
                "TELEGRAM_API_URL": address,
                "WEBHOOK_URL": "",
                "LISTEN_PORT": "0",
                "LOG_LEVEL": "INFO",
                "PACE": str(pace),
                **environ,
            },
        )
        stack.push_async_callback(made.bot.stop)
        await made.bot.start()
        yield made
