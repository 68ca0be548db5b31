"""The phases by the names of the notation."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.thousand import state as phases
from engine.games.thousand.values import PhaseName

_NAMES: Mapping[type[phases.Phase], PhaseName] = {
    phases.Rest: PhaseName.REST,
    phases.Cutting: PhaseName.CUT,
    phases.Asking: PhaseName.DARK,
    phases.Bidding: PhaseName.BIDDING,
    phases.GoldenChoice: PhaseName.BIDDING,
    phases.Rebuying: PhaseName.REBUY,
    phases.Taking: PhaseName.TALON,
    phases.Discarding: PhaseName.DISCARD,
    phases.Claiming: PhaseName.CLAIMS,
    phases.Ordering: PhaseName.ORDER,
    phases.NamingTrump: PhaseName.TRUMP,
    phases.Playing: PhaseName.PLAY,
    phases.Over: PhaseName.OVER,
}


def phase_name(phase: phases.Phase) -> PhaseName:
    """What the notation calls the phase."""
    return _NAMES[type(phase)]
