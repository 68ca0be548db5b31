from collections.abc import AsyncIterator

import pytest
from aiogram.methods import SendMessage
from aiogram.types import (
    DisabledButton,
    EphemeralMessageParameters,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
)
from playwright.async_api import Browser, WebSocketRoute

from tests.playground.stage import Stage, keyboard
from tests.playground.window import Window, expect, in_browser, launched, looking

pytestmark = in_browser


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with launched() as browser:
        yield browser


@pytest.fixture
async def window(browser: Browser, stage: Stage) -> AsyncIterator[Window]:
    async with looking(browser, stage) as window:
        yield window


async def test_a_message_goes_to_the_group_and_to_the_bot(stage: Stage, window: Window) -> None:
    boris = await stage.person("Борис")
    await window.go(person="anya_p")
    await window.write("group", "/play")
    await expect(window.group("/play")).to_be_visible()
    await expect(window.get("input-group")).to_have_value("")
    assert (await boris.expect("/play", stage.group)).sender == "Аня Петрова"
    assert "/play" in await stage.texts()


async def test_every_person_looks_with_other_eyes(stage: Stage, window: Window) -> None:
    boris = await stage.person("Борис")
    await boris.start()
    await stage.bot.send_message(boris.id, "ваши карты")
    await boris.send("привет", stage.group)
    await window.go(person="anya_p")
    await expect(window.group("привет").get_by_test_id("sender")).to_have_text("Борис")
    await expect(window.private("ваши карты")).to_have_count(0)
    await window.face(boris).click()
    await expect(window.face(boris)).to_have_attribute("aria-pressed", "true")
    await expect(window.group("привет").get_by_test_id("sender")).to_have_count(0)
    await expect(window.private("ваши карты")).to_be_visible()
    assert f"person={boris.id}" in window.page.url


async def test_somebody_who_got_a_private_word_is_marked_until_it_is_read(
    stage: Stage, window: Window
) -> None:
    boris = await stage.person("Борис")
    await boris.start()
    await window.go(person="anya_p")
    await stage.bot.send_message(boris.id, "раздача")
    await expect(window.face(boris)).to_have_attribute("aria-label", "Борис, something new")
    await window.face(boris).click()
    await expect(window.face(boris)).to_have_attribute("aria-label", "Борис")
    await window.go(person="anya_p")
    await expect(window.face(boris)).to_have_attribute("aria-label", "Борис")


async def test_a_hand_with_rows_above_those_of_waiting_looks_like_a_turn(
    stage: Stage, window: Window
) -> None:
    boris, vera = await stage.person("Борис"), await stage.person("Вера")
    await boris.start()
    await vera.start()
    hand = await stage.bot.send_message(
        boris.id, "play", reply_markup=keyboard(["A♥", "10♥"], ["last", "scores"])
    )
    await stage.bot.send_message(vera.id, "wait", reply_markup=keyboard(["last", "scores"]))
    await window.go(person="boris")
    await expect(window.face(boris)).to_have_attribute("aria-label", "Борис, it is their turn")
    await window.face(vera).click()
    await expect(window.face(vera)).to_have_attribute("aria-label", "Вера Кузнецова")
    await expect(window.face(boris)).to_have_attribute("aria-label", "Борис, it is their turn")
    await window.face(boris).click()
    query = await window.pressed(window.private("play").get_by_role("button", name="A♥"))
    await query.answer()
    await expect(window.face(boris)).to_have_attribute("aria-label", "Борис")
    await hand.edit_text("play", reply_markup=keyboard(["10♥"], ["last", "scores"]))
    await expect(window.face(boris)).to_have_attribute("aria-label", "Борис, it is their turn")
    await hand.edit_text("wait", reply_markup=keyboard(["last", "scores"]))
    await expect(window.face(boris)).to_have_attribute("aria-label", "Борис")


async def test_a_pressed_button_waits_for_the_answer_which_is_a_toast(
    stage: Stage, window: Window
) -> None:
    await stage.bot.send_message(stage.group, "table", reply_markup=keyboard(["last trick"]))
    await window.go(person="anya_p")
    button = window.group("table").get_by_role("button", name="last trick")
    query = await window.pressed(button)
    await expect(button).to_have_attribute("aria-busy", "true")
    await query.answer("A♥ 10♥ 9♥, 21")
    await expect(window.get("toast")).to_have_text("A♥ 10♥ 9♥, 21")
    await expect(button).not_to_have_attribute("aria-busy", "true")


