"""What stands in Telegram, as the teller left it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shown:
    """The message that shows one place: the group's table, or somebody's hand."""

    chat_id: int
    message_id: int
    digest: str
    """Of the screen as it was last sent or edited: the same digest needs no call."""
    episode: str
    """What the message stands for (a lobby, a deal…); another episode gets another message."""
    sent_at: float
    """In seconds since the epoch."""
    edited_at: float
    """The same, of the last edit; at first `sent_at`."""
