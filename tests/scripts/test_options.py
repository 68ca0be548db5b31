"""Every value of every option is held by a script: by each other value the script fails.

A script is asked about an option if it has the value and names the option in its `options:`, or
is called after it, or names one of the option's rules in its `rules:`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.script import Script, check, decode, open_match, read_script
from engine.script.lines import Entry
from tests.engine.entries import ENTRIES
from tests.engine.tested import GAMES

FOLDER = Path(__file__).parent

UNSAID: Mapping[str, frozenset[str]] = {
    "hundred_one": frozenset({"first_dealer"}),  # a script says who deals
    "hundred_to_one": frozenset(  # no script knows time, and a host who only reads does nothing
        {"answer_timeout", "reverse_time", "big_time1", "big_time2", "host"}
    ),
}

OPTIONS = [
    (slug, name)
    for slug, game in GAMES.items()
    for name in game.options.model_fields
    if len(game.options.allowed(name)) > 1 and name not in UNSAID.get(slug, ())
]


@dataclass(frozen=True, slots=True)
class Held:
    """A script that passes, and what it says of options."""

    name: str
    script: Script
    options: Any
    """Its house rules."""
    changed: frozenset[str]
    """The options that its `options:` line names."""
    rules: frozenset[str]


@cache
def scripts_of(slug: str) -> tuple[Held, ...]:
    return tuple(
        _held(path.stem, read_script(decode(path.read_bytes())))
        for path in sorted((FOLDER / slug).rglob("*.game"))
    )


def _held(name: str, script: Script) -> Held:
    return Held(
        name,
        script,
        open_match(script, GAMES).options,
        frozenset(part.partition("=")[0] for part in _parts(script, "options")),
        frozenset(_parts(script, "rules")),
    )


def _parts(script: Script, key: str) -> list[str]:
    entry = script.header.get(key, Entry(1, ""))
    return [part.strip() for part in entry.value.split(",") if part.strip()]


def values_of(slug: str, option: str) -> tuple[str, ...]:
    """The values that scripts have to hold.

    Of numbers in a row these are the ends and the default, of sets the first, the last, the
    default and, where none at all is a value, each thing alone.
    """
    model = GAMES[slug].options
    values, default = model.allowed(option), model.model_fields[option].default
    held: Iterable[Any] = values
    if isinstance(values, range):
        held = {values[0], default, values[-1]}
    elif isinstance(default, tuple):
        alone = [value for value in values if len(value) == 1] if () in values else []
        held = {values[0], default, values[-1], *alone}
    return tuple(map(model.write_value, held))


def about(slug: str, option: str, value: str) -> Iterator[Held]:
    """The scripts that have this value and are about the option."""
    model = GAMES[slug].options
    its_rules = {*model.model_fields[option].json_schema_extra["rules"]}
    for held in scripts_of(slug):
        if model.write_value(getattr(held.options, option)) == value and (
            option in held.changed or held.name.startswith(f"{option}-") or its_rules & held.rules
        ):
            yield held


def with_value(script: Script, option: str, value: str) -> Script:
    """The script by house rules with this value, and with what the value needs beside it."""
    slug = script.header["game"].value
    model = GAMES[slug].options
    changes = ENTRIES[slug].settle({option: model.read_value(option, value)})
    parts = [p for p in _parts(script, "options") if p.partition("=")[0] not in changes]
    parts += [f"{name}={model.write_value(changed)}" for name, changed in changes.items()]
    header = {**script.header, "options": Entry(1, ", ".join(parts))}
    if option == "players":
        header["seats"] = Entry(1, value)
    return replace(script, header=header)


def fails(script: Script) -> bool:
    """Whether a line of the body does not hold; house rules that cannot be are no failure."""
    failure = check(script, GAMES)
    return failure is not None and failure.line > script.header_end


@pytest.mark.parametrize(("slug", "option"), OPTIONS)
def test_each_value_is_held_by_a_script_that_fails_by_every_other(slug: str, option: str) -> None:
    values = values_of(slug, option)
    for value in values:
        held = list(about(slug, option, value))
        for other in values:
            if other != value:
                assert any(fails(with_value(each.script, option, other)) for each in held), (
                    f"no script holds {option}={value} and fails by {other}; asked were "
                    f"{', '.join(each.name for each in held) or 'none'}"
                )
