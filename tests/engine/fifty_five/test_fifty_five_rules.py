"""Each rule of 55, 110 and 220 is named by a script or by a test."""

import re
from pathlib import Path

import pytest

from engine.games.fifty_five.options import FiftyFiveRules
from engine.script import decode, read_script

TESTS = Path(__file__).parent
SCRIPTS = TESTS.parents[1] / "scripts" / "fifty_five"

RULES = (
    *(f"FF-{number}" for number in range(101, 118)),
    *(f"C{number}" for number in (*range(12, 23), 25)),
    *(f"D{number}" for number in range(10, 15)),
)
"""The rules, what was settled where their source is silent, and the worked examples."""

SHARED = (
    *("TF-003", "TF-004", "TF-006", "TF-007", "TF-011"),
    *(f"TF-{number:03}" for number in range(17, 24)),
    *("C6", "C7", "C8"),
)
"""What holds in Twenty-Five too and may be named here."""

_COMMENT = re.compile(r" # (.*)")
_RULE = re.compile(r"[FT]F-\d{3}|\b[CD]\d{1,2}\b")


def named_by() -> dict[str, set[str]]:
    """The rules, and the scripts (by `rules:`) and tests (by a comment) that name each."""
    found: dict[str, set[str]] = {}
    for path in SCRIPTS.glob("*.game"):
        entry = read_script(decode(path.read_bytes())).header.get("rules")
        for rule in _RULE.findall(entry.value if entry else ""):
            found.setdefault(rule, set()).add(path.name)
    for path in TESTS.glob("test_*.py"):
        for comment in _COMMENT.findall(path.read_text(encoding="utf-8")):
            for rule in _RULE.findall(comment):
                found.setdefault(rule, set()).add(path.name)
    return found


NAMED_BY = named_by()


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_named_by_a_script_or_a_test(rule: str) -> None:
    assert NAMED_BY.get(rule)


def test_no_rule_is_named_that_there_is_not() -> None:
    assert NAMED_BY.keys() <= {*RULES, *SHARED}
    for field in FiftyFiveRules.model_fields.values():
        about = field.json_schema_extra
        assert isinstance(about, dict)
        assert {*_RULE.findall(str(about["rules"]))} <= {*RULES, *SHARED}
