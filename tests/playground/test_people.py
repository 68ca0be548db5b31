import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from aiogram.types import BufferedInputFile
from aiohttp import ClientSession

from playground.client import GaveUp, Playground, Refusal
from playground.server import create_app
from tests.playground.stage import TOKEN, Stage, keyboard, serving


async def test_the_world_shows_everybody_and_every_group(stage: Stage) -> None:
    world = await stage.playground.world()
    assert [person["name"] for person in world["people"]] == [
        "Аня Петрова",
        "Борис",
        "Вера Кузнецова",
        "Глеб",
        "Дина Орлова",
    ]
    (group,) = world["chats"]
    assert (group["type"], group["title"], group["bot_status"]) == (
        "group",
        "Карты по пятницам",
        "member",
    )
    assert [m["status"] for m in group["members"]] == ["creator", *["member"] * 4]
    assert world["bot"] == {"id": 42, "username": "prikup_bot", "first_name": "Прикуп"}
    assert world["settings"] == {"limits": False, "privacy": True}


async def test_unread_messages_are_counted_until_the_chat_is_looked_at(stage: Stage) -> None:
    anna = await stage.person()

    async def unread() -> list[int]:
        world = await stage.playground.get("world", person=anna.id)
        return [world["chats"][0]["unread"], world["private"]["unread"]]

    await anna.start()
    await anna.look(stage.group)
    assert await unread() == [0, 0]
    await stage.bot.send_message(stage.group, "one")
    await stage.bot.send_message(anna.id, "two")
    assert await unread() == [1, 1]
    await anna.look(stage.group)
    await stage.playground.post("read", person=anna.id, chat=anna.id)
    assert await unread() == [0, 0]
    await stage.playground.set_status(stage.group, anna, "left")
    assert await unread() == [0, 0]


