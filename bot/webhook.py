"""The web side: updates by webhook, and the health check."""

from __future__ import annotations

import hmac
import json
import logging

from aiogram import Bot, Dispatcher
from aiogram.types import Update
from aiohttp import web
from pydantic import ValidationError

from bot.settings import Settings
from bot.store import Store, StoreDown

log = logging.getLogger(__name__)

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the header's name is public


def create_web_app(
    bot: Bot, dispatcher: Dispatcher, store: Store, settings: Settings
) -> web.Application:
    """`POST /webhook` for Telegram, `GET /healthz` for the operator.

    An update is handled before it is answered: Telegram sends it again if this process dies
    meanwhile.
    """
    secret = settings.webhook_secret.get_secret_value().encode()

    async def webhook(request: web.Request) -> web.Response:
        told = request.headers.get(SECRET_HEADER, "").encode(errors="replace")
        if not hmac.compare_digest(told, secret):
            return web.Response(status=403)
        try:
            update = Update.model_validate(await request.json(), context={"bot": bot})
        except (json.JSONDecodeError, UnicodeDecodeError, ValidationError):
            return web.Response(status=400)
        try:
            await dispatcher.feed_update(bot, update)
        except Exception:
            log.exception("update %s fails", update.update_id)
        return web.Response()

    async def healthz(_: web.Request) -> web.Response:
        try:
            await store.ping()
        except StoreDown:
            return web.json_response({"ok": False, "store": "away"}, status=503)
        return web.json_response({"ok": True})

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    if settings.webhook_url:
        app.router.add_post("/webhook", webhook)
    return app
