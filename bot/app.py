"""The composition root: builds the store, Telegram, the host, the teller and the clock.

Nothing else constructs them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import uvloop
from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import ClientDecodeError, TelegramAPIError, TelegramUnauthorizedError
from aiogram.types import BotCommand
from aiohttp import web
from pydantic import ValidationError

from bot import logs, memory
from bot.clock import Clock, now
from bot.desk import Desk
from bot.flood import Brake, Slowed
from bot.host import Host
from bot.host.surveys import Surveys
from bot.i18n import LANGUAGES, translator
from bot.intake import loads
from bot.measuring import Called, Handled, feel_the_lag
from bot.metrics import Metrics
from bot.middlewares import Noted, Once, Told
from bot.packs import Shelf
from bot.polling import LAST_SECONDS, poll
from bot.pollster import Pollster
from bot.quiz import Questions
from bot.routers import include_all
from bot.screens.places import Places
from bot.settings import Settings
from bot.store import Store, StoreDown, create_redis
from bot.telegram import CALL_SECONDS, Telegram
from bot.teller import Teller
from bot.waking import Pace
from bot.webhook import create_web_app

log = logging.getLogger(__name__)

EXIT_FAULT = 1
EXIT_CONFIG = 2
EXIT_TOKEN = 3
EXIT_STORE = 4
EXIT_TELEGRAM = 5

COMMANDS = (
    "play", "join", "leave", "table", "hand", "rules", "record", "score", "last",
    "settings", "lang", "games", "stop", "survey", "forget", "help",
)  # fmt: skip


class CannotStart(Exception):  # noqa: N818 - a sentence for the operator
    """The bot cannot start; the text says why, the code goes to the shell."""

    def __init__(self, why: str, code: int) -> None:
        super().__init__(why)
        self.code = code


@dataclass(frozen=True, slots=True)
class App:
    """The parts of a running bot."""

    bot: Bot
    dispatcher: Dispatcher
    store: Store
    host: Host
    teller: Teller
    clock: Clock
    pollster: Pollster
    metrics: Metrics
    settings: Settings


def create_bot(settings: Settings, metrics: Metrics) -> Bot:
    """Aiogram's Bot, speaking to the Bot API server of the settings."""
    api = TelegramAPIServer.from_base(settings.telegram_api_url.rstrip("/"))
    session = AiohttpSession(api=api, json_loads=loads)
    session.middleware(Called(metrics))
    return Bot(settings.bot_token.get_secret_value(), session=session)


def create_app(settings: Settings, bot: Bot, store: Store, username: str, metrics: Metrics) -> App:
    """Put the parts together."""
    telegram = Telegram(bot)
    pace = Pace(
        deal=7.0 * settings.pace,
        first_deal=2.0 * settings.pace,
        computer=1.2 * settings.pace,
        unveiling=2.5 * settings.pace,
        plea=4.0 * settings.pace,
        rival=6.0 * settings.pace,
    )
    teller = Teller(store, telegram, Places(username, pace.unveiling), now)
    shelf = Shelf(settings.packs_dir)
    host = Host(store, telegram, now, teller.poke, pace, Questions(shelf, store))
    teller.listen(host.people.lost, host.matches.migrated)
    clock = Clock(store, host.matches.time_up, now, StoreDown)
    surveys = Surveys(host.tables, store, shelf.estimates, pace)
    host.tables.listen(surveys.show_over)
    desk = Desk(host, telegram, teller.speaker, username, surveys)
    dispatcher = Dispatcher(disable_fsm=True, desk=desk)
    told = Told(StoreDown)
    dispatcher.update.outer_middleware(Slowed(Brake(now), told))
    dispatcher.update.outer_middleware(Once(store, StoreDown))
    dispatcher.update.outer_middleware(Handled(metrics))
    dispatcher.message.outer_middleware(Noted(store.note_message, StoreDown))
    for observer in (dispatcher.message, dispatcher.callback_query):
        observer.outer_middleware(told)
    include_all(dispatcher)
    pollster = Pollster(store, desk, StoreDown)
    return App(bot, dispatcher, store, host, teller, clock, pollster, metrics, settings)


@asynccontextmanager
async def running(app: App, stopping: asyncio.Event) -> AsyncIterator[asyncio.TaskGroup]:
    """The teller and the clock at work; at the end they are stopped, nothing is left half sent.

    They begin to finish as soon as `stopping` is set, while handlers finish beside them.
    """
    memory.settle()
    async with asyncio.TaskGroup() as group:
        lag = feel_the_lag(app.metrics.lagged)
        loops = (app.teller.run(), app.clock.run(), app.pollster.run(), lag)
        tasks = [group.create_task(loop) for loop in loops]
        finishing = group.create_task(_finish(app, stopping))
        try:
            yield group
        finally:
            stopping.set()
            await finishing
            for task in tasks:
                task.cancel()


async def _finish(app: App, stopping: asyncio.Event) -> None:
    await stopping.wait()
    await asyncio.gather(app.teller.finish(), app.clock.finish())


