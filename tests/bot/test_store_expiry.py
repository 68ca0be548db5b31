"""A table that is over goes by itself, with everything that is its own: Redis sees to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.answer import Refused
from bot.prefs import Opened
from bot.shown import Shown
from bot.store import Store, keys
from bot.store.keys import KINDS, Moves, kind_of
from bot.store.seats import OVER_SECONDS
from bot.table import LogEntry, Table, Venue
from tests.bot.evenings import ANNA, PEOPLE, House, contents, evening, shown

pytestmark = pytest.mark.redis

STAYING = {
    "{p#}:census", "met:*", "person:*", "chat:*", "counted", "counted:*", "{survey}:person:*",
    "{survey}:tally:*", "{survey}:votes", "{survey}:shows",
}  # fmt: skip
"""What stays until somebody has it forgotten, or for good."""


def own_keys(table: Table) -> Iterator[str]:
    shard = keys.shard(table.id)
    for place in (shard.table, shard.log, shard.shown, shard.opened):
        yield place(table.id)


async def lives(redis: Redis, table: Table) -> list[int]:
    """The seconds that each key of the table has left; -1: it stays, -2: it is gone."""
    return [await redis.ttl(key) for key in own_keys(table)]


async def stopped(store: Store) -> tuple[House, Table]:
    """A table of which everything has been stored, now over."""
    house = House(store)
    table = await house.dealt(-101)
    await shown(store, table)
    await house.host.matches.stop(table.id, ANNA)
    return house, await house.table(table.id)


async def test_a_table_in_play_stays_whole(store: Store, redis: Redis) -> None:
    table = await House(store).dealt(-101)
    await shown(store, table)
    assert await lives(redis, table) == [-1, -1, -1, -1]


async def test_all_that_is_a_tables_own_expires_30_days_after_its_end(
    store: Store, redis: Redis
) -> None:
    _, table = await stopped(store)
    assert OVER_SECONDS == 30 * 24 * 3600
    for left in await lives(redis, table):
        assert OVER_SECONDS - 60 < left <= OVER_SECONDS


async def test_nothing_that_happens_afterwards_lengthens_that(store: Store, redis: Redis) -> None:
    house, table = await stopped(store)
    for key in own_keys(table):
        await redis.expire(key, 1000)
    await store.notice_sent(table.id, table.notices[0].number)
    newest = await house.table(table.id)
    late = LogEntry(0, "pass", house.now, "person")
    assert await store.commit(newest, replace(newest, calls=5), [late], dirty_at=house.now)
    await shown(store, table)
    await store.save_shown(table.id, "group", Shown(-101, 513, "d", "e", 0.0, 0.0))
    for left in await lives(redis, table):
        assert 900 < left <= 1000


async def test_what_is_stored_first_after_the_end_expires_with_the_rest(
    store: Store, redis: Redis
) -> None:
    house = House(store)
    table = await house.dealt(-101)
    await house.host.matches.stop(table.id, ANNA)
    await redis.expire(keys.shard(table.id).table(table.id), 1000)
    await shown(store, table)
    _, _, *screens = await lives(redis, table)
    assert all(900 < left <= 1000 for left in screens)
    await redis.delete(*own_keys(table))
    await shown(store, table)
    await store.save_opened(table.id, ANNA.id, Opened(1))
    assert await lives(redis, table) == [-2, -2, -2, -2]


async def test_a_closed_lobby_and_one_that_nobody_came_back_to_expire_as_well(
    store: Store, redis: Redis
) -> None:
    house = House(store)
    closed, deserted = await house.lobby(-101), await house.lobby(-102)
    await house.host.matches.stop(closed.id, ANNA)
    house.now += 48 * 3600
    for table_id in await store.claim_due(house.now, 100, 10):
        await house.host.matches.time_up(table_id)
    for table in (closed, deserted):
        assert 0 < await redis.ttl(keys.shard(table.id).table(table.id)) <= OVER_SECONDS


async def test_once_it_has_expired_nothing_leads_to_it(store: Store, redis: Redis) -> None:
    house, table = await stopped(store)
    ((_, token),) = await store.claim_dirty(house.now, 10, 10)
    await store.settle_dirty(table.id, token, None)
    for key in own_keys(table):
        await redis.pexpireat(key, 1)  # by the server's own clock long ago
    assert await lives(redis, table) == [-2, -2, -2, -2]
    store = Store(redis)
    await store.mark_dirty(table.id, house.now)
    assert await store.claim_due(house.now * 2, 100, 10) == []
    assert await store.claim_dirty(house.now * 2, 100, 10) == []
    assert await store.tables_of(ANNA.id) == ()
    assert await store.table_at("-101:0") is None
    with pytest.raises(Refused) as caught:
        await House(store).host.matches.record(table.id)
    assert caught.value.answer.key == "answer-no-table"
    lobby, _ = await House(store).host.lobbies.open(Venue(-101), ANNA)
    assert lobby.id != table.id


async def test_when_all_is_over_nothing_of_tables_stays_for_good(
    store: Store, redis: Redis
) -> None:
    """Every kind of key either expires, or is empty and gone, or is one that is meant to stay."""
    house = await evening(store)
    for person in PEOPLE:
        for table_id in await store.tables_of(person.id):
            await house.host.matches.stop(table_id, ANNA)
    house.now += 3600
    for table_id, token in await store.claim_dirty(house.now, 100, 10):
        await store.settle_dirty(table_id, token, None)
    staying = {
        kind.pattern
        for key, (_, _, expires) in (await contents(redis)).items()
        if expires < 0 and (kind := kind_of(key)) is not None
    }
    assert staying <= STAYING
    assert {kind.pattern for kind in KINDS if kind.moves is Moves.WITH_TABLE} & staying == {
        "{p#}:census"
    }
    census = [v for k, (_, v, _) in (await contents(redis)).items() if k.endswith(":census")]
    assert {int(number) for counts in census for number in counts.values()} <= {0}
