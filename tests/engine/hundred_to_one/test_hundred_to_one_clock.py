"""How long a seat may take, and what is done when that time has passed."""

import pytest

from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.clock import Clock
from engine.games.hundred_to_one.state import State
from tests.engine.hundred_to_one.played import (
    BEAST,
    BOARD,
    CAPTAIN,
    MAIN,
    REVERSE,
    SOUP,
    big,
    done,
    played,
)

TIMES = "answer_timeout=30, reverse_time=45, big_time1=100, big_time2=200"
HOST = "host=on, matching=host"


def when_time_is_up(state: State) -> list[str]:
    return [f"{seat} {action}" for seat, action in HUNDRED_TO_ONE.run_out(state)]


@pytest.mark.parametrize(
    ("body", "options", "clock"),
    [
        ("", "", None),
        (BOARD, "", Clock(30)),
        (BOARD, "faceoff_mode=buzzer", Clock(30)),
        (MAIN, "", Clock(30)),
        (f"{MAIN}\n2 pass\n4 pass\n6 pass", "", Clock(30)),
        (CAPTAIN, "", Clock(30)),
        (f"{BOARD}\n0 answer цветы", HOST, None),
        (REVERSE, "rounds=reverse", Clock(75, confer=45)),
        (f"{REVERSE}\n0 pass", "rounds=reverse", Clock(30)),
        (f"{REVERSE}\n0 pass\n1 pass", "rounds=reverse", None),
    ],
)
def test_the_time_is_that_of_the_house_rules(
    body: str, options: str, clock: Clock | None
) -> None:  # HO-019
    rules = f"{TIMES}, {options}" if options else TIMES
    state = played(body, rules)
    assert HUNDRED_TO_ONE.clock(state) == clock
    assert HUNDRED_TO_ONE.view(state, None).clock == clock


def test_the_players_of_the_big_game_have_one_clock_for_all_their_answers() -> None:  # HO-027
    state = big(options=TIMES)
    assert HUNDRED_TO_ONE.clock(state) == Clock(100, part=1)
    second, _ = done(state, "4 pass")
    assert HUNDRED_TO_ONE.runs_on(state, second)
    other, _ = done(second, "4 pass")
    assert HUNDRED_TO_ONE.clock(other) == Clock(200, part=2)  # HO-028
    assert not HUNDRED_TO_ONE.runs_on(second, other)


def test_naming_the_players_has_the_clock_of_an_answer() -> None:
    state = played(f"{BEAST}\n{SOUP}", f"{TIMES}, rounds=big, big_questions=2", "1 0")
    assert HUNDRED_TO_ONE.clock(state) == Clock(30)
    named, _ = done(state, "0 first 0")
    assert HUNDRED_TO_ONE.clock(named) == Clock(30)
    assert not HUNDRED_TO_ONE.runs_on(state, named)


def test_an_answer_elsewhere_begins_a_new_clock() -> None:
    state = played(MAIN)
    assert not HUNDRED_TO_ONE.runs_on(state, done(state, "2 pass")[0])
    assert not HUNDRED_TO_ONE.runs_on(played(""), played(""))


def test_the_clock_of_the_big_game_goes_on_after_the_hosts_word() -> None:
    state = big(options=HOST)
    asked, _ = done(state, "4 answer волк")
    judged, _ = done(asked, "10 reject")
    assert HUNDRED_TO_ONE.clock(asked) is None
    assert not HUNDRED_TO_ONE.runs_on(state, asked)
    assert HUNDRED_TO_ONE.runs_on(asked, judged)
    last, _ = done(judged, "4 answer щи")
    other_part, _ = done(last, "10 reject")
    assert not HUNDRED_TO_ONE.runs_on(last, other_part)
    circle = played(f"{BOARD}\n0 answer цветы", HOST)
    assert not HUNDRED_TO_ONE.runs_on(circle, done(circle, "10 accept 1")[0])


def test_a_clock_that_has_run_out_is_a_pass() -> None:  # E4.1
    assert when_time_is_up(played(MAIN)) == ["2 pass"]
    assert when_time_is_up(played(CAPTAIN)) == ["1 pass"]
    assert when_time_is_up(played(BOARD)) == ["0 pass", "1 pass"]
    assert when_time_is_up(played(f"{BOARD}\n1 answer чай")) == ["0 pass"]
    assert when_time_is_up(played(BOARD, "faceoff_mode=buzzer")) == ["0 pass", "1 pass"]


def test_in_the_big_game_it_is_a_pass_for_each_question_left() -> None:  # E4.1
    state = big()
    assert when_time_is_up(state) == ["4 pass", "4 pass"]
    assert when_time_is_up(done(state, "4 pass")[0]) == ["4 pass"]
    after, _ = done(state, *when_time_is_up(state))
    assert when_time_is_up(after) == ["2 pass", "2 pass"]
    over, _ = done(after, *when_time_is_up(after))
    assert HUNDRED_TO_ONE.result(over) is not None


def test_for_a_captain_who_names_nobody_the_lowest_member_is_taken() -> None:  # E4.1
    state = played(f"{BEAST}\n{SOUP}", "rounds=big, big_questions=2", "0 1")
    assert when_time_is_up(state) == ["1 first 1"]
    assert when_time_is_up(done(state, "1 first 1")[0]) == ["1 second 3"]
    assert when_time_is_up(done(state, "1 first 5")[0]) == ["1 second 1"]


def test_nothing_runs_out_where_there_is_no_clock() -> None:
    assert when_time_is_up(played("")) == []
    assert when_time_is_up(played(f"{BOARD}\n0 answer цветы", HOST)) == []


@pytest.mark.parametrize("mode", ["first_message", "buzzer"])
def test_what_is_due_can_be_done_one_after_the_other(mode: str) -> None:
    state = played(BOARD, f"faceoff_mode={mode}")
    after, _ = done(state, *when_time_is_up(state))
    assert HUNDRED_TO_ONE.to_move(after) == {2, 3}
