"""How the host ends a round before all eyes: the answer that decides, then what is left."""

from __future__ import annotations

from engine.games.hundred_to_one.values import (
    CIRCLE_ROUNDS,
    PhaseName,
    RoundName,
    Said,
    Verdict,
    team_of,
)
from engine.games.hundred_to_one.view import View


def covered(view: View) -> tuple[frozenset[int], ...]:
    """The rows that are still covered at each step; none where there is nothing to wait for.

    First the answer that decides is heard and its row is covered yet, then only the rows are that
    nobody has found (HO-014, HO-015).
    """
    if view.phase is not PhaseName.REST or not view.rows:
        return ()
    deciding = decisive(view)
    left = frozenset(row.number for row in view.rows) - _rows(view.said)
    steps = (left | _rows(deciding),) if deciding else ()
    return (*steps, left) if left else steps


def decisive(view: View) -> tuple[Said, ...]:
    """The answers by which the round was decided: the steal, or those of the reverse game."""
    given = tuple(said for said in view.said if said.text)
    if view.round is RoundName.REVERSE:
        return given
    if view.round not in CIRCLE_ROUNDS or view.said[-1:] != given[-1:]:
        return ()
    return tuple(said for said in given[-1:] if team_of(said.seat) != view.playing)


def _rows(given: tuple[Said, ...]) -> frozenset[int]:
    return frozenset(
        said.row for said in given if said.verdict is Verdict.HIT and said.row is not None
    )
