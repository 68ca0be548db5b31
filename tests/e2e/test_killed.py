"""`kill -9` at any moment, and the match goes on where it was."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

import pytest
import pytest_asyncio

from bot.bench.calls import acts, verb
from bot.bench.stand import Stand, stand
from bot.table import Lobby, Table
from engine.games import GAMES
from playground.clock import HandClock
from tests.e2e.conftest import Invite
from tests.e2e.party import Party, ask, forged, has_verb, position, said, views

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Telegram's: a press grows old when a test says so, not when this machine is slow."""
    return HandClock()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(clock: HandClock, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stand]:
    async with stand(tmp_path_factory.mktemp("stand"), limits=False, clock=clock) as here:
        yield here


@pytest_asyncio.fixture(loop_scope="module", autouse=True)
async def no_faults(made: Stand) -> AsyncIterator[None]:
    """What a test has armed harms no other."""
    yield
    await made.playground.faults()


async def _killed_and_started(party: Party) -> None:
    await party.stand.bot.kill()
    await party.stand.bot.start()


async def test_after_an_answered_press_hands_turn_and_scores_are_the_same(party: Party) -> None:
    await party.begin()
    before = await party.moves(4)
    log = await party.log(before)
    await _killed_and_started(party)
    after = await party.dealt()
    assert views(after) == views(before)
    assert await party.log(after) == log
    person, _, _, act, answer = await party.move()
    assert not answer.text
    moved = await party.moved(after)
    assert len(await party.log(moved)) == len(log) + 1
    assert act.position == position(before)
    assert person.id in {chair.id for chair in moved.people}


async def test_a_press_that_was_under_way_is_done_once_after_the_restart(party: Party) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    button, act = acts(hand)[0]
    await party.stand.bot.kill()
    query = await person.tap(hand, row=button.row, column=button.column)
    await party.stand.bot.start()
    answer = await person.answer(query)
    assert not answer.text
    after = await party.moved(before)
    log = await party.log(after)
    assert log[act.position :] == [log[act.position]]


async def test_killed_while_a_press_is_handled_nothing_is_done_twice_and_it_is_answered(
    party: Party,
) -> None:
    await party.begin()
    for _ in range(3):
        person, hand, before = await party.mover()
        button, act = acts(hand)[0]
        query = await person.tap(hand, row=button.row, column=button.column)
        await party.stand.bot.kill()
        await party.stand.bot.start()
        await person.answer(query)
        after = await party.moved(before)
        assert position(after) == act.position + 1
        assert len(await party.log(after)) == act.position + 1


async def test_killed_between_a_move_and_its_answer_the_press_is_answered_after_the_restart(
    party: Party,
) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    button, act = acts(hand)[0]
    await party.stand.playground.faults({"method": "answerCallbackQuery", "kind": "hang"})
    query = await person.tap(hand, row=button.row, column=button.column)
    await party.stand.playground.hanging()
    assert position(await party.load(before.id)) == act.position + 1
    await party.stand.bot.kill()
    await party.stand.playground.faults()
    assert not person.has_answer(query)
    await party.stand.bot.start()
    assert (await person.answer(query)).text == said("answer-done")
    assert len(await party.log(before)) == act.position + 1


async def test_killed_between_an_answer_and_its_confirmation_nothing_is_done_again(
    party: Party,
) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    button, act = acts(hand)[0]
    await party.stand.playground.faults({"method": "answerCallbackQuery", "kind": "hang_after"})
    query = await person.tap(hand, row=button.row, column=button.column)
    assert not (await person.answer(query)).text
    await party.stand.playground.hanging()
    await _killed_and_started(party)
    await party.stand.playground.faults()
    await party.move()
    log = await party.log(before)
    assert log[act.position + 1 :] == [log[-1]]
    assert not (await person.answer(query)).text


async def test_killed_with_updates_in_its_hands_none_is_lost(party: Party) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    button, act = acts(hand)[0]
    await party.stand.playground.faults({"method": "getUpdates", "kind": "hang_after"})
    await ask(party.host, "/score", party.group)  # it ends the poll that is under way
    query = await person.tap(hand, row=button.row, column=button.column)
    await party.stand.playground.hanging()
    await _killed_and_started(party)
    await party.stand.playground.faults()
    assert not (await person.answer(query)).text
    assert len(await party.log(before)) == act.position + 1


