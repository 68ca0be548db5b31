"""What people choose among where a house rule has many values, and what gives way to a choice."""

from __future__ import annotations

from typing import Any

TABLES: tuple[tuple[int, ...], ...] = (
    (15, 30, 60, 120, 180, 240),
    (30, 60, 120, 240),
    (60, 120, 180, 240),
    (15, 30, 60, 120, 240),
    (50, 100, 150, 200, 250),
    (15, 30, 60, 90, 120, 180, 240),
    (30, 60, 90, 120, 150, 180, 210),
    (15, 30, 45, 60, 90, 120, 180, 240),
    (30, 60, 90, 120, 150, 180, 210, 240),
    (40, 80, 120, 160, 200, 240),
)
"""What the rows may be worth in the reverse game; of each number of rows the usual one first."""
MULTIPLIERS = ((1, 1, 1), (1, 1, 2), (1, 2, 2), (1, 2, 3), (1, 2, 4), (1, 3, 5))
"""Of the simple, double and triple game."""
FOR_AN_ANSWER = (10, 15, 20, 30, 45, 60, 90, 120)
"""Seconds for one answer, or to confer."""
FOR_A_PART = (10, 15, 20, 25, 30, 45, 60, 90)
"""Seconds for all answers of a player in the big game."""
TARGETS = (100, 150, 200, 250, 300)
"""Funds that win the main prize."""


def table_for(rules: Any) -> tuple[int, ...]:
    """The usual list of the reverse game for boards of so many rows."""
    return next(table for table in TABLES if len(table) == rules.rows)


def rows_for(rules: Any) -> int:
    """Boards with as many rows as the list of the reverse game has."""
    return len(rules.reverse_values)


def judged_by_program(_: Any) -> str:
    """Without a human host the program finds the answers, in any form of the words."""
    return "lemma"


def on(_: Any) -> bool:
    """What was left out is needed."""
    return True


def by_faceoff(_: Any) -> str:
    """Where nothing but the big game is played, a tie has to be broken."""
    return "faceoff"
