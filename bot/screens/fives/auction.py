"""The bidding as it is seen: what is bid, what each seat has said last, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.screens.cards import suit_face
from bot.screens.fives.contract import BiddingView, Moves, Stage, stage
from bot.screens.fives.order import medal
from bot.screens.screen import Choice, Look
from engine.cards import Card, Suit
from engine.game import Seat
from engine.games.fives import ACE_OF_HEARTS, trumps_of

WIDTH = 4
"""Bids in a row of buttons."""

Row = tuple[Choice, ...]


def heading(look: Look) -> str:
    """The highest bid, and whether the dealer has taken it."""
    view: BiddingView = look.view
    t = look.t
    if view.order is None or view.bidder is None:
        return t("fives-what-no-bid")
    name = look.names[view.bidder]
    if view.is_held:
        return t("fives-what-held", name=name, amount=view.order, dealer=look.names[view.dealer])
    return t("fives-what-bid", name=name, amount=view.order)


def notes(look: Look) -> Mapping[Seat, str]:
    """What each seat has said last; after the bidding nothing any more."""
    view: BiddingView = look.view
    if stage(view) != Stage.BID:
        return {}
    found: dict[Seat, str] = {}
    for call in view.calls:
        match str(call.word).split():
            case ["bid", amount]:
                found[call.seat] = look.t("fives-note-bid", amount=int(amount))
            case ["hold"]:
                found[call.seat] = look.t("fives-note-hold", amount=view.order or 0)
            case _:
                found[call.seat] = look.t("fives-note-pass")
    return found


def words(look: Look, moves: Moves, all_tricks: int) -> Iterator[Row]:
    """Buttons for the bids, then for holding and passing."""
    view: BiddingView = look.view
    t = look.t.plain
    bids = [Choice(str(a), index) for a, index in moves.bids.items() if a != all_tricks]
    yield from (tuple(bids[at : at + WIDTH]) for at in range(0, len(bids), WIDTH))
    if (index := moves.bids.get(all_tricks)) is not None:
        yield (Choice(t("fives-button-all", amount=all_tricks), index),)
    hold = () if moves.hold is None else (moves.hold,)
    no_bid = () if moves.no_bid is None else (moves.no_bid,)
    yield (
        *(Choice(t("fives-button-hold", amount=view.order or 0), index) for index in hold),
        *(Choice(t("fives-button-pass"), index) for index in no_bid),
    )


def wanted(look: Look, moves: Moves, *, dealer_is_bound: bool) -> str:
    """What may be said now; `dealer_is_bound`: if all pass, the dealer has to play."""
    view: BiddingView = look.view
    t = look.t
    lowest, amount = min(view.options.bids), view.order or 0
    if not moves.bids and moves.hold is None:
        return t("fives-do-only-pass")
    if look.seat == view.bidder and view.is_held:
        return t("fives-do-raise", name=look.names[view.dealer], amount=amount)
    if moves.hold is not None:
        name = "" if view.bidder is None else look.names[view.bidder]
        return t("fives-do-hold" if moves.bids else "fives-do-hold-top", name=name, amount=amount)
    if look.seat == view.dealer and view.order is None:
        return t(
            "fives-do-bid-last-bound" if dealer_is_bound else "fives-do-bid-last", amount=lowest
        )
    return t("fives-do-bid-over", amount=amount) if amount else t("fives-do-bid")


def trumps(look: Look, moves: Moves) -> Iterator[Row]:
    """A button for each suit: how many trumps the hand would have, and the best of them."""
    view: BiddingView = look.view
    buttons = [
        Choice(_trump(look, suit, view.hand), index) for suit, index in moves.trumps.items()
    ]
    yield from (tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2))


def _trump(look: Look, suit: Suit, hand: tuple[Card, ...]) -> str:
    held = trumps_of(hand, suit)
    best = sorted(medal(card, suit) for card in held if card is not ACE_OF_HEARTS)
    text = look.t.plain("fives-button-trump", suit=suit_face(suit, look.prefs), number=len(held))
    return f"{text} {''.join(best)}".rstrip()
