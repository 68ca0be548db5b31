"""What happens to chats and people: joined, blocked, left, became a supergroup."""

from __future__ import annotations

from aiogram import F, Router
from aiogram.filters import JOIN_TRANSITION, ChatMemberUpdatedFilter
from aiogram.types import ChatMemberUpdated, Message

from bot.callers import caller_of
from bot.desk import Desk
from bot.screens.private import greeting

GONE = {"left", "kicked"}


async def blocked_or_back(event: ChatMemberUpdated, desk: Desk) -> None:
    """A person blocked the bot, or unblocked it."""
    caller = caller_of(event.from_user)
    is_reachable = event.new_chat_member.status not in GONE
    await desk.host.people.set_reachable(caller, is_reachable=is_reachable)


async def added(event: ChatMemberUpdated, desk: Desk) -> None:
    """The bot came to a chat, for the first time or again."""
    caller = caller_of(event.from_user)
    t = await desk.language_in(event.chat.id, caller)
    await desk.speaker.say(event.chat.id, None, greeting(t, desk.username), None)
    await desk.host.tables.revive(event.chat.id)


async def changed(event: ChatMemberUpdated, desk: Desk) -> None:
    """The bot's rights changed; where it may write again, the table is shown again."""
    if event.new_chat_member.status not in GONE:
        await desk.host.tables.revive(event.chat.id)


async def member_changed(event: ChatMemberUpdated, desk: Desk) -> None:
    """A member left the chat (told to bots that are admins)."""
    if event.new_chat_member.status in GONE:
        await desk.host.people.left_chat(event.chat.id, event.new_chat_member.user.id)


async def member_left(message: Message, desk: Desk) -> None:
    """A member left the chat: away from its table."""
    if message.left_chat_member is not None:
        await desk.host.people.left_chat(message.chat.id, message.left_chat_member.id)


async def topic_reopened(message: Message, desk: Desk) -> None:
    """The bot may write to the topic again: what stands there is shown anew."""
    await desk.host.tables.revive(message.chat.id)


async def became_supergroup(message: Message, desk: Desk) -> None:
    """The group became a supergroup: its table moves along."""
    if message.migrate_to_chat_id is not None:
        await desk.host.matches.migrated(message.chat.id, message.migrate_to_chat_id)


async def was_group(message: Message, desk: Desk) -> None:
    """The same news, told in the new chat; whichever comes first moves the table."""
    if message.migrate_from_chat_id is not None:
        await desk.host.matches.migrated(message.migrate_from_chat_id, message.chat.id)


def router() -> Router:
    """These handlers, for one bot."""
    made = Router(name=__name__)
    made.my_chat_member.register(blocked_or_back, F.chat.type == "private")
    made.my_chat_member.register(added, ChatMemberUpdatedFilter(JOIN_TRANSITION))
    made.my_chat_member.register(changed)
    made.chat_member.register(member_changed)
    made.message.register(member_left, F.left_chat_member)
    made.message.register(topic_reopened, F.forum_topic_reopened)
    made.message.register(became_supergroup, F.migrate_to_chat_id)
    made.message.register(was_group, F.migrate_from_chat_id)
    return made
