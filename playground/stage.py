"""Setting the stage: people, groups, topics, rights, settings, faults; of the people API."""

from __future__ import annotations

from aiohttp import web

from playground.errors import Impossible
from playground.faults import Fault, FaultKind
from playground.gate import emulator_of
from playground.membership import (
    allow_bot,
    close_topic,
    creator_of,
    found_group,
    open_topic,
    rename,
    set_status,
    upgrade,
)
from playground.model import Chat, Status, User, WorldChanged
from playground.reading import Given, done, number
from playground.updates import Arrangement
from playground.views import chat_view, person_view

routes = web.RouteTableDef()


def _chat(request: web.Request) -> Chat:
    return emulator_of(request).world.chat(number(request.match_info["chat"], "chat"))


@routes.post("/api/person")
async def add_person(request: web.Request) -> web.Response:
    """A person comes into the world."""
    given = await Given.of(request)
    world = emulator_of(request).world
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
    return done(person=person_view(person))


@routes.post("/api/person/{person:\\d+}")
async def change_person(request: web.Request) -> web.Response:
    """A person changes name, handle or language."""
    given = await Given.of(request)
    world = emulator_of(request).world
    person = world.person(number(request.match_info["person"], "person"))
    person.first_name = given.optional_text("first_name") or person.first_name
    for name in ("last_name", "username", "language_code"):
        if given.has(name):
            setattr(person, name, given.optional_text(name) or None)
    world.tell(WorldChanged())
    return done(person=person_view(person))


@routes.post("/api/group")
async def add_group(request: web.Request) -> web.Response:
    """People found a group."""
    given = await Given.of(request)
    world = emulator_of(request).world
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
    return done(chat=chat_view(world, chat))


@routes.post("/api/chats/{chat:-?\\d+}/member")
async def change_member(request: web.Request) -> web.Response:
    """Somebody joins, leaves, is removed, promoted or demoted."""
    given = await Given.of(request)
    world, chat = emulator_of(request).world, _chat(request)
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
    return done(chat=chat_view(world, chat))


@routes.post("/api/chats/{chat:-?\\d+}/upgrade")
async def upgrade_group(request: web.Request) -> web.Response:
    """A group becomes a supergroup."""
    world = emulator_of(request).world
    return done(chat=chat_view(world, upgrade(world, _chat(request))))


@routes.post("/api/chats/{chat:-?\\d+}/topic")
async def add_topic(request: web.Request) -> web.Response:
    """A forum gets a topic."""
    given = await Given.of(request)
    topic = open_topic(emulator_of(request).world, _chat(request), given.text("name"))
    return done(topic={"id": topic.id, "name": topic.name, "closed": topic.closed})


@routes.post("/api/chats/{chat:-?\\d+}/topic/{topic:\\d+}")
async def change_topic(request: web.Request) -> web.Response:
    """A topic is closed or opened again."""
    given = await Given.of(request)
    topic = close_topic(
        emulator_of(request).world,
        _chat(request),
        number(request.match_info["topic"], "topic"),
        closed=given.flag("closed"),
    )
    return done(topic={"id": topic.id, "name": topic.name, "closed": topic.closed})


@routes.post("/api/chats/{chat:-?\\d+}/rights")
async def change_rights(request: web.Request) -> web.Response:
    """The bot may write in the group, or may not."""
    given = await Given.of(request)
    world, chat = emulator_of(request).world, _chat(request)
    allow_bot(world, chat, can_send=given.flag("bot_can_send"))
    return done(chat=chat_view(world, chat))


@routes.post("/api/chats/{chat:-?\\d+}/title")
async def rename_group(request: web.Request) -> web.Response:
    """A group gets another name."""
    given = await Given.of(request)
    world, chat = emulator_of(request).world, _chat(request)
    rename(world, chat, given.text("title"))
    return done(chat=chat_view(world, chat))


@routes.post("/api/settings")
async def change_settings(request: web.Request) -> web.Response:
    """Limits and privacy mode, on or off."""
    given = await Given.of(request)
    emulator = emulator_of(request)
    emulator.limits.on = given.flag("limits", default=emulator.limits.on)
    emulator.world.privacy = given.flag("privacy", default=emulator.world.privacy)
    emulator.world.tell(WorldChanged())
    return done(settings={"limits": emulator.limits.on, "privacy": emulator.world.privacy})


@routes.post("/api/faults")
async def set_faults(request: web.Request) -> web.Response:
    """What goes wrong with the next calls, and how updates go astray."""
    given = await Given.of(request)
    emulator = emulator_of(request)
    try:
        if given.has("faults"):
            emulator.faults.set([_fault(Given(one)) for one in given.objects("faults")])
        if given.has("updates"):
            named = given.optional_text("updates")
            emulator.feed.arrangement = Arrangement(named) if named else None
            emulator.feed.wake()
    except ValueError as error:
        raise Impossible(f"there is no such fault: {error}") from error
    return done()


@routes.get("/api/faults")
async def show_faults(request: web.Request) -> web.Response:
    """How many calls hang, as soon as there are so many as asked, and how many were struck so far.

    And how updates go astray.
    """
    emulator = emulator_of(request)
    await emulator.faults.until_hanging(number(request.query.get("hanging", "0"), "hanging"))
    faults = emulator.faults
    return web.json_response(
        {
            "hanging": faults.hanging,
            "struck": faults.struck,
            "updates": emulator.feed.arrangement,
        }
    )


def _fault(given: Given) -> Fault:
    return Fault(
        given.optional_text("method") or "*",
        FaultKind(given.text("kind")),
        given.optional_number("times") or 1,
        given.optional_number("retry_after") if given.has("retry_after") else 1,
        given.optional_number("seconds"),
    )
