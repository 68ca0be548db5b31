"""What every router has at hand, and how an answer becomes a sentence in the right language."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from html import escape

from bot.answer import Answer, BadMove, Caller
from bot.host import Host
from bot.host.surveys import Surveys
from bot.i18n import Translator, translator
from bot.screens.games import SCREENS
from bot.screens.house_words import fault
from bot.screens.popups import look_for
from bot.screens.screen import Button, Screen
from bot.table import Table, Venue
from bot.telegram import CallFailed, Telegram
from bot.teller.speaker import Speaker

POPUP = 200
"""Characters that a pop-up can carry."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The use cases, Telegram, and the bot's own name."""

    host: Host
    telegram: Telegram
    speaker: Speaker
    """Says what belongs to no table, within the limits."""
    username: str
    """The bot's, for links to its private chat."""
    surveys: Surveys

    async def language_of(self, caller: Caller) -> Translator:
        """The person's own language."""
        return translator((await self.host.people.profile(caller)).prefs.language)

    async def language_in(self, chat_id: int, caller: Caller) -> Translator:
        """The language of the chat."""
        if chat_id == caller.id:
            return await self.language_of(caller)
        settings = await self.host.people.chat_settings(chat_id, caller.language_code)
        return translator(settings.language)

    def link(self, start: str) -> str:
        """The address that opens the private chat with this start parameter."""
        return f"https://t.me/{self.username}?start={start}"

    async def answer(self, query_id: str, caller: Caller, answer: Answer) -> None:
        """Answer a press: once, in the presser's language."""
        if answer.start:
            await self.telegram.answer(query_id, url=self.link(answer.start))
        elif answer.key:
            t = await self.language_of(caller)
            text = self.sentence(t, answer)[:POPUP]
            await self.telegram.answer(query_id, text, alert=answer.is_alert)
        else:
            await self.telegram.answer(query_id)

    @staticmethod
    def sentence(t: Translator, answer: Answer) -> str:
        """The word for it, plain."""
        if answer.unfit is not None:
            return fault(t, *answer.unfit)
        return t.plain(answer.key, **answer.arguments)

    async def pop_up(self, query_id: str, text: str) -> None:
        """Show the presser alone a text."""
        await self.telegram.answer(query_id, text[:POPUP], alert=True)

    async def clear(self, chat_id: int, message_id: int) -> None:
        """An old message loses its buttons; if that fails, they still do nothing."""
        with suppress(CallFailed):
            await self.speaker.strip(chat_id, message_id)

    async def discard(self, chat_id: int, message_id: int) -> None:
        """A question that was answered goes away; if that fails, it still does nothing."""
        with suppress(CallFailed):
            await self.speaker.remove(chat_id, message_id)

    async def explain(self, query_id: str, caller: Caller, table: Table, error: BadMove) -> None:
        """Tell why the rules refuse it."""
        look = look_for(table, caller.id)
        text = SCREENS[table.slug].reason(look, error.reason, error.details)
        await self.pop_up(query_id, text)

    async def invite(
        self, venue: Venue, caller: Caller, answer: Answer, reply_to: int | None = None
    ) -> None:
        """Answer a command by a button that opens the private chat."""
        t = await self.language_in(venue.chat_id, caller)
        button = Button(t.plain("button-open-private"), url=self.link(answer.start))
        screen = Screen(t(answer.key, **answer.arguments), ((button,),))
        await self.speaker.say(venue.chat_id, venue.thread_id, screen, reply_to)

    async def reply(
        self,
        chat_id: int,
        thread_id: int | None,
        caller: Caller,
        answer: Answer,
        reply_to: int | None = None,
    ) -> None:
        """Answer a command where it was given, in the language of that chat."""
        if not answer.key:
            return
        t = await self.language_in(chat_id, caller)
        text = escape(self.sentence(t, answer), quote=False)
        await self.speaker.say(chat_id, thread_id, Screen(text), reply_to)
