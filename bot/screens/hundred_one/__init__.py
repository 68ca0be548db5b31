"""The screens of Hundred and One."""

from bot.screens.hundred_one.screens import HundredOneScreens
from bot.screens.screen import GameScreens

__all__ = ["SCREENS", "HundredOneScreens"]

SCREENS: GameScreens = HundredOneScreens()
