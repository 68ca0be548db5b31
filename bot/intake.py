"""What Telegram brings, read: an update that cannot be is passed over, and holds nothing up."""

from __future__ import annotations

import json
import logging
import re
from typing import Any

from aiogram import Bot
from aiogram.types import Update
from pydantic import ValidationError

_HIGH = r"\\u[dD][89abAB][0-9a-fA-F]{2}"
_LOW = r"\\u[dD][c-fC-F][0-9a-fA-F]{2}"
_HALF = re.compile(rf"{_HIGH}(?!{_LOW})|(?<!{_HIGH}){_LOW}")
"""Half of a sign outside the basic plane, as JSON may escape it."""

_log = logging.getLogger(__name__)


def loads(text: str | bytes) -> Any:
    """The JSON value; half a sign, which no store and no wire could carry, is shown as unknown.

    Raises:
        ValueError: it is no JSON, or nested too deep.
    """
    words = text if isinstance(text, str) else text.decode(json.detect_encoding(text))
    try:
        value = json.loads(words)
        if _HALF.search(words) is None:
            return value
        whole = json.dumps(value, ensure_ascii=False).encode("utf-16", "surrogatepass")
        return json.loads(whole.decode("utf-16", "replace"))
    except RecursionError:
        raise ValueError("nested too deep") from None


def read(raw: Any, bot: Bot) -> Update | None:
    """The update; None: it is of a shape that is not known yet.

    Raises:
        ValueError: it is no update at all.
    """
    number = raw.get("update_id") if isinstance(raw, dict) else None
    is_number = isinstance(number, int) and not isinstance(number, bool)
    if not is_number:
        raise ValueError("no update")
    try:
        return Update.model_validate(raw, context={"bot": bot})
    except ValidationError:
        _log.warning("update %s cannot be read and is passed over", number)
        return None
