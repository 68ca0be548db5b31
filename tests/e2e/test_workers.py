"""Two workers serve one bot by webhook; one is killed, and nobody notices."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count

import pytest
import pytest_asyncio
from aiohttp import ClientError, ClientSession, web

from bot.bench.calls import acts
from bot.bench.stand import BotProcess, Stand
from bot.valkey import embedded
from playground.client import Playground
from playground.server import DEFAULT_TOKEN, create_app
from tests.e2e.party import Party, position

pytestmark = pytest.mark.asyncio(loop_scope="module")

SECRET = "s3cret"


@dataclass(slots=True)
class Doorman:
    """The one address of the webhook: it leads to the workers in turn, past dead ones."""

    session: ClientSession
    workers: list[str] = field(default_factory=list)
    turns: count[int] = field(default_factory=count)
    led: list[str] = field(default_factory=list)

    async def lead(self, request: web.Request) -> web.Response:
        body = await request.read()
        for _ in self.workers:
            worker = self.workers[next(self.turns) % len(self.workers)]
            try:
                async with self.session.post(
                    f"{worker}/webhook", data=body, headers=dict(request.headers)
                ) as response:
                    self.led.append(worker)
                    return web.Response(status=response.status)
            except ClientError:
                continue
        return web.Response(status=502)


@dataclass(slots=True)
class House:
    stand: Stand
    doorman: Doorman
    workers: list[BotProcess]


async def _served(stack: AsyncExitStack, app: web.Application) -> str:
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    stack.push_async_callback(runner.cleanup)
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    return f"http://127.0.0.1:{runner.addresses[0][1]}"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(
    tmp_path_factory: pytest.TempPathFactory, unused_tcp_port_factory: object
) -> AsyncIterator[House]:
    async with AsyncExitStack() as stack:
        redis_url = stack.enter_context(embedded(tmp_path_factory.mktemp("redis")))
        address = await _served(stack, create_app(limits=False, webhook_pause=0.2))
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
        for _ in range(2):
            port = unused_tcp_port_factory()  # type: ignore[operator]
            worker = BotProcess({**environ, "LISTEN_PORT": str(port)})
            stack.push_async_callback(worker.stop)
            await worker.start()
            workers.append(worker)
            doorman.workers.append(f"http://127.0.0.1:{port}")
        yield House(Stand(playground, redis_url, environ), doorman, workers)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(house: House) -> Stand:
    return house.stand


async def test_a_match_goes_on_when_one_of_two_workers_is_killed(
    house: House, party: Party
) -> None:
    await party.begin()
    await party.moves(4)
    assert set(house.doorman.led) == set(house.doorman.workers)
    person, hand, before = await party.mover()
    button, _ = acts(hand)[0]
    await house.workers[0].kill()
    answer = await person.press(hand, button)
    assert not answer.text
    await party.moved(before)
    table = await party.moves(4)
    assert len(await party.log(table)) == position(table)


async def test_the_webhook_takes_nothing_without_the_secret(house: House) -> None:
    async with ClientSession() as session:
        worker = house.doorman.workers[1]
        for headers in ({}, {"X-Telegram-Bot-Api-Secret-Token": "guess"}):
            async with session.post(f"{worker}/webhook", json={}, headers=headers) as response:
                assert response.status == 403
        headers = {"X-Telegram-Bot-Api-Secret-Token": SECRET}
        for body in (b"", b"{", b"[]", b"\xff\xfe", b'{"update_id": "x"}'):
            async with session.post(f"{worker}/webhook", data=body, headers=headers) as response:
                assert response.status == 400
        async with session.get(f"{worker}/healthz") as response:
            assert await response.json() == {"ok": True}
