"""The scripts of `tests/scripts/fifty_five` hold by the value they are named for, and only so."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.games.fifty_five.options import FiftyFiveRules
from engine.script import check, decode, read_script
from engine.script.lines import Entry, Script
from tests.engine.fifty_five.played import GAMES

FOLDER = Path(__file__).parents[2] / "scripts" / "fifty_five"

SOME = {
    "bids": (
        *("10+15+20+25+60", "5", "60", "20+25+30", "15+20+25"),
        "5+10+15+20+25+30+60",
    ),
    "deal_limit": ("0", "1", "1000"),
}
"""The values with scripts, where there are too many for a script each."""


def values_of(option: str) -> tuple[str, ...]:
    """The values of the option that have scripts."""
    values = map(FiftyFiveRules.write_value, FiftyFiveRules.allowed(option))
    return SOME[option] if option in SOME else tuple(values)


def value_of(path: Path) -> tuple[str, str] | None:
    """The option and the value that a script is named for: `option-value` or longer."""
    option, _, rest = path.stem.partition("-")
    if option not in FiftyFiveRules.model_fields:
        return None
    return option, max((v for v in values_of(option) if f"{rest}-".startswith(f"{v}-")), key=len)


NAMED = [(path, *named) for path in sorted(FOLDER.glob("*.game")) if (named := value_of(path))]
PLAIN = [
    (path, option, value) for path, option, value in NAMED if path.stem == f"{option}-{value}"
]


def with_option(script: Script, option: str, value: str) -> Script:
    """The script by house rules that have this value."""
    entry = script.header.get("options", Entry(1, ""))
    parts = [part.strip() for part in entry.value.split(",") if part.strip()]
    parts = [part for part in parts if not part.startswith(f"{option}=")]
    changed = Entry(entry.line, ", ".join([*parts, f"{option}={value}"]))
    return replace(script, header={**script.header, "options": changed})


@pytest.mark.parametrize(
    ("path", "option", "value"), [pytest.param(*named, id=named[0].stem) for named in NAMED]
)
def test_a_script_named_for_a_value_holds_by_it(path: Path, option: str, value: str) -> None:
    script = read_script(decode(path.read_bytes()))
    assert check(with_option(script, option, value), GAMES) is None


@pytest.mark.parametrize(
    ("path", "option", "value"), [pytest.param(*named, id=named[0].stem) for named in PLAIN]
)
def test_a_script_named_for_a_value_fails_by_every_other(
    path: Path, option: str, value: str
) -> None:
    script = read_script(decode(path.read_bytes()))
    values = map(FiftyFiveRules.write_value, FiftyFiveRules.allowed(option))
    others = [v for v in (SOME["deal_limit"] if option == "deal_limit" else values) if v != value]
    assert bool(others) == (option != "sixty_score")
    for other in others:
        failure = check(with_option(script, option, other), GAMES)
        assert failure is not None, other
        is_in_body = failure.line > script.header_end
        assert is_in_body or "deal_no" in script.header, "the house rules contradict each other"


@pytest.mark.parametrize("option", FiftyFiveRules.model_fields)
def test_every_value_of_every_option_has_its_script(option: str) -> None:
    assert {value for _, name, value in PLAIN if name == option} == {*values_of(option)}
