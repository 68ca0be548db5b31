"""Tables in play, written into the store by the program's own steps, their screens as if sent."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import unescape

from bot import lobby, match, overdue
from bot.bench.load.telegram import BOT, chat_json
from bot.clock import now
from bot.i18n import LANGUAGES
from bot.lobby import Rights
from bot.prefs import ChatSettings, Prefs, Profile
from bot.quiz import shipped_boards
from bot.screens.places import Places
from bot.screens.screen import Screen, Wanted
from bot.shown import Shown
from bot.sides import is_led
from bot.store import Store
from bot.table import HOST_SIDE, Person, Table, Venue
from bot.teller.plan import GROUP
from bot.waking import Pace
from engine.abilities import Timed
from engine.games import GAMES
from playground.model import Json

SLUGS = tuple(GAMES)
USUAL = {"thousand": 3, "hundred_one": 4, "hundred_to_one": 4}
"""How many play where that is not the fewest."""
AT_ONCE = 32
"""Tables that are written at the same time."""
EVERYBODY = 1_000
"""From one table's message and people to the next one's."""
AT_ONCE_PACE = Pace(0, 0, 0)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where tables stand one after the other: a group and the people who play there."""

    number: int
    turn_seconds: int | None = ChatSettings().turn_seconds
    """The turn clock; None: off."""

    @property
    def slug(self) -> str:
        """What is played here."""
        return SLUGS[self.number % len(SLUGS)]

    @property
    def chat_id(self) -> int:
        """The group."""
        return -1_000_000_000_000 - self.number

    def table_id(self, generation: int) -> str:
        """The table of the first, the second… match."""
        return f"load{self.number:05}x{generation}"

    @property
    def rests(self) -> bool:
        """Whether nothing happens here as long as nobody does anything."""
        return self.turn_seconds is None and not isinstance(GAMES[self.slug], Timed)

    def people(self) -> tuple[Person, ...]:
        """Who sits here; every other person speaks another language than the group."""
        game = GAMES[self.slug]
        options = next(iter(game.presets.values()))
        players = USUAL.get(self.slug, min(game.seats))
        people = [
            Person(
                (self.number + 1) * EVERYBODY + seat,
                f"Player {seat + 1}",
                Prefs(language=LANGUAGES[seat % 2]),
                is_reachable=True,
            )
            for seat in range(players + is_led(self.slug, options))
        ]
        people[players:] = (replace(person, side=HOST_SIDE) for person in people[players:])
        return tuple(people)


async def filled(store: Store, spots: Sequence[Spot]) -> list[Json]:
    """A first match begins at every spot; the messages that show it."""
    waiting, messages = iter(spots), list[Json]()

    async def fill() -> None:
        for spot in waiting:
            messages.extend(await _seated(store, spot))

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(fill())
    await _at_rest(store)
    return messages


async def begun(store: Store, spot: Spot, generation: int) -> Table:
    """A match begins at the spot, its first cards dealt; nothing is shown of it yet."""
    table = _gathered(spot, generation)
    await store.open(table)
    seed = spot.table_id(generation).encode().rjust(32, b"\0")
    given = shipped_boards(table.slug, table.options, table.language, seed)
    moved = match.started(table, Rights(table.host_id), seed, now(), AT_ONCE_PACE, given)
    dealt = overdue.time_up(moved.table, now() + 1, AT_ONCE_PACE)
    after = replace(dealt.table, notices=())
    await store.commit(table, after, (*moved.log, *dealt.log), dirty_at=now())
    return after


def _gathered(spot: Spot, generation: int) -> Table:
    people = spot.people()
    venue = Venue(spot.chat_id, None, f"Group {spot.number}")
    settings = ChatSettings(language=LANGUAGES[0], turn_seconds=spot.turn_seconds)
    table = lobby.opened(spot.table_id(generation), venue, spot.slug, people[0], settings, now())
    for person in people[1:]:
        table = lobby.seated(table, person)
    return table


async def _seated(store: Store, spot: Spot) -> list[Json]:
    for person in spot.people():
        await store.save_profile(
            person.id, Profile(person.prefs, is_reachable=True, is_known=True)
        )
    table = await begun(store, spot, 0)
    posted = spot.number * EVERYBODY
    places = Places(BOT["username"]).places(table, {}, posted)
    messages = []
    for offset, (place, wanted) in enumerate(places.items(), 1):
        number = posted if place == GROUP else posted + offset
        shown = Shown(
            wanted.chat_id, number, wanted.screen.digest, f"{wanted.episode}/0", now(), now()
        )
        await store.save_shown(table.id, place, shown)
        messages.append(_message(wanted, number))
    return messages


def _message(wanted: Wanted, number: int) -> Json:
    chat = chat_json(wanted.chat_id)
    text = unescape(re.sub("<[^>]*>", "", wanted.screen.text))
    rows = {"inline_keyboard": _rows(wanted.screen)}
    message = {"message_id": number, "date": 1, "from": BOT, "chat": chat, "text": text}
    return message | {"reply_markup": rows}


def _rows(screen: Screen) -> list[list[Json]]:
    return [
        [{"text": b.text, **({"url": b.url} if b.url else {"callback_data": b.data})} for b in row]
        for row in screen.buttons
    ]


async def _at_rest(store: Store) -> None:
    """No teller need look at any of them: all is shown as it is."""
    while claimed := await store.claim_dirty(now(), EVERYBODY, 10.0):
        for table_id, token in claimed:
            await store.settle_dirty(table_id, token, None)
