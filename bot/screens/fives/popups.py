"""Plain texts for pop-ups, for up to ten players, and the sentences for refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.i18n import Verbatim
from bot.screens import fit
from bot.screens.cards import face, suit_face
from bot.screens.fives.order import fanned
from bot.screens.fives.seated import Trick
from bot.screens.refusals import Refusal
from bot.screens.screen import Look
from bot.screens.sides import Sides, side_names
from engine.cards import Card, Suit
from engine.game import Seat


def pocket(
    look: Look,
    hand: Sequence[Card],
    trump: Suit | None,
    *,
    is_wanted: bool,
    ace_high: bool = False,
) -> str:
    """The own cards, the trump, and whether something is wanted."""
    t = look.t.plain
    if not hand:
        return t("pocket-empty")
    lines: list[str] = [fanned(look, hand, trump, ace_high=ace_high)]
    if trump is not None:
        lines.append(t("fives-trump", suit=suit_face(trump, look.prefs)))
    if is_wanted:
        lines.append(t("pocket-your-turn"))
    return fit.lines(lines)


def last_trick(look: Look, trick: Trick | None, winner: Seat | None) -> str:
    """Who played what to the last trick of the deal; None: there is none yet."""
    if trick is None or winner is None:
        return look.t.plain("fives-no-trick")

    def text(names: Sequence[Verbatim]) -> str:
        taken = look.t.plain("fives-last-trick", name=names[winner])
        laid = zip(trick.seats, trick.cards, strict=True)
        played = (f"{names[seat]}: {face(card, look.prefs)}" for seat, card in laid)
        return "\n".join((taken, *played))

    return fit.with_names(look, text)


def scores(look: Look, sides: Sides, totals: Sequence[int], notes: Sequence[str] = ()) -> str:
    """The score of each side, and after it what else is to be said of the side."""

    def text(names: Sequence[Verbatim]) -> str:
        told = (
            look.t.plain("score-line", name=name, score=score)
            for name, score in zip(side_names(names, sides), totals, strict=True)
        )
        if not notes:
            return "\n".join(told)
        return "\n".join(" · ".join(part) for part in zip(told, notes, strict=True))

    return fit.with_names(look, text)


def reason(look: Look, slug: str, code: str, details: Mapping[str, str]) -> str:
    """The sentence for a refusal: the game's own, or the one that games of the five share."""
    has_own = look.t.has(f"{slug}-reason-{code}")
    return fit.reason(look, slug if has_own else "fives", code, details)


def why_not(look: Look, slug: str, refusals: Sequence[Refusal]) -> str:
    """Why cards may not be played."""
    return fit.why_not(look, refusals, lambda *told: reason(told[0], slug, *told[1:]))
