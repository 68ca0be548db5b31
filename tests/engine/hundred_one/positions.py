"""Positions of Hundred and One by house rules of their own."""

from engine.games.hundred_one.state import State
from tests.engine.hundred_one.played import played


def position(body: str, options: str = "", seats: int = 2, scores: str = "") -> State:
    """The match after these lines, by the recommended rules with these changes."""
    header = [f"options: {options}"] if options else []
    header += [f"scores: {scores}"] if scores else []
    return played(body, "\n".join(header), seats=seats)


def going_out(last: str, other: str) -> str:
    """Four cards each: seat 0 plays three aces and is about to play the last card."""
    return f"deal: 0=AS AC AD {last} | 1={other} | up=8S\n0 play AS\n0 play AC\n0 play AD\n"
