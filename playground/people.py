"""The people API: what persons do in the playground, and what they see."""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp import WSMsgType, web

from playground.deeds import follow_link, press_button, send_text
from playground.emulator import Emulator
from playground.errors import Impossible
from playground.faults import Fault, FaultKind
from playground.live import Live
from playground.membership import (
    allow_bot,
    block_bot,
    close_topic,
    creator_of,
    found_group,
    open_topic,
    set_status,
    upgrade,
)
from playground.model import Chat, Json, Status, User, WorldChanged
from playground.reading import Given, number
from playground.updates import Arrangement
from playground.views import (
    chat_view,
    message_view,
    person_view,
    private_view,
    query_view,
    world_view,
)

EMULATOR = web.AppKey("emulator", Emulator)
LIVE = web.AppKey("live", Live)

routes = web.RouteTableDef()


def _done(**fields: Any) -> web.Response:
    return web.json_response({"ok": True, **fields})


def _emulator(request: web.Request) -> Emulator:
    return request.app[EMULATOR]


def _asking(request: web.Request) -> User | None:
    person = request.query.get("person")
    return _emulator(request).world.person(number(person, "person")) if person else None


def _chat(request: web.Request) -> Chat:
    chat_id = number(request.match_info["chat"], "chat")
    chat = _emulator(request).world.chats.get(chat_id)
    if chat is None:
        raise Impossible(f"there is no chat {chat_id}", 404)
    return chat


@routes.get("/api/world")
async def show_world(request: web.Request) -> web.Response:
    """Everybody and every group."""
    emulator = _emulator(request)
    view = world_view(emulator.world, emulator.limits.on, _asking(request))
    return web.json_response(view)


@routes.get("/api/chats/{chat:-?\\d+}/messages")
async def show_messages(request: web.Request) -> web.Response:
    """What a person sees in a chat, oldest first; it is read with that."""
    world = _emulator(request).world
    person = _asking(request)
    if person is None:
        raise Impossible("person is missing")
    chat = world.chat_of(person, _chat(request).id)
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
    world = _emulator(request).world
    query = world.queries.get(request.match_info["query"])
    if query is None:
        raise Impossible("there is no such press", 404)
    return web.json_response(query_view(world, query))


@routes.get("/api/calls")
async def show_calls(request: web.Request) -> web.Response:
    """The log of Bot API calls."""
    since = number(request.query.get("since", "0"), "since")
    calls = _emulator(request).calls.since(since)
    names = ("n", "at", "method", "params", "ok", "error_code", "description", "took")
    shown = [{name: getattr(call, name) for name in names} for call in calls]
    return web.json_response({"calls": shown})


@routes.get("/api/files/{file}")
async def show_file(request: web.Request) -> web.Response:
    """A file that the bot sent."""
    document = _emulator(request).files.get(request.match_info["file"])
    if document is None:
        raise Impossible("there is no such file", 404)
    response = web.Response(body=document.content, content_type="application/octet-stream")
    response.headers["Content-Disposition"] = "attachment"
    return response


@routes.post("/api/send")
async def send(request: web.Request) -> web.Response:
    """A person writes."""
    given = await Given.of(request)
    world = _emulator(request).world
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
    return _done(message=message_view(world, message, person))


@routes.post("/api/press")
async def press(request: web.Request) -> web.Response:
    """A person presses a button."""
    given = await Given.of(request)
    world = _emulator(request).world
    query = press_button(
        world,
        world.person(given.number("person")),
        given.number("chat"),
        given.number("message"),
        data=given.optional_text("data"),
        place=given.place(),
        as_group=given.flag("as_group"),
    )
    return _done(query=query.id)


@routes.post("/api/open")
async def open_link(request: web.Request) -> web.Response:
    """A person follows a link into the bot's private chat."""
    given = await Given.of(request)
    world = _emulator(request).world
    person = world.person(given.number("person"))
    message = follow_link(world, person, given.text("url"))
    return _done(message=message_view(world, message, person))


@routes.post("/api/person")
async def add_person(request: web.Request) -> web.Response:
    """A person comes into the world."""
    given = await Given.of(request)
    world = _emulator(request).world
    new_id = max(5_000_000_000, *world.users) + 1  # ids no longer fit 32 bits
    person = world.add_person(
        User(
            new_id,
            given.text("first_name"),
            given.optional_text("last_name"),
            given.optional_text("username"),
            given.optional_text("language_code"),
        )
    )
    return _done(person=person_view(person))


@routes.post("/api/person/{person:\\d+}")
async def change_person(request: web.Request) -> web.Response:
    """A person changes name, handle or language."""
    given = await Given.of(request)
    world = _emulator(request).world
    person = world.person(number(request.match_info["person"], "person"))
    person.first_name = given.optional_text("first_name") or person.first_name
    for name in ("last_name", "username", "language_code"):
        if given.has(name):
            setattr(person, name, given.optional_text(name) or None)
    world.tell(WorldChanged())
    return _done(person=person_view(person))


