"""`prikup counted`: the operator looks at what people have let count."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from bot.counted import Counted, Known, Ruling, granted
from bot.store import create_redis, store_at
from tests.bot.shell import run

PACK = """\
title = "Roads"
language = "en"
source = "estimate"

[[question]]
id = "ride"
question = "What do people take to work?"
answers = [[30, "Car"], [20, "Bus", "coach"], [9, "Bike"], [8, "Tram"], [7, "Taxi"], [6, "Boat"]]
"""
RIDE = "roads/ride"


@pytest.fixture(autouse=True)
def store_address(address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """An empty store and a pack, where the environment says."""
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "roads.toml").write_text(PACK, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REDIS_URL", address)
    monkeypatch.setenv("PACKS_DIR", str(tmp_path / "packs"))
    asyncio.run(emptied(address))
    return address


async def emptied(address: str) -> None:
    client = create_redis(address)
    await client.flushall()
    await client.aclose()


def change(address: str, key: str, step: Callable[[Known], Known]) -> None:
    async def work() -> None:
        async with store_at(address) as store:
            await store.change_counted(key, step)

    asyncio.run(work())


def kept(address: str, key: str = RIDE) -> Known:
    async def work() -> Known:
        async with store_at(address) as store:
            return (await store.counted([key])).get(key, ())

    return asyncio.run(work())


def wanted(address: str, text: str, answer: str, *chats: int, key: str = RIDE) -> None:
    for chat in chats:
        change(address, key, partial(granted, text=text, answer=answer, chat_id=chat))


def test_what_nobody_has_looked_at_is_listed_with_its_row_and_groups(store_address: str) -> None:
    wanted(store_address, "Jalopy", "Car", -1, -2)
    wanted(store_address, "rocket", "", -1)
    wanted(store_address, "мимоза", "цветы", -1, key="что дарят")
    assert run("counted", "list") == (
        0,
        "roads/ride  “What do people take to work?”\n"
        "  “Jalopy”  row 1 “Car”  2 groups\n"
        "  “rocket”  no row yet  1 group\n"
        "что дарят  (in no pack)\n"
        "  “мимоза”  “цветы”, which is no row now  1 group\n"
        "3 answers\n",
        "",
    )


def test_where_nothing_is_remembered_nothing_is_listed() -> None:
    assert run("counted", "list") == (0, "0 answers\n", "")


def test_an_accepted_answer_counts_everywhere_and_is_listed_no_more(store_address: str) -> None:
    wanted(store_address, "Jalopy", "Car", -1)
    code, out, _ = run("counted", "accept", RIDE, "jalopy!")
    assert (code, out) == (0, "accepted: roads/ride  “Jalopy” is “Car”\n")
    (one,) = kept(store_address)
    assert one.counts_in(-99)
    assert run("counted", "list")[1] == "0 answers\n"
    assert "“Jalopy”  row 1 “Car”  1 group  accepted" in run("counted", "list", "--all")[1]


def test_the_operator_says_which_row_where_people_have_found_none(store_address: str) -> None:
    wanted(store_address, "omnibus", "", -1)
    code, _, err = run("counted", "accept", RIDE, "omnibus")
    assert (code, "people have found no row for it, so say which: --row N" in err) == (1, True)
    code, out, _ = run("counted", "accept", "what do people take to work", "omnibus", "--row", "2")
    assert (code, out) == (0, "accepted: roads/ride  “omnibus” is “Bus”\n")
    assert kept(store_address) == (Counted("omnibus", "Bus", (-1,), Ruling.ACCEPTED),)


def test_where_groups_differ_the_operator_decides(store_address: str) -> None:
    wanted(store_address, "cab", "Car", -1)
    wanted(store_address, "cab", "Taxi", -2)
    code, _, err = run("counted", "accept", RIDE, "cab")
    assert (code, "people have found several rows for it" in err) == (1, True)
    assert run("counted", "accept", RIDE, "cab", "--row", "5")[0] == 0
    assert [(one.answer, one.chats) for one in kept(store_address)] == [("Taxi", (-2,))]


def test_a_refused_answer_counts_nowhere(store_address: str) -> None:
    wanted(store_address, "Jalopy", "Car", -1, -2)
    code, out, _ = run("counted", "refuse", RIDE, "jalopy")
    assert (code, out) == (0, "refused: roads/ride  “jalopy”\n")
    (one,) = kept(store_address)
    assert not one.counts_in(-1)
    assert run("counted", "list")[1] == "0 answers\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("accept", RIDE, "moped"), "nobody has said “moped” there"),
        (("refuse", RIDE, "moped"), "nobody has said “moped” there"),
        (("accept", "no such question", "Jalopy"), "nobody has said “Jalopy” there"),
        (("accept", RIDE, "Jalopy", "--row", "7"), "it has 6 rows, not 7"),
        (("accept", RIDE, "coach"), "“coach” is the same text as “coach”"),
        (("accept", RIDE, "wagon"), "“Cart” is no row of it now"),
        (("accept", "gone/away", "x", "--row", "1"), "it stands in no pack now"),
    ],
)
def test_what_cannot_be_done_is_said(
    store_address: str, arguments: tuple[str, ...], reason: str
) -> None:
    wanted(store_address, "Jalopy", "Car", -1)
    wanted(store_address, "coach", "Car", -1)
    wanted(store_address, "wagon", "Cart", -1)
    wanted(store_address, "x", "Car", -1, key="gone/away")
    before = kept(store_address)
    code, _, err = run("counted", *arguments)
    assert (code, reason in err) == (1, True), err
    assert kept(store_address) == before


def test_a_store_that_does_not_answer_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "redis://127.0.0.1:1/0")
    code, _, err = run("counted", "list")
    assert code == 4
    assert err.startswith("prikup: REDIS_URL: Redis does not answer")


def test_an_address_that_is_none_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "localhost")
    code, _, err = run("counted", "list")
    assert (code, "REDIS_URL must begin with" in err) == (2, True)
