"""House rules by buttons: of a lobby, by its host; of a chat, by its admins.

The message that was pressed is turned to the page. Rights are checked at each press.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from aiogram.types import CallbackQuery, Message

from bot import house as houses
from bot.answer import SILENT, Answer, Caller, Refused
from bot.callbacks import House as Press
from bot.callbacks import Verb
from bot.callers import message_of, venue_of_message
from bot.desk import Desk
from bot.house import House
from bot.i18n import Translator
from bot.screens import house as screens
from bot.screens.private import rules_of
from bot.screens.screen import Screen

Change = Callable[[House], House]


@dataclass(frozen=True, slots=True)
class _Edit:
    """One press of the editor: whose house rules, by whose hand."""

    desk: Desk
    caller: Caller
    about: Press
    chat_id: int

    async def house(self) -> House:
        if self.about.table:
            return await self.desk.host.lobbies.house(self.about.table, self.caller)
        await self.desk.host.people.must_be_admin(self.chat_id, self.caller)
        return await self.desk.host.people.house(self.chat_id, self.caller, self.about.slug)

    async def changed(self, change: Change) -> House:
        if self.about.table:
            return await self.desk.host.lobbies.change_house(self.about.table, self.caller, change)
        return await self.desk.host.people.change_house(
            self.chat_id, self.caller, self.about.slug, change
        )


async def turned(desk: Desk, caller: Caller, press: Press, query: CallbackQuery) -> Answer | None:
    """A button of the editor: a page is opened, or something is changed.

    Raises:
        Refused: no such page, option or value, or no right to it.
    """
    message = message_of(query)
    if message is None:
        raise Refused("answer-stale")
    if press.kind == "d":
        return await _done(desk, press, message)
    t = await desk.language_in(message.chat.id, caller)
    if press.kind == "t":
        screen = await _rules(desk, caller, press, message, t)
        answer = SILENT
    else:
        edit = _Edit(desk, caller, press, message.chat.id)
        screen, answer = await _page(edit, press, t)
    await desk.answer(query.id, caller, answer)
    await desk.speaker.turn(message.chat.id, message.message_id, screen)
    return None


async def _done(desk: Desk, press: Press, message: Message) -> Answer:
    if press.table:
        await desk.discard(message.chat.id, message.message_id)
    else:
        await desk.clear(message.chat.id, message.message_id)
    return SILENT


async def _page(edit: _Edit, press: Press, t: Translator) -> tuple[Screen, Answer]:
    match press:
        case Press(kind="p", name=preset) if preset:
            house = await edit.changed(lambda house: house.by_preset(preset))
            return screens.menu(t, house, press.about), Answer("answer-saved")
        case Press(kind="o") if press.value:
            return await _chosen(edit, press, t), SILENT
        case Press(kind="w"):
            return await _kept(edit, press, t)
        case _:
            return _opened(t, await edit.house(), press), SILENT


async def _chosen(edit: _Edit, press: Press, t: Translator) -> Screen:
    """Where a choice leads: back to its section, unless more of the same may follow."""
    name = press.name
    tried: list[House] = []  # whenever somebody else was quicker, once more

    def change(house: House) -> House:
        tried.append(house)
        return house.but(name, press.value)

    house = await edit.changed(change)
    along = house.along(tried[-1], name)
    if houses.strides(house, name) or houses.is_set_of(house, name):
        return screens.option(t, house, press.about, name, along)
    return screens.section(t, house, press.about, house.section_of(name), along)


def _opened(t: Translator, house: House, press: Press) -> Screen:
    match press.kind:
        case "m":
            return screens.menu(t, house, press.about)
        case "p":
            return screens.presets(t, house, press.about)
        case "k":
            return screens.code(t, house, press.about)
        case "g" if not press.table:
            return screens.games(t, house, press.about)
        case "s" if press.name in house.options.sections():
            return screens.section(t, house, press.about, press.name)
        case "o" if press.name in type(house.options).model_fields and house.can_be_set(
            press.name
        ):
            return screens.option(t, house, press.about, press.name)
        case _:
            raise Refused("answer-stale")


async def _kept(edit: _Edit, press: Press, t: Translator) -> tuple[Screen, Answer]:
    """What the lobby plays becomes what its chat plays; only an admin may do that."""
    if not press.table:
        raise Refused("answer-stale")
    house = await edit.house()
    chat_id = (await edit.desk.host.tables.get(press.table)).venue.chat_id
    await edit.desk.host.people.change_house(chat_id, edit.caller, house.slug, lambda _: house)
    return screens.menu(t, house, press.about), Answer("answer-kept")


async def _rules(
    desk: Desk, caller: Caller, press: Press, message: Message, t: Translator
) -> Screen:
    """A page of the rules that the chat plays the game by."""
    if press.table:
        raise Refused("answer-stale")
    house = await desk.host.people.house(message.chat.id, caller, press.slug)
    return rules_of(t, house, press.about, press.name)


async def opened(desk: Desk, caller: Caller, button: Verb, query: CallbackQuery) -> Answer | None:
    """The lobby's button: the editor comes privately; by way of a link if need be."""
    house = await desk.host.lobbies.house(button.table, caller)
    profile = await desk.host.people.profile(caller)
    message = message_of(query)
    is_private = message is not None and message.chat.id == caller.id
    if not (profile.is_reachable or is_private):
        return Answer("answer-open-private", is_alert=True, start=f"h_{button.table}")
    await desk.answer(query.id, caller, SILENT if is_private else Answer("answer-sent-privately"))
    await _sent(desk, caller, button.table, house)
    return None


async def arrived(desk: Desk, caller: Caller, table_id: str) -> None:
    """The host followed the link from the lobby."""
    await _sent(desk, caller, table_id, await desk.host.lobbies.house(table_id, caller))


async def _sent(desk: Desk, caller: Caller, table_id: str, house: House) -> None:
    t = await desk.language_of(caller)
    await desk.speaker.say(caller.id, None, screens.menu(t, house, f"t{table_id}"), None)


async def set_by_code(message: Message, code: str, desk: Desk, caller: Caller) -> Answer:
    """`/rules CODE`: for the lobby that stands here if the sender hosts it, else for the chat.

    Raises:
        Refused: it is no code, the house rules cannot be so, or no right to it.
    """
    house = houses.read(code)
    venue = venue_of_message(message)
    lobby = await desk.host.lobbies.standing(venue)
    if lobby is not None:
        await desk.host.lobbies.change_house(lobby.id, caller, lambda _: house)
        return Answer("answer-rules-set")
    await desk.host.people.change_house(venue.chat_id, caller, house.slug, lambda _: house)
    return Answer("answer-kept")
