"""How the bot gets its updates."""

from __future__ import annotations

import re

from aiogram.methods import (
    Close,
    DeleteWebhook,
    GetUpdates,
    GetWebhookInfo,
    LogOut,
    SetWebhook,
)

from playground.emulator import Emulator, Webhook
from playground.errors import bad_request
from playground.model import Json

LONGEST_POLL = 50


async def get_updates(emulator: Emulator, call: GetUpdates) -> list[Json]:
    """The updates from the offset on, or those that come within the timeout."""
    emulator.feed.allow(call.allowed_updates)
    limit = min(max(call.limit or 100, 1), 100)
    seconds = min(max(call.timeout or 0, 0), LONGEST_POLL)
    return await emulator.feed.poll(call.offset or 0, limit, seconds)


def set_webhook(emulator: Emulator, call: SetWebhook) -> bool:
    """Have updates delivered to an address; an empty one ends that."""
    if call.url and not re.match(r"https?://[\w.\[\]:-]+", call.url):
        raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
    if call.secret_token and not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", call.secret_token):
        raise bad_request("secret token contains unallowed characters")
    emulator.feed.allow(call.allowed_updates)
    if call.drop_pending_updates:
        emulator.feed.pending.clear()
    connections = min(max(call.max_connections or 40, 1), 100)
    emulator.webhook = Webhook(call.secret_token, connections)
    emulator.feed.webhook_url = call.url
    emulator.feed.wake()
    return True


def delete_webhook(emulator: Emulator, call: DeleteWebhook) -> bool:
    """Go back to fetching updates."""
    if call.drop_pending_updates:
        emulator.feed.pending.clear()
    emulator.webhook = Webhook()
    emulator.feed.webhook_url = ""
    emulator.feed.wake()
    return True


def get_webhook_info(emulator: Emulator, call: GetWebhookInfo) -> Json:
    """How deliveries go."""
    feed, webhook = emulator.feed, emulator.webhook
    shown: Json = {
        "url": feed.webhook_url,
        "has_custom_certificate": False,
        "pending_update_count": len(feed.pending),
    }
    if feed.webhook_url:
        shown["max_connections"] = webhook.max_connections
    if webhook.error_date is not None:
        shown["last_error_date"] = webhook.error_date
        shown["last_error_message"] = webhook.error_message
    if feed.allowed:
        shown["allowed_updates"] = feed.allowed
    return shown


def log_out(emulator: Emulator, call: LogOut) -> bool:
    """Leaving the cloud for a server of one's own makes no sense here."""
    raise bad_request("the playground cannot be logged out of")


def close(emulator: Emulator, call: Close) -> bool:
    """Nor does moving to another server."""
    raise bad_request("the playground cannot be closed by its bot")
