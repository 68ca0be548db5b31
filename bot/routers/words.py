"""Words that are no command: an answer, where a game listens to words.

In a group they come as replies to the bot or, where the bot may read everything, by themselves.
What is said to somebody else, or was said elsewhere and is passed on, is no answer. Nor is an
edited message: what was said first has been judged.
"""

from __future__ import annotations

import re
from contextlib import suppress
from html import escape

from aiogram import F, Router
from aiogram.types import Message

from bot.answer import BadMove, Caller, Ending, Refused
from bot.callers import caller_of, venue_of_message
from bot.desk import Desk
from bot.screens.games import SCREENS
from bot.screens.look import look_for
from bot.screens.screen import Screen
from bot.table import Table


async def said(message: Message, desk: Desk) -> Ending:
    """Somebody has said something in a group."""
    caller = caller_of(message.from_user, message)
    if not caller.can_sit or _is_to_another(message):
        return Ending.IGNORED
    with suppress(Refused):  # nothing stands here that could listen
        table = await desk.host.tables.at(venue_of_message(message))
        return await heard(message, desk, caller, table, aloud=True)
    return Ending.IGNORED


def _is_to_another(message: Message) -> bool:
    """Whether the words are a reply to somebody who is not the bot."""
    replied = message.reply_to_message
    if replied is None or replied.forum_topic_created is not None:  # all that stands in a topic
        return False
    bot = message.bot
    return bot is None or replied.from_user is None or replied.from_user.id != bot.id


def without_mention(text: str, username: str) -> str:
    """What is said without the bot's name, by which people call it."""
    mention = rf"(?<![\w@])@{re.escape(username)}(?!\w)[\s,:]*"
    return re.sub(mention, "", text, flags=re.IGNORECASE).strip()


async def heard(
    message: Message, desk: Desk, caller: Caller, table: Table, *, aloud: bool
) -> Ending:
    """What the table's game makes of the words, if anything; why it refuses them is told."""
    text = without_mention(message.text or "", desk.username)
    try:
        is_heard = await desk.host.words.say(table, caller, text, aloud=aloud)
    except BadMove as error:
        look = look_for(await desk.host.tables.get(table.id), caller.id)
        text = SCREENS[table.slug].reason(look, error.reason, error.details)
        screen = Screen(escape(text, quote=False))
        venue = venue_of_message(message)
        await desk.speaker.say(venue.chat_id, venue.thread_id, screen, message.message_id)
        return Ending.BAD_MOVE
    except Refused as refused:
        venue = venue_of_message(message)
        await desk.reply(
            venue.chat_id, venue.thread_id, caller, refused.answer, message.message_id
        )
        return Ending.REFUSED
    return Ending.DONE if is_heard else Ending.IGNORED


def router() -> Router:
    """These handlers, for one bot."""
    made = Router(name=__name__)
    made.message.filter(
        F.chat.type != "private",
        F.text,
        ~F.text.startswith("/"),
        ~F.forward_origin,
        ~F.via_bot,
        ~F.external_reply,
    )
    made.message.register(said)
    return made
