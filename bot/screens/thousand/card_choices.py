"""Buttons that are cards and suits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.i18n import Verbatim
from bot.screens.cards import face, in_order, rank_face, suit_face
from bot.screens.screen import Choice, Look
from engine.cards import Card
from engine.games.thousand.actions import Action, Bed, Marry, NameTrump, Nines
from engine.games.thousand.cards import marriage_value, marriages, strength
from engine.games.thousand.view import View

Row = tuple[Choice, ...]
Indexed = tuple[int, Action]


def cards(look: Look, found: dict[Card, int]) -> Iterator[Row]:
    """A button for each card, in the order of the hand."""
    ordered = in_order(tuple(found), strength, look.view.trump)
    width = 5 if len(ordered) in (5, 9, 10) else 4
    yield from in_rows([Choice(face(card, look.prefs), found[card]) for card in ordered], width)


def in_rows(choices: Sequence[Choice], width: int) -> tuple[Row, ...]:
    """The buttons in rows of so many."""
    return tuple(tuple(choices[at : at + width]) for at in range(0, len(choices), width))


def declaring(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    """A row for each thing that may be declared, by the one card or by the other."""
    for kind in (Marry, Bed, Nines):
        rows: dict[str, list[Choice]] = {}
        for index, action in legal:
            if isinstance(action, Marry | Bed | Nines) and isinstance(action, kind):
                row, text = _declaration(look, action)
                rows.setdefault(row, []).append(Choice(text, index, "success"))
        for choices in rows.values():
            yield from in_rows(choices, 2)


def _declaration(look: Look, action: Marry | Bed | Nines) -> tuple[str, str]:
    """The row it belongs to, and the label."""
    what, value = _declared(look.view, action)
    sign = suit_face(action.card.suit, look.prefs)
    text = look.t.plain(
        f"thousand-button-{what}",
        suit=sign,
        value=value,
        card=face(action.card, look.prefs),
        rank=Verbatim(rank_face(action.card.rank, look.prefs)),
    )
    return what if what in ("aces", "nines") else what + sign, text


def _declared(view: View, action: Marry | Bed | Nines) -> tuple[str, int]:
    """What the action declares, and its value."""
    options = view.options
    match action:
        case Nines():
            return "nines", options.four_nines_bonus
        case Marry(card) if card.rank.value == "A":
            return "aces", options.ace_marriage
        case Marry(card):
            return "marriage", marriage_value(options, card.suit)
        case Bed(card):
            return "bed", marriage_value(options, card.suit) // 2


def trumps(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    """The suits that may be named, each with what the hand holds of it."""
    view: View = look.view
    pairs = marriages(view.hand)
    suits = []
    for index, action in legal:
        if not isinstance(action, NameTrump):
            continue
        key = "thousand-button-trump-pair" if action.suit in pairs else "thousand-button-trump"
        number = sum(card.suit is action.suit for card in view.hand)
        text = look.t.plain(
            key,
            suit=suit_face(action.suit, look.prefs),
            number=number,
            value=marriage_value(view.options, action.suit),
        )
        suits.append(Choice(text, index))
    yield from in_rows(suits, 2)
