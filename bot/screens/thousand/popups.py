"""Plain texts for pop-ups, and the sentences for refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.i18n import Verbatim
from bot.screens import fit
from bot.screens.cards import face, suit_face
from bot.screens.refusals import Refusal
from bot.screens.screen import Look
from bot.screens.thousand.hand import fanned
from bot.screens.thousand.marks import counters
from engine.game import Seat
from engine.games.thousand.values import PhaseName
from engine.games.thousand.view import View

_NO_DEAL = (PhaseName.REST, PhaseName.OVER)


def pocket(look: Look) -> str:
    """The own cards, the trump, and whether something is wanted."""
    view: View = look.view
    t = look.t
    if look.seat is not None and look.seat == view.sitter and view.phase not in _NO_DEAL:
        return t.plain("thousand-pocket-sitter")
    if look.seat is not None and _lies_unseen(view, look.seat):
        held: str = t.plain("thousand-pocket-unseen")
    else:
        held = fanned(look) if view.hand else t.plain("pocket-empty")
    lines = [held]
    if view.trump is not None and view.phase is PhaseName.PLAY:
        lines.append(t.plain("thousand-trump", suit=suit_face(view.trump, look.prefs)))
    if look.seat in view.to_move and view.phase is not PhaseName.REST:
        lines.append(t.plain("pocket-your-turn"))
    return "\n".join(lines)


def _lies_unseen(view: View, seat: Seat) -> bool:
    """Whether the seat has cards at which it has not looked."""
    return view.hand_sizes[seat] > 0 and seat not in view.looked


def last_trick(look: Look) -> str:
    """Who played what to the last trick of the deal."""
    trick = look.view.last_trick
    if trick is None:
        return look.t.plain("thousand-no-trick")

    def text(names: Sequence[Verbatim]) -> str:
        taken = look.t.plain("thousand-last-trick", name=names[trick.taker])
        played = (f"{names[p.seat]}: {face(p.card, look.prefs)}" for p in trick.cards)
        return "\n".join((taken, *played))

    return fit.with_names(look, text)


def scores(look: Look) -> str:
    """Score and counters of each seat."""
    view: View = look.view

    def text(names: Sequence[Verbatim]) -> str:
        return "\n".join(
            " · ".join(
                (
                    look.t.plain("score-line", name=name, score=view.scores[seat]),
                    *counters(look, seat),
                )
            )
            for seat, name in enumerate(names)
        )

    return fit.with_names(look, text)


def reason(look: Look, code: str, details: Mapping[str, str]) -> str:
    """The sentence for a refusal."""
    return fit.reason(look, "thousand", code, details)


def why_not(look: Look, refusals: Sequence[Refusal]) -> str:
    """Why cards may not be played."""
    return fit.why_not(look, refusals, reason)
