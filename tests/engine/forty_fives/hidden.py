"""Which cards a viewer cannot know, permuted: for the test that views leak nothing."""

from dataclasses import replace
from random import Random

from engine.cards import PACK_52, Card
from engine.game import Seat
from engine.games.forty_fives.state import Deal, State


def lying(state: State) -> tuple[Card, ...]:
    """Every card, wherever it lies; none before the first deal."""
    deal = state.deal
    places = [*deal.hands, deal.kitty, deal.stock, *deal.laid, *_open(deal)]
    return tuple(card for cards in places for card in cards)


def _open(deal: Deal) -> list[tuple[Card, ...]]:
    """What has been played."""
    return [*(trick.cards for trick in deal.tricks), deal.table]


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """The same match, but the cards whose place the viewer cannot know have changed places.

    What has been played is known to all, and for ever; what was laid away, to its owner only.
    Which trump is the best in play stays a secret until it is played.
    """
    deal = state.deal
    known = {card for cards in _open(deal) for card in cards}
    if seat is not None:
        known |= {*deal.hands[seat], *deal.laid[seat]}
    unknown = [card for card in PACK_52 if card not in known]
    swap = dict(zip(unknown, rng.sample(unknown, len(unknown)), strict=True))

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(swap.get(card, card) for card in cards)

    return replace(
        state,
        chance=replace(state.chance, seed=rng.randbytes(32)),
        deal=replace(
            deal,
            hands=tuple(map(swapped, deal.hands)),
            kitty=swapped(deal.kitty),
            stock=swapped(deal.stock),
            laid=tuple(map(swapped, deal.laid)),
            best_trump=swap.get(deal.best_trump, deal.best_trump) if deal.best_trump else None,
        ),
    )
