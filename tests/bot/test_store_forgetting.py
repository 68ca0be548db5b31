"""A person is forgotten on a real store: nothing of them is left anywhere in it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.answer import Answer, Caller, Refused
from bot.callbacks import Act
from bot.host import Host
from bot.packs import Shelf
from bot.prefs import ChatSettings, Opened, Prefs, Profile
from bot.quiz import Questions
from bot.shown import Shown
from bot.store import Store, StoreDown, keys
from bot.store.seats import OVER_SECONDS
from bot.table import FORGOTTEN, Lobby, Over, Playing, Table, Venue
from bot.waking import Pace

pytestmark = pytest.mark.redis

VERA = Caller(987654321987, "Vera Unforgettable", "en")
ANNA, BORIS = Caller(1, "Anna", "en"), Caller(2, "Boris", "en")
GROUP, OTHER_GROUP = Venue(-100, None, "Friday"), Venue(-200, 7, "Monday")
PRIVATE = Venue(VERA.id, is_private=True)
PLACE = f"hand:{VERA.id}"


@dataclass(slots=True)
class Telegram:
    """What Telegram knows of people, and which messages have lost their buttons."""

    cleared: list[tuple[int, int]] = field(default_factory=list)

    async def is_member(self, chat_id: int, person_id: int) -> bool:
        return True

    async def is_admin(self, chat_id: int, person_id: int) -> bool:
        return True

    async def reaches(self, person_id: int) -> bool:
        return False

    async def clear(self, chat_id: int, message_id: int) -> None:
        self.cleared.append((chat_id, message_id))


@dataclass(slots=True)
class House:
    store: Store
    redis: Redis
    telegram: Telegram = field(default_factory=Telegram)
    now: float = 1_000_000.0

    def host(self, store: Store | None = None) -> Host:
        at = store or self.store
        return Host(at, self.telegram, lambda: self.now, _poke, Pace(), Questions(Shelf(None), at))

    async def forget(self, caller: Caller = VERA) -> None:
        await self.host().forgetting.forget(caller.id, self.telegram.clear)

    async def greet(self, *callers: Caller) -> None:
        for caller in callers:
            await self.store.save_profile(caller.id, Profile(Prefs("en"), is_reachable=True))

    async def lobby(self, *callers: Caller, venue: Venue = GROUP) -> Table:
        await self.greet(*callers)
        table, _ = await self.host().lobbies.open(venue, callers[0], "thousand")
        for caller in callers[1:]:
            await self.host().lobbies.join(table.id, caller)
        return await self.table(table.id)

    async def dealt(self, *callers: Caller, venue: Venue = GROUP) -> Table:
        table = await self.lobby(*callers, venue=venue)
        await self.host().lobbies.start(table.id, callers[0])
        self.now += 10
        await self.host().matches.time_up(table.id)
        return await self.table(table.id)

    async def stopped(self, by: Caller, *callers: Caller, venue: Venue = GROUP) -> Table:
        table = await self.dealt(*callers, venue=venue)
        await self.host().matches.stop(table.id, by)
        return await self.table(table.id)

    async def table(self, table_id: str) -> Table:
        return await self.host().tables.get(table_id)

    async def show(self, table: Table, chat: int, place: str = PLACE, message: int = 77) -> None:
        shown = Shown(chat, message, "digest", "hand", self.now, self.now)
        await self.store.save_shown(table.id, place, shown)

    async def traces_of(self, caller: Caller) -> list[str]:
        """Everything in the whole database that holds the person's number or name."""
        words = (str(caller.id).encode(), caller.name.encode())
        found = []
        async for key in self.redis.scan_iter(count=1000):
            text = key + b" " + repr(await self._value(key)).encode()
            if any(word in text for word in words):
                found.append(text.decode())
        return found

    async def _value(self, key: bytes) -> Any:
        match await self.redis.type(key):
            case b"string":
                return await self.redis.get(key)
            case b"hash":
                return await self.redis.hgetall(key)
            case b"list":
                return await self.redis.lrange(key, 0, -1)
            case b"set":
                return await self.redis.smembers(key)
            case b"zset":
                return await self.redis.zrange(key, 0, -1)
            case kind:
                raise AssertionError(f"a kind that is not looked into: {kind!r}")


