import pytest
from aiogram.exceptions import TelegramMigrateToChat
from aiogram.methods import (
    EditMessageText,
    GetChat,
    GetChatAdministrators,
    GetChatMember,
    LeaveChat,
    SendDocument,
    SendMessage,
)
from aiogram.types import (
    BufferedInputFile,
    ChatMemberAdministrator,
    ChatMemberRestricted,
    Message,
)

from playground.client import Refusal
from tests.playground.stage import Stage, keyboard


def to(chat: int | str, thread: int | None = None) -> SendMessage:
    return SendMessage(chat_id=chat, text="x", message_thread_id=thread)


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


async def test_topics_of_a_forum(stage: Stage) -> None:
    anna = await stage.person()
    forum = await stage.playground.add_group("Форум", [anna], forum=True)
    topic = await stage.playground.add_topic(forum, "Тысяча")
    other = await stage.playground.add_topic(forum, "Флуд")
    await stage.updates()
    await anna.send("/play", forum, thread=topic)
    (update,) = await stage.updates()
    message = update.message
    assert message is not None
    assert (message.message_thread_id, message.is_topic_message) == (topic, True)
    assert message.chat.is_forum
    assert message.reply_to_message is not None
    assert message.reply_to_message.forum_topic_created is not None
    sent = await stage.bot(to(forum, topic))
    assert (sent.message_thread_id, sent.is_topic_message) == (topic, True)
    assert [m.text for m in await anna.look(forum, topic) if m.text] == ["/play", "x"]
    assert [m.text for m in await anna.look(forum, other) if m.text] == []
    general = await stage.bot(to(forum))
    assert (general.message_thread_id, general.is_topic_message) == (None, None)


@pytest.mark.parametrize("thread", [1, 999])
async def test_a_topic_that_is_not_there(stage: Stage, thread: int) -> None:
    anna = await stage.person()
    forum = await stage.playground.add_group("Форум", [anna], forum=True)
    assert await stage.refusal(to(forum, thread)) == "Bad Request: message thread not found"
    assert await stage.refusal(to(stage.group, thread)) == (
        "Bad Request: message thread not found"
    )
    with pytest.raises(Refusal, match="there is no topic"):
        await anna.send("x", forum, thread=thread)
    with pytest.raises(Refusal, match="there is no topic"):
        await stage.playground.close_topic(forum, thread)


