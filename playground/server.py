"""The playground as one aiohttp application: Bot API, people API and the page on one port."""

from __future__ import annotations

import argparse
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import assert_never

from aiohttp import web

from playground.clock import Clock, SystemClock
from playground.emulator import Emulator, build
from playground.errors import Impossible, Refused, too_many_requests
from playground.faults import Fault, FaultKind
from playground.live import Live
from playground.membership import found_group
from playground.methods import carry_out
from playground.methods.params import read_body
from playground.model import Json, User
from playground.people import EMULATOR, LIVE, routes
from playground.world import World

PAGE = Path(__file__).parent / "page"
DEFAULT_TOKEN = "42:playground"  # noqa: S105 - it opens nothing but the playground
LARGEST_BODY = 50 * 1024 * 1024
_PEOPLE = (
    User(5_000_000_001, "Аня", "Петрова", "anya_p", "ru"),
    User(5_000_000_002, "Борис", None, "boris", "ru"),
    User(5_000_000_003, "Вера", "Кузнецова", None, "ru"),
    User(5_000_000_004, "Глеб", None, "gleb_one", "en"),
    User(5_000_000_005, "Дина", "<b>Д</b> & Ко", "dina_d", "ru"),
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
    token: str = DEFAULT_TOKEN, *, world: World | None = None, limits: bool = True
) -> web.Application:
    """The playground around this world, or around the default one."""
    if world is None:
        world = default_world(token)
    app = web.Application(middlewares=[_answer_refusals], client_max_size=LARGEST_BODY)
    app[EMULATOR] = build(token, world, limits=limits)
    app[LIVE] = Live(world)
    app.add_routes(routes)
    app.router.add_route("*", "/bot{token:[^/]+}/{method}", _bot_api)
    app.router.add_get("/", _page)
    if PAGE.is_dir():
        app.router.add_static("/page/", PAGE)
    app.on_shutdown.append(_let_go)
    return app


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


def _refusal(error: Refused) -> tuple[Json, int]:
    body: Json = {"ok": False, "error_code": error.code, "description": error.description}
    if error.parameters:
        body["parameters"] = error.parameters
    return body, error.code


async def _bot_api(request: web.Request) -> web.StreamResponse:
    emulator = request.app[EMULATOR]
    name = request.match_info["method"]
    began = emulator.clock.now()
    fault = emulator.faults.take(name)
    params: Json = {}
    try:
        emulator.check_token(request.match_info["token"])
        params, files = await read_body(request)
        await _strike(emulator, request, fault)
        body, status = {"ok": True, "result": await carry_out(emulator, name, params, files)}, 200
    except Refused as error:
        body, status = _refusal(error)
    _write_down(emulator, name, params, body, began)
    if fault is not None and fault.kind is FaultKind.HTML:
        return web.Response(text="<html><body>502 Bad Gateway</body></html>", status=502)
    if fault is not None and fault.kind is FaultKind.CUT_AFTER:
        _cut(request)
    return web.json_response(body, status=status)


async def _strike(emulator: Emulator, request: web.Request, fault: Fault | None) -> None:
    """Let the fault come in the way of the call, if it is of the kinds that do."""
    if fault is None:
        return
    match fault.kind:
        case FaultKind.TOO_MANY:
            raise too_many_requests(fault.retry_after)
        case FaultKind.SERVER_ERROR:
            raise Refused(500, "Internal Server Error")
        case FaultKind.HTML:
            raise Refused(502, "Bad Gateway")
        case FaultKind.CUT_BEFORE:
            _cut(request)
            raise Refused(502, "Bad Gateway")
        case FaultKind.HANG:
            await emulator.faults.hang()
            raise Refused(502, "Bad Gateway")
        case FaultKind.CUT_AFTER:
            pass
        case _:
            assert_never(fault.kind)


def _cut(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()


def _write_down(emulator: Emulator, name: str, params: Json, body: Json, began: float) -> None:
    emulator.calls.add(
        at=began,
        method=name,
        params=params,
        ok=body["ok"],
        error_code=body.get("error_code"),
        description=body.get("description"),
        took=emulator.clock.now() - began,
    )


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
    web.run_app(app, host=chosen.host, port=chosen.port, shutdown_timeout=1.0)
