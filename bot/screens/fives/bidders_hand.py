"""The own hand in a game that bids for trumps: the cards, what is wanted, and the buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.i18n import Html
from bot.screens.cards import faces, suit_face
from bot.screens.fives import auction, discarding
from bot.screens.fives.contract import (
    BiddingView,
    Manner,
    Moves,
    Stage,
    is_dealt,
    moves_of,
    sides_of,
    stage,
)
from bot.screens.fives.order import ORDER, as_held, card_rows, fanned, order_button, order_page
from bot.screens.fives.sides import partners
from bot.screens.fives.wanted import what_to_play
from bot.screens.screen import Choice, Look, Mark
from engine.cards import Card
from engine.games.fives import trumps_of

Row = tuple[Choice | Mark, ...]


def hand(look: Look, manner: Manner, reminders: Iterable[str] = ()) -> str:
    """The partner, the cards by their order, and what is wanted; or the order of the cards."""
    view: BiddingView = look.view
    if look.seat is None or not is_dealt(view):
        return ""
    if look.page == ORDER:
        renege = manner.following.renege
        return order_page(look, view.hand, view.trump, ace_high=manner.ace_high, renege=renege)
    parts = (partners(look, sides_of(view)), *_cards(look, manner), *reminders)
    wanted = f"<i>{what_to_do(look, manner)}</i>" if look.seat in view.to_move else ""
    return "\n".join(line for line in (*parts, wanted) if line)


def _cards(look: Look, manner: Manner) -> Iterator[str]:
    view: BiddingView = look.view
    if not view.hand:
        yield look.t("hand-empty")
        return
    own = fanned(look, view.hand, view.trump, ace_high=manner.ace_high)
    yield look.t("hand-cards", cards=Html(own))
    if view.discards:
        laid = as_held(view.discards, view.trump, ace_high=manner.ace_high)
        yield look.t("fives-laid", cards=faces(laid, look.prefs))


def what_to_do(look: Look, manner: Manner) -> str:
    """What is wanted of the seat, whose turn it is."""
    view: BiddingView = look.view
    moves = moves_of(view.legal)
    match stage(view):
        case Stage.BID:
            return auction.wanted(look, moves, dealer_is_bound=manner.dealer_is_bound)
        case Stage.TRUMP:
            return look.t("fives-do-name-trump")
        case Stage.DISCARD:
            return discarding.wanted(look, moves, _shown(view, manner))
        case _:
            return _what_to_play(look, manner)


def _what_to_play(look: Look, manner: Manner) -> str:
    view: BiddingView = look.view
    if view.trump is None:
        return ""
    if manner.must_lead_trump and trumps_of(view.hand, view.trump):
        suit = suit_face(view.trump, look.prefs)
        return look.t("fives-do-lead-trump", suit=suit, amount=manner.all_tricks)
    led = view.table[0] if view.table else None
    return what_to_play(look, manner.following, view.hand, led, view.trump)


def _shown(view: BiddingView, manner: Manner) -> tuple[Card, ...]:
    return as_held(view.hand, view.trump, ace_high=manner.ace_high)


def choices(look: Look, manner: Manner) -> tuple[Row, ...]:
    """Rows of buttons for what may be done now; the order of the cards has none."""
    view: BiddingView = look.view
    if look.page or look.seat not in view.to_move:
        return ()
    return tuple(row for row in _rows(look, manner, moves_of(view.legal)) if row)


def _rows(look: Look, manner: Manner, moves: Moves) -> Iterator[Row]:
    view: BiddingView = look.view
    if moves.deal is not None:
        yield (Choice(look.t.plain("fives-button-deal"), moves.deal, "primary"),)
    if moves.bids or moves.no_bid is not None:
        yield from auction.words(look, moves, manner.all_tricks)
    if moves.trumps:
        yield from auction.trumps(look, moves)
    if moves.discards:
        yield from discarding.rows(look, moves, _shown(view, manner))
    yield from card_rows(look, moves.plays, view.trump, ace_high=manner.ace_high)


def pages(look: Look) -> tuple[tuple[str, str], ...]:
    """The order of the cards, one tap away."""
    return (order_button(look),) if is_dealt(look.view) and not look.page else ()
