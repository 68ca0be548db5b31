"""How the games of the five begin and deal: header lines, packets, `deal:` lines."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import PACK_52, Card
from engine.game import Seat, Unreadable
from engine.script import read_parts, write_parts
from engine.shuffle import Chance

Packet: TypeAlias = tuple[str, int]
"""A part of the `deal:` line (a seat's number, `up`, `kitty`), and how many cards it is dealt."""

_SCORE = re.compile(r"-?[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards as they lie after dealing."""

    parts: Mapping[str, tuple[Card, ...]]
    """By the parts of the `deal:` line, the stock aside; each in the order it was dealt."""
    stock: tuple[Card, ...]
    """The undealt cards, the top card first."""
    chance: Chance

    def hands(self, seats: int) -> tuple[tuple[Card, ...], ...]:
        """The hand of each seat."""
        return tuple(self.parts[str(seat)] for seat in range(seats))

    @property
    def line(self) -> str:
        """The `deal:` line that names every card."""
        seats = sorted((name for name in self.parts if name.isdigit()), key=int)
        others = (name for name in self.parts if not name.isdigit())
        parts = {name: self.parts[name] for name in (*seats, *others)}
        return f"deal: {write_parts({**parts, 'stock': self.stock})}"


def clockwise(dealer: Seat, seats: int) -> tuple[Seat, ...]:
    """The seats from the forehand, left of the dealer, to the dealer."""
    return tuple((dealer + n) % seats for n in range(1, seats + 1))


def shuffled_deal(packets: Sequence[Packet], chance: Chance) -> Dealt:
    """The next shuffle of the 52 cards, dealt from the top in these packets (TF-011, E2)."""
    pack, chance = chance.shuffle(PACK_52)
    parts: dict[str, tuple[Card, ...]] = {}
    top = 0
    for name, number in packets:
        parts[name] = (*parts.get(name, ()), *pack[top : top + number])
        top += number
    return Dealt(parts, pack[top:], chance)


def written_deal(
    packets: Sequence[Packet], chance: Chance, text: str, *, whole_stock: bool = True
) -> Dealt:
    """The cards that a `deal:` line names, the others from the seed.

    `whole_stock`: a stock that is named is named whole; else its first cards may do.

    Raises:
        Unreadable: the line names cards that cannot be there.
    """
    parts = read_parts(text)
    if not parts:
        return shuffled_deal(packets, chance)
    sizes: dict[str, int] = {}
    for name, number in packets:
        sizes[name] = sizes.get(name, 0) + number
    _check(parts, sizes, whole_stock=whole_stock)
    named = {card for cards in parts.values() for card in cards}
    rest, chance = chance.shuffle(tuple(card for card in PACK_52 if card not in named))
    dealt: dict[str, tuple[Card, ...]] = {}
    for name, size in sizes.items():
        if name in parts:
            dealt[name] = parts[name]
        else:
            dealt[name], rest = rest[:size], rest[size:]
    return Dealt(dealt, (*parts.get("stock", ()), *rest), chance)


def _check(
    parts: Mapping[str, tuple[Card, ...]], sizes: Mapping[str, int], *, whole_stock: bool
) -> None:
    room = len(PACK_52) - sum(sizes.values())
    for name, cards in parts.items():
        wanted = room if name == "stock" else sizes.get(name)
        if wanted is None:
            raise Unreadable(f"part {name}: there is no such part")
        fits = len(cards) == wanted
        if name == "stock" and not whole_stock:
            fits = len(cards) <= wanted
        if not fits:
            raise Unreadable(f"part {name}: {len(cards)} cards where {wanted} are dealt")


def read_scores(text: str, sides: int) -> tuple[int, ...]:
    """The scores of a `scores:` line, one for each side.

    Raises:
        Unreadable: they are no numbers, or not so many.
    """
    words = text.split()
    if not all(_SCORE.fullmatch(word) for word in words):
        raise Unreadable(f"scores: not numbers: {text}")
    if len(words) != sides:
        raise Unreadable(f"scores: {len(words)} for {sides} sides")
    return tuple(map(int, words))


def read_dealer(text: str, seats: int) -> Seat:
    """The seat of a `dealer:` line.

    Raises:
        Unreadable: it is no seat of this table.
    """
    if text not in map(str, range(seats)):
        raise Unreadable(f"dealer: {text} is no seat of {seats}")
    return int(text)
