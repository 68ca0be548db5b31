import asyncio

import pytest
from aiogram.methods import AnswerCallbackQuery
from aiogram.types import (
    CallbackQuery,
    DisabledButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Message,
)

from playground.client import Person, Refusal
from playground.seen import Seen
from tests.playground.stage import Stage, keyboard

TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"


async def pressed(stage: Stage, person: Person, seen: Seen, text: str) -> CallbackQuery:
    """The press of the button as the bot receives it."""
    button = seen.button(text)
    await person.tap(seen, row=button.row, column=button.column)
    (query,) = [u.callback_query for u in await stage.updates() if u.callback_query]
    return query


async def offered(stage: Stage, person: Person) -> Seen:
    await stage.bot.send_message(stage.group, "table", reply_markup=keyboard(["a", "b"]))
    return await person.expect("table", stage.group)


async def test_a_press_tells_who_pressed_what_under_which_message(stage: Stage) -> None:
    anna = await stage.person()
    query = await pressed(stage, anna, await offered(stage, anna), "b")
    assert (query.data, query.from_user.id) == ("b", anna.id)
    assert isinstance(query.message, Message)
    assert (query.message.text, query.message.chat.id) == ("table", stage.group)


@pytest.mark.parametrize("alert", [True, False])
async def test_only_the_presser_sees_the_answer(stage: Stage, alert: bool) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    query = await pressed(stage, anna, await offered(stage, anna), "a")
    await query.answer("ваш ход", show_alert=alert)
    answer = await anna.answer(query.id)
    assert (answer.text, answer.alert, answer.url) == ("ваш ход", alert, None)
    await stage.bot.send_message(stage.group, "next")
    await boris.expect("next", stage.group)
    assert not boris.has_answer(query.id)
    shown = await stage.playground.get(f"queries/{query.id}")
    assert (shown["answered"], shown["text"], shown["late"]) == (True, "ваш ход", False)


async def test_pressing_waits_for_the_answer(stage: Stage) -> None:
    anna = await stage.person()
    seen = await offered(stage, anna)

    async def bot_answers() -> None:
        (query,) = [u.callback_query for u in await stage.bot.get_updates(timeout=5)]
        assert query is not None
        await query.answer("ok")

    _, first = await asyncio.gather(bot_answers(), anna.press(seen, "a"))
    assert first.text == "ok"


async def test_a_press_is_answered_once(stage: Stage) -> None:
    anna = await stage.person()
    query = await pressed(stage, anna, await offered(stage, anna), "a")
    await query.answer()
    assert await stage.refusal(query.answer()) == TOO_OLD


async def test_a_press_is_answered_within_15_seconds(stage: Stage) -> None:
    anna = await stage.person()
    query = await pressed(stage, anna, await offered(stage, anna), "a")
    stage.clock.advance(15)
    assert not (await stage.playground.get(f"queries/{query.id}"))["late"]
    stage.clock.advance(0.5)
    assert await stage.refusal(query.answer()) == TOO_OLD
    assert (await stage.playground.get(f"queries/{query.id}"))["late"]


async def test_a_press_that_never_was_cannot_be_answered(stage: Stage) -> None:
    assert await stage.refusal(AnswerCallbackQuery(callback_query_id="1")) == TOO_OLD


async def test_an_answer_has_at_most_200_characters(stage: Stage) -> None:
    anna = await stage.person()
    query = await pressed(stage, anna, await offered(stage, anna), "a")
    assert await stage.refusal(query.answer("x" * 201)) == "Bad Request: MESSAGE_TOO_LONG"
    assert await query.answer("x" * 200)


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org",
        "t.me/prikup_bot",
        "t.me/other_bot?start=x",
        "t.me/prikup_bot?start=",
        "t.me/prikup_bot?start=не",
        f"t.me/prikup_bot?start={'x' * 65}",
    ],
)
async def test_a_press_leads_nowhere_but_to_the_bots_own_chat(stage: Stage, url: str) -> None:
    anna = await stage.person()
    query = await pressed(stage, anna, await offered(stage, anna), "a")
    assert await stage.refusal(query.answer(url=url)) == "Bad Request: URL_INVALID"
    with pytest.raises(Refusal, match="does not start this bot"):
        await anna.open(url)


async def test_a_press_may_lead_to_the_private_chat_with_a_payload(stage: Stage) -> None:
    anna = await stage.person()
    query = await pressed(stage, anna, await offered(stage, anna), "a")
    await query.answer(url="t.me/prikup_bot?start=join_1-2")
    answer = await anna.answer(query.id)
    assert answer.url is not None
    opened = await anna.open(answer.url)
    assert (opened.chat, opened.text) == (anna.id, "/start join_1-2")
    assert await stage.texts() == ["/start join_1-2"]
    assert await stage.bot.send_message(anna.id, "welcome")


async def test_stale_and_forged_presses_reach_the_bot(stage: Stage) -> None:
    anna = await stage.person()
    seen = await offered(stage, anna)
    await stage.bot.edit_message_text("over", chat_id=stage.group, message_id=seen.id)
    await anna.tap(seen, data="forged:1:2")
    (update,) = await stage.updates()
    assert update.callback_query is not None
    assert update.callback_query.data == "forged:1:2"


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ({"row": 0, "column": 0}, "the button is disabled"),
        ({"row": 0, "column": 1}, "the button is a link"),
        ({"row": 1, "column": 0}, "there is no such button"),
        ({"row": 0, "column": -1}, "there is no such button"),
        ({}, "the data of a button have 1 to 64 bytes"),
        ({"data": "x" * 65}, "the data of a button have 1 to 64 bytes"),
    ],
)
async def test_what_cannot_be_pressed(stage: Stage, place: dict[str, int], says: str) -> None:
    anna = await stage.person()
    row = [
        InlineKeyboardButton(text="off", disabled=DisabledButton()),
        InlineKeyboardButton(text="link", url="https://a.b"),
    ]
    markup = InlineKeyboardMarkup(inline_keyboard=[row])
    await stage.bot.send_message(stage.group, "table", reply_markup=markup)
    seen = await anna.expect("table", stage.group)
    with pytest.raises(Refusal, match=says):
        await anna.tap(seen, **place)


async def test_messages_of_people_and_vanished_ones_have_no_buttons(stage: Stage) -> None:
    anna = await stage.person()
    hers = await anna.send("x", stage.group)
    with pytest.raises(Refusal, match="only messages of the bot have buttons"):
        await anna.tap(hers, data="x")
    seen = await offered(stage, anna)
    await stage.bot.delete_message(stage.group, seen.id)
    with pytest.raises(Refusal, match="the message is gone"):
        await anna.tap(seen, data="x")


async def test_an_anonymous_admin_may_press_in_the_groups_name(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    seen = await offered(stage, anna)
    await anna.tap(seen, data="a", as_group=True)
    (update,) = await stage.updates()
    assert update.callback_query is not None
    assert update.callback_query.from_user.id == 1087968824
    await update.callback_query.answer("for her")
    assert (await anna.answer(update.callback_query.id)).text == "for her"
    with pytest.raises(Refusal, match="only admins"):
        await boris.tap(seen, data="a", as_group=True)
