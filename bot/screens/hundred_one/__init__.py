"""The screens of Hundred and One."""

from bot.screens.hundred_one.screens import HundredOneScreens

__all__ = ["HundredOneScreens"]
