"""Which cards a viewer cannot know, permuted: for the test that views leak nothing."""

from dataclasses import replace
from random import Random

from engine.cards import PACK_36, Card
from engine.game import Seat
from engine.games.hundred_one.state import Drawn, Over, Rest, State


def lying(state: State) -> tuple[Card, ...] | None:
    """Every card, wherever it lies; None before the first deal."""
    if not state.pile and not state.stock:
        return None
    hands = tuple(card for hand in state.hands for card in hand)
    return (*hands, *(laid.card for laid in state.pile), *state.stock)


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """The same match, but the cards whose place the viewer cannot know have changed places.

    Between deals and after the match all hands have been counted, so only the stock is secret;
    the seed always is.
    """
    known = {laid.card for laid in state.pile}
    if isinstance(state.phase, Rest | Over):
        known |= {card for hand in state.hands for card in hand}
    elif seat is not None:
        known |= set(state.hands[seat])
    unknown = [card for card in PACK_36 if card not in known]
    swap = dict(zip(unknown, rng.sample(unknown, len(unknown)), strict=True))
    swap |= {card: card for card in known}
    phase = state.phase
    return replace(
        state,
        chance=replace(state.chance, seed=rng.randbytes(32)),
        hands=tuple(tuple(swap[card] for card in hand) for hand in state.hands),
        stock=tuple(swap[card] for card in state.stock),
        phase=replace(phase, card=swap[phase.card]) if isinstance(phase, Drawn) else phase,
    )
