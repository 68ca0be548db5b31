"""What Telegram's answers mean to the bot."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from aiogram.exceptions import TelegramBadRequest, TelegramForbiddenError, TelegramRetryAfter
from aiogram.methods import SendMessage

from bot import telegram
from bot.outcomes import LONGEST_WAIT, CallFailed, Rejected, outcome
from bot.screens.screen import Button, Screen
from bot.telegram import Gone, Migrated, TelegramDown, TooFast, Unreachable
from tests.bot.emulated import Emulated, emulated

HELLO = Screen("<b>hello</b>", ((Button("go", "v:abcdef:go:", style="success"),),))
CALL = SendMessage(chat_id=1, text="x")


@pytest.fixture
async def at() -> AsyncIterator[Emulated]:
    async with emulated() as everything:
        yield everything


async def test_a_screen_becomes_a_message_with_its_buttons(at: Emulated) -> None:
    number = await at.telegram.send(at.group, None, HELLO)
    (message,) = [m for m in await at.anna.look(at.group) if m.id == number]
    assert message.html == "<b>hello</b>"
    assert [(b.text, b.data, b.style) for b in message.flat] == [("go", "v:abcdef:go:", "success")]


async def test_an_edit_that_changes_nothing_is_done(at: Emulated) -> None:
    number = await at.telegram.send(at.group, None, HELLO)
    await at.telegram.edit(at.group, number, HELLO)
    await at.telegram.edit(at.group, number, Screen("bye"))
    await at.telegram.strip_buttons(at.group, number)
    assert await at.group_messages() == ["bye"]


async def test_buttons_can_be_taken_away(at: Emulated) -> None:
    number = await at.telegram.send(at.group, None, HELLO)
    await at.telegram.strip_buttons(at.group, number)
    message = next(m for m in await at.anna.look(at.group) if m.id == number)
    assert (message.text, message.buttons) == ("hello", ())


async def test_where_styles_are_refused_buttons_go_without_from_then_on(at: Emulated) -> None:
    odd = Screen("odd", ((Button("go", "v:abcdef:go:", style="sparkling"),),))
    await at.telegram.send(at.anna.id, None, odd)
    await at.telegram.send(at.anna.id, None, HELLO)
    calls = [call for call in await at.calls() if call.startswith("sendMessage")]
    assert calls == ["sendMessage!400", "sendMessage", "sendMessage"]
    assert [b.style for m in await at.anna.look() for b in m.flat] == [None, None]


async def test_a_deleted_message_is_gone(at: Emulated) -> None:
    number = await at.telegram.send(at.group, None, HELLO)
    await at.telegram.delete(at.group, number)
    for call in (
        at.telegram.edit(at.group, number, Screen("late")),
        at.telegram.delete(at.group, number),
        at.telegram.strip_buttons(at.group, number),
    ):
        with pytest.raises(Gone):
            await call


async def test_a_person_who_never_started_the_bot_is_not_reached(at: Emulated) -> None:
    stranger = await at.playground.person("Вера")
    with pytest.raises(Unreachable) as failure:
        await at.telegram.send(stranger.id, None, HELLO)
    assert failure.value.why == "not_started"
    assert not await at.telegram.reaches(stranger.id)
    assert await at.telegram.reaches(at.anna.id)


async def test_a_person_who_blocked_the_bot_is_not_reached(at: Emulated) -> None:
    await at.anna.block()
    with pytest.raises(Unreachable) as failure:
        await at.telegram.send(at.anna.id, None, HELLO)
    assert failure.value.why == "blocked"
    assert not await at.telegram.reaches(at.anna.id)


async def forbid(at: Emulated) -> None:
    await at.playground.allow_bot(at.group, can_send=False)


async def kick(at: Emulated) -> None:
    await at.playground.set_status(at.group, None, "kicked")


@pytest.mark.parametrize(("harm", "why"), [(forbid, "no_rights"), (kick, "kicked")])
async def test_a_group_without_room_for_the_bot_is_not_reached(
    at: Emulated, harm: Callable[[Emulated], Awaitable[None]], why: str
) -> None:
    await harm(at)
    with pytest.raises(Unreachable) as failure:
        await at.telegram.send(at.group, None, HELLO)
    assert failure.value.why == why


async def test_a_closed_or_missing_topic_is_not_reached(at: Emulated) -> None:
    forum = await at.playground.add_group(
        "Forum", [at.anna, at.boris], type="supergroup", forum=True, bot=True
    )
    topic = await at.playground.add_topic(forum, "Cards")
    assert await at.telegram.send(forum, topic, HELLO)
    await at.playground.close_topic(forum, topic)
    reasons = []
    for thread in (topic, topic + 99):
        with pytest.raises(Unreachable) as failure:
            await at.telegram.send(forum, thread, HELLO)
        reasons.append(failure.value.why)
    assert reasons == ["topic_closed", "no_topic"]


async def test_a_group_that_became_a_supergroup_says_where_it_is(at: Emulated) -> None:
    new = await at.playground.upgrade(at.group)
    with pytest.raises(Migrated) as failure:
        await at.telegram.send(at.group, None, HELLO)
    assert failure.value.new_chat_id == new


async def test_too_fast_says_for_how_long_to_wait(at: Emulated) -> None:
    await at.playground.faults({"method": "sendMessage", "kind": "429", "retry_after": 7})
    with pytest.raises(TooFast) as failure:
        await at.telegram.send(at.group, None, HELLO)
    assert failure.value.retry_after == 7


def test_a_wait_of_many_hours_is_believed_for_one() -> None:
    failure = outcome(TelegramRetryAfter(CALL, "Too Many Requests", 40_000))
    assert isinstance(failure, TooFast)
    assert failure.retry_after == LONGEST_WAIT


@pytest.mark.parametrize("named", [0, -5, 10**9, None])
async def test_a_wait_that_makes_no_sense_is_no_sensible_answer(
    at: Emulated, named: int | None
) -> None:
    await at.playground.faults({"method": "sendMessage", "kind": "429", "retry_after": named})
    with pytest.raises(TelegramDown):
        await at.telegram.send(at.group, None, HELLO)


@pytest.mark.parametrize("named", [-5, 10**9])
async def test_a_press_is_answered_though_a_wait_makes_no_sense_and_nobody_is_hammered(
    at: Emulated, named: int
) -> None:
    query = await press(at, method="answerCallbackQuery", kind="429", times=3, retry_after=named)
    await at.telegram.answer(query, "taken")
    assert (await at.anna.answer(query)).text == "taken"
    assert (await at.calls()).count("answerCallbackQuery!429") == 3


@pytest.mark.parametrize("kind", ["500", "html", "cut_before", "cut_after"])
async def test_no_sensible_answer_means_that_telegram_is_down(at: Emulated, kind: str) -> None:
    await at.playground.faults({"method": "editMessageText", "kind": kind})
    number = await at.telegram.send(at.group, None, HELLO)
    with pytest.raises(TelegramDown):
        await at.telegram.edit(at.group, number, Screen("new"))
    await at.telegram.edit(at.group, number, Screen("new"))
    assert await at.group_messages() == ["new"]


async def test_a_text_that_telegram_does_not_accept_is_our_fault(at: Emulated) -> None:
    with pytest.raises(Rejected):
        await at.telegram.send(at.group, None, Screen("<b>open"))


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (TelegramForbiddenError(CALL, "Forbidden: user is deactivated"), "blocked"),
        (TelegramForbiddenError(CALL, "Forbidden: the group chat was deleted"), "kicked"),
        (TelegramForbiddenError(CALL, "Forbidden: something new"), "kicked"),
        (TelegramBadRequest(CALL, "Bad Request: CHAT_WRITE_FORBIDDEN"), "no_rights"),
        (TelegramBadRequest(CALL, "Bad Request: have no rights to send a message"), "no_rights"),
        (TelegramBadRequest(CALL, "Bad Request: chat not found"), "no_chat"),
        (TelegramBadRequest(CALL, "Bad Request: TOPIC_DELETED"), "no_topic"),
    ],
)
def test_other_words_for_out_of_reach(error: TelegramBadRequest, why: str) -> None:
    failure = outcome(error)
    assert isinstance(failure, Unreachable)
    assert failure.why == why


async def press(at: Emulated, **fault: object) -> str:
    number = await at.telegram.send(at.group, None, HELLO)
    message = next(m for m in await at.anna.look(at.group) if m.id == number)
    if fault:
        await at.playground.faults(dict(fault))
    return await at.anna.tap(message, row=0, column=0)


async def test_a_press_is_answered_once_however_often_it_comes(at: Emulated) -> None:
    query = await press(at)
    await at.telegram.answer(query, "taken", alert=True)
    await at.telegram.answer(query, "taken again")
    assert (await at.anna.answer(query)).text == "taken"
    assert (await at.calls()).count("answerCallbackQuery") == 1


@pytest.mark.parametrize("kind", ["500", "html", "cut_before", "cut_after", "429"])
async def test_a_press_is_answered_though_the_call_fails(at: Emulated, kind: str) -> None:
    query = await press(at, method="answerCallbackQuery", kind=kind, times=2, retry_after=0)
    await at.telegram.answer(query, "taken")
    assert (await at.anna.answer(query)).text == "taken"


async def test_a_press_is_answered_though_a_call_gets_no_answer(
    at: Emulated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telegram, "ANSWER_SECONDS", 0.1)
    query = await press(at, method="answerCallbackQuery", kind="hang")
    await at.telegram.answer(query, "taken")
    await at.playground.faults()
    assert (await at.anna.answer(query)).text == "taken"


async def test_no_answer_is_tried_when_the_wait_is_longer_than_a_press_waits(
    at: Emulated, caplog: pytest.LogCaptureFixture
) -> None:
    query = await press(at, method="answerCallbackQuery", kind="429", retry_after=16)
    await at.telegram.answer(query, "taken")
    assert (await at.calls()).count("answerCallbackQuery!429") == 1
    assert "not answered" in caplog.text
    assert not at.anna.has_answer(query)


async def test_an_answer_that_comes_too_late_is_noted_and_nothing_else(
    at: Emulated, caplog: pytest.LogCaptureFixture
) -> None:
    query = await press(at)
    at.clock.advance(60)
    with caplog.at_level(logging.WARNING):
        await at.telegram.answer(query, "too late")
    assert "not answered" in caplog.text
    assert "too late" not in caplog.text


async def test_an_answer_longer_than_a_pop_up_is_cut(at: Emulated) -> None:
    query = await press(at)
    await at.telegram.answer(query, "x" * 300)
    assert (await at.anna.answer(query)).text == "x" * 200


async def test_members_and_admins_are_told_from_strangers(at: Emulated) -> None:
    await at.playground.set_status(at.group, at.boris, "left")
    assert await at.telegram.is_member(at.group, at.anna.id)
    assert await at.telegram.is_admin(at.group, at.anna.id)
    assert not await at.telegram.is_member(at.group, at.boris.id)
    assert not await at.telegram.is_admin(at.group, at.boris.id)


async def test_a_check_of_membership_that_fails_counts_as_no(at: Emulated) -> None:
    await at.playground.faults({"method": "getChatMember", "kind": "500", "times": 2})
    assert not await at.telegram.is_member(at.group, at.anna.id)
    assert not await at.telegram.is_admin(at.group, at.anna.id)


async def test_a_file_is_sent_with_its_caption(at: Emulated) -> None:
    number = await at.telegram.send_document(at.anna.id, None, "m.game", b"game: x\n", "<i>it</i>")
    message = next(m for m in await at.anna.look() if m.id == number)
    assert message.html == "<i>it</i>"


async def test_a_failure_carries_nothing_of_the_screen(at: Emulated) -> None:
    await at.anna.block()
    with pytest.raises(CallFailed) as failure:
        await at.telegram.send(at.anna.id, None, Screen("your cards: QS"))
    assert failure.value.__cause__ is None
    assert "QS" not in repr(failure.value)