async def test_a_closed_topic_is_for_admins(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    forum = await stage.playground.add_group("Форум", [anna, boris], forum=True)
    topic = await stage.playground.add_topic(forum, "Тысяча")
    await stage.updates()
    await stage.playground.close_topic(forum, topic)
    await stage.playground.close_topic(forum, topic)
    (update,) = await stage.updates()
    assert update.message is not None
    assert update.message.forum_topic_closed is not None
    assert await stage.refusal(to(forum, topic)) == "Bad Request: TOPIC_CLOSED"
    with pytest.raises(Refusal, match="the topic is closed"):
        await boris.send("x", forum, thread=topic)
    await anna.send("x", forum, thread=topic)
    await stage.playground.close_topic(forum, topic, closed=False)
    assert await stage.bot(to(forum, topic))


async def test_a_basic_group_has_no_topics(stage: Stage) -> None:
    with pytest.raises(Refusal, match="no topics"):
        await stage.playground.add_topic(stage.group, "Тысяча")


async def test_replies_in_a_supergroup_form_a_thread_without_a_topic(stage: Stage) -> None:
    anna = await stage.person()
    group = await stage.playground.add_group("Клуб", [anna], type="supergroup")
    first = await stage.bot(to(group))
    second = await anna.send("/a", group, reply_to=first.message_id)
    await anna.send("/b", group, reply_to=second.id)
    message = (await stage.updates())[-1].message
    assert message is not None
    assert message.message_thread_id == first.message_id
    assert message.is_topic_message is None
    assert await stage.refusal(to(group, first.message_id)) == (
        "Bad Request: message thread not found"
    )


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


async def test_who_is_who_in_a_group(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    await stage.playground.set_status(stage.group, boris, "administrator")
    owner, admin = await stage.bot.get_chat_administrators(stage.group)
    assert (owner.status, owner.user.id) == ("creator", anna.id)
    assert isinstance(admin, ChatMemberAdministrator)
    assert (admin.user.id, admin.can_delete_messages) == (boris.id, True)
    assert await stage.bot.get_chat_member_count(stage.group) == 6
    stranger = await stage.playground.add_person("Егор")
    statuses = [
        (await stage.bot.get_chat_member(stage.group, who)).status
        for who in (anna.id, boris.id, stranger.id, stage.bot.id, 1087968824)
    ]
    assert statuses == ["creator", "administrator", "left", "member", "left"]
    unknown = GetChatMember(chat_id=stage.group, user_id=7)
    assert await stage.refusal(unknown) == "Bad Request: user not found"


async def test_who_is_who_in_private(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    await anna.start()
    statuses = [(await stage.bot.get_chat_member(anna.id, who.id)).status for who in (anna, boris)]
    assert statuses == ["member", "left"]
    assert await stage.bot.get_chat_member_count(anna.id) == 2
    assert await stage.refusal(GetChatAdministrators(chat_id=anna.id)) == (
        "Bad Request: there are no administrators in the private chat"
    )


async def test_joining_and_leaving_are_told_to_everybody(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    await stage.updates()
    await stage.playground.set_status(stage.group, boris, "left")
    await stage.playground.set_status(stage.group, boris, "member")
    await stage.playground.set_status(stage.group, boris, "kicked", by=anna.id)
    left, joined, kicked = [u.message for u in await stage.updates() if u.message]
    assert left.left_chat_member is not None
    assert left.from_user is not None
    assert left.left_chat_member.id == left.from_user.id == boris.id
    assert joined.new_chat_members is not None
    assert [user.id for user in joined.new_chat_members] == [boris.id]
    assert kicked.from_user is not None
    assert (kicked.left_chat_member is not None, kicked.from_user.id) == (True, anna.id)
    services = [m.service for m in await anna.look(stage.group)][1:]
    assert services == [
        "Больше не в группе: Борис",
        "Теперь в группе: Борис",
        "Больше не в группе: Борис",
    ]
    with pytest.raises(Refusal, match="is not in this chat"):
        await boris.look(stage.group)


async def test_members_are_followed_by_an_admin_bot_that_asks(stage: Stage) -> None:
    boris = await stage.person("Борис")
    asked = {"allowed_updates": ["chat_member", "my_chat_member"]}
    await stage.updates(**asked)
    await stage.playground.set_status(stage.group, boris, "left")
    assert await stage.updates(**asked) == []
    await stage.playground.set_status(stage.group, None, "administrator")
    await stage.playground.set_status(stage.group, boris, "member")
    promoted, joined = await stage.updates(**asked)
    assert promoted.my_chat_member is not None
    assert promoted.my_chat_member.new_chat_member.status == "administrator"
    assert joined.chat_member is not None
    assert joined.chat_member.old_chat_member.status == "left"
    assert joined.chat_member.new_chat_member.user.id == boris.id


async def test_a_founding_bot_learns_of_the_group(stage: Stage) -> None:
    anna = await stage.person()
    await stage.updates()
    group = await stage.playground.add_group("Новая", [anna])
    member, created = await stage.updates()
    assert member.my_chat_member is not None
    assert member.my_chat_member.old_chat_member.status == "left"
    assert created.message is not None
    assert created.message.group_chat_created
    assert created.message.chat.id == group


async def test_a_bot_added_later_learns_of_the_group(stage: Stage) -> None:
    anna = await stage.person()
    group = await stage.playground.add_group("Новая", [anna], bot=False)
    assert await stage.updates() == []
    await stage.playground.set_status(group, None, "member")
    member, joined = await stage.updates()
    assert member.my_chat_member is not None
    assert joined.message is not None
    assert joined.message.new_chat_members is not None
    assert joined.message.new_chat_members[0].id == stage.bot.id


async def test_renamed_people_and_groups(stage: Stage) -> None:
    anna = await stage.person()
    await anna.rename(first_name="<b>Аня</b>", last_name="", username="new_name")
    await stage.playground.post(f"chats/{stage.group}/title", title="A & <i>B</i>")
    await anna.send("/play", stage.group)
    title, play = [u.message for u in await stage.updates() if u.message]
    assert title.new_chat_title == "A & <i>B</i>"
    assert play.from_user is not None
    assert play.from_user.full_name == "<b>Аня</b>"
    assert play.from_user.username == "new_name"
    assert play.chat.title == "A & <i>B</i>"
    sent = await stage.bot.send_message(stage.group, play.from_user.mention_html())
    assert sent.text == "<b>Аня</b>"
    shown = await anna.expect("Аня", stage.group)
    assert shown.html == f'<a href="tg://user?id={anna.id}">&lt;b&gt;Аня&lt;/b&gt;</a>'


async def test_ids_do_not_fit_32_bits(stage: Stage) -> None:
    anna = await stage.person()
    assert anna.id > 2**32
    assert stage.group < -(2**31)
