"""What a load runs on: Valkey and the bot as processes, Telegram and the people in this one."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import ClientSession, web
from redis.asyncio import Redis

from bot import memory
from bot.bench.faults.ledger import Ledger
from bot.bench.load.crowd import Crowd
from bot.bench.load.tables import Spot, filled
from bot.bench.load.telegram import TOKEN, LeanTelegram
from bot.bench.load.watch import Buckets, Watch, lag_buckets
from bot.bench.stand import BotProcess
from bot.store import Store, create_redis, store_at
from bot.store.server import UNHURRIED
from bot.valkey import embedded

SECRET = "load"  # noqa: S105 - it opens nothing


@dataclass(slots=True)
class House:
    """Everything that runs."""

    telegram: LeanTelegram
    redis: Redis
    store: Store
    bot: BotProcess
    web: str
    """Where the bot serves its figures."""
    session: ClientSession
    ledger: Ledger = field(default_factory=Ledger)

    async def fill(self, spots: Sequence[Spot]) -> None:
        """A match begins at every spot, shown as it is."""
        for message in await filled(self.store, spots):
            self.telegram.stands(message)
        memory.settle()  # a search of all this for garbage would look like a slow Telegram

    def crowd(self, spots: Sequence[Spot]) -> Crowd:
        """The people of these spots."""
        return Crowd(self.store, self.telegram, spots, self.ledger)

    async def lag(self) -> Buckets:
        """How late the bot's event loop has been so far."""
        return await lag_buckets(self.session, self.web)

    async def used_memory(self) -> int:
        """Bytes that Redis uses."""
        return int((await self.redis.info("memory"))["used_memory"])

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[Watch]:
        """What all processes need during the block."""
        server = await self.redis.info("server")
        watch = Watch(bot=self.bot.pid, valkey=server["process_id"], crowd=os.getpid())
        async with asyncio.TaskGroup() as group:
            group.create_task(watch.run())
            yield watch
            watch.is_over = True


@asynccontextmanager
async def house(directory: Path, *, webhook: bool = False) -> AsyncIterator[House]:
    """An empty store, a Telegram, and a bot that has not been started; all ends with the block."""
    async with AsyncExitStack() as stack:
        redis_url = stack.enter_context(embedded(directory))
        store = await stack.enter_async_context(store_at(redis_url))
        redis = create_redis(redis_url, UNHURRIED)
        stack.push_async_callback(redis.aclose)
        telegram = LeanTelegram()
        runner = web.AppRunner(telegram.application(), access_log=None, shutdown_timeout=1)
        await runner.setup()
        stack.push_async_callback(runner.cleanup)
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address, own = f"http://127.0.0.1:{runner.addresses[0][1]}", f"http://127.0.0.1:{_port()}"
        bot = BotProcess(
            {
                "BOT_TOKEN": TOKEN,
                "REDIS_URL": redis_url,
                "TELEGRAM_API_URL": address,
                "WEBHOOK_URL": f"{own}/webhook" if webhook else "",
                "WEBHOOK_SECRET": SECRET,
                "LISTEN_PORT": own.rpartition(":")[2],
                "LOG_LEVEL": "INFO",
                "PACE": "1",
            }
        )
        stack.push_async_callback(bot.stop)
        session = await stack.enter_async_context(ClientSession())
        yield House(telegram, redis, store, bot, own, session)


def _port() -> int:
    """One that nobody listens on just now."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])