async def test_an_alert_stays_until_it_is_closed(stage: Stage, window: Window) -> None:
    await stage.bot.send_message(stage.group, "table", reply_markup=keyboard(["my cards"]))
    await window.go(person="anya_p")
    button = window.group("table").get_by_role("button", name="my cards")
    query = await window.pressed(button)
    await query.answer("♠ A 10\n♥ K", show_alert=True)
    alert = window.page.get_by_role("alertdialog")
    await expect(alert).to_contain_text("♠ A 10\n♥ K", use_inner_text=True)
    await expect(window.get("alert-ok")).to_be_focused()
    await window.get("alert-ok").click()
    await expect(alert).to_be_hidden()
    await expect(button).to_be_focused()


async def test_a_link_for_an_answer_opens_the_private_chat_with_its_word(
    stage: Stage, window: Window
) -> None:
    await stage.bot.send_message(stage.group, "lobby", reply_markup=keyboard(["join"]))
    await window.go(person="anya_p")
    await expect(window.get("single-private")).to_have_text("Start")
    await stage.updates()
    query = await window.pressed(window.group("lobby").get_by_role("button", name="join"))
    await query.answer(url="t.me/prikup_bot?start=join_7")
    await expect(window.private("/start join_7")).to_be_visible()
    await expect(window.get("input-private")).to_be_visible()
    assert await stage.texts() == ["/start join_7"]
    assert "side=private" in window.page.url


async def test_a_button_with_a_link_of_the_bot_stays_on_the_page(
    stage: Stage, window: Window
) -> None:
    links = InlineKeyboardMarkup(
        inline_keyboard=[
            [InlineKeyboardButton(text="my hand", url="https://t.me/prikup_bot?start=hand")],
            [InlineKeyboardButton(text="the rules", url="https://example.org/rules")],
            [InlineKeyboardButton(text="not now", disabled=DisabledButton())],
        ]
    )
    await stage.bot.send_message(stage.group, "table", reply_markup=links)
    await window.go(person="anya_p")
    rules = window.group("table").get_by_role("link", name="the rules")
    await expect(rules).to_have_attribute("href", "https://example.org/rules")
    await expect(rules).to_have_attribute("target", "_blank")
    await expect(window.group("table").get_by_role("button", name="not now")).to_be_disabled()
    await window.group("table").get_by_role("link", name="my hand").click()
    await expect(window.private("/start hand")).to_be_visible()
    assert len(window.page.context.pages) == 1


async def test_a_link_back_to_the_group_shows_its_message(stage: Stage, window: Window) -> None:
    chat = await stage.playground.upgrade(stage.group)
    anna = await stage.person()
    await anna.start()
    post = await stage.bot.send_message(chat, "the table")
    address = f"https://t.me/c/{str(chat).removeprefix('-100')}/{post.message_id}"
    await stage.bot.send_message(anna.id, f'<a href="{address}">to the table</a>')
    await window.page.set_viewport_size({"width": 360, "height": 740})
    await window.go(person="anya_p", side="private")
    await window.private("to the table").get_by_role("link").click()
    await expect(window.group("the table")).to_be_in_viewport()


async def test_an_edit_is_shown_in_place(stage: Stage, window: Window) -> None:
    table = await stage.bot.send_message(stage.group, "deal 1", reply_markup=keyboard(["a"]))
    await stage.bot.send_message(stage.group, "later")
    await window.go(person="anya_p")
    await table.edit_reply_markup(reply_markup=keyboard(["b"]))
    await expect(window.group("deal 1").get_by_test_id("button")).to_have_text("b")
    await expect(window.group("deal 1")).not_to_contain_text("edited")
    await table.edit_text("deal 2")
    first = window.get("log-group").get_by_test_id("message").first
    await expect(first).to_contain_text("deal 2")
    await expect(first).to_contain_text("edited")
    await expect(first.get_by_test_id("button")).to_have_count(0)


