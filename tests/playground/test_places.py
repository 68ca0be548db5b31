import pytest
from aiogram.exceptions import TelegramMigrateToChat
from aiogram.methods import (
    EditMessageText,
    GetChat,
    LeaveChat,
    SendDocument,
    SendMessage,
)
from aiogram.types import (
    BufferedInputFile,
    ChatMemberRestricted,
    Message,
)

from playground.client import Refusal
from tests.playground.stage import Stage, keyboard


def to(chat: int | str) -> SendMessage:
    return SendMessage(chat_id=chat, text="x")


async def test_nobody_is_written_to_who_never_wrote_first(stage: Stage) -> None:
    anna = await stage.person()
    assert await stage.refusal(to(anna.id)) == (
        "Forbidden: bot can't initiate conversation with a user"
    )
    assert await stage.refusal(GetChat(chat_id=anna.id)) == "Bad Request: chat not found"
    await anna.start()
    assert (await stage.bot(to(anna.id))).chat.first_name == "Аня"
    assert (await stage.bot.get_chat(anna.id)).last_name == "Петрова"


@pytest.mark.parametrize("chat", [7, -7, "@somewhere"])
async def test_a_chat_that_is_not_there(stage: Stage, chat: int | str) -> None:
    assert await stage.refusal(to(chat)) == "Bad Request: chat not found"


async def test_a_group_the_bot_never_met_is_not_found(stage: Stage) -> None:
    anna = await stage.person()
    group = await stage.playground.add_group("Без бота", [anna], bot=False)
    assert await stage.refusal(to(group)) == "Bad Request: chat not found"


async def test_who_blocks_the_bot_gets_nothing_and_the_bot_is_told(stage: Stage) -> None:
    anna = await stage.person()
    await anna.start()
    sent = await stage.bot(to(anna.id))
    await stage.updates()
    await anna.block()
    says = "Forbidden: bot was blocked by the user"
    assert await stage.refusal(to(anna.id)) == says
    edit = EditMessageText(chat_id=anna.id, message_id=sent.message_id, text="y")
    assert await stage.refusal(edit) == says
    (update,) = await stage.updates()
    assert update.my_chat_member is not None
    assert update.my_chat_member.chat.id == anna.id
    assert update.my_chat_member.new_chat_member.status == "kicked"
    with pytest.raises(Refusal, match="has blocked the bot"):
        await anna.send("hello")
    shown = await stage.playground.get(f"chats/{anna.id}/messages", person=anna.id)
    assert (shown["blocked"], shown["started"]) == (True, True)
    await anna.block()
    await anna.block(blocked=False)
    (update,) = await stage.updates()
    assert update.my_chat_member is not None
    assert update.my_chat_member.new_chat_member.status == "member"
    assert await stage.bot(to(anna.id))


async def test_a_deep_link_unblocks_the_bot(stage: Stage) -> None:
    anna = await stage.person()
    await anna.block()
    await anna.open("https://t.me/prikup_bot?start=back")
    assert await stage.bot(to(anna.id))


@pytest.mark.parametrize(
    ("kind", "status", "says"),
    [
        ("group", "kicked", "Forbidden: bot was kicked from the group chat"),
        ("supergroup", "kicked", "Forbidden: bot was kicked from the supergroup chat"),
        ("supergroup", "left", "Forbidden: bot is not a member of the supergroup chat"),
    ],
)
async def test_a_bot_that_was_removed_cannot_write(
    stage: Stage, kind: str, status: str, says: str
) -> None:
    anna = await stage.person()
    group = await stage.playground.add_group("Клуб", [anna], type=kind)
    await stage.updates()
    await stage.playground.set_status(group, None, status)
    assert await stage.refusal(to(group)) == says
    (update,) = await stage.updates()
    assert update.my_chat_member is not None
    assert update.my_chat_member.new_chat_member.status == status
    await stage.playground.set_status(group, None, "member")
    assert await stage.bot(to(group))


async def test_a_bot_that_leaves_is_out(stage: Stage) -> None:
    anna = await stage.person()
    (first,) = anna.messages(stage.group)
    await stage.bot.leave_chat(stage.group)
    gone = await anna.expect(lambda m: m.service != first.service, stage.group)
    assert gone.service == "Больше не в группе: Прикуп"
    assert (await stage.refusal(to(stage.group))).startswith("Forbidden: bot is not a member")
    assert await stage.refusal(LeaveChat(chat_id=anna.id)) == (
        "Bad Request: chat member status can't be changed in private chats"
    )


