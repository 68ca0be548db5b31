"""The playground as one aiohttp application: Bot API, people API and the page on one port."""

from __future__ import annotations

import argparse
import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from aiohttp import web

from playground import people, stage
from playground.clock import Clock, SystemClock
from playground.emulator import build
from playground.errors import Impossible
from playground.gate import EMULATOR, answer_call
from playground.live import Live
from playground.membership import found_group
from playground.memory import hardly_searched
from playground.model import User
from playground.people import LIVE
from playground.webhook import Courier
from playground.world import World

PAGE = Path(__file__).parent / "page"
DEFAULT_TOKEN = "42:playground"  # noqa: S105 - it opens nothing but the playground
LARGEST_BODY = 50 * 1024 * 1024
_PEOPLE = (
    User(5_000_000_001, "Аня", "Петрова", "anya_p", "ru"),
    User(5_000_000_002, "Борис", None, "boris", "ru"),
    User(5_000_000_003, "Вера", "Кузнецова", None, "ru"),
    User(5_000_000_004, "Глеб", None, "gleb_one", "en"),
    User(5_000_000_005, "Дина", "Орлова", "dina_d", "ru"),
)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def default_world(token: str = DEFAULT_TOKEN, clock: Clock | None = None) -> World:
    """A group of five with the bot in it; none of them has started the bot."""
    bot = User(int(token.partition(":")[0]), "Прикуп", username="prikup_bot", is_bot=True)
    world = World(bot, clock or SystemClock())
    for person in _PEOPLE:
        world.add_person(
            User(
                person.id,
                person.first_name,
                person.last_name,
                person.username,
                person.language_code,
            )
        )
    first, *others = world.people
    found_group(world, "Карты по пятницам", first, tuple(others))
    return world


def create_app(
    token: str = DEFAULT_TOKEN,
    *,
    world: World | None = None,
    limits: bool = True,
    webhook_pause: float = 1.0,
) -> web.Application:
    """The playground around this world, or around the default one.

    A webhook that failed is tried again after `webhook_pause` seconds, then twice as many, and so
    on.
    """
    if world is None:
        world = default_world(token)
    app = web.Application(middlewares=[_answer_refusals], client_max_size=LARGEST_BODY)
    app[EMULATOR] = build(token, world, limits=limits)
    app[LIVE] = Live(world)
    app.add_routes(people.routes)
    app.add_routes(stage.routes)
    app.router.add_route("*", "/bot{token:[^/]+}/{method}", answer_call)
    app.router.add_get("/", _page)
    if PAGE.is_dir():
        app.router.add_static("/page/", PAGE)
    app.cleanup_ctx.append(partial(_delivering, pause=webhook_pause))
    app.on_shutdown.append(_let_go)
    return app


async def _delivering(app: web.Application, *, pause: float) -> AsyncIterator[None]:
    """Updates go to the webhook, if there is one, for as long as the server runs."""
    courier = Courier(app[EMULATOR], pause=pause)
    task = asyncio.create_task(courier.run())  # noqa: TID251 - awaited below
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def _let_go(app: web.Application) -> None:
    """Nobody may wait when the server stops."""
    app[EMULATOR].feed.close()
    app[EMULATOR].faults.release()
    app[LIVE].close()


@web.middleware
async def _answer_refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except Impossible as error:
        return web.json_response({"error": error.sentence}, status=error.status)


async def _page(request: web.Request) -> web.StreamResponse:
    index = PAGE / "index.html"
    if not index.is_file():
        raise Impossible("the page is not there", 404)
    return web.FileResponse(index)


def main(arguments: list[str] | None = None) -> None:
    """Run a playground until it is stopped: `python -m playground --port 8081 --token …`."""
    parser = argparse.ArgumentParser(prog="playground", description=main.__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8081)
    parser.add_argument("--token", default=DEFAULT_TOKEN)
    parser.add_argument("--no-limits", action="store_true", help="never answer 429")
    chosen = parser.parse_args(arguments)
    logging.basicConfig(level=logging.WARNING)
    app = create_app(chosen.token, limits=not chosen.no_limits)
    with hardly_searched():
        web.run_app(app, host=chosen.host, port=chosen.port, shutdown_timeout=1.0)
