"""Every key is of a declared kind, so that none is forgotten when all is moved."""

from __future__ import annotations

import inspect
from pathlib import Path

from redis.asyncio import Redis

from bot.store import Store, keys
from bot.store.keys import KINDS, kind_of
from tests.bot.evenings import contents, evening


def test_every_key_that_is_ever_made_is_declared() -> None:
    makers = [
        maker
        for name, maker in vars(keys).items()
        if inspect.isfunction(maker)
        and maker.__module__ == keys.__name__
        and maker.__annotations__["return"] == "str"
        and not name.startswith("_")
    ]
    shard = keys.shard("abc123")
    own = {name for name in vars(keys.Shard) if not name.startswith("_")} - {"number"}
    made = [maker(*("7" for _ in inspect.signature(maker).parameters)) for maker in makers]
    for name in own:
        value = getattr(shard, name)
        made.append(value if isinstance(value, str) else value("abc123"))
    assert len(made) > 20
    assert {kind_of(key) for key in made} == set(KINDS)


async def test_an_evening_leaves_keys_of_every_kind(store: Store, redis: Redis) -> None:
    await evening(store)
    found = {kind_of(key) for key in await contents(redis)}
    assert None not in found
    assert {kind.pattern for kind in KINDS if kind not in found} == {"importing"}


async def test_what_is_stored_is_of_the_type_that_is_declared(store: Store, redis: Redis) -> None:
    await evening(store)
    for key, (holds, _, _) in (await contents(redis)).items():
        kind = kind_of(key)
        assert kind is not None
        assert kind.holds == holds, key


def test_docs_say_of_every_kind_how_long_it_stays() -> None:
    text = (Path(keys.__file__).parents[2] / "docs" / "data.md").read_text("utf-8")
    for kind in KINDS:
        assert f"`{kind.pattern}`" in text, kind.pattern
