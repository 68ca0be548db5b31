"""What people pressed and were told, held against what is stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.i18n import translator
from bot.record import played
from bot.table import LogEntry, Over, Playing, Table
from engine.game import IllegalAction, Seat
from engine.games import GAMES

LANGUAGE = "en"
"""What everybody in these programs speaks."""
DONE = translator(LANGUAGE).plain("answer-done")
"""The answer to a press whose move has been made: the first answer may have been lost."""
TRY_AGAIN = translator(LANGUAGE).plain("answer-try-again")


@dataclass(slots=True)
class Press:
    """A press that is to make a move."""

    table: str
    position: int
    seat: Seat
    action: str
    is_answered: bool = False
    told: str | None = None
    """The words of the answer; None: it was accepted, or there is no answer."""

    @property
    def is_accepted(self) -> bool:
        """Whether the bot answered that this very press made the move."""
        return self.is_answered and self.told is None


@dataclass(slots=True)
class Ledger:
    """Everything that people did."""

    presses: list[Press] = field(default_factory=list)
    words: Counter[tuple[str, Seat]] = field(default_factory=Counter)
    """How often somebody said something that the game might hear, by table and seat."""
    said: Counter[str] = field(default_factory=Counter)
    """The answers to presses that were not accepted."""

    def pressed(self, press: Press) -> None:
        """Somebody presses."""
        self.presses.append(press)

    def answered(self, press: Press, text: str | None) -> None:
        """And is answered so."""
        press.is_answered, press.told = True, text
        if text is not None:
            self.said[text] += 1

    @property
    def accepted(self) -> int:
        """The presses that were answered as accepted."""
        return sum(press.is_accepted for press in self.presses)

    @property
    def unanswered(self) -> int:
        """The presses that nobody answered."""
        return sum(not press.is_answered for press in self.presses)

    def faults(self, table: Table, log: Sequence[LogEntry]) -> list[str]:
        """What is wrong with the stored table, a sentence each; nothing if all is well."""
        own = [press for press in self.presses if press.table == table.id]
        return [
            f"{table.slug} {table.id}: {what}"
            for found in (_lost(own, log), self._uncalled(own, table, log), _astray(table, log))
            for what in found
        ]

    def _uncalled(
        self, own: Sequence[Press], table: Table, log: Sequence[LogEntry]
    ) -> Iterator[str]:
        """Actions of people that nobody asked for, or asked for once and are there twice."""
        tried = {(press.position, press.seat, press.action) for press in own}
        heard: dict[Seat, list[str]] = {}
        for position, entry in enumerate(log[1:]):
            if entry.by == "person" and (position, entry.seat, entry.action) not in tried:
                heard.setdefault(entry.seat, []).append(f"{position} {entry.action}")
        for seat, actions in heard.items():
            if len(actions) > self.words[table.id, seat]:
                yield f"seat {seat} has actions that nobody asked for: {', '.join(actions)}"


def _lost(own: Sequence[Press], log: Sequence[LogEntry]) -> Iterator[str]:
    """Presses that were answered as accepted and are not in the log, where they belong."""
    for press in own:
        entry = log[press.position + 1] if press.position + 1 < len(log) else None
        is_there = entry is not None and (entry.seat, entry.by) == (press.seat, "person")
        if press.told == DONE and not is_there:
            yield f"move {press.position} was told to be made, and is not there"
        is_it = is_there and entry is not None and entry.action == press.action
        if press.is_accepted and not is_it:
            yield f"move {press.position} was accepted and is not there: {press.action}"


def _astray(table: Table, log: Sequence[LogEntry]) -> Iterator[str]:
    """Where the log leads to another state than the one that is stored."""
    if not isinstance(table.stage, Playing | Over) or table.stage.state is None:
        return
    if isinstance(table.stage, Playing) and len(log) != table.stage.position + 1:
        yield f"{len(log) - 1} actions in the log, but the position is {table.stage.position}"
    game = GAMES[table.slug]
    state, actions = played(table, log)
    try:
        for seat, action in actions:
            state = game.apply(state, seat, action).state
    except IllegalAction as error:
        yield f"the log cannot be replayed: {error.reason}"
        return
    if state != table.stage.state:
        yield "the log does not lead to the stored state"
