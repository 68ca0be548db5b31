"""Telegram's small HTML, read into plain text and entities.

Offsets of entities count UTF-16 units, offsets in error texts count bytes, both as Telegram does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playground.errors import bad_request
from playground.model import Json

TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "blockquote": "blockquote",
    "code": "code",
    "pre": "pre",
    "a": "text_link",
    "tg-emoji": "custom_emoji",
}
_SPACE = re.compile(r"[ \t\r\n\x00\x0b]*")
_CHARACTER = re.compile(r"&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|(lt|gt|amp|quot));")
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
_LINK = re.compile(r"(?:https?|tg|ton)://\S+|[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?")


def units(text: str) -> int:
    """The length of the text in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


@dataclass(slots=True)
class _Open:
    """A tag that waits for its end."""

    name: str
    entity: Json | None
    start: int


@dataclass(slots=True)
class _Reading:
    """How far the reading of one text has come."""

    source: str
    at: int = 0
    text: list[str] = field(default_factory=list)
    length: int = 0
    entities: list[Json] = field(default_factory=list)
    open: list[_Open] = field(default_factory=list)

    def refuse(self, what: str, at: int | None = None) -> Exception:
        place = "" if at is None else f" at byte offset {len(self.source[:at].encode())}"
        return bad_request(f"can't parse entities: {what}{place}")

    def peek(self) -> str:
        return self.source[self.at : self.at + 1]

    def take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.source, self.at)
        taken = match.group() if match else ""
        self.at += len(taken)
        return taken

    def add(self, piece: str) -> None:
        self.text.append(piece)
        self.length += units(piece)


def parse(source: str) -> tuple[str, tuple[Json, ...]]:
    """The plain text and the entities of Telegram's HTML.

    Raises:
        Refused: it is no such HTML, in the words of Telegram.
    """
    reading = _Reading(source)
    while reading.at < len(source):
        if source.startswith("</", reading.at):
            _end_tag(reading)
        elif source[reading.at] == "<":
            _start_tag(reading)
        else:
            stop = source.find("<", reading.at)
            stop = len(source) if stop < 0 else stop
            reading.add(_decode(source[reading.at : stop]))
            reading.at = stop
    if reading.open:
        name = reading.open[-1].name
        raise reading.refuse(f'Can\'t find end tag corresponding to start tag "{name}"')
    reading.entities.reverse()  # of equal ones, the outer comes first
    entities = sorted(reading.entities, key=lambda e: (e["offset"], -e["length"]))
    return trimmed("".join(reading.text), tuple(entities))


def trimmed(text: str, entities: tuple[Json, ...]) -> tuple[str, tuple[Json, ...]]:
    """The text without white space around it, its entities moved along."""
    stripped = text.lstrip()
    lost = units(text) - units(stripped)
    stripped = stripped.rstrip()
    whole = units(stripped)
    kept: list[Json] = []
    for entity in entities:
        start = max(entity["offset"] - lost, 0)
        end = min(entity["offset"] + entity["length"] - lost, whole)
        if end > start:
            kept.append({**entity, "offset": start, "length": end - start})
    return stripped, tuple(kept)


def _decode(piece: str) -> str:
    return _CHARACTER.sub(_character, piece)


def _character(match: re.Match[str]) -> str:
    hexadecimal, decimal, name = match.groups()
    if name:
        return _NAMED[name]
    code = int(hexadecimal, 16) if hexadecimal else int(decimal)
    if not 0 < code <= 0x10FFFF or 0xD800 <= code < 0xE000:
        return match.group()
    return chr(code)


_TAG_NAME = re.compile(r"[^\s>]*")
_ATTRIBUTE = re.compile(r"[^\s=>/\"']*")
_BARE_VALUE = re.compile(r"[A-Za-z0-9.-]*")


