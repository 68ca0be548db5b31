"""The buttons of a hand: the cards that may be played; a page away, robbing and the order."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.cards import face
from bot.screens.fives.order import ORDER, card_rows, order_button
from bot.screens.screen import Choice, Look
from bot.screens.twenty_five.hand import ROB
from engine.games.twenty_five.actions import Deal, Play, Rob
from engine.games.twenty_five.values import PhaseName
from engine.games.twenty_five.view import View

Row = tuple[Choice, ...]


def choices(look: Look) -> tuple[Row, ...]:
    """Rows of buttons for the page that is open; beside the order the hand may be played."""
    view: View = look.view
    legal = tuple(enumerate(view.legal))
    if look.page == ROB:
        robs = {a.card: i for i, a in legal if isinstance(a, Rob)}
        return tuple(card_rows(look, robs, view.trump))
    plays = {a.card: i for i, a in legal if isinstance(a, Play)}
    deal = (
        Choice(look.t.plain("twenty_five-button-deal"), index, "primary")
        for index, action in legal
        if isinstance(action, Deal)
    )
    rows = (*card_rows(look, plays, view.trump), tuple(deal))
    return tuple(row for row in rows if row)


def pages(look: Look) -> tuple[tuple[str, str], ...]:
    """The buttons that open further pages."""
    return () if look.page in (ROB, ORDER) else tuple(_pages(look))


def _pages(look: Look) -> Iterator[tuple[str, str]]:
    view: View = look.view
    if view.up is not None and any(isinstance(action, Rob) for action in view.legal):
        yield ROB, look.t.plain("twenty_five-page-rob", card=face(view.up, look.prefs))
    if view.phase is PhaseName.PLAY:
        yield order_button(look)
