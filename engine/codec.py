"""States, actions and events as JSON values and back, read off their type annotations.

A card is its notation, an enum its value, bytes are hex, tuples and frozen sets are lists, a
dataclass or pydantic model is an object of its fields. A dataclass that stands where one of
several may stand carries its class name under `"is"`. Nothing else is needed, so nothing else is
allowed.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from operator import attrgetter
from typing import Any, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from engine.cards import Card

Write = Callable[[Any], Any]
Read = Callable[[Any], Any]

TAG = "is"
MODELS = 512
"""How many models of a class are remembered as they were written."""

_PLAIN: Mapping[Any, tuple[type, ...]] = {
    bool: (bool,),
    int: (int,),
    float: (float, int),
    str: (str,),
}


def dump(value: Any, kind: Any = None) -> Any:
    """The value as JSON data.

    `kind` is its annotation where that is wider than its class (a union).
    """
    return _writer(kind if kind is not None else type(value))(value)


def load(kind: Any, data: Any) -> Any:
    """The value of this type that the data stand for.

    Raises:
        ValueError: the data are not of that type.
    """
    try:
        return _reader(kind)(data)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(f"not a stored {getattr(kind, '__name__', kind)}: {error!r}") from error


def _same(value: Any) -> Any:
    return value


def _late(make: Callable[[Any], Callable[[Any], Any]], kind: Any) -> Callable[[Any], Any]:
    """Defer: a type may contain itself."""
    made: Callable[[Any], Any] | None = None

    def call(value: Any) -> Any:
        nonlocal made
        if made is None:
            made = make(kind)
        return made(value)

    return call


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind)


def _members(kind: Any) -> tuple[Any, ...]:
    return tuple(k for k in get_args(kind) if k is not type(None))


def _by_name(kinds: tuple[Any, ...]) -> dict[str, Any]:
    return {kind.__name__: kind for kind in kinds if hasattr(kind, "__dataclass_fields__")}


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def _writer(kind: Any) -> Write:
    return _make_writer(kind)


@cache
def _make_writer(kind: Any) -> Write:  # noqa: PLR0911 - a table of kinds
    origin = get_origin(kind)
    if _is_union(kind):
        return _union_writer(kind)
    if origin in (tuple, frozenset):
        return _list_writer(kind)
    if origin is not None and hasattr(origin, "__dataclass_fields__"):
        return _writer(origin)
    if kind is Card:
        return str
    if kind is bytes:
        return bytes.hex
    if isinstance(kind, type):
        if issubclass(kind, Enum):
            return attrgetter("_value_")  # `value` is a slow property
        if issubclass(kind, BaseModel):
            return _model_writer()
        if is_dataclass(kind):
            return _dataclass_writer(kind)
    return _same


def _model_writer() -> Write:
    """A model is written by what differs from its defaults, and once while it lives on.

    So a default that changes makes a new form of all that is stored.
    """
    written: dict[int, tuple[BaseModel, Any]] = {}

    def write(value: BaseModel) -> Any:
        known = written.get(id(value))
        if known is not None and known[0] is value:
            return known[1]
        data = value.model_dump(mode="json", exclude_defaults=True)
        if len(written) >= MODELS:
            written.clear()
        written[id(value)] = (value, data)
        return data

    return write


def _dataclass_writer(kind: Any, tag: str = "") -> Write:
    made: Write | None = None

    def write(value: Any) -> Any:
        nonlocal made
        if made is None:  # not before: a class may contain itself
            made = _compiled(kind, tag)
        return made(value)

    return write


def _compiled(kind: Any, tag: str) -> Write:
    """One expression for all fields, made as `dataclasses` makes its methods.

    A table is written down at every move, and this takes half the time of a loop over the fields.
    """
    hints = _hints(kind)
    writers = {f.name: _writer(hints[f.name]) for f in fields(kind)}
    items = [f"{name!r}: {_expression(name, write)}" for name, write in writers.items()]
    if tag:
        items.insert(0, f"{TAG!r}: {tag!r}")
    names = {f"write_{name}": write for name, write in writers.items()}
    made: Write = eval(f"lambda value: {{{', '.join(items)}}}", names)  # noqa: S307 - only names of fields
    return made


def _expression(name: str, write: Write) -> str:
    return f"value.{name}" if write is _same else f"write_{name}(value.{name})"


def _list_writer(kind: Any) -> Write:
    args = get_args(kind)
    if get_origin(kind) is tuple and not (len(args) == 2 and args[1] is Ellipsis):
        each = [_writer(k) for k in args]
        return lambda value: [write(v) for v, write in zip(value, each, strict=True)]
    if args[0] in (int, str, bool, float):
        return sorted if get_origin(kind) is frozenset else list
    write = _writer(args[0])
    if get_origin(kind) is frozenset:
        return lambda value: sorted(map(write, value))
    return lambda value: list(map(write, value))


def _union_writer(kind: Any) -> Write:
    members = _members(kind)
    tagged = _by_name(members)
    if not tagged:
        write = _writer(members[0])
        return lambda value: None if value is None else write(value)
    if len(tagged) != len(members):
        raise TypeError(f"only dataclasses may stand beside each other: {kind}")
    writers = {name: _dataclass_writer(get_origin(k) or k, name) for name, k in tagged.items()}

    def write_tagged(value: Any) -> Any:
        return None if value is None else writers[type(value).__name__](value)

    return write_tagged


def _reader(kind: Any) -> Read:
    return _make_reader(kind)


@cache
def _make_reader(kind: Any) -> Read:  # noqa: PLR0911 - a table of kinds
    origin = get_origin(kind)
    if _is_union(kind):
        return _union_reader(kind)
    if origin in (tuple, frozenset):
        return _list_reader(kind)
    if origin is not None and hasattr(origin, "__dataclass_fields__"):
        return _reader(origin)
    if kind is Card:
        return Card.parse
    if kind is bytes:
        return bytes.fromhex
    if isinstance(kind, type):
        if issubclass(kind, Enum):
            return kind
        if issubclass(kind, BaseModel):
            return lambda data: kind.model_validate(data, strict=False)
        if is_dataclass(kind):
            return _dataclass_reader(kind)
        if kind in _PLAIN:
            return _plain_reader(kind)
    return _same


def _plain_reader(kind: Any) -> Read:
    """What JSON knows by itself; a stored number must not come back as a text."""

    def read(data: Any) -> Any:
        if type(data) not in _PLAIN[kind]:
            raise TypeError(f"{data!r} is no {kind.__name__}")
        return data

    return read


def _dataclass_reader(kind: Any) -> Read:
    names = [(f.name, _late(_reader, _hints(kind)[f.name])) for f in fields(kind)]

    def read(data: Any) -> Any:
        return kind(**{name: convert(data[name]) for name, convert in names if name in data})

    return read


def _list_reader(kind: Any) -> Read:
    args = get_args(kind)
    if get_origin(kind) is tuple and not (len(args) == 2 and args[1] is Ellipsis):
        each = [_late(_reader, k) for k in args]
        return lambda data: tuple(read(v) for read, v in zip(each, data, strict=True))
    read = _late(_reader, args[0])
    whole = get_origin(kind)
    return lambda data: whole(read(v) for v in data)


def _union_reader(kind: Any) -> Read:
    members = _members(kind)
    tagged = _by_name(members)
    if not tagged:
        read = _late(_reader, members[0])
        return lambda data: None if data is None else read(data)

    def read_tagged(data: Any) -> Any:
        return None if data is None else _reader(tagged[data[TAG]])(data)

    return read_tagged
