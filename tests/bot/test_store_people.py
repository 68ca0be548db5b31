"""People, chats and screens beside the tables."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.prefs import ChatSettings, Opened, Prefs, Profile
from bot.shown import Shown
from bot.store import Store, keys
from bot.table import Computer, Table
from tests.bot.stored import ANNA, BORIS, CHAT, CLARA, NOW, lobby, over, with_toy

__all__ = ["with_toy"]

pytestmark = [pytest.mark.redis, pytest.mark.usefixtures("with_toy")]

TABLE = lobby()
SHOWN = Shown(CHAT, 2**40, "d1g35t", "deal:3", NOW, NOW + 1.5)


async def committed(store: Store, before: Table, **changes: object) -> Table:
    after: Table = replace(before, **changes)  # type: ignore[arg-type]
    assert await store.commit(before, after, dirty_at=NOW)
    return replace(after, version=before.version + 1)


class TestSeats:
    """Where a person sits."""

    async def test_a_person_is_found_at_every_table_with_their_chair(self, store: Store) -> None:
        await store.open(lobby("second", topic=5, people=(ANNA, BORIS)))
        await store.open(lobby("first1"))
        await store.open(lobby("third1", topic=6, people=(BORIS,)))
        assert await store.tables_of(ANNA.id) == ("first1", "second")
        assert await store.tables_of(BORIS.id) == ("second", "third1")
        assert await store.tables_of(CLARA.id) == ()

    async def test_joining_and_leaving_shows_at_once(
        self, store: Store, other_store: Store
    ) -> None:
        await store.open(TABLE)
        table = await committed(store, TABLE, chairs=(ANNA, BORIS))
        assert await other_store.tables_of(BORIS.id) == (TABLE.id,)
        table = await committed(store, table, chairs=(BORIS,))
        assert await other_store.tables_of(ANNA.id) == ()
        await committed(store, table, chairs=(BORIS, ANNA))
        assert await other_store.tables_of(ANNA.id) == (TABLE.id,)

    async def test_who_left_for_good_does_not_sit_and_who_is_away_does(self, store: Store) -> None:
        await store.open(TABLE)
        table = await committed(store, TABLE, chairs=(replace(ANNA, is_away=True), Computer(1)))
        assert await store.tables_of(ANNA.id) == (TABLE.id,)
        await committed(store, table, chairs=(replace(ANNA, is_gone=True), Computer(1)))
        assert await store.tables_of(ANNA.id) == ()

    async def test_nobody_sits_at_a_table_that_is_over(self, store: Store, redis: Redis) -> None:
        await store.open(TABLE)
        assert await store.commit(TABLE, over(TABLE), dirty_at=NOW)
        assert await store.tables_of(ANNA.id) == ()
        assert await redis.exists(keys.seats(ANNA.id)) == 0

    async def test_stale_names_are_cleared_away_when_seen(
        self, store: Store, redis: Redis
    ) -> None:
        await store.open(TABLE)
        await redis.set(keys.shard("rubbish").table("rubbish"), "no table")
        await redis.sadd(keys.seats(ANNA.id), "missing", "rubbish")
        assert await store.tables_of(ANNA.id) == (TABLE.id,)
        assert await redis.smembers(keys.seats(ANNA.id)) == {TABLE.id.encode()}

    async def test_a_lost_commit_seats_nobody(self, store: Store) -> None:
        await store.open(TABLE)
        await committed(store, TABLE, language="en")
        assert not await store.commit(TABLE, replace(TABLE, chairs=(BORIS,)), dirty_at=NOW)
        assert await store.tables_of(BORIS.id) == ()
        assert await store.tables_of(ANNA.id) == (TABLE.id,)


class TestChoices:
    """What people and chats have chosen."""

    async def test_nothing_is_chosen_at_first(self, store: Store) -> None:
        assert await store.profile(ANNA.id) is None
        assert await store.chat_settings(CHAT) is None

    async def test_choices_are_the_same_for_every_worker(
        self, store: Store, other_store: Store
    ) -> None:
        profile = Profile(Prefs("en", "en", hurry=True), is_reachable=True, is_known=True)
        settings = ChatSettings("en", "hundred_one", (("thousand", "golden"),), None, is_set=True)
        await store.save_profile(2**63 - 1, profile)
        await store.save_chat_settings(-(2**63), settings)
        assert await other_store.profile(2**63 - 1) == profile
        assert await other_store.chat_settings(-(2**63)) == settings

    async def test_what_many_choose_at_the_same_moment_is_all_kept(
        self, store: Store, other_store: Store
    ) -> None:
        def with_game(number: int, known: ChatSettings | None) -> ChatSettings:
            settings = known or ChatSettings()
            return replace(settings, houses=(*settings.houses, (str(number), "code")))

        def with_taste(name: str, known: Profile | None) -> Profile:
            profile = known or Profile(Prefs(coloured=False))
            changes: dict[str, Any] = {name: True}
            return replace(profile, prefs=replace(profile.prefs, **changes))

        stores = (store, other_store)
        await asyncio.gather(
            *(stores[n % 2].change_chat_settings(CHAT, partial(with_game, n)) for n in range(12)),
            *(
                stores[n % 2].change_profile(ANNA.id, partial(with_taste, name))
                for n, name in enumerate(("coloured", "confirm", "hurry"))
            ),
        )
        settings = await store.chat_settings(CHAT)
        assert settings is not None
        assert {name for name, _ in settings.houses} == set(map(str, range(12)))
        profile = await store.profile(ANNA.id)
        assert profile is not None
        assert profile.prefs == Prefs(coloured=True, confirm=True, hurry=True)

    async def test_a_change_that_is_refused_changes_nothing(self, store: Store) -> None:
        def refuse(_: ChatSettings | None) -> ChatSettings:
            raise ValueError("no")

        with pytest.raises(ValueError, match="no"):
            await store.change_chat_settings(CHAT, refuse)
        assert await store.chat_settings(CHAT) is None

    @pytest.mark.parametrize("rubbish", [b"", b"{", b"\xff", b"[]", b'{"format": 9, "value": {}}'])
    async def test_choices_that_cannot_be_read_count_as_none(
        self, store: Store, redis: Redis, rubbish: bytes
    ) -> None:
        await redis.set(keys.person(ANNA.id), rubbish)
        await redis.set(keys.chat(CHAT), rubbish)
        assert await store.profile(ANNA.id) is None
        assert await store.chat_settings(CHAT) is None
        await store.change_chat_settings(CHAT, lambda known: known or ChatSettings("en"))
        assert await store.chat_settings(CHAT) == ChatSettings("en")

    async def test_choices_of_an_older_release_keep_their_meaning(
        self, store: Store, redis: Redis
    ) -> None:
        await redis.set(keys.person(ANNA.id), '{"format":1,"value":{"prefs":{"language":"en"}}}')
        assert await store.profile(ANNA.id) == Profile(Prefs(language="en"))


class TestScreens:
    """What stands in Telegram, and what people have opened."""

    async def test_shown_messages_are_kept_by_place(
        self, store: Store, other_store: Store
    ) -> None:
        await store.open(TABLE)
        assert await store.shown(TABLE.id) == {}
        hand = replace(SHOWN, chat_id=BORIS.id)
        await store.save_shown(TABLE.id, "group", SHOWN)
        await store.save_shown(TABLE.id, f"hand:{BORIS.id}", hand)
        assert await other_store.shown(TABLE.id) == {"group": SHOWN, f"hand:{BORIS.id}": hand}
        await other_store.save_shown(TABLE.id, "group", None)
        await other_store.save_shown(TABLE.id, "group", None)
        assert await store.shown(TABLE.id) == {f"hand:{BORIS.id}": hand}

    async def test_opened_parts_are_kept_by_person(self, store: Store, other_store: Store) -> None:
        await store.open(replace(TABLE, chairs=(ANNA, BORIS)))
        opened = Opened(17, page="bids", mark=4)
        await store.save_opened(TABLE.id, ANNA.id, Opened(3))
        await store.save_opened(TABLE.id, BORIS.id, opened)
        assert await other_store.opened(TABLE.id) == {ANNA.id: Opened(3), BORIS.id: opened}
        await store.save_opened(TABLE.id, ANNA.id, None)
        assert await other_store.opened(TABLE.id) == {BORIS.id: opened}

    async def test_nothing_is_kept_as_opened_by_who_does_not_sit_there(self, store: Store) -> None:
        await store.open(TABLE)
        await store.save_opened(TABLE.id, BORIS.id, Opened(1))
        assert await store.opened(TABLE.id) == {}

    async def test_what_cannot_be_read_counts_as_not_shown(
        self, store: Store, redis: Redis
    ) -> None:
        await store.open(TABLE)
        await store.save_shown(TABLE.id, "group", SHOWN)
        await redis.hset(keys.shard(TABLE.id).shown(TABLE.id), "hand:11", "{}")
        assert await store.shown(TABLE.id) == {"group": SHOWN}

    async def test_nothing_is_kept_for_a_table_that_is_not_there(
        self, store: Store, redis: Redis
    ) -> None:
        await store.save_shown("nobody", "group", SHOWN)
        await store.save_opened("nobody", ANNA.id, Opened(1))
        assert await redis.dbsize() == 0

    async def test_they_go_when_the_table_goes(self, store: Store, redis: Redis) -> None:
        await store.open(TABLE)
        await store.save_shown(TABLE.id, "group", SHOWN)
        await store.commit(TABLE, over(TABLE), dirty_at=NOW)
        await store.save_opened(TABLE.id, ANNA.id, Opened(1))
        shard = keys.shard(TABLE.id)
        table_left = await redis.ttl(shard.table(TABLE.id))
        for key in shard.shown(TABLE.id), shard.opened(TABLE.id):
            assert 0 < await redis.ttl(key) <= table_left


async def test_an_update_is_new_to_one_worker_once(store: Store, other_store: Store) -> None:
    assert await store.first_time(2**53)
    assert not await other_store.first_time(2**53)
    assert not await store.first_time(2**53)
    assert await other_store.first_time(2**53 + 1)
