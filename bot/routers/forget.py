"""`/forget`: asked in the private chat, answered by a button there, and by nobody else's."""

from __future__ import annotations

from aiogram import F, Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.answer import SILENT, Answer, Caller, Refused
from bot.callbacks import Forget
from bot.callers import caller_of, message_of, venue_of_message
from bot.desk import Desk
from bot.screens import forget as screens
from bot.screens.screen import Screen
from bot.telegram import CallFailed

FORGET = "forget"
"""The start parameter that leads to the question."""
HOUR = 3600
"""Seconds for which the question can be answered; who comes back later may have begun anew."""


async def asked(message: Message, desk: Desk) -> None:
    """Ask whether everything is to be forgotten."""
    await ask(desk, caller_of(message.from_user))


async def asked_in_group(message: Message, desk: Desk) -> None:
    """Such things are spoken of in private."""
    caller = caller_of(message.from_user, message)
    answer = Answer("forget-privately", start=FORGET)
    await desk.invite(venue_of_message(message), caller, answer, message.message_id)


async def ask(desk: Desk, caller: Caller) -> None:
    """The question, with what would become of the tables where the person sits."""
    t = await desk.language_of(caller)
    tables = await desk.host.tables.of(caller.id)
    await desk.speaker.say(caller.id, None, screens.question(t, tables), None)


async def answered(desk: Desk, caller: Caller, button: Forget, query: CallbackQuery) -> None:
    """The question was answered: all that is known of the person goes, or nothing does.

    Raises:
        Refused: the button is somebody else's, or too old.
    """
    message = message_of(query)
    if message is None or message.chat.id != caller.id:
        raise Refused("answer-wrong-place")
    if desk.host.tables.now() - message.date.timestamp() > HOUR:
        await desk.clear(message.chat.id, message.message_id)
        raise Refused("answer-old-question", alert=True)
    t = await desk.language_of(caller)  # before it is forgotten
    if button.word == "yes":
        await desk.host.forgetting.forget(caller.id, desk.clear)
    await desk.answer(query.id, caller, SILENT)
    screen = screens.forgotten(t) if button.word == "yes" else screens.kept(t)
    await _turn_or_say(desk, caller, message.message_id, screen)


async def _turn_or_say(desk: Desk, caller: Caller, message_id: int, screen: Screen) -> None:
    try:
        await desk.speaker.turn(caller.id, message_id, screen)
    except CallFailed:  # it is done all the same, and has to be said
        await desk.speaker.say(caller.id, None, screen, None)


def router() -> Router:
    """These handlers, for one bot."""
    made = Router(name=__name__)
    made.message.register(asked, Command("forget"), F.chat.type == "private")
    made.message.register(asked_in_group, Command("forget"))
    return made
