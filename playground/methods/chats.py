"""What the bot asks about itself, chats and members."""

from __future__ import annotations

import re

from aiogram.methods import (
    DeleteMyCommands,
    GetChat,
    GetChatAdministrators,
    GetChatMember,
    GetChatMemberCount,
    GetMe,
    GetMyCommands,
    LeaveChat,
    SetMyCommands,
)
from aiogram.types import BotCommandScopeUnion

from playground.emulator import Emulator
from playground.errors import bad_request
from playground.membership import set_status
from playground.methods.places import find_chat
from playground.model import Json, Status
from playground.wire import bot_json, chat_json, member_json, message_json, permissions_json


def get_me(emulator: Emulator, call: GetMe) -> Json:
    """The bot itself."""
    return bot_json(emulator.world.bot, privacy=emulator.world.privacy)


def get_chat(emulator: Emulator, call: GetChat) -> Json:
    """All about a chat."""
    world = emulator.world
    chat = find_chat(emulator, call.chat_id)
    person = world.users.get(chat.id)
    if person is not None and not person.started:
        raise bad_request("chat not found")
    shown = {
        **chat_json(chat, person),
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(
            (
                "unlimited_gifts",
                "limited_gifts",
                "unique_gifts",
                "premium_subscription",
                "gifts_from_channels",
            ),
            False,
        ),
    }
    if person is None:
        shown["permissions"] = permissions_json(
            can_send=chat.bot_can_send or chat.type == "supergroup"
        )
    pinned = chat.messages.get(chat.pinned or 0)
    if pinned is not None:
        shown["pinned_message"] = message_json(pinned, chat, world.users)
    return shown


def get_chat_member(emulator: Emulator, call: GetChatMember) -> Json:
    """What somebody is to a chat."""
    world = emulator.world
    chat = find_chat(emulator, call.chat_id)
    user = world.users.get(call.user_id)
    if call.user_id == world.anonymous.id:
        return member_json(world.anonymous, Status.LEFT)
    if user is None:
        raise bad_request("user not found")
    if chat.is_private:
        inside = user.id in {chat.id, world.bot.id}
        return member_json(user, Status.MEMBER if inside else Status.LEFT)
    return member_json(user, chat.status(user.id))


def get_chat_administrators(emulator: Emulator, call: GetChatAdministrators) -> list[Json]:
    """Everybody who runs a group, other bots aside."""
    chat = find_chat(emulator, call.chat_id)
    if chat.is_private:
        raise bad_request("there are no administrators in the private chat")
    users = emulator.world.users
    return [member_json(users[u], s) for u, s in chat.members.items() if s.is_admin]


def get_chat_member_count(emulator: Emulator, call: GetChatMemberCount) -> int:
    """How many there are in a chat, the bot counted."""
    chat = find_chat(emulator, call.chat_id)
    if chat.is_private:
        return 2
    return sum(status.is_inside for status in chat.members.values())


def leave_chat(emulator: Emulator, call: LeaveChat) -> bool:
    """Leave a group."""
    chat = find_chat(emulator, call.chat_id)
    if chat.is_private:
        raise bad_request("chat member status can't be changed in private chats")
    bot = emulator.world.bot
    set_status(emulator.world, chat, bot, Status.LEFT, bot)
    return True


def _key(scope: BotCommandScopeUnion | None, language: str | None) -> tuple[str, str]:
    named = scope.model_dump_json(exclude_none=True) if scope is not None else ""
    return ("" if named == '{"type":"default"}' else named, language or "")


def set_my_commands(emulator: Emulator, call: SetMyCommands) -> bool:
    """Say which commands the bot understands."""
    if len(call.commands) > 100:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    for command in call.commands:
        if not re.fullmatch(r"[a-z0-9_]{1,32}", command.command):
            raise bad_request("BOT_COMMAND_INVALID")
        if not 1 <= len(command.description) <= 256:
            raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    commands = [command.model_dump(exclude_none=True) for command in call.commands]
    emulator.commands[_key(call.scope, call.language_code)] = commands
    _notice_ephemeral(emulator)
    return True


def _notice_ephemeral(emulator: Emulator) -> None:
    """Persons' apps send some commands so that only the bot sees them."""
    every = (command for commands in emulator.commands.values() for command in commands)
    names = (command["command"] for command in every if command.get("is_ephemeral"))
    emulator.world.ephemeral_commands = frozenset(names)


def get_my_commands(emulator: Emulator, call: GetMyCommands) -> list[Json]:
    """The commands set for exactly this scope and language."""
    return emulator.commands.get(_key(call.scope, call.language_code), [])


def delete_my_commands(emulator: Emulator, call: DeleteMyCommands) -> bool:
    """Forget the commands set for this scope and language."""
    emulator.commands.pop(_key(call.scope, call.language_code), None)
    _notice_ephemeral(emulator)
    return True