def _poke() -> None:
    """There is no teller here."""


@pytest.fixture
def house(store: Store, redis: Redis) -> House:
    return House(store, redis)


async def settled(house: House) -> None:
    """Everything that a busy person leaves behind."""
    host = house.host()
    await house.stopped(VERA, VERA, ANNA, BORIS)
    await house.stopped(ANNA, ANNA, VERA, BORIS)
    running = await house.dealt(ANNA, VERA, BORIS)
    await house.show(running, VERA.id)
    await house.show(running, VERA.id, f"old:{VERA.id}:66", 66)
    await house.store.save_opened(running.id, VERA.id, Opened(1))
    await house.lobby(VERA, ANNA, venue=OTHER_GROUP)
    await house.stopped(VERA, VERA, venue=PRIVATE)
    own = await house.dealt(VERA, venue=PRIVATE)
    await house.show(own, VERA.id, message=88)
    await house.store.note_played(PRIVATE.key, own.id)
    await house.store.add_met(VERA.id, frozenset({"question"}))
    await house.store.save_chat_settings(VERA.id, ChatSettings(game="hundred_one"))
    await house.store.change_respondent(VERA.id, lambda known: replace(known, has_agreed=True))
    await house.store.note_show([VERA.id, ANNA.id], house.now)
    await host.people.set_prefs(VERA, lambda prefs: replace(prefs, confirm=True))


async def test_no_value_in_the_whole_store_holds_the_persons_number_or_name(
    house: House,
) -> None:
    await settled(house)
    assert len(await house.traces_of(VERA)) > 10
    await house.forget()
    assert await house.traces_of(VERA) == []


async def test_the_others_keep_what_is_theirs(house: House) -> None:
    await settled(house)
    await house.forget()
    assert len(await house.store.tables_of(ANNA.id)) == 2
    assert await house.store.claim_after_shows(house.now, 10) == (ANNA.id,)
    assert await house.store.profile(ANNA.id) is not None
    for table_id in await house.store.traces(ANNA.id):
        table = await house.table(table_id)
        assert ANNA.id in table.named


async def test_in_a_lobby_the_seat_is_free_again(house: House) -> None:
    table = await house.lobby(VERA, ANNA)
    await house.forget()
    after = await house.table(table.id)
    assert [person.id for person in after.people] == [ANNA.id]
    assert after.host_id == ANNA.id
    assert await house.store.tables_of(VERA.id) == ()


async def test_in_a_match_a_computer_player_goes_on(house: House) -> None:
    table = await house.dealt(VERA, ANNA, BORIS)
    await house.forget()
    for _ in range(200):
        after = await house.table(table.id)
        assert isinstance(after.stage, Playing)
        assert after.chairs[0] == FORGOTTEN
        if any(entry.seat == 0 for entry in (await house.store.log(table.id))[2:]):
            break
        house.now += 3600
        await house.host().matches.time_up(table.id)
    entries = await house.store.log(table.id)
    assert {entry.by for entry in entries[2:] if entry.seat == 0} == {"computer"}


async def test_messages_in_the_private_chat_lose_their_buttons(house: House) -> None:
    running = await house.dealt(ANNA, VERA, BORIS)
    await house.show(running, VERA.id, message=77)
    await house.show(running, ANNA.id, f"hand:{ANNA.id}", 55)
    own = await house.dealt(VERA, venue=PRIVATE)
    await house.show(own, VERA.id, message=88)
    await house.forget()
    assert sorted(house.telegram.cleared) == [(VERA.id, 77), (VERA.id, 88)]
    assert list(await house.store.shown(running.id)) == [f"hand:{ANNA.id}"]


