"""What one viewer has been let see by the rules, and what a text says beyond that."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from typing import Any, TypeVar

from engine.cards import Card
from engine.game import Seat, Told
from engine.games import GAMES

T = TypeVar("T")

SHORTEST_SECRET = 3
"""Letters of a text that can betray anything."""
LEGAL = "legal"
"""The field of views that is made of the own cards alone, in thousands of ways."""

_RANKS = {
    **{rank: rank for rank in "23456789JQKA"},
    "10": "T",
    "В": "J",
    "Д": "Q",
    "К": "K",
    "Т": "A",
}
_SUITS = {"♠": "S", "♣": "C", "♦": "D", "♥": "H"}
_RANK = "10|[2-9JQKAВДКТ]"
_FACE = re.compile(rf"(?<![\dA-Za-zА-Яа-я])({_RANK})([♠♣♦♥])")
_FAN = re.compile(rf"([♠♣♦♥])[\ufe0e\ufe0f]?((?: (?:{_RANK})(?![\w♠♣♦♥]))+)")


def cards_in(text: str) -> frozenset[Card]:
    """The cards that the text names, one by one (`К♠`) or suit by suit (`♠ К 9`)."""
    names = [(rank, suit) for rank, suit in _FACE.findall(text)]
    names += [(rank, suit) for suit, ranks in _FAN.findall(text) for rank in ranks.split()]
    return frozenset(Card.parse(_RANKS[rank] + _SUITS[suit]) for rank, suit in names)


def all_of(kind: type[T], value: Any) -> Iterator[T]:
    """Everything of this kind anywhere in the value, but for what its owner might do."""
    if isinstance(value, kind):
        yield value
    elif is_dataclass(value):
        for part in fields(value):
            if part.name != LEGAL:
                yield from all_of(kind, getattr(value, part.name))
    elif isinstance(value, Mapping):
        for item in value.items():
            yield from all_of(kind, item)
    elif isinstance(value, tuple | list | frozenset | set):
        for item in value:
            yield from all_of(kind, item)


def cards_of(value: Any) -> Iterator[Card]:
    """All cards anywhere in the value."""
    return all_of(Card, value)


def texts_of(value: Any) -> Iterator[str]:
    """All texts anywhere in the value, but for words of the program."""
    return (
        text
        for text in all_of(str, value)
        if len(text) >= SHORTEST_SECRET and not isinstance(text, Enum)
    )


@dataclass(slots=True)
class Witness:
    """What one viewer may know so far; None: the whole chat."""

    slug: str
    viewer: Seat | None
    _cards: frozenset[Card] = frozenset()
    _cards_before: frozenset[Card] = frozenset()
    """Of the deal before: its result stays on the table."""
    _texts: set[str] = field(default_factory=set)

    def learn(self, state: Any, told: Sequence[Told[Any]]) -> None:
        """Take in a position, and what was told on the way to it."""
        game = GAMES[self.slug]
        if game.is_at_rest(state):
            self._cards_before, self._cards = self._cards, frozenset()
        events = [t.event for t in told if t.to is None or self.viewer in t.to]
        seen = (game.view(state, self.viewer), events)
        self._cards |= frozenset(cards_of(seen))
        self._texts |= set(texts_of(seen))

    @property
    def cards(self) -> frozenset[Card]:
        """The cards seen since the last rest but one."""
        return self._cards | self._cards_before

    def hidden(self, texts: Collection[str]) -> set[str]:
        """Those of the texts that the viewer may not know."""
        return set(texts) - self._texts

    def excess(self, text: str, hidden: Collection[str]) -> list[str]:
        """What the text betrays of cards and of these hidden texts."""
        told = sorted(map(str, cards_in(text) - self.cards))
        return told + [secret for secret in sorted(hidden) if secret in text]
