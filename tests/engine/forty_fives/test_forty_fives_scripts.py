"""The scripts of `tests/scripts/forty_fives` hold by the value they are named for, only so."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.games.forty_fives.options import FortyFivesRules
from engine.script import check, decode, read_script
from engine.script.lines import Entry, Script
from tests.engine.forty_fives.played import GAMES

FOLDER = Path(__file__).parents[2] / "scripts" / "forty_fives"


def value_of(path: Path) -> tuple[str, str] | None:
    """The option and the value that a script is named for: `option-value`."""
    option, _, value = path.stem.partition("-")
    if option not in FortyFivesRules.model_fields:
        return None
    values = map(FortyFivesRules.write_value, FortyFivesRules.allowed(option))
    return (option, value) if value in values else None


NAMED = [(path, *named) for path in sorted(FOLDER.glob("*.game")) if (named := value_of(path))]


each_script = pytest.mark.parametrize(
    ("path", "option", "value"), [pytest.param(*named, id=named[0].stem) for named in NAMED]
)


def with_option(script: Script, option: str, value: str) -> Script:
    """The script by house rules that have this value."""
    entry = script.header.get("options", Entry(1, ""))
    parts = [part.strip() for part in entry.value.split(",") if part.strip()]
    parts = [part for part in parts if not part.startswith(f"{option}=")]
    changed = Entry(entry.line, ", ".join([*parts, f"{option}={value}"]))
    return replace(script, header={**script.header, "options": changed})


@each_script
def test_a_script_named_for_a_value_holds_by_it(path: Path, option: str, value: str) -> None:
    script = read_script(decode(path.read_bytes()))
    assert check(with_option(script, option, value), GAMES) is None


@each_script
def test_a_script_named_for_a_value_fails_by_every_other(
    path: Path, option: str, value: str
) -> None:
    script = read_script(decode(path.read_bytes()))
    for other in map(FortyFivesRules.write_value, FortyFivesRules.allowed(option)):
        if other != value:
            assert check(with_option(script, option, other), GAMES) is not None, other


@pytest.mark.parametrize("option", sorted(FortyFivesRules.model_fields))
def test_every_value_of_every_option_has_its_script(option: str) -> None:
    values = FortyFivesRules.allowed(option)
    default = FortyFivesRules.model_fields[option].default
    named = {value for _, name, value in NAMED if name == option}
    if option == "bids":  # there are 63 lists; `test_forty_fives_options` opens others
        values = ((5,), (30,), default, (5, 10, 15, 20, 25, 30))
    if isinstance(values, range):
        values = (values[0], default, values[-1])
    assert {FortyFivesRules.write_value(value) for value in values} <= named
