"""A look into the store from the command line."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

from pydantic import ValidationError

from bot.settings import StoreSettings
from bot.usage import fail

if TYPE_CHECKING:  # other commands need no client of Redis, and start without it
    from bot.store import Store

T = TypeVar("T")

DOWN = 4
"""The exit code if Redis does not answer."""


def store_settings() -> StoreSettings:
    """What the operator has set for the store and the packs; ends the command if it cannot be."""
    try:
        return StoreSettings()
    except ValidationError as error:
        fail(str(error.errors()[0]["msg"]).removeprefix("Value error, "))


def in_store(settings: StoreSettings, work: Callable[[Store], Awaitable[T]]) -> T:
    """What the work comes to; ends the command if Redis does not answer."""
    stores = import_module("bot.store")

    async def run() -> T:
        async with stores.store_at(settings.redis_url) as store:
            return await work(store)

    try:
        return asyncio.run(run())
    except stores.StoreDown as error:
        fail(f"REDIS_URL: {error}", DOWN)
