"""`kill -9` at any moment, and the match goes on where it was."""

from __future__ import annotations

import pytest

from bot.bench.calls import acts, verb
from bot.table import Lobby
from engine.games import GAMES
from tests.e2e.conftest import Invite
from tests.e2e.party import Party, forged, has_verb, position, said, views

pytestmark = pytest.mark.asyncio(loop_scope="module")


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
