"""The own hand and what to do with it now."""

from __future__ import annotations

from bot.i18n import Html
from bot.screens.cards import face, fan, suit_face
from bot.screens.hundred_one.standing import strength
from bot.screens.screen import Look
from engine.games.hundred_one.actions import Draw, Play
from engine.games.hundred_one.values import PhaseName
from engine.games.hundred_one.view import View


def hand(look: Look) -> str:
    """The cards by suit, the one to match first, and what is wanted."""
    view: View = look.view
    if view.phase in (PhaseName.REST, PhaseName.OVER) or look.seat is None:
        return ""
    if look.seat not in view.active:
        return look.t("hundred_one-hand-out")
    cards = look.t("hand-cards", cards=Html(fanned(look))) if view.hand else look.t("hand-empty")
    wanted = f"<i>{what_to_do(look)}</i>" if look.seat in view.to_move else ""
    return "\n".join(line for line in (cards, wanted) if line)


def fanned(look: Look) -> str:
    """The hand suit by suit."""
    view: View = look.view
    return fan(view.hand, look.prefs, strength, view.suit)


def what_to_do(look: Look) -> str:
    """What is wanted of the seat, whose turn it is."""
    view: View = look.view
    t = look.t
    can_play = any(isinstance(action, Play) for action in view.legal)
    can_draw = any(isinstance(action, Draw) for action in view.legal)
    match view.phase:
        case PhaseName.ORDER:
            return t("hundred_one-do-order")
        case PhaseName.DRAWN if view.drawn is not None and can_play:
            return t("hundred_one-do-drawn", card=face(view.drawn, look.prefs))
        case PhaseName.COVER if view.nine is not None:
            key = "hundred_one-do-cover" if can_play else "hundred_one-do-cover-draw"
            return t(key, card=face(view.nine, look.prefs))
        case PhaseName.PENALTY:
            return t("hundred_one-do-penalty", number=view.penalty)
        case _:
            if can_play:
                return _playable(look)
            return t("hundred_one-do-draw" if can_draw else "hundred_one-do-pass")


def _playable(look: Look) -> str:
    view: View = look.view
    if view.top is None or view.suit is None:
        return look.t("hundred_one-do-lead")
    suit = suit_face(view.suit, look.prefs)
    if view.ordered:
        return look.t("hundred_one-do-play-ordered", suit=suit)
    return look.t("hundred_one-do-play", card=face(view.top, look.prefs))
