"""What earlier releases have stored beside the tables is read by this one, too."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.answer import Caller
from bot.counted import Counted, Ruling
from bot.host import Host
from bot.packs import Shelf
from bot.prefs import ChatSettings, Opened, Prefs, Profile
from bot.quiz import Questions
from bot.shown import Shown
from bot.store import Store, keys
from bot.survey.respondent import Asked, Respondent
from bot.survey.tally import Group, Tally
from bot.table import LogEntry
from bot.waking import Pace
from tests.bot.stored import CHAT, lobby, with_toy
from tests.fixtures.kept import VALUES

__all__ = ["with_toy"]

pytestmark = pytest.mark.usefixtures("with_toy")

ANNA = 11
ID = "abc123"
QUESTION = "home/bed"
FORMATS = sorted(path.name for path in VALUES.iterdir())

PROFILE = Profile(Prefs("en", "en", coloured=False, confirm=True, hurry=True), True, True)
SETTINGS = ChatSettings(
    *("en", "fifty_five", (("thousand", "thousand wiki: target=501"),), None, "admins", True)
)
OPENED = Opened(17, "menu", 2, 5)
SHOWN = Shown(-1001234567890, 77, "c0ffee", "deal:3", 1_700_000_000.125, 1_700_000_009.5)
ASKED = Asked(QUESTION, 3, 2, 1_700_000_000.25, 77)
RESPONDENT = Respondent(
    *(True, False, 1_700_000_000.125, ASKED, 3, (("home/door", 19675),), ("home/lamp",))
)
TALLY = Tally((Group("кровать", 7, ("постель",)), Group("диван", 0, ())))
COUNTED = (Counted("Jalopy", "Car", (-2, -1), Ruling.ACCEPTED), Counted("rocket", "", (-1,)))
LOG = (
    LogEntry(
        0,
        "start 00ff 3 wiki target=501",
        1_700_000_000.125,
        "start",
        (("boards", "simple: Q? | a=1"),),
    ),
    LogEntry(2, "bid 105", 1_700_000_001.5, "person"),
)
KEPT: dict[str, Any] = {
    "profile": PROFILE,
    "chat-settings": SETTINGS,
    "opened": OPENED,
    "shown": SHOWN,
    "respondent": RESPONDENT,
    "tally": TALLY,
    "counted": COUNTED,
    "log": LOG,
}


class Everybody:
    """Telegram says yes to everything."""

    async def is_member(self, chat_id: int, person_id: int) -> bool:
        return True

    async def is_admin(self, chat_id: int, person_id: int) -> bool:
        return True

    async def reaches(self, person_id: int) -> bool:
        return True


def _poke() -> None:
    """There is no teller here."""


async def lay(redis: Redis, name: str, *texts: str) -> None:
    """Put the texts where the store keeps such a thing."""
    shard = keys.shard(ID)
    match name:
        case "profile":
            await redis.set(keys.person(ANNA), texts[0])
        case "chat-settings":
            await redis.set(keys.chat(CHAT), texts[0])
        case "opened":
            await redis.hset(shard.opened(ID), str(ANNA), texts[0])
        case "shown":
            await redis.hset(shard.shown(ID), "group", texts[0])
        case "respondent":
            await redis.set(keys.respondent(ANNA), texts[0])
        case "tally":
            await redis.set(keys.tally(QUESTION), texts[0])
        case "counted":
            await redis.sadd(keys.counted_questions(), QUESTION)
            await redis.set(keys.counted(QUESTION), texts[0])
        case _:
            await redis.rpush(shard.log(ID), *texts)


FINDERS: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "profile": lambda store: store.profile(ANNA),
    "chat-settings": lambda store: store.chat_settings(CHAT),
    "opened": lambda store: store.opened(ID),
    "shown": lambda store: store.shown(ID),
    "respondent": lambda store: store.respondent(ANNA),
    "tally": lambda store: store.tally(QUESTION),
    "counted": lambda store: store.counted([QUESTION]),
    "log": lambda store: store.log(ID),
}


async def found(store: Store, name: str) -> Any:
    """What the store makes of it; None: nothing."""
    answer = await FINDERS[name](store)
    return next(iter(answer.values()), None) if isinstance(answer, dict) else answer


def texts_of(folder: str, name: str) -> list[str]:
    (path,) = (VALUES / folder).glob(f"{name}.json*")
    return path.read_text("utf-8").splitlines()


def with_unknown(data: Any) -> Any:
    match data:
        case dict():
            return {**{k: with_unknown(v) for k, v in data.items()}, "of_tomorrow": {"x": [1]}}
        case list():
            return [with_unknown(value) for value in data]
        case _:
            return data


@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize("folder", FORMATS)
async def test_a_kept_value_is_read(store: Store, redis: Redis, folder: str, name: str) -> None:
    await store.open(lobby(ID))
    await lay(redis, name, *texts_of(folder, name))
    assert await found(store, name) == KEPT[name]


@pytest.mark.parametrize("name", KEPT)
async def test_unknown_fields_are_passed_over(store: Store, redis: Redis, name: str) -> None:
    texts = [json.dumps(with_unknown(json.loads(text))) for text in texts_of(FORMATS[-1], name)]
    await store.open(lobby(ID))
    await lay(redis, name, *texts)
    assert await found(store, name) == KEPT[name]


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("profile", {"prefs": {}}, Profile(Prefs())),
        ("chat-settings", {}, ChatSettings()),
        ("opened", {"position": 3}, Opened(3)),
        ("respondent", {}, Respondent()),
        ("tally", {"groups": [{"text": "кровать"}]}, Tally((Group("кровать"),))),
        (
            "counted",
            {"answers": [{"text": "cab", "answer": "Car"}]},
            (Counted("cab", "Car"),),
        ),
    ],
)
async def test_missing_fields_are_as_they_are_by_default(
    store: Store, redis: Redis, name: str, value: Any, expected: Any
) -> None:
    await store.open(lobby(ID))
    await lay(redis, name, json.dumps({"format": 1, "value": value}))
    assert await found(store, name) == expected


async def test_a_log_without_what_was_added_to_its_entries_is_read(
    store: Store, redis: Redis
) -> None:
    await lay(redis, "log", '{"seat": 1, "action": "pass", "at": 2.5, "by": "clock"}')
    assert await store.log(ID) == (LogEntry(1, "pass", 2.5, "clock"),)


@pytest.mark.parametrize("name", [name for name in KEPT if name not in ("log", "respondent")])
async def test_a_value_of_a_form_to_come_counts_as_not_stored(
    store: Store, redis: Redis, name: str
) -> None:
    (text,) = texts_of(FORMATS[-1], name)
    await store.open(lobby(ID))
    await lay(redis, name, json.dumps({**json.loads(text), "format": 999}))
    assert await found(store, name) is None


async def test_a_respondent_of_a_form_to_come_is_a_stranger(store: Store, redis: Redis) -> None:
    await lay(redis, "respondent", json.dumps({"format": 999, "value": {"has_agreed": True}}))
    assert await store.respondent(ANNA) == Respondent()


async def test_a_chat_that_plays_a_game_of_a_later_release_plays_ours(store: Store) -> None:
    await store.save_chat_settings(CHAT, ChatSettings("en", game="whist", turn_seconds=30))
    questions = Questions(Shelf(None), store)
    host = Host(store, Everybody(), lambda: 0.0, _poke, Pace(), questions)
    assert await host.people.chat_settings(CHAT) == ChatSettings("en", turn_seconds=30)
    admin = Caller(ANNA, "Ann")
    changed = await host.people.set_chat(CHAT, admin, lambda s: replace(s, turn_seconds=60))
    assert changed == ChatSettings("en", turn_seconds=60, is_set=True)
