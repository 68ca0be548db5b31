"""The screens of the games, by slug."""

from __future__ import annotations

from collections.abc import Mapping

from bot.screens.hundred_one import HundredOneScreens
from bot.screens.screen import GameScreens
from bot.screens.thousand import ThousandScreens

SCREENS: Mapping[str, GameScreens] = {
    "thousand": ThousandScreens(),
    "hundred_one": HundredOneScreens(),
}
