"""People at a show of «Сто к одному»: they sit down in teams, and answer where it belongs."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from bot import callbacks
from bot.bench.calls import acts, verb
from bot.bench.stand import Stand, stand
from bot.table import Playing, Table
from engine.game import Seat
from engine.games.hundred_to_one import HUNDRED_TO_ONE as GAME
from engine.games.hundred_to_one.normal import normalise
from engine.games.hundred_to_one.state import Big, State, big_board
from engine.games.hundred_to_one.values import PhaseName
from engine.games.hundred_to_one.viewing import phase_name
from playground.client import Person, Refusal
from playground.model import Json
from playground.seen import Answer, Button, Seen
from tests.e2e.leaks import Record
from tests.e2e.overheard import overheard
from tests.e2e.party import Party, forged, greeted, has_verb, position, said
from tests.e2e.questions import STRANGE, lay_packs, shipped_names

SLUG = GAME.slug
QUICK = "tv: rounds=simple"
_TAG = re.compile("</?[bi]>")


@dataclass(slots=True)
class Show:
    """A match, those who play in it and those who only watch."""

    party: Party
    table_id: str
    language: str
    watchers: list[Person] = field(default_factory=list)
    taken: list[tuple[Seat, str]] = field(default_factory=list)
    """What people have done that counts, in order: the log must tell the same."""

    @property
    def group(self) -> int:
        return self.party.group

    async def table(self) -> Table:
        return await self.party.load(self.table_id)

    async def state(self) -> State:
        return state_of(await self.table())

    async def comes_to(self, *phases: PhaseName) -> State:
        """The state as soon as the match has come to one of the phases."""
        table = await self.party.until(lambda t: phase_of(t) in phases, await self.table())
        return state_of(table)

    async def person(self, seat: Seat) -> Person:
        found = self.party.at(await self.table(), seat)
        assert found is not None, f"nobody sits on {seat}"
        return found

    async def speak(self, seat: Seat, text: str) -> Seen:
        """The person of the seat says this, in the chat in which it is to be said."""
        person, state = await self.person(seat), await self.state()
        return await self.speaks(person, text, is_aloud=not GAME.is_secret(state, seat))

    async def speaks(self, person: Person, text: str, *, is_aloud: bool = True) -> Seen:
        """Anybody says this; aloud is in answer to the bot's message in the group."""
        if not is_aloud:
            return await person.send(text)
        while True:
            newest = [seen for seen in await person.look(self.group) if seen.by_bot][-1]
            with suppress(Refusal):  # the bot has just put another in its place
                return await person.send(text, self.group, reply_to=newest.id)

    async def say(self, seat: Seat, text: str) -> State:
        """The same, as an answer that counts; the state after it."""
        return await self._taken(seat, f"answer {text}", partial(self.speak, seat, text))

    async def do(self, seat: Seat, action: str) -> State:
        """The person of the seat presses what does this, in the private chat."""
        button, hand = await self.button(seat, action)
        person = await self.person(seat)
        return await self._taken(seat, action, partial(person.press, hand, button))

    async def button(self, seat: Seat, action: str) -> tuple[Button, Seen]:
        """The private button that does this, and its message."""
        table = await self.table()
        person = await self.person(seat)
        words = [str(one) for one in GAME.legal(state_of(table), seat)]

        def found() -> tuple[Button, Seen] | None:
            hand = self.party.hand(person, table)
            offered = acts(hand) if hand is not None else []
            meant = (b for b, act in offered if words[act.index] == action)
            button = next(meant, None)
            return None if hand is None or button is None else (button, hand)

        pressed = await person.until(found)
        assert pressed is not None
        return pressed

    async def _taken(
        self, seat: Seat, action: str, deed: Callable[[], Awaitable[Seen | Answer]]
    ) -> State:
        before = await self.table()
        at = position(before)
        await deed()
        after = await self.party.moved(before)
        entry = (await self.party.store.log(self.table_id))[at + 1]
        assert (entry.seat, entry.by) == (seat, "person")
        self.taken.append((seat, entry.action))
        assert _meant(entry.action) == _meant(action)
        return state_of(after)

    async def board(
        self, wanted: Callable[[Seen], bool] | str = "", person: Person | None = None
    ) -> Seen:
        """The group's message of the table, when it shows this to the person."""
        meets = (lambda seen: wanted in seen.text) if isinstance(wanted, str) else wanted
        return await (person or self.party.host).expect(
            lambda seen: seen.by_bot and has_verb("hand")(seen) and meets(seen), self.group
        )

    def said(self, key: str, **arguments: str | int) -> str:
        """The sentence in the language of the show."""
        return _TAG.sub("", said(f"{SLUG}-{key}", self.language, **arguments))

    def strange(self, number: int = 0) -> str:
        """A word that is on no board."""
        return STRANGE[self.language][number]

    async def assert_taken(self) -> None:
        """Of all that people have said and pressed, what counted is in the log, and only that."""
        log = await self.party.store.log(self.table_id)
        done = [(entry.seat, entry.action) for entry in log if entry.by == "person"]
        assert done == self.taken

    async def record(self) -> Record:
        return Record.of(await self.table(), await self.party.store.log(self.table_id))

    async def calls(self) -> list[Json]:
        """What the bot has called to show the match, to the group and to each of its people."""
        calls = await self.party.stand.playground.calls()
        here = {self.group, *(p.id for p in (*self.party.people, *self.watchers))}
        return [call for call in calls if int(call["params"].get("chat_id", 0)) in here]

    async def overheard(self, calls: Sequence[Json]) -> list[str]:
        """What somebody was shown too early."""
        table = await self.table()
        seats = {person.id: table.seat_of(person.id) for person in self.party.people}
        return overheard(await self.record(), calls, seats)


