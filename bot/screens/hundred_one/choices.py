"""The buttons of a hand. A queen orders a suit: four buttons; with more queens, a page each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.screens.cards import face, in_order, suit_face, suits_in_order
from bot.screens.hundred_one.standing import strength
from bot.screens.screen import Choice, Look
from engine.cards import Card, Suit
from engine.games.hundred_one.actions import Action, Deal, Draw, OrderSuit, Pass, Play
from engine.games.hundred_one.options import HundredOneRules
from engine.games.hundred_one.values import PhaseName
from engine.games.hundred_one.view import View

WIDTH = 4

Row = tuple[Choice, ...]


def choices(look: Look) -> tuple[Row, ...]:
    """Rows of buttons for the page that is open."""
    queens = _queens(look.view.legal)
    if look.page:
        return tuple(
            _orders(look, card, orders)
            for card, orders in queens.items()
            if _page(card) == look.page
        )
    return tuple(row for row in _main(look, queens) if row)


def pages(look: Look) -> tuple[tuple[str, str], ...]:
    """A page for each queen, where there is more than one."""
    queens = _queens(look.view.legal)
    if look.page or len(queens) < 2:
        return ()
    return tuple(
        (_page(card), look.t.plain("hundred_one-page-queen", card=face(card, look.prefs)))
        for card in queens
    )


def _page(card: Card) -> str:
    return str(card).lower()


def _queens(legal: Sequence[Action]) -> dict[Card, dict[Suit, int]]:
    """The queens that order a suit, and the index of each order."""
    queens: dict[Card, dict[Suit, int]] = {}
    for index, action in enumerate(legal):
        if isinstance(action, Play) and action.order is not None:
            queens.setdefault(action.card, {})[action.order] = index
    return queens


def _orders(look: Look, card: Card, orders: dict[Suit, int]) -> Row:
    return tuple(
        Choice(
            look.t.plain(
                "hundred_one-button-queen",
                card=face(card, look.prefs),
                suit=suit_face(suit, look.prefs),
            ),
            orders[suit],
        )
        for suit in suits_in_order(orders)
    )


def _main(look: Look, queens: dict[Card, dict[Suit, int]]) -> Iterator[Row]:
    view: View = look.view
    legal = tuple(enumerate(view.legal))
    plays = {a.card: i for i, a in legal if isinstance(a, Play) and a.order is None}
    cards = [
        Choice(face(card, look.prefs) + _effect(view.options, card), plays[card])
        for card in in_order(tuple(plays), strength, view.suit)
    ]
    yield from (tuple(cards[at : at + WIDTH]) for at in range(0, len(cards), WIDTH))
    if len(queens) == 1:
        for card, orders in queens.items():
            row = _orders(look, card, orders)
            yield from (row[:2], row[2:])
    yield tuple(
        Choice(suit_face(action.suit, look.prefs), index)
        for index, action in legal
        if isinstance(action, OrderSuit)
    )
    yield tuple(_other(look, index, action) for index, action in legal if _is_other(action))


def _is_other(action: Action) -> bool:
    return isinstance(action, Draw | Pass | Deal)


def _other(look: Look, index: int, action: Action) -> Choice:
    view: View = look.view
    t = look.t.plain
    match action:
        case Draw() if view.phase is PhaseName.PENALTY:
            return Choice(t("hundred_one-button-take", number=view.penalty), index)
        case Draw():
            return Choice(t("hundred_one-button-draw"), index)
        case Pass() if view.phase is PhaseName.DRAWN:
            return Choice(t("hundred_one-button-keep"), index)
        case Pass():
            return Choice(t("hundred_one-button-pass"), index)
        case _:
            return Choice(t("hundred_one-button-deal"), index, "primary")


def _effect(options: HundredOneRules, card: Card) -> str:
    """What the card does to the next player, in a sign or two."""
    match str(card):
        case "KS":
            drawn = options.ks_draw
        case "6S" | "6C" | "6D" | "6H":
            drawn = options.six_draw
        case "7S" | "7C" | "7D" | "7H":
            drawn = options.seven_draw
        case _:
            return ""
    return f" +{drawn}" if drawn else ""
