"""The commands by which an operator looks after the survey."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.store import create_redis, store_at
from bot.survey.respondent import having_answered
from bot.survey.tally import Tally, counted, opened
from engine.games.hundred_to_one.packs import read_pack
from tests.bot.shell import run

PACK = """\
title = "Pets"
language = "en"
source = "estimate"

[[question]]
id = "pet"
question = "Which pet is the best listener?"
answers = [
    [30, "Cat", "kitten"], [20, "Dog"], [9, "Fish"], [8, "Hamster"], [7, "Parrot"], [6, "Snake"]
]
"""
QUESTION = read_pack(PACK).questions[0]
MANY = {"cat": 40, "dog": 20, "fish": 14, "hamster": 10, "parrot": 8, "snake": 5, "tomcat": 3}
"""What a hundred people have said."""


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str) -> None:
    """An operator with a pack of their own and an empty store."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pets.toml").write_text(PACK, "utf-8")
    monkeypatch.setenv("PACKS_DIR", str(tmp_path))
    monkeypatch.setenv("REDIS_URL", address)

    async def empty() -> None:
        redis = create_redis(address)
        await redis.flushall()
        await redis.aclose()

    asyncio.run(empty())


@pytest.fixture
def said(address: str) -> None:
    """A hundred people have answered."""
    answer(address, "pets/pet", MANY)


def answer(address: str, name: str, answers: Mapping[str, int]) -> None:
    """People give these answers, each so often."""

    def after(tally: Tally | None) -> Tally:
        tally = tally or opened(QUESTION)
        for text, times in answers.items():
            for _ in range(times):
                tally = counted(tally, QUESTION.board.question, text)
        return tally

    async def work() -> None:
        async with store_at(address) as store:
            known = await store.respondent(1)
            day = len(known.answered) * 86400
            await store.count_answer(1, name, lambda one: having_answered(one, name, day), after)

    asyncio.run(work())


def line(out: str, start: str) -> str:
    """The line that begins so."""
    (found,) = (line for line in out.splitlines() if line.strip().startswith(start))
    return found


# list


def test_before_anybody_is_asked_the_list_is_empty() -> None:
    code, out, err = run("survey", "list")
    assert (code, err) == (0, "")
    assert out.startswith("0 asked, ")


@pytest.mark.usefixtures("said")
def test_the_nearest_to_a_hundred_comes_first(address: str) -> None:
    answer(address, "en-home/guests-early", {"cat": 2})
    answer(address, "gone/question", {"cat": 7})
    code, out, _ = run("survey", "list")
    assert code == 0
    assert out.splitlines()[:3] == [
        "100 of 100  pets/pet  surveyed  “Which pet is the best listener?”",
        "  7 of 100  gone/question  not played  (in no pack here)",
        "  2 of 100  en-home/guests-early  asked"
        "  “Guests are ten minutes early. What do you hide first?”",
    ]
    assert out.splitlines()[3].startswith("3 asked, ")


def test_a_hundred_answers_that_make_no_board_are_said_to_be_an_estimate_still(
    address: str,
) -> None:
    answer(address, "pets/pet", {"cat": 90, "dog": 10})
    assert "an estimate still: under 6 rows" in run("survey", "list")[1]


# show


@pytest.mark.usefixtures("said")
def test_groups_are_shown_with_their_votes_and_what_was_heard() -> None:
    code, out, _ = run("survey", "show", "pets/pet")
    assert code == 0
    assert out.splitlines()[:4] == [
        "Which pet is the best listener?",
        "100 of 100, surveyed",
        "* 40  Cat (kitten)",
        "* 20  Dog",
    ]
    assert line(out, "*  3") == "*  3  Tomcat"


def test_what_only_one_has_said_is_no_row_and_what_nobody_has_comes_last(address: str) -> None:
    answer(address, "pets/pet", {**MANY, "snake": 0, "fish": 18, "tomcat": 3, "stone": 1})
    out = run("survey", "show", "pets/pet")[1]
    assert "   1  Stone" in out.splitlines()
    assert out.splitlines()[-2:] == ["named by nobody:", "   0  Snake"]


# merge


@pytest.mark.usefixtures("said")
def test_merged_groups_are_one_row_of_a_surveyed_board() -> None:
    code, out, _ = run("survey", "merge", "pets/pet", "KITTEN", "tomcat")
    assert (code, out) == (0, "merged: 43 for Cat (kitten; Tomcat)\n")
    out = run("survey", "show", "pets/pet")[1]
    assert "100 of 100, surveyed" in out
    assert "* 43  Cat (kitten; Tomcat)" in out


# drop


@pytest.mark.usefixtures("said")
def test_a_dropped_group_takes_its_votes_along_and_the_question_is_asked_on() -> None:
    code, out, _ = run("survey", "drop", "pets/pet", "Tomcat")
    assert (code, out) == (0, "dropped: 3 for Tomcat; 97 of 100 left\n")
    assert " 97 of 100  pets/pet  asked" in run("survey", "list")[1]


# what cannot be done


@pytest.mark.usefixtures("said")
@pytest.mark.parametrize(
    "command",
    [
        ("show", "pets/cat"),
        ("merge", "pets/cat", "cat", "dog"),
        ("drop", "pets/cat", "cat"),
    ],
)
def test_a_question_that_nobody_has_answered_is_said(command: tuple[str, ...]) -> None:
    code, _, err = run("survey", *command)
    assert (code, err) == (
        1,
        "prikup: nobody has answered pets/cat: `prikup survey list` shows what was\n",
    )


@pytest.mark.usefixtures("said")
@pytest.mark.parametrize("command", [("merge", "cat", "cow"), ("drop", "cow")])
def test_a_group_that_is_none_is_said_and_nothing_changes(command: tuple[str, ...]) -> None:
    verb, *texts = command
    before = run("survey", "show", "pets/pet")
    code, _, err = run("survey", verb, "pets/pet", *texts)
    assert code == 1
    assert "pets/pet has no group with “cow”" in err
    assert run("survey", "show", "pets/pet") == before


def test_a_store_that_is_away_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "redis://127.0.0.1:1/0")
    code, out, err = run("survey", "list")
    assert (code, out) == (4, "")
    assert err.startswith("prikup: REDIS_URL: Redis does not answer")
