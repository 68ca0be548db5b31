"""The screens of Hundred to One."""

from bot.screens.hundred_to_one.screens import HundredToOneScreens

__all__ = ["SCREENS", "HundredToOneScreens"]

SCREENS = HundredToOneScreens()