async def test_the_match_of_the_private_chat_is_gone_and_another_can_be_opened(
    house: House,
) -> None:
    own = await house.dealt(VERA, venue=PRIVATE)
    await house.forget()
    assert await house.store.load(own.id) is None
    assert own.id not in await house.store.claim_due(house.now + 10**7, 100, 10)
    assert (await house.lobby(VERA, venue=PRIVATE)).id != own.id


async def test_old_records_stay_and_expire_when_they_would_have(house: House) -> None:
    over = await house.stopped(ANNA, ANNA, VERA, BORIS)
    key = keys.shard(over.id).table(over.id)
    await house.redis.expire(key, 1000)
    record = await house.host().matches.record(over.id)
    await house.forget()
    after = await house.table(over.id)
    assert after.chairs[1] == FORGOTTEN
    assert isinstance(after.stage, Over)
    assert await house.host().matches.record(over.id) == record
    assert 0 < await house.redis.ttl(key) <= 1000


async def test_the_table_that_was_over_last_in_the_chat_is_still_that(house: House) -> None:
    await house.stopped(ANNA, ANNA, VERA, BORIS)
    last = await house.stopped(ANNA, ANNA, BORIS)
    await house.forget()
    assert await house.store.played_at(GROUP.key) == last.id


async def test_a_rematch_seats_a_computer_player_for_each_who_was_forgotten(
    house: House,
) -> None:
    over = await house.stopped(ANNA, ANNA, VERA, BORIS)
    await house.forget()
    await house.forget(BORIS)
    await house.host().lobbies.rematch(over.id, ANNA)
    table = await house.table(await house.store.table_at(GROUP.key) or "")
    first, *others = table.chairs
    assert (first.id if hasattr(first, "id") else 0) == ANNA.id
    assert len(set(others)) == 2


async def test_twice_is_once(house: House, other_store: Store) -> None:
    await settled(house)
    other = house.host(other_store).forgetting
    await asyncio.gather(house.forget(), other.forget(VERA.id, house.telegram.clear))
    await house.forget()
    assert await house.traces_of(VERA) == []


@pytest.mark.parametrize("steps", range(1, 60, 4))
async def test_cut_off_after_any_step_it_is_completed_by_asking_again(
    house: House, steps: int
) -> None:
    await settled(house)
    await _cut_off(house, steps)
    await house.forget()
    assert await house.traces_of(VERA) == []


async def _cut_off(house: House, steps: int) -> None:
    """Forget until the store has been asked so often; there the worker dies."""
    server = house.store._server
    whole = server._pipe
    left = steps

    async def pipe(asked: Any) -> list[Any]:
        nonlocal left
        left -= 1
        if left < 0:
            raise ConnectionError("dead")
        return await whole(asked)

    server._pipe = pipe  # type: ignore[method-assign]
    try:
        await house.forget()
    except StoreDown:
        assert left < 0
    finally:
        server._pipe = whole  # type: ignore[method-assign]


async def test_a_move_at_the_same_moment_is_made_before_or_not_at_all(
    house: House, other_store: Store
) -> None:
    table = await house.dealt(VERA, ANNA, BORIS)
    assert isinstance(table.stage, Playing)
    button = Act(table.id, table.stage.position, 0)
    other = house.host(other_store)
    moves = [other.matches.act(caller, button) for caller in (VERA, ANNA, BORIS)]
    pages = [other.matches.turn_page(table.id, VERA, "menu") for _ in range(3)]
    results = await asyncio.gather(house.forget(), *moves, *pages, return_exceptions=True)
    assert all(isinstance(result, Answer | Refused | None) for result in results)
    assert (await house.table(table.id)).chairs[0] == FORGOTTEN
    assert await house.traces_of(VERA) == []
    with pytest.raises(Refused) as caught:
        await other.matches.act(VERA, button)
    assert caught.value.answer.key == "answer-not-yours"


