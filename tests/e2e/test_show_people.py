"""People of a show who answer together, leave, lead, and let the clock run out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.bench.calls import acts, verb
from bot.bench.stand import Stand
from bot.callbacks import Verb
from bot.table import Person as Seated
from engine.games.hundred_to_one.state import Big, FaceOff, State
from engine.games.hundred_to_one.values import PhaseName, Verdict
from playground.client import Person
from tests.e2e.conftest import Invite
from tests.e2e.party import ask, forged, is_over, position, said
from tests.e2e.show import (
    QUICK,
    SLUG,
    Show,
    owing,
    press_in_lobby,
    settled,
    show,
    stage,
    state_of,
    word,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")

SLOWLY = "answer_timeout=600, reverse_time=600, big_time1=600, big_time2=600"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stand]:
    async with stage(tmp_path_factory.mktemp("stand")) as here:
        yield here


# In the same second ---------------------------------------------------------------------------


@pytest.mark.parametrize("quicker", [0, 1])
async def test_of_two_answers_in_one_second_one_is_first_and_the_other_second(
    invite: Invite, quicker: int
) -> None:
    here = await show(await invite(2), f"{QUICK}, {SLOWLY}")
    state = await here.comes_to(PhaseName.FACEOFF)
    texts = {quicker: word(state, 3), 1 - quicker: word(state, 5)}
    await asyncio.gather(*(here.speak(seat, text) for seat, text in texts.items()))
    state = await here.comes_to(PhaseName.MAIN)
    assert sorted(one.seat for one in state.said) == [0, 1]
    assert {one.seat: one.text for one in state.said} == texts
    assert state.open == (3, 5)
    assert state.playing == quicker  # the higher row, whoever was the first
    log = await here.party.log(await here.table())
    assert len([action for action in log if action.startswith("answer")]) == 2


async def test_whoever_is_second_after_the_best_answer_is_not_asked(invite: Invite) -> None:
    here = await show(await invite(2), f"{QUICK}, {SLOWLY}")
    state = await here.comes_to(PhaseName.FACEOFF)
    await asyncio.gather(here.speak(0, word(state, 1)), here.speak(1, word(state, 1)))
    state = await here.comes_to(PhaseName.MAIN)
    (only,) = state.said
    assert (only.row, only.verdict) == (1, Verdict.HIT)
    assert state.playing == only.seat


async def test_of_two_presses_in_one_second_one_is_at_the_button(invite: Invite) -> None:
    here = await show(await invite(2), f"{QUICK}, faceoff_mode=buzzer, {SLOWLY}")
    await here.comes_to(PhaseName.BUZZ)
    taps = [(await here.person(seat), *await here.button(seat, "buzz")) for seat in (0, 1)]
    queries = await asyncio.gather(
        *(person.tap(hand, row=b.row, column=b.column) for person, b, hand in taps)
    )
    answers = [
        (await person.answer(query)).text
        for (person, _, _), query in zip(taps, queries, strict=True)
    ]
    state = await here.comes_to(PhaseName.FACEOFF)
    (first,) = owing(state)
    assert answers[first] is None
    assert answers[1 - first] == said("answer-stale")


# Who leaves -----------------------------------------------------------------------------------


async def test_a_captain_who_leaves_the_lobby_hands_the_team_on(invite: Invite) -> None:
    party = await invite(4)
    await settled(party, QUICK)
    _, ben, cleo, dan = party.people
    for person in party.people:
        await ask(person, "/start")
    lobby = await party.open(f"/play {SLUG}")
    for person, side in ((ben, "1"), (cleo, "0"), (dan, "1")):
        await press_in_lobby(party, person, lobby, "seat", side)
    await press_in_lobby(party, ben, lobby, "captain")
    assert (await ask(ben, "/leave", party.group)).text == said("answer-left")
    await press_in_lobby(party, party.host, lobby, "bot_add")
    await press_in_lobby(party, party.host, lobby, "start")
    table = await party.until(lambda t: hasattr(t.stage, "state"), await party.table())
    captain = table.chairs[1]
    assert isinstance(captain, Seated)
    assert captain.id == dan.id


@pytest.mark.parametrize(
    ("phase", "rules", "steps"),
    [
        (PhaseName.CAPTAIN, "rounds=simple, miss_limit=1, blitz=off", ("0 row 1", "2 pass")),
        (PhaseName.REVERSE, "rounds=reverse", ("0 row 5",)),
        (PhaseName.BIG_FIRST, "rounds=big", ("1 row 1",)),
    ],
    ids=["captain", "reverse", "big_first"],
)
async def test_a_captain_leaves_when_it_is_up_to_him_and_the_show_goes_on(
    invite: Invite, phase: PhaseName, rules: str, steps: tuple[str, ...]
) -> None:
    here = await show(await invite(4), f"tv: {rules}, {SLOWLY}")
    for step in steps:
        seat, _, what = step.partition(" ")
        await here.comes_to(PhaseName.FACEOFF, PhaseName.MAIN, PhaseName.REVERSE)
        state = await here.state()
        if what == "pass":
            await here.do(int(seat), what)
        else:
            await here.say(int(seat), word(state, int(what[-1])))
    await here.comes_to(phase)
    assert owing(await here.state()) == {1}
    before = await here.table()
    await _leaves(here, await here.person(1))
    after = await here.party.moved(before)
    log = await here.party.store.log(after.id)
    entry = log[position(before) + 1]
    assert (entry.seat, entry.by) == (1, "computer")


async def test_a_team_shrinks_to_one_and_the_show_is_played_to_its_end(invite: Invite) -> None:
    here = await show(await invite(6), f"tv: rounds=simple+big, miss_limit=1, {SLOWLY}")
    await here.comes_to(PhaseName.FACEOFF)
    for seat in (1, 3):
        await _leaves(here, await here.person(seat))
    last = {seat: await here.person(seat) for seat in (0, 2, 4, 5)}
    assert {p.id for p in (await here.table()).people} == {p.id for p in last.values()}
    await _play_on(here, last)
    assert (await here.state()).prize is not None
    won = [here.said("won", team=team) for team in ("🔴 Reds", "🔷 Blues")]
    await last[5].expect(lambda seen: any(text in seen.text for text in won))


async def _leaves(here: Show, person: Person) -> None:
    """The person leaves for good by the buttons of the private chat."""
    hand = await person.expect(lambda seen: bool(verb(seen, "page")))
    answer = await forged(person, hand, str(Verb(here.table_id, "leave", "yes")))
    assert answer.text == said("answer-left")


async def _play_on(here: Show, people: dict[int, Person]) -> None:
    """Those who are left say what nobody has found yet, or press, until the show is over."""
    async with asyncio.timeout(60):
        while not is_over(table := await here.table()):
            state = state_of(table)
            for seat in owing(state) & people.keys():
                hand = here.party.hand(people[seat], table)
                if isinstance(state.phase, FaceOff | Big):
                    await here.speak(seat, _something_new(state))
                    await here.party.moved(table)
                elif hand is not None:
                    await people[seat].press(hand, acts(hand)[0][0])
            await here.party.host.hear(0.1)
            for person in people.values():
                await person.hear(0.1)


def _something_new(state: State) -> str:
    """What nobody has said: the second player of the big game must not repeat the first."""
    if isinstance(state.phase, Big):
        return word(state, 2 if len(state.phase.answers) < len(state.boards) else 1)
    return word(state, 1 if 2 in state.open else 2)


# Who leads ------------------------------------------------------------------------------------


async def test_a_person_leads_the_show_reads_the_board_and_judges_in_private(
    invite: Invite,
) -> None:
    here = await show(await invite(3), f"party: rounds=simple, {SLOWLY}", is_led=True)
    state = await here.comes_to(PhaseName.FACEOFF)
    lead = await here.person(2)
    board = await lead.expect(word(state, 6))
    assert all(word(state, row) in board.text for row in range(1, 7))
    await here.speak(2, word(state, 1))  # who leads does not play
    await here.say(0, "something like that")
    button, hand = await here.button(2, "accept 4")
    assert "something like that" in hand.text
    assert word(state, 4) in button.text
    assert word(state, 4) not in "\n".join(seen.text for seen in await lead.look(here.group))
    await here.do(2, "accept 4")
    await here.say(1, "nothing at all")
    state = await here.do(2, "reject")
    assert (state.playing, state.open) == (0, (4,))
    await here.assert_taken()


async def test_when_who_leads_leaves_the_program_judges(invite: Invite) -> None:
    here = await show(await invite(3), f"party: rounds=simple, {SLOWLY}", is_led=True)
    state = await here.comes_to(PhaseName.FACEOFF)
    await here.say(0, word(state, 2))
    before = await here.table()
    await _leaves(here, await here.person(2))
    after = await here.party.moved(before)
    assert state_of(after).open == (2,)
    await here.speak(1, here.strange())
    state = await here.comes_to(PhaseName.MAIN)
    assert state.playing == 0


async def test_without_somebody_to_lead_it_the_show_does_not_begin(invite: Invite) -> None:
    party = await invite(2)
    await settled(party, "party: rounds=simple")
    for person in party.people:
        await ask(person, "/start")
    lobby = await party.open(f"/play {SLUG}")
    await press_in_lobby(party, party.people[1], lobby, "seat", "1")
    shown = await party.host.expect(
        lambda seen: seen.id >= lobby.id and "Ben" in seen.text, party.group
    )
    assert said("lobby-no-leader") in shown.text
    table = await party.table()
    assert not [b for b in shown.flat if b.data == f"v:{table.id}:start"]


# Who is too slow ------------------------------------------------------------------------------


async def test_a_clock_that_runs_out_is_no_answer_and_what_is_said_later_does_not_count(
    invite: Invite,
) -> None:
    here = await show(await invite(2), "solo: rounds=simple, answer_timeout=2")
    state = await here.comes_to(PhaseName.FACEOFF)
    await here.say(0, word(state, 1))
    clock = said("turn-clock", length=said("length-seconds", number=2))
    await (await here.person(0)).expect(here.said("turn-yours-answer", clock=clock))
    state = await here.comes_to(PhaseName.CAPTAIN)
    late = await here.speak(0, word(state, 2))
    await here.comes_to(PhaseName.OVER)
    log = await here.party.store.log(here.table_id)
    assert {entry.by for entry in log if entry.action == "pass"} == {"clock"}
    assert f"answer {late.text}" not in [entry.action for entry in log]


async def test_in_private_a_late_answer_gets_a_word(invite: Invite) -> None:
    here = await show(await invite(2), f"{QUICK}, {SLOWLY}")
    state = await here.comes_to(PhaseName.FACEOFF)
    await here.say(0, word(state, 1))
    late = await here.person(1)
    await late.send(word(state, 2))
    await late.expect(said("answer-not-your-turn"))
    await here.assert_taken()


async def test_when_time_is_up_all_questions_left_of_the_big_game_are_passed(
    invite: Invite,
) -> None:
    here = await show(await invite(2), "solo: rounds=big, big_time1=2, big_time2=600")
    state = await here.comes_to(PhaseName.FACEOFF)
    await here.say(0, word(state, 1))
    state = await here.comes_to(PhaseName.BIG1)
    await here.say(0, word(state, 1))
    await here.comes_to(PhaseName.BIG2)
    log = await here.party.store.log(here.table_id)
    assert [(e.action, e.by) for e in log[-4:]] == [("pass", "clock")] * 4


async def test_who_was_away_is_back_with_any_word(invite: Invite) -> None:
    here = await show(await invite(2), "solo: rounds=simple, answer_timeout=1, miss_limit=6")
    state = await here.comes_to(PhaseName.FACEOFF)
    await here.say(0, word(state, 1))
    await here.party.until(lambda t: _is_away(t.chairs[0]), await here.table())
    await (await here.person(0)).send("sorry, the phone")
    table = await here.party.until(lambda t: not _is_away(t.chairs[0]), await here.table())
    assert not is_over(table)


def _is_away(chair: object) -> bool:
    return isinstance(chair, Seated) and chair.is_away
