"""Which cards a viewer cannot know, permuted: for the test that views leak nothing."""

from dataclasses import replace
from random import Random

from engine.cards import PACK_24, Card
from engine.game import Seat
from engine.games.thousand.state import (
    Asking,
    Bidding,
    Cards,
    Cutting,
    Deal,
    Dealt,
    GoldenChoice,
    Rest,
    State,
)
from engine.games.thousand.values import Gift
from engine.games.thousand.viewing import sees

Swap = dict[Card, Card]


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """The same match, but the cards whose place the viewer cannot know have changed places."""
    match, phase = state.match, state.phase
    if isinstance(phase, Cutting):
        return replace(state, phase=replace(phase, pack=_shuffled(phase.pack, rng)))
    if isinstance(phase, Rest) and match.pack:
        return replace(state, match=replace(match, pack=_shuffled(match.pack, rng)))
    if not isinstance(phase, Dealt):
        return state
    swap = _swap(state, phase, seat, rng)
    phase = replace(phase, deal=_deal(phase.deal, swap))
    if isinstance(phase, Asking | Bidding | GoldenChoice):
        return replace(state, phase=phase)
    contract = replace(
        phase.contract,
        gifts=tuple(_gift(gift, swap) for gift in phase.contract.gifts),
        laid=_cards(phase.contract.laid, swap),
    )
    return replace(state, phase=replace(phase, contract=contract))


def _shuffled(cards: Cards, rng: Random) -> Cards:
    return tuple(rng.sample(cards, len(cards)))


def _swap(state: State, phase: Dealt, seat: Seat | None, rng: Random) -> Swap:
    """Which unknown card takes the place of which; suits that are known stay what they are."""
    known = set(sees(state.match, phase, seat))
    unknown = [card for card in PACK_24 if card not in known]
    swap = {card: card for card in known}
    if any(str(g.peek) == "peek suits" and g.seat == seat for g in phase.deal.glimpses):
        talon = [card for cards in phase.deal.talons for card in cards if card not in known]
        for card in talon:
            swap[card] = rng.choice([c for c in unknown if c.suit is card.suit])
            unknown.remove(swap[card])
    left = [card for card in PACK_24 if card not in swap]
    return swap | dict(zip(left, rng.sample(unknown, len(unknown)), strict=True))


def _cards(cards: Cards, swap: Swap) -> Cards:
    return tuple(swap[card] for card in cards)


def _hand(cards: Cards, swap: Swap) -> Cards:
    return tuple(sorted(_cards(cards, swap), key=PACK_24.index))


def _deal(deal: Deal, swap: Swap) -> Deal:
    return replace(
        deal,
        dealt=tuple(_hand(hand, swap) for hand in deal.dealt),
        hands=tuple(_hand(hand, swap) for hand in deal.hands),
        talons=tuple(_cards(talon, swap) for talon in deal.talons),
    )


def _gift(gift: Gift, swap: Swap) -> Gift:
    return gift if gift.card is None else replace(gift, card=swap[gift.card])
