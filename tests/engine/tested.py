"""The games of the house as the suites over all games test them: fit to be started."""

from collections.abc import Mapping

from engine.games import GAMES as LISTED
from engine.script import AnyGame
from tests.engine.hundred_to_one.questions import supplied

QUIZ = supplied()
"""It needs questions to be played with."""

GAMES: Mapping[str, AnyGame] = {**LISTED, QUIZ.slug: QUIZ}
