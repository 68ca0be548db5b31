"""Inline keyboards, as strictly as Telegram takes them."""

from __future__ import annotations

import re
from typing import Any

from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup

from playground.errors import bad_request
from playground.model import Json

MOST_BUTTONS = 100
MOST_IN_A_ROW = 8
LONGEST_DATA = 64
"""Bytes of `callback_data`."""
STYLES = frozenset({"danger", "success", "primary"})
_PLAIN = frozenset({"text", "icon_custom_emoji_id", "style"})
_URL = re.compile(r"(https?|tg|ton)://[^\s/?#]+\S*|[\w-]+(\.[\w-]+)+([/?#]\S*)?", re.IGNORECASE)


def keyboard_json(markup: Any) -> Json | None:
    """The keyboard as messages carry it; None where there is none.

    Raises:
        Refused: it is no inline keyboard, or not one that Telegram takes.
    """
    if markup is None:
        return None
    if not isinstance(markup, InlineKeyboardMarkup):
        raise bad_request("the playground shows inline keyboards only")
    rows = [row for row in markup.inline_keyboard if row]
    if sum(map(len, rows)) > MOST_BUTTONS or any(len(row) > MOST_IN_A_ROW for row in rows):
        raise bad_request("reply markup is too long")
    shown = [[_button(button) for button in row] for row in rows]
    return {"inline_keyboard": shown} if shown else None


def _button(button: InlineKeyboardButton) -> Json:
    shown: Json = button.model_dump(exclude_none=True)
    if not button.text.strip():
        raise bad_request("BUTTON_TEXT_INVALID")
    if button.style is not None and button.style not in STYLES:
        raise bad_request("can't parse inline keyboard button: invalid button style specified")
    kinds = shown.keys() - _PLAIN
    if len(kinds) != 1 or button.callback_data == "":
        raise bad_request(
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard"
        )
    if len((button.callback_data or "").encode()) > LONGEST_DATA:
        raise bad_request("BUTTON_DATA_INVALID")
    if button.url is not None and not _URL.fullmatch(button.url):
        raise bad_request(f"inline keyboard button URL '{button.url}' is invalid: Wrong HTTP URL")
    return shown
