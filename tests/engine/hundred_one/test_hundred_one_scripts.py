"""The scripts of `tests/scripts/hundred_one` hold by the value they are named for, and only so."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.games.hundred_one.options import HundredOneRules
from engine.script import check, decode, read_script
from engine.script.lines import Entry, Script

FOLDER = Path(__file__).parents[2] / "scripts" / "hundred_one"

WITHOUT_SCRIPTS = frozenset({"players", "first_dealer"})
"""A script says who sits and who deals."""


def value_of(path: Path) -> tuple[str, str] | None:
    """The option and the value that a script is named for: `option-value` or longer."""
    option, _, rest = path.stem.partition("-")
    if option not in HundredOneRules.model_fields:
        return None
    values = [HundredOneRules.write_value(value) for value in HundredOneRules.allowed(option)]
    return option, max((v for v in values if f"{rest}-".startswith(f"{v}-")), key=len)


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
    for other in map(HundredOneRules.write_value, HundredOneRules.allowed(option)):
        if other != value:
            assert check(with_option(script, option, other), GAMES) is not None, other


@pytest.mark.parametrize("option", sorted(HundredOneRules.model_fields.keys() - WITHOUT_SCRIPTS))
def test_every_value_of_every_option_has_its_script(option: str) -> None:
    values = HundredOneRules.allowed(option)
    wanted = {HundredOneRules.write_value(value) for value in values}
    if isinstance(values, range):
        ends = (values[0], HundredOneRules.model_fields[option].default, values[-1])
        wanted = {str(value) for value in ends}
    assert {value for _, name, value in PLAIN if name == option} == wanted
