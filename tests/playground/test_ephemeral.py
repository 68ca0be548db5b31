from typing import Any

import pytest
from aiogram.methods import (
    DeleteEphemeralMessage,
    EditEphemeralMessageReplyMarkup,
    EditEphemeralMessageText,
    SendMessage,
)
from aiogram.types import (
    BotCommand,
    BufferedInputFile,
    EphemeralMessageParameters,
    Message,
    ReplyParameters,
)

from playground.client import Person
from playground.seen import Seen
from tests.playground.stage import Stage, keyboard

NO_RIGHT = "Bad Request: not enough rights to send ephemeral messages to the chat"
TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"


def hand(
    stage: Stage,
    receiver: int,
    query: str | None = None,
    *,
    chat: int | None = None,
    replace: bool | None = None,
    reply: int | None = None,
) -> SendMessage:
    return SendMessage(
        chat_id=chat or stage.group,
        text="A♠ 10♠",
        reply_markup=keyboard(["A♠", "10♠"]),
        reply_parameters=ReplyParameters(ephemeral_message_id=reply) if reply else None,
        ephemeral_message_parameters=EphemeralMessageParameters(
            receiver_user_id=receiver,
            callback_query_id=query,
            replace_callback_query_message=replace,
        ),
    )


async def tapped(stage: Stage, person: Person) -> tuple[Seen, str]:
    await stage.bot.send_message(stage.group, "table", reply_markup=keyboard(["my cards"]))
    seen = await person.expect("table", stage.group)
    return seen, await person.tap(seen, row=0, column=0)


