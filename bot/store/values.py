"""Small values as stored text: JSON with a format number, compact, in anybody's letters.

As with tables, unknown fields are passed over and missing ones are as by default. What cannot be
read at all counts as not stored, and is written over when there is something new to store.
"""

from __future__ import annotations

import json
from typing import Any

import pydantic_core

from engine import codec

FORMAT = 1


def to_json(data: Any) -> str:
    """JSON without a needless byte."""
    return pydantic_core.to_json(data).decode()


def write(value: Any) -> str:
    """The value as it is stored."""
    return to_json({"format": FORMAT, "value": codec.dump(value)})


def read(kind: type[Any], text: bytes | None) -> Any:
    """The value that is stored; None: nothing is stored, or nothing that this release reads."""
    if text is None:
        return None
    try:
        data = json.loads(text)
        return codec.load(kind, data["value"]) if data["format"] == FORMAT else None
    except (ValueError, KeyError, TypeError):
        return None
