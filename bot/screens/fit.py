"""Plain texts made to fit into a pop-up, and refusals told in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.i18n import Verbatim
from bot.screens.cards import face, suit_face
from bot.screens.names import shown
from bot.screens.refusals import Refusal
from bot.screens.screen import Look
from engine.cards import Card, Suit

LIMIT = 200
"""Characters that Telegram carries in a pop-up."""
WIDTHS = (20, 14, 10, 7, 5)
"""Columns to try for names until a text fits."""


def fitted(text: str) -> str:
    """The text, cut where it would not fit."""
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"


def with_names(look: Look, make: Callable[[Sequence[Verbatim]], str]) -> str:
    """The text that is made with the longest names that let it fit."""
    text = ""
    for width in WIDTHS:
        text = make([shown(name, width) for name in look.names])
        if len(text) <= LIMIT:
            return text
    return fitted(text)


def reason(look: Look, slug: str, code: str, details: Mapping[str, str]) -> str:
    """The sentence for a reason code of the game, its details put into words."""
    key = f"{slug}-reason-{code}"
    given = {name: _worded(look, name, value) for name, value in details.items()}
    return fitted(look.t.plain(key, **given))


def _worded(look: Look, name: str, value: str) -> str | int:
    if name == "suit":
        return suit_face(Suit(value), look.prefs)
    if name in ("card", "top", "drawn"):
        return face(Card.parse(value), look.prefs)
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
        if len(text) <= LIMIT:
            return text
    return fitted(told[0])