async def test_each_person_sees_only_their_own_chats(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    await anna.start()
    await boris.start()
    await stage.bot.send_message(anna.id, "for anna")
    await stage.bot.send_message(stage.group, "for all")
    await boris.expect("for all", stage.group)
    assert boris.messages(anna.id) == ()
    with pytest.raises(Refusal, match="is not in this chat"):
        await boris.look(anna.id)


async def test_the_live_socket_tells_of_everything(stage: Stage) -> None:
    anna = await stage.person()
    async with (
        ClientSession() as session,
        session.ws_connect(f"{stage.url}/api/live?person={anna.id}") as socket,
    ):
        assert (await socket.receive_json())["type"] == "hello"
        await stage.bot.send_chat_action(stage.group, "typing")
        sent = await stage.bot.send_message(stage.group, "x", reply_markup=keyboard(["a"]))
        await sent.edit_text("y")
        query = await anna.tap(await anna.expect("y", stage.group), data="a")
        await stage.bot.answer_callback_query(query)
        await sent.delete()
        await anna.rename(first_name="Анна")
        events = [await socket.receive_json() for _ in range(6)]
    assert [event["type"] for event in events] == [
        "typing",
        "message",
        "edited",
        "answer",
        "deleted",
        "world",
    ]
    assert events[3]["message"] == events[4]["id"] == sent.message_id


async def test_the_page_may_come_late_and_sees_what_was_said(stage: Stage) -> None:
    await stage.bot.send_message(stage.group, "early")
    late = await stage.person("Вера")
    assert [m.text for m in late.messages(stage.group) if m.text] == ["early"]


async def test_a_person_gives_up_and_says_what_was_there(stage: Stage) -> None:
    anna = await stage.person()
    await stage.bot.send_message(stage.group, "something", reply_markup=keyboard(["a"]))
    with pytest.raises(GaveUp, match=r"waited in vain(.|\n)*'something' \['a'\]"):
        await anna.expect("anything else", stage.group, patience=0.05)


async def test_two_waits_of_one_person_do_not_disturb_each_other(stage: Stage) -> None:
    anna = await stage.person()
    waits = asyncio.gather(anna.expect("one", stage.group), anna.expect("two", stage.group))
    await stage.bot.send_message(stage.group, "two")
    await stage.bot.send_message(stage.group, "one")
    assert [seen.text for seen in await waits] == ["one", "two"]


async def test_nobody_waits_at_a_closed_socket(stage: Stage) -> None:
    anna = await stage.person()
    await anna.close()
    with pytest.raises(GaveUp, match="was closed"):
        await anna.expect("x", stage.group)


async def test_the_socket_ends_when_the_playground_does() -> None:
    async with AsyncExitStack() as stack:
        async with serving(create_app(TOKEN)) as url:
            playground = await stack.enter_async_context(Playground.connect(url))
            anna = await playground.person("Аня")
        with pytest.raises(GaveUp, match="was closed"):
            await anna.expect("x")


async def test_people_and_buttons_that_are_not_there(stage: Stage) -> None:
    anna = await stage.person()
    with pytest.raises(LookupError, match="there is no Жанна"):
        await stage.person("Жанна")
    sent = await anna.send("x", stage.group)
    with pytest.raises(LookupError, match="no button “a”"):
        sent.button("a")


async def test_a_new_person_writes_to_the_bot(stage: Stage) -> None:
    egor = await stage.playground.add_person("Егор", username="egor", language_code="en")
    await egor.start()
    (update,) = await stage.updates()
    assert update.message is not None
    assert update.message.from_user is not None
    assert update.message.from_user.language_code == "en"
    assert (await stage.person("egor")).id == egor.id


async def test_service_messages_speak_the_persons_language(stage: Stage) -> None:
    gleb, anna = await stage.person("Глеб"), await stage.person()
    forum = await stage.playground.add_group("Форум", [anna, gleb], forum=True)
    topic = await stage.playground.add_topic(forum, "Тысяча")
    await stage.playground.close_topic(forum, topic)
    await stage.playground.close_topic(forum, topic, closed=False)
    await stage.playground.set_status(forum, gleb, "administrator")
    assert [m.service for m in await gleb.look(forum)] == [
        "The group was created. Owner: Аня Петрова",
        "New topic: “Тысяча”",
        "The topic is closed",
        "The topic is open again",
    ]
    assert [m.service for m in await anna.look(forum)] == [
        "Группа создана. Владелец — Аня Петрова",
        "Новая тема: «Тысяча»",
        "Тема закрыта",
        "Тема снова открыта",
    ]
    new = await stage.playground.upgrade(stage.group)
    await stage.playground.post(f"chats/{new}/title", title="Клуб")
    await stage.playground.set_status(new, gleb, "left", by=anna.id)
    await stage.playground.set_status(new, gleb, "member")
    for person, words in (
        (
            gleb,
            [
                "The group became a supergroup",
                "This was a basic group before",
                "New name of the group: “Клуб”",
                "No longer in the group: Глеб",
                "Now in the group: Глеб",
            ],
        ),
        (
            anna,
            [
                "Группа стала супергруппой",
                "Раньше это была обычная группа",
                "Новое название группы: «Клуб»",
                "Больше не в группе: Глеб",
                "Теперь в группе: Глеб",
            ],
        ),
    ):
        assert [m.service for m in await person.look(new)][1:] == words


async def test_files_can_be_fetched(stage: Stage) -> None:
    anna = await stage.person()
    await stage.bot.send_document(stage.group, BufferedInputFile(b"moves", "match.game"))
    seen = await anna.expect(lambda m: m.raw["document"] is not None, stage.group)
    async with ClientSession() as session:
        address = stage.url + seen.raw["document"]["url"]
        async with session.get(address) as response:
            assert await response.read() == b"moves"
            assert response.headers["Content-Disposition"].startswith("attachment")
        async with session.get(f"{stage.url}/api/files/unknown") as response:
            assert response.status == 404


@pytest.mark.parametrize(
    ("path", "fields", "says"),
    [
        ("send", {"person": 5_000_000_001, "chat": 1, "text": "x"}, "there is no chat 1"),
        ("send", {"person": 7, "chat": 1, "text": "x"}, "there is no person 7"),
        ("send", {"person": 42, "chat": 1, "text": "x"}, "there is no person 42"),
        ("send", {"chat": 1, "text": "x"}, "person is missing"),
        ("send", {"person": [], "chat": 1}, "person must be a whole number"),
        ("send", {"person": True, "chat": 1}, "person must be a whole number"),
        ("send", {"person": "x", "chat": 1}, "person must be a whole number"),
        ("send", {"person": 5_000_000_001, "chat": 5_000_000_001}, "text is missing"),
        ("person", {"first_name": 7}, "first_name must be a text"),
        ("group", {"title": "x", "members": 7}, "members must be a list"),
        ("group", {"title": "x", "type": "channel"}, "type is group or supergroup"),
        ("group", {"title": "x"}, "a group needs a creator"),
        ("settings", {"limits": 7}, "limits must be true or false"),
        ("faults", {"faults": [7]}, "faults must be a list of objects"),
        ("faults", {"faults": [{"kind": "flood"}]}, "there is no such fault"),
        ("faults", {"updates": "lost"}, "there is no such fault"),
        ("chats/1/member", {"person": "bot", "status": "left"}, "there is no chat 1"),
    ],
)
async def test_the_people_api_refuses_in_plain_sentences(
    stage: Stage, path: str, fields: dict[str, Any], says: str
) -> None:
    with pytest.raises(Refusal, match=says):
        await stage.playground.post(path, **fields)


async def test_statuses_are_telegrams(stage: Stage) -> None:
    anna = await stage.person()
    with pytest.raises(Refusal, match="there is no status boss"):
        await stage.playground.set_status(stage.group, anna, "boss")


async def test_what_a_person_cannot_write(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    for text in (" ", "x" * 4097):
        with pytest.raises(Refusal, match="1 to 4096 characters"):
            await anna.send(text, stage.group)
    with pytest.raises(Refusal, match="reply to is gone"):
        await anna.send("x", stage.group, reply_to=999)
    with pytest.raises(Refusal, match="only admins"):
        await boris.send("x", stage.group, as_group=True)


@pytest.mark.parametrize("body", [b"[]", b"{", b"\xff"])
async def test_a_body_that_is_no_object(stage: Stage, body: bytes) -> None:
    async with (
        ClientSession() as session,
        session.post(f"{stage.url}/api/send", data=body) as response,
    ):
        assert response.status == 400
        assert "JSON object" in (await response.json())["error"]


@pytest.mark.parametrize(
    "path", ["live", "chats/{group}/messages", "queries/1", "live?person=7", "world?person=x"]
)
async def test_what_cannot_be_seen(stage: Stage, path: str) -> None:
    async with ClientSession() as session:
        address = f"{stage.url}/api/{path.format(group=stage.group)}"
        async with session.get(address) as response:
            assert response.status in {400, 404}
            assert "error" in await response.json()


async def test_a_group_without_its_owner_goes_on_as_far_as_it_can(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    await stage.playground.set_status(stage.group, anna, "left")
    with pytest.raises(Refusal, match="has no owner"):
        await stage.playground.set_status(stage.group, boris, "kicked")
    await stage.playground.set_status(stage.group, boris, "kicked", by=boris.id)
