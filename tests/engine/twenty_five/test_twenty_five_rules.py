"""Each rule of Twenty-Five is named by a script or by a test."""

import re
from pathlib import Path

import pytest

from engine.games.twenty_five.options import TwentyFiveRules
from engine.script import decode, read_script

TESTS = Path(__file__).parent
SCRIPTS = TESTS.parents[1] / "scripts" / "twenty_five"

RULES = (
    *(f"TF-{number:03}" for number in range(1, 28)),
    *(f"C{number}" for number in (*range(1, 12), 23, 24)),
    *(f"D{number}" for number in (*range(1, 10), 15)),
)
"""The rules, what was settled where their sources are silent or differ, the worked examples."""

PRECISELY = {"E1": 5, "E2": 5, "E3": 5, "E4": 4, "E5": 6}
"""How many sentences say precisely what happens; they may be named, too."""

_COMMENT = re.compile(r" # (.*)")
_RULE = re.compile(r"TF-\d{3}|\b[CDE]\d{1,2}(?:\.\d)?\b")


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
    sentences = {f"{part}.{n + 1}" for part, last in PRECISELY.items() for n in range(last)}
    assert NAMED_BY.keys() <= {*RULES} | sentences
    for field in TwentyFiveRules.model_fields.values():
        about = field.json_schema_extra
        assert isinstance(about, dict)
        assert {*map(str, about["rules"] or ())} <= {*RULES}  # type: ignore[arg-type]
