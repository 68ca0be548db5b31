"""The screens of the games, by slug: each game's stand in a package of its name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from bot.screens.screen import GameScreens
from engine.games import GAMES

SCREENS: Mapping[str, GameScreens] = {
    slug: import_module(f"bot.screens.{slug}").SCREENS for slug in GAMES
}
