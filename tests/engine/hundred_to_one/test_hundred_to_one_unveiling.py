"""How the end of a round is shown: what decides first, then what nobody has found."""

from __future__ import annotations

import pytest

from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.unveiling import covered, decisive
from tests.engine.hundred_to_one.played import BOARD, CAPTAIN, MAIN, REVERSE, played

ALL = "\n".join((MAIN, "2 answer конфеты", "4 answer платок", "6 answer чай", "8 answer тапочки"))


def steps(body: str, options: str = "") -> list[list[int]]:
    """The rows that are covered at each step."""
    state = played(body, options)
    found = covered(HUNDRED_TO_ONE.view(state, None))
    assert HUNDRED_TO_ONE.unveilings(state) == len(found)
    return [sorted(rows) for rows in found]


def test_a_steal_is_heard_before_its_row_is_uncovered() -> None:
    # HO-014, HO-015
    assert steps(f"{CAPTAIN}\n1 answer тапочки") == [[2, 3, 4, 5, 6], [2, 3, 4, 6]]


def test_a_steal_that_fails_is_heard_as_well() -> None:
    # HO-014: whether it was on the board, nobody knows yet
    assert steps(f"{CAPTAIN}\n1 answer трактор") == [[2, 3, 4, 5, 6], [2, 3, 4, 5, 6]]


def test_without_an_answer_only_the_rows_are_left_to_be_shown() -> None:
    # HO-015
    assert steps(f"{CAPTAIN}\n1 pass") == [[2, 3, 4, 5, 6]]


def test_a_board_that_is_cleared_has_nothing_left() -> None:
    # HO-012
    assert steps(f"{ALL}\n0 answer книга") == []


def test_the_last_row_of_a_board_can_be_stolen() -> None:
    body = f"{ALL}\n0 pass\n2 pass\n4 pass\n9 pass\n7 pass\n5 pass\n3 pass\n1 answer книга"
    assert steps(body) == [[6]]


def test_both_answers_of_the_reverse_game_are_heard_first() -> None:
    # HO-021
    body = f"{REVERSE}\n0 answer сапёр\n1 answer врач"
    assert steps(body, "rounds=reverse+big") == [[1, 2, 3, 4, 5, 6], [1, 3, 4, 6]]
    view = HUNDRED_TO_ONE.view(played(body, "rounds=reverse+big"), None)
    assert [said.text for said in decisive(view)] == ["сапёр", "врач"]


@pytest.mark.parametrize("body", ["", BOARD, MAIN, CAPTAIN, f"{CAPTAIN}\n1 pass\n{REVERSE}"])
def test_in_play_nothing_is_held_back(body: str) -> None:
    assert steps(body) == []
