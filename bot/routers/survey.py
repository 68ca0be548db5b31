"""The survey: `/survey`, its buttons, and the answers, which are plain words in private."""

from __future__ import annotations

from dataclasses import replace

from aiogram import F, Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.answer import SILENT, Answer, Caller, Refused
from bot.callbacks import Survey
from bot.callers import caller_of, message_of, venue_of_message
from bot.desk import Desk
from bot.host.surveys import Surveys, Turn
from bot.i18n import Translator
from bot.pollster import put
from bot.screens import survey as screens
from bot.screens.screen import Screen

SURVEY = "survey"
"""The start parameter that leads here."""


async def asked(message: Message, desk: Desk) -> None:
    """What the survey is, what the person has chosen in it, or the question that is open."""
    await show(desk, caller_of(message.from_user))


async def asked_in_group(message: Message, desk: Desk) -> None:
    """People are asked in private only."""
    caller = caller_of(message.from_user, message)
    answer = Answer("survey-privately", start=SURVEY)
    await desk.invite(venue_of_message(message), caller, answer, message.message_id)


async def show(desk: Desk, caller: Caller) -> None:
    """The survey as it stands for the person."""
    await desk.host.people.set_reachable(caller, is_reachable=True)
    t = await desk.language_of(caller)
    known = await desk.surveys.respondent(caller.id)
    if known.asked is not None:
        await put(desk, caller.id, t, await desk.surveys.sit(caller.id, t.language))
        return
    await desk.speaker.say(caller.id, None, screens.standing(t, known), None)


async def heard(message: Message, desk: Desk, caller: Caller) -> bool:
    """Whether the words were for the survey; then the next question follows.

    Raises:
        Refused: they are no answer.
    """
    text = message.text or ""
    if text.startswith("/"):
        return False  # a command that we do not know
    t = await desk.language_of(caller)
    turn = await desk.surveys.answer(caller.id, t.language, text, message.message_id)
    if turn is None:
        return False
    await put(desk, caller.id, t, turn)
    return True


async def pressed(desk: Desk, caller: Caller, button: Survey, query: CallbackQuery) -> None:
    """A button of the survey, each of which is the person's own.

    Raises:
        Refused: the button is old, or stands elsewhere.
    """
    message = message_of(query)
    if message is None or message.chat.id != caller.id:
        raise Refused("answer-wrong-place")
    t = await desk.language_of(caller)
    if (turn := await _asked(desk.surveys, caller.id, t, button)) is None:
        screen = await _chosen(desk.surveys, caller.id, t, button)
        await desk.answer(query.id, caller, SILENT)
        await desk.speaker.turn(caller.id, message.message_id, screen)
        return
    await desk.answer(query.id, caller, SILENT)
    await desk.clear(caller.id, message.message_id)
    old = None if turn.old == message.message_id else turn.old
    await put(desk, caller.id, t, replace(turn, old=old))


async def _asked(surveys: Surveys, person_id: int, t: Translator, button: Survey) -> Turn | None:
    """What a button leads to that moves the questions; None: it is none of these."""
    match button.verb:
        case "agree":
            await surveys.agree(person_id)
            return await surveys.sit(person_id, t.language)
        case "sit":
            return await surveys.sit(person_id, t.language)
        case "skip":
            return await surveys.skip(person_id, t.language, button.number)
        case _:
            return None


async def _chosen(surveys: Surveys, person_id: int, t: Translator, button: Survey) -> Screen:
    """What a button leaves in the place of its message."""
    match button.verb:
        case "enough":
            await surveys.stop(person_id, button.number)
            return screens.stopped(t)
        case "on" | "off":
            is_wanted = button.verb == "on"
            known = await surveys.ask_after_shows(person_id, is_wanted=is_wanted)
            return screens.standing(t, known)
        case "leave":
            await surveys.withdraw(person_id)
            return screens.left(t)
        case "later":
            return screens.later(t)
        case _:
            raise Refused("answer-stale")


def router() -> Router:
    """These handlers, for one bot."""
    made = Router(name=__name__)
    made.message.register(asked, Command("survey"), F.chat.type == "private")
    made.message.register(asked_in_group, Command("survey"))
    return made
