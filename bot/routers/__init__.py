"""Routers: filter → host → nothing more."""

from __future__ import annotations

from aiogram import Dispatcher

from bot.routers import chats, commands, presses, private, settings


def include_all(dispatcher: Dispatcher) -> None:
    """Every router, the private chat's last: it takes the words that are no command."""
    dispatcher.include_routers(
        chats.router, commands.router, settings.router, presses.router, private.router
    )
