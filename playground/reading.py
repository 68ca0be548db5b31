"""Reading what the people API was given."""

from __future__ import annotations

from typing import Any, Self

from aiohttp import web

from playground.errors import Impossible
from playground.model import Json


def number(value: Any, name: str) -> int:
    """The whole number that the value is.

    Raises:
        Impossible: it is none.
    """
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise Impossible(f"{name} must be a whole number")
    try:
        return int(value)
    except ValueError:
        raise Impossible(f"{name} must be a whole number") from None


def done(**fields: Any) -> web.Response:
    """The answer to what was done."""
    return web.json_response({"ok": True, **fields})


class Given:
    """The fields of a JSON object, asked for by name and kind."""

    def __init__(self, fields: Json) -> None:
        self._fields = fields

    @classmethod
    async def of(cls, request: web.Request) -> Self:
        """The body of the request.

        Raises:
            Impossible: it is no JSON object.
        """
        try:
            fields = await request.json()
        except ValueError:
            raise Impossible("the body must be a JSON object") from None
        if not isinstance(fields, dict):
            raise Impossible("the body must be a JSON object")
        return cls(fields)

    def has(self, name: str) -> bool:
        """Whether the field is there, be it null."""
        return name in self._fields

    def value(self, name: str) -> Any:
        """The field as it is, None where it is missing."""
        return self._fields.get(name)

    def optional_text(self, name: str) -> str | None:
        """The text, if one is given.

        Raises:
            Impossible: it is no text.
        """
        value = self._fields.get(name)
        if value is not None and not isinstance(value, str):
            raise Impossible(f"{name} must be a text")
        return value

    def text(self, name: str) -> str:
        """The text.

        Raises:
            Impossible: it is missing or empty.
        """
        value = self.optional_text(name)
        if not value:
            raise Impossible(f"{name} is missing")
        return value

    def optional_number(self, name: str) -> int | None:
        """The whole number, if one is given.

        Raises:
            Impossible: it is none.
        """
        value = self._fields.get(name)
        return None if value is None else number(value, name)

    def number(self, name: str) -> int:
        """The whole number.

        Raises:
            Impossible: it is missing or none.
        """
        value = self.optional_number(name)
        if value is None:
            raise Impossible(f"{name} is missing")
        return value

    def flag(self, name: str, *, default: bool = False) -> bool:
        """Yes or no.

        Raises:
            Impossible: it is neither.
        """
        value = self._fields.get(name, default)
        if not isinstance(value, bool):
            raise Impossible(f"{name} must be true or false")
        return value

    def _list(self, name: str) -> list[Any]:
        value = self._fields.get(name, [])
        if not isinstance(value, list):
            raise Impossible(f"{name} must be a list")
        return value

    def numbers(self, name: str) -> tuple[int, ...]:
        """Whole numbers.

        Raises:
            Impossible: they are none.
        """
        return tuple(number(value, name) for value in self._list(name))

    def objects(self, name: str) -> tuple[Json, ...]:
        """JSON objects.

        Raises:
            Impossible: they are none.
        """
        values = self._list(name)
        if not all(isinstance(value, dict) for value in values):
            raise Impossible(f"{name} must be a list of objects")
        return tuple(values)

    def place(self) -> tuple[int, int] | None:
        """Row and column of a button, if they are given."""
        row, column = self.optional_number("row"), self.optional_number("column")
        return (row, column) if row is not None and column is not None else None
