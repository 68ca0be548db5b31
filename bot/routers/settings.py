"""Settings: of a chat (admins, checked at each press) and of a person."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.answer import SILENT, Answer, Caller, Refused
from bot.callbacks import Setting
from bot.callers import caller_of, message_of, venue_of_message
from bot.desk import Desk
from bot.i18n import LANGUAGES, translator
from bot.prefs import TURN_SECONDS, ChatSettings, Prefs
from bot.screens import settings as screens
from engine.games import GAMES

T = TypeVar("T", Prefs, ChatSettings)


async def show(message: Message, desk: Desk) -> None:
    """The settings of this chat; in the private chat, the person's own."""
    caller = caller_of(message.from_user, message)
    venue = venue_of_message(message)
    command = (message.text or "").split("@")[0].split()[0]
    page = "language" if command == "/lang" else ""
    if venue.is_private:
        prefs = (await desk.host.people.profile(caller)).prefs
        screen = screens.person_screen(translator(prefs.language), prefs, page)
    else:
        await desk.host.people.must_be_admin(venue.chat_id, caller)
        settings = await desk.host.people.chat_settings(venue.chat_id, caller.language_code)
        screen = screens.chat_screen(translator(settings.language), settings, page)
    await desk.speaker.say(venue.chat_id, venue.thread_id, screen, message.message_id)


async def set_something(desk: Desk, caller: Caller, button: Setting, query: CallbackQuery) -> None:
    """A button of a settings message: an empty value opens its choice, a value is set.

    Raises:
        Refused: no such setting or value, or no right to it.
    """
    message = message_of(query)
    if message is None:
        raise Refused("answer-stale")
    is_private = message.chat.id == caller.id
    if (button.scope == "p") != is_private:
        raise Refused("answer-wrong-place")
    page = button.name if not button.value else ""
    if is_private:
        prefs = await _person(desk, caller, button)
        screen = screens.person_screen(translator(prefs.language), prefs, page)
    else:
        settings = await _chat(desk, caller, button, message)
        screen = screens.chat_screen(translator(settings.language), settings, page)
    await desk.answer(query.id, caller, Answer("answer-saved") if button.value else SILENT)
    await desk.speaker.turn(message.chat.id, message.message_id, screen)


async def _person(desk: Desk, caller: Caller, button: Setting) -> Prefs:
    if button.value:
        return await desk.host.people.set_prefs(caller, _chosen(PERSON, button))
    return (await desk.host.people.profile(caller)).prefs


async def _chat(desk: Desk, caller: Caller, button: Setting, message: Message) -> ChatSettings:
    chat_id = message.chat.id
    if not button.value:
        await desk.host.people.must_be_admin(chat_id, caller)
        return await desk.host.people.chat_settings(chat_id, caller.language_code)
    settings = await desk.host.people.set_chat(chat_id, caller, _chosen(CHAT, button))
    await desk.host.people.follow_settings(chat_id, settings)
    return settings


def _chosen(known: dict[str, dict[str, Callable[[T], T]]], button: Setting) -> Callable[[T], T]:
    try:
        return known[button.name][button.value]
    except KeyError:
        raise Refused("answer-stale") from None


def _field(name: str, value: Any) -> Callable[[T], T]:
    def change(settings: T) -> T:
        return replace(settings, **{name: value})

    return change


def _switch(name: str) -> dict[str, Callable[[Prefs], Prefs]]:
    return {text: _field(name, text == "on") for text in ("on", "off")}


PERSON: dict[str, dict[str, Callable[[Prefs], Prefs]]] = {
    "language": {code: _field("language", code) for code in LANGUAGES},
    "ranks": {code: _field("ranks", code) for code in ("ru", "en")},
    "coloured": _switch("coloured"),
    "confirm": _switch("confirm"),
    "hurry": _switch("hurry"),
}
CHAT: dict[str, dict[str, Callable[[ChatSettings], ChatSettings]]] = {
    "language": {code: _field("language", code) for code in LANGUAGES},
    "game": {slug: _field("game", slug) for slug in GAMES},
    "clock": {
        "off": _field("turn_seconds", None),
        **{str(seconds): _field("turn_seconds", seconds) for seconds in TURN_SECONDS},
    },
    "stop": {"players": _field("stop_by", "players"), "admins": _field("stop_by", "admins")},
}


def router() -> Router:
    """These handlers, for one bot."""
    made = Router(name=__name__)
    made.message.register(show, Command("settings", "lang"))
    return made
