"""Which cards a viewer cannot know, permuted: for the test that views leak nothing."""

from dataclasses import replace
from random import Random

from engine.cards import PACK_52, Card
from engine.game import Seat
from engine.games.fifty_five.state import State


def lying(state: State) -> tuple[Card, ...]:
    """Every card, wherever it lies; none before the first deal."""
    places = [*state.hands, state.kitty, state.stock, state.discards, *_open(state)]
    return tuple(card for cards in places for card in cards)


def _open(state: State) -> list[tuple[Card, ...]]:
    """What has been played."""
    return [*(trick.cards for trick in state.tricks), state.table]


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """The same match, but the cards whose place the viewer cannot know have changed places.

    What has been played is known to all, and for ever; what was laid away, to the declarer only.
    """
    known = {card for cards in _open(state) for card in cards}
    if seat is not None:
        known |= set(state.hands[seat])
    if seat is not None and seat == state.declarer:
        known |= set(state.discards)
    unknown = [card for card in PACK_52 if card not in known]
    swap = dict(zip(unknown, rng.sample(unknown, len(unknown)), strict=True))

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(swap.get(card, card) for card in cards)

    return replace(
        state,
        chance=replace(state.chance, seed=rng.randbytes(32)),
        hands=tuple(map(swapped, state.hands)),
        kitty=swapped(state.kitty),
        stock=swapped(state.stock),
        discards=swapped(state.discards),
    )
