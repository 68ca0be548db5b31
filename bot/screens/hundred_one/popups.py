"""Plain texts for pop-ups, and the sentences for refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.i18n import Verbatim
from bot.screens import fit
from bot.screens.cards import face, suit_face
from bot.screens.hundred_one.hand import fanned
from bot.screens.refusals import Refusal
from bot.screens.screen import Look
from engine.games.hundred_one.values import Laid, PhaseName
from engine.games.hundred_one.view import View

LAST = 5
"""Cards of the pile that are told."""


def pocket(look: Look) -> str:
    """The own cards, the top card, and whether something is wanted."""
    view: View = look.view
    t = look.t
    if not view.hand:
        return t.plain("pocket-empty")
    lines = [fanned(look)]
    if view.top is not None and view.phase not in (PhaseName.REST, PhaseName.OVER):
        lines.append(t.plain("hundred_one-pocket-top", card=face(view.top, look.prefs)))
    if view.ordered and view.suit is not None:
        lines.append(t.plain("hundred_one-pocket-order", suit=suit_face(view.suit, look.prefs)))
    if look.seat in view.to_move and view.phase is not PhaseName.REST:
        lines.append(t.plain("pocket-your-turn"))
    return fit.lines(lines)


def last_plays(look: Look) -> str:
    """The end of the pile, the top card last."""
    view: View = look.view
    if not view.pile:
        return look.t.plain("hundred_one-no-plays")

    def text(names: Sequence[Verbatim]) -> str:
        return "\n".join(_laid(look, names, laid) for laid in view.pile[-LAST:])

    return fit.with_names(look, text)


def _laid(look: Look, names: Sequence[Verbatim], laid: Laid) -> str:
    card = face(laid.card, look.prefs)
    if laid.seat is None:
        return look.t.plain("hundred_one-opening-line", card=card)
    order = f" → {suit_face(laid.order, look.prefs)}" if laid.order is not None else ""
    return f"{names[laid.seat]}: {card}{order}"


def scores(look: Look) -> str:
    """Score of each seat, cards in hand while a deal goes on."""
    view: View = look.view
    in_play = view.phase not in (PhaseName.REST, PhaseName.OVER)

    def text(names: Sequence[Verbatim]) -> str:
        return "\n".join(_score(look, seat, name, in_play) for seat, name in enumerate(names))

    return fit.with_names(look, text)


def _score(look: Look, seat: int, name: Verbatim, in_play: bool) -> str:
    view: View = look.view
    line = look.t.plain("score-line", name=name, score=view.scores[seat])
    if seat not in view.active:
        return f"{line} · {look.t.plain('hundred_one-out')}"
    if not in_play:
        return line
    return f"{line} · {look.t.plain('hundred_one-cards', number=view.hand_sizes[seat])}"


def reason(look: Look, code: str, details: Mapping[str, str]) -> str:
    """The sentence for a refusal."""
    return fit.reason(look, "hundred_one", code, details)


def why_not(look: Look, refusals: Sequence[Refusal]) -> str:
    """Why cards may not be played."""
    return fit.why_not(look, refusals, reason)