async def test_a_bot_without_the_right_to_write_does_not(stage: Stage) -> None:
    anna = await stage.person()
    group = await stage.playground.add_group("Клуб", [anna], type="supergroup")
    sent = await stage.bot(to(group))
    await stage.updates()
    await stage.playground.allow_bot(group, can_send=False)
    assert await stage.refusal(to(group)) == (
        "Bad Request: not enough rights to send text messages to the chat"
    )
    file = SendDocument(chat_id=group, document=BufferedInputFile(b"x", "x"))
    assert await stage.refusal(file) == (
        "Bad Request: not enough rights to send documents to the chat"
    )
    edit = EditMessageText(chat_id=group, message_id=sent.message_id, text="y")
    assert await stage.refusal(edit) == "Bad Request: CHAT_WRITE_FORBIDDEN"
    (update,) = await stage.updates()
    assert update.my_chat_member is not None
    restricted = update.my_chat_member.new_chat_member
    assert isinstance(restricted, ChatMemberRestricted)
    assert not restricted.can_send_messages
    await stage.playground.allow_bot(group, can_send=True)
    assert await stage.bot(to(group))


async def test_a_restriction_outlives_promotion_but_not_leaving(stage: Stage) -> None:
    anna = await stage.person()
    group = await stage.playground.add_group("Клуб", [anna], type="supergroup")
    await stage.playground.allow_bot(group, can_send=False)
    await stage.playground.set_status(group, None, "administrator")
    assert await stage.bot(to(group))
    await stage.playground.set_status(group, None, "member")
    assert "not enough rights" in await stage.refusal(to(group))
    await stage.playground.set_status(group, None, "left")
    await stage.playground.set_status(group, None, "member")
    assert await stage.bot(to(group))


async def test_a_restricted_person_does_not_write(stage: Stage) -> None:
    boris = await stage.person("Борис")
    await stage.playground.set_status(stage.group, boris, "restricted")
    with pytest.raises(Refusal, match="may not write here"):
        await boris.send("/play", stage.group)


async def test_presses_do_not_reach_a_bot_that_was_removed(stage: Stage) -> None:
    anna = await stage.person()
    await stage.bot.send_message(stage.group, "table", reply_markup=keyboard(["a"]))
    seen = await anna.expect("table", stage.group)
    await stage.playground.set_status(stage.group, None, "kicked")
    await stage.updates()
    await anna.tap(seen, data="a")
    assert await stage.updates() == []


async def test_rights_in_a_basic_group_are_everybodys(stage: Stage) -> None:
    await stage.updates()
    await stage.playground.allow_bot(stage.group, can_send=False)
    assert await stage.updates() == []
    chat = await stage.bot.get_chat(stage.group)
    assert chat.permissions is not None
    assert not chat.permissions.can_send_messages
    assert "not enough rights" in await stage.refusal(to(stage.group))
    await stage.playground.set_status(stage.group, None, "administrator")
    assert await stage.bot(to(stage.group))


async def test_a_group_becomes_a_supergroup(stage: Stage) -> None:
    anna = await stage.person()
    sent = await stage.bot.send_message(stage.group, "table", reply_markup=keyboard(["a"]))
    await stage.updates()
    new = await stage.playground.upgrade(stage.group)
    told: list[Message] = [u.message for u in await stage.updates() if u.message]
    assert [(m.chat.id, m.migrate_to_chat_id, m.migrate_from_chat_id) for m in told] == [
        (stage.group, new, None),
        (new, None, stage.group),
    ]
    with pytest.raises(TelegramMigrateToChat) as refused:
        await stage.bot(to(stage.group))
    assert refused.value.migrate_to_chat_id == new
    assert "group chat was upgraded to a supergroup chat" in refused.value.message
    assert str(new).startswith("-100")
    assert (await stage.bot(to(new))).chat.type == "supergroup"
    member = await stage.bot.get_chat_member(new, anna.id)
    assert member.status == "creator"
    history = await anna.look(new)
    assert [m.text for m in history if m.text] == ["table", "x"]
    await anna.tap(history[1], data="a")
    (update,) = await stage.updates()
    assert update.callback_query is not None
    assert update.callback_query.message is not None
    assert update.callback_query.message.chat.id == stage.group
    assert update.callback_query.message.message_id == sent.message_id


async def test_an_upgraded_group_is_over(stage: Stage) -> None:
    anna = await stage.person()
    new = await stage.playground.upgrade(stage.group)
    with pytest.raises(Refusal, match="was upgraded"):
        await stage.playground.upgrade(stage.group)
    with pytest.raises(Refusal, match="is a supergroup already"):
        await stage.playground.upgrade(new)
    with pytest.raises(Refusal, match="was upgraded"):
        await anna.send("/play", stage.group)
    with pytest.raises(Refusal, match="has no members"):
        await stage.playground.set_status(anna.id, None, "kicked")
    groups = [chat["id"] for chat in (await stage.playground.world())["chats"]]
    assert groups == [new]
