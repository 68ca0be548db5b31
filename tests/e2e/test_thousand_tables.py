"""Tables of two, three and four by house rules of their own, played by the offered buttons."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio

from bot.bench.calls import NOT_A_MOVE, Figures, Player
from bot.bench.stand import Stand
from bot.store import Store, store_at
from bot.table import LogEntry, Playing, Table
from engine.game import Seat
from playground.client import Person
from playground.model import Json
from tests.e2e.leaks import Record, leaks, told
from tests.e2e.party import NAMES, Party, said

pytestmark = pytest.mark.asyncio(loop_scope="module")

DEALS = 2
PATIENCE = 240.0
"""Seconds in which so many deals are played by far, even where other things run beside them."""
HOUSES = {
    "two": (2, "two-player: cut=interactive"),
    "two, ten cards": (2, "two-player-10"),
    "four": (4, "four-player: dark=optional, dark_seat=any"),
    "501": (3, "501"),
    "golden": (3, "golden-kon: cut=interactive"),
}
"""Tables that are played at the same time: how many people, and the house rules."""


@dataclass(frozen=True, slots=True)
class Played:
    """A table after its deals, and all that was called for it."""

    table: Table
    log: tuple[LogEntry, ...]
    calls: list[Json]
    people: list[Person]
    group: int

    @property
    def kinds(self) -> set[str]:
        """What kinds of actions were made."""
        return {entry.action.split()[0] for entry in self.log}

    def by(self, kind: str) -> Person:
        """The person who made the first action of this kind."""
        seat = next(entry.seat for entry in self.log if entry.action.startswith(f"{kind} "))
        return next(one for one in self.people if self.table.seat_of(one.id) == seat)

    def texts(self, chat: int) -> str:
        """All that was shown in the chat."""
        return "\n".join(told(call) for call in self.calls if _chat(call) == chat)


def _chat(call: Json) -> int:
    return int(call["params"].get("chat_id", 0))


def _has_played(table: Table) -> bool:
    stage = table.stage
    return not isinstance(stage, Playing) or len(stage.state.match.history) >= DEALS


async def _play(made: Stand, store: Store, number: int, house: str) -> Played:
    """So many deals at a new table of new people."""
    people = [
        await made.playground.add_person(name, language_code="en") for name in NAMES[:number]
    ]
    group = await made.playground.add_group("Friday cards", people, bot=True)
    party = Party(made, store, group, people)
    await party.settings(houses=(("thousand", f"thousand {house}"),))
    table = await party.begin()
    async with asyncio.TaskGroup() as playing:
        for person in people:
            player = Player(person, store, table.id, Figures())
            playing.create_task(player.play(_has_played))
    title = said("result-deal", deal=DEALS)
    await party.host.expect(lambda seen: title in seen.text and "<pre>" in seen.html, group)
    chats = {group, *(person.id for person in people)}
    calls = [call for call in await made.playground.calls() if _chat(call) in chats]
    table = await party.load(table.id)
    return Played(table, await store.log(table.id), calls, people, group)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tables(made: Stand) -> AsyncIterator[dict[str, Played]]:
    """All tables, played side by side."""
    async with store_at(made.redis_url) as store:
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as evening:
            playing = {
                name: evening.create_task(_play(made, store, number, house))
                for name, (number, house) in HOUSES.items()
            }
        yield {name: task.result() for name, task in playing.items()}


@pytest.mark.parametrize("name", HOUSES)
async def test_telegram_takes_every_call(tables: dict[str, Played], name: str) -> None:
    calls = [call for call in tables[name].calls if call["method"] not in NOT_A_MOVE]
    assert [call["description"] for call in calls if not call["ok"]] == []


@pytest.mark.parametrize("name", HOUSES)
async def test_nobody_is_shown_a_card_they_may_not_know(
    tables: dict[str, Played], name: str
) -> None:
    played = tables[name]
    seats: dict[int, Seat] = {}
    for person in played.people:
        seat = played.table.seat_of(person.id)
        assert seat is not None
        seats[person.id] = seat
    assert leaks(Record.of(played.table, played.log), played.calls, seats) == []


async def test_two_people_cut_take_a_talon_and_give_a_card(tables: dict[str, Played]) -> None:
    played = tables["two"]
    assert {"cut", "take", "give", "order", "play"} <= played.kinds
    assert "How many cards do you lift" in played.texts(played.by("cut").id)
    chosen = played.texts(played.by("take").id)
    assert said("thousand-talon-of-two", number=2, cards="🂠 🂠") in chosen
    assert said("thousand-do-talon-last") in chosen


async def test_with_ten_cards_two_are_laid_down(tables: dict[str, Played]) -> None:
    played = tables["two, ten cards"]
    assert {"take", "discard", "order", "play"} <= played.kinds
    laid = played.texts(played.by("discard").id)
    assert said("thousand-do-lay-down", number=2) in laid
    assert said("thousand-do-lay-down", number=1) in laid


async def test_of_four_people_the_dealer_sits_on_the_talon(tables: dict[str, Played]) -> None:
    played = tables["four"]
    assert played.kinds & {"look", "dark"}
    stage = played.table.stage
    assert isinstance(stage, Playing)
    sitters = {score.dealer for score in stage.state.match.history}
    assert len(sitters) == DEALS
    for person in played.people:
        if played.table.seat_of(person.id) in sitters:
            assert "You sit on the talon" in played.texts(person.id)


async def test_in_501_the_trump_is_named_by_a_button(tables: dict[str, Played]) -> None:
    played = tables["501"]
    assert "trump" in played.kinds
    named = played.texts(played.by("trump").id)
    assert said("thousand-do-trump") in named
    assert " × " in named


async def test_a_golden_deal_is_played_under_its_banner(tables: dict[str, Played]) -> None:
    played = tables["golden"]
    assert "cut" in played.kinds
    declarer = played.texts(played.by("order").id)
    assert "<b>Golden deal 1 of 3:</b>" in declarer
