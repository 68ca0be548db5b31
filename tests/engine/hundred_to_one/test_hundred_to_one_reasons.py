"""Why an action is refused in Hundred to One."""

import pytest

from engine.games.hundred_to_one.objections import LONGEST_ANSWER
from engine.games.hundred_to_one.reasons import REASONS
from engine.games.hundred_to_one.state import State
from tests.engine.hundred_to_one.played import (
    BEAST,
    BIG_RULES,
    BOARD,
    CAPTAIN,
    MAIN,
    NAMED,
    REVERSE,
    played,
    why_not,
)

HOST = "host=on, matching=host"
ONE = "rounds=reverse"
OVER = f"{REVERSE}\n0 pass\n1 pass"
PAIR = f"{BIG_RULES}, big_synonyms=reject_synonyms"
SECOND = f"{NAMED}\n4 answer медведь\n4 answer рассольник"
ASK = "repeat_answer=ask_again"

CASES = [
    (OVER, ONE, "0 answer врач", "match-over", {}),
    (OVER, ONE, "0 deal", "match-over", {}),
    ("", "", "0 deal", "no-boards", {}),
    ("", "", "3 answer цветы", "match-rests", {}),
    ("", "", "0 pass", "match-rests", {}),
    ("", HOST, "10 deal", "not-a-player", {}),
    (MAIN, "", "2 deal", "round-in-progress", {}),
    (MAIN, "", "4 deal", "round-in-progress", {}),
    (f"{BOARD}\n0 answer цветы", HOST, "1 answer чай", "host-judges", {}),
    (f"{BOARD}\n0 answer цветы", HOST, "0 deal", "host-judges", {}),
    (MAIN, "", "4 answer чай", "not-your-turn", {}),
    (MAIN, "", "0 pass", "not-your-turn", {}),
    (MAIN, "", "4 accept 1", "not-your-turn", {}),
    (BOARD, "faceoff_mode=buzzer", "0 answer чай", "press-first", {}),
    (MAIN, "", "2 buzz", "nothing-to-press", {}),
    (BOARD, "", "0 buzz", "nothing-to-press", {}),
    (f"{BEAST}\n{BEAST}", BIG_RULES, "0 answer волк", "name-a-player", {}),
    (f"{BEAST}\n{BEAST}", BIG_RULES, "0 pass", "name-a-player", {}),
    (f"{BEAST}\n{BEAST}", BIG_RULES, "0 second 2", "name-a-player", {}),
    (f"{BEAST}\n{BEAST}\n0 first 0", BIG_RULES, "0 first 2", "name-a-player", {}),
    (f"{BOARD}\n0 answer цветы", HOST, "10 answer чай", "judge-the-answer", {}),
    (f"{BOARD}\n0 answer цветы", HOST, "10 pass", "judge-the-answer", {}),
    (MAIN, "", "2 answer ?!.", "empty-answer", {}),
    (
        MAIN,
        "",
        f"2 answer {'а' * (LONGEST_ANSWER + 1)}",
        "answer-too-long",
        {"number": str(LONGEST_ANSWER)},
    ),
    (MAIN, ASK, "2 answer букет", "row-is-open", {"row": "1"}),
    (f"{REVERSE}\n0 answer врач", ONE, "1 answer ВРАЧ", "said-by-rival", {"seat": "0"}),
    (f"{REVERSE}\n0 answer врач", ONE, "1 answer доктор", "row-of-rival", {"seat": "0"}),
    (SECOND, BIG_RULES, "2 answer Медведь", "said-by-first", {"seat": "4"}),
    (SECOND, PAIR, "2 answer мишка", "row-of-first", {"seat": "4"}),
    (MAIN, "", "2 choose 1", "nothing-to-choose", {}),
    (CAPTAIN, "", "1 choose 5", "no-such-version", {"number": "5"}),
    (CAPTAIN, "", "1 choose 0", "no-such-version", {"number": "0"}),
    (CAPTAIN, "", "1 choose 3", "version-was-passed", {"number": "3"}),
    (CAPTAIN, ASK, "1 choose 1", "version-is-open", {"number": "1"}),
    (MAIN, "", "2 first 0", "nobody-to-name", {}),
    (NAMED, BIG_RULES, "4 second 0", "nobody-to-name", {}),
    (f"{BEAST}\n{BEAST}", BIG_RULES, "0 first 1", "not-of-your-team", {"seat": "1"}),
    (f"{BEAST}\n{BEAST}", BIG_RULES, "0 first 10", "not-of-your-team", {"seat": "10"}),
    (f"{BEAST}\n{BEAST}\n0 first 2", BIG_RULES, "0 second 2", "already-named", {"seat": "2"}),
    (f"{BEAST}\n{BEAST}\n0 first 2", BIG_RULES, "0 second 3", "not-of-your-team", {"seat": "3"}),
    (MAIN, "", "2 accept 1", "nothing-to-judge", {}),
    (MAIN, "", "2 reject", "nothing-to-judge", {}),
    (f"{BOARD}\n0 answer цветы", HOST, "10 accept 7", "no-such-row", {"row": "7"}),
    (f"{BOARD}\n0 answer цветы", HOST, "10 accept", "no-such-row", {"row": "-"}),
]


def _position(body: str, options: str) -> State:
    return played(body, options, scores="1 0" if BIG_RULES in options else "")


@pytest.mark.parametrize(("body", "options", "move", "reason", "details"), CASES)
def test_a_refusal_says_why(
    body: str, options: str, move: str, reason: str, details: dict[str, str]
) -> None:
    assert why_not(_position(body, options), move) == (reason, details)


def test_every_reason_has_a_case() -> None:
    assert {reason for *_, reason, _ in CASES} == {*REASONS}
    assert len(set(REASONS)) == len(REASONS)


def test_the_longest_answer_is_accepted() -> None:
    assert why_not(played(MAIN), f"2 answer {'а' * LONGEST_ANSWER}") == ("accepted", {})


def test_the_last_open_version_is_no_refusal_without_ask_again() -> None:
    assert why_not(played(CAPTAIN), "1 choose 1") == ("accepted", {})
