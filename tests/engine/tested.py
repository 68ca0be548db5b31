"""The games that the suites over all games test: those of the house, and those on the way.

A game on the way has its rules, but no screens yet, so the house does not list it.
"""

from collections.abc import Mapping

from engine.games import GAMES as LISTED
from engine.script import AnyGame
from tests.engine.hundred_to_one.questions import supplied

ON_THE_WAY: tuple[AnyGame, ...] = (supplied(),)

GAMES: Mapping[str, AnyGame] = {**LISTED, **{game.slug: game for game in ON_THE_WAY}}
