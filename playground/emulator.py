"""The parts of one playground, put together."""

from __future__ import annotations

from dataclasses import dataclass, field

from playground.calls import CallLog
from playground.clock import Clock
from playground.errors import Refused
from playground.faults import Faults
from playground.limits import Limits
from playground.model import Document, Json
from playground.updates import Feed
from playground.world import World


@dataclass(slots=True)
class Webhook:
    """Where and how the bot wants its updates delivered."""

    secret: str | None = None
    max_connections: int = 40
    error_date: int | None = None
    error_message: str | None = None


@dataclass(slots=True)
class Emulator:
    """A world, the bot's token for it, and everything between the two."""

    token: str
    world: World
    clock: Clock
    limits: Limits
    feed: Feed
    faults: Faults = field(default_factory=Faults)
    calls: CallLog = field(default_factory=CallLog)
    webhook: Webhook = field(default_factory=Webhook)
    commands: dict[tuple[str, str], list[Json]] = field(default_factory=dict)
    """The bot's commands by scope and language."""
    files: dict[str, Document] = field(default_factory=dict)

    def check_token(self, token: str) -> None:
        """Let only the bot itself call.

        Raises:
            Refused: it is another token.
        """
        if token != self.token:
            raise Refused(401, "Unauthorized")


def build(token: str, world: World, *, limits: bool = True) -> Emulator:
    """A playground around this world, by the world's clock."""
    return Emulator(
        token,
        world,
        world.clock,
        Limits(world.clock, on=limits),
        Feed(world),
    )