async def serve(settings: Settings) -> None:
    """Run the bot until SIGTERM or SIGINT.

    Raises:
        CannotStart: the token is wrong, or Redis or Telegram does not answer.
    """
    metrics = Metrics()
    bot = create_bot(settings, metrics)
    redis = create_redis(settings.redis_url)
    try:
        store = Store(redis, metrics.asked)
        username = await _introduced(bot, store, settings)
        app = create_app(settings, bot, store, username, metrics)
        stopping = asyncio.Event()
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, stopping.set)
        async with running(app, stopping), _web(app, stopping):
            if settings.webhook_url:
                log.info("@%s is on", username)
                await stopping.wait()
            else:
                await poll(bot, app.dispatcher, stopping, lambda: log.info("@%s is on", username))
    finally:
        await redis.aclose()
        await bot.session.close()


async def _introduced(bot: Bot, store: Store, settings: Settings) -> str:
    """The bot's name, after the store and Telegram have answered."""
    try:
        await store.ping()
        if await store.importing():
            raise CannotStart("REDIS_URL holds a part of an export: import it again", EXIT_STORE)
    except StoreDown as error:
        raise CannotStart(f"Redis does not answer at REDIS_URL: {error}", EXIT_STORE) from error
    try:
        me = await bot.me()
        await _announce(bot, settings)
    except TelegramUnauthorizedError as error:
        raise CannotStart("Telegram does not know this BOT_TOKEN", EXIT_TOKEN) from error
    except (TelegramAPIError, ClientDecodeError) as error:
        raise _no_telegram(settings, error) from error
    return me.username or ""


def _no_telegram(settings: Settings, error: TelegramAPIError | ClientDecodeError) -> CannotStart:
    first, *_ = str(error).splitlines() or [type(error).__name__]
    why = f"Telegram does not answer at {settings.telegram_api_url}: {first}"
    return CannotStart(why, EXIT_TELEGRAM)


async def _announce(bot: Bot, settings: Settings) -> None:
    """Tell Telegram the commands and where updates go."""
    for language in LANGUAGES:
        t = translator(language)
        commands = [
            BotCommand(command=name, description=t.plain(f"command-{name}")) for name in COMMANDS
        ]
        await bot.set_my_commands(commands, language_code=language)
        if language == "en":
            await bot.set_my_commands(commands)
    if not settings.webhook_url:
        await bot.delete_webhook()


@asynccontextmanager
async def _web(app: App, stopping: asyncio.Event) -> AsyncIterator[None]:
    """Health check and figures and, with a webhook, the door for updates."""
    runner = web.AppRunner(
        create_web_app(app.bot, app.dispatcher, app.store, app.settings, app.metrics),
        access_log=None,  # health checks would fill it
        shutdown_timeout=LAST_SECONDS / 2,  # aiohttp waits so long twice
    )
    await runner.setup()
    try:
        await _open(runner, app.settings)
        if app.settings.webhook_url:
            await _open_door(app)
        yield
    finally:
        stopping.set()
        await runner.cleanup()


async def _open_door(app: App) -> None:
    """Tell Telegram where updates are to be brought."""
    try:
        await app.bot.set_webhook(
            app.settings.webhook_url,
            secret_token=app.settings.webhook_secret.get_secret_value() or None,
            allowed_updates=app.dispatcher.resolve_used_update_types(),
            request_timeout=CALL_SECONDS,
        )
    except (TelegramAPIError, ClientDecodeError) as error:
        raise _no_telegram(app.settings, error) from error


async def _open(runner: web.AppRunner, settings: Settings) -> None:
    try:
        await web.TCPSite(runner, settings.listen_host, settings.listen_port).start()
    except OSError as error:
        why = f"LISTEN_PORT: {settings.listen_port} can't be used ({error.strerror})"
        raise CannotStart(why, EXIT_CONFIG) from error


def main() -> None:
    """`prikup bot`: run until stopped; a clear word and an exit code if that can't be."""
    try:
        settings = Settings()
    except ValidationError as error:
        _leave(_settings_trouble(error), EXIT_CONFIG)
    veil = logs.set_up(settings.log_level, settings.log_format, settings.secrets)
    try:
        uvloop.run(serve(settings))
    except* CannotStart as group:
        first = group.exceptions[0]
        assert isinstance(first, CannotStart)  # noqa: S101 - the clause says so
        _leave(veil(str(first)), first.code)
    except* Exception as group:
        log.critical("a fault ends the bot", exc_info=group)
        _leave("a fault ended the bot, see above", EXIT_FAULT)


def _settings_trouble(error: ValidationError) -> str:
    first = error.errors()[0]
    name = str(first["loc"][0]).upper() if first["loc"] else "settings"
    if first["type"] == "missing":
        return f"{name} is not set: put it into .env or the environment (see .env.example)"
    if first["type"] == "value_error":
        return str(first["ctx"]["error"])  # a sentence of ours, with the name in it
    return f"{name}: {first['msg']}"


def _leave(why: str, code: int) -> None:
    with contextlib.suppress(BrokenPipeError):
        sys.stderr.write(f"prikup: {why}\n")
    sys.exit(code)
