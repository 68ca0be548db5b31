"""Routers: filter → host → nothing more."""

from __future__ import annotations

from aiogram import Dispatcher

from bot.routers import chats, commands, forget, presses, private, settings, survey, words


def include_all(dispatcher: Dispatcher) -> None:
    """Every router: of presses first, of which there are most.

    The private chat's comes last: it takes the words that are no command.
    """
    dispatcher.include_routers(
        presses.router(),
        chats.router(),
        commands.router(),
        settings.router(),
        forget.router(),
        survey.router(),
        words.router(),
        private.router(),
    )
