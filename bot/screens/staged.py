"""Scripts played at a table, so that what they come to can be looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot import match
from bot.match import NEWS
from bot.screens.look import state_of
from bot.sides import is_led
from bot.table import Chair, Playing, Table, Venue
from bot.waking import Pace
from engine.game import IllegalAction, Seat, Told, Unreadable
from engine.games import GAMES
from engine.script import AnyGame, Script, open_match
from engine.script.lines import Attempt, Given

NO_SEAL = "0" * 64
"""Stands where a table tells its commitment; the cards of a script need none."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a script, and what has just been told."""

    table: Table
    line: int
    """The line that led to it; 0: the match is at rest before its first deal."""
    told: tuple[Told[Any], ...] = ()
    seat: Seat | None = None
    """Who acted, or tried to."""
    refusal: IllegalAction | None = None
    """Why the line was refused, if it was."""


def moments(
    script: Script, chairs: Sequence[Chair], venue: Venue, language: str
) -> Iterator[Moment]:
    """The table after every line of the script that does something, or is refused.

    Raises:
        BadScript: the header does not fit the game.
        ValueError: a line cannot be played.
    """
    opening = open_match(script, GAMES)
    game = opening.game
    preset = script.header.get("preset")
    seated = opening.seats + is_led(game.slug, opening.options)
    table = Table(
        id="staged00",
        venue=venue,
        slug=game.slug,
        preset=preset.value if preset else next(iter(game.presets)),
        options=opening.options,
        host_id=1,
        chairs=tuple(chairs[:seated]),
        language=language,
        turn_seconds=90,
        stage=Playing(state=opening.state, commitment=NO_SEAL),
    )
    yield Moment(table, 0)
    for line in script.body:
        if isinstance(line, Given):
            yield (moment := _given(table, line))
            table = moment.table
        elif isinstance(line, Attempt):
            if "deal" in game.line_keys and game.is_at_rest(state_of(table)):
                yield (moment := _given(table, Given(line.line, "deal", "")))
                table = moment.table
            if line.refused and not _can_be_read(game, line.action):
                continue  # there is nothing that a person could have pressed
            yield (moment := _attempted(table, line))
            table = moment.table


def _can_be_read(game: AnyGame, action: str) -> bool:
    """Whether the game has such an action at all."""
    try:
        game.read_action(action)
    except Unreadable:
        return False
    return True


def _attempted(table: Table, line: Attempt) -> Moment:
    game = GAMES[table.slug]
    action = game.read_action(line.action)
    try:
        step = game.apply(state_of(table), line.seat, action)
    except IllegalAction as error:
        return Moment(table, line.line, (), line.seat, error)
    moved = match.acted(table, line.seat, action, 0.0, "person", Pace())
    return Moment(moved.table, line.line, step.told, line.seat)


def _given(table: Table, line: Given) -> Moment:
    stage = table.stage
    if not isinstance(stage, Playing):
        raise ValueError(f"{line.key}: the match is over")  # noqa: TRY004 - it is the script's fault
    step = GAMES[table.slug].perform(stage.state, line.key, line.text)
    after = replace(
        stage,
        state=step.state,
        news=(*stage.news, *step.told)[-NEWS:],
        position=stage.position + 1,
    )
    return Moment(replace(table, stage=after), line.line, step.told)