async def test_after_a_press_only_the_presser_sees_the_hand(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    _, query = await tapped(stage, anna)
    sent = await stage.bot(hand(stage, anna.id, query))
    assert isinstance(sent, Message)
    assert sent.receiver_user is not None
    assert (sent.receiver_user.id, sent.ephemeral_message_id) == (anna.id, 1)
    seen = await anna.expect("A♠", stage.group)
    assert seen.ephemeral
    await stage.bot.send_message(stage.group, "next")
    await boris.expect("next", stage.group)
    assert not any(m.ephemeral for m in boris.messages(stage.group))
    assert not any(m.ephemeral for m in await boris.look(stage.group))
    assert [m.text for m in (await anna.look(stage.group))[1:]] == ["table", "next", "A♠ 10♠"]


async def test_an_admin_bot_needs_no_press(stage: Stage) -> None:
    anna = await stage.person()
    assert await stage.refusal(hand(stage, anna.id)) == NO_RIGHT
    await stage.playground.set_status(stage.group, None, "administrator")
    assert await stage.bot(hand(stage, anna.id))


async def test_the_parameters_of_api_10_2_serve_as_well(stage: Stage) -> None:
    anna = await stage.person()
    _, query = await tapped(stage, anna)
    fields: dict[str, Any] = {"chat_id": stage.group, "text": "hand", "callback_query_id": query}
    call = SendMessage(receiver_user_id=anna.id, **fields)
    assert (await stage.bot(call)).ephemeral_message_id == 1
    without = SendMessage(**fields)
    assert await stage.refusal(without) == "Bad Request: receiver_user_id is not specified"
    twice = hand(stage, anna.id, query).model_copy(update={"receiver_user_id": anna.id})
    assert await stage.refusal(twice) == "Bad Request: the receiver is specified twice"


async def test_who_cannot_receive(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    _, query = await tapped(stage, anna)
    await anna.start()
    await stage.playground.set_status(stage.group, boris, "left")
    for receiver, says in (
        (7, "user not found"),
        (42, "user not found"),
        (boris.id, "USER_NOT_PARTICIPANT"),
    ):
        assert await stage.refusal(hand(stage, receiver, query)) == f"Bad Request: {says}"
    private = hand(stage, anna.id, chat=anna.id)
    assert await stage.refusal(private) == (
        "Bad Request: ephemeral messages can be sent only to group and supergroup chats"
    )


async def test_the_press_must_be_fresh_and_the_receivers_own(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    _, query = await tapped(stage, anna)
    assert await stage.refusal(hand(stage, boris.id, query)) == (
        "Bad Request: the callback query is from another chat or user"
    )
    assert await stage.refusal(hand(stage, anna.id, "1")) == TOO_OLD
    stage.clock.advance(16)
    assert await stage.refusal(hand(stage, anna.id, query)) == TOO_OLD


async def test_an_ephemeral_message_is_edited_pressed_and_deleted(stage: Stage) -> None:
    anna = await stage.person()
    _, query = await tapped(stage, anna)
    await stage.bot(hand(stage, anna.id, query))
    seen = await anna.expect("A♠", stage.group)
    await stage.updates()
    await anna.tap(seen, row=0, column=1)
    (update,) = await stage.updates()
    press = update.callback_query
    assert press is not None
    assert isinstance(press.message, Message)
    assert (press.data, press.message.ephemeral_message_id) == ("10♠", 1)
    place: dict[str, Any] = {
        "chat_id": stage.group,
        "receiver_user_id": anna.id,
        "ephemeral_message_id": 1,
    }
    edit = EditEphemeralMessageText(**place, text="A♠", reply_markup=keyboard(["A♠"]))
    assert await stage.bot(edit) is True
    assert "message is not modified" in await stage.refusal(edit)
    await anna.expect(lambda m: m.text == "A♠" and m.edited, stage.group)
    markup = EditEphemeralMessageReplyMarkup(**place)
    await stage.bot(markup)
    bare = await anna.expect(lambda m: m.text == "A♠" and not m.buttons, stage.group)
    await stage.bot(DeleteEphemeralMessage(**place))
    await anna.gone(bare)
    assert await stage.refusal(edit) == "Bad Request: message to edit not found"
    assert await stage.refusal(DeleteEphemeralMessage(**place)) == (
        "Bad Request: message to delete not found"
    )


async def test_a_hand_may_stand_in_the_tables_place_for_one_person(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    table, query = await tapped(stage, anna)
    await stage.bot(hand(stage, anna.id, query, replace=True))
    seen = await anna.expect("A♠", stage.group)
    assert [m.text for m in anna.messages(stage.group) if m.text] == ["A♠ 10♠"]
    assert [m.text for m in await anna.look(stage.group) if m.text] == ["A♠ 10♠"]
    assert [m.text for m in await boris.look(stage.group) if m.text] == ["table"]
    await stage.bot.edit_message_text("table 2", chat_id=stage.group, message_id=table.id)
    await boris.expect("table 2", stage.group)
    inner = await anna.tap(seen, data="x")
    assert await stage.refusal(hand(stage, anna.id, inner, replace=True)) == (
        "Bad Request: there is no message to replace"
    )
    place: dict[str, Any] = {
        "chat_id": stage.group,
        "receiver_user_id": anna.id,
        "ephemeral_message_id": 1,
    }
    await stage.bot(DeleteEphemeralMessage(**place))
    await anna.expect("table 2", stage.group)


async def test_replacing_needs_a_press(stage: Stage) -> None:
    anna = await stage.person()
    await stage.playground.set_status(stage.group, None, "administrator")
    assert await stage.refusal(hand(stage, anna.id, replace=True)) == (
        "Bad Request: there is no message to replace"
    )


async def test_an_ephemeral_command_is_seen_by_the_bot_only(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    command = BotCommand(command="hand", description="Мои карты", is_ephemeral=True)
    await stage.bot.set_my_commands([command])
    asked = await anna.send("/hand", stage.group)
    assert asked.ephemeral
    (update,) = await stage.updates()
    message = update.message
    assert message is not None
    assert message.ephemeral_message_id is not None
    assert message.receiver_user is not None
    assert message.receiver_user.id == stage.bot.id
    assert [m.text for m in await boris.look(stage.group) if m.text] == []
    reply = hand(stage, anna.id, reply=message.ephemeral_message_id)
    assert await stage.bot(reply)
    stage.clock.advance(16)
    assert await stage.refusal(reply) == NO_RIGHT
    place: dict[str, Any] = {
        "chat_id": stage.group,
        "receiver_user_id": anna.id,
        "ephemeral_message_id": message.ephemeral_message_id,
    }
    assert await stage.refusal(EditEphemeralMessageText(**place, text="x")) == (
        "Bad Request: message can't be edited"
    )
    await stage.bot(DeleteEphemeralMessage(**place))
    await anna.gone(asked)
    assert await stage.refusal(reply) == "Bad Request: message to be replied not found"
    await stage.bot.delete_my_commands()
    assert not (await anna.send("/hand", stage.group)).ephemeral


async def test_an_ephemeral_command_in_private_is_a_message_like_others(stage: Stage) -> None:
    anna = await stage.person()
    command = BotCommand(command="hand", description="Мои карты", is_ephemeral=True)
    await stage.bot.set_my_commands([command])
    assert not (await anna.send("/hand")).ephemeral


async def test_an_ephemeral_file_has_no_text_to_edit(stage: Stage) -> None:
    anna = await stage.person()
    await stage.playground.set_status(stage.group, None, "administrator")
    await stage.bot.send_document(
        stage.group,
        BufferedInputFile(b"x", "x"),
        ephemeral_message_parameters=EphemeralMessageParameters(receiver_user_id=anna.id),
    )
    edit = EditEphemeralMessageText(
        chat_id=stage.group, receiver_user_id=anna.id, ephemeral_message_id=1, text="x"
    )
    assert await stage.refusal(edit) == ("Bad Request: there is no text in the message to edit")


@pytest.mark.parametrize("late", [True, False])
async def test_ephemeral_messages_stand_where_they_were_said(stage: Stage, late: bool) -> None:
    anna = await stage.person()
    await stage.playground.set_status(stage.group, None, "administrator")
    await stage.bot.send_message(stage.group, "first")
    stage.clock.advance(1)
    await stage.bot(hand(stage, anna.id))
    if late:
        stage.clock.advance(1)
        await stage.bot.send_message(stage.group, "last")
    texts = [m.text for m in await anna.look(stage.group) if m.text]
    assert texts == ["first", "A♠ 10♠", *(["last"] if late else [])]