async def test_a_deleted_message_goes(stage: Stage, window: Window) -> None:
    table = await stage.bot.send_message(stage.group, "old table")
    await stage.bot.send_message(stage.group, "new table")
    await window.go(person="anya_p")
    await expect(window.group("old table")).to_be_visible()
    await table.delete()
    await expect(window.group("old table")).to_have_count(0)
    await expect(window.group("new table")).to_be_visible()


async def test_a_reply_shows_what_it_replies_to(stage: Stage, window: Window) -> None:
    boris = await stage.person("Борис")
    await boris.send("кто играет?", stage.group)
    await window.go(person="anya_p")
    await window.group("кто играет?").hover()
    await window.group("кто играет?").get_by_test_id("reply").click()
    await expect(window.get("replying-group")).to_contain_text("Reply to Борис")
    await window.write("group", "я")
    sent = await boris.expect("я", stage.group)
    assert sent.reply_to is not None
    answer = window.get("log-group").get_by_test_id("message").last
    await expect(answer).to_contain_text("кто играет?")
    await expect(window.get("replying-group")).to_be_hidden()


async def test_commands_are_offered_while_one_is_begun(stage: Stage, window: Window) -> None:
    await window.go(person="anya_p")
    await window.get("input-group").fill("/s")
    options = window.get("commands-group").get_by_role("option")
    await expect(options).to_have_text(["/score", "/settings", "/stop"])
    await window.get("input-group").press("ArrowDown")
    await window.get("input-group").press("ArrowDown")
    await window.get("input-group").press("Enter")
    await expect(window.group("/settings")).to_be_visible()
    await expect(options).to_have_count(0)


async def test_the_private_chat_begins_with_start_and_ends_with_blocking(
    stage: Stage, window: Window
) -> None:
    anna = await stage.person()
    await window.go(person="anya_p")
    await window.get("single-private").click()
    await expect(window.private("/start")).to_be_visible()
    await window.get("menu-private").click()
    await window.get("block").click()
    await expect(window.get("single-private")).to_have_text("Restart the bot")
    assert "Forbidden" in await stage.refusal(SendMessage(chat_id=anna.id, text="hello"))
    await window.get("single-private").click()
    await expect(window.get("input-private")).to_be_visible()
    await expect(window.private("/start")).to_have_count(2)


async def test_who_reads_further_up_is_left_there(stage: Stage, window: Window) -> None:
    for n in range(40):
        await stage.bot.send_message(stage.group, f"message {n}.")
    await window.go(person="anya_p")
    await expect(window.group("message 39.")).to_be_in_viewport()
    await window.group("message 5.").scroll_into_view_if_needed()
    await expect(window.get("down-group")).to_be_visible()
    await stage.bot.send_message(stage.group, "news 1")
    await stage.bot.send_message(stage.group, "news 2")
    await expect(window.get("down-group")).to_have_text("2")
    await expect(window.group("message 5.")).to_be_in_viewport()
    await window.get("down-group").click()
    await expect(window.group("news 2")).to_be_in_viewport()
    await expect(window.get("down-group")).to_be_hidden()
    await stage.bot.send_message(stage.group, "news 3")
    await expect(window.group("news 3")).to_be_in_viewport()


async def test_a_broken_line_comes_back_with_what_was_missed(stage: Stage, window: Window) -> None:
    lines: list[WebSocketRoute] = []
    broken = False

    async def connect(line: WebSocketRoute) -> None:
        if broken:
            await line.close()
            return
        line.connect_to_server()
        lines.append(line)

    await window.page.route_web_socket("**/api/live*", connect)
    await window.go(person="anya_p")
    broken = True
    for line in lines:
        await line.close()
    await expect(window.get("offline")).to_be_visible()
    await stage.bot.send_message(stage.group, "meanwhile")
    broken = False
    await expect(window.group("meanwhile")).to_be_visible(timeout=15_000)
    await expect(window.get("offline")).to_be_hidden()


async def test_a_message_for_one_person_is_shown_to_that_person_only(
    stage: Stage, window: Window
) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    await stage.playground.set_status(stage.group, None, "administrator")
    unseen = EphemeralMessageParameters(receiver_user_id=anna.id)
    await stage.bot.send_message(stage.group, "your hand", ephemeral_message_parameters=unseen)
    await window.go(person="anya_p")
    await expect(window.group("your hand")).to_contain_text("only you see this")
    await window.face(boris).click()
    await expect(window.group("your hand")).to_have_count(0)
