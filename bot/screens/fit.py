"""Plain texts made to fit into a pop-up, and refusals told in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.i18n import Verbatim
from bot.screens.cards import face, faces, suit_face
from bot.screens.names import shown
from bot.screens.refusals import Refusal
from bot.screens.screen import Look
from engine.cards import Card, Suit, parse_cards

LIMIT = 200
"""Characters that Telegram carries in a pop-up, a picture counted as two."""
WIDTHS = (20, 14, 10, 7, 5)
"""Columns to try for names until a text fits."""


SUITS = ("suit", "trump")
CARDS = ("card", "top", "drawn", "led", "up", "ace")
ROWS_OF_CARDS = ("forced", "cards")
"""The details of refusals that are written in notation."""


def fits(text: str) -> bool:
    """Whether a pop-up can carry it."""
    return len(text.encode("utf-16-le")) // 2 <= LIMIT


def fitted(text: str) -> str:
    """The text, cut where it would not fit."""
    if fits(text):
        return text
    cut = text[: LIMIT - 1]
    while not fits(cut + "…"):
        cut = cut[:-1]
    return cut + "…"


def with_names(look: Look, make: Callable[[Sequence[Verbatim]], str]) -> str:
    """The text that is made with the longest names that let it fit."""
    text = ""
    for width in WIDTHS:
        text = make([shown(name, width) for name in look.names])
        if fits(text):
            return text
    return fitted(text)


def reason(look: Look, slug: str, code: str, details: Mapping[str, str]) -> str:
    """The sentence for a reason code of the game, its details put into words."""
    key = f"{slug}-reason-{code}"
    given = {name: _worded(look, name, value) for name, value in details.items()}
    return fitted(look.t.plain(key, **given))


def _worded(look: Look, name: str, value: str) -> str | int:
    if name in SUITS:
        return suit_face(Suit(value), look.prefs)
    if name in CARDS:
        return face(Card.parse(value), look.prefs)
    if name in ROWS_OF_CARDS:
        return faces(parse_cards(value), look.prefs)
    return int(value) if value.removeprefix("-").isdigit() else Verbatim(value)


def why_not(look: Look, refusals: Iterable[Refusal], tell: Callable[..., str]) -> str:
    """The refused cards by rule: each sentence once, then its cards."""
    by_rule: dict[str, list[str]] = {}
    for card, code, details in refusals:
        sentence = tell(look, code, details)
        by_rule.setdefault(sentence, []).append(face(Card.parse(card), look.prefs))
    told = [f"{' '.join(cards)} — {sentence}" for sentence, cards in by_rule.items()]
    return fitted("\n".join(told))


def lines(told: Sequence[str]) -> str:
    """The lines, the last ones left out where not all fit."""
    for count in range(len(told), 1, -1):
        text = "\n".join(told[:count])
        if fits(text):
            return text
    return fitted(told[0])
