"""House rules as data: one frozen model per game, each field with its values, meaning and sources.

The text form is the notation's: `name=value, name=value`, booleans `on`/`off`, sets `a+b`, an
empty one `-`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal, Self, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, ValidationError

_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")

Needs = Callable[[Any], bool]
"""Whether an option has an effect beside these house rules."""
GivesWay = Callable[[Any], Any]
"""What an option becomes beside house rules that were chosen and contradict it."""


def option(
    default: Any,
    meaning: str,
    *rules: str,
    section: str = "",
    needs: Needs | None = None,
    gives_way: GivesWay | None = None,
    usual: tuple[Any, ...] = (),
    unit: str = "number",
) -> Any:
    """A field of house rules: its default, its meaning in a line, the ids of its rules.

    `needs` says beside which house rules the option has an effect; without it, beside all.
    `gives_way` says what it becomes when another is chosen that contradicts it; without it, such
    a choice is refused. `usual` are the values that people use, where there are too many to list,
    and `unit` is what its numbers count.
    """
    about: dict[str, Any] = {
        "rules": list(rules),
        "section": section,
        "needs": needs,
        "gives_way": gives_way,
        "usual": usual,
        "unit": unit,
    }
    return Field(default=default, description=meaning, json_schema_extra=about)


class Contradiction(ValueError):  # noqa: N818 - it names the two options
    """Two options that cannot both be so."""

    def __init__(self, first: str, one: str, second: str, other: str) -> None:
        super().__init__(f"{first}={one} and {second}={other} contradict each other")
        self.options = ((first, one), (second, other))
        """Each option and its value, as the notation writes it."""


class UnknownOption(ValueError):  # noqa: N818 - it names the option
    """No option of this game has this name."""

    def __init__(self, option: str) -> None:
        super().__init__(f"unknown option: {option}")
        self.option = option


class BadValue(ValueError):  # noqa: N818 - it names the value
    """The option has no such value."""

    def __init__(self, option: str, value: str, allowed: str) -> None:
        super().__init__(f"option {option} cannot be {value}, only {allowed}")
        self.option = option
        self.value = value


class GivenTwice(ValueError):  # noqa: N818 - it names the option
    """A line of options names one twice."""

    def __init__(self, option: str) -> None:
        super().__init__(f"option given twice: {option}")
        self.option = option


class HouseRules(BaseModel):
    """What the options of all games have in common: frozen, named, written as a line of text."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    by_seats: ClassVar[str] = "players"
    """The option that nobody sets: who sits at the table decides it."""

    @classmethod
    def sections(cls) -> Mapping[str, tuple[str, ...]]:
        """The options by section, all in the order in which a table agrees on them."""
        found: dict[str, tuple[str, ...]] = {}
        for name in cls.model_fields:
            section = str(_about(cls, name)["section"])
            found[section] = (*found.get(section, ()), name)
        return found

    def has_effect(self, name: str) -> bool:
        """Whether the option makes a difference beside the others.

        Raises:
            UnknownOption: there is no such option.
        """
        needs: Needs | None = _about(type(self), name)["needs"]
        return needs is None or needs(self)

    @classmethod
    def usual(cls, name: str) -> tuple[Any, ...]:
        """The values that people use, of too many to list; empty: all are alike.

        Raises:
            UnknownOption: there is no such option.
        """
        return tuple(_about(cls, name)["usual"])

    @classmethod
    def unit(cls, name: str) -> str:
        """What the numbers of the option count: `seconds`, `times`, or just `number`.

        Raises:
            UnknownOption: there is no such option.
        """
        return str(_about(cls, name)["unit"])

    @classmethod
    def allowed(cls, name: str) -> tuple[Any, ...] | range:
        """The values that the option may have.

        Raises:
            UnknownOption: there is no such option.
        """
        _about(cls, name)
        field = cls.model_fields[name]
        kind: Any = field.annotation
        if kind is bool:
            return (True, False)
        if get_origin(kind) is Literal:
            return get_args(kind)
        bounds = {type(m).__name__: m for m in field.metadata}
        if kind is int and {"Ge", "Le"} <= bounds.keys():
            return range(bounds["Ge"].ge, bounds["Le"].le + 1)
        raise TypeError(
            f"option {name} has no list of values"
        )  # pragma: no cover - a test reads all

    def but(self, **changes: Any) -> Self:
        """The same house rules with some options changed.

        Raises:
            ValueError: an unknown option (`UnknownOption`), a value that is not allowed, or
                options that contradict each other (`Contradiction`).
        """
        for name in changes:
            type(self).allowed(name)
        try:
            return type(self).model_validate({**self.model_dump(), **changes})
        except ValidationError as error:
            raise _first_fault(error) from error

    def making_way_for(self, **changes: Any) -> Self:
        """The same house rules with some options changed; what contradicts them gives way.

        Raises:
            ValueError: as `but`; a contradiction only if none of its options gives way.
        """
        while True:
            try:
                return self.but(**changes)
            except Contradiction as fault:
                ways = {
                    name: _about(type(self), name)["gives_way"]
                    for name, _ in fault.options
                    if name not in changes
                }
                found = next(((name, way) for name, way in ways.items() if way), None)
                if found is None:
                    raise
            name, way = found
            changes[name] = way(self.model_copy(update=changes))

    def but_text(self, text: str) -> Self:
        """The same house rules with the changes of an `options:` line.

        Raises:
            ValueError: as `but`; also a line that cannot be read, and a name given twice.
        """
        changes: dict[str, Any] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, equals, value = (piece.strip() for piece in part.partition("="))
            if not equals:
                raise ValueError(f"not name=value: {part}")
            if name in changes:
                raise GivenTwice(name)
            changes[name] = self.read_value(name, value)
        return self.but(**changes)

    @classmethod
    def read_value(cls, name: str, text: str) -> Any:
        """The value of the option that the text means.

        Raises:
            UnknownOption: there is no such option.
            BadValue: it has no such value.
        """
        values = cls.allowed(name)
        if isinstance(values, range):
            # a range may be long, so it is not searched
            if _NUMBER.fullmatch(text) and int(text) in values:
                return int(text)
        else:
            for value in values:
                if cls.write_value(value) == text:
                    return value
        shown = (
            f"{values[0]} to {values[-1]}"
            if isinstance(values, range)
            else ", ".join(map(cls.write_value, values))
        )
        raise BadValue(name, text, shown)

    @staticmethod
    def write_value(value: Any) -> str:
        """The value as the notation writes it."""
        match value:
            case bool():
                return "on" if value else "off"
            case tuple() | frozenset():
                return "+".join(sorted(map(str, value))) or "-"
            case _:
                return str(value)

    def differing(self, other: Self) -> tuple[str, ...]:
        """The options that have another value in the other house rules."""
        return tuple(
            name for name in type(self).model_fields if getattr(self, name) != getattr(other, name)
        )

    def written(self, name: str) -> str:
        """The value of the option as the notation writes it."""
        return self.write_value(getattr(self, name))

    def difference(self, other: Self) -> str:
        """The `options:` line that turns the other house rules into these; empty for the same."""
        return ", ".join(f"{name}={self.written(name)}" for name in self.differing(other))


_UNSAID: Mapping[str, Any] = {
    "section": "",
    "needs": None,
    "gives_way": None,
    "usual": (),
    "unit": "number",
}


def _about(kind: type[HouseRules], name: str) -> Mapping[str, Any]:
    """What `option` noted of the field."""
    if name not in kind.model_fields:
        raise UnknownOption(name)
    about: Any = kind.model_fields[name].json_schema_extra
    return {**_UNSAID, **(about or {})}


def _first_fault(error: ValidationError) -> ValueError:
    first = error.errors()[0]
    fault = first.get("ctx", {}).get("error")
    if isinstance(fault, Contradiction):
        return fault
    message = str(first["msg"]).removeprefix("Value error, ")
    return ValueError(f"option {first['loc'][0]}: {message}" if first["loc"] else message)
