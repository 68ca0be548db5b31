"""What became of a call to Telegram, when it was not simply done.

Telegram tells most of what went wrong in English sentences. They are read here, and nowhere else,
into the few outcomes that `bot.teller` acts on.
"""

from __future__ import annotations

from aiogram.exceptions import (
    ClientDecodeError,
    TelegramAPIError,
    TelegramBadRequest,
    TelegramEntityTooLarge,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramRetryAfter,
)

LONGEST_WAIT = 3600.0
"""The longest wait that we believe, in seconds.

Telegram sometimes names many hours. One try an hour can't make that much worse, and a wrong number
can't silence a chat for a day.
"""
NO_WAIT = 86_400.0
"""A wait beyond this, like one that is no time at all, is none that Telegram can mean."""


class CallFailed(Exception):  # noqa: N818 - what became of a call, for the caller to act on
    """Telegram did not do what was asked."""


class TooFast(CallFailed):
    """Past a limit; nothing may be tried in this chat for so many seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(f"retry after {retry_after:g} s")
        self.retry_after = retry_after


class Unreachable(CallFailed):
    """The bot cannot write to this chat or topic now."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
        """One of the codes in `_UNREACHABLE`."""


class Gone(CallFailed):
    """The message is no longer there, or can no longer be changed or taken away."""


class Migrated(CallFailed):
    """The group has become a supergroup."""

    def __init__(self, new_chat_id: int) -> None:
        super().__init__(f"now {new_chat_id}")
        self.new_chat_id = new_chat_id


class NotModified(CallFailed):
    """The message shows exactly that already."""


class Rejected(CallFailed):
    """Telegram does not accept the message itself: a fault of ours, trying again is no use."""


class TelegramDown(CallFailed):
    """No sensible answer: the network, an outage. The call may have been carried out or not."""


_UNREACHABLE = (
    ("bot was blocked", "blocked"),
    ("user is deactivated", "blocked"),
    ("can't initiate conversation", "not_started"),
    ("peer_id_invalid", "not_started"),
    ("not enough rights to send", "no_rights"),
    ("no rights to send", "no_rights"),
    ("need administrator rights", "no_rights"),
    ("chat_write_forbidden", "no_rights"),
    ("chat_restricted", "no_rights"),
    ("chat_send_plain_forbidden", "no_rights"),
    ("topic_closed", "topic_closed"),
    ("topic_deleted", "no_topic"),
    ("message thread not found", "no_topic"),
    ("chat not found", "no_chat"),
    ("kicked", "kicked"),
    ("not a member", "kicked"),
    ("chat was deactivated", "kicked"),
    ("chat was deleted", "kicked"),
)
_GONE = (
    "message to edit not found",
    "message to delete not found",
    "message can't be edited",
    "message can't be deleted",
    "message_id_invalid",
    "message_delete_forbidden",
    "message_edit_time_expired",
    "message identifier is not specified",
)


def outcome(error: TelegramAPIError | ClientDecodeError) -> CallFailed:
    """What the error means to us. Nothing of the message that was to be sent goes along."""
    match error:
        case TelegramRetryAfter():
            wait = believed(error.retry_after)
            return TelegramDown("429 without a wait") if wait is None else TooFast(wait)
        case TelegramMigrateToChat():
            return Migrated(error.migrate_to_chat_id)
        case TelegramForbiddenError():
            return Unreachable(_why(error.message.lower()) or "kicked")
        case TelegramBadRequest():
            return _refusal(error.message)
        case TelegramEntityTooLarge():
            return Rejected("too large")
        case _:
            return TelegramDown(type(error).__name__)


def believed(retry_after: float) -> float | None:
    """The seconds that are to be waited after a 429; None: what it says makes no sense."""
    if 0 < retry_after <= NO_WAIT:
        return min(float(retry_after), LONGEST_WAIT)
    return None


def _refusal(description: str) -> CallFailed:
    words = description.lower()
    if "message is not modified" in words:
        return NotModified()
    if any(sign in words for sign in _GONE):
        return Gone(description)
    why = _why(words)
    return Unreachable(why) if why else Rejected(description)


def _why(words: str) -> str:
    return next((why for sign, why in _UNREACHABLE if sign in words), "")
