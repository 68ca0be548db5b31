"""Whole matches in which everything that could be shown is read, by everybody who could read it.

A witness holds what one viewer has been let see by the rules; whatever a screen, a pop-up, a
button or an announcement says beyond that is a leak. All places of a position are looked at, with
all their pages, which is more than the bot ever sends: it tells of the newest positions only. The
boards of the quiz are made of words that stand nowhere else, so that each betrays its origin.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from bot import callbacks, lobby, match
from bot.bench.faults.dice import Dice
from bot.bench.faults.witness import Witness, cards_in, texts_of
from bot.drawing import draw_rules
from bot.i18n import LANGUAGES, translator
from bot.lobby import Rights
from bot.prefs import ChatSettings, Opened, Prefs
from bot.quiz import equipped, move_of, shipped_boards
from bot.screens import popups
from bot.screens.games import SCREENS
from bot.screens.look import look_at
from bot.screens.places import Places
from bot.screens.screen import Screen
from bot.table import HOST_SIDE, Over, Person, Playing, Table, Venue
from bot.teller.plan import GROUP, hand
from bot.waking import Pace
from engine.game import Seat
from engine.games import GAMES
from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.supply import read_supply, write_supply

MATCHES = 200
LONGEST = 400
"""Actions after which a match is left: by house rules drawn at random some take very long."""
FIRST = 25
"""Positions of a match that are all read; of the later ones some are."""
LATER = 10
"""One in so many."""
MISSES = 3
"""People of the quiz say what stands on no board once in so many answers."""
FIXED = {"thousand": "bed_marriage=off"}
"""House rules that are not drawn: a marriage of clubs for 10 points reads like their ten."""
_NOTED = re.compile(r"(?<![0-9A-Za-z])([2-9TJQKA][SCDH])(?![0-9A-Za-z])")
"""A card in notation."""


@dataclass(slots=True)
class Found:
    """What was read, and what should not have been there."""

    matches: Counter[str] = field(default_factory=Counter)
    positions: int = 0
    texts: int = 0
    with_cards: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        played = ", ".join(f"{number} {slug}" for slug, number in self.matches.items())
        return (
            f"matches: {self.matches.total()} ({played})\n"
            f"positions: {self.positions}\n"
            f"texts read: {self.texts}, {self.with_cards} of them with cards\n"
            f"leaks: {len(self.wrong)}"
        )


def told_by(screen: Screen) -> str:
    """All that a screen says, also to who looks into the data of its buttons."""
    buttons = [button for row in screen.buttons for button in row]
    return "\n".join([screen.text, *(b.text for b in buttons), *(b.url for b in buttons)])


def data_of(screen: Screen) -> Iterator[str]:
    """What the buttons carry."""
    return (button.data for row in screen.buttons for button in row if button.data)


class _Trial:
    """One match, and everybody who reads along."""

    def __init__(self, slug: str, chance: Dice, found: Found) -> None:
        self._slug = slug
        self._chance = chance
        self._found = found
        self._places = Places("prikup_bot")
        self._seed = sha256(str(chance.below(2**31)).encode()).digest()
        self._table = self._begun(chance.one_of(LANGUAGES))
        chairs = range(len(self._table.chairs))
        self._witnesses = {viewer: Witness(slug, viewer) for viewer in (None, *chairs)}
        self._told = 0
        self._number = 0

    def _begun(self, language: str) -> Table:
        """A match by house rules drawn at random, or by those of a preset."""
        rules, seats = draw_rules(
            equipped(self._slug), FIXED.get(self._slug, ""), None, self._seed
        )
        venue = Venue(-1000, None, "Taint")
        people = [
            Person(n, f"Player {n}", Prefs(language, language), is_reachable=True)
            for n in range(1, seats + 1 + bool(getattr(rules, "host", False)))
        ]
        settings = ChatSettings(language=language, turn_seconds=None)
        table = lobby.opened("taint000", venue, self._slug, people[0], settings, 0.0)
        table = replace(table, chairs=tuple(people), options=rules)
        if getattr(rules, "host", False):
            table = replace(table, chairs=(*people[:-1], replace(people[-1], side=HOST_SIDE)))
        given = self._boards(rules, language)
        return match.started(table, Rights(1), self._seed, 0.0, Pace(), given).table

    def _boards(self, rules: Any, language: str) -> Mapping[str, str]:
        given = shipped_boards(self._slug, rules, language, self._seed)
        if not given:
            return given
        supply = read_supply(given["boards"])
        return {
            "boards": write_supply(
                [replace(s, boards=tuple(map(self._strange, s.boards))) for s in supply]
            )
        }

    def _strange(self, board: Board) -> Board:
        """The board in words that stand nowhere else."""
        rows = tuple(
            replace(row, answer=_word(self._chance).title(), synonyms=(_word(self._chance),))
            for row in board.rows
        )
        question = " ".join(_word(self._chance) for _ in range(3)).capitalize() + "?"
        return Board(question, rows, (_word(self._chance),), board.is_surveyed)

    def play(self, actions: int) -> None:
        """To the end of the match, or for so long."""
        self._read()
        for _ in range(actions):
            stage = self._table.stage
            if not isinstance(stage, Playing) or self._found.wrong:
                break
            seat = self._chance.one_of(sorted(GAMES[self._slug].to_move(stage.state)))
            action = self._action(stage.state, seat)
            moved = match.acted(self._table, seat, action, 0.0, "person", Pace())
            self._table = moved.table
            self._read()
        self._found.matches[self._slug] += 1

    def _action(self, state: Any, seat: Seat) -> Any:
        """What a computer player does; where it speaks, often what stands on the board."""
        action = move_of(self._slug, state, seat)
        if not hasattr(action, "text"):
            return action
        rows = [row.answer for board in state.boards for row in board.rows]
        text = self._chance.one_of(rows) if self._chance.below(MISSES) else _word(self._chance)
        return replace(action, text=text)

    def _read(self) -> None:
        stage = self._table.stage
        assert isinstance(stage, Playing | Over)  # noqa: S101 - the match has begun
        state = stage.state
        news = stage.news if isinstance(stage, Playing) else ()
        for witness in self._witnesses.values():
            witness.learn(state, news)
        self._number += 1
        if isinstance(stage, Playing) and self._number > FIRST and self._chance.below(LATER):
            return
        self._found.positions += 1
        texts = {*texts_of(state)} | ({self._seed.hex()} if isinstance(stage, Playing) else set())
        for viewer, witness in self._witnesses.items():
            hidden = witness.hidden(texts)
            for text in self._shown_to(viewer):
                self._judge(witness, text, hidden)
        self._told = len(self._table.notices)

    def _judge(self, witness: Witness, text: str, hidden: Collection[str]) -> None:
        self._found.texts += 1
        self._found.with_cards += bool(cards_in(text))
        excess = witness.excess(text, hidden)
        if excess:
            seed = self._seed.hex()
            where = f"{self._slug}, seed {seed}, seat {witness.viewer}"
            self._found.wrong.append(f"{where}: {excess} in {text!r}")

    def _shown_to(self, viewer: Seat | None) -> Iterator[str]:
        """All texts that the viewer could get to see now."""
        table, places = self._table, self._places
        for notice in table.notices[self._told :]:
            message = places.notice(table, notice)
            if message is not None and notice.to in (None, None if viewer is None else viewer + 1):
                yield from self._read_screen(message.screen)
        shown = places.places(table, {}, 1)
        if viewer is None:
            yield from self._read_screen(shown[GROUP].screen)
            for eve in shown[GROUP].eves:
                yield from self._read_screen(eve.screen)
            t = translator(table.language)
            yield from (popups.scores(table, t), popups.last_trick(table, t))
            return
        yield from self._private(viewer)

    def _private(self, seat: Seat) -> Iterator[str]:
        """The hand on all its pages, and what pops up."""
        table, person = self._table, seat + 1
        t, prefs = translator(table.language), Prefs(table.language, table.language)
        for pop_up in (popups.hand, popups.last_trick, popups.scores, popups.why_not):
            yield pop_up(table, t, person, prefs)
        if not isinstance(table.stage, Playing):
            return
        look = look_at(table, seat, t, prefs)
        names = ["", "menu", "leave", *(name for name, _ in SCREENS[self._slug].pages(look))]
        for name in names:
            opened = {person: Opened(table.stage.position, page=name)}
            wanted = self._places.places(table, opened, 1).get(hand(person))
            if wanted is not None:
                yield from self._read_screen(wanted.screen)

    def _read_screen(self, screen: Screen) -> Iterator[str]:
        yield told_by(screen)
        for data in data_of(screen):
            if callbacks.parse(data) is None or _NOTED.search(data) or cards_in(data):
                self._found.wrong.append(f"{self._slug}: a button carries {data!r}")


def _word(chance: Dice) -> str:
    """A word that stands nowhere else."""
    return "".join(chance.one_of("bdfgklmnprstvz") + chance.one_of("aeiou") for _ in range(5))


def read_along(matches: int, actions: int, seed: int = 1) -> Found:
    """So many matches of all games in turn, each of so many actions at most."""
    found = Found()
    for number, slug in enumerate(islice(cycle(GAMES), matches)):
        _Trial(slug, Dice(1000 * seed + number), found).play(actions)
    return found


async def main(_: Path) -> Found:
    """The long program."""
    return read_along(MATCHES, LONGEST)
