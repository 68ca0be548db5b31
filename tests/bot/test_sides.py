"""Sides are chosen in the lobby; at the start everybody sits where their side does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import lobby, match, sides
from bot.answer import Refused
from bot.callbacks import Verb, parse
from bot.house import plain
from bot.lobby import Rights
from bot.screens.lobby import lobby_screen
from bot.table import Computer, Person, Table
from bot.waking import Pace
from tests.bot.tables import SEED, people
from tests.bot.tables import lobby as gathered

ANYA, BORYA, VERA, GALYA = people(["Аня", "Боря", "Вера", "Галя"], "ru")
HOST = Rights(ANYA.id)


def table(*chairs: Person | Computer) -> Table:
    return gathered("forty_fives", chairs=chairs or (ANYA,))


def names(teams: tuple[tuple[object, ...], ...]) -> list[list[str]]:
    return [
        [chair.name if isinstance(chair, Person) else "bot" for chair in team] for team in teams
    ]


def test_only_games_with_a_fixed_number_of_sides_offer_them() -> None:
    assert sides.number_of_sides(table()) == 2
    for slug in ("thousand", "hundred_one", "twenty_five"):
        assert sides.number_of_sides(gathered(slug)) == 0
        assert sides.members(gathered(slug)) == ()


def test_who_chooses_no_side_fills_the_smaller_one_and_stays_there() -> None:
    first = lobby.seated(table(), BORYA, 0)
    second = lobby.seated(first, VERA)
    assert names(sides.members(second)) == [["Аня", "Боря"], ["Вера"]]
    full = lobby.with_computer(second, HOST)
    assert sorted(map(len, sides.members(full))) == [2, 2]


def test_partners_sit_across_from_each_other() -> None:
    gathering = table(replace(ANYA, side=0), replace(BORYA, side=0))
    gathering = lobby.seated(lobby.seated(gathering, VERA, 1), GALYA, 1)
    begun = match.started(gathering, HOST, SEED, 0.0, Pace()).table
    seated = [chair.name for chair in begun.chairs if isinstance(chair, Person)]
    assert {seated[0], seated[2]} == {"Аня", "Боря"}
    assert {seated[1], seated[3]} == {"Вера", "Галя"}
    assert all(chair.side is None for chair in begun.chairs)


def test_a_side_has_as_many_seats_as_its_game_gives_it() -> None:
    gathering = table(replace(ANYA, side=0), replace(BORYA, side=0))
    with pytest.raises(Refused) as caught:
        lobby.seated(gathering, VERA, 0)
    assert caught.value.answer.key == "answer-full-side"
    with_bot = table(replace(ANYA, side=0), Computer(1, 0))
    assert names(sides.members(lobby.seated(with_bot, VERA, 0))) == [["Аня", "Вера"], []]


def test_who_sits_may_change_sides() -> None:
    gathering = table(replace(ANYA, side=0), replace(BORYA, side=1))
    moved = lobby.moved_over(gathering, ANYA.id, 1)
    assert names(sides.members(moved)) == [[], ["Боря", "Аня"]]
    assert lobby.moved_over(moved, ANYA.id, 1) == moved
    with pytest.raises(Refused) as caught:
        lobby.moved_over(moved, VERA.id, 0)
    assert caught.value.answer.key == "answer-not-yours"


def test_uneven_sides_cannot_begin() -> None:
    gathering = table(
        *(replace(person, side=0) for person in (ANYA, BORYA)), replace(VERA, side=1), GALYA
    )
    assert match.started(gathering, HOST, SEED, 0.0, Pace()).table.chairs
    crooked = replace(gathering, chairs=tuple(replace(c, side=1) for c in gathering.chairs))
    with pytest.raises(Refused) as caught:
        match.started(crooked, HOST, SEED, 0.0, Pace())
    assert caught.value.answer.key == "answer-uneven"


def test_a_game_of_cards_has_no_captains_and_nobody_leads_it() -> None:
    assert not sides.is_show(table())
    assert not sides.has_host(table())
    with pytest.raises(Refused):
        lobby.captain(table(), ANYA.id)
    with pytest.raises(Refused):
        lobby.seated(table(), BORYA, -1)


def test_the_lobby_offers_each_side_and_shows_who_is_on_it() -> None:
    screen = lobby_screen(table(replace(ANYA, side=1)))
    offered = [parse(button.data) for row in screen.buttons for button in row]
    wanted = [v.argument for v in offered if isinstance(v, Verb) and v.verb == "seat"]
    assert wanted == ["0", "1"]
    first, second = screen.text.index("Команда 1"), screen.text.index("Команда 2")
    assert first < second < screen.text.index("Аня", second)


def test_another_game_forgets_sides_that_it_does_not_have() -> None:
    gathering = table(replace(ANYA, side=1))
    other = lobby.with_house(gathering, HOST, lambda _: plain("thousand"))
    assert sides.members(other) == ()
    begun = match.started(
        lobby.with_computer(lobby.with_computer(other, HOST), HOST), HOST, SEED, 0.0, Pace()
    )
    assert begun.table.chairs[0] == replace(ANYA, side=None)


def test_a_person_is_captain_before_computer_players_and_who_came_later() -> None:
    show = gathered("hundred_to_one", chairs=(ANYA, Computer(1, 0), replace(BORYA, side=0)))
    assert names(sides.members(show)) == [["Боря", "bot"], ["Аня"]]
    undecided = lobby.with_computer(lobby.with_computer(gathered("hundred_to_one"), HOST), HOST)
    joined = lobby.seated(undecided, BORYA, sides.side_of(undecided, ANYA.id))
    assert names(sides.members(joined))[0] == ["Аня", "Боря", "bot"]
