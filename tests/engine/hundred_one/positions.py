"""Positions of Hundred and One, written as scripts."""

from collections.abc import Iterable

from engine.cards import Card, parse_cards
from engine.game import IllegalAction, Told
from engine.games.hundred_one import HUNDRED_ONE
from engine.games.hundred_one.events import Event
from engine.games.hundred_one.state import State
from engine.script import open_match, read_script
from engine.script.replay import after

GOES_OUT = "deal: 0=AS AC AD {last} | 1={other} | up=8S{stock}\n0 play AS\n0 play AC\n0 play AD\n"


def played(body: str, options: str = "", seats: int = 2, header: str = "") -> State:
    """The match after these lines; the last seat deals first, so that seat 0 is the forehand."""
    dealer = "" if "dealer:" in header else f"dealer: {seats - 1}\n"
    chosen = f"options: {options}\n" if options else ""
    top = f"game: hundred_one\n{chosen}seats: {seats}\n{dealer}{header}".rstrip()
    script = read_script(f"{top}\n\n{body}\n")
    opening = open_match(script, {"hundred_one": HUNDRED_ONE})
    state: State = opening.state
    for line in script.body:
        state = after(opening, state, line)
    return state


def going_out(last: str, other: str, stock: str = "") -> str:
    """Four cards each: seat 0 plays three aces and is about to play the last card."""
    return GOES_OUT.format(last=last, other=other, stock=f" | stock={stock}" if stock else "")


def why_not(state: State, seat: int, action: str) -> tuple[str, dict[str, str]]:
    """The reason and the details of a refusal; an accepted action has none."""
    try:
        HUNDRED_ONE.apply(state, seat, HUNDRED_ONE.read_action(action))
    except IllegalAction as refusal:
        return refusal.reason, refusal.details
    return "accepted", {}


def done(state: State, *moves: str) -> tuple[State, tuple[Told[Event], ...]]:
    """The match after some moves (`1 draw`), and all that was told on the way."""
    told: list[Told[Event]] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        step = HUNDRED_ONE.apply(state, int(seat), HUNDRED_ONE.read_action(action))
        state = step.state
        told += step.told
    return state, tuple(told)


def heard_by(told: Iterable[Told[Event]], seat: int | None) -> tuple[Event, ...]:
    """What a seat, or the chat, is told."""
    return tuple(item.event for item in told if item.to is None or seat in item.to)


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their notation."""
    return parse_cards(text)
