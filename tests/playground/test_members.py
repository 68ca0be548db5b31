import pytest
from aiogram.methods import (
    GetChatAdministrators,
    GetChatMember,
)
from aiogram.types import (
    ChatMemberAdministrator,
)

from playground.client import Refusal
from tests.playground.stage import Stage


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
