"""An evening begins: opening a table, sitting down, starting."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.bench.calls import acts, verb
from bot.callbacks import Verb
from bot.table import Computer, Lobby, Over, Playing
from tests.e2e.conftest import Invite
from tests.e2e.party import Party, ask, forged, greeted, has_verb, is_over, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_who_never_opened_the_private_chat_comes_back_seated_by_the_link(
    invite: Invite,
) -> None:
    party = await invite(2)
    ada, ben = party.people
    await greeted(ada)
    await party.open()
    lobby = await ben.expect(has_verb("seat"), party.group)
    answer = await ben.press(lobby, verb(lobby, "seat")[0])
    assert answer.url is not None
    assert len((await party.table()).chairs) == 1
    await ben.expect(lambda seen: "Open the private chat" in seen.text, party.group)
    await ben.open(answer.url)
    await ben.expect(lambda seen: seen.by_bot)
    assert (await party.table()).seat_of(ben.id) == 1
    await ben.expect(lambda seen: "2. Ben" in seen.text, party.group)


async def test_who_opened_the_private_chat_by_themselves_presses_once_more(
    invite: Invite,
) -> None:
    party = await invite(2)
    ada, ben = party.people
    await greeted(ada)
    await party.open()
    lobby = await ben.expect(has_verb("seat"), party.group)
    await ben.press(lobby, verb(lobby, "seat")[0])
    await greeted(ben)
    lobby = await ben.expect(has_verb("seat"), party.group)
    assert not (await ben.press(lobby, verb(lobby, "seat")[0])).url
    assert (await party.table()).seat_of(ben.id) == 1


async def test_the_opener_whom_the_bot_cannot_write_to_is_asked_like_anybody(
    party: Party,
) -> None:
    lobby = await party.open()
    assert "Open the private chat" in lobby.text
    assert (await party.table()).chairs == ()


async def test_join_and_leave_work_by_command_too(party: Party) -> None:
    ben = party.people[1]
    await greeted(ben)
    await greeted(party.host)
    await party.open()
    assert (await ask(ben, "/join", party.group)).text == said("answer-joined")
    assert (await party.table()).seat_of(ben.id) == 1
    assert (await ask(ben, "/leave@prikup_bot", party.group)).text == said("answer-left")
    assert (await party.table()).seat_of(ben.id) is None
    assert (await ask(ben, "/leave", party.group)).text == said("answer-not-yours")


async def test_join_by_somebody_out_of_reach_brings_a_button_to_the_private_chat(
    party: Party,
) -> None:
    ben = party.people[1]
    await greeted(party.host)
    await party.open()
    invitation = await ask(ben, "/join", party.group)
    (button,) = invitation.flat
    assert button.url is not None
    await ben.open(button.url)
    await ben.expect(lambda seen: seen.by_bot)
    assert (await party.table()).seat_of(ben.id) == 1


async def test_who_is_no_member_of_the_group_cannot_sit_there(
    party: Party, invite: Invite
) -> None:
    await greeted(party.host)
    await party.open()
    table = await party.table()
    stranger = (await invite(1)).host
    message = await greeted(stranger)
    answer = await forged(stranger, message, str(Verb(table.id, "seat")))
    assert answer.text == said("answer-not-member")
    assert (await ask(stranger, f"/start j_{table.id}")).text == said("answer-not-member")
    assert (await party.table()).chairs == table.chairs


async def test_a_bystander_cannot_start_and_any_seated_player_can(invite: Invite) -> None:
    party = await invite(4)
    ada, ben, cleo, dan = party.people
    await greeted(dan)
    party.people = [ada, ben, cleo]
    lobby = await party.gather()
    shown = await dan.expect(has_verb("start"), party.group)
    for name in ("start", "bot_add", "close", "preset", "game"):
        refused = await dan.press(shown, verb(shown, name)[0])
        assert refused.text in {
            *map(said, ("answer-only-seated", "answer-only-host", "answer-lobby-alive"))
        }
    assert isinstance((await party.table()).stage, Lobby)
    shown = await cleo.expect(has_verb("start"), party.group)
    assert shown.id == lobby.id
    assert not (await cleo.press(shown, verb(shown, "start")[0])).text
    await party.dealt()


async def test_too_few_cannot_start(party: Party) -> None:
    await greeted(party.host)
    lobby = await party.open("/play thousand")
    assert not verb(lobby, "start")
    table = await party.table()
    answer = await forged(party.host, lobby, str(Verb(table.id, "start")))
    assert answer.text == said("answer-need-more", number=2) or "3" in (answer.text or "")
    assert isinstance((await party.table()).stage, Lobby)


async def test_computers_take_free_seats_and_get_up_again(party: Party) -> None:
    await greeted(party.host)
    lobby = await party.open()
    for _ in range(2):
        await party.host.press(lobby, verb(lobby, "bot_add")[0])
    await party.until(lambda table: len(table.chairs) == 3, await party.table())
    lobby = await party.host.expect(has_verb("bot_drop"), party.group)
    await party.host.press(lobby, verb(lobby, "bot_drop")[0])
    table = await party.table()
    assert [type(chair) for chair in table.chairs[1:]] == [Computer]
    answers = [
        (await forged(party.host, lobby, str(Verb(table.id, "bot_drop")))).text for _ in range(2)
    ]
    assert answers == [None, said("answer-no-computer")]


async def test_a_person_takes_a_computers_seat_at_a_full_table(invite: Invite) -> None:
    party = await invite(2)
    for person in party.people:
        await greeted(person)
    lobby = await party.open("/play thousand")
    table = await party.table()
    for _ in range(3):
        await forged(party.host, lobby, str(Verb(table.id, "bot_add")))
    full = await party.table()
    answer = await forged(party.host, lobby, str(Verb(table.id, "bot_add")))
    assert answer.text == said("answer-full")
    assert (await ask(party.people[1], "/join", party.group)).text == said("answer-joined")
    after = await party.table()
    assert len(after.chairs) == len(full.chairs)
    assert after.seat_of(party.people[1].id) is not None


async def test_a_person_alone_plays_against_computers_in_the_private_chat(
    invite: Invite,
) -> None:
    party = await invite(1)
    ada = party.host
    await greeted(ada)
    party.group = ada.id
    await ada.send("/play thousand")
    lobby = await ada.expect(has_verb("start"))
    await ada.press(lobby, verb(lobby, "start")[0])
    for _ in range(3):
        await party.move()
    table = await party.dealt()
    assert [type(chair).__name__ for chair in table.chairs] == ["Person", "Computer", "Computer"]
    assert {entry.by for entry in await party.store.log(table.id)} >= {"person", "computer"}


async def test_another_preset_is_chosen_by_buttons(party: Party) -> None:
    await greeted(party.host)
    lobby = await party.open()
    await party.host.press(lobby, verb(lobby, "preset")[0])
    opened = await party.host.expect(lambda seen: len(verb(seen, "preset")) > 2, party.group)
    chosen = next(b for b in verb(opened, "preset")[1:] if "✓" not in b.text)
    await party.host.press(opened, chosen)
    table = await party.table()
    assert table.preset == (chosen.data or "").split(":")[-1] != "recommended"
    await party.host.expect(
        lambda seen: len(verb(seen, "preset")) == 1 and chosen.text in seen.text, party.group
    )
    answer = await forged(party.host, opened, str(Verb(table.id, "preset", "made_up")))
    assert answer.text == said("answer-unknown-preset", preset="made_up")
    answer = await forged(party.host, opened, str(Verb(table.id, "game", "chess")))
    assert answer.text == said("answer-unknown-game", game="chess")
    assert await party.table() == table


async def test_an_unknown_game_is_named_in_the_refusal(party: Party) -> None:
    answer = await ask(party.host, "/play <b>chess", party.group)
    assert answer.text == said("answer-unknown-game", game="<b>chess")
    assert await party.store.table_at(f"{party.group}:0") is None


async def test_a_second_play_posts_the_table_that_stands_here_anew(party: Party) -> None:
    await greeted(party.host)
    lobby = await party.open()
    await party.people[1].send("/play thousand", party.group)
    await party.host.expect(said("answer-table-exists"), party.group)
    again = await party.host.expect(
        lambda seen: seen.id > lobby.id and bool(verb(seen, "seat")), party.group
    )
    await party.host.gone(lobby)
    assert again.text == lobby.text


async def test_a_living_lobby_is_its_peoples_and_a_dead_one_anybodys(party: Party) -> None:
    ada, ben, _ = party.people
    await greeted(ada)
    await party.open()
    lobby = await ben.expect(has_verb("close"), party.group)
    refused = await ben.press(lobby, verb(lobby, "close")[0])
    assert refused.text == said("answer-lobby-alive")
    await _let_die(party)
    dead = await ben.expect(said("lobby-dead"), party.group)
    closed = await ben.press(dead, verb(dead, "close")[0])
    assert closed.text == said("answer-closed")
    await ben.expect(said("ended-closed-by", name="Ben"), party.group)
    assert await party.store.table_at(f"{party.group}:0") is None


async def test_a_dead_lobby_makes_room_for_a_new_table(party: Party) -> None:
    await greeted(party.host)
    await party.open()
    old = await party.table()
    await _let_die(party)
    await party.open()
    assert (await party.table()).id != old.id
    assert is_over(await party.load(old.id))


async def test_anybody_can_stop_a_dead_lobby(party: Party) -> None:
    ada, ben, _ = party.people
    await greeted(ada)
    await party.open()
    table = await party.table()
    assert (await ask(ben, "/stop", party.group)).text == said("answer-only-seated")
    await _let_die(party)
    question = await ask(ben, "/stop", party.group)
    await ben.press(question, verb(question, "stop")[0])
    assert isinstance((await party.load(table.id)).stage, Over)


async def _let_die(party: Party) -> None:
    """The lobby's time has run out a moment ago."""
    table = await party.table()
    assert isinstance(table.stage, Lobby)
    stage = replace(table.stage, closes_at=table.opened_at - 1)
    dead = replace(table, stage=stage, wake_at=table.opened_at - 1)
    assert await party.store.commit(table, dead, dirty_at=None)


async def test_the_host_who_leaves_hands_the_table_on(party: Party) -> None:
    lobby = await party.gather()
    answer = await party.host.press(lobby, verb(lobby, "seat")[0])
    assert answer.text == said("answer-left")
    table = await party.table()
    assert table.host_id == party.people[1].id


async def test_joining_after_the_start_comes_too_late(invite: Invite) -> None:
    party = await invite(4)
    *three, dan = party.people
    party.people = three
    await greeted(dan)
    table = await party.begin()
    assert (await ask(dan, "/join", party.group)).text == said("answer-started")
    assert (await ask(dan, f"/start j_{table.id}")).text == said("answer-started")
    assert isinstance((await party.table()).stage, Playing)
    assert acts(await ask(dan, "/games")) == []
