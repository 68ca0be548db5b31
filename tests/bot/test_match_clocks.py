"""The clocks of the house rules in a show, and how long computer players wait for people."""

from __future__ import annotations

import pytest

from bot import match, overdue
from bot.match import Moved
from bot.overdue import SHORT_MISSES
from bot.table import HOST_SIDE, Chair, Computer, Person, Table, Venue
from engine.games import GAMES
from engine.games.hundred_to_one.values import PhaseName
from engine.games.hundred_to_one.viewing import phase_name
from tests.bot.shows import NOW, PACE, SLUG, after, person, show, state_of

BIG = "rounds=simple+big, blitz=off, miss_limit=1, big_questions=1, big_target=1000"
TO_BIG = ("0 deal", "0 answer цветы", "2 pass", "1 pass", "0 deal", "0 first 0")


def phase(table: Table) -> PhaseName:
    return phase_name(state_of(table))


def acted(table: Table, seat: int, action: str, at: float) -> Table:
    read = GAMES[SLUG].read_action(action)
    return match.acted(table, seat, read, at, "person", PACE).table


def ran_out(table: Table) -> Moved:
    """What happens as soon as the deadline has come."""
    assert table.wake_at is not None
    return overdue.time_up(table, table.wake_at, PACE)


def chair(table: Table, seat: int) -> Person:
    found = table.chairs[seat]
    assert isinstance(found, Person)
    return found


def test_before_the_first_question_there_is_time_to_find_the_board() -> None:
    assert show().table.wake_at == NOW + PACE.deal
    alone = show((person(1), Computer(1)), venue=Venue(1, is_private=True)).table
    assert alone.wake_at == NOW + PACE.first_deal  # the board is where the lobby was


def test_in_a_face_off_time_is_up_for_both_at_once() -> None:  # E4.1
    table = after(show(), "0 deal").table
    assert table.wake_at == NOW + 20
    moved = ran_out(table)
    assert [(e.seat, e.action, e.by) for e in moved.log] == [
        (0, "pass", "clock"),
        (1, "pass", "clock"),
    ]
    assert GAMES[SLUG].to_move(state_of(moved.table)) == {2, 3}
    assert moved.table.wake_at == NOW + 40


def test_when_time_is_up_in_the_big_game_all_questions_left_are_passed() -> None:  # E4.1
    table = after(show(rules=BIG), *TO_BIG).table
    assert phase(table) is PhaseName.BIG1
    moved = ran_out(table)
    assert [e.action for e in moved.log] == ["pass"]
    assert phase(moved.table) is PhaseName.BIG2
    assert chair(moved.table, 0).missed == 1
    assert moved.table.wake_at == NOW + 15 + 20


@pytest.mark.parametrize("thinking", [1.0, 100.0])
def test_while_the_host_judges_the_clock_of_the_big_game_stands_still(thinking: float) -> None:
    chairs = [*(person(number) for number in range(1, 5))]
    led = Person(9, "Зоя", chairs[0].prefs, is_reachable=True, side=HOST_SIDE)
    rules = f"{BIG}, host=on, matching=host, big_synonyms=reject_synonyms"
    begun = show([*chairs, led], rules)
    opening = ("0 deal", "0 answer цветы", "4 accept 1", "2 pass", "1 pass", "0 deal")
    table = after(begun, *opening, "0 first 0", "0 answer щи", "4 accept 2").table
    assert phase(table) is PhaseName.BIG2
    assert table.wake_at == NOW + 20
    table = acted(table, 2, "answer суп щи", NOW + 8)
    assert phase(table) is PhaseName.JUDGE
    table = acted(table, 4, "accept 2", NOW + 8 + thinking)  # the same row: another is wanted
    assert phase(table) is PhaseName.BIG2
    assert table.wake_at == NOW + 20 + thinking


def test_who_lets_the_short_clock_run_out_is_away_after_three_times_in_a_row() -> None:
    table = after(show(rules="rounds=simple, miss_limit=6"), "0 deal", "0 answer цветы").table
    for _ in range(2 * (SHORT_MISSES - 1)):
        table = ran_out(table).table
    assert not any(chair(table, seat).is_away for seat in (0, 2))
    table = ran_out(table).table
    assert [chair(table, seat).is_away for seat in (0, 2)] == [False, True]
    assert table.notices[-1].kind == "took_over"


def test_an_answer_in_between_begins_the_count_anew() -> None:
    table = after(show(rules="rounds=simple, miss_limit=6"), "0 deal", "0 answer цветы").table
    table = ran_out(table).table
    assert chair(table, 2).missed == 1
    table = ran_out(table).table
    table = acted(table, 2, "answer кактус", NOW + 50)
    assert chair(table, 2).missed == 0


@pytest.mark.parametrize(("rules", "head_start"), [("", 6), (", answer_timeout=12", 4)])
def test_at_the_button_a_computer_leaves_people_time_to_type(
    rules: str, head_start: float
) -> None:
    chairs: list[Chair] = [person(1), Computer(1), person(3), Computer(2)]
    for mode in ("first_message", "buzzer"):
        begun = show(chairs, f"rounds=simple, faceoff_mode={mode}{rules}")
        table = after(begun, "0 deal").table
        assert table.wake_at == NOW + head_start
    pressed = acted(table, 0, "buzz", NOW)
    answered = acted(pressed, 0, "answer чай с лимоном", NOW)
    assert answered.wake_at == NOW + PACE.computer  # nobody vies with it now
