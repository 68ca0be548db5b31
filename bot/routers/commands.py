"""Commands in groups and in the private chat.

`/cmd@thisbot` works too, `/cmd@another` is not for us.
"""

from __future__ import annotations

from html import escape

from aiogram import F, Router
from aiogram.filters import Command, CommandObject
from aiogram.types import Message

from bot import match
from bot.answer import Answer, Caller, Refused
from bot.callers import caller_of, venue_of_message
from bot.desk import Desk
from bot.house import of_chat
from bot.routers import house
from bot.screens import popups
from bot.screens.names import shown
from bot.screens.private import (
    help_screen,
    leave_question,
    rules_of,
    rules_screen,
    stop_question,
)
from bot.screens.screen import Screen
from bot.screens.titles import game_named
from bot.table import Playing, Table


async def play(message: Message, command: CommandObject, desk: Desk) -> None:
    """Open a table here: `/play`, `/play thousand`, `/play сто одно`."""
    caller = caller_of(message.from_user, message)
    wanted = (command.args or "").strip()
    slug = game_named(wanted) if wanted else ""
    if slug is None:
        await _reply(
            message, desk, caller, Answer("answer-unknown-game", {"game": shown(wanted, 40)})
        )
        return
    _, answer = await desk.host.lobbies.open(venue_of_message(message), caller, slug)
    await _reply(message, desk, caller, answer)


async def join(message: Message, desk: Desk) -> None:
    """Take a seat at the table that stands here."""
    caller = caller_of(message.from_user, message)
    table = await desk.host.tables.at(venue_of_message(message))
    await _reply(message, desk, caller, await desk.host.lobbies.join(table.id, caller))


async def leave(message: Message, desk: Desk) -> None:
    """Leave the lobby, or the match for good; asked where nothing else says which."""
    caller = caller_of(message.from_user, message)
    table = await _table_of(message, desk, caller)
    if message.chat.id == caller.id and isinstance(table.stage, Playing):
        match.seat_for(table, caller.id)
        await _say(message, desk, leave_question(await desk.language_of(caller), table))
        return
    await _reply(message, desk, caller, await desk.host.matches.leave(table.id, caller))


async def table_anew(message: Message, desk: Desk) -> None:
    """Post the table anew; in the private chat, the hand."""
    caller = caller_of(message.from_user, message)
    table = await _table_of(message, desk, caller)
    if message.chat.id == caller.id:
        await desk.host.matches.post_hand_anew(table.id, caller)
    else:
        await desk.host.tables.post_anew(table.id)


async def hand_anew(message: Message, desk: Desk) -> None:
    """Send the hand again, privately."""
    caller = caller_of(message.from_user, message)
    table = await _table_of(message, desk, caller)
    if message.chat.id == caller.id:
        await desk.host.people.set_reachable(caller, is_reachable=True)
    await desk.host.matches.post_hand_anew(table.id, caller)


async def rules(message: Message, command: CommandObject, desk: Desk) -> None:
    """The rules in force here; of a game, if one is named; or a code sets house rules."""
    caller = caller_of(message.from_user, message)
    wanted = (command.args or "").strip()
    slug = game_named(wanted)
    if wanted and slug is None:
        await _reply(message, desk, caller, await house.set_by_code(message, wanted, desk, caller))
        return
    t = await desk.language_in(message.chat.id, caller)
    try:
        table = await _table_of(message, desk, caller)
    except Refused:  # none stands here: by what the chat has chosen
        table = None
    if table is not None and slug in (None, table.slug):
        await _say(message, desk, rules_screen(t, table))
        return
    settings = await desk.host.people.chat_settings(message.chat.id, caller.language_code)
    chosen = of_chat(settings, slug or settings.game)
    await _say(message, desk, rules_of(t, chosen, f"c.{chosen.slug}"))


async def record(message: Message, desk: Desk) -> None:
    """The record of the match that was last over here, as a file."""
    venue = venue_of_message(message)
    name, text = await desk.host.matches.last_record(venue)
    await desk.speaker.hand_over(venue.chat_id, venue.thread_id, name, text.encode())


async def score(message: Message, command: CommandObject, desk: Desk) -> None:
    """The scores, or the last trick, as everybody may see them."""
    caller = caller_of(message.from_user, message)
    table = await _table_of(message, desk, caller)
    t = await desk.language_in(message.chat.id, caller)
    told = popups.scores if command.command == "score" else popups.last_trick
    await _say(message, desk, Screen(escape(told(table, t), quote=False)))


async def stop(message: Message, desk: Desk) -> None:
    """Ask whether the table is to be stopped."""
    caller = caller_of(message.from_user, message)
    if await desk.host.tables.close_if_broken(venue_of_message(message)):
        await _reply(message, desk, caller, Answer("answer-closed"))
        return
    table = await _table_of(message, desk, caller)
    await desk.host.matches.must_may_stop(table, caller)
    t = await desk.language_in(message.chat.id, caller)
    await _say(message, desk, stop_question(t, table))


async def help_(message: Message, desk: Desk) -> None:
    """What the bot can do here."""
    caller = caller_of(message.from_user, message)
    t = await desk.language_in(message.chat.id, caller)
    is_private = message.chat.type == "private"
    await _say(message, desk, help_screen(t, desk.username, is_private=is_private))


async def _table_of(message: Message, desk: Desk, caller: Caller) -> Table:
    """The table here or, in the private chat, the person's latest."""
    if message.chat.type == "private":
        return await desk.host.tables.latest_of(caller.id)
    return await desk.host.tables.at(venue_of_message(message))


async def _reply(message: Message, desk: Desk, caller: Caller, answer: Answer) -> None:
    venue = venue_of_message(message)
    await desk.reply(venue.chat_id, venue.thread_id, caller, answer, message.message_id)


async def _say(message: Message, desk: Desk, screen: Screen) -> None:
    venue = venue_of_message(message)
    await desk.speaker.say(venue.chat_id, venue.thread_id, screen, message.message_id)


def router() -> Router:
    """These handlers, for one bot."""
    made = Router(name=__name__)
    made.message.register(play, Command("play"))
    made.message.register(join, Command("join"))
    made.message.register(leave, Command("leave"))
    made.message.register(table_anew, Command("table"))
    made.message.register(hand_anew, Command("hand"))
    made.message.register(rules, Command("rules"))
    made.message.register(record, Command("record"))
    made.message.register(score, Command("score", "last"))
    made.message.register(stop, Command("stop"))
    made.message.register(help_, Command("help"))
    made.message.register(help_, Command("start"), F.chat.type != "private")
    return made
