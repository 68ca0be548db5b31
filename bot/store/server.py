"""The line to Redis: one place where it is opened, where scripts run, and where it fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha1
from importlib.resources import files
from typing import Any

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.client import Pipeline
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import (
    ClusterError,
    ConnectionError,  # noqa: A004 - Redis's own, which is no OSError
    MasterDownError,
    NoScriptError,
    OutOfMemoryError,
    ReadOnlyError,
    ResponseError,
    TryAgainError,
)
from redis.exceptions import TimeoutError as RedisTimeoutError

Argument = str | bytes | int | float

PATIENCE = 0.7
"""Seconds that any question to Redis may take, so that a press is answered within one second."""

CONNECTIONS = 64
"""How many questions may be on their way at once; more of them wait for each other."""

HEALTH_SECONDS = 15
"""A connection that was idle for so long is tried before it is trusted with a question."""

_DOWN = (
    ConnectionError,
    RedisTimeoutError,
    TimeoutError,
    OSError,
    ReadOnlyError,
    OutOfMemoryError,
    ClusterError,
    MasterDownError,
    TryAgainError,
)
_DOWN_WORDS = ("MISCONF", "NOREPLICAS", "BUSY", "UNBLOCKED", "NOPERM")
"""Refusals that the client has no class for: the server cannot store now, or may not."""


class StoreDown(Exception):  # noqa: N818 - it is the store that is down
    """Redis does not answer, or cannot store anything now; what was asked may be asked again."""


class NotSo(Exception):  # noqa: N818 - it answers a question
    """What is stored under a key is of another kind than the store ever puts there."""


def create_redis(url: str) -> Redis:
    """A client for the store; it connects when it is first needed.

    A question is asked again once if the connection was lost under it, so every question of the
    store is one that may be asked twice. A question that takes too long is not repeated.
    """
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=CONNECTIONS,
        timeout=PATIENCE,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        health_check_interval=HEALTH_SECONDS,
        retry=Retry(NoBackoff(), 1, supported_errors=(ConnectionError,)),
        protocol=2,
    )
    return Redis.from_pool(pool)


@asynccontextmanager
async def _answering() -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except _DOWN as error:
        raise StoreDown(f"Redis does not answer: {error or type(error).__name__}") from error
    except ResponseError as error:
        if str(error).startswith(_DOWN_WORDS):
            raise StoreDown(f"Redis cannot store now: {error}") from error
        if "WRONGTYPE" in str(error):
            raise NotSo(str(error)) from error
        raise


@dataclass(frozen=True, slots=True)
class Script:
    """A step that Redis takes at once or not at all; all its keys share a hash slot."""

    text: str
    sha: str


def script(*names: str) -> Script:
    """The step written down in the file of this name, after the files that it needs."""
    place = files("bot.store")
    text = "".join(place.joinpath(f"{name}.lua").read_text("utf-8") for name in names)
    return Script(text, sha1(text.encode(), usedforsecurity=False).hexdigest())


@dataclass(frozen=True, slots=True)
class Call:
    """A script with its keys and arguments."""

    script: Script
    keys: Sequence[str]
    arguments: Sequence[Argument] = ()

    @property
    def _rest(self) -> tuple[int, tuple[Argument, ...]]:
        return len(self.keys), (*self.keys, *self.arguments)

    def queue(self, pipeline: Pipeline, *, whole: bool = False) -> None:
        """Put it among the questions, by its digest or with its whole text."""
        count, rest = self._rest
        if whole:
            pipeline.eval(self.script.text, count, *rest)
        else:
            pipeline.evalsha(self.script.sha, count, *rest)

    async def ask(self, redis: Redis) -> Any:
        """Ask it alone; a server that does not know the script yet is told it."""
        count, rest = self._rest
        try:
            return await redis.evalsha(self.script.sha, count, *rest)
        except NoScriptError:
            return await redis.eval(self.script.text, count, *rest)


class Server:
    """All questions to Redis pass through here, and all its failures leave as `StoreDown`."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def ask(self, question: Callable[[Redis], Awaitable[Any]]) -> Any:
        """Ask one question.

        Raises:
            StoreDown: there is no answer in time.
        """
        async with _answering():
            return await question(self._redis)

    async def run(
        self, step: Script, keys: Sequence[str], arguments: Sequence[Argument] = ()
    ) -> Any:
        """Take one step.

        Raises:
            StoreDown: there is no answer in time.
        """
        async with _answering():
            return await Call(step, keys, arguments).ask(self._redis)

    async def run_all(self, calls: Sequence[Call]) -> list[Any]:
        """Take steps that have nothing to do with each other, in one round trip.

        Raises:
            StoreDown: there is no answer in time.
        """
        async with _answering():
            answers = await self._pipe(calls, whole=False)
            unknown = [at for at, a in enumerate(answers) if isinstance(a, NoScriptError)]
            if unknown:
                again = await self._pipe([calls[at] for at in unknown], whole=True)
                for at, answer in zip(unknown, again, strict=True):
                    answers[at] = answer
            for answer in answers:
                if isinstance(answer, ResponseError):
                    raise answer
            return answers

    async def _pipe(self, calls: Sequence[Call], *, whole: bool) -> list[Any]:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for call in calls:
                call.queue(pipeline, whole=whole)
            return list(await pipeline.execute(raise_on_error=False))

    async def close(self) -> None:
        """Hang up."""
        await self._redis.aclose()
