import re
from collections.abc import AsyncIterator

import pytest
from aiogram.methods import SendMessage
from playwright.async_api import Browser

from playground.model import Status
from tests.playground.stage import Stage
from tests.playground.window import Window, expect, in_browser, launched, looking

pytestmark = in_browser


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with launched() as browser:
        yield browser


@pytest.fixture
async def window(browser: Browser, stage: Stage) -> AsyncIterator[Window]:
    async with looking(browser, stage) as window:
        await window.go(person="anya_p")
        await window.get("world-toggle").click()
        yield window


async def status_of(stage: Stage, name: str) -> str:
    (chat,) = (await stage.playground.world())["chats"]
    (status,) = [m["status"] for m in chat["members"] if m["person"]["first_name"] == name]
    return str(status)


async def test_a_new_person_joins_the_group_on_the_page(stage: Stage, window: Window) -> None:
    await window.get("section-persons").get_by_text("Add a person").click()
    await window.get("person-first").fill("Зоя <i>")
    await window.get("person-first").press("Enter")
    await expect(window.get("people")).to_contain_text("Зоя <i>")
    await expect(window.get("note-group")).to_contain_text("7 members")
    assert await status_of(stage, "Зоя <i>") == "member"
    await window.get("person").filter(has_text="Зоя <i>").click()
    await window.write("group", "hello")
    await expect(window.group("hello")).to_be_visible()


async def test_a_person_changes_names(stage: Stage, window: Window) -> None:
    boris = await stage.person("Борис")
    await window.page.get_by_role("button", name="Rename Борис").click()
    await window.get("rename-first").fill("<b>Борис</b>")
    await window.get("rename-first").press("Enter")
    await expect(window.face(boris)).to_have_text(re.compile("<b>Борис</b>$"))


async def test_ranks_are_given_and_taken(stage: Stage, window: Window) -> None:
    boris = await stage.person("Борис")
    await window.get(f"status-{boris.id}").select_option("administrator")
    await boris.send("I am", stage.group)
    await expect(window.group("I am")).to_contain_text("admin")
    await window.get(f"status-{boris.id}").select_option("kicked")
    await expect(window.get("service").last).to_contain_text("Борис")
    await window.face(boris).click()
    await expect(window.get("single-group")).to_have_text("Join the group")
    await expect(window.group("I am")).to_have_count(0)


async def test_who_joins_again_sees_what_was_said_meanwhile(stage: Stage, window: Window) -> None:
    boris = await stage.person("Борис")
    await stage.playground.set_status(stage.group, boris, "left")
    await stage.bot.send_message(stage.group, "meanwhile")
    await window.face(boris).click()
    await window.get("single-group").click()
    await expect(window.group("meanwhile")).to_be_visible()
    assert await status_of(stage, "Борис") == "member"


async def test_the_bot_is_removed_and_added(stage: Stage, window: Window) -> None:
    await window.get("status-bot").select_option("left")
    await expect(window.get("note-group")).to_contain_text("5 members")
    await window.get("status-bot").select_option("administrator")
    await expect(window.get("note-group")).to_contain_text("6 members")
    (chat,) = (await stage.playground.world())["chats"]
    assert chat["bot_status"] == "administrator"


async def test_an_upgraded_group_goes_on_where_it_was(stage: Stage, window: Window) -> None:
    await stage.bot.send_message(stage.group, "before")
    await window.get("upgrade").click()
    await expect(window.get("note-group")).to_contain_text("supergroup")
    await expect(window.group("before")).to_be_visible()
    await window.write("group", "after")
    await expect(window.group("after")).to_be_visible()
    await expect(window.get("upgrade")).to_have_count(0)


