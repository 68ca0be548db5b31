"""How people like to be served: a confirming tap, hurrying, and fingers that tap twice."""

from __future__ import annotations

import pytest

from bot import callbacks
from bot.bench.calls import acts, verb
from engine.games import GAMES
from playground.client import Person
from playground.seen import Button, Seen
from tests.e2e.leaks import Record
from tests.e2e.party import Party, assert_same_stage, has_verb, position, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


def setting(seen: Seen, name: str, value: str = "") -> list[Button]:
    """The buttons of a settings message that open this choice, or choose this."""
    found = []
    for button in seen.flat:
        meant = callbacks.parse(button.data or "")
        if isinstance(meant, callbacks.Setting) and (meant.name, meant.value) == (name, value):
            found.append(button)
    return found


async def choose(person: Person, name: str, value: str) -> None:
    """The person sets it by the buttons of /settings in the private chat."""
    sent = await person.send("/settings")
    shown = await person.expect(lambda seen: seen.id > sent.id and bool(setting(seen, name)))
    await person.press(shown, setting(shown, name)[0])
    opened = await person.expect(lambda seen: bool(setting(seen, name, value)))
    answer = await person.press(opened, setting(opened, name, value)[0])
    assert answer.text == said("answer-saved")


async def test_who_likes_to_confirm_taps_twice(party: Party) -> None:
    await party.begin()
    person, _, _ = await party.mover()
    await choose(person, "confirm", "on")
    _, hand, before = await party.mover()
    button, act = acts(hand)[0]
    answer = await person.press(hand, button)
    assert answer.text == said("answer-confirm")
    assert_same_stage(await party.load(before.id), before)
    asked = await person.expect(
        lambda seen: any(a.is_confirmed and a.index == act.index for _, a in acts(seen))
    )
    sure = next(b for b, a in acts(asked) if a.is_confirmed)
    assert not (await person.press(asked, sure)).text
    after = await party.moved(before)
    assert position(after) == position(before) + 1


async def test_a_single_legal_card_of_somebody_in_a_hurry_plays_itself(party: Party) -> None:
    table = await party.begin()
    person = party.host
    await choose(person, "hurry", "on")
    seat = table.seat_of(person.id)
    assert seat is not None
    hurried: list[int] = []
    for _ in range(400):  # whether a single card is left at times is for the shuffle to say
        await party.move()
        log = await party.store.log(table.id)
        if hurried := [at for at, entry in enumerate(log) if entry.by == "hurry"]:
            break
    states = Record.of(table, log).states
    for at in hurried:
        legal = GAMES[table.slug].legal(states[at - 1], seat)
        assert (log[at].seat, [log[at].action]) == (seat, [str(action) for action in legal])
        assert log[at].action.startswith("play ")
    assert hurried


async def test_two_taps_on_the_seat_button_are_one(party: Party) -> None:
    ben = party.people[1]
    await ben.start()
    await ben.expect(lambda seen: seen.by_bot)
    await party.host.start()
    lobby = await party.open()
    shown = await ben.expect(
        lambda seen: seen.id == lobby.id and has_verb("seat")(seen), party.group
    )
    data = verb(shown, "seat")[0].data
    queries = [await ben.tap(shown, data=data) for _ in range(4)]
    answers = [(await ben.answer(query)).text for query in queries]
    assert said("answer-joined") in answers
    assert said("answer-left") not in answers
    assert (await party.table()).seat_of(ben.id) is not None
