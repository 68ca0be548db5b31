"""`prikup play`: the whole bot in a browser, on an embedded Valkey and the playground."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from bot.settings import environment
from bot.valkey import ServerFailed, embedded
from playground.server import DEFAULT_TOKEN, create_app

HOST = "127.0.0.1"
RESTART_SECONDS = 0.5
"""A bot that was killed comes back, as it would under a service manager."""

log = logging.getLogger(__name__)


def main(
    port: int = 8081,
    *,
    is_opened: bool = True,
    directory: Path = Path(".playground"),
    is_fresh: bool = False,
    pace: float = 1.0,
) -> int:
    """Serve the playground until Ctrl+C; the exit code."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if is_fresh and directory.exists():
        shutil.rmtree(directory)
    try:
        with embedded(directory) as redis_url:
            asyncio.run(_serve(port, redis_url, is_opened=is_opened, pace=pace))
    except ServerFailed as error:
        sys.stderr.write(f"prikup: {error}\n")
        return 4
    except OSError as error:
        sys.stderr.write(f"prikup: port {port} can't be used ({error.strerror}); try --port\n")
        return 5
    return 0


async def _serve(port: int, redis_url: str, *, is_opened: bool, pace: float) -> None:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopping.set)
    async with _playground(port) as address:
        sys.stdout.write(f"The playground is at {address} (Ctrl+C ends it)\n")
        sys.stdout.flush()
        if is_opened:
            await asyncio.to_thread(webbrowser.open, address)
        await _keep_bot(address, redis_url, stopping, pace)


@asynccontextmanager
async def _playground(port: int) -> AsyncIterator[str]:
    runner = web.AppRunner(create_app(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
        yield f"http://{HOST}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def _keep_bot(address: str, redis_url: str, stopping: asyncio.Event, pace: float) -> None:
    """Run the bot as a process of its own, and again whenever it dies."""
    changes = {
        "BOT_TOKEN": DEFAULT_TOKEN,
        "REDIS_URL": redis_url,
        "TELEGRAM_API_URL": address,
        "WEBHOOK_URL": "",
        "LISTEN_PORT": "0",
        "LOG_LEVEL": "WARNING",
        "PACE": str(pace),
    }
    while not stopping.is_set():
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "bot", env=environment(changes)
        )
        stopped = asyncio.ensure_future(stopping.wait())  # noqa: TID251 - awaited right below
        died = asyncio.ensure_future(process.wait())  # noqa: TID251 - awaited right below
        await asyncio.wait((stopped, died), return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await died
        elif not stopping.is_set():
            log.warning("the bot stopped with code %s; it starts again", process.returncode)
            await asyncio.sleep(RESTART_SECONDS)
