"""The teller makes Telegram match the screens; nobody else sends, edits or deletes.

It is a reconciler, not a queue of messages. A dirty table is claimed, the screens of its newest
state are compared with what was shown (`plan`, pure), and the most urgent step that the limits
allow is done; then it looks again. So a newer state overtakes older edits, a 429 only means later,
and after a crash the next look finds what is missing. What is shown is remembered after each call:
a crash between the two leaves at most one message too many, whose buttons carry an old position.
"""

from bot.teller.ports import Places
from bot.teller.teller import Teller

__all__ = ["Places", "Teller"]
