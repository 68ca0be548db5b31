"""What can be done to a table before the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot import lobby
from bot.answer import Refused
from bot.house import House, plain
from bot.lobby import LOBBY_DEAD_SECONDS, LOBBY_SECONDS, Rights
from bot.prefs import ChatSettings, Prefs
from bot.table import Computer, Lobby, Over, Person, Playing, Table, Venue
from engine.games import GAMES

NOW = 1_000_000.0
HERE = Venue(-100, None, "Friday")
ADA, BEN, CLEO, DAN, EVE = (
    Person(number, name, Prefs(), is_reachable=True)
    for number, name in enumerate(("Ada", "Ben", "Cleo", "Dan", "Eve"), 1)
)
HOST = Rights(ADA.id)
STRANGER = Rights(99)


def table(*others: Person | Computer, host: Person = ADA, **settings: Any) -> Table:
    chat = replace(ChatSettings(), **settings)
    opened = lobby.opened("abcdefgh", HERE, "thousand", host, chat, NOW)
    return replace(opened, chairs=(*opened.chairs, *others))


def refusal(caught: pytest.ExceptionInfo[Refused]) -> str:
    return caught.value.answer.key


def test_the_opener_sits_if_the_bot_can_write_to_them() -> None:
    assert table().chairs == (ADA,)
    unreached = replace(ADA, is_reachable=False)
    opened = table(host=unreached)
    assert opened.chairs == ()
    assert isinstance(opened.stage, Lobby)
    assert opened.stage.asked == (unreached,)


def test_a_lobby_that_nobody_hosts_goes_to_the_first_who_sits() -> None:
    opened = lobby.opened("abcdefgh", HERE, "thousand", None, ChatSettings(), NOW)
    assert opened.host_id == 0
    assert lobby.seated(opened, BEN).host_id == BEN.id


def test_a_chats_settings_hold_for_its_tables() -> None:
    presets = list(GAMES["thousand"].presets)
    code = f"thousand {presets[1]}: target=1001"
    opened = table(language="en", turn_seconds=None, houses=(("thousand", code),))
    assert (opened.language, opened.turn_seconds, opened.preset) == ("en", None, presets[1])
    assert opened.options.written("target") == "1001"
    for stale in ("thousand gone", "thousand wiki: gone=on", "nonsense"):
        assert table(houses=(("thousand", stale),)).preset == presets[0]
    private = replace(HERE, is_private=True)
    alone = lobby.opened("abcdefgh", private, "thousand", ADA, ChatSettings(), NOW)
    assert alone.turn_seconds is None


def test_a_game_that_is_none_cannot_be_opened() -> None:
    with pytest.raises(Refused) as caught:
        lobby.opened("abcdefgh", HERE, "chess", ADA, ChatSettings(), NOW)
    assert refusal(caught) == "answer-unknown-game"


def test_sitting_down_twice_changes_nothing() -> None:
    opened = table()
    assert lobby.seated(opened, ADA) is opened


def test_a_person_takes_the_last_computers_seat_at_a_full_table() -> None:
    full = table(Computer(1), BEN, Computer(2))
    after = lobby.seated(full, CLEO)
    assert after.chairs == (ADA, Computer(1), BEN, CLEO)
    with pytest.raises(Refused) as caught:
        lobby.seated(table(BEN, CLEO, DAN), EVE)
    assert refusal(caught) == "answer-full"


def test_joining_does_not_move_the_deadline() -> None:
    opened = table()
    joined = lobby.seated(opened, BEN)
    assert (joined.stage, joined.wake_at) == (opened.stage, NOW + LOBBY_SECONDS)


def test_who_waits_for_the_private_chat_is_named_once_and_until_they_sit() -> None:
    waiting = lobby.waiting(lobby.waiting(table(), BEN), BEN)
    assert isinstance(waiting.stage, Lobby)
    assert waiting.stage.asked == (BEN,)
    seated = lobby.seated(waiting, BEN)
    assert isinstance(seated.stage, Lobby)
    assert seated.stage.asked == ()
    gone = lobby.unseated(waiting, BEN.id)
    assert isinstance(gone.stage, Lobby)
    assert gone.stage.asked == ()


def test_the_hosts_part_goes_to_the_next_person_never_to_a_computer() -> None:
    after = lobby.unseated(table(Computer(1), BEN), ADA.id)
    assert (after.chairs, after.host_id) == ((Computer(1), BEN), BEN.id)
    empty = lobby.unseated(table(), ADA.id)
    assert (empty.chairs, empty.host_id) == ((), ADA.id)


def test_computers_come_and_go_by_number() -> None:
    one = lobby.with_computer(table(), HOST)
    two = lobby.with_computer(one, HOST)
    assert two.chairs == (ADA, Computer(1), Computer(2))
    assert lobby.without_computer(two, HOST).chairs == (ADA, Computer(1))
    holed = replace(two, chairs=(ADA, Computer(2)))
    assert lobby.with_computer(holed, HOST).chairs[-1] == Computer(1)
    with pytest.raises(Refused) as caught:
        lobby.without_computer(table(), HOST)
    assert refusal(caught) == "answer-no-computer"
    with pytest.raises(Refused) as caught:
        lobby.with_computer(table(BEN, CLEO, DAN), HOST)
    assert refusal(caught) == "answer-full"


def test_other_rules_close_the_choice() -> None:
    panel = lobby.with_panel(table(), HOST, "presets")
    assert isinstance(panel.stage, Lobby)
    assert panel.stage.panel == "presets"
    shut = lobby.with_panel(panel, HOST, "presets")
    assert isinstance(shut.stage, Lobby)
    assert shut.stage.panel == ""
    name, options = list(GAMES["thousand"].presets.items())[1]
    chosen = lobby.with_house(panel, HOST, lambda house: house.by_preset(name))
    assert (chosen.preset, chosen.options) == (name, options)
    assert isinstance(chosen.stage, Lobby)
    assert chosen.stage.panel == ""


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_game_and_preset_can_be_chosen(slug: str) -> None:
    chosen = lobby.with_house(table(), HOST, lambda _: plain(slug))
    assert chosen.slug == slug
    for preset in GAMES[slug].presets:
        after = lobby.with_house(chosen, HOST, partial(House.by_preset, preset=preset))
        assert (after.preset, after.options) == (preset, GAMES[slug].presets[preset])
    with pytest.raises(Refused) as caught:
        lobby.with_house(chosen, HOST, lambda house: house.by_preset("made_up"))
    assert refusal(caught) == "answer-unknown-preset"
    with pytest.raises(Refused) as caught:
        lobby.with_house(chosen, HOST, lambda _: plain("chess"))
    assert refusal(caught) == "answer-unknown-game"


def test_a_single_rule_is_changed_and_a_preset_drops_the_change() -> None:
    changed = lobby.with_house(table(), HOST, lambda house: house.but("target", "1001"))
    assert lobby.house_of(changed).code == "thousand recommended: target=1001"
    plain_again = lobby.with_house(changed, HOST, lambda house: house.by_preset("recommended"))
    assert plain_again.options == table().options


def test_the_rules_are_the_hosts_and_admins_to_change() -> None:
    steps: tuple[Callable[[Table, Rights], Table], ...] = (
        lambda t, r: lobby.with_house(t, r, lambda house: house.but("target", "1001")),
        lambda t, r: lobby.with_panel(t, r, "games"),
    )
    seated = table(BEN)
    for step in steps:
        for refused in (Rights(BEN.id), STRANGER):
            with pytest.raises(Refused) as caught:
                step(seated, refused)
            assert refusal(caught) == "answer-only-host"
        for allowed in (HOST, Rights(99, is_admin=True), Rights(99, is_anonymous=True)):
            assert step(seated, allowed) != seated
    hostless = replace(seated, chairs=(BEN,))
    assert steps[0](hostless, Rights(BEN.id)) != hostless


def test_a_bystander_may_change_nothing_and_an_admin_everything() -> None:
    steps: tuple[Callable[[Table, Rights], Table], ...] = (
        lobby.with_computer,
        lobby.without_computer,
        lambda t, r: lobby.closed(t, r, "Name", NOW),
    )
    opened = table(Computer(1))
    for step in steps:
        with pytest.raises(Refused) as caught:
            step(opened, STRANGER)
        assert refusal(caught) in {"answer-only-seated", "answer-lobby-alive"}
        assert step(opened, Rights(99, is_admin=True)) != opened
        assert step(opened, Rights(99, is_anonymous=True)) != opened


def test_anybody_may_clear_a_dead_lobby_away() -> None:
    opened = table()
    later = NOW + LOBBY_SECONDS
    assert not lobby.is_dead(opened, later - 1)
    assert lobby.is_dead(opened, later)
    closed = lobby.closed(opened, STRANGER, "Dan", later)
    assert closed.stage == Over("closed", by="Dan", by_id=STRANGER.person_id)
    assert closed.wake_at is None


def test_a_lobby_that_nobody_clears_closes_by_itself() -> None:
    opened = table()
    dead = lobby.time_up(opened, NOW + LOBBY_SECONDS)
    assert dead.wake_at == NOW + LOBBY_SECONDS + LOBBY_DEAD_SECONDS
    assert lobby.time_up(dead, dead.wake_at).stage == Over("closed")


def test_what_belongs_to_a_lobby_is_refused_later() -> None:
    over = replace(table(), stage=Over("closed"))
    playing = replace(table(), stage=Playing(state=None, commitment=""))
    for stage, key in ((over, "answer-over"), (playing, "answer-started")):
        with pytest.raises(Refused) as caught:
            lobby.seated(stage, BEN)
        assert refusal(caught) == key
        assert not lobby.is_dead(stage, NOW * 2)


def test_a_second_tap_on_the_seat_button_is_no_change_of_mind() -> None:
    opened = table()
    assert not lobby.is_second_tap(opened, BEN.id, NOW)
    sat = lobby.tapped(lobby.seated(opened, BEN), BEN.id, NOW)
    assert lobby.is_second_tap(sat, BEN.id, NOW + 0.5)
    assert not lobby.is_second_tap(sat, ADA.id, NOW + 0.5)
    assert not lobby.is_second_tap(sat, BEN.id, NOW + lobby.DOUBLE_TAP_SECONDS)


def test_taps_are_remembered_for_a_moment_only() -> None:
    sat = lobby.tapped(table(BEN), BEN.id, NOW)
    later = lobby.tapped(sat, ADA.id, NOW + lobby.DOUBLE_TAP_SECONDS)
    assert isinstance(later.stage, Lobby)
    assert [person_id for person_id, _ in later.stage.taps] == [ADA.id]
