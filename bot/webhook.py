"""The web side: updates by webhook, the health check and the figures."""

from __future__ import annotations

import asyncio
import hmac
import logging

from aiogram import Bot, Dispatcher
from aiogram.types import Update
from aiohttp import web

from bot.clock import now
from bot.intake import loads, read
from bot.metrics import CONTENT_TYPE, Metrics
from bot.settings import Settings
from bot.store import Store, StoreDown

log = logging.getLogger(__name__)

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the header's name is public
BODY_SECONDS = 10.0
"""How long an update may take to arrive: Telegram sends it at once."""
LARGEST_BODY = 1024 * 1024
"""Bytes of an update: many times what Telegram sends."""


def create_web_app(
    bot: Bot, dispatcher: Dispatcher, store: Store, settings: Settings, metrics: Metrics
) -> web.Application:
    """`POST /webhook` for Telegram, `GET /healthz` and `GET /metrics` for the operator.

    An update is handled before it is answered: Telegram sends it again if this process dies
    meanwhile.
    """
    secret = settings.webhook_secret.get_secret_value().encode()

    async def webhook(request: web.Request) -> web.Response:
        told = request.headers.get(SECRET_HEADER, "").encode(errors="replace")
        if not hmac.compare_digest(told, secret):
            return web.Response(status=403)
        update = await _brought(request, bot)
        if update is not None:
            await _handled(update)
        return web.Response()

    async def _handled(update: Update) -> None:
        try:
            await dispatcher.feed_update(bot, update)
        except Exception:
            log.exception("update %s fails", update.update_id)

    async def healthz(_: web.Request) -> web.Response:
        try:
            await store.ping()
        except StoreDown:
            return web.json_response({"ok": False, "store": "away"}, status=503)
        return web.json_response({"ok": True})

    async def figures(_: web.Request) -> web.Response:
        try:
            metrics.found(await store.figures(now()))
        except StoreDown:
            metrics.found(None)
        return web.Response(body=metrics.text(), headers={"Content-Type": CONTENT_TYPE})

    app = web.Application(client_max_size=LARGEST_BODY)
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", figures)
    if settings.webhook_url:
        app.router.add_post("/webhook", webhook)
    return app


async def _brought(request: web.Request, bot: Bot) -> Update | None:
    """The update in the body; None: it is of a shape that is not known yet.

    Raises:
        HTTPClientError: there is none, or it does not come.
    """
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return read(loads(await request.read()), bot)
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except ValueError:
        raise web.HTTPBadRequest from None