async def test_topics_of_a_forum_are_kept_apart(stage: Stage, window: Window) -> None:
    await window.get("section-newGroup").locator("summary").click()
    await window.get("group-title").fill("Forum")
    await window.get("group-kind").select_option("forum")
    await window.get("group-title").press("Enter")
    await expect(window.get("title-group")).to_contain_text("Forum")
    await window.get("topic-name").fill("Cards")
    await window.get("topic-name").press("Enter")
    cards = window.get("topic").filter(has_text="Cards")
    await expect(cards).to_be_visible()
    chat = (await stage.playground.world())["chats"][-1]
    thread = chat["topics"][0]["id"]
    await stage.bot.send_message(chat["id"], "in the topic", message_thread_id=thread)
    await expect(cards.locator(".dot")).to_be_visible()
    await expect(window.group("in the topic")).to_have_count(0)
    await cards.click()
    await expect(window.group("in the topic")).to_be_visible()
    await expect(cards.locator(".dot")).to_have_count(0)
    await window.page.get_by_role("button", name="Close: Cards").click()
    await window.face(await stage.person("Борис")).click()
    await expect(window.get("pane-group")).to_contain_text("This topic is closed")
    await expect(window.get("input-group")).to_be_hidden()


async def test_another_group_is_chosen_from_the_title(stage: Stage, window: Window) -> None:
    anna = await stage.person()
    other = await stage.playground.add_group("Second", [anna])
    await stage.bot.send_message(other, "over here")
    await expect(window.get("title-group").locator(".dot")).to_be_visible()
    await window.get("title-group").click()
    await window.get("chat-choice").filter(has_text="Second").click()
    await expect(window.group("over here")).to_be_visible()
    await expect(window.get("title-group").locator(".dot")).to_have_count(0)
    await window.page.reload()
    await expect(window.group("over here")).to_be_visible()


async def test_an_admin_may_speak_as_the_group(stage: Stage, window: Window) -> None:
    boris = await stage.person("Борис")
    await window.get("menu-group").click()
    await window.get("anonymous").click()
    await window.write("group", "quiet, please")
    said = await boris.expect("quiet, please", stage.group)
    assert said.sender == "Карты по пятницам"


async def test_limits_and_privacy_are_switched(stage: Stage, window: Window) -> None:
    await window.get("section-rules").locator("summary").click()
    await expect(window.get("limits")).not_to_be_checked()
    await window.get("limits").check()
    await window.get("privacy").uncheck()
    await window.write("group", "no command")
    await expect(window.group("no command")).to_be_visible()
    assert (await stage.playground.world())["settings"] == {"limits": True, "privacy": False}
    assert "no command" in await stage.texts()


async def test_calls_fail_as_told_and_are_listed(stage: Stage, window: Window) -> None:
    await window.get("section-faults").locator("summary").click()
    await window.page.get_by_role("button", name="Let it fail").click()
    await expect(window.get("toast")).to_have_text("sendMessage will fail, times: 1")
    assert (
        "retry after 3"
        in (await stage.refusal(SendMessage(chat_id=stage.group, text="lost"))).lower()
    )
    await stage.bot.send_message(stage.group, "kept")
    await expect(window.group("kept")).to_be_visible()
    await window.get("section-calls").locator("summary").click()
    await expect(window.get("calls").get_by_role("listitem").first).to_contain_text("sendMessage")
    await expect(window.get("calls")).to_contain_text("429")


async def test_what_the_playground_refuses_is_said(stage: Stage, window: Window) -> None:
    boris = await stage.person("Борис")
    await window.face(boris).click()
    await window.get("input-group").fill("too late")
    chat = stage.world.chats[stage.group]
    chat.members[boris.id] = Status.LEFT  # nobody is told
    await window.get("input-group").press("Enter")
    await expect(window.get("toast")).to_have_text("Борис is not in this chat")
    await expect(window.get("input-group")).to_have_value("too late")


async def test_escape_closes_the_drawer(stage: Stage, window: Window) -> None:
    await expect(window.get("world-close")).to_be_focused()
    await window.page.keyboard.press("Escape")
    await expect(window.get("world")).to_be_hidden()
    await expect(window.get("world-toggle")).to_be_focused()
