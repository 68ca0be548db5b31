"""What it costs to give the deal up."""

from __future__ import annotations

from engine.games.thousand.giving_up import rospis_price
from engine.games.thousand.seats import is_on_barrel
from engine.games.thousand.view import View


def price(view: View) -> tuple[int, int]:
    """What a rospis costs the viewer, and what an opponent gets who is not on the barrel."""
    options = view.options
    own, share = rospis_price(options, view.order or 0, view.hand)
    if options.barrel_failed_bid == "attempt" and is_on_barrel(view, view.seat or 0):
        own = 0
    for_loss, for_share = times(view)
    return own * for_loss, share * for_share


def times(view: View) -> tuple[int, int]:
    """How often a declarer's loss counts in this deal, and what his opponents get."""
    options = view.options
    if view.golden:
        return 2, 2
    if not view.dark:
        return 1, 1
    return 2 if options.dark_double_loss else 1, 2 if options.dark_double == "all" else 1
