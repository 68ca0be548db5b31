"""A house that has been in use: tables in every state, people, chats, and what goes with them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from redis.asyncio import Redis

from bot.answer import Answer, Caller
from bot.callbacks import Act
from bot.counted import granted
from bot.host import Host
from bot.packs import Shelf
from bot.prefs import ChatSettings, Opened, Prefs, Profile
from bot.quiz import Questions
from bot.shown import Shown
from bot.store import Store
from bot.survey.respondent import Respondent
from bot.survey.tally import Group, Tally
from bot.table import Playing, Table, Venue
from bot.waking import Pace
from engine.games import GAMES

ANNA, BORIS, VERA = Caller(11, "Анна", "ru"), Caller(12, "Boris", "en"), Caller(13, "Vera", "en")
PEOPLE = (ANNA, BORIS, VERA)
START = 1_800_000_000.0


class Telegram:
    """It says yes to everything, and every person can be reached."""

    async def is_member(self, chat_id: int, person_id: int) -> bool:
        return True

    async def is_admin(self, chat_id: int, person_id: int) -> bool:
        return True

    async def reaches(self, person_id: int) -> bool:
        return True


@dataclass(slots=True)
class House:
    """The host of a store, with a clock that is set by hand."""

    store: Store
    now: float = START

    @property
    def host(self) -> Host:
        questions = Questions(Shelf(None), self.store)
        return Host(self.store, Telegram(), lambda: self.now, _poke, Pace(), questions)

    async def table(self, table_id: str) -> Table:
        return await self.host.tables.get(table_id)

    async def lobby(self, chat: int, slug: str = "thousand", topic: int | None = None) -> Table:
        for caller in PEOPLE:
            profile = Profile(Prefs("en"), is_reachable=True)
            await self.store.save_profile(caller.id, profile)
        table, _ = await self.host.lobbies.open(Venue(chat, topic, "Пятница"), ANNA, slug)
        for caller in PEOPLE[1:]:
            await self.host.lobbies.join(table.id, caller)
        return await self.table(table.id)

    async def dealt(self, chat: int, slug: str = "thousand") -> Table:
        table = await self.lobby(chat, slug)
        await self.host.lobbies.start(table.id, ANNA)
        self.now += 10
        await self.host.matches.time_up(table.id)
        return await self.table(table.id)

    async def move(self, table_id: str) -> Table:
        """Who owes a move makes the first that there is."""
        table = await self.table(table_id)
        assert isinstance(table.stage, Playing)
        owing = min(GAMES[table.slug].to_move(table.stage.state))
        person = next(c for c in PEOPLE if table.seat_of(c.id) == owing)
        self.now += 1
        button = Act(table.id, table.stage.position, 0)
        assert isinstance(await self.host.matches.act(person, button), Answer)
        return await self.table(table_id)

    async def stopped(self, chat: int) -> Table:
        table = await self.dealt(chat)
        await self.host.matches.stop(table.id, ANNA)
        return await self.table(table.id)


def _poke() -> None:
    """There is no teller here."""


async def evening(store: Store) -> House:
    """All that a house keeps, of every kind."""
    house = House(store)
    playing = await house.dealt(-101)
    for _ in range(5):
        with store.handling(77):
            playing = await house.move(playing.id)
    await house.move((await house.dealt(-102, "hundred_one")).id)
    await house.lobby(-103, topic=9)
    over = await house.stopped(-104)
    for table in (playing, over):
        await shown(store, table)
    # a teller is at work, and something happens at its tables meanwhile
    held = await store.claim_dirty(house.now + 1, 3, 30)
    for table_id, _ in held:
        await store.mark_dirty(table_id, house.now)
    await store.first_time(77)
    await store.handled(77)
    await store.note_message("-101:0", 512)
    await store.reserve(-101, is_group=True, now=house.now)
    await store.add_met(-101, frozenset({"home/bed", "дом/кровать"}))
    await store.save_chat_settings(-101, ChatSettings("ru", turn_seconds=30, is_set=True))
    await store.change_counted("home/bed", partial(granted, text="Софа", answer="", chat_id=-101))
    await store.count_answer(ANNA.id, "home/bed", _answered, lambda _: Tally((Group("ложе", 1),)))
    await store.note_show([VERA.id], house.now + 60)
    return house


def _answered(known: Respondent) -> Respondent:
    return replace(known, has_agreed=True, answered=(("home/bed", 20_000),))


async def shown(store: Store, table: Table) -> None:
    """The group sees the table, and somebody has opened something on the hand."""
    message = Shown(table.venue.chat_id, 512, "c0ffee", "deal:1", START, START)
    await store.save_shown(table.id, "group", message)
    await store.save_opened(table.id, ANNA.id, Opened(3, "menu"))


async def contents(redis: Redis) -> dict[str, tuple[str, Any, int]]:
    """Everything on the server: type, value, and when it expires in milliseconds."""
    found = {}
    async for name in redis.scan_iter(count=1000):
        key: Any = name
        kind: Any = await redis.type(key)
        value: Any
        match kind.decode():
            case "string":
                value = await redis.get(key)
            case "list":
                value = await redis.lrange(key, 0, -1)
            case "hash":
                value = await redis.hgetall(key)
            case "set":
                value = await redis.smembers(key)
            case _:
                members: Any = await redis.zrange(key, 0, -1, withscores=True)
                value = dict(members)
        text = key.decode(errors="surrogateescape")
        found[text] = (kind.decode(), value, await redis.pexpiretime(key))
    return found
