"""Positions of Hundred to One, written as scripts."""

from collections.abc import Iterable

from engine.game import IllegalAction, Seat, Told
from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.events import Event
from engine.games.hundred_to_one.state import State
from engine.script import open_match, read_script
from engine.script.replay import after

BOARD = (
    "board: Что дарят бабушке?; подарок бабушке | цветы=34; букет | конфеты=21; сладости"
    " | платок=15; шаль | чай=10 | тапочки=8 | книга=5"
)
REVERSE = (
    "board: Самая дикая профессия; профессии | лётчик=30 | врач=20; доктор | водитель=18"
    " | пожарный=12; спасатель | сапёр=8 | укротитель=5"
)
BEAST = "board: Назовите зверя | медведь=40; мишка | волк=25 | лиса=18; лисица | ёж=3"
SOUP = "board: Назовите суп | борщ=30 | щи=22 | уха=15"

MAIN = f"{BOARD}\n0 answer цветы"
"""Team 0 plays the main part; seat 2 is to answer."""
CAPTAIN = f"{MAIN}\n2 pass\n4 pass\n6 pass\n9 answer букет\n7 answer чай\n5 pass\n3 answer чай"
"""The captain of team 1 has heard four members, the third of whom had no version."""
BIG_RULES = "rounds=big, big_questions=2"
NAMED = f"{BEAST}\n{SOUP}\n0 first 4\n0 second 2"
"""With `BIG_RULES` and points for team 0: seat 4 plays first, seat 2 second."""


def played(body: str, options: str = "", scores: str = "") -> State:
    """The match after these lines."""
    header = ["game: hundred_to_one"]
    header += [f"options: {options}"] if options else []
    header += [f"scores: {scores}"] if scores else []
    script = read_script("\n".join([*header, "", body, ""]))
    opening = open_match(script, {"hundred_to_one": HUNDRED_TO_ONE})
    state: State = opening.state
    for line in script.body:
        state = after(opening, state, line)
    return state


def big(*lines: str, options: str = "") -> State:
    """The big game of team 0 after its players are named, and these lines."""
    rules = f"{BIG_RULES}, {options}" if options else BIG_RULES
    return played("\n".join((NAMED, *lines)), rules, scores="1 0")


def why_not(state: State, move: str) -> tuple[str, dict[str, str]]:
    """The reason and the details of a refusal; an accepted move (`1 pass`) has none."""
    seat, _, action = move.partition(" ")
    try:
        HUNDRED_TO_ONE.apply(state, int(seat), HUNDRED_TO_ONE.read_action(action))
    except IllegalAction as refusal:
        return refusal.reason, refusal.details
    return "accepted", {}


def done(state: State, *moves: str) -> tuple[State, tuple[Told[Event], ...]]:
    """The match after some moves, and all that was told on the way."""
    told: list[Told[Event]] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        step = HUNDRED_TO_ONE.apply(state, int(seat), HUNDRED_TO_ONE.read_action(action))
        state = step.state
        told += step.told
    return state, tuple(told)


def heard_by(told: Iterable[Told[Event]], seat: Seat | None) -> tuple[Event, ...]:
    """What a seat, or the chat, is told."""
    return tuple(item.event for item in told if item.to is None or seat in item.to)
