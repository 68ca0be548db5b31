"""What stands beside a name: the counts of the match, the part in the deal, what was said."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Verbatim
from bot.screens.screen import Look
from engine.game import Seat
from engine.games.thousand.values import Call, PhaseName
from engine.games.thousand.view import View

DOTS = 5
"""So many bolts are dots; more are a number."""
LOOKING = (PhaseName.DARK, PhaseName.BIDDING)
"""The phases in which it matters who has looked."""


def marks(look: Look, seat: Seat) -> Iterator[str]:
    """All marks of the seat."""
    view: View = look.view
    yield from counters(look, seat)
    if view.phase is PhaseName.OVER:
        return
    if seat == view.dealer:
        is_sitter = seat == view.sitter and view.phase is not PhaseName.REST
        yield look.t("thousand-mark-sitter" if is_sitter else "thousand-mark-dealer")
    if view.phase in LOOKING:
        yield from _said(look, seat)
    if view.phase is PhaseName.PLAY:
        yield from _taken(look, seat)


def counters(look: Look, seat: Seat) -> Iterator[str]:
    """Bolts, barrel, falls and what else is counted over the match, plain."""
    view: View = look.view
    options = view.options
    t = look.t.plain
    used = view.barrel[seat]
    if used is not None:
        is_high = view.scores[seat] > 0
        key = "thousand-mark-barrel" if is_high else "thousand-mark-reverse"
        yield t(key, attempt=used + 1, most=options.barrel_attempts if is_high else 3)
    yield from _bolts(look, seat)
    if view.falls[seat] and options.barrel_three_falls != "off":
        yield t("thousand-mark-falls", number=view.falls[seat])
    if options.barrel and not view.has_barrel[seat]:
        yield t("thousand-mark-no-barrel")
    if view.rospises[seat] and (options.rospis_limit or options.rospis_third_fine):
        yield t("thousand-mark-rospises", number=view.rospises[seat])
    if view.crosses[seat] and options.cross_limit:
        yield t("thousand-mark-crosses", number=view.crosses[seat])


def _bolts(look: Look, seat: Seat) -> Iterator[str]:
    view: View = look.view
    bolts, row = view.bolts[seat], view.rows[seat]
    if not bolts:
        return
    dots = "●" * bolts if bolts <= DOTS else f"●×{bolts}"
    rows_count = view.options.bolt_mode in ("any3_row_heavy", "row3_or_every5")
    if rows_count and row > 1:
        dots += f" {look.t.plain('thousand-mark-row', number=row)}"
    yield dots


def _said(look: Look, seat: Seat) -> Iterator[str]:
    """The seat's last word in the bidding, or that it has not looked at its cards."""
    view: View = look.view
    own = [call for call in view.calls if call.seat == seat and call.amount is not None]
    if seat in view.passed:
        yield look.t("thousand-mark-passed")
    elif own:
        yield _bid(look, own[-1])
    elif view.on_the_hundred == seat and view.bid is not None:
        yield look.t("thousand-mark-hundred", amount=view.bid)
    elif seat in view.playing and seat not in view.looked:
        yield look.t("thousand-mark-unseen")


def _bid(look: Look, call: Call) -> str:
    key = "thousand-mark-dark-bid" if call.dark else "thousand-mark-bid"
    return look.t(key, amount=call.amount or 0)


def _taken(look: Look, seat: Seat) -> Iterator[str]:
    """Tricks and points, those of what was declared apart."""
    view: View = look.view
    counts = view.options.marriage_points_for == "all" or seat == view.declarer
    declared = sum(d.value for d in view.declarations if d.seat == seat) if counts else 0
    if view.tricks[seat] or declared:
        points = f"{view.points[seat]}+{declared}" if declared else f"{view.points[seat]}"
        tricks = view.tricks[seat]
        yield look.t("thousand-mark-tricks", tricks=tricks, points=Verbatim(points))
