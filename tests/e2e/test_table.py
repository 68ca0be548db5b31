"""In the match: commands, looking, leaving, stopping, playing again, clocks, people who vanish."""

from __future__ import annotations

import pytest

from bot.bench.calls import acts, verb
from bot.callbacks import Verb
from bot.table import Computer, Lobby, Over, Person, Playing
from tests.e2e.conftest import Invite
from tests.e2e.leaks import cards_in
from tests.e2e.party import (
    Party,
    ask,
    assert_same_stage,
    forged,
    greeted,
    has_verb,
    is_over,
    own_cards,
    position,
    said,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMANDS = ("/join", "/leave", "/table", "/hand", "/score", "/last", "/stop")


async def test_where_no_table_stands_commands_say_so(party: Party) -> None:
    for command in COMMANDS:
        assert (await ask(party.host, command, party.group)).text == said("answer-no-table")
    await greeted(party.host)
    for command in COMMANDS:
        assert (await ask(party.host, command)).text == said("answer-no-table")


async def test_in_the_lobby_there_is_nothing_to_look_at_yet(party: Party) -> None:
    await party.gather()
    for command in ("/score", "/last", "/hand"):
        answer = await ask(party.host, f"{command}@prikup_bot", party.group)
        assert answer.text == said("answer-not-started")
    assert (await ask(party.host, "/rules", party.group)).text.startswith("📖 Thousand")


async def test_commands_of_another_bot_are_not_for_us(party: Party) -> None:
    await party.stand.playground.settings(privacy=False)
    await party.host.send("/play@other_bot thousand", party.group)
    answer = await ask(party.host, "/score", party.group)
    assert answer.text == said("answer-no-table")
    await party.stand.playground.settings(privacy=True)


async def test_looking_commands_work_in_the_group_and_in_private(party: Party) -> None:
    table = await party.begin()
    host = party.host
    for chat in (party.group, None):
        assert "Ada" in (await ask(host, "/score", chat)).text
        assert (await ask(host, "/last", chat)).text
        assert (await ask(host, "/rules", chat)).text.startswith("📖 Thousand")
    old = await host.expect(has_verb("hand"), party.group)
    await host.send("/table", party.group)
    await host.expect(lambda seen: seen.id > old.id and bool(verb(seen, "hand")), party.group)
    await host.gone(old)
    assert_same_stage(await party.load(table.id), table)


async def test_help_is_given_everywhere(party: Party) -> None:
    group = await ask(party.host, "/help", party.group)
    assert "/play" in group.text
    assert "/games" in (await ask(party.host, "/help")).text


async def test_games_lists_the_running_tables(party: Party) -> None:
    await greeted(party.host)
    assert (await ask(party.host, "/games")).text == said("private-games-none")
    await party.begin()
    listed = await ask(party.host, "/games")
    assert "Friday cards" in listed.text
    (button,) = verb(listed, "anew")
    await party.host.press(listed, button)
    await party.host.expect(lambda seen: seen.id > listed.id and bool(verb(seen, "last")))


async def test_words_in_private_lead_to_the_buttons(party: Party) -> None:
    await party.begin()
    sent = await party.host.send("what now?")
    await party.host.expect(
        lambda seen: seen.id > sent.id and seen.text == said("answer-use-buttons")
    )


async def test_the_last_trick_and_scores_pop_up_for_anybody(party: Party, invite: Invite) -> None:
    await party.begin()
    shown = await party.host.expect(has_verb("scores"), party.group)
    scores = await party.host.press(shown, verb(shown, "scores")[0])
    assert scores.alert
    assert "Ada" in (scores.text or "")
    last = await party.host.press(shown, verb(shown, "last")[0])
    assert last.text


async def test_the_hand_in_the_group_is_shown_to_nobody_who_does_not_sit(invite: Invite) -> None:
    party = await invite(4)
    *three, dan = party.people
    party.people = three
    await party.begin()
    shown = await dan.expect(has_verb("hand"), party.group)
    answer = await dan.press(shown, verb(shown, "hand")[0])
    assert not cards_in(answer.text or "")
    assert answer.text == said("answer-not-yours")


async def test_leaving_asks_and_then_a_computer_plays_the_seat_to_the_end(party: Party) -> None:
    table = await party.begin()
    ben = party.people[1]
    hand = await ben.expect(has_verb("last"))
    await ben.press(hand, next(b for b in verb(hand, "page") if (b.data or "").endswith("menu")))
    menu = await ben.expect(lambda seen: any((b.data or "").endswith("leave") for b in seen.flat))
    await ben.press(menu, next(b for b in menu.flat if (b.data or "").endswith("leave")))
    question = await ben.expect(has_verb("leave"))
    assert (await party.load(table.id)).seat_of(ben.id) == 1
    assert (await ben.press(question, verb(question, "leave")[0])).text == said("answer-left")
    after = await party.load(table.id)
    assert after.seat_of(ben.id) is None
    await party.host.expect(said("notice-left", name="Ben"), party.group)
    party.people = [party.people[0], party.people[2]]
    for _ in range(3):
        await party.move()
    assert "computer" in {entry.by for entry in await party.store.log(table.id)}


async def test_when_everybody_has_left_the_match_is_over(party: Party) -> None:
    table = await party.begin()
    for person in party.people:
        await person.send("/leave")
        question = await person.expect(has_verb("quit"))
        assert "Friday cards" in question.text
        assert (await person.press(question, verb(question, "quit")[0])).text == said(
            "answer-left"
        )
    ended = await party.until(is_over, table)
    assert isinstance(ended.stage, Over)
    assert ended.stage.why == "stopped"
    await party.open()


async def test_stop_asks_first_and_no_means_no(party: Party) -> None:
    table = await party.begin()
    question = await ask(party.host, "/stop", party.group)
    await party.host.press(question, verb(question, "stop")[1])
    await party.host.gone(question)
    assert_same_stage(await party.load(table.id), table)
    question = await ask(party.host, "/stop", party.group)
    answer = await party.host.press(question, verb(question, "stop")[0])
    assert answer.text == said("answer-stopped")
    await party.host.gone(question)
    assert is_over(await party.load(table.id))


async def test_a_bystander_cannot_stop_and_an_admin_can(invite: Invite) -> None:
    party = await invite(4)
    ada, ben, cleo, dan = party.people
    party.people = [ben, cleo, dan]
    table = await party.begin()
    stranger = (await invite(1)).host
    await party.stand.playground.set_status(party.group, stranger, "member")
    assert (await ask(stranger, "/stop", party.group)).text == said("answer-only-seated")
    question = await ask(ada, "/stop", party.group)
    refused = await stranger.press(
        await stranger.expect(has_verb("stop"), party.group), verb(question, "stop")[0]
    )
    assert refused.text == said("answer-only-seated")
    await ada.press(question, verb(question, "stop")[0])
    await party.until(is_over, table)


async def test_stopping_can_be_left_to_admins(party: Party) -> None:
    await party.settings(stop_by="admins")
    await party.begin()
    assert (await ask(party.people[1], "/stop", party.group)).text == said("answer-only-admin")


async def test_playing_again_keeps_seats_and_rules(party: Party) -> None:
    table = await party.begin()
    question = await ask(party.host, "/stop", party.group)
    await party.host.press(question, verb(question, "stop")[0])
    ben = party.people[1]
    result = await ben.expect(has_verb("rematch"), party.group)
    await ben.press(result, verb(result, "rematch")[0])
    lobby = await ben.expect(
        lambda seen: seen.id > result.id and bool(verb(seen, "start")), party.group
    )
    again = await party.table()
    assert again.id != table.id
    assert isinstance(again.stage, Lobby)
    assert [getattr(c, "id", None) for c in again.chairs] == [p.id for p in party.people]
    assert (again.preset, again.options) == (table.preset, table.options)
    second = await party.host.press(result, verb(result, "rematch")[0])
    assert second.text == said("answer-table-exists")
    await ben.press(lobby, verb(lobby, "start")[0])
    await party.dealt()


async def test_the_clock_moves_for_a_sleeper_then_a_computer_sits_in_until_they_are_back(
    party: Party,
) -> None:
    await party.settings(turn_seconds=1)
    table = await party.begin()
    away = await party.until(lambda t: is_over(t) or any(p.is_away for p in t.people), table)
    sleeper = next(person for person in away.people if person.is_away)
    entries = await party.store.log(table.id)
    assert [e.by for e in entries if e.seat == away.seat_of(sleeper.id)].count("clock") >= 2
    person = next(one for one in party.people if one.id == sleeper.id)
    await person.expect(said("notice-took_over", name=person.name), party.group)
    hand = await person.expect(has_verb("back"))
    answer = await person.press(hand, verb(hand, "back")[0])
    assert answer.text == said("answer-back-now")
    await person.expect(said("notice-came_back", name=person.name), party.group)


async def test_a_nudge_brings_the_hand_anew(party: Party) -> None:
    await party.settings(turn_seconds=8)
    await party.begin()
    person, hand, table = await party.mover()
    newer = await person.expect(lambda seen: seen.id > hand.id and bool(acts(seen)))
    assert acts(newer)[0][1].position == position(table)
    nudged = await party.load(table.id)
    assert isinstance(nudged.stage, Playing)
    assert nudged.stage.is_nudged


async def test_who_blocks_the_bot_is_away_and_comes_back_after_unblocking(party: Party) -> None:
    table = await party.begin()
    ben = party.people[1]
    await ben.block()
    away = await party.until(lambda t: not t.people[1].is_playing, table)
    assert away.seat_of(ben.id) == 1
    everybody, party.people = party.people, [party.people[0], party.people[2]]
    for _ in range(4):
        await party.move()
    party.people = everybody
    await ben.block(blocked=False)
    await ben.send("/start")
    hand = await ben.expect(has_verb("back"))
    assert (await ben.press(hand, verb(hand, "back")[0])).text == said("answer-back-now")
    assert (await party.load(table.id)).people[1].is_playing


async def test_names_of_markup_and_from_right_to_left_stand_as_they_are(party: Party) -> None:
    await party.begin()
    person, hand, table = await party.mover()
    await person.rename(first_name="<b>Ж&", last_name="أحمد")
    await person.press(hand, acts(hand)[0][0])
    await party.moved(table)
    other = next(one for one in party.people if one is not person)
    shown = await other.expect(lambda seen: "<b>Ж& " in seen.text, party.group)
    assert "&lt;b&gt;Ж&amp;" in shown.html


async def test_a_hand_can_be_confirmed_by_a_second_tap(party: Party) -> None:
    await greeted(party.host)
    settings = await ask(party.host, "/settings")
    page = next(b for b in settings.flat if (b.data or "") == "s:p:confirm:")
    await party.host.press(settings, page)
    opened = await party.host.expect(
        lambda seen: any(b.data == "s:p:confirm:on" for b in seen.flat)
    )
    on = next(b for b in opened.flat if b.data == "s:p:confirm:on")
    assert (await party.host.press(opened, on)).text == said("answer-saved")
    await party.begin()
    person, hand, table = await party.mover()
    while person is not party.host:
        await person.press(hand, acts(hand)[0][0])
        await party.moved(table)
        person, hand, table = await party.mover()
    first = await person.press(hand, acts(hand)[0][0])
    assert first.text == said("answer-confirm")
    assert_same_stage(await party.load(table.id), table)
    marked = await person.expect(lambda seen: any(act.is_confirmed for _, act in acts(seen)))
    sure = next(button for button, act in acts(marked) if act.is_confirmed)
    await person.press(marked, sure)
    await party.moved(table)


async def test_cards_that_may_not_be_played_are_explained(party: Party) -> None:
    await party.begin()
    for _ in range(60):
        person, hand, table = await party.mover()
        if why := verb(hand, "why"):
            answer = await person.press(hand, why[0])
            assert answer.alert
            assert answer.text != said("why-nothing")
            refused = cards_in(answer.text or "") & own_cards(table, person)
            assert refused
            return
        await person.press(hand, acts(hand)[0][0])
        await party.moved(table)
    raise AssertionError("nobody ever had to follow suit")


async def test_computers_and_people_sit_at_one_table(party: Party) -> None:
    host = party.host
    await greeted(host)
    lobby = await party.open()
    table = await party.table()
    for _ in range(2):
        await forged(host, lobby, str(Verb(table.id, "bot_add")))
    start = await host.expect(has_verb("start"), party.group)
    await host.press(start, verb(start, "start")[0])
    party.people = [host]
    await party.move()
    kinds = [type(chair) for chair in (await party.table()).chairs]
    assert kinds == [Person, Computer, Computer]
