"""Beside which house rules an option has an effect (E12)."""

from __future__ import annotations

from typing import Any

_CIRCLE = frozenset({"simple", "double", "triple"})


def games(rules: Any) -> tuple[str, ...]:
    """The games that are played: without `reverse_round` no reverse game (E12)."""
    return tuple(game for game in rules.rounds if game != "reverse" or rules.reverse_round)


def has_circle(rules: Any) -> bool:
    """Whether a game with a circle and a fund is played."""
    return not _CIRCLE.isdisjoint(games(rules))


def has_poll(rules: Any) -> bool:
    """Whether there is anybody to ask in a poll."""
    return has_circle(rules) and rules.team_size > 1


def has_blitz(rules: Any) -> bool:
    """Whether the poll is taken."""
    return has_poll(rules) and bool(rules.blitz)


def lists_reverse(rules: Any) -> bool:
    """Whether the reverse game is among the games."""
    return "reverse" in rules.rounds


def has_reverse(rules: Any) -> bool:
    """Whether the reverse game is played, or the duel in its place."""
    return "reverse" in games(rules)


def has_big(rules: Any) -> bool:
    """Whether the big game is played."""
    return "big" in games(rules)


def has_boards(rules: Any) -> bool:
    """Whether a game with a board is played, the big one's aside."""
    return games(rules) != ("big",) or rules.tie_break == "faceoff"


def has_faceoff(rules: Any) -> bool:
    """Whether there may be a face-off."""
    return has_circle(rules) or (has_big(rules) and rules.tie_break == "faceoff")
