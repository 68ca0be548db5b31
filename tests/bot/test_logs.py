"""What operators read: stable keys, no secret, no words of errors."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from io import StringIO
from typing import Any

import pytest
from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.types import Message
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot import polling
from bot.logs import LINES, QUIET, STRUCK, Lines, Style, Veil, about, set_up, trace
from bot.polling import poll

TOKEN = "4242:AAE-quite_secret"


class Log:
    """A log of its own, and what was written to it."""

    def __init__(self, style: Style) -> None:
        self._paper = StringIO()
        self.handler = logging.StreamHandler(self._paper)
        self.handler.setFormatter(Lines(Veil([TOKEN, ""]), LINES[style]))
        self.logger = logging.Logger("bot.part")
        self.logger.addHandler(self.handler)

    @property
    def text(self) -> str:
        return self._paper.getvalue()

    @property
    def last(self) -> dict[str, Any]:
        """The keys of the last line."""
        told: dict[str, Any] = json.loads(self.text.splitlines()[-1])
        return told


@pytest.fixture(params=LINES)
def log(request: pytest.FixtureRequest) -> Log:
    return Log(request.param)


@pytest.fixture
def lines() -> Log:
    return Log("json")


def fails(log: Log, error: BaseException) -> None:
    """Something of ours fails, and is logged."""
    try:
        _raised(error)
    except type(error):
        log.logger.exception("update %s fails", 7)


def _raised(error: BaseException) -> None:
    raise error


def test_a_line_is_an_object_with_stable_keys(lines: Log) -> None:
    lines.logger.warning("table %s: time is up, but %s", "abc", "answer-over")
    assert list(lines.last) == ["at", "level", "logger", "event", "text"]
    assert lines.last["level"] == "warning"
    assert lines.last["logger"] == "bot.part"
    assert lines.last["event"] == "table %s: time is up, but %s"
    assert lines.last["text"] == "table abc: time is up, but answer-over"
    assert lines.last["at"].endswith("Z")


def test_a_line_says_what_it_is_about(lines: Log) -> None:
    with about(update=7), about(table="abc"):
        lines.logger.warning("slow")
        assert (lines.last["update"], lines.last["table"]) == (7, "abc")
    lines.logger.warning("slow")
    assert "update" not in lines.last


async def test_what_one_task_is_about_is_not_told_of_another(lines: Log) -> None:
    async def other() -> None:
        lines.logger.warning("of the other")

    async with asyncio.TaskGroup() as group:
        task = group.create_task(other())
        with about(table="abc"):
            await task
    assert "table" not in lines.last


def test_an_error_is_told_by_kind_and_place_not_by_its_words(log: Log) -> None:
    fails(log, KeyError("the queen of hearts"))
    assert "KeyError" in log.text
    assert "in fails" in log.text
    assert "update 7 fails" in log.text
    assert "queen" not in log.text


def test_so_are_the_errors_that_led_to_it(log: Log) -> None:
    error = RuntimeError("queen")
    error.__cause__ = ValueError("king")
    group = ExceptionGroup("ace of spades", [error, LookupError("jack")])
    fails(log, group)
    for kind in ("ExceptionGroup", "RuntimeError", "ValueError", "LookupError"):
        assert kind in log.text
    for word in ("queen", "king", "ace of", "jack"):
        assert word not in log.text


def test_an_error_in_the_midst_of_another_is_told_unless_it_was_put_aside() -> None:
    error, before = RuntimeError(), KeyError()
    error.__context__ = before
    assert "KeyError" in trace(error)
    error.__suppress_context__ = True
    assert "KeyError" not in trace(error)


def test_an_error_is_one_line_of_json(lines: Log) -> None:
    fails(lines, KeyError("queen"))
    assert len(lines.text.splitlines()) == 1
    assert lines.last["error"] == "KeyError"
    assert "in fails" in lines.last["trace"]


def test_a_line_whose_arguments_do_not_fit_is_told_without_them(log: Log) -> None:
    log.logger.warning("%d cards", "queen")
    assert "%d cards" in log.text
    assert "queen" not in log.text


def test_of_a_lost_task_only_that_it_is_lost_is_told(log: Log) -> None:
    log.logger.name = "asyncio"
    log.logger.error("Task exception was never retrieved\nfuture: <exception=KeyError('queen')>")
    assert "never retrieved" in log.text
    assert "queen" not in log.text


@pytest.mark.parametrize("form", [TOKEN, "4242%3AAAE-quite_secret"])
def test_secrets_are_struck_out_wherever_they_stand(form: str, log: Log) -> None:
    log.logger.warning("cannot reach http://x/bot%s/getMe", form)
    assert f"http://x/bot{STRUCK}/getMe" in log.text
    assert "quite_secret" not in log.text


@pytest.fixture
def quiet() -> Iterator[None]:
    """The loggers are afterwards as they were."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in QUIET}
    for handler in handlers:
        root.removeHandler(handler)
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("style", LINES)
def test_all_that_is_logged_goes_by_these_rules(
    style: Style, capsys: pytest.CaptureFixture[str]
) -> None:
    veil = set_up("DEBUG", style, [TOKEN])
    logging.getLogger("some.library").debug("it calls %s", TOKEN)
    logging.getLogger("aiohttp.access").info("GET /healthz")
    told = capsys.readouterr().err
    assert f"it calls {STRUCK}" in told
    assert "healthz" not in told
    assert veil(TOKEN) == STRUCK


@pytest.fixture
async def circle() -> AsyncIterator[str]:
    """A Telegram that leads every call in circles."""

    async def lead(request: web.Request) -> web.Response:
        raise web.HTTPFound(request.path_qs)

    app = web.Application()
    app.router.add_route("*", "/{anything:.*}", lead)
    async with TestServer(app) as server:
        yield str(server.make_url("")).rstrip("/")


async def test_a_call_that_fails_does_not_tell_the_token_in_its_address(
    circle: str, log: Log, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "BACKOFF", (0,))
    stopping = asyncio.Event()
    stops = _Stop(stopping.set)
    for handler in (log.handler, stops):
        polling.log.addHandler(handler)
    session = AiohttpSession(api=TelegramAPIServer.from_base(circle))
    dispatcher = Dispatcher()
    dispatcher.message.register(_ignore)
    try:
        async with asyncio.timeout(20):
            await poll(Bot(TOKEN, session=session), dispatcher, stopping, lambda: None)
    finally:
        for handler in (log.handler, stops):
            polling.log.removeHandler(handler)
        await session.close()
    assert TOKEN in caplog.text  # so much for the error's own words
    assert "no updates" in log.text
    assert f"bot{STRUCK}/getUpdates" in log.text
    assert "quite_secret" not in log.text


async def _ignore(message: Message) -> None:
    assert message


class _Stop(logging.Handler):
    """Calls this as soon as anything is logged."""

    def __init__(self, call: Callable[[], None]) -> None:
        super().__init__()
        self._call = call

    def emit(self, record: logging.LogRecord) -> None:
        assert record
        self._call()
