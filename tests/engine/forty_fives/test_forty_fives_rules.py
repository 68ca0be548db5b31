"""Each rule of Forty-Fives is named by a script or by a test."""

import re
from pathlib import Path

import pytest

from engine.games.forty_fives.options import FortyFivesRules
from engine.script import decode, read_script

TESTS = Path(__file__).parent
SCRIPTS = TESTS.parents[1] / "scripts" / "forty_fives"

RULES = (
    *(f"FV-{number:03}" for number in range(1, 23)),
    *(f"C{number}" for number in range(1, 20)),
    *(f"D{number}" for number in range(1, 15)),
)
"""The rules, what was settled where their source is silent, and the worked examples."""

_COMMENT = re.compile(r" # (.*)")
_RULE = re.compile(r"FV-\d{3}|\b[CD]\d{1,2}\b")


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
    assert NAMED_BY.keys() <= {*RULES}
    for field in FortyFivesRules.model_fields.values():
        about = field.json_schema_extra
        assert isinstance(about, dict)
        assert {*map(str, about["rules"] or ())} <= {*RULES}  # type: ignore[arg-type]
