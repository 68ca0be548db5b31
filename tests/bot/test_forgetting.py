"""A table after one of its people has been forgotten."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot import lobby, overdue, presence
from bot.forgetting import without
from bot.i18n import translator
from bot.lobby import Rights
from bot.screens.names import marked_names, names_of
from bot.screens.places import Places
from bot.table import FORGOTTEN, Computer, Lobby, Over, Person, Playing, Table, Venue, dump
from bot.waking import Pace
from engine.games import GAMES
from tests.bot import tables

PACE = Pace()
VERA = Person(987654321987, "Вера Незабудкина", tables.people(["Вера"])[0].prefs, True)
ANNA, BORIS = tables.people(("Аня", "Боря"))


def gathering(*chairs: Person | Computer) -> Table:
    return replace(tables.lobby(chairs=chairs), host_id=VERA.id)


def match_with_vera() -> Table:
    """The cards are dealt, and it is her turn."""
    return tables.until(tables.begun(gathering(VERA, ANNA, BORIS)), lambda _, t: _is_veras(t))


def _is_veras(table: Table) -> bool:
    game, stage = GAMES[table.slug], table.stage
    assert isinstance(stage, Playing)
    return 0 in game.to_move(stage.state) and not game.is_at_rest(stage.state)


def assert_nothing_of(person: Person, table: Table) -> None:
    written = json.dumps(dump(table), ensure_ascii=False)
    assert str(person.id) not in written
    assert person.name not in written
    assert person.id not in table.named


class TestLobby:
    def test_the_person_gets_up_and_the_next_is_host(self) -> None:
        after = without(gathering(VERA, ANNA, Computer(1)), VERA.id, PACE)
        assert after.chairs == (ANNA, Computer(1))
        assert after.host_id == ANNA.id
        assert_nothing_of(VERA, after)

    def test_a_lobby_that_nobody_sits_in_is_nobodys(self) -> None:
        after = without(gathering(VERA), VERA.id, PACE)
        assert after.host_id == 0
        assert lobby.seated(after, ANNA).host_id == ANNA.id

    def test_who_only_waits_or_has_just_got_up_is_forgotten_too(self) -> None:
        opened = replace(gathering(ANNA), host_id=ANNA.id)
        asked = lobby.waiting(opened, VERA)
        tapped = lobby.tapped(opened, VERA.id, 5.0)
        for before in asked, tapped:
            assert before.named == {ANNA.id, VERA.id}
            assert_nothing_of(VERA, without(before, VERA.id, PACE))


class TestMatch:
    def test_a_computer_player_holds_the_nameless_seat_to_the_end(self) -> None:
        before = match_with_vera()
        after = without(before, VERA.id, PACE)
        assert isinstance(after.stage, Playing)
        assert after.chairs == (FORGOTTEN, ANNA, BORIS)
        assert after.host_id == ANNA.id
        assert after.wake_at == after.stage.turn_since + PACE.computer
        moved = overdue.time_up(after, after.wake_at, PACE)
        assert moved.log[0].by == "computer"
        assert_nothing_of(VERA, moved.table)

    def test_others_are_called_what_they_were(self) -> None:
        t = translator("ru")
        after = without(match_with_vera(), VERA.id, PACE)
        assert names_of(after, t) == ("Игрок 1", "Аня", "Боря")
        assert marked_names(after, t)[0] == "🤖 Игрок 1"
        assert after.notices[-1].kind == "left"
        told = Places("bot").notice(after, after.notices[-1])
        assert told is not None
        assert "Игрок 1" in told.screen.text

    def test_two_forgotten_seats_are_told_apart(self) -> None:
        after = without(without(match_with_vera(), VERA.id, PACE), BORIS.id, PACE)
        assert names_of(after, translator("en")) == ("Player 1", "Аня", "Player 3")

    def test_who_had_left_before_loses_the_name_as_well(self) -> None:
        left = presence.left(match_with_vera(), VERA.id, PACE)
        assert VERA.id in left.named
        after = without(left, VERA.id, PACE)
        assert_nothing_of(VERA, after)
        assert [notice.kind for notice in after.notices].count("left") == 1

    def test_a_match_of_nobody_else_stops(self) -> None:
        alone = tables.begun(gathering(VERA, Computer(1), Computer(2)))
        after = without(alone, VERA.id, PACE)
        assert isinstance(after.stage, Over)
        assert after.stage.why == "stopped"
        assert_nothing_of(VERA, after)

    def test_a_hand_that_was_called_for_is_forgotten(self) -> None:
        called = presence.called(match_with_vera(), VERA.id).with_notice("nudge", to=VERA.id)
        assert_nothing_of(VERA, without(called, VERA.id, PACE))


class TestOver:
    def test_the_result_shows_a_nameless_seat(self) -> None:
        finished = tables.played_out(match_with_vera())
        after = without(finished, VERA.id, PACE)
        assert after.stage == finished.stage
        assert_nothing_of(VERA, after)
        for wanted in Places("bot").places(after, {}).values():
            assert VERA.name not in wanted.screen.text
            assert "Игрок 1" in wanted.screen.text

    def test_who_stopped_a_match_or_closed_a_lobby_without_sitting_there_is_forgotten(
        self,
    ) -> None:
        others = replace(gathering(ANNA, BORIS), host_id=ANNA.id)
        closed = lobby.closed(others, Rights(VERA.id, is_admin=True), VERA.name, 0.0)
        stopped = presence.stopped(tables.begun(others), VERA.name, VERA.id)
        for before in closed, stopped:
            assert VERA.id in before.named
            assert_nothing_of(VERA, without(before, VERA.id, PACE))

    def test_who_else_ended_it_is_still_named(self) -> None:
        stopped = presence.stopped(match_with_vera(), ANNA.name, ANNA.id)
        after = without(stopped, VERA.id, PACE)
        assert isinstance(after.stage, Over)
        assert after.stage.by == ANNA.name


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_game_shows_its_tables_without_the_person(slug: str) -> None:
    seats = tables.enough(slug, 3)
    chairs = tables.company(("Аня", "Боря"), seats - 2)
    begun = tables.begun(tables.lobby(slug, chairs=chairs))
    for before in begun, tables.moved(begun), tables.played_out(begun):
        after = without(before, ANNA.id, PACE)
        screens = Places("bot").places(after, {})
        assert f"hand:{ANNA.id}" not in screens
        assert not any("Аня" in wanted.screen.text for wanted in screens.values())


def test_a_private_table_names_the_person_whose_chat_it_is() -> None:
    venue = Venue(VERA.id, is_private=True)
    assert replace(tables.lobby(chairs=(ANNA,), venue=venue), host_id=0).named == {
        ANNA.id,
        VERA.id,
    }


def test_nobody_else_in_a_lobby_is_touched() -> None:
    before = replace(gathering(VERA, ANNA, BORIS), host_id=BORIS.id)
    after = without(before, VERA.id, PACE)
    assert isinstance(after.stage, Lobby)
    assert (after.chairs, after.host_id) == ((ANNA, BORIS), BORIS.id)
