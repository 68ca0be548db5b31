"""The screens of Twenty-Five."""

from bot.screens.screen import GameScreens
from bot.screens.twenty_five.screens import TwentyFiveScreens

__all__ = ["SCREENS", "TwentyFiveScreens"]

SCREENS: GameScreens = TwentyFiveScreens()
