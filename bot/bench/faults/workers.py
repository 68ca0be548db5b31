"""One of two workers killed again and again; and a thousand presses at once on one table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median

from bot.bench.calls import verb
from bot.bench.faults.crowd import Crowd, gathered
from bot.bench.faults.dice import Dice
from bot.bench.faults.resident import ANSWER_SECONDS, Due, Party
from bot.bench.house import SECRET, House, house
from bot.table import Playing
from playground.client import GaveUp, Person
from playground.webhook import SECRET_HEADER

SLUGS = ("thousand", "hundred_one", "fifty_five", "forty_fives")
"""Games that last, so that no table is between two matches when a worker dies."""
LEAST_LIFE = 1.0
MOST_LIFE = 5.0
"""Seconds for which both workers live before one of them is killed."""
LOST_ANSWERS = 5
"""Of so many answers to the webhook one gets lost, and the update comes again."""
HEADERS = {SECRET_HEADER: SECRET, "Content-Type": "application/json"}
EACH = 25
"""Presses of one person in a burst: not so many yet that the bot slows the person down."""
AT_ONCE = 50
"""Taps on their way to the playground at the same time."""


@dataclass(slots=True)
class Shared:
    """What has come of it."""

    kills: int = 0
    gaps: list[float] = field(default_factory=list)
    """Seconds from each kill until every match under way had gone on."""
    presses: int = 0
    turns: int = 0
    """Bursts of so many presses on one table."""
    silent: list[int] = field(default_factory=list)
    """In each burst, the presses that were answered as accepted."""
    answered: int = 0
    moves: int = 0
    accepted: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        gaps = f"{median(self.gaps):.1f} s, at most {max(self.gaps):.1f} s" if self.gaps else "-"
        return "\n".join(
            (
                f"{self.kills} kills of one of two workers; until every match went on: {gaps}",
                f"{self.turns} bursts of {self.presses} presses on one table: accepted "
                f"{self.silent}, answered {self.answered}",
                f"{self.moves} moves, presses answered as accepted: {self.accepted}",
                f"lost, doubled or astray: {len(self.wrong)}",
            )
        )


async def share(directory: Path, *, kills: int, turns: int, presses: int, seed: int = 1) -> Shared:
    """Kill one of the workers so often, then press so often at once in each of some turns."""
    dice, found = Dice(seed), Shared(kills=kills, presses=presses, turns=turns)
    async with house(directory) as built, gathered(built.stand, SLUGS) as crowd:
        built.doorman.forgets_every = LOST_ANSWERS
        async with crowd.playing():
            for _ in range(kills):
                await asyncio.sleep(dice.seconds(LEAST_LIFE, MOST_LIFE))
                await _kill_one(crowd, built, found, dice)
            built.doorman.forgets_every = 0
            party = crowd.parties[0]
            people = await _crowd_around(crowd, party, -(-presses // EACH))
            for _ in range(turns):
                async with crowd.waiting():
                    await _burst(crowd, built, party, people, found)
                await crowd.until_all_go_on()
        found.wrong += await crowd.faults()
        found.moves = sum((await crowd.made_moves()).values())
        found.accepted = crowd.ledger.accepted
    return found


async def _kill_one(crowd: Crowd, built: House, found: Shared, dice: Dice) -> None:
    """Lobbies are waited for as well, but not counted: a group takes a message in four seconds."""
    worker, playing = dice.one_of(built.workers), await crowd.in_play()
    await worker.kill()
    began = asyncio.get_running_loop().time()
    await crowd.until_all_go_on(playing)
    found.gaps.append(asyncio.get_running_loop().time() - began)
    await crowd.until_all_go_on()
    await worker.start()


async def _crowd_around(crowd: Crowd, party: Party, number: int) -> list[Person]:
    """So many people in the party's group, those who play among them."""
    playground = crowd.made.playground
    people = [*party.people]
    while len(people) < number:
        people.append(await playground.add_person(f"Onlooker {len(people)}"))
        await playground.set_status(party.group, people[-1], "member")
    return people


async def _burst(
    crowd: Crowd, built: House, party: Party, people: list[Person], found: Shared
) -> None:
    """Everybody presses the button of whose turn it is, all at once and many times over."""
    due = await crowd.due_in(party)
    built.doorman.held = []
    crowd.ledger.pressed(due.press)
    queries = await _tapped(due, party, people, found.presses)
    await built.doorman.until_held(found.presses)
    statuses = await built.doorman.let_in(HEADERS)
    told = await _told(queries)
    found.answered += len(told)
    found.silent.append(told.count(None))
    await _judge(crowd, due, found)
    if set(statuses) != {200} or found.silent[-1] > 1:
        found.wrong.append(f"a burst: {set(statuses)}, accepted {found.silent[-1]} times")


async def _tapped(
    due: Due, party: Party, people: list[Person], number: int
) -> list[tuple[Person, str]]:
    """The button is tapped so often by the people in turn; it need not stand where they tap."""
    gate = asyncio.Semaphore(AT_ONCE)
    seen = await due.person.look(party.group)
    lasting = next(one for one in seen if len(one.flat) == 1 and verb(one, "rules"))

    async def tap(person: Person) -> tuple[Person, str]:
        async with gate:
            return person, await person.tap(lasting, data=str(due.tap.act))

    return await asyncio.gather(*(tap(people[n % len(people)]) for n in range(number)))


async def _told(queries: list[tuple[Person, str]]) -> list[str | None]:
    """The answers, as far as they come: Telegram takes none after 15 s."""
    own: dict[Person, list[str]] = {}
    for person, query in queries:
        own.setdefault(person, []).append(query)
    for person, asked in own.items():
        with suppress(GaveUp):
            await person.until(partial(_has_all, person, asked), patience=ANSWER_SECONDS)
    answers = [person.told(query) for person, query in queries]
    return [answer.text for answer in answers if answer is not None]


def _has_all(person: Person, queries: list[str]) -> bool:
    return all(map(person.has_answer, queries))


async def _judge(crowd: Crowd, due: Due, found: Shared) -> None:
    """The table is one move further, and no more than one; the clock may have dealt since."""
    log = await crowd.store.log(due.press.table)
    entries = log[due.press.position + 1 :]
    made = [entry.seat for entry in entries if entry.by == "person"]
    if made != [due.press.seat] or entries[0].by != "person":
        found.wrong.append(f"a burst was written down as {len(made)} actions")
    table = await crowd.store.load(due.press.table)
    position = table.stage.position if table and isinstance(table.stage, Playing) else None
    if position is not None and position < due.press.position + len(entries):
        found.wrong.append(f"from position {due.press.position} a burst led to {position}")


async def main(
    directory: Path, *, kills: int = 30, turns: int = 10, presses: int = 1000
) -> Shared:
    """The long program."""
    return await share(directory, kills=kills, turns=turns, presses=presses)
