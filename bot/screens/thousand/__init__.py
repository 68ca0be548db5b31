"""The screens of Thousand."""

from bot.screens.screen import GameScreens
from bot.screens.thousand.screens import ThousandScreens

__all__ = ["SCREENS", "ThousandScreens"]

SCREENS: GameScreens = ThousandScreens()
