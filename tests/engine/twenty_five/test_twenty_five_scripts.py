"""The scripts of `tests/scripts/twenty_five` hold by the value they are named for, and only so."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.games.twenty_five import TWENTY_FIVE
from engine.games.twenty_five.options import TwentyFiveRules
from engine.script import check, decode, read_script
from engine.script.lines import Entry, Script

FOLDER = Path(__file__).parents[2] / "scripts" / "twenty_five"
GAMES = {"twenty_five": TWENTY_FIVE}


def values_of(option: str) -> tuple[str, ...]:
    """The values that have scripts: all, of the stakes the ends and the usual one."""
    values = TwentyFiveRules.allowed(option)
    if len(values) > 100:
        values = (values[0], TwentyFiveRules.model_fields[option].default, values[-1])
    return tuple(map(TwentyFiveRules.write_value, values))


def value_of(path: Path) -> tuple[str, str] | None:
    """The option and the value that a script is named for: `option-value` or longer."""
    option, _, rest = path.stem.partition("-")
    if option not in TwentyFiveRules.model_fields:
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
    others = [other for other in values_of(option) if other != value]
    assert others
    for other in others:
        failure = check(with_option(script, option, other), GAMES)
        assert failure is not None, other
        assert failure.line > script.header_end, "the house rules contradict each other"


@pytest.mark.parametrize("option", TwentyFiveRules.model_fields)
def test_every_value_of_every_option_has_its_script(option: str) -> None:
    assert {value for _, name, value in PLAIN if name == option} == {*values_of(option)}
