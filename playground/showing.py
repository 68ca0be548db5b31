"""Entities of texts: those Telegram finds by itself, and all of them shown as safe HTML."""

from __future__ import annotations

import re
from html import escape

from playground.markup import units
from playground.model import Json

_SHOWN = {
    "bold": "b",
    "italic": "i",
    "underline": "u",
    "strikethrough": "s",
    "spoiler": "tg-spoiler",
    "blockquote": "blockquote",
    "expandable_blockquote": "blockquote",
    "code": "code",
    "pre": "pre",
}
_FOUND = re.compile(
    r"(?P<url>https?://[^\s<>]+|(?<![\w@/.])t\.me/[^\s<>]+)"
    r"|(?P<bot_command>(?<![\w/<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/]))"
    r"|(?P<mention>(?<![\w@/])@[A-Za-z][A-Za-z0-9_]{2,31}(?!\w))"
)


def found_entities(text: str, known: tuple[Json, ...] = ()) -> tuple[Json, ...]:
    """The known entities and the links, commands and mentions that Telegram finds by itself."""
    busy = [(e["offset"], e["offset"] + e["length"]) for e in known]
    found = list(known)
    for match in _FOUND.finditer(text):
        start = units(text[: match.start()])
        length = units(match.group())
        inside_link = any(
            e["type"] in {"text_link", "text_mention", "code", "pre"}
            and start < end
            and begin < start + length
            for e, (begin, end) in zip(known, busy, strict=True)
        )
        if not inside_link:
            found.append({"type": match.lastgroup, "offset": start, "length": length})
    return tuple(sorted(found, key=lambda e: (e["offset"], -e["length"])))


def to_html(text: str, entities: tuple[Json, ...]) -> str:
    """The text as HTML that holds only Telegram's tags; everything else is escaped."""
    raw = text.encode("utf-16-le")
    shown = [(e["offset"], e["offset"] + e["length"], *_tags(e, text)) for e in entities]
    shown = [mark for mark in shown if mark[2]]
    places = sorted({0, len(raw) // 2, *(m[0] for m in shown), *(m[1] for m in shown)})
    out: list[str] = []
    stack: list[tuple[int, int, str, str]] = []
    for here, there in zip(places, [*places[1:], places[-1]], strict=True):
        again: list[tuple[int, int, str, str]] = []
        while any(mark[1] <= here for mark in stack):
            mark = stack.pop()
            out.append(mark[3])
            if mark[1] > here:
                again.append(mark)
        for mark in [*reversed(again), *(m for m in shown if m[0] == here)]:
            stack.append(mark)
            out.append(mark[2])
        out.append(escape(raw[2 * here : 2 * there].decode("utf-16-le"), quote=False))
    return "".join(out)


def _tags(entity: Json, text: str) -> tuple[str, str]:
    kind = entity["type"]
    if kind in {"text_link", "url", "text_mention"}:
        url = entity.get("url")
        if kind == "url":
            raw = text.encode("utf-16-le")
            start, length = entity["offset"], entity["length"]
            url = raw[2 * start : 2 * (start + length)].decode("utf-16-le")
        elif kind == "text_mention":
            url = f"tg://user?id={entity.get('user_id') or entity['user']['id']}"
        return _link_tags(str(url))
    if kind == "pre" and entity.get("language"):
        language = escape(entity["language"])
        return f'<pre><code class="language-{language}">', "</code></pre>"
    name = _SHOWN.get(kind)
    if name is None:
        return "", ""
    expandable = " expandable" if kind == "expandable_blockquote" else ""
    return f"<{name}{expandable}>", f"</{name}>"


def _link_tags(url: str) -> tuple[str, str]:
    if not re.match(r"[a-z]+://", url, re.IGNORECASE):
        url = f"https://{url}"
    if not re.match(r"(https?|tg|ton)://", url, re.IGNORECASE):
        return "", ""
    return f'<a href="{escape(url)}">', "</a>"
