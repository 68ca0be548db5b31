"""Every press of a button: parse → host → answer.

What a button means stands in `bot.callbacks`.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from aiogram import Router
from aiogram.types import CallbackQuery

from bot import callbacks, lobby
from bot.answer import SILENT, Answer, BadMove, Caller, Ending, Refused
from bot.callers import caller_of, message_of, venue_of_message
from bot.desk import Desk
from bot.i18n import Translator, translator
from bot.prefs import Prefs
from bot.routers import forget, house, survey
from bot.routers.settings import set_something
from bot.screens import popups
from bot.screens.private import rules_screen
from bot.table import HOST_SIDE, Over, Table

Deed = Callable[[Desk, Caller, callbacks.Verb, CallbackQuery], Awaitable[Answer | None]]

_CALLS = re.compile(r"([0-9]{1,9})\.([a-z]{1,12})")
_MARKS = re.compile(r"([0-9]{1,9})\.([0-9a-f]{1,8})")

_SIDES = {**{str(side): side for side in range(5)}, "lead": HOST_SIDE}

STALE = {"answer-stale", "answer-done", "answer-over", "answer-started"}
"""Refusals after which an old message loses its buttons."""


async def pressed(query: CallbackQuery, desk: Desk) -> Ending:
    """A button, whatever it is."""
    caller = caller_of(query.from_user)
    button = callbacks.parse(query.data or "")
    ending = Ending.DONE
    try:
        answer = await _do(button, caller, query, desk)
    except Refused as refused:
        answer, ending = refused.answer, Ending.REFUSED
    except BadMove as error:
        assert isinstance(button, callbacks.Act)  # noqa: S101 - only actions ask the rules
        table = await desk.host.tables.get(button.table)
        await desk.explain(query.id, caller, table, error)
        return Ending.BAD_MOVE
    if answer is not None:
        await desk.answer(query.id, caller, answer)
    if answer is not None and answer.key in STALE:
        await _clear_old(query, button, desk)
    return ending


async def _do(
    button: callbacks.Callback | None, caller: Caller, query: CallbackQuery, desk: Desk
) -> Answer | None:
    match button:
        case callbacks.Act():
            return await desk.host.matches.act(caller, button)
        case callbacks.Verb():
            deed = VERBS.get(button.verb)
            if deed is None:
                raise Refused("answer-stale")
            return await deed(desk, caller, button, query)
        case callbacks.Setting():
            await set_something(desk, caller, button, query)
            return None
        case callbacks.House():
            return await house.turned(desk, caller, button, query)
        case callbacks.Forget():
            await forget.answered(desk, caller, button, query)
            return None
        case callbacks.Survey():
            await survey.pressed(desk, caller, button, query)
            return None
        case None:
            raise Refused("answer-stale")


async def _clear_old(query: CallbackQuery, button: callbacks.Callback | None, desk: Desk) -> None:
    message = message_of(query)
    if message is None:
        return
    if isinstance(button, callbacks.House | callbacks.Survey):
        await desk.clear(message.chat.id, message.message_id)
    if not isinstance(button, callbacks.Act):
        return
    is_shown = await desk.host.matches.show_present(
        button.table, query.from_user.id, message.message_id
    )
    if not is_shown:
        await desk.clear(message.chat.id, message.message_id)


# Lobby ----------------------------------------------------------------------------------------


async def _seat(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    side = _SIDES.get(button.argument)
    if side is None and button.argument:
        raise Refused("answer-stale")
    return await desk.host.lobbies.toggle_seat(button.table, caller, side)


async def _captain(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    return await desk.host.lobbies.become_captain(button.table, caller)


def _lobby_step(step: Callable[[Table, lobby.Rights], Table]) -> Deed:
    async def deed(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
        await desk.host.lobbies.change_lobby(button.table, caller, step)
        return SILENT

    return deed


async def _preset(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    if button.argument:
        await desk.host.lobbies.change_house(
            button.table, caller, lambda house: house.by_preset(button.argument)
        )
    else:
        await desk.host.lobbies.open_panel(button.table, caller, "presets")
    return SILENT


async def _game(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    if button.argument:
        await desk.host.lobbies.change_game(button.table, caller, button.argument)
    else:
        await desk.host.lobbies.open_panel(button.table, caller, "games")
    return SILENT


async def _start(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    return await desk.host.lobbies.start(button.table, caller)


async def _close(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    return await desk.host.lobbies.close_lobby(button.table, caller)


async def _rules(
    desk: Desk, caller: Caller, button: callbacks.Verb, query: CallbackQuery
) -> Answer | None:
    """The rules in force: privately, by way of a link if need be; or a page of them."""
    table = await desk.host.tables.get(button.table)
    profile = await desk.host.people.profile(caller)
    message = message_of(query)
    is_private = message is not None and message.chat.id == caller.id
    if button.argument and message is not None:
        t = await desk.language_in(message.chat.id, caller)
        page = rules_screen(t, table, button.argument)
        await desk.answer(query.id, caller, SILENT)
        await desk.speaker.turn(message.chat.id, message.message_id, page)
        return None
    if not (profile.is_reachable or is_private):
        # not into the group: a leftover button would let anybody fill it with rules
        return Answer("answer-open-private", is_alert=True, start=f"r_{table.id}")
    t = await desk.language_of(caller)
    await desk.answer(query.id, caller, SILENT if is_private else Answer("answer-sent-privately"))
    await desk.speaker.say(caller.id, None, rules_screen(t, table), None)
    return None


# Match ----------------------------------------------------------------------------------------


def _pop_up(shown: Callable[[Table, Translator, int, Prefs], str]) -> Deed:
    async def deed(
        desk: Desk, caller: Caller, button: callbacks.Verb, query: CallbackQuery
    ) -> None:
        table = await desk.host.tables.get(button.table)
        prefs = (await desk.host.people.profile(caller)).prefs
        text = shown(table, translator(prefs.language), caller.id, prefs)
        await desk.pop_up(query.id, text)

    return deed


async def _page(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    await desk.host.matches.turn_page(button.table, caller, button.argument)
    return SILENT


async def _mark(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    marks = _MARKS.fullmatch(button.argument)
    if marks is None:
        raise Refused("answer-stale")
    position, marked = marks.groups()
    await desk.host.matches.mark_cards(button.table, caller, int(position), int(marked, 16))
    return SILENT


async def _public(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    call = _CALLS.fullmatch(button.argument)
    if call is None:
        raise Refused("answer-stale")
    position, word = call.groups()
    return await desk.host.matches.press_public(button.table, caller, int(position), word)


async def _count(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    if not button.argument.isdecimal():
        raise Refused("answer-stale")
    return await desk.host.pleas.count(button.table, caller, int(button.argument))


async def _back(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    return await desk.host.matches.back(button.table, caller)


async def _leave(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    if button.argument != "yes":
        await desk.host.matches.turn_page(button.table, caller, "leave")
        return SILENT
    return await desk.host.matches.leave(button.table, caller)


async def _quit(
    desk: Desk, caller: Caller, button: callbacks.Verb, query: CallbackQuery
) -> Answer:
    """The question whether to leave was answered; the question goes."""
    answer = SILENT
    if button.argument == "yes":
        answer = await desk.host.matches.leave(button.table, caller)
    message = message_of(query)
    if message is not None:
        await desk.discard(message.chat.id, message.message_id)
    return answer


async def _stop(
    desk: Desk, caller: Caller, button: callbacks.Verb, query: CallbackQuery
) -> Answer:
    """The question whether to stop was answered; the question goes."""
    table = await desk.host.tables.get(button.table)
    answer = Answer("answer-over") if isinstance(table.stage, Over) else SILENT
    if not answer.key:
        await desk.host.matches.must_may_stop(table, caller)
    if not answer.key and button.argument == "yes":
        answer = await desk.host.matches.stop(button.table, caller)
    message = message_of(query)
    if message is not None:
        await desk.discard(message.chat.id, message.message_id)
    return answer


async def _rematch(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    return await desk.host.lobbies.rematch(button.table, caller)


async def _record(
    desk: Desk, caller: Caller, button: callbacks.Verb, query: CallbackQuery
) -> None:
    """The record of the match: privately where the person can be reached, else here."""
    name, text = await desk.host.matches.record(button.table)
    message = message_of(query)
    profile = await desk.host.people.profile(caller)
    is_elsewhere = message is None or message.chat.id != caller.id
    if profile.is_reachable or message is None:
        word = Answer("answer-sent-privately") if is_elsewhere else SILENT
        await desk.answer(query.id, caller, word)
        await desk.speaker.hand_over(caller.id, None, name, text.encode())
        return
    await desk.answer(query.id, caller, SILENT)
    venue = venue_of_message(message)
    await desk.speaker.hand_over(venue.chat_id, venue.thread_id, name, text.encode())


async def _anew(desk: Desk, caller: Caller, button: callbacks.Verb, _: CallbackQuery) -> Answer:
    await desk.host.matches.post_hand_anew(button.table, caller)
    return SILENT


VERBS: dict[str, Deed] = {
    "seat": _seat,
    "captain": _captain,
    "bot_add": _lobby_step(lobby.with_computer),
    "bot_drop": _lobby_step(lobby.without_computer),
    "preset": _preset,
    "game": _game,
    "house": house.opened,
    "rules": _rules,
    "start": _start,
    "close": _close,
    "hand": _pop_up(popups.hand),
    "last": _pop_up(popups.last_trick),
    "scores": _pop_up(popups.scores),
    "why": _pop_up(popups.why_not),
    "page": _page,
    "mark": _mark,
    "call": _public,
    "count": _count,
    "back": _back,
    "leave": _leave,
    "quit": _quit,
    "stop": _stop,
    "rematch": _rematch,
    "record": _record,
    "anew": _anew,
}


def router() -> Router:
    """These handlers, for one bot."""
    made = Router(name=__name__)
    made.callback_query.register(pressed)
    return made
