"""Links that open the bot's private chat."""

from __future__ import annotations

import re

_LINK = re.compile(
    r"(?:(?:https?://)?t\.me/(\w+)\?start=|tg://resolve\?domain=(\w+)&start=)([\w-]{1,64})",
    re.ASCII,
)


def start_link(url: str) -> tuple[str, str] | None:
    """The bot and the payload that a `t.me/<bot>?start=…` link names; None for other links."""
    link = _LINK.fullmatch(url)
    return (link.group(1) or link.group(2), link.group(3)) if link else None