async def test_who_sits_down_at_the_same_moment_is_found_there_or_not_there(
    house: House, other_store: Store
) -> None:
    for number in range(20):
        table = await house.lobby(ANNA, VERA, venue=Venue(-1000 - number))
        other = house.host(other_store)
        await asyncio.gather(
            house.forget(), other.lobbies.toggle_seat(table.id, VERA), return_exceptions=True
        )
        after = await house.table(table.id)
        sits = after.seat_of(VERA.id) is not None
        assert (table.id in await house.store.tables_of(VERA.id)) == sits


async def test_who_waits_to_be_reached_or_closed_a_table_of_others_is_forgotten(
    house: House,
) -> None:
    lobby = await house.lobby(ANNA)
    with pytest.raises(Refused):
        await house.host().lobbies.join(lobby.id, VERA)
    waiting = await house.table(lobby.id)
    assert isinstance(waiting.stage, Lobby)
    assert [person.id for person in waiting.stage.asked] == [VERA.id]
    await house.stopped(VERA, ANNA, BORIS, venue=OTHER_GROUP)
    assert len(await house.traces_of(VERA)) > 2
    await house.forget()
    assert await house.traces_of(VERA) == []


async def test_a_table_that_cannot_be_read_is_erased(house: House) -> None:
    table = await house.dealt(ANNA, VERA, BORIS)
    await house.redis.hset(keys.shard(table.id).table(table.id), "data", f"{VERA.id} rubbish")
    house.store._recent.forget(table.id)
    await house.redis.hincrby(keys.shard(table.id).table(table.id), "version")
    await house.forget()
    assert await house.traces_of(VERA) == []
    assert await house.store.load(table.id) is None
    assert (await house.lobby(ANNA)).id != table.id


async def test_a_teller_at_work_looks_at_the_table_again(house: House) -> None:
    over = await house.stopped(ANNA, ANNA, VERA, BORIS)
    ((_, token),) = await house.store.claim_dirty(house.now, 10, 10)
    await house.forget()
    await house.show(over, VERA.id)  # it had just sent it
    await house.store.settle_dirty(over.id, token, None)
    assert [id_ for id_, _ in await house.store.claim_dirty(house.now, 10, 10)] == [over.id]


async def test_nobody_looks_at_old_tables_because_somebody_is_forgotten(house: House) -> None:
    over = await house.stopped(ANNA, ANNA, VERA, BORIS)
    ((_, token),) = await house.store.claim_dirty(house.now, 10, 10)
    await house.store.settle_dirty(over.id, token, None)
    await house.forget()
    assert await house.store.claim_dirty(house.now + 100, 10, 10) == []


async def test_who_blocks_the_bot_afterwards_is_not_remembered_for_it(house: House) -> None:
    await house.lobby(VERA, ANNA)
    await house.forget()
    await house.host().people.lost(VERA.id)
    await house.host().people.set_reachable(VERA, is_reachable=False)
    assert await house.traces_of(VERA) == []


async def test_who_comes_back_is_new(house: House) -> None:
    await house.lobby(VERA, ANNA)
    await house.host().people.set_prefs(VERA, lambda prefs: replace(prefs, confirm=True))
    await house.forget()
    profile = await house.host().people.profile(VERA)
    assert not profile.is_known
    assert profile.prefs == Prefs("en", "en")


async def test_where_a_person_sat_is_known_as_long_as_the_table_is_kept(house: House) -> None:
    over = await house.stopped(ANNA, ANNA, VERA, BORIS)
    key = keys.traces(VERA.id)
    assert await house.redis.zrange(key, 0, -1) == [over.id.encode()]
    assert OVER_SECONDS - 60 < await house.redis.ttl(key) <= OVER_SECONDS
    await house.redis.zadd(key, {"expired": 1.0})
    later = await house.stopped(ANNA, ANNA, VERA)
    assert set(await house.store.traces(VERA.id)) == {over.id, later.id}
