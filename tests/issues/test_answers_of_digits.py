from dataclasses import replace

import pytest

from bot.screens.games import SCREENS
from engine.games.hundred_to_one import events as e
from engine.games.hundred_to_one.values import RowShown
from tests.bot import quiz


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_row_may_be_a_number(language: str) -> None:
    position = next(quiz.all_positions())
    row = RowShown(1, is_open=True, answer="13", votes=40, points=40)
    for seat, points in ((0, 40), (0, 0), (None, 40)):
        event = e.RowOpened(replace(row, points=points), seat, 40)
        line = SCREENS["hundred_to_one"].news(quiz.look(position.state, 0, language), event)
        assert line is not None
        assert ": 13" in line
