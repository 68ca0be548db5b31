"""`kill -9` of the bot at random moments, over many tables in play."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import median

from bot import callbacks
from bot.bench.calls import acts
from bot.bench.faults.crowd import PATIENCE, Crowd, games, gathered
from bot.bench.faults.dice import Dice
from bot.bench.faults.resident import Party
from bot.bench.stand import stand
from bot.table import Playing, Table
from playground.client import GaveUp, Refusal
from playground.seen import Seen

LEAST_LIFE = 0.3
MOST_LIFE = 4.0
"""Seconds for which the bot lives before it is killed again."""
LASTING = frozenset({"rules", "rematch", "record", "count"})
"""The only buttons of announcements, which are nobody's place at the table and stay."""


@dataclass(slots=True)
class Killed:
    """What so many kills have come to."""

    kills: int = 0
    tables: int = 0
    matches: int = 0
    moves: int = 0
    by_the_clock: int = 0
    accepted: int = 0
    """Presses that were answered as accepted."""
    superfluous: set[tuple[int, int]] = field(default_factory=set)
    """The messages, by chat and number, that stand there beside those that the bot knows of."""
    repeated: int = 0
    """Results that were told twice."""
    most: int = 0
    """The most superfluous messages that one kill has left at one table."""
    stale: int = 0
    """Old buttons that were pressed after a restart and did nothing."""
    starts: list[float] = field(default_factory=list)
    refused: int = 0
    """Calls that Telegram refused as too many."""
    faults: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[str]:
        """What should not have happened."""
        extra = [f"{self.most} superfluous messages by one kill at one table"]
        return self.faults + (extra if self.most > 1 else [])

    def __str__(self) -> str:
        return "\n".join(
            (
                f"{self.kills} kills over {self.tables} tables, {self.matches} matches: "
                f"{self.moves} moves, {self.by_the_clock} of them by the clock",
                f"presses answered as accepted: {self.accepted}; old buttons refused: "
                f"{self.stale}",
                f"superfluous messages: {len(self.superfluous)}, at most {self.most} by one kill "
                f"at one table; results told twice: {self.repeated}",
                f"restart: median {median(self.starts):.1f} s, slowest {max(self.starts):.1f} s",
                f"refused as too many: {self.refused}",
                f"lost, doubled or astray: {len(self.faults)}",
            )
        )


async def kill(directory: Path, *, kills: int, slugs: list[str], seed: int = 1) -> Killed:
    """Kill the bot so often over these games in play."""
    dice, found = Dice(seed), Killed(kills=kills, tables=len(slugs))
    async with stand(directory) as made, gathered(made, slugs, drowsy=True) as crowd:
        async with crowd.playing():
            for _ in range(kills):
                await asyncio.sleep(dice.seconds(LEAST_LIFE, MOST_LIFE))
                await _kill_once(crowd, found, dice)
            await crowd.until_all_go_on()
        await _look_back(crowd, found)
    return found


async def _kill_once(crowd: Crowd, found: Killed, dice: Dice) -> None:
    await crowd.made.bot.kill()
    before = {table.id: table for table in await crowd.tables()}
    for party in crowd.parties:
        await _count_superfluous(crowd, party, found)
    await crowd.made.bot.start()
    found.starts.append(crowd.made.bot.start_seconds)
    for table in await crowd.tables():
        found.faults += _shifted(before.get(table.id), table)
    await _press_something_old(crowd, found, dice)


def _shifted(before: Table | None, after: Table) -> list[str]:
    """A turn that is still the same began when it began, and ends when it was to end."""
    if before is None:
        return []
    old, new = before.stage, after.stage
    if not (isinstance(old, Playing) and isinstance(new, Playing)):
        return []
    is_same = (old.position, old.is_nudged) == (new.position, new.is_nudged)
    is_same = is_same and before.chairs == after.chairs  # who comes back gets the whole turn
    if is_same and (old.turn_since, before.wake_at) != (new.turn_since, after.wake_at):
        return [f"{after.slug} {after.id}: the clock was set anew by a restart"]
    return []


async def _count_superfluous(crowd: Crowd, party: Party, found: Killed) -> None:
    """While the bot is dead: what stands in the chats without being remembered."""
    table_id = party.tables[-1]
    known = {(s.chat_id, s.message_id) for s in (await crowd.store.shown(table_id)).values()}
    standing = [*await party.people[0].look(party.group)]
    for person in party.people:
        standing += await person.look()
    stray = {(seen.chat, seen.id) for seen in standing if _is_of(seen, table_id)} - known
    found.most = max(found.most, len(stray - found.superfluous))
    found.superfluous |= stray


def _is_of(seen: Seen, table_id: str) -> bool:
    """Whether the message shows a place of the table."""
    meant = [callbacks.parse(button.data or "") for button in seen.flat]
    return any(
        (isinstance(one, callbacks.Act) and one.table == table_id)
        or (isinstance(one, callbacks.Verb) and one.table == table_id and one.verb not in LASTING)
        for one in meant
    )


async def _press_something_old(crowd: Crowd, found: Killed, dice: Dice) -> None:
    """A button of an older position, as a superfluous message may have it, does nothing."""
    party = dice.one_of(crowd.parties)
    person = dice.one_of(party.people)
    table = await crowd.store.load(party.tables[-1])
    if table is None or not isinstance(table.stage, Playing) or not table.stage.position:
        return
    old = callbacks.Act(table.id, dice.below(table.stage.position), 0)
    hand = next((seen for seen in reversed(person.messages()) if acts(seen)), None)
    if hand is None:
        return
    try:
        query = await person.tap(hand, data=str(old))
        answer = await person.answer(query, patience=PATIENCE / 10)
    except (GaveUp, Refusal):
        return  # the bot came back too late for this press, or took the message away
    if answer.text:
        found.stale += 1
    else:
        found.faults.append(f"{table.slug} {table.id}: an old button was accepted")


async def _look_back(crowd: Crowd, found: Killed) -> None:
    found.faults += await crowd.faults()
    found.accepted = crowd.ledger.accepted
    found.refused = await crowd.refused_calls()
    for party in crowd.parties:
        found.matches += len(party.tables)
        for table_id in party.tables:
            log = await crowd.store.log(table_id)
            found.moves += len(log) - 1
            found.by_the_clock += sum(entry.by == "clock" for entry in log)
        found.repeated += _repeated(party.people[0].messages(party.group))


def _repeated(messages: Sequence[Seen]) -> int:
    """Results told twice in a row; with others in between it may well be the same again."""
    told = [seen for seen in messages if seen.by_bot and not seen.flat]
    results = [seen.text for seen in told if "\n" in seen.text]
    return sum(first == second for first, second in pairwise(results))


async def main(directory: Path, *, kills: int = 200, tables: int = 20, seed: int = 1) -> Killed:
    """The long program."""
    return await kill(directory, kills=kills, slugs=games(tables), seed=seed)
