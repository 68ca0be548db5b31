"""Presses that should do nothing: forged, stale, double, another's, of tables that ended."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.bench.calls import acts, verb
from bot.callbacks import Act, Verb
from bot.table import Over
from tests.e2e.conftest import Invite
from tests.e2e.leaks import cards_in
from tests.e2e.party import (
    Party,
    assert_same_stage,
    forged,
    has_verb,
    is_over,
    own_cards,
    position,
    said,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_whatever_the_data_of_a_button_it_is_answered_and_changes_nothing(
    party: Party,
) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    chance = random.Random(5)
    letters = "av:cs0123456789-_. \x00\n\t«ё🂡" + before.id
    rubbish = ["".join(chance.choices(letters, k=chance.randint(1, 20))) for _ in range(30)]
    rubbish += [
        f"a:{before.id}:-1:0",
        f"a:{before.id}:0:99999",
        f"a:{before.id}:{position(before)}:",
        f"a:{before.id}:{position(before)}:0:0",
        f"a:{before.id}:{position(before)}:٣",
        f"v:{before.id}:nothing:",
        f"v:{before.id}:page:{'z' * 24}",
        f"s:c:language:xx:{before.id}",
        "a:" + "9" * 60,
        "v::::::",
    ]
    for data in rubbish:
        answer = await forged(person, hand, data)
        assert answer.text == said("answer-stale") or data.startswith(f"v:{before.id}:page:")
    assert_same_stage(await party.load(before.id), before)


async def test_data_sent_with_a_message_that_has_no_such_button_leaves_the_message_alone(
    party: Party,
) -> None:
    ended = await party.begin()
    await party.store.commit(ended, replace(ended, stage=Over("stopped")), dirty_at=None)
    await party.store.free_venue(ended.venue.key, ended.id)
    await party.begin()
    _, _, table = await party.mover()
    ben = party.people[1]
    shown = await ben.expect(has_verb("hand"), party.group)
    for data in (
        f"a:{table.id}:0:0",
        f"a:{ended.id}:0:0",
        f"v:{table.id}:stop:",
        f"v:{ended.id}:stop:",
        f"v:{table.id}:rules:0",
        f"v:{table.id}:rules:play",
        f"h:t{table.id}:d::",
        f"h:t{table.id}:m::",
        *(f"h:c.thousand:{kind}::" for kind in "dmtpo"),
        "s:c:language:",
        "s:p:language:ru",
    ):
        await forged(ben, shown, data)
        (now,) = [seen for seen in await ben.look(party.group) if seen.id == shown.id]
        assert (now.html, now.buttons) == (shown.html, shown.buttons), data


async def test_an_index_out_of_range_is_an_old_button(party: Party) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    for index in (500, 9999):
        answer = await forged(person, hand, str(Act(before.id, position(before), index)))
        assert answer.text == said("answer-stale")
    future = await forged(person, hand, str(Act(before.id, position(before) + 1, 0)))
    assert future.text == said("answer-stale")
    assert_same_stage(await party.load(before.id), before)
    assert party.hand(person, before)


async def test_a_double_press_does_nothing_twice(party: Party) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    _, act = acts(hand)[0]
    queries = [await person.tap(hand, data=str(act)) for _ in range(4)]
    answers = [(await person.answer(query)).text for query in queries]
    assert sorted(text or "" for text in answers) == ["", *[said("answer-done")] * 3]
    assert len(await party.log(before)) == position(before) + 1


async def test_anothers_button_is_not_ones_own(party: Party) -> None:
    await party.begin()
    person, _, before = await party.mover()
    other = next(one for one in party.people if one is not person)
    message = next(seen for seen in other.messages() if seen.by_bot)
    answer = await forged(other, message, str(Act(before.id, position(before), 0)))
    assert answer.text in {said("answer-not-your-turn"), said("answer-stale")}
    assert_same_stage(await party.load(before.id), before)


async def test_a_stranger_can_press_nothing_at_a_table_of_others(
    party: Party, invite: Invite
) -> None:
    await party.begin()
    _, _, before = await party.mover()
    elsewhere = await invite(1)
    stranger = elsewhere.host
    await stranger.start()
    message = await stranger.expect(lambda seen: seen.by_bot)
    for data in (
        Act(before.id, position(before), 0),
        *(Verb(before.id, name) for name in ("page", "back", "anew", "hand", "why", "seat")),
        *(Verb(before.id, name) for name in ("bot_add", "bot_drop", "start", "close", "rematch")),
        *(Verb(before.id, name, "yes") for name in ("leave", "stop")),
        Verb(before.id, "preset", "recommended"),
        Verb(before.id, "game", "thousand"),
    ):
        answer = await forged(stranger, message, str(data))
        assert answer.text, data
        assert "♠" not in answer.text
        assert "♥" not in answer.text
    after = await party.load(before.id)
    assert after.chairs == before.chairs
    assert_same_stage(after, before)


async def test_a_table_that_never_was_is_no_table(party: Party) -> None:
    await party.host.start()
    message = await party.host.expect(lambda seen: seen.by_bot)
    for data in (Act("zzzzzzzz", 0, 0), Verb("zzzzzzzz", "seat"), Verb("zzzzzzzz", "scores")):
        answer = await forged(party.host, message, str(data))
        assert answer.text == said("answer-no-table")


async def test_buttons_of_a_stopped_match_say_that_it_is_over(party: Party) -> None:
    table = await party.begin()
    person, hand, _ = await party.mover()
    _, act = acts(hand)[0]
    await party.host.send("/stop", party.group)
    question = await party.host.expect(has_verb("stop"), party.group)
    await party.host.press(question, verb(question, "stop")[0])
    ended = await party.until(is_over, table)
    answer = await forged(person, hand, str(act))
    assert answer.text == said("answer-over")
    assert_same_stage(await party.load(table.id), ended)


async def test_a_button_of_an_older_table_does_not_act_on_the_new_one(party: Party) -> None:
    await party.begin()
    person, hand, old = await party.mover()
    _, act = acts(hand)[0]
    await party.host.send("/stop", party.group)
    question = await party.host.expect(has_verb("stop"), party.group)
    await party.host.press(question, verb(question, "stop")[0])
    await party.until(is_over, old)
    await party.begin()
    _, _, new = await party.mover()
    assert new.id != old.id
    answer = await forged(person, hand, str(act))
    assert answer.text == said("answer-over")
    assert_same_stage(await party.load(new.id), new)


async def test_a_stale_message_loses_its_buttons_and_the_present_hand_stands(
    party: Party,
) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    await person.send("/hand")
    newer = await person.expect(lambda seen: seen.id > hand.id and bool(acts(seen)))
    await person.gone(hand)
    _, act = acts(newer)[0]
    await person.press(newer, acts(newer)[0][0])
    await party.moved(before)
    answer = await forged(person, newer, str(act))
    assert answer.text == said("answer-done")
    shown = [seen for seen in await person.look() if seen.by_bot and seen.flat]
    assert len([seen for seen in shown if verb(seen, "last")]) == 1


async def test_the_pop_up_of_the_hand_shows_the_pressers_cards_alone(party: Party) -> None:
    await party.begin()
    table = await party.dealt()
    shown = await party.host.expect(has_verb("hand"), party.group)
    told = {}
    for person in party.people:
        answer = await person.press(shown, verb(shown, "hand")[0])
        assert answer.alert
        told[person.id] = cards_in(answer.text or "")
    hands = {person.id: own_cards(table, person) for person in party.people}
    assert told == hands
    assert len(frozenset.union(*told.values())) == sum(map(len, hands.values()))
