"""The people API: what persons do in the playground, and what they see."""

from __future__ import annotations

import asyncio

from aiohttp import WSMsgType, web

from playground.commands import offered_commands
from playground.deeds import edit_text, follow_link, press_button, send_picture, send_text
from playground.errors import Impossible
from playground.gate import emulator_of
from playground.live import Events, Live
from playground.membership import block_bot
from playground.model import Json, User
from playground.reading import Given, done, number
from playground.views import message_view, private_view, query_view, world_view

LIVE = web.AppKey("live", Live)
AT_ONCE = 200
"""How many calls of the log are shown at once. They must be few: meanwhile no call of the bot is
answered, and calls that had to wait would come in a bunch that the bot never sent.
"""

routes = web.RouteTableDef()


def _asking(request: web.Request) -> User | None:
    person = request.query.get("person")
    return emulator_of(request).world.person(number(person, "person")) if person else None


@routes.get("/api/world")
async def show_world(request: web.Request) -> web.Response:
    """Everybody and every group."""
    emulator = emulator_of(request)
    person = _asking(request)
    view = world_view(emulator.world, emulator.limits.on, person)
    language = person.language_code if person is not None else None
    view["commands"] = offered_commands(emulator.commands, language)
    return web.json_response(view)


@routes.get("/api/chats/{chat:-?\\d+}/messages")
async def show_messages(request: web.Request) -> web.Response:
    """What a person sees in a chat, oldest first; it is read with that."""
    world = emulator_of(request).world
    person = _asking(request)
    if person is None:
        raise Impossible("person is missing")
    chat = world.chat_of(person, number(request.match_info["chat"], "chat"))
    chat.read[person.id] = chat.last_id
    thread = request.query.get("thread")
    wanted = number(thread, "thread") if thread else None
    messages = [
        message_view(world, message, person)
        for message in world.history(person, chat)
        if thread is None or message.thread == wanted
    ]
    flags: Json = {}
    if chat.is_private:
        shown = private_view(world, person)
        flags = {"blocked": shown["blocked"], "started": shown["started"]}
    return web.json_response({"messages": messages, **flags})


@routes.get("/api/queries/{query}")
async def show_query(request: web.Request) -> web.Response:
    """How it stands with a press."""
    world = emulator_of(request).world
    query = world.queries.get(request.match_info["query"])
    if query is None:
        raise Impossible("there is no such press", 404)
    return web.json_response(query_view(world, query))


@routes.get("/api/calls")
async def show_calls(request: web.Request) -> web.Response:
    """The log of Bot API calls: the first ones after `since`, or only the newest ones.

    `last` is the number of the last call: whoever wants them all asks again until there.
    """
    log = emulator_of(request).calls
    since = number(request.query.get("since", "0"), "since")
    if "newest" in request.query:
        newest = min(number(request.query["newest"], "newest"), AT_ONCE)
        since = max(since, log.last - newest)
    calls = log.since(since, AT_ONCE)
    names = ("n", "at", "method", "params", "ok", "error_code", "description", "took")
    shown = [{name: getattr(call, name) for name in names} for call in calls]
    return web.json_response({"calls": shown, "last": log.last})


@routes.get("/api/files/{file}")
async def show_file(request: web.Request) -> web.Response:
    """A file that the bot sent."""
    document = emulator_of(request).files.get(request.match_info["file"])
    if document is None:
        raise Impossible("there is no such file", 404)
    response = web.Response(body=document.content, content_type="application/octet-stream")
    response.headers["Content-Disposition"] = "attachment"
    return response


@routes.post("/api/send")
async def send(request: web.Request) -> web.Response:
    """A person writes."""
    given = await Given.of(request)
    world = emulator_of(request).world
    person = world.person(given.number("person"))
    message = send_text(
        world,
        person,
        given.number("chat"),
        given.text("text"),
        thread=given.optional_number("thread"),
        reply_to=given.optional_number("reply_to"),
        as_group=given.flag("as_group"),
    )
    return done(message=message_view(world, message, person))


@routes.post("/api/edit")
async def edit(request: web.Request) -> web.Response:
    """A person edits a message of their own."""
    given = await Given.of(request)
    world = emulator_of(request).world
    person = world.person(given.number("person"))
    message = edit_text(
        world, person, given.number("chat"), given.number("message"), given.text("text")
    )
    return done(message=message_view(world, message, person))


@routes.post("/api/picture")
async def picture(request: web.Request) -> web.Response:
    """A person sends a picture."""
    given = await Given.of(request)
    world = emulator_of(request).world
    person = world.person(given.number("person"))
    message = send_picture(
        world,
        person,
        given.number("chat"),
        given.text("kind"),
        reply_to=given.optional_number("reply_to"),
    )
    return done(message=message_view(world, message, person))


@routes.post("/api/press")
async def press(request: web.Request) -> web.Response:
    """A person presses a button."""
    given = await Given.of(request)
    world = emulator_of(request).world
    query = press_button(
        world,
        world.person(given.number("person")),
        given.number("chat"),
        given.number("message"),
        data=given.optional_text("data"),
        place=given.place(),
        as_group=given.flag("as_group"),
    )
    return done(query=query.id)


@routes.post("/api/open")
async def open_link(request: web.Request) -> web.Response:
    """A person follows a link into the bot's private chat."""
    given = await Given.of(request)
    world = emulator_of(request).world
    person = world.person(given.number("person"))
    message = follow_link(world, person, given.text("url"))
    return done(message=message_view(world, message, person))


@routes.post("/api/read")
async def read(request: web.Request) -> web.Response:
    """A person has seen everything in a chat."""
    given = await Given.of(request)
    world = emulator_of(request).world
    person = world.person(given.number("person"))
    chat = world.chat_of(person, given.number("chat"))
    chat.read[person.id] = chat.last_id
    return done()


@routes.post("/api/block")
async def block(request: web.Request) -> web.Response:
    """A person blocks the bot, or no longer."""
    given = await Given.of(request)
    world = emulator_of(request).world
    block_bot(world, world.person(given.number("person")), blocked=given.flag("blocked"))
    return done()


@routes.get("/api/live")
async def live(request: web.Request) -> web.WebSocketResponse:
    """The live socket of a person."""
    person = _asking(request)
    if person is None:
        raise Impossible("person is missing")
    socket = web.WebSocketResponse(heartbeat=30)
    await socket.prepare(request)
    with request.app[LIVE].listening(person) as events:
        await _speak(socket, events)
    return socket


async def _speak(socket: web.WebSocketResponse, events: Events) -> None:
    """Send events until they end or the person hangs up."""

    async def listen() -> None:
        async for message in socket:
            if message.type is WSMsgType.ERROR:
                break
        events.put_nowait(None)

    async with asyncio.TaskGroup() as tasks:
        ear = tasks.create_task(listen())
        while (event := await events.get()) is not None and not socket.closed:
            try:
                await socket.send_json(event)
            except ConnectionError:
                break
        await socket.close()
        ear.cancel()
