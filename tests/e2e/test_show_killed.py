"""`kill -9` in every phase of a show: it goes on where it was, and what was said counts once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

import pytest
import pytest_asyncio

from bot.bench.stand import Stand
from bot.store import create_redis, keys
from engine.games.hundred_to_one.state import Big, State, big_board
from engine.games.hundred_to_one.values import PhaseName
from playground.client import PATIENCE
from tests.e2e.conftest import Invite
from tests.e2e.party import assert_same_stage, position
from tests.e2e.show import Show, owing, show, stage, state_of, word

pytestmark = pytest.mark.asyncio(loop_scope="module")

SLOWLY = "answer_timeout=600, reverse_time=600, big_time1=600, big_time2=600, blitz_versions=1"
MAIN = ("0 row 1",)
STEAL = (*MAIN, "2 pass")
BIG = ("0 row 1", "0 first 2")


@dataclass(frozen=True, slots=True)
class Case:
    """How a show comes to a phase, and what is said or pressed while the bot is dead."""

    rules: str
    steps: Sequence[str]
    deed: str
    people: int = 4
    is_led: bool = False


CASES = {
    PhaseName.FACEOFF: Case("rounds=simple", (), "0 row 2"),
    PhaseName.BUZZ: Case("rounds=simple, faceoff_mode=buzzer", (), "1 buzz"),
    PhaseName.MAIN: Case("rounds=simple", MAIN, "2 row 2"),
    PhaseName.BLITZ: Case("rounds=simple, miss_limit=1", STEAL, "3 row 3"),
    PhaseName.CAPTAIN: Case("rounds=simple, miss_limit=1, blitz=off", STEAL, "1 row 3"),
    PhaseName.REVERSE: Case("rounds=reverse", (), "0 row 5"),
    PhaseName.DUEL: Case(
        "rounds=simple+reverse, reverse_skip_lead=240, multipliers=10+1+1, miss_limit=1,"
        " blitz=off",
        (*STEAL, "1 pass"),
        "1 key",
    ),
    PhaseName.BIG_FIRST: Case("rounds=big", ("0 row 1",), "0 first 0"),
    PhaseName.BIG_SECOND: Case("rounds=big", BIG, "0 second 4", people=6),
    PhaseName.BIG1: Case("rounds=big", BIG, "2 row 1"),
    PhaseName.BIG2: Case("rounds=big, big_questions=1", (*BIG, "2 row 2"), "0 row 1"),
    PhaseName.JUDGE: Case("rounds=simple", ("0 row 1",), "4 accept 1", people=5, is_led=True),
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stand]:
    async with stage(tmp_path_factory.mktemp("stand")) as here:
        yield here


async def _come_to(invite: Invite, phase: PhaseName) -> tuple[Show, Case]:
    case = CASES[phase]
    preset = "party" if case.is_led else "tv"
    party = await invite(case.people)
    here = await show(party, f"{preset}: {case.rules}, {SLOWLY}", is_led=case.is_led)
    for step in case.steps:
        seat, what = _read(step)
        await _until_turn(here, seat)
        if what.startswith("row"):
            await here.say(seat, _text(await here.state(), what))
        else:
            await here.do(seat, what)
    await here.comes_to(phase)
    return here, case


def _read(step: str) -> tuple[int, str]:
    seat, _, what = step.partition(" ")
    return int(seat), what


def _text(state: State, what: str) -> str:
    if what == "key":
        return state.board.keys[0]
    return word(state, int(what.removeprefix("row ")))


async def _until_turn(here: Show, seat: int) -> None:
    """A rest between rounds is over, and the seat owes something."""
    await here.comes_to(*(set(PhaseName) - {PhaseName.REST}))
    assert seat in owing(await here.state())


@pytest.mark.parametrize("phase", CASES, ids=[phase.value for phase in CASES])
async def test_what_was_done_while_the_bot_was_dead_counts_once(
    invite: Invite, phase: PhaseName
) -> None:
    here, case = await _come_to(invite, phase)
    seat, what = _read(case.deed)
    person, before = await here.person(seat), await here.table()
    button, hand = await here.button(seat, "pass" if what.startswith(("row", "key")) else what)
    await here.party.stand.bot.kill()
    if what.startswith(("row", "key")):
        action = f"answer {_text(state_of(before), what)}"
        await here.speak(seat, action.removeprefix("answer "))
    else:
        action = what
        query = await person.tap(hand, row=button.row, column=button.column)
    assert_same_stage(await here.table(), before)
    await here.party.stand.bot.start()
    if action == what:
        assert not (await person.answer(query)).text
    after = await here.party.moved(before)
    log = await here.party.log(after)
    assert [entry for entry in log[position(before) :] if entry != "deal"] == [action]
    here.taken.append((seat, action))
    await here.assert_taken()
    question = _question(state_of(before))
    # a hand that was sent in the moment of the kill may stay, but none beside it
    async with asyncio.timeout(PATIENCE):
        while sum(question in seen.text for seen in await person.look()) > 1:
            await person.hear(0.1)


def _question(state: State) -> str:
    if isinstance(state.phase, Big):
        return big_board(state, state.phase).question
    return state.boards[0].question


async def test_the_same_answer_delivered_again_is_no_second_one(invite: Invite) -> None:
    party = await invite(2)
    here = await show(party, f"tv: rounds=simple, {SLOWLY}")
    state = await here.comes_to(PhaseName.FACEOFF)
    await here.say(0, word(state, 1))
    playground = here.party.stand.playground
    await playground.faults({"method": "getUpdates", "kind": "hang"})
    await here.say(0, word(state, 2))  # who plays alone answers every time
    await playground.hanging()
    await here.party.stand.bot.kill()
    await playground.faults()
    await _as_if_it_had_died_before_it_could_say_so(here)
    before = await here.table()
    await here.party.stand.bot.start()
    await here.say(0, word(state, 3))
    assert position(await here.table()) == position(before) + 1
    await here.assert_taken()


async def _as_if_it_had_died_before_it_could_say_so(here: Show) -> None:
    """Nobody knows any more which updates are done with."""
    redis = create_redis(here.party.stand.redis_url)
    async for key in redis.scan_iter(match=keys.update(0)[:-1] + "*"):
        await redis.delete(key)
    await redis.aclose()


async def test_the_clock_goes_on_while_the_bot_is_dead(invite: Invite) -> None:
    party = await invite(2)
    here = await show(party, "tv: rounds=simple, answer_timeout=4")
    state = await here.comes_to(PhaseName.FACEOFF)
    await here.say(1, word(state, 1))
    before = await here.table()
    await here.party.stand.bot.kill()
    assert (await here.table()).wake_at == before.wake_at
    await here.party.stand.bot.start()
    after = await here.party.moved(before)
    entries = (await here.party.store.log(after.id))[position(before) + 1 :]
    assert [(entry.seat, entry.action, entry.by) for entry in entries[:1]] == [
        (1, "pass", "clock")
    ]
    assert before.wake_at is not None
    assert entries[0].at >= before.wake_at


async def test_a_rest_between_rounds_ends_after_the_restart(invite: Invite) -> None:
    party = await invite(2)
    here = await show(party, f"solo: rounds=simple+double, miss_limit=1, {SLOWLY}")
    state = await here.comes_to(PhaseName.FACEOFF)
    await here.say(1, word(state, 1))
    await here.do(1, "pass")
    await here.comes_to(PhaseName.CAPTAIN)
    await here.party.stand.bot.kill()
    await here.speak(0, word(state, 2))
    await here.party.stand.bot.start()
    await here.comes_to(PhaseName.FACEOFF)
    assert (await here.state()).number == 2
    log = await here.party.log(await here.table())
    assert (log.count("deal"), log.count(f"answer {word(state, 2)}")) == (2, 1)
