"""Which cards a viewer cannot know, permuted: for the test that views leak nothing."""

from dataclasses import replace
from random import Random

from engine.cards import PACK_52, Card
from engine.game import Seat
from engine.games.twenty_five.state import State


def lying(state: State) -> list[Card]:
    """Every card of the deal, wherever it lies; none before the first deal."""
    if state.turned is None:
        return []
    places = [*state.hands, state.stock, tuple(laid.card for laid in state.trick)]
    places += [tuple(laid.card for laid in trick.cards) for trick in state.taken]
    aside = [card for card in (state.up, state.laid_away) if card is not None]
    return [card for cards in places for card in cards] + aside


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """The same match, but the cards whose place the viewer cannot know have changed places.

    The turned card stays where it is known to have gone: into the robber's hand, or out of it.
    Hands stay secret after a game that stopped in mid-deal; the seed always is.
    """
    known = {laid.card for laid in state.trick}
    known |= {laid.card for trick in state.taken for laid in trick.cards}
    if state.turned is not None:
        known.add(state.turned)
    if seat is not None:
        known |= set(state.hands[seat])
        if seat == state.robber and state.laid_away is not None:
            known.add(state.laid_away)
    unknown = [card for card in PACK_52 if card not in known]
    swap = dict(zip(unknown, rng.sample(unknown, len(unknown)), strict=True))
    swap |= {card: card for card in known}
    return replace(
        state,
        chance=replace(state.chance, seed=rng.randbytes(32)),
        hands=tuple(tuple(swap[card] for card in hand) for hand in state.hands),
        stock=tuple(swap[card] for card in state.stock),
        laid_away=None if state.laid_away is None else swap[state.laid_away],
    )
