"""The only chance in the house: everything random in a match follows from its seed.

A `Chance` is the seed and how often it has been used. It stands in a match's state and in nobody's
view: whoever knows the seed knows every card to come. The algorithm is fixed by the project's
notation, so that anybody can check a finished match with a few lines of any language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_WORD = 1 << 64


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed in hex, published before the first deal."""
    return sha256(seed).hexdigest()


def is_seed_of(seed: bytes, published: str) -> bool:
    """Whether the published commitment was made for this seed."""
    return commitment(seed) == published.strip().lower()


def _words(prefix: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(prefix + block.to_bytes(8, "big")).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at : at + 8], "big")
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    limit = _WORD - _WORD % bound
    return next(word for word in words if word < limit) % bound


def shuffled(cards: Sequence[T], seed: bytes, number: int) -> tuple[T, ...]:
    """Shuffle `number` of the match, of cards that lie in pack order; index 0 is the top card."""
    deck = list(cards)
    words = _words(seed + number.to_bytes(8, "big"))
    for i in range(len(deck) - 1, 0, -1):
        j = _below(i + 1, words)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def drawn(seed: bytes, kind: str, number: int, bound: int) -> int:
    """Draw `number` of its kind (`cut`, `lot`): a number from 0 to bound - 1."""
    return _below(bound, _words(seed + kind.encode("ascii") + number.to_bytes(8, "big")))


@dataclass(frozen=True, slots=True)
class Chance:
    """The seed of a match and how much of it has been used."""

    seed: bytes
    shuffles: int = 0
    """How many shuffles there have been, redeals and restocks included."""
    cuts: int = 0
    lots: int = 0

    def shuffle(self, cards: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        """The next shuffle. Fewer than two cards are not shuffled and use no number."""
        if len(cards) < 2:
            return tuple(cards), self
        return shuffled(cards, self.seed, self.shuffles), replace(self, shuffles=self.shuffles + 1)

    def cut(self) -> tuple[int, Chance]:
        """An automatic cut of the 24 cards: how many go below, 1 to 23."""
        return 1 + drawn(self.seed, "cut", self.cuts, 23), replace(self, cuts=self.cuts + 1)

    def lot(self, bound: int) -> tuple[int, Chance]:
        """A lot among `bound` possibilities."""
        return drawn(self.seed, "lot", self.lots, bound), replace(self, lots=self.lots + 1)
