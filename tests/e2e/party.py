"""A party of people around a table of the real bot, as the tests of whole evenings need it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.bench.calls import acts, verb
from bot.bench.stand import Stand
from bot.callbacks import Act
from bot.i18n import translator
from bot.prefs import ChatSettings
from bot.store import Store
from bot.table import Over, Playing, Table
from engine.cards import Card
from engine.game import Seat
from engine.games import GAMES
from playground.client import Person
from playground.seen import Answer, Button, Seen

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo")


def said(key: str, /, language: str = "en", **arguments: Any) -> str:
    """The sentence of the catalogue, as a person reads it."""
    return translator(language).plain(key, **arguments)


def has_verb(name: str) -> Callable[[Seen], bool]:
    """Whether a message has a button of this verb."""
    return lambda seen: bool(verb(seen, name))


@dataclass(slots=True)
class Party:
    """People in a group with the bot, and a look at what the bot has stored of them."""

    stand: Stand
    store: Store
    group: int
    people: list[Person]

    @property
    def host(self) -> Person:
        return self.people[0]

    async def settings(self, **settings: Any) -> None:
        """What an admin has set before."""
        chat = replace(ChatSettings(language="en", turn_seconds=None, is_set=True), **settings)
        await self.store.save_chat_settings(self.group, chat)

    async def gather(self, command: str = "/play thousand", **where: int) -> Seen:
        """Everybody starts the bot and takes a seat; the lobby with its start button."""
        for person in self.people:
            await greeted(person)
        host, *others = self.people
        lobby = await self.open(command, **where)
        for person in others:
            shown = await person.expect(lambda seen: seen.id == lobby.id, self.group)
            await person.press(shown, verb(shown, "seat")[0])
        return await host.expect(
            lambda seen: (
                seen.id >= lobby.id
                and bool(verb(seen, "start"))
                and all(person.name in seen.text for person in self.people)
            ),
            self.group,
        )

    async def open(self, command: str = "/play thousand", **where: int) -> Seen:
        """The host opens a table; its lobby."""
        sent = await self.host.send(command, self.group, **where)
        return await self.host.expect(
            lambda seen: seen.id > sent.id and bool(verb(seen, "close")), self.group
        )

    async def begin(self, command: str = "/play thousand") -> Table:
        """The match has begun and the first deal lies on the table."""
        lobby = await self.gather(command)
        await self.host.press(lobby, verb(lobby, "start")[0])
        return await self.dealt()

    async def dealt(self) -> Table:
        """The table, as soon as a person owes a move and has the buttons for it."""
        await self.mover()
        return await self.table()

    async def table(self, thread: int | None = None) -> Table:
        """What is stored of the table that stands here."""
        table_id = await self.store.table_at(f"{self.group}:{thread or 0}")
        assert table_id is not None
        return await self.load(table_id)

    async def load(self, table_id: str) -> Table:
        table = await self.store.load(table_id)
        assert table is not None
        return table

    async def log(self, table: Table) -> list[str]:
        """The accepted actions, the start left out."""
        return [entry.action for entry in await self.store.log(table.id)][1:]

    def hand(self, person: Person, table: Table) -> Seen | None:
        """The person's message with buttons for the table's present position."""
        for seen in reversed(person.messages()):
            for _, act in acts(seen):
                if act.table == table.id and act.position == position(table):
                    return seen
        return None

    async def mover(self, thread: int | None = None) -> tuple[Person, Seen, Table]:
        """Who owes a move, the message to make it with, and the table.

        Raises:
            GaveUp: nobody was asked for a move in time.
        """
        table_id = (await self.table(thread)).id
        for _ in range(200):
            table = await self.load(table_id)
            for person in self.owing(table):
                if hand := self.hand(person, table):
                    return person, hand, table
            for person in self.people:
                await person.hear(0.05)
        raise AssertionError(f"nobody is asked for a move: {await self.load(table_id)}")

    def owing(self, table: Table) -> list[Person]:
        """The people who owe a move; nobody does while the table rests between deals."""
        game, stage = GAMES[table.slug], table.stage
        if not isinstance(stage, Playing) or game.is_at_rest(stage.state):
            return []
        people = [self.at(table, seat) for seat in sorted(game.to_move(stage.state))]
        return [person for person in people if person is not None]

    def at(self, table: Table, seat: Seat) -> Person | None:
        chair = table.chairs[seat]
        for person in self.people:
            if person.id == getattr(chair, "id", None):
                return person
        return None

    async def move(self, thread: int | None = None) -> tuple[Person, Seen, Button, Act, Answer]:
        """Whoever owes a move makes the one that comes first; what was pressed and answered."""
        person, hand, _ = await self.mover(thread)
        button, act = next(pair for pair in acts(hand) if pair[1].table)
        answer = await person.press(hand, button)
        return person, hand, button, act, answer

    async def moves(self, number: int) -> Table:
        """So many moves are made, one after the other."""
        for _ in range(number):
            await self.move()
        return await self.dealt()

    async def moved(self, before: Table) -> Table:
        """The table as soon as a move has been made at it."""
        return await self.until(
            lambda table: is_over(table) or position(table) > position(before), before
        )

    async def until(self, condition: Callable[[Table], bool], table: Table) -> Table:
        """The table as soon as it meets the condition.

        Raises:
            AssertionError: it does not.
        """
        for _ in range(200):
            table = await self.load(table.id)
            if condition(table):
                return table
            await self.host.hear(0.1)
        raise AssertionError(f"it does not come to that: {table}")


async def invited(
    made: Stand,
    store: Store,
    number: int = 3,
    *,
    is_set: bool = True,
    language: str = "en",
    **group: object,
) -> Party:
    """New people in a new group with the bot; the first of them owns it."""
    names = NAMES[:number]
    people = [await made.playground.add_person(n, language_code=language) for n in names]
    chat = await made.playground.add_group("Friday cards", people, **group)
    await people[0].expect(lambda seen: seen.by_bot, chat)  # it greets them
    party = Party(made, store, chat, people)
    if is_set:
        await party.settings()
    return party


def position(table: Table) -> int:
    """How many actions the match has seen."""
    assert isinstance(table.stage, Playing)
    return table.stage.position


def is_over(table: Table) -> bool:
    return isinstance(table.stage, Over)


def assert_same_stage(after: Table, before: Table) -> None:
    """Nothing has happened in the match."""
    is_same = after.stage == before.stage  # told apart, two states would fill a book
    assert is_same


def own_cards(table: Table, person: Person) -> frozenset[Card]:
    """The cards that the person holds."""
    seat = table.seat_of(person.id)
    assert seat is not None
    return frozenset(views(table)[seat].hand)


def views(table: Table) -> dict[Seat | None, Any]:
    """All that each seat, and the whole chat, may know: hands, turn, scores."""
    stage = table.stage
    assert isinstance(stage, Playing)
    game = GAMES[table.slug]
    return {seat: game.view(stage.state, seat) for seat in (None, *range(len(table.chairs)))}


async def greeted(person: Person) -> Seen:
    """The person starts the bot; its answer."""
    return await ask(person, "/start")


async def ask(person: Person, text: str, chat: int | None = None, **where: int) -> Seen:
    """What the bot says next in the chat after the person wrote this there."""
    sent = await person.send(text, chat, **where)
    return await person.expect(lambda seen: seen.by_bot and seen.id > sent.id, chat)


async def forged(person: Person, message: Seen, data: str) -> Answer:
    """Press a button that is not, or no longer, under the message."""
    return await person.answer(await person.tap(message, data=data))
