"""A teller between a real store and the playground, with the plainest of screens."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from redis.asyncio import Redis

from bot.callbacks import Act
from bot.host import Host
from bot.packs import Shelf
from bot.prefs import Opened, Prefs
from bot.quiz import Questions
from bot.screens.screen import Button, Screen, Urgency, Wanted
from bot.store import Store
from bot.table import Lobby, Notice, Over, Person, Playing, Table, Venue
from bot.teller import Teller
from bot.waking import Pace
from playground.client import Person as Somebody
from tests.bot.emulated import Emulated, emulated
from tests.engine.toy import TOY

TABLE = "t0000001"


class PlainScreens:
    """A table says how many moves were made; a hand says whose it is, and lets them press."""

    def places(
        self, table: Table, opened: Mapping[int, Opened], posted: int | None = None
    ) -> Mapping[str, Wanted]:
        wanted = {} if table.venue.is_private else {"group": self._group(table)}
        if isinstance(table.stage, Lobby):
            return wanted
        for seat, person in enumerate(table.people):
            if person.is_reachable:
                wanted[f"hand:{person.id}"] = self._hand(table, seat, person, opened)
        return wanted

    def notice(self, table: Table, notice: Notice) -> Wanted | None:
        chat = notice.to or table.venue.chat_id
        thread = None if notice.to else table.venue.thread_id
        if notice.kind == "nothing":
            return None
        if notice.kind == "fault":
            raise RuntimeError(f"secret {table.id}")
        screen = Screen("<b>unclosed" if notice.kind == "rubbish" else notice.kind)
        return Wanted(chat, thread, "", screen, urgency=Urgency.RESULT)

    def _group(self, table: Table) -> Wanted:
        venue, stage = table.venue, table.stage
        match stage:
            case Lobby():
                text, episode, urgency = f"{len(table.chairs)} sit", "lobby", Urgency.RESULT
            case Playing():
                text, urgency = f"table, move {stage.position}", Urgency.TABLE
                episode = f"deal:{stage.position // 100}"
            case Over():
                text, episode, urgency = f"over: {stage.why}", "deal:0", Urgency.RESULT
        button = Button("press", str(Act(table.id, table.version, 0)), style="primary")
        buttons = () if isinstance(stage, Over) else ((button,),)
        return Wanted(
            venue.chat_id, venue.thread_id, episode, Screen(text, buttons), urgency=urgency
        )

    def _hand(
        self, table: Table, seat: int, person: Person, opened: Mapping[int, Opened]
    ) -> Wanted:
        stage = table.stage
        move = stage.position if isinstance(stage, Playing) else -1
        turn = isinstance(stage, Playing) and move % len(table.people) == seat
        page = opened[person.id].page if person.id in opened else ""
        text = f"hand of {person.name}, move {move}{page}"
        return Wanted(
            person.id,
            None,
            "hand",
            Screen(text, ((Button("act", str(Act(table.id, move, 0))),),)),
            wants_attention=turn,
            urgency=Urgency.TURN if turn else Urgency.BYSTANDER,
        )


@dataclass(slots=True)
class House:
    """Everything that a teller needs around it."""

    at: Emulated
    redis: Redis
    store: Store
    teller: Teller
    host: Host
    lost: list[tuple[str, str]] = field(default_factory=list)

    def new_worker(
        self, store: Store | None = None, screens: PlainScreens | None = None
    ) -> Teller:
        """Another teller of the same bot, as after a restart or beside the first one."""
        screens = screens or PlainScreens()
        teller = Teller(store or self.store, self.at.telegram, screens, self.at.clock.now)
        teller.listen(self.host.people.lost, self.host.matches.migrated, self.venue_lost)
        return teller

    async def venue_lost(self, table_id: str, why: str) -> None:
        self.lost.append((table_id, why))

    async def open_table(self, table_id: str = TABLE, venue: Venue | None = None) -> Table:
        """A lobby in the group where Anna and Boris sit."""
        table = Table(
            id=table_id,
            venue=venue or Venue(self.at.group, title="Friday"),
            slug=TOY.slug,
            preset="plain",
            options=TOY.presets["plain"],
            host_id=self.at.anna.id,
            chairs=tuple(self.seat(who) for who in (self.at.anna, self.at.boris)),
            language="en",
            turn_seconds=90,
            stage=Lobby(closes_at=self.at.clock.now() + 1200),
        )
        assert await self.store.open(table)
        return table

    def seat(self, who: Somebody) -> Person:
        return Person(who.id, who.name.split()[0], Prefs(), is_reachable=True)

    async def change(self, step: Callable[[Table], Table], table_id: str = TABLE) -> Table:
        """A commit, as the host makes it."""
        return await self.host.tables.change(table_id, step)

    async def start(self, table_id: str = TABLE) -> None:
        """The match begins."""
        state = TOY.start(TOY.presets["plain"], 2, bytes(32)).state
        stage = Playing(state=state, commitment="", turn_since=self.at.clock.now())
        await self.change(lambda table: replace(table, stage=stage), table_id)

    async def move(self, moves: int = 1, table_id: str = TABLE) -> None:
        """The person whose turn it is does something."""
        for _ in range(moves):
            await self.change(self._moved, table_id)

    def _moved(self, table: Table) -> Table:
        stage, now = table.stage, self.at.clock.now()
        assert isinstance(stage, Playing)
        seat = stage.position % len(table.people)
        mover = replace(table.people[seat], seen_at=now)
        stage = replace(stage, position=stage.position + 1, turn_since=now)
        return replace(table.with_chair(seat, mover), stage=stage)

    async def settle(
        self, table_id: str = TABLE, *, teller: Teller | None = None, longest: float = 300
    ) -> None:
        """Bring the table again and again, as time goes by, until nothing is left to do."""
        end = self.at.clock.now() + longest
        while (again := await (teller or self.teller).bring(table_id)) is not None:
            assert self.at.clock.now() < end, "the table never comes to rest"
            self.at.clock.moment = max(self.at.clock.now(), again)


@asynccontextmanager
async def a_house(redis: Redis) -> AsyncIterator[House]:
    """An empty store, a playground, and a teller that has nothing to do yet."""
    async with emulated() as at:
        store = Store(redis)
        teller = Teller(store, at.telegram, PlainScreens(), at.clock.now)
        host = Host(
            store, at.telegram, at.clock.now, teller.poke, Pace(), Questions(Shelf(None), store)
        )
        house = House(at, redis, store, teller, host)
        teller.listen(host.people.lost, host.matches.migrated, house.venue_lost)
        yield house


async def group_and_hands(house: House) -> list[list[str]]:
    """What the bot shows now: in the group, and last of all to each person."""
    at = house.at
    return [
        await at.group_messages(),
        (await at.private_messages(at.anna))[-1:],
        (await at.private_messages(at.boris))[-1:],
    ]


def shows(move: int) -> list[list[str]]:
    """The screens after so many moves."""
    return [
        [f"table, move {move}"],
        [f"hand of Аня, move {move}"],
        [f"hand of Борис, move {move}"],
    ]
