"""The line to Redis: one place where it is opened, where scripts run, and where it fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha1
from importlib.resources import files
from time import perf_counter
from typing import Any, NamedTuple

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
Question = Callable[[Pipeline], object]
"""Puts one command into the pipeline."""
Told = Callable[[int, int, float], None]
"""Is told of each round trip: questions, those without an answer, seconds."""

PATIENCE = 0.7
"""Seconds that any question to Redis may take, so that a press is answered within one second."""

UNHURRIED = 10.0
"""The same for a program that no person waits for."""

STEPS = 7
"""In so many steps the patience is counted; one at most passes while this process is halted."""

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


def create_redis(url: str, patience: float = PATIENCE) -> Redis:
    """A client for the store; it connects when it is first needed, within so many seconds.

    A question is asked again once if the connection was lost under it, so every question of the
    store is one that may be asked twice. A question that takes too long is not repeated; how long
    that is, `Server` decides for many of them at once.
    """
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=CONNECTIONS,
        timeout=patience,
        socket_connect_timeout=patience,
        health_check_interval=HEALTH_SECONDS,
        retry=Retry(NoBackoff(), 1, supported_errors=(ConnectionError,)),
        protocol=2,
    )
    return Redis.from_pool(pool)


def _failure(error: Exception) -> Exception:
    """What the asker is told instead of an answer."""
    if isinstance(error, _DOWN) or _is_demoted(error):
        told: Exception = StoreDown(f"Redis does not answer: {error or type(error).__name__}")
    elif isinstance(error, ResponseError) and str(error).startswith(_DOWN_WORDS):
        told = StoreDown(f"Redis cannot store now: {error}")
    elif isinstance(error, ResponseError) and "WRONGTYPE" in str(error):
        told = NotSo(str(error))
    else:
        return error
    told.__cause__ = error
    return told


def _is_demoted(answer: object) -> bool:
    """Whether the server follows another one by now."""
    return isinstance(answer, ReadOnlyError | MasterDownError) or (
        isinstance(answer, ResponseError) and "READONLY" in str(answer)
    )


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
    keys: Sequence[str | bytes]
    arguments: Sequence[Argument] = ()

    def question(self, *, whole: bool = False) -> Question:
        """Ask for the script by its digest, or with its whole text."""
        name, text = ("EVAL", self.script.text) if whole else ("EVALSHA", self.script.sha)
        command = (name, text, len(self.keys), *self.keys, *self.arguments)
        return lambda pipeline: pipeline.execute_command(*command)


@asynccontextmanager
async def _awake(seconds: float) -> AsyncIterator[None]:
    """Give up what takes so many seconds, not counting how long this process was halted.

    A machine may stand still for a second; what Redis has answered meanwhile waits to be read, and
    would be thrown away by a clock that runs on.

    Raises:
        TimeoutError: it took too long.
    """
    loop = asyncio.get_running_loop()
    timer: asyncio.TimerHandle

    def step(left: int) -> None:
        nonlocal timer
        if left:
            timer = loop.call_later(seconds / STEPS, step, left - 1)
        else:
            limit.reschedule(loop.time())

    async with asyncio.timeout(None) as limit:
        timer = loop.call_later(seconds / STEPS, step, STEPS - 1)
        try:
            yield
        finally:
            timer.cancel()


class _Waiting(NamedTuple):
    """A question that is to be asked, and who waits for its answer."""

    question: Question
    answer: asyncio.Future[Any]

    def tell(self, answer: Any) -> None:
        if self.answer.done():
            return  # the asker has given up
        if isinstance(answer, Exception):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class Server:
    """All questions to Redis pass through here, and all its failures leave as `StoreDown`.

    What is asked in the same moment, or while the answers to earlier questions are on their way,
    goes together in one round trip: a question costs a fraction of what it costs alone.
    """

    def __init__(self, redis: Redis, told: Told | None = None, patience: float = PATIENCE) -> None:
        self._redis = redis
        self._told = told
        self._patience = patience
        self._waiting: list[_Waiting] = []
        self._asking: asyncio.Task[None] | None = None

    async def ask(self, question: Question) -> Any:
        """Ask one question.

        Raises:
            StoreDown: there is no answer in time.
            NotSo: another kind of thing is stored there.
        """
        return await self._answer(question)

    async def ask_all(self, questions: Iterable[Question]) -> list[Any]:
        """Ask several in one round trip; `NotSo` takes the place of an answer.

        Raises:
            StoreDown: one of them has no answer in time.
        """
        answers = [self._answer(question) for question in questions]
        found = await asyncio.gather(*answers, return_exceptions=True)
        for answer in found:
            if isinstance(answer, BaseException) and not isinstance(answer, NotSo):
                raise answer
        return found

    async def run(
        self, step: Script, keys: Sequence[str | bytes], arguments: Sequence[Argument] = ()
    ) -> Any:
        """Take one step; a server that does not know the script yet is told it.

        Raises:
            StoreDown: there is no answer in time.
            NotSo: another kind of thing is stored there.
        """
        call = Call(step, keys, arguments)
        try:
            return await self._answer(call.question())
        except NoScriptError:
            return await self._answer(call.question(whole=True))

    async def run_all(self, calls: Sequence[Call]) -> list[Any]:
        """Take steps that have nothing to do with each other, in one round trip.

        Raises:
            StoreDown: there is no answer in time.
        """
        runs = (self.run(call.script, call.keys, call.arguments) for call in calls)
        return await asyncio.gather(*runs)

    def _answer(self, question: Question) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        waiting = _Waiting(question, loop.create_future())
        self._waiting.append(waiting)
        if self._asking is None or self._asking.done():
            self._asking = loop.create_task(self._ask_on())
        return waiting.answer

    async def _ask_on(self) -> None:
        """Ask all that waits, then all that has come meanwhile, until nothing waits."""
        while self._waiting:
            asked, self._waiting = self._waiting, []
            began = perf_counter()
            try:
                async with _awake(self._patience):
                    answers = await self._pipe(asked)
            except Exception as error:
                # those that have come meanwhile are told as well: they have had their wait
                asked += self._waiting
                self._waiting = []
                answers = [error] * len(asked)
            answers = [_failure(a) if isinstance(a, Exception) else a for a in answers]
            for waiting, answer in zip(asked, answers, strict=True):
                waiting.tell(answer)
            if self._told is not None:
                failures = sum(isinstance(answer, StoreDown) for answer in answers)
                self._told(len(asked), failures, perf_counter() - began)

    async def _pipe(self, asked: Sequence[_Waiting]) -> list[Any]:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for waiting in asked:
                waiting.question(pipeline)
            answers = list(await pipeline.execute(raise_on_error=False))
        if any(map(_is_demoted, answers)):
            # it keeps its connections, and whoever stays on them never gets to its successor
            await self._redis.connection_pool.disconnect()
        return answers

    async def close(self) -> None:
        """Hang up."""
        await self._redis.aclose()
