"""What the parts of the store have in common: the line to Redis."""

from __future__ import annotations

from bot.store.server import Server


class Part:
    """A part of the store."""

    def __init__(self, server: Server) -> None:
        self._server = server
