"""The screens of Forty-Fives."""

from bot.screens.forty_fives.screens import FortyFivesScreens
from bot.screens.screen import GameScreens

__all__ = ["SCREENS", "FortyFivesScreens"]

SCREENS: GameScreens = FortyFivesScreens()
