"""People and chats: what they have chosen, what they may do, whether they can be reached."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bot import lobby, presence, waking
from bot.answer import Caller, Refused
from bot.host.ports import Members, Store
from bot.host.tables import Tables
from bot.house import House, of_chat, with_house
from bot.lobby import Rights
from bot.prefs import ChatSettings, Prefs, Profile
from bot.table import Chair, Lobby, Over, Person, Playing, Table
from bot.waking import Pace
from engine.games import GAMES


class People:
    """Profiles, chat settings and rights."""

    def __init__(self, tables: Tables, store: Store, members: Members, pace: Pace) -> None:
        self._tables = tables
        self._store = store
        self.members = members
        self._pace = pace

    async def profile(self, caller: Caller) -> Profile:
        """What is known of the person, or what Telegram's language suggests."""
        return await self._store.profile(caller.id) or _stranger(caller)

    async def person(self, caller: Caller) -> Person:
        """The person as they would sit down now."""
        profile = await self.profile(caller)
        return Person(caller.id, caller.name, profile.prefs, is_reachable=profile.is_reachable)

    async def set_prefs(self, caller: Caller, change: Callable[[Prefs], Prefs]) -> Prefs:
        """The person likes to be served otherwise; all their tables follow."""

        def choose(known: Profile | None) -> Profile:
            profile = known or _stranger(caller)
            return replace(profile, prefs=change(profile.prefs), is_known=True)

        prefs = (await self._store.change_profile(caller.id, choose)).prefs
        await self._update_chairs(caller.id, lambda chair: replace(chair, prefs=prefs))
        return prefs

    async def set_reachable(self, caller: Caller, *, is_reachable: bool) -> None:
        """The person opened the private chat, or closed it: then they are away."""
        known = await self._store.profile(caller.id)
        was_reachable = known is not None and known.is_reachable
        if was_reachable != is_reachable or (known is not None and not is_reachable):
            await self._store.change_profile(
                caller.id,
                lambda known: replace(known or _stranger(caller), is_reachable=is_reachable),
            )
        await self._update_chairs(
            caller.id, lambda chair: replace(chair, is_reachable=is_reachable)
        )
        if not is_reachable:
            for table in await self._tables.of(caller.id):
                await self.went_away(table.id, caller.id)

    async def lost(self, person_id: int) -> None:
        """Telegram says that the person cannot be written to."""
        await self.set_reachable(Caller(person_id, ""), is_reachable=False)

    async def _update_chairs(self, person_id: int, change: Callable[[Person], Person]) -> None:
        def step(table: Table) -> Table:
            seat = table.seat_of(person_id)
            chair: Chair | None = None if seat is None else table.chairs[seat]
            if seat is None or not isinstance(chair, Person) or isinstance(table.stage, Over):
                return table
            new = change(chair)
            return table if new == chair else table.with_chair(seat, new)

        for table in await self._tables.of(person_id):
            await self._tables.change(table.id, step)

    async def chat_settings(self, chat_id: int, language_code: str | None = None) -> ChatSettings:
        """What the admins have set; at first the language is that of whoever asks."""
        known = await self._store.chat_settings(chat_id)
        return _playable(known) if known else ChatSettings(language=guessed(language_code))

    async def set_chat(
        self, chat_id: int, caller: Caller, change: Callable[[ChatSettings], ChatSettings]
    ) -> ChatSettings:
        """An admin changes the chat's settings; rights are checked at each press.

        Raises:
            Refused: the caller is no admin now.
        """
        await self.must_be_admin(chat_id, caller)
        first = ChatSettings(language=guessed(caller.language_code))
        return await self._store.change_chat_settings(
            chat_id,
            lambda known: replace(change(_playable(known) if known else first), is_set=True),
        )

    async def house(self, chat_id: int, caller: Caller, slug: str) -> House:
        """What the chat plays the game by.

        Raises:
            Refused: there is no such game.
        """
        return of_chat(await self.chat_settings(chat_id, caller.language_code), slug)

    async def change_house(
        self, chat_id: int, caller: Caller, slug: str, change: Callable[[House], House]
    ) -> House:
        """An admin changes what the chat plays the game by; the house rules after it.

        Raises:
            Refused: the caller is no admin now, or the house rules cannot be so.
        """
        settings = await self.set_chat(
            chat_id, caller, lambda known: with_house(known, change(of_chat(known, slug)))
        )
        return of_chat(settings, slug)

    async def follow_settings(self, chat_id: int, settings: ChatSettings) -> None:
        """The tables of the chat take its language and turn clock over at once."""

        def step(table: Table) -> Table:
            return waking.rescheduled(
                replace(table, language=settings.language, turn_seconds=settings.turn_seconds),
                self._pace,
            )

        for table_id in await self._store.tables_in(chat_id):
            with suppress(Refused):  # a broken table follows nothing
                await self._tables.change(table_id, step)

    async def must_be_admin(self, chat_id: int, caller: Caller) -> None:
        """Only an admin may do this; asked anew each time.

        Raises:
            Refused: the caller is no admin now.
        """
        if not await self.is_admin(chat_id, caller):
            raise Refused("answer-only-admin")

    async def is_admin(self, chat_id: int, caller: Caller) -> bool:
        return caller.is_anonymous or (
            chat_id == caller.id or await self.members.is_admin(chat_id, caller.id)
        )

    async def rights(
        self,
        table: Table,
        caller: Caller,
        enough: Callable[[Table, Rights], bool] = lobby.belongs,
    ) -> Rights:
        """Admin rights are asked for only where sitting, or hosting, is not enough."""
        rights = Rights(caller.id, is_anonymous=caller.is_anonymous)
        if enough(table, rights):
            return rights
        return replace(rights, is_admin=await self.is_admin(table.venue.chat_id, caller))

    async def must_be_member(self, table: Table, caller: Caller) -> None:
        if table.venue.is_private:
            if table.venue.chat_id != caller.id:
                raise Refused("answer-not-member")
        elif not await self.members.is_member(table.venue.chat_id, caller.id):
            raise Refused("answer-not-member")

    async def left_chat(self, chat_id: int, person_id: int) -> None:
        """The person left the chat: out of its lobby, away from its match."""
        for table in await self._tables.of(person_id):
            if table.venue.chat_id == chat_id:
                await self.went_away(table.id, person_id)

    async def went_away(self, table_id: str, person_id: int) -> None:
        """The person blocked the bot or left the chat: out of a lobby, away from a match."""

        def step(table: Table) -> Table:
            seat = table.seat_of(person_id)
            if isinstance(table.stage, Lobby):
                return lobby.unseated(table, person_id)
            if seat is None or not isinstance(table.stage, Playing):
                return table
            return presence.away(table, seat, self._pace)

        await self._tables.change(table_id, step)


def _playable(settings: ChatSettings) -> ChatSettings:
    """The same with a game of this house: they may have been stored by a later release."""
    return settings if settings.game in GAMES else replace(settings, game=ChatSettings().game)


def _stranger(caller: Caller) -> Profile:
    """What Telegram's language suggests of a person who has chosen nothing."""
    language = guessed(caller.language_code)
    return Profile(Prefs(language=language, ranks=language))


def guessed(language_code: str | None) -> str:
    """The language that we speak to somebody whose client speaks this one."""
    code = (language_code or "").split("-")[0].lower()
    return "ru" if code in ("", "ru", "uk", "be", "kk", "ky", "uz", "hy", "ka", "az") else "en"
