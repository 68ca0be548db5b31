"""The screens of Fifty-Five."""

from bot.screens.fifty_five.screens import FiftyFiveScreens
from bot.screens.screen import GameScreens

__all__ = ["SCREENS", "FiftyFiveScreens"]

SCREENS: GameScreens = FiftyFiveScreens()
