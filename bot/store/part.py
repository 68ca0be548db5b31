"""What the parts of the store have in common: the line to Redis, and how a text is changed."""

from __future__ import annotations

from collections.abc import Callable

from bot.store.server import Server, StoreDown, script

_SWAP = script("swap")

ROUNDS = 50
"""How often a change may lose against others before it is given up."""


class Part:
    """A part of the store."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def _text(self, key: str) -> bytes:
        """What stands under the key; empty: nothing."""
        found = await self._server.ask(lambda redis: redis.get(key))
        return found if isinstance(found, bytes) else b""

    async def _change_text(self, key: str, change: Callable[[bytes], str | None]) -> None:
        """What stands under the key becomes another text; what others write meanwhile stays.

        `change` is asked again each time somebody was quicker. None: it stays as it is.

        Raises:
            StoreDown: the store does not answer, or others were quicker all the time.
        """
        for _ in range(ROUNDS):
            before = await self._text(key)
            after = change(before)
            if after is None or await self._server.run(_SWAP, [key], [before, after]):
                return
        raise StoreDown(f"{key} is changed by others all the time")
