"""What the quiz needs of the house: questions for a match, and a memory for computer players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Any, Protocol

from bot.answer import Refused
from bot.i18n import LANGUAGES
from bot.packs import Shelf, shipped
from bot.table import Table
from engine.game import Seat, Unreadable
from engine.games import GAMES
from engine.games.hundred_to_one import HundredToOne
from engine.games.hundred_to_one.lore import Lore
from engine.games.hundred_to_one.supply import draw, write_supply
from engine.players.turns import action_of
from engine.script import AnyGame
from engine.shuffle import Chance


class Met(Protocol):
    """What is kept of the questions that a chat has met."""

    async def met(self, chat_id: int) -> frozenset[str]: ...
    async def add_met(self, chat_id: int, names: frozenset[str]) -> None: ...
    async def forget_met(self, chat_id: int) -> None: ...


class Questions:
    """Hands out questions: a chat meets none a second time before it has met them all."""

    def __init__(self, shelf: Shelf, met: Met) -> None:
        self._shelf = shelf
        self._met = met

    async def given(self, table: Table, seed: bytes) -> Mapping[str, str]:
        """What the table's match is played with beside cards; nothing for a game of cards.

        Raises:
            Refused: there are too few questions for these house rules.
        """
        if not isinstance(GAMES[table.slug], HundredToOne):
            return {}
        chat_id = table.venue.chat_id
        known = self._shelf.questions(table.language)
        met = await self._met.met(chat_id)
        fresh = {name: question for name, question in known.items() if name not in met}
        options: Any = table.options
        try:
            supply, _ = draw(options, tuple(fresh.values()), Chance(seed))
            is_enough = bool(supply)
        except Unreadable:
            is_enough = False
        if not is_enough:
            await self._met.forget_met(chat_id)
            try:
                supply, _ = draw(options, tuple(known.values()), Chance(seed))
            except Unreadable:
                raise Refused("answer-no-questions") from None
        if not supply:
            raise Refused("answer-no-questions")
        asked = {board.question for part in supply for board in part.boards}
        used = (name for name, question in known.items() if question.board.question in asked)
        await self._met.add_met(chat_id, frozenset(used))
        return {"boards": write_supply(supply)}


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
