"""A computer player's turn, also in a game where what it says may be refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from engine.game import IllegalAction, Seat

TRIES = 8
"""After so many refusals it does what an absent player would do."""


@runtime_checkable
class TriesAgain(Protocol):
    """A game in which a player cannot know beforehand that an action will be refused."""

    def choose_again(self, view: Any, refused: Sequence[Any]) -> Any:
        """What a computer player does after these actions of its have been refused."""


def action_of(game: Any, state: Any, seat: Seat) -> Any:
    """What a computer player does in this seat, knowing its view; the game accepts it.

    Like a person it learns of a refusal by being refused, and does something else.
    """
    view = game.view(state, seat)
    action = game.choose(view)
    again: TriesAgain | None = game if isinstance(game, TriesAgain) else None
    if again is None:
        return action
    refused: list[Any] = []
    while len(refused) < TRIES:
        if action in view.legal:
            return action
        try:
            game.apply(state, seat, action)
        except IllegalAction:
            refused.append(action)
            action = again.choose_again(view, refused)
        else:
            return action
    return game.default(state, seat)
