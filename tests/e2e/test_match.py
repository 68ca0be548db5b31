"""A whole match, limits on, by pressing nothing but the buttons that are offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio

from bot.bench.calls import NOT_A_MOVE, Figures, agreed, company, played
from bot.bench.stand import Stand, stand
from bot.store import store_at
from bot.table import LogEntry, Over, Table
from engine.games import GAMES
from playground.client import Person
from playground.model import Json
from playground.server import DEFAULT_TOKEN
from tests.e2e.leaks import Record, cards_in, cards_of, leaks, told

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

COMPANIES = [
    ("thousand", 3),
    ("hundred_one", 4),
    ("twenty_five", 10),
    ("twenty_five 25-triples", 9),
]
"""Games, or the codes of house rules, and how many play."""
EVENINGS = COMPANIES + [
    (slug, max(game.seats))
    for slug, game in GAMES.items()
    if slug not in {code.split()[0] for code, _ in COMPANIES}
]


@dataclass(frozen=True, slots=True)
class Evening:
    """A match that was played, and everything the bot said meanwhile."""

    table: Table
    figures: Figures
    log: tuple[LogEntry, ...]
    calls: list[Json]
    people: list[Person]
    group: int
    said: list[str]
    answers: dict[str, Json]


@pytest_asyncio.fixture(
    scope="module", loop_scope="module", params=EVENINGS, ids=[code for code, _ in EVENINGS]
)
async def evening(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Evening]:
    code, number = request.param
    slug = code.split()[0]
    async with stand(tmp_path_factory.mktemp(slug), limits=True, LOG_LEVEL="DEBUG") as made:
        people, group = await company(made, number)
        if code != slug:
            await agreed(made, group, code)
        table, figures = await played(made, slug, people, group)
        yield await _looked_back(made, table, figures, people, group)


async def _looked_back(
    made: Stand, table: Table, figures: Figures, people: list[Person], group: int
) -> Evening:
    async with store_at(made.redis_url) as store:
        log = await store.log(table.id)
    calls = await made.playground.calls()
    answered = [call["params"] for call in calls if call["method"] == "answerCallbackQuery"]
    ids = [params["callback_query_id"] for params in answered]
    answers = {id_: await made.playground.get(f"queries/{id_}") for id_ in ids}
    return Evening(table, figures, log, calls, people, group, made.bot.said, answers)


async def test_the_match_is_played_to_its_end(evening: Evening) -> None:
    assert isinstance(evening.table.stage, Over)
    assert evening.table.stage.why == "finished"
    result = GAMES[evening.table.slug].result(evening.table.stage.state)
    assert result is not None


async def test_telegram_refuses_no_call_but_for_a_limit(evening: Evening) -> None:
    assert evening.figures.refused == {}


async def test_every_press_is_answered_once(evening: Evening) -> None:
    ids = [
        call["params"]["callback_query_id"]
        for call in evening.calls
        if call["method"] == "answerCallbackQuery"
    ]
    assert len(ids) == len(set(ids)) > evening.figures.pressed
    assert all(answer["answered"] for answer in evening.answers.values())


async def test_a_move_costs_few_calls(evening: Evening) -> None:
    assert evening.figures.per_move <= 3.5


async def test_the_log_alone_rebuilds_the_last_state(evening: Evening) -> None:
    assert isinstance(evening.table.stage, Over)
    rebuilt = Record.of(evening.table, evening.log).states[-1]
    is_same = rebuilt == evening.table.stage.state  # told apart, the two would fill a book
    assert is_same


async def test_nobody_is_shown_a_card_they_may_not_know(evening: Evening) -> None:
    record = Record.of(evening.table, evening.log)
    seats = {
        person.id: seat
        for person in evening.people
        if (seat := evening.table.seat_of(person.id)) is not None
    }
    assert len(seats) == len(evening.people)
    shown = Counter(len(cards_in(told(call))) > 0 for call in evening.calls)
    is_about_cards = any(True for _ in cards_of(record.states))
    assert (shown[True] > len(record.states)) == is_about_cards
    assert leaks(record, evening.calls, seats) == []


async def test_the_seed_is_told_after_the_match_and_not_before(evening: Evening) -> None:
    record = Record.of(evening.table, evening.log)
    end = record.moments[-1]
    with_seed = [call for call in evening.calls if record.seed in told(call)]
    assert with_seed
    assert all(call["at"] >= end for call in with_seed)


async def test_the_bot_logs_nothing_secret_though_it_logs_all_it_can(evening: Evening) -> None:
    record = Record.of(evening.table, evening.log)
    assert any(" DEBUG " in line for line in evening.said)
    assert record.boards or any(True for _ in cards_of(record.states))
    secrets = {DEFAULT_TOKEN, record.seed, "play ", *record.boards}
    for line in evening.said:
        assert not [secret for secret in secrets if secret in line]
        assert not cards_in(line)


async def test_what_was_counted_is_all_that_was_called(evening: Evening) -> None:
    methods = {call["method"] for call in evening.calls} - NOT_A_MOVE
    assert methods >= {"sendMessage", "editMessageText", "answerCallbackQuery"}
