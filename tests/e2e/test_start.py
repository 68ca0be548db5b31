"""`prikup bot` that cannot start says why in one line and leaves by a code of its own."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.settings import environment
from bot.valkey import embedded
from playground.server import DEFAULT_TOKEN, create_app

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def good(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[dict[str, str]]:
    """Settings with which the bot would start."""
    runner = web.AppRunner(create_app(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    with embedded(tmp_path_factory.mktemp("redis")) as redis_url:
        yield {
            "BOT_TOKEN": DEFAULT_TOKEN,
            "REDIS_URL": redis_url,
            "TELEGRAM_API_URL": f"http://127.0.0.1:{runner.addresses[0][1]}",
            "WEBHOOK_URL": "",
            "LISTEN_PORT": "0",
        }
    await runner.cleanup()


async def run(environ: dict[str, str], folder: Path) -> tuple[int, list[str]]:
    """The exit code, and the lines that are no log."""
    root = Path(__file__).parents[2]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "bot",
        env=environment({**environ, "PYTHONPATH": str(root)}),
        cwd=folder,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(30):
        _, told = await process.communicate()
    assert process.returncode is not None
    return process.returncode, told.decode().splitlines()


BAD = {
    "no token": ({"BOT_TOKEN": ""}, 2, "prikup: BOT_TOKEN is not set"),
    "a token that is none": ({"BOT_TOKEN": "abc"}, 2, "prikup: BOT_TOKEN must look like"),
    "an address of the web": (
        {"REDIS_URL": "http://x"},
        2,
        "prikup: REDIS_URL must begin with redis://",
    ),
    "a port out of range": ({"LISTEN_PORT": "70000"}, 2, "prikup: LISTEN_PORT: "),
    "a pace that is no number": ({"PACE": "fast"}, 2, "prikup: PACE: "),
    "a level that is none": ({"LOG_LEVEL": "LOUD"}, 2, "prikup: LOG_LEVEL"),
    "lines of a kind that is none": ({"LOG_FORMAT": "xml"}, 2, "prikup: LOG_FORMAT: "),
    "a webhook without secret": (
        {"WEBHOOK_URL": "https://example.org/webhook"},
        2,
        "prikup: WEBHOOK_SECRET must be set",
    ),
    "another's token": ({"BOT_TOKEN": "42:wrong"}, 3, "prikup: Telegram does not know"),
    "a dead Redis": ({"REDIS_URL": "redis://127.0.0.1:1/0"}, 4, "prikup: Redis does not answer"),
    "no Telegram": (
        {"TELEGRAM_API_URL": "http://127.0.0.1:1"},
        5,
        "prikup: Telegram does not answer",
    ),
}


async def test_an_address_that_leads_in_circles_is_told_without_the_token(
    good: dict[str, str], tmp_path: Path
) -> None:
    async def lead(request: web.Request) -> web.Response:
        raise web.HTTPFound(request.path_qs)

    app = web.Application()
    app.router.add_route("*", "/{anything:.*}", lead)
    async with TestServer(app) as server:
        code, told = await run({**good, "TELEGRAM_API_URL": str(server.make_url("/"))}, tmp_path)
    assert (code, len(told)) == (5, 1), told
    assert "bot***/getMe" in told[0]
    assert DEFAULT_TOKEN not in told[0]


@pytest.mark.parametrize("case", BAD)
async def test_what_is_wrong_is_said_in_one_line(
    case: str, good: dict[str, str], tmp_path: Path
) -> None:
    changes, code, line = BAD[case]
    left, told = await run({**good, **changes}, tmp_path)
    assert (left, len(told)) == (code, 1), told
    assert line in told[0]
    assert "wrong" not in told[0]


async def test_a_port_in_use_is_said_in_one_line(good: dict[str, str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, told = await run({**good, "LISTEN_PORT": str(port)}, tmp_path)
    assert (code, len(told)) == (2, 1), told
    assert f"LISTEN_PORT: {port} can't be used" in told[0]
