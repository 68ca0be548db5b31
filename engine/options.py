"""House rules as data: one frozen model per game, each field with its values, meaning and sources.

The text form is the notation's: `name=value, name=value`, booleans `on`/`off`, sets `a+b`, an
empty one `-`.
"""

from __future__ import annotations

from typing import Any, Literal, Self, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, ValidationError


def option(default: Any, meaning: str, *rules: str, section: str = "") -> Any:
    """A field of house rules: its default, its meaning in a line, the ids of its rules."""
    return Field(
        default=default,
        description=meaning,
        json_schema_extra={"rules": list(rules), "section": section},
    )


class UnknownOption(ValueError):  # noqa: N818 - it names the option
    """No option of this game has this name."""


class HouseRules(BaseModel):
    """What the options of all games have in common: frozen, named, written as a line of text."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    @classmethod
    def allowed(cls, name: str) -> tuple[Any, ...] | range:
        """The values that the option may have.

        Raises:
            UnknownOption: there is no such option.
        """
        if name not in cls.model_fields:
            raise UnknownOption(f"unknown option: {name}")
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
            ValueError: an unknown option, a value that is not allowed, or options that contradict
            each other.
        """
        for name in changes:
            type(self).allowed(name)
        try:
            return type(self).model_validate({**self.model_dump(), **changes})
        except ValidationError as error:
            raise ValueError(_first_sentence(error)) from error

    def but_text(self, text: str) -> Self:
        """The same house rules with the changes of an `options:` line.

        Raises:
            ValueError: the line cannot be read, an unknown option, a value that is not allowed, a
            name given
                twice, or options that contradict each other.
        """
        changes: dict[str, Any] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, equals, value = (piece.strip() for piece in part.partition("="))
            if not equals:
                raise ValueError(f"not name=value: {part}")
            if name in changes:
                raise ValueError(f"option given twice: {name}")
            changes[name] = self.read_value(name, value)
        return self.but(**changes)

    @classmethod
    def read_value(cls, name: str, text: str) -> Any:
        """The value of the option that the text means.

        Raises:
            ValueError: there is no such option, or it has no such value.
        """
        values = cls.allowed(name)
        for value in values:
            if cls.write_value(value) == text:
                return value
        shown = (
            f"{values[0]} to {values[-1]}"
            if isinstance(values, range)
            else ", ".join(map(cls.write_value, values))
        )
        raise ValueError(f"option {name} cannot be {text}, only {shown}")

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

    def difference(self, other: Self) -> str:
        """The `options:` line that turns the other house rules into these; empty for the same."""
        return ", ".join(
            f"{name}={self.write_value(getattr(self, name))}"
            for name in type(self).model_fields
            if getattr(self, name) != getattr(other, name)
        )


def _first_sentence(error: ValidationError) -> str:
    first = error.errors()[0]
    message = str(first["msg"]).removeprefix("Value error, ")
    return f"option {first['loc'][0]}: {message}" if first["loc"] else message
