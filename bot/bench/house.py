"""Two workers that serve one bot by webhook, and the one address that leads to them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from aiohttp import ClientError, ClientSession, web

from bot.bench.stand import BotProcess, Stand
from bot.valkey import embedded
from playground.client import Playground
from playground.server import DEFAULT_TOKEN, create_app

SECRET = "s3cret"  # noqa: S105 - it opens nothing but a stand
WORKERS = 2
RETRY_SECONDS = 0.2
"""After so long the playground brings an update again that was not taken."""


@dataclass(slots=True)
class Doorman:
    """The one address of the webhook: it leads to the workers in turn, past dead ones."""

    session: ClientSession
    workers: list[str] = field(default_factory=list)
    turns: count[int] = field(default_factory=count)
    led: list[str] = field(default_factory=list)
    """The workers that were led to."""
    forgets_every: int = 0
    """Of so many answers one gets lost, and Telegram brings the update again; 0: none."""
    held: list[bytes] | None = None
    """Updates that are taken and kept back, to be let in together; None: none is kept."""

    async def lead(self, request: web.Request) -> web.Response:
        """One update from Telegram."""
        body = await request.read()
        if self.held is not None:
            self.held.append(body)
            return web.Response()
        status = await self._bring(body, dict(request.headers))
        if self.forgets_every and len(self.led) % self.forgets_every == 0:
            return web.Response(status=502)
        return web.Response(status=status)

    async def _bring(self, body: bytes, headers: dict[str, str]) -> int:
        for _ in self.workers:
            worker = self.workers[next(self.turns) % len(self.workers)]
            try:
                async with self.session.post(
                    f"{worker}/webhook", data=body, headers=headers
                ) as response:
                    self.led.append(worker)
                    return response.status
            except ClientError:
                continue
        return 502

    async def until_held(self, number: int) -> None:
        """Wait until so many updates are kept back."""
        while True:
            if len(self.held or ()) >= number:
                return
            await asyncio.sleep(0.05)

    async def let_in(self, headers: dict[str, str]) -> list[int]:
        """Everything that was kept back comes to the workers at once; their answers."""
        held, self.held = self.held or [], None
        return await asyncio.gather(*(self._bring(body, headers) for body in held))


@dataclass(slots=True)
class House:
    """What runs."""

    stand: Stand
    doorman: Doorman
    workers: list[BotProcess]


@asynccontextmanager
async def house(directory: Path, *, limits: bool = False) -> AsyncIterator[House]:
    """The workers at work; everything ends with the block."""
    async with AsyncExitStack() as stack:
        redis_url = stack.enter_context(embedded(directory))
        address = await _served(stack, create_app(limits=limits, webhook_pause=RETRY_SECONDS))
        doorman = Doorman(await stack.enter_async_context(ClientSession()))
        door = web.Application()
        door.router.add_post("/webhook", doorman.lead)
        entrance = await _served(stack, door)
        playground = await stack.enter_async_context(Playground.connect(address))
        environ = {
            "BOT_TOKEN": DEFAULT_TOKEN,
            "REDIS_URL": redis_url,
            "TELEGRAM_API_URL": address,
            "WEBHOOK_URL": f"{entrance}/webhook",
            "WEBHOOK_SECRET": SECRET,
            "LOG_LEVEL": "INFO",
            "PACE": "0",
        }
        workers = []
        for _ in range(WORKERS):
            port = _free_port()
            worker = BotProcess({**environ, "LISTEN_PORT": str(port)})
            stack.push_async_callback(worker.stop)
            await worker.start()
            workers.append(worker)
            doorman.workers.append(f"http://127.0.0.1:{port}")
        yield House(Stand(playground, redis_url, environ), doorman, workers)


async def _served(stack: AsyncExitStack, app: web.Application) -> str:
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    stack.push_async_callback(runner.cleanup)
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    return f"http://127.0.0.1:{runner.addresses[0][1]}"


def _free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