async def test_a_press_is_answered_though_the_first_calls_after_the_restart_fail(
    party: Party,
) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    button, act = acts(hand)[0]
    await party.stand.bot.kill()
    query = await person.tap(hand, row=button.row, column=button.column)
    await party.stand.playground.faults(
        {"method": "answerCallbackQuery", "kind": "cut_before"},
        {"method": "answerCallbackQuery", "kind": "500"},
    )
    await party.stand.bot.start()
    assert not (await person.answer(query)).text
    assert len(await party.log(before)) == act.position + 1


async def test_a_press_that_waited_longer_than_telegram_takes_answers_is_done_all_the_same(
    party: Party, clock: HandClock
) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    button, act = acts(hand)[0]
    await party.stand.bot.kill()
    query = await person.tap(hand, row=button.row, column=button.column)
    clock.advance(16)
    await party.stand.bot.start()
    after = await party.moved(before)
    assert len(await party.log(after)) == act.position + 1
    await party.move()
    assert not person.has_answer(query)
    assert (await party.stand.playground.get(f"queries/{query}"))["late"]


async def test_in_the_lobby_what_was_pressed_as_the_bot_was_killed_is_done_once(
    party: Party,
) -> None:
    lobby = await party.gather()
    host = party.host
    for name in ("seat", "bot_add"):
        before = await party.table()
        pressed = verb(lobby, name)[0]
        await party.stand.playground.faults({"method": "answerCallbackQuery", "kind": "hang"})
        query = await host.tap(lobby, row=pressed.row, column=pressed.column)
        await party.stand.playground.hanging()
        during = await party.until(partial(_has_other_chairs, before), before)
        await party.stand.bot.kill()
        await party.stand.playground.faults()
        await party.stand.bot.start()
        await host.answer(query)
        assert (await party.table()).chairs == during.chairs
        lobby = await host.expect(has_verb("bot_add"), party.group)


async def test_in_the_lobby_people_stay_seated_and_can_start(party: Party) -> None:
    lobby = await party.gather()
    before = await party.table()
    await _killed_and_started(party)
    after = await party.table()
    assert isinstance(after.stage, Lobby)
    assert after.chairs == before.chairs
    await party.host.press(lobby, verb(lobby, "start")[0])
    await party.mover()


async def test_the_rest_between_two_deals_ends_after_the_restart(party: Party) -> None:
    lobby = await party.gather()
    await party.host.press(lobby, verb(lobby, "start")[0])
    await _killed_and_started(party)
    table = await party.dealt()
    assert not GAMES[table.slug].is_at_rest(getattr(table.stage, "state", None))
    assert (await party.log(table)).count("deal") == 1


async def test_a_button_from_before_the_restart_does_its_work_once(party: Party) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    button, act = acts(hand)[0]
    await person.press(hand, button)
    await party.moved(before)
    log = await party.log(before)
    await _killed_and_started(party)
    answer = await forged(person, hand, str(act))
    assert answer.text == said("answer-done")
    assert await party.log(before) == log


async def test_the_clock_goes_on_where_it_was(invite: Invite) -> None:
    party = await invite()
    await party.settings(turn_seconds=3)
    await party.begin()
    person, _, before = await party.mover()
    await party.stand.bot.kill()
    await party.stand.bot.start()
    after = await party.moved(before)
    entries = await party.store.log(after.id)
    assert entries[position(before) + 1].by == "clock"
    assert person.id in {chair.id for chair in after.people}


async def test_a_row_of_restarts_changes_nothing_of_what_people_see(party: Party) -> None:
    await party.begin()
    for _ in range(2):
        await party.move()
        await _killed_and_started(party)
    table = await party.dealt()
    lobbies = filter(has_verb("seat"), party.host.messages(party.group))
    for lobby in tuple(lobbies):
        await party.host.gone(lobby, patience=20)  # a lease may have to end first
    for person in party.people:
        hands = [m for m in await person.look() if acts(m)]
        assert len(hands) <= 1
    assert party.hand((await party.mover())[0], table)


def _has_other_chairs(before: Table, now: Table) -> bool:
    """Whether somebody has sat down or got up."""
    return now.chairs != before.chairs
