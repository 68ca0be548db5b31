"""What the quiz needs of the house: questions for a match, and a memory for computer players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from typing import Any, Protocol

from bot import counted
from bot.answer import Refused
from bot.i18n import LANGUAGES
from bot.packs import Shelf, shipped
from bot.survey.respondent import RESTING_DAYS, day_of
from bot.survey.tally import Tally, surveyed
from bot.table import Table
from engine.abilities import Lesson
from engine.game import Seat, Unreadable
from engine.games import GAMES
from engine.games.hundred_to_one import HundredToOne
from engine.games.hundred_to_one.boards import PEOPLE
from engine.games.hundred_to_one.lore import Lore
from engine.games.hundred_to_one.packs import Question
from engine.games.hundred_to_one.state import Supply
from engine.games.hundred_to_one.supply import draw, write_supply
from engine.players.turns import action_of
from engine.script import AnyGame
from engine.shuffle import Chance


class Kept(counted.Kept, Protocol):
    """What is kept of questions: which a chat has met, what people answered and let count."""

    async def met(self, chat_id: int) -> frozenset[str]: ...
    async def add_met(self, chat_id: int, names: frozenset[str]) -> None: ...
    async def forget_met(self, chat_id: int) -> None: ...
    async def survey_votes(self) -> Mapping[str, int]: ...
    async def tallies(self, names: Iterable[str]) -> Mapping[str, Tally]: ...
    async def answered_by(self, people: Iterable[int]) -> Mapping[str, int]: ...


class Questions:
    """Hands out questions: a chat meets none a second time before it has met them all.

    As long as others are left, nobody meets one that they have answered for the survey lately.
    """

    def __init__(self, shelf: Shelf, kept: Kept) -> None:
        self._shelf = shelf
        self._kept = kept
        self._memory = counted.Memory(shelf, kept)

    async def given(self, table: Table, seed: bytes) -> Mapping[str, str]:
        """What the table's match is played with beside cards; nothing for a game of cards.

        Raises:
            Refused: there are too few questions for these house rules.
        """
        if not isinstance(GAMES[table.slug], HundredToOne):
            return {}
        chat_id = table.venue.chat_id
        known = await self._memory.recall(await self._known(table.language), chat_id)
        met = await self._kept.met(chat_id)
        order = _order(known, met, await self._answered(table), seed)
        supply = _drawn(table.options, known, order, seed)
        if not supply:
            raise Refused("answer-no-questions")
        asked = {board.question for part in supply for board in part.boards}
        used = {name for name, question in known.items() if question.board.question in asked}
        if used & met and known.keys() <= met | used:
            await self._kept.forget_met(chat_id)  # all have been met, and they begin anew
        await self._kept.add_met(chat_id, frozenset(used))
        return {"boards": write_supply(supply)}

    async def learned(self, table: Table, lesson: Lesson) -> None:
        """People at the table have let an answer count, or want it to."""
        await self._memory.learn(table, lesson)

    async def _known(self, language: str) -> Mapping[str, Question]:
        """The questions on the shelf, as they are played now."""
        return await self._surveyed(self._shelf.questions(language))

    async def _surveyed(self, known: Mapping[str, Question]) -> Mapping[str, Question]:
        """The same with counted votes in place of estimates, where a hundred have answered."""
        votes = await self._kept.survey_votes()
        tallies = await self._kept.tallies(n for n in known if votes.get(n, 0) >= PEOPLE)
        found = {name: surveyed(known[name], tally) for name, tally in tallies.items()}
        return {**known, **{name: real for name, real in found.items() if real is not None}}

    async def _answered(self, table: Table) -> Mapping[str, int]:
        """What those who sit here have answered lately, and on which day."""
        days = await self._kept.answered_by(person.id for person in table.people)
        first = day_of(table.opened_at) - RESTING_DAYS
        return {name: day for name, day in days.items() if day > first}


@dataclass(frozen=True, slots=True)
class _Order:
    """The names of questions, in the order in which they are taken."""

    welcome: tuple[str, ...]
    """Neither met nor answered lately: any of them will do."""
    others: tuple[str, ...]
    """As few of them as need be, the first ones first."""


def _order(
    known: Mapping[str, Question], met: frozenset[str], answered: Mapping[str, int], seed: bytes
) -> _Order:
    """What the chat has not met comes first, and of that what nobody has answered lately.

    Of those answered the one comes first that was answered the longest time ago; of those met,
    by lot.
    """
    fresh = [name for name in known if name not in met]
    lately = sorted(answered.keys() & {*fresh}, key=lambda name: (answered[name], name))
    again, _ = Chance(seed).shuffle(tuple(sorted(known.keys() & met)))
    rested = sorted(again, key=lambda name: answered.get(name, 0))
    return _Order(tuple(n for n in fresh if n not in answered), (*lately, *rested))


def _drawn(
    options: Any, known: Mapping[str, Question], order: _Order, seed: bytes
) -> tuple[Supply, ...]:
    """Boards of what is welcome and as few others as need be; none if all are too few."""
    for number in range(len(order.others) + 1):
        pack = tuple(known[name] for name in (*order.welcome, *order.others[:number]))
        with suppress(Unreadable):
            supply, _ = draw(options, pack, Chance(seed))
            if supply:
                return supply
    return ()


def shipped_boards(slug: str, options: Any, language: str, seed: bytes) -> Mapping[str, str]:
    """What a match is played with beside cards where no chat's memory counts: in trials."""
    game = GAMES[slug]
    if not isinstance(game, HundredToOne):
        return {}
    supply, _ = draw(options, tuple(Shelf(None).questions(language).values()), Chance(seed))
    return {"boards": write_supply(supply)}


def move_of(slug: str, state: Any, seat: Seat) -> Any:
    """What a computer player does in this seat, knowing its view and the ways of the world."""
    return action_of(equipped(slug), state, seat)


@cache
def equipped(slug: str, language: str = LANGUAGES[0]) -> AnyGame:
    """The game with what the program brings for it beside its rules.

    For the quiz that is questions in the language to play with by default, and for computer
    players a memory of all that people were ever asked.
    """
    game = GAMES[slug]
    if not isinstance(game, HundredToOne):
        return game
    packs = [file.pack for file in shipped() if file.pack is not None]
    boards = (question.board for pack in packs for question in pack.questions)
    own = (pack.questions for pack in packs if pack.language == language)
    return replace(game, questions=tuple(chain(*own)), lore=Lore(tuple(boards)))
