"""Where a match of Hundred to One may begin, and which lines it reads."""

import pytest

from engine.game import Unreadable
from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.events import MatchStarted
from engine.games.hundred_to_one.options import HundredToOneRules
from engine.games.hundred_to_one.values import RoundName
from engine.script import BadScript, check, read_script
from tests.engine.hundred_to_one.played import BEAST, BOARD, MAIN, REVERSE, played

RULES = HundredToOneRules()
GAMES = {"hundred_to_one": HUNDRED_TO_ONE}


def failing_line(*lines: str) -> int | None:
    """The line at which a script fails."""
    try:
        failure = check(read_script("\n".join(("game: hundred_to_one", *lines, ""))), GAMES)
    except BadScript as error:
        return error.failure.line
    return failure.line if failure else None


def test_a_fresh_match_begins_at_nought_with_the_simple_game() -> None:
    step = HUNDRED_TO_ONE.start(RULES, 10, b"fresh")
    assert step.state.scores == (0, 0)
    assert [item.event for item in step.told] == [MatchStarted(RoundName.SIMPLE)]
    view = HUNDRED_TO_ONE.view(step.state, None)
    assert (view.round, view.coming, view.rows, view.question) == (None, RoundName.SIMPLE, (), "")


def test_a_start_has_a_score_for_each_team() -> None:  # E1.3
    assert played("", scores="180 240").scores == (180, 240)


@pytest.mark.parametrize("scores", ["1", "1 2 3", "x 1", "-1 2", "", "1000000 0"])
def test_a_start_that_cannot_be(scores: str) -> None:  # E1.3
    with pytest.raises(Unreadable, match="scores"):
        HUNDRED_TO_ONE.start(RULES, 10, b"start", {"scores": scores})


def test_a_start_with_nothing_left_to_play_cannot_be() -> None:
    rules = HundredToOneRules.model_construct(
        **{**RULES.model_dump(), "rounds": ("big",), "tie_break": "both_none"}
    )
    with pytest.raises(Unreadable, match="nothing left"):
        HUNDRED_TO_ONE.start(rules, 10, b"start")


@pytest.mark.parametrize("key", ["bolts", "barrel", "falls", "rospises", "crosses", "deal_no"])
def test_a_start_consists_of_scores_alone(key: str) -> None:  # E1.3
    assert failing_line(f"{key}: 1 2", "") == 2
    with pytest.raises(Unreadable, match=key):
        HUNDRED_TO_ONE.start(RULES, 10, b"start", {key: "1 2"})


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (("seats: 4", ""), 2),
        (("seats: 10", "options: team_size=2", ""), 2),
        (("seats: 3", "options: team_size=1", ""), 2),
        (("options: rows=5", ""), 2),
        (("options: matching=host", ""), 2),
        (("preset: party", "options: host=off", ""), 3),
        (("dealer: 1", ""), 2),
        (("preset: solo", "seats: 2", ""), None),
        (("seats: 6", "options: team_size=3", ""), None),
        (("options: team_size=3", ""), None),
    ],
)
def test_house_rules_and_seats_that_contradict_each_other(
    lines: tuple[str, ...], line: int | None
) -> None:  # E1.1, E1.4
    assert failing_line(*lines) == line


def test_the_number_of_seats_is_that_of_the_house_rules() -> None:  # E1.4
    with pytest.raises(Unreadable, match="team_size"):
        HUNDRED_TO_ONE.start(RULES, 8, b"start")


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (("", "board: Что? | а=30 | б=20 | в=10 | г=5 | д=4"), 3),  # five rows
        (("", f"{BOARD} | сок=1"), 3),
        (("", BEAST, "0 answer волк"), 3),
        (("options: rounds=reverse", "", BEAST), 4),
        (("options: rounds=big", "", BEAST), 4),  # the tie-break's board
        (("options: rounds=reverse, reverse_skip_lead=240", "scores: 300 0", "", BEAST), 5),
        (("", BOARD, BEAST, "0 answer цветы"), None),  # not used yet
        (("", "deal:"), 3),
        (("", "deal: 0=AS"), 3),
        (("", "restock: AS"), 3),
        (("", "board: "), 3),
        (("", "board: Что? | а=30 | А!=20 | в=10 | г=5 | д=4 | е=1"), 3),
        (("", "board: Что? | а=30 | б=40 | в=10 | г=5 | д=4 | е=1"), 3),
        (("", "board: Что? | а=60 | б=40 | в=10 | г=5 | д=4 | е=1"), 3),
    ],
)
def test_a_board_that_cannot_be_or_does_not_fit(
    lines: tuple[str, ...], line: int | None
) -> None:  # E2.1, E2.2
    assert failing_line(*lines) == line


def test_a_board_that_waits_is_held_against_its_round_when_that_begins() -> None:  # E2.2
    words = ("цветы", "конфеты", "платок", "чай", "тапочки", "книга")
    seats = (0, 2, 4, 6, 8, 0)
    body = [f"{seat} answer {word}" for seat, word in zip(seats, words, strict=True)]
    assert failing_line("", BOARD, BEAST, *body) is None
    assert failing_line("", BOARD, BEAST, *body, "expect round = simple") is None
    assert failing_line("", BOARD, BEAST, *body, "2 pass") == 11


def test_a_round_cannot_begin_without_boards_where_no_packs_are_at_hand() -> None:  # E2.3
    assert failing_line("", "0 answer цветы") == 3
    assert failing_line("options: rounds=big", "scores: 1 0", "", BEAST, "0 first 0") == 6


def test_a_board_after_the_match_is_a_failure() -> None:
    body = ("options: rounds=reverse", "", REVERSE, "0 pass", "1 pass")
    assert failing_line(*body, "expect over = yes") is None
    assert failing_line(*body, BOARD) == 7


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("expect trump = S", "no fact trump"),
        ("expect hand 0 = -", "nobody's own"),
        ("expect scores 0 = 0", "nobody's own"),
        ("expect dealer = 0", "a deal is in progress"),
        ("expect turn = 0", "a deal is in progress"),
        (f"{MAIN}\nexpect dealer = 0", "no fact dealer"),
        (f"{BOARD}\n11 pass", "a seat from 0 to 9"),
        (f"{BOARD}\n10 pass !", "a seat from 0 to 9"),
    ],
)
def test_a_line_that_cannot_be(body: str, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        played(body)


def test_before_the_first_round_the_facts_are_empty() -> None:  # E3.6
    state = played("")
    for name in ("round", "board", "duel", "prize", "winner"):
        assert HUNDRED_TO_ONE.fact(state, name) == "-"
    assert HUNDRED_TO_ONE.fact(state, "fund") == "0"
    assert HUNDRED_TO_ONE.fact(state, "misses") == "0 0"


def test_any_player_may_begin_the_next_round_the_first_captain_owes_it() -> None:  # E3.5
    rules = "rounds=reverse+big, big_questions=2"
    rests = played(f"{REVERSE}\n0 pass\n1 answer врач\n{BEAST}", rules)
    assert HUNDRED_TO_ONE.to_move(rests) == {0}
    assert HUNDRED_TO_ONE.legal(rests, 0) == ()
    ready = played(f"{REVERSE}\n{BEAST}\n{BEAST}\n0 pass\n1 answer врач", rules)
    assert HUNDRED_TO_ONE.to_move(ready) == {0}
    for seat in range(10):
        assert [str(action) for action in HUNDRED_TO_ONE.legal(ready, seat)] == ["deal"]
        begun = HUNDRED_TO_ONE.apply(ready, seat, HUNDRED_TO_ONE.read_action("deal")).state
        assert begun.round is RoundName.BIG
