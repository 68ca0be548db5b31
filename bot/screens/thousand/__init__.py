"""The screens of Thousand."""

from bot.screens.thousand.screens import ThousandScreens

__all__ = ["ThousandScreens"]