@routes.post("/api/group")
async def add_group(request: web.Request) -> web.Response:
    """People found a group."""
    given = await Given.of(request)
    world = _emulator(request).world
    kind = given.optional_text("type") or "group"
    if kind not in {"group", "supergroup"}:
        raise Impossible("type is group or supergroup")
    members = tuple(map(world.person, given.numbers("members")))
    creator = given.optional_number("creator")
    if creator is None and not members:
        raise Impossible("a group needs a creator")
    chat = found_group(
        world,
        given.text("title"),
        world.person(creator) if creator is not None else members[0],
        members,
        supergroup=kind == "supergroup",
        forum=given.flag("forum"),
        bot=given.flag("bot", default=True),
    )
    return _done(chat=chat_view(world, chat))


@routes.post("/api/chats/{chat:-?\\d+}/member")
async def change_member(request: web.Request) -> web.Response:
    """Somebody joins, leaves, is removed, promoted or demoted."""
    given = await Given.of(request)
    world, chat = _emulator(request).world, _chat(request)
    is_bot = given.value("person") == "bot"
    user = world.bot if is_bot else world.person(given.number("person"))
    try:
        status = Status(given.text("status"))
    except ValueError as error:
        raise Impossible(f"there is no status {given.text('status')}") from error
    before = chat.status(user.id)
    by_itself = not is_bot and (
        status is Status.LEFT or (status is Status.MEMBER and not before.is_inside)
    )
    actor = given.optional_number("by")
    if actor is not None:
        doer = world.person(actor)
    else:
        doer = user if by_itself else creator_of(world, chat)
    set_status(world, chat, user, status, doer)
    return _done(chat=chat_view(world, chat))


@routes.post("/api/chats/{chat:-?\\d+}/upgrade")
async def upgrade_group(request: web.Request) -> web.Response:
    """A group becomes a supergroup."""
    world = _emulator(request).world
    return _done(chat=chat_view(world, upgrade(world, _chat(request))))


@routes.post("/api/chats/{chat:-?\\d+}/topic")
async def add_topic(request: web.Request) -> web.Response:
    """A forum gets a topic."""
    given = await Given.of(request)
    topic = open_topic(_emulator(request).world, _chat(request), given.text("name"))
    return _done(topic={"id": topic.id, "name": topic.name, "closed": topic.closed})


@routes.post("/api/chats/{chat:-?\\d+}/topic/{topic:\\d+}")
async def change_topic(request: web.Request) -> web.Response:
    """A topic is closed or opened again."""
    given = await Given.of(request)
    topic = close_topic(
        _emulator(request).world,
        _chat(request),
        number(request.match_info["topic"], "topic"),
        closed=given.flag("closed"),
    )
    return _done(topic={"id": topic.id, "name": topic.name, "closed": topic.closed})


@routes.post("/api/chats/{chat:-?\\d+}/rights")
async def change_rights(request: web.Request) -> web.Response:
    """The bot may write in the group, or may not."""
    given = await Given.of(request)
    world, chat = _emulator(request).world, _chat(request)
    allow_bot(world, chat, can_send=given.flag("bot_can_send"))
    return _done(chat=chat_view(world, chat))


@routes.post("/api/block")
async def block(request: web.Request) -> web.Response:
    """A person blocks the bot, or no longer."""
    given = await Given.of(request)
    world = _emulator(request).world
    block_bot(world, world.person(given.number("person")), blocked=given.flag("blocked"))
    return _done()


@routes.post("/api/settings")
async def change_settings(request: web.Request) -> web.Response:
    """Limits and privacy mode, on or off."""
    given = await Given.of(request)
    emulator = _emulator(request)
    emulator.limits.on = given.flag("limits", default=emulator.limits.on)
    emulator.world.privacy = given.flag("privacy", default=emulator.world.privacy)
    emulator.world.tell(WorldChanged())
    return _done(settings={"limits": emulator.limits.on, "privacy": emulator.world.privacy})


@routes.post("/api/faults")
async def set_faults(request: web.Request) -> web.Response:
    """What goes wrong with the next calls, and how updates go astray."""
    given = await Given.of(request)
    emulator = _emulator(request)
    try:
        if given.has("faults"):
            emulator.faults.set([_fault(Given(one)) for one in given.objects("faults")])
        if given.has("updates"):
            named = given.optional_text("updates")
            emulator.feed.arrangement = Arrangement(named) if named else None
            emulator.feed.wake()
    except ValueError as error:
        raise Impossible(f"there is no such fault: {error}") from error
    return _done()


def _fault(given: Given) -> Fault:
    return Fault(
        given.optional_text("method") or "*",
        FaultKind(given.text("kind")),
        given.optional_number("times") or 1,
        given.optional_number("retry_after") or 1,
    )


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


async def _speak(socket: web.WebSocketResponse, events: Any) -> None:
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
