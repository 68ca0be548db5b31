"""The own hand: the cards by their order, what was laid away, the right to rob, what is wanted."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Html
from bot.screens.cards import face
from bot.screens.fives.order import ORDER, fanned, order_page
from bot.screens.fives.sides import partners
from bot.screens.fives.wanted import what_to_play
from bot.screens.screen import Look
from engine.cards import Rank, card
from engine.games.twenty_five.actions import Rob
from engine.games.twenty_five.state import HAND_SIZE, following
from engine.games.twenty_five.values import PhaseName
from engine.games.twenty_five.view import View

ROB = "rob"
"""The page on which a card is chosen to be laid away."""


def hand(look: Look) -> str:
    """The cards, with whom they are played, and what is wanted; or the order of all cards."""
    view: View = look.view
    if view.phase is not PhaseName.PLAY or look.seat is None:
        return ""
    if look.page == ORDER:
        return order_page(look, view.hand, view.trump, renege=view.options.renege)
    return "\n".join(line for line in _hand(look) if line)


def _hand(look: Look) -> Iterator[str]:
    view: View = look.view
    if view.hand:
        yield look.t("hand-cards", cards=Html(fanned(look, view.hand, view.trump)))
    else:
        yield look.t("hand-empty")
    if view.laid_away is not None:
        yield look.t("twenty_five-laid-away", card=face(view.laid_away, look.prefs))
    yield partners(look, view.sides)
    if look.seat in view.to_move:
        yield f"<i>{what_to_do(look)}</i>"
    elif view.up is not None and may_rob(view):
        yield look.t("twenty_five-will-rob", card=face(view.up, look.prefs))


def may_rob(view: View) -> bool:
    """Whether the right to take the turned card is, or will be, the viewer's."""
    options, up = view.options, view.up
    if not options.rob or up is None or len(view.hand) < HAND_SIZE:
        return False
    if up.rank is Rank.ACE:
        return options.rob_turned_ace_dealer and view.seat == view.dealer
    return card(Rank.ACE, up.suit) in view.hand


def what_to_do(look: Look) -> str:
    """What is wanted of the seat, whose turn it is."""
    view: View = look.view
    if view.up is not None and any(isinstance(action, Rob) for action in view.legal):
        up = face(view.up, look.prefs)
        if look.page == ROB:
            return look.t("twenty_five-do-lay-away", card=up)
        return f"{look.t('twenty_five-do-rob', card=up)}\n{_what_to_play(look)}"
    return _what_to_play(look)


def _what_to_play(look: Look) -> str:
    view: View = look.view
    if view.trump is None:
        return ""
    led = view.trick[0].card if view.trick else None
    return what_to_play(look, following(view.options), view.hand, led, view.trump)
