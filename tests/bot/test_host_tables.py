"""The use cases on a real store: races, rights, people who come and go."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace

import pytest
from redis.asyncio import Redis

from bot.answer import Caller, Refused
from bot.callbacks import Act
from bot.counted import granted
from bot.host import Host
from bot.lobby import LOBBY_SECONDS
from bot.packs import Shelf
from bot.prefs import ChatSettings, Opened, Prefs, Profile
from bot.quiz import Questions
from bot.store import Store, keys
from bot.table import Lobby, Over, Person, Playing, Table, Venue
from bot.waking import Pace
from engine.games import GAMES

HERE = Venue(-100, None, "Friday")
ADA, BEN, CLEO, DAN = (
    Caller(number, name, "en") for number, name in enumerate(("Ada", "Ben", "Cleo", "Dan"), 1)
)
HIDDEN = Caller(1087968824, "Friday", is_anonymous=True)


@dataclass(slots=True)
class Telegram:
    """What Telegram knows of people; a fake at the edge."""

    strangers: set[int] = field(default_factory=set)
    admins: set[int] = field(default_factory=set)
    reached: set[int] = field(default_factory=lambda: {1, 2, 3, 4})

    async def is_member(self, chat_id: int, person_id: int) -> bool:
        return person_id not in self.strangers

    async def is_admin(self, chat_id: int, person_id: int) -> bool:
        return person_id in self.admins

    async def reaches(self, person_id: int) -> bool:
        return person_id in self.reached


@dataclass(slots=True)
class House:
    store: Store
    telegram: Telegram = field(default_factory=Telegram)
    now: float = 1_000_000.0
    pokes: int = 0

    def host(self, store: Store | None = None) -> Host:
        at = store or self.store
        questions = Questions(Shelf(None), at)
        return Host(at, self.telegram, lambda: self.now, self._poke, Pace(), questions)

    def _poke(self) -> None:
        self.pokes += 1

    async def gathered(self, *callers: Caller) -> Table:
        for caller in callers:
            profile = Profile(Prefs(language="en", ranks="en"), is_reachable=True)
            await self.store.save_profile(caller.id, profile)
        table, _ = await self.host().lobbies.open(HERE, callers[0], "thousand")
        for caller in callers[1:]:
            await self.host().lobbies.join(table.id, caller)
        return await self.host().tables.get(table.id)

    async def dealt(self) -> Table:
        table = await self.gathered(ADA, BEN, CLEO)
        await self.host().lobbies.start(table.id, ADA)
        self.now += 10
        await self.host().matches.time_up(table.id)
        return await self.host().tables.get(table.id)


@pytest.fixture
def house(store: Store) -> House:
    return House(store)


def key(caught: pytest.ExceptionInfo[Refused]) -> str:
    return caught.value.answer.key


async def test_of_two_who_open_at_once_one_wins_and_both_see_the_same_table(
    house: House, other_store: Store
) -> None:
    one, other = house.host(), house.host(other_store)
    (first, _), (second, _) = await asyncio.gather(
        one.lobbies.open(HERE, ADA), other.lobbies.open(HERE, BEN)
    )
    assert first.id == second.id


async def test_all_who_join_at_once_sit(house: House, other_store: Store) -> None:
    table = await house.gathered(ADA)
    hosts = (house.host(), house.host(other_store))
    await asyncio.gather(
        *(
            hosts[number % 2].lobbies.join(table.id, caller)
            for number, caller in enumerate((BEN, CLEO, DAN))
        )
    )
    after = await house.host().tables.get(table.id)
    assert {person.id for person in after.people} == {1, 2, 3, 4}


async def test_of_two_presses_at_one_position_one_is_done(
    house: House, other_store: Store
) -> None:
    table = await house.dealt()
    assert isinstance(table.stage, Playing)
    seat = min(GAMES["thousand"].to_move(table.stage.state))
    caller = (ADA, BEN, CLEO)[seat]
    button = Act(table.id, table.stage.position, 0)
    results = await asyncio.gather(
        house.host().matches.act(caller, button),
        house.host(other_store).matches.act(caller, button),
        return_exceptions=True,
    )
    refused = [result for result in results if isinstance(result, Refused)]
    assert [refusal.answer.key for refusal in refused] == ["answer-done"]
    assert len(await house.store.log(table.id)) == 3


async def test_a_player_who_took_another_name_is_shown_by_it(house: House) -> None:
    table = await house.dealt()
    assert isinstance(table.stage, Playing)
    seat = min(GAMES["thousand"].to_move(table.stage.state))
    caller = replace((ADA, BEN, CLEO)[seat], name="<b>New")
    await house.host().matches.act(caller, Act(table.id, table.stage.position, 0))
    after = await house.host().tables.get(table.id)
    assert after.people[seat].name == "<b>New"


async def test_who_cannot_be_reached_waits_by_name_until_they_come(house: House) -> None:
    table = await house.gathered(ADA)
    house.telegram.reached = set()
    with pytest.raises(Refused) as caught:
        await house.host().lobbies.join(table.id, BEN)
    assert (key(caught), caught.value.answer.start) == ("answer-open-private", f"j_{table.id}")
    waiting = await house.host().tables.get(table.id)
    assert isinstance(waiting.stage, Lobby)
    assert [person.name for person in waiting.stage.asked] == ["Ben"]
    await house.host().people.set_reachable(BEN, is_reachable=True)
    await house.host().lobbies.join(table.id, BEN)
    assert (await house.host().tables.get(table.id)).seat_of(BEN.id) == 1


async def test_a_membership_that_cannot_be_checked_counts_as_none(house: House) -> None:
    table = await house.gathered(ADA)
    house.telegram.strangers = {BEN.id}
    with pytest.raises(Refused) as caught:
        await house.host().lobbies.join(table.id, BEN)
    assert key(caught) == "answer-not-member"


async def test_a_private_table_is_nobody_elses(house: House) -> None:
    private = Venue(ADA.id, is_private=True)
    table, _ = await house.host().lobbies.open(private, ADA, "thousand")
    assert len(table.chairs) == 3
    with pytest.raises(Refused) as caught:
        await house.host().lobbies.join(table.id, BEN)
    assert key(caught) == "answer-not-member"


async def test_a_hidden_admin_opens_and_cannot_sit(house: House) -> None:
    table, _ = await house.host().lobbies.open(HERE, HIDDEN)
    assert (table.chairs, table.host_id) == ((), 0)
    with pytest.raises(Refused) as caught:
        await house.host().lobbies.join(table.id, HIDDEN)
    assert key(caught) == "answer-anonymous"
    assert (await house.host().lobbies.close_lobby(table.id, HIDDEN)).key == "answer-closed"


async def test_who_cannot_be_written_to_any_more_is_away_and_out_of_lobbies(house: House) -> None:
    table = await house.dealt()
    await house.host().people.lost(BEN.id)
    after = await house.host().tables.get(table.id)
    assert not after.people[1].is_playing
    assert not after.people[1].is_reachable
    profile = await house.store.profile(BEN.id)
    assert profile is not None
    assert not profile.is_reachable
    elsewhere, _ = await house.host().lobbies.open(replace(HERE, chat_id=-200), CLEO)
    await house.host().people.lost(CLEO.id)
    assert (await house.host().tables.get(elsewhere.id)).chairs == ()


async def test_another_taste_holds_at_all_tables_of_the_person(house: House) -> None:
    table = await house.gathered(ADA)
    await house.host().people.set_prefs(ADA, lambda _: Prefs(language="ru", confirm=True))
    assert (await house.host().tables.get(table.id)).people[0].prefs.confirm
    profile = await house.host().people.profile(ADA)
    assert profile.is_known


async def test_marked_cards_stay_so_while_the_position_lasts(house: House) -> None:
    table = await house.dealt()
    stage = table.stage
    assert isinstance(stage, Playing)
    here = stage.position
    owed = min(GAMES[table.slug].to_move(stage.state))
    person = table.chairs[owed]
    assert isinstance(person, Person)
    caller = next(one for one in (ADA, BEN, CLEO) if one.id == person.id)
    await house.host().people.set_prefs(caller, lambda prefs: replace(prefs, confirm=True))
    matches = house.host().matches
    await matches.mark_cards(table.id, caller, here, 0b101)
    await matches.turn_page(table.id, caller, "order")
    assert (await house.store.opened(table.id))[caller.id] == Opened(here, "order", None, 0b101)
    assert (await matches.act(caller, Act(table.id, here, 0))).key == "answer-confirm"
    assert (await house.store.opened(table.id))[caller.id] == Opened(here, "", 0, 0b101)
    await matches.act(caller, Act(table.id, here, 0, is_confirmed=True))
    await matches.turn_page(table.id, caller, "order")
    assert (await house.store.opened(table.id))[caller.id] == Opened(here + 1, "order")


async def test_a_chats_settings_are_an_admins_and_hold_in_all_its_topics(house: House) -> None:
    topic = replace(HERE, thread_id=5)
    table = await house.dealt()
    lobby, _ = await house.host().lobbies.open(topic, DAN, "thousand")

    def slower(settings: ChatSettings) -> ChatSettings:
        return replace(settings, language="en", turn_seconds=3600)

    with pytest.raises(Refused) as caught:
        await house.host().people.set_chat(HERE.chat_id, ADA, slower)
    assert key(caught) == "answer-only-admin"
    house.telegram.admins = {ADA.id}
    settings = await house.host().people.set_chat(HERE.chat_id, ADA, slower)
    await house.host().people.follow_settings(HERE.chat_id, settings)
    for table_id in (table.id, lobby.id):
        after = await house.host().tables.get(table_id)
        assert (after.turn_seconds, after.language) == (3600, "en")


async def test_the_dead_lobby_is_shown_dead_and_closed_a_day_later(house: House) -> None:
    table = await house.gathered(ADA)
    await house.host().matches.time_up(table.id)
    assert await house.host().tables.get(table.id) == table
    house.now += LOBBY_SECONDS
    await house.host().matches.time_up(table.id)
    assert isinstance((await house.host().tables.get(table.id)).stage, Lobby)
    house.now += 24 * 3600
    await house.host().matches.time_up(table.id)
    assert isinstance((await house.host().tables.get(table.id)).stage, Over)
    assert await house.store.table_at(HERE.key) is None


async def test_a_table_that_cannot_be_read_says_so_and_harms_no_other(
    house: House, redis: Redis
) -> None:
    table = await house.gathered(ADA)
    name = keys.shard(table.id).table(table.id)
    await redis.hset(name, "data", "rubbish")
    await redis.hincrby(name, "version", 1)
    host = house.host()
    with pytest.raises(Refused) as caught:
        await host.tables.get(table.id)
    assert key(caught) == "answer-broken"
    assert await host.tables.of(ADA.id) == ()
    await host.tables.revive(HERE.chat_id)
    await host.matches.migrated(HERE.chat_id, HERE.chat_id)
    assert await host.tables.close_if_broken(HERE)
    assert not await host.tables.close_if_broken(HERE)
    fresh, _ = await host.lobbies.open(HERE, ADA)
    assert fresh.id != table.id
    assert not await host.tables.close_if_broken(HERE)


async def test_playing_again_is_for_those_who_sat_and_computers_take_leavers_seats(
    house: House,
) -> None:
    table = await house.dealt()
    with pytest.raises(Refused) as caught:
        await house.host().lobbies.rematch(table.id, ADA)
    assert key(caught) == "answer-not-over"
    await house.host().matches.leave(table.id, CLEO)
    await house.host().matches.stop(table.id, ADA)
    for caller in (DAN, CLEO):
        with pytest.raises(Refused) as caught:
            await house.host().lobbies.rematch(table.id, caller)
        assert key(caught) == "answer-only-seated"
    await house.host().lobbies.rematch(table.id, BEN)
    again = await house.host().tables.at(HERE)
    assert [type(chair).__name__ for chair in again.chairs] == ["Person", "Person", "Computer"]
    assert again.host_id == BEN.id
    with pytest.raises(Refused) as caught:
        await house.host().lobbies.rematch(table.id, ADA)
    assert key(caught) == "answer-table-exists"


async def test_a_group_that_became_a_supergroup_keeps_table_and_settings(house: House) -> None:
    table = await house.gathered(ADA)
    await house.store.save_chat_settings(HERE.chat_id, ChatSettings(language="en"))
    await house.store.add_met(HERE.chat_id, frozenset({"home/bed"}))
    await house.store.change_counted(
        "home/bed", lambda known: granted(known, "тачка", "автомобиль", HERE.chat_id)
    )
    for _ in range(2):  # it is told in both chats
        await house.host().matches.migrated(HERE.chat_id, -1001)
    moved = await house.host().tables.at(replace(HERE, chat_id=-1001))
    assert (moved.id, moved.venue.chat_id) == (table.id, -1001)
    settings = await house.store.chat_settings(-1001)
    assert settings is not None
    assert settings.language == "en"
    assert await house.store.met(-1001) == {"home/bed"}
    assert (await house.store.counted(["home/bed"]))["home/bed"][0].chats == (-1001,)


async def test_who_left_the_group_cannot_take_the_seat_back(house: House) -> None:
    table = await house.dealt()
    await house.host().people.left_chat(HERE.chat_id, BEN.id)
    house.telegram.strangers = {BEN.id}
    with pytest.raises(Refused) as caught:
        await house.host().matches.back(table.id, BEN)
    assert key(caught) == "answer-not-member"
    house.telegram.strangers = set()
    assert (await house.host().matches.back(table.id, BEN)).key == "answer-back-now"


async def test_there_is_no_hand_before_the_cards_are_dealt(house: House) -> None:
    table = await house.gathered(ADA)
    for caller, word in ((ADA, "answer-not-started"), (BEN, "answer-not-yours")):
        with pytest.raises(Refused) as caught:
            await house.host().matches.post_hand_anew(table.id, caller)
        assert key(caught) == word


async def test_the_table_in_play_is_meant_before_a_lobby(house: House) -> None:
    with pytest.raises(Refused) as caught:
        await house.host().tables.latest_of(ADA.id)
    assert key(caught) == "answer-no-table"
    table = await house.dealt()
    house.now += 100
    await house.host().lobbies.open(replace(HERE, chat_id=-200), ADA)
    assert (await house.host().tables.latest_of(ADA.id)).id == table.id
