"""The private chat: `/start` with and without a link, `/games`, and words that are no command."""

from __future__ import annotations

from contextlib import suppress

from aiogram import F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import Message

from bot.answer import Answer, Caller, Ending, Refused
from bot.callers import caller_of
from bot.desk import Desk
from bot.routers import forget, house, survey
from bot.routers.forget import FORGET
from bot.routers.words import heard
from bot.screens.private import games_list, rules_screen, welcome
from bot.table import Playing, Table
from engine.abilities import Spoken
from engine.games import GAMES


async def arrived(message: Message, command: CommandObject, desk: Desk) -> None:
    """The person followed a link: to a lobby, a hand, the rules, or to change them."""
    caller = caller_of(message.from_user)
    kind, _, table_id = (command.args or "").partition("_")
    if kind == FORGET:  # and nothing is to be learned of them on the way
        await forget.ask(desk, caller)
        return
    await desk.host.people.set_reachable(caller, is_reachable=True)
    if kind == "j":
        answer = await desk.host.lobbies.join(table_id, caller)
        await desk.reply(message.chat.id, None, caller, answer)
    elif kind == "r":
        t = await desk.language_of(caller)
        table = await desk.host.tables.get(table_id)
        await desk.speaker.say(caller.id, None, rules_screen(t, table), None)
    elif kind == "h":
        await house.arrived(desk, caller, table_id)
    elif kind == survey.SURVEY:
        await survey.show(desk, caller)
    elif kind == "t":
        await desk.host.matches.post_hand_anew(table_id, caller)
    else:
        await started(message, desk)


async def started(message: Message, desk: Desk) -> None:
    """Three lines of explanation."""
    caller = caller_of(message.from_user)
    await desk.host.people.set_reachable(caller, is_reachable=True)
    t = await desk.language_of(caller)
    await desk.speaker.say(message.chat.id, None, welcome(t, desk.username), None)


async def games(message: Message, desk: Desk) -> None:
    """The tables at which the person sits."""
    caller = caller_of(message.from_user)
    t = await desk.language_of(caller)
    tables = await desk.host.tables.of(caller.id)
    await desk.speaker.say(message.chat.id, None, games_list(t, tables, caller.id), None)


async def words(message: Message, desk: Desk) -> Ending:
    """Anything else: an answer where a game listens, or the survey; or a hint at buttons."""
    caller = caller_of(message.from_user)
    is_command = (message.text or "").startswith("/")  # one that we do not know
    if not is_command:
        ending = await _at_a_table(message, desk, caller)
        if ending is not Ending.IGNORED:
            return ending
    if await survey.heard(message, desk, caller):
        return Ending.DONE
    try:
        table = await desk.host.tables.latest_of(caller.id)
    except Refused:
        await started(message, desk)
        return Ending.DONE
    with suppress(Refused):  # in a lobby there is no hand to show yet
        await desk.host.matches.post_hand_anew(table.id, caller)
    hint = "answer-use-buttons" if is_command else _hint(table, caller.id)
    await desk.reply(message.chat.id, None, caller, Answer(hint))
    return Ending.REFUSED


async def shown(message: Message, desk: Desk) -> Ending:
    """A picture, a sticker, a voice: nothing that could be an answer."""
    caller = caller_of(message.from_user)
    await desk.reply(message.chat.id, None, caller, Answer("answer-words-only"))
    return Ending.REFUSED


async def _at_a_table(message: Message, desk: Desk, caller: Caller) -> Ending:
    """What became of the words as an answer, at the table for which they are."""
    replied = message.reply_to_message
    replied_to = None if replied is None else replied.message_id
    table = await desk.host.words.meant(caller, message.text or "", replied_to)
    if table is None:
        return Ending.IGNORED
    return await heard(message, desk, caller, table, aloud=False)


def _hint(table: Table, person_id: int) -> str:
    """Why the words mean nothing: a game that listens does so by turns."""
    game, stage = GAMES[table.slug], table.stage
    if not isinstance(game, Spoken) or not isinstance(stage, Playing):
        return "answer-use-buttons"
    is_turn = table.seat_of(person_id) in game.to_move(stage.state)
    return "answer-use-buttons" if is_turn else "answer-not-your-turn"


def router() -> Router:
    """These handlers, for one bot."""
    made = Router(name=__name__)
    made.message.filter(F.chat.type == "private")
    made.message.register(arrived, CommandStart(deep_link=True))
    made.message.register(started, CommandStart())
    made.message.register(games, Command("games"))
    made.message.register(words, F.text)
    made.message.register(
        shown,
        F.photo
        | F.video
        | F.voice
        | F.video_note
        | F.audio
        | F.sticker
        | F.animation
        | F.document,
    )
    return made
