"""The parts of a `deal:` line: `0=AS TS | 1=9S 9C | talon=JD`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.cards import Card, parse_cards, write_cards
from engine.game import Unreadable


def read_parts(text: str) -> dict[str, tuple[Card, ...]]:
    """The cards of each part that the line names, no card twice.

    Raises:
        Unreadable: the text is no list of parts.
    """
    parts: dict[str, tuple[Card, ...]] = {}
    for piece in text.split("|") if text.strip() else ():
        name, equals, cards = (side.strip() for side in piece.partition("="))
        if not equals or not name:
            raise Unreadable(f"not part=cards: {piece.strip() or 'nothing'}")
        if name in parts:
            raise Unreadable(f"part {name} given twice")
        try:
            parts[name] = parse_cards(cards)
        except ValueError as error:
            raise Unreadable(f"part {name}: {error}") from None
    seen: set[Card] = set()
    for name, dealt in parts.items():
        for card in dealt:
            if card in seen:
                raise Unreadable(f"part {name}: {card} given twice")
            seen.add(card)
    return parts


def write_parts(parts: Mapping[str, Iterable[Card]]) -> str:
    """The line of these parts."""
    return " | ".join(f"{name}={write_cards(cards)}" for name, cards in parts.items())
