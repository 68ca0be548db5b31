"""A script played through the rules of its game, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from engine import codec
from engine.game import IllegalAction
from engine.script.lines import (
    Attempt,
    BadScript,
    Expect,
    Failure,
    Given,
    Line,
    Open,
    Openness,
    Plays,
    Script,
)
from engine.script.opening import AnyGame, Opening, open_match, seat_of
from engine.script.scripted import InWords

_UNORDERED = frozenset({"hand", "talon", "sees"})
"""Facts whose cards stand in no order."""
_NOT_AT_REST = frozenset({"turn", "phase", "dealer"})
"""Facts that are not to be asked between two deals."""


def check(script: Script, games: Mapping[str, AnyGame]) -> Failure | None:
    """The first line that does not hold, None if all do."""
    try:
        opening = open_match(script, games)
        state = opening.state
        for line in script.body:
            state = after(opening, state, line)
    except BadScript as error:
        return error.failure
    return None


def after(opening: Opening, state: Any, line: Line) -> Any:
    """The state after a body line.

    Raises:
        BadScript: the line does not hold.
    """
    match line:
        case Given():
            return _give(opening, state, line)
        case Attempt():
            return _attempt(opening, in_play(opening, state, line.line), line)
        case Open():
            state = in_play(opening, state, line.line)
            _check_open(opening, state, line)
            return state
        case Plays():
            state = in_play(opening, state, line.line)
            _check_plays(opening, state, line)
            return state
        case Expect():
            _check_fact(opening, state, line)
            return state
        case _:
            assert_never(line)


def in_play(opening: Opening, state: Any, line: int) -> Any:
    """The state with a deal in progress: a match at rest is dealt from the seed."""
    game = opening.game
    if not game.is_at_rest(state):
        return state
    if "deal" in game.line_keys:
        return _give(opening, state, Given(line, "deal", ""))
    return _begin(opening, state, line)


def _begin(opening: Opening, state: Any, line: int) -> Any:
    """The next round of a game without `deal:` lines, begun by whoever owes that."""
    game = opening.game
    seat = min(game.to_move(state))
    try:
        return game.apply(state, seat, game.default(state, seat)).state
    except ValueError as error:
        raise BadScript(line, "a round that can begin", _why(error)) from error


def _give(opening: Opening, state: Any, line: Given) -> Any:
    game = opening.game
    if line.key not in game.line_keys:
        raise BadScript(line.line, f"a line that {game.slug} has", f"{line.key}:")
    if line.key == "deal" and not game.is_at_rest(state):
        raise BadScript(line.line, "a match at rest for a deal", "one that is not")
    try:
        return game.perform(state, line.key, line.text).state
    except ValueError as error:
        raise BadScript(line.line, f"a {line.key} that can be", str(error)) from error


def _attempt(opening: Opening, state: Any, line: Attempt) -> Any:
    game = opening.game
    seat = seat_of(opening, state, line.seat, line.line)
    before = codec.dump(state, game.state) if line.refused else None
    try:
        step = game.apply(state, seat, game.read_action(line.action))
    except ValueError as error:
        if not line.refused:
            found = _why(error)
        elif codec.dump(state, game.state) != before:
            found = "the refusal changed the match"
        else:
            return state
    else:
        if not line.refused:
            return step.state
        found = "it was accepted"
    wanted = "refused" if line.refused else "accepted"
    raise BadScript(line.line, f"{line.seat} {line.action} to be {wanted}", found)


def _why(error: ValueError) -> str:
    return f"refused: {error.reason}" if isinstance(error, IllegalAction) else str(error)


def _check_open(opening: Opening, state: Any, line: Open) -> None:
    seat = seat_of(opening, state, line.seat, line.line)
    game = opening.game
    texts = game.in_words(state, seat) if isinstance(game, InWords) else ()
    found = {*texts, *(_canonical(str(action)) for action in game.legal(state, seat))}
    named = {_canonical(action): action for action in line.actions}
    missing = [action for key, action in named.items() if key not in found]
    match line.how:
        case Openness.LEGAL:
            more = sorted(found - named.keys())
        case Openness.MAY:
            more = []
        case Openness.CANNOT:
            missing, more = [], [action for key, action in named.items() if key in found]
        case _:
            assert_never(line.how)
    if missing or more:
        differences = [f"{action} is not legal" for action in missing]
        differences += [f"{action} is legal" for action in more]
        expected = f"{line.how.value} {seat} = {' | '.join(line.actions)}"
        raise BadScript(line.line, expected, ", ".join(differences))


def _canonical(action: str) -> str:
    """The action's text with the cards of a discard, which has no order, in one order."""
    word, *rest = action.split()
    return " ".join([word, *(sorted(rest) if word == "discard" else rest)])


def _check_plays(opening: Opening, state: Any, line: Plays) -> None:
    seat = seat_of(opening, state, line.seat, line.line)
    words = [str(action).split() for action in opening.game.legal(state, seat)]
    found = {action[1] for action in words if action[0] == "play"}
    named = {str(card) for card in line.cards}
    if found != named:
        expected = f"plays {seat} = {' '.join(map(str, line.cards)) or '-'}"
        raise BadScript(line.line, expected, " ".join(sorted(found)) or "-")


def _check_fact(opening: Opening, state: Any, line: Expect) -> None:
    game = opening.game
    name = line.name if line.seat is None else f"{line.name} {line.seat}"
    if line.name in _NOT_AT_REST and game.is_at_rest(state):
        raise BadScript(line.line, f"{name} while a deal is in progress", "a match at rest")
    if line.seat is not None:
        seat_of(opening, state, line.seat, line.line)
    try:
        found = game.fact(state, line.name, line.seat)
    except ValueError as error:
        raise BadScript(line.line, f"{name} = {line.value}", str(error)) from error
    if _comparable(line.name, found) != _comparable(line.name, line.value):
        raise BadScript(line.line, f"{name} = {line.value}", found)


def _comparable(name: str, value: str) -> list[str]:
    return sorted(value.split()) if name in _UNORDERED else value.split()