def _start_tag(reading: _Reading) -> None:
    begin = reading.at
    reading.at += 1
    name = reading.take(_TAG_NAME).lower()
    if reading.at >= len(reading.source):
        raise reading.refuse("Unclosed start tag", begin)
    if name not in TAGS:
        raise reading.refuse(f'Unsupported start tag "{name}"', begin)
    attributes: dict[str, str] = {}
    while True:
        reading.take(_SPACE)
        if reading.peek() == ">":
            break
        _attribute(reading, attributes, name, begin)
    reading.at += 1
    reading.open.append(_Open(name, _entity(reading, name, attributes, begin), reading.length))


def _attribute(reading: _Reading, attributes: dict[str, str], tag: str, begin: int) -> None:
    key = reading.take(_ATTRIBUTE).lower()
    if not key:
        raise reading.refuse(f'Empty attribute name in the tag "{tag}"', begin)
    reading.take(_SPACE)
    if reading.peek() != "=":
        attributes[key] = ""
        if reading.at >= len(reading.source):
            raise reading.refuse(f'Unclosed start tag "{tag}"', begin)
        return
    reading.at += 1
    reading.take(_SPACE)
    quote = reading.peek()
    if not quote:
        raise reading.refuse(f'Unclosed start tag "{tag}"', begin)
    if quote in "\"'":
        end = reading.source.find(quote, reading.at + 1)
        if end < 0:
            raise reading.refuse("Unclosed start tag", begin)
        attributes[key] = _decode(reading.source[reading.at + 1 : end])
        reading.at = end + 1
        return
    value_at = reading.at
    attributes[key] = reading.take(_BARE_VALUE).lower()
    if reading.peek() not in {" ", ">"}:
        raise reading.refuse("Unexpected end of name token", value_at)


def _entity(reading: _Reading, name: str, attributes: dict[str, str], begin: int) -> Json | None:
    """What the tag makes of the text in it; None where another tag says it already."""
    entity: Json = {"type": TAGS[name]}
    match name:
        case "a":
            entity["url"] = attributes.get("href", "")
        case "span" if attributes.get("class") != "tg-spoiler":
            raise reading.refuse('Tag "span" must have class "tg-spoiler"', begin)
        case "tg-emoji":
            if "emoji-id" not in attributes:
                raise reading.refuse("Custom emoji identifier is empty", begin)
            entity["custom_emoji_id"] = attributes["emoji-id"]
        case "blockquote" if "expandable" in attributes:
            entity["type"] = "expandable_blockquote"
        case "code" if reading.open and reading.open[-1].name == "pre":
            language = attributes.get("class", "")
            outer = reading.open[-1].entity
            if language.startswith("language-") and outer is not None:
                outer["language"] = language.removeprefix("language-")
            return None
    return entity


def _end_tag(reading: _Reading) -> None:
    begin = reading.at
    if not reading.open:
        raise reading.refuse("Unexpected end tag", begin)
    reading.at += 2
    name = reading.take(_TAG_NAME).lower()
    reading.take(_SPACE)
    if reading.peek() != ">":
        raise reading.refuse("Unclosed end tag", begin)
    reading.at += 1
    last = reading.open.pop()
    if name not in {"", last.name}:
        expected = f"Unmatched end tag at byte offset {len(reading.source[:begin].encode())}, "
        raise reading.refuse(f'{expected}expected "</{last.name}>", found "</{name}>"')
    length = reading.length - last.start
    if last.entity is None or not length:
        return
    entity = _with_link(last.entity, "".join(reading.text), last.start)
    if entity is not None:
        reading.entities.append({**entity, "offset": last.start, "length": length})


def _with_link(entity: Json, text: str, start: int) -> Json | None:
    """The entity as it is; a link goes to its text where it names no address, or nowhere."""
    if entity["type"] != "text_link":
        return entity
    url = entity["url"] or text.encode("utf-16-le")[2 * start :].decode("utf-16-le")
    person = re.fullmatch(r"tg://user\?id=(\d+)", url)
    if person:
        return {"type": "text_mention", "user_id": int(person.group(1))}
    return {**entity, "url": url} if _LINK.fullmatch(url) else None