def state_of(table: Table) -> State:
    """The match of the table, in play or over."""
    state: State = table.stage.state  # type: ignore[union-attr]  # no lobby any more
    return state


def phase_of(table: Table) -> PhaseName:
    return phase_name(state_of(table))


def word(state: State, row: int) -> str:
    """The answer on this row of the board that is played."""
    board = big_board(state, state.phase) if isinstance(state.phase, Big) else state.board
    return board.rows[row - 1].answer


def misspelt(text: str) -> str:
    """The same with a slip of the finger."""
    return f"{text[:3]}{text[2]}{text[3:]}"


def owing(state: State) -> frozenset[Seat]:
    """Whose turn it is."""
    return GAME.to_move(state)


def pair(state: State) -> tuple[Seat, Seat]:
    """Those at the button."""
    one, other = sorted(GAME.to_move(state))
    return one, other


def opened(seen: Seen) -> dict[int, str]:
    """The rows of the board that can be read, by their numbers."""
    rows = {}
    for line in seen.text.splitlines():
        number, _, rest = line.partition(" ")
        if number.isdecimal() and rest and "▒" not in rest:
            rows[int(number)] = rest.split()[0]
    return rows


def _meant(action: str) -> tuple[str, str]:
    name, _, text = action.partition(" ")
    return name, normalise(text)


async def show(
    party: Party,
    code: str = QUICK,
    *,
    language: str = "en",
    watchers: int = 0,
    is_led: bool = False,
) -> Show:
    """A show has begun: people sit in both teams by turns, the last as host if one is wanted.

    The last `watchers` of the party only watch.
    """
    await settled(party, code, language)
    people = party.people
    seated = people[: len(people) - watchers]
    for person in people:
        await greeted(person)
    lobby = await party.open(f"/play {SLUG}")
    table_id = (await party.table()).id
    sides = [str(number % 2) for number in range(1, len(seated))]
    if is_led:
        sides[-1] = "lead"
    for person, side in zip(seated[1:], sides, strict=True):
        await press_in_lobby(party, person, lobby, "seat", side)
    await press_in_lobby(party, party.host, lobby, "start")
    begun = Show(party, table_id, language, people[len(seated) :])
    party.people = seated
    await party.until(lambda table: isinstance(table.stage, Playing), await begun.table())
    return begun


@asynccontextmanager
async def stage(
    directory: Path, *, limits: bool = False, pace: float = 0.0
) -> AsyncIterator[Stand]:
    """A stand whose operator has added questions of his own."""
    lay_packs(directory / "packs")
    packs = str(directory / "packs")
    async with stand(directory, limits=limits, pace=pace, PACKS_DIR=packs) as here:
        yield here


async def settled(party: Party, code: str, language: str = "en") -> None:
    """The group plays by these house rules, and only what the tests ask is new to it."""
    await party.settings(language=language, houses=((SLUG, f"{SLUG} {code}"),))
    await party.store.add_met(party.group, shipped_names(language))


async def press_in_lobby(
    party: Party, person: Person, lobby: Seen, name: str, argument: str = ""
) -> Answer:
    """Press a button of the lobby as soon as it is there."""

    def has_it(seen: Seen) -> bool:
        return seen.id >= lobby.id and bool(_meaning(seen, name, argument))

    shown = await person.expect(has_it, party.group)
    (data,) = _meaning(shown, name, argument)
    return await forged(person, shown, data)  # by what it means: others move the buttons


def _meaning(seen: Seen, name: str, argument: str) -> list[str]:
    found = []
    for button in verb(seen, name):
        meant = callbacks.parse(button.data or "")
        if isinstance(meant, callbacks.Verb) and meant.argument == argument:
            found.append(button.data or "")
    return found
