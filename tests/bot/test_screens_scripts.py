"""Every script of every game, looked at: nothing is left untold, unpressable or given away."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from html import unescape
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.callbacks import Act, parse
from bot.i18n import translator
from bot.prefs import Opened, Prefs
from bot.screens import popups
from bot.screens.games import SCREENS
from bot.screens.look import look_at
from bot.screens.names import columns
from bot.screens.places import GROUP, Places
from bot.screens.screen import Screen
from bot.screens.staged import Moment
from bot.table import Playing, Table
from engine.cards import Card
from engine.game import Seat
from engine.games import GAMES
from tests.bot.marks import marks_for
from tests.bot.staging import NAMES, scripts, staged
from tests.bot.tables import begun, lobby, moved, people
from tests.bot.test_screens_limits import must_be_sendable
from tests.e2e.leaks import cards_in, cards_of

ACTIONS: dict[str, Any] = {
    slug: import_module(f"engine.games.{slug}.actions").Action for slug in GAMES
}
"""Everything that can be done in each game, by slug."""
SEEN_ANYWAY = {
    "HandDealt",  # the hand shows its cards
    "CardPlayed",  # it lies on the table
    "TalonSeen",  # it stands in the hand
    "TalonShown",  # it lies on the table
    "MatchStarted",  # the first rest tells who deals
}
IN_WORDS = {"Answer"}
"""What is said, not pressed."""
AT_TABLES = {"AnswerCounted"}
"""What comes of pleas, which scripts have none of (`test_pleas.py`, `test_screens_pleas.py`)."""
ROW = 40
"""Columns of text that the buttons of a row may have together on a phone."""

ALIKE = 6
"""So many positions that look alike are looked at, and then one of so many."""

Readers = dict[Seat | None, frozenset[Card]]
Screens = list[tuple[Seat | None, Screen]]


class Showing:
    """All scripts of a game, shown in one language to everybody."""

    def __init__(self, slug: str, language: str) -> None:
        self.slug = slug
        self.language = language
        self.wrong: dict[str, list[str]] = defaultdict(list)
        """By kind of fault: where, and what."""
        self.events: set[str] = set()
        self.told: set[str] = set()
        """Of the events, those of which somebody was told a line."""
        self.offered: set[str] = set()
        """The kinds of actions that had a button."""
        self.phases: set[str] = set()
        self.alike: Counter[tuple[object, ...]] = Counter()
        self._begin()
        for path in scripts(slug):
            self._play(path)

    def _begin(self) -> None:
        """A match begins in the bot and is dealt; scripts find theirs begun."""
        for preset, options in GAMES[self.slug].presets.items():
            seats = getattr(options, "players", min(GAMES[self.slug].seats))
            crowd = people(NAMES[:seats], self.language)
            table = begun(lobby(self.slug, self.language, crowd), preset=preset)
            known: Readers = {}
            for after in (table, moved(table)):
                assert isinstance(after.stage, Playing)
                moment = Moment(after, 0, after.stage.news)
                _learn(known, moment)
                self._show(moment, preset, known)
            self._announce(moment, preset, known, -1)

    def _play(self, path: Path) -> None:
        known: Readers = {}
        before: Readers = {}
        announced = -1
        for moment in staged(path, self.language):
            place = f"{path.stem}:{moment.line}"
            if moment.refusal is not None:
                self._refused(moment, place)
                continue
            if _is_at_rest(moment.table):
                before, known = known, {}
            _learn(known, moment)
            may_see = {seat: known[seat] | before.get(seat, frozenset()) for seat in known}
            if self._is_new(moment):
                self._show(moment, place, may_see)
            announced = self._announce(moment, place, may_see, announced)

    def _is_new(self, moment: Moment) -> bool:
        """Whether few positions have looked like this one."""
        stage = moment.table.stage
        game, state = GAMES[self.slug], stage.state  # type: ignore[union-attr]
        can = [game.legal(state, seat) for seat in range(len(moment.table.chairs))]
        kind = (
            len(can),
            *(frozenset(type(action).__name__ for action in legal) for legal in can),
            *(type(item.event).__name__ for item in moment.told),
        )
        self.alike[kind] += 1
        return self.alike[kind] <= ALIKE or self.alike[kind] % ALIKE == 0

    def _refused(self, moment: Moment, place: str) -> None:
        assert moment.refusal is not None
        look = look_at(moment.table, moment.seat, self._t, self._prefs)
        error = moment.refusal
        text = SCREENS[self.slug].reason(look, error.reason, error.details)
        if not 0 < len(text) <= 200:
            self.wrong["pop-up"].append(f"{place}: {text!r}")

    @property
    def _t(self) -> Any:
        return translator(self.language)

    @property
    def _prefs(self) -> Prefs:
        return Prefs(self.language, self.language)

    def _show(self, moment: Moment, place: str, may_see: Readers) -> None:
        table = moment.table
        screens = list(_screens(table))
        for seat, screen in screens:
            self._check(screen, place, seat, may_see)
            self.offered |= _offered(table, seat, screen)
        for seat, text in self._pop_ups(table):
            if not 0 < len(text.encode("utf-16-le")) // 2 <= 200:
                self.wrong["pop-up"].append(f"{place}: {text!r}")
            self._check_cards(text, place, seat, may_see)
        self._check_turn(table, place, screens)
        self._hear(moment)

    def _check(self, screen: Screen, place: str, seat: Seat | None, may_see: Readers) -> None:
        try:
            must_be_sendable(screen)
        except AssertionError as error:
            self.wrong["message"].append(f"{place} for {seat}: {error}")
        for row in screen.buttons:
            if len(row) > 1 and sum(columns(button.text) for button in row) > ROW:
                self.wrong["row"].append(f"{place}: {[button.text for button in row]}")
        labels = " ".join(button.text for row in screen.buttons for button in row)
        self._check_cards(f"{screen.text}\n{labels}", place, seat, may_see)

    def _check_cards(self, text: str, place: str, seat: Seat | None, may_see: Readers) -> None:
        if excess := cards_in(unescape(text)) - may_see[seat]:
            self.wrong["leak"].append(f"{place} to {seat}: {sorted(map(str, excess))}")

    def _pop_ups(self, table: Table) -> Iterator[tuple[Seat | None, str]]:
        t, prefs = self._t, self._prefs
        for seat in range(len(table.chairs)):
            for show in (popups.hand, popups.last_trick, popups.scores, popups.why_not):
                yield seat, show(table, t, seat + 1, prefs)
        yield None, popups.last_trick(table, t)
        yield None, popups.scores(table, t)

    def _check_turn(self, table: Table, place: str, screens: Screens) -> None:
        """The group reads the names of all who owe a move; each of them can make one."""
        stage = table.stage
        if not isinstance(stage, Playing) or _is_at_rest(table):
            return
        game = GAMES[self.slug]
        self.phases.add(str(game.view(stage.state, None).phase.value))
        group = next(screen for seat, screen in screens if seat is None)
        line = next(line for line in group.text.splitlines() if "⏳" in line)
        for seat in game.to_move(stage.state):
            own = [screen for other, screen in screens if other == seat]
            if NAMES[seat] not in line or "👉 <b>" not in own[0].text:
                self.wrong["turn"].append(f"{place}: {seat} is not told of it")
            if not any(_offered(table, seat, screen) for screen in own):
                self.wrong["turn"].append(f"{place}: {seat} has nothing to press")

    def _hear(self, moment: Moment) -> None:
        for item in moment.told:
            kind = type(item.event).__name__
            self.events.add(kind)
            hearers = (None, *range(len(moment.table.chairs))) if item.to is None else item.to
            for seat in hearers:
                look = look_at(moment.table, seat, self._t, self._prefs)
                if line := SCREENS[self.slug].news(look, item.event):
                    self.told.add(kind)
                    assert "\n" not in line

    def _announce(self, moment: Moment, place: str, may_see: Readers, shown: int) -> int:
        """The announcements that this position has brought."""
        notices = [notice for notice in moment.table.notices if notice.number > shown]
        for notice in notices:
            if (wanted := Places("b").notice(moment.table, notice)) is None:
                self.wrong["message"].append(f"{place}: no {notice.kind}")
                continue
            self._check(wanted.screen, place, None, may_see)
        return max((notice.number for notice in notices), default=shown)


def _screens(table: Table) -> Iterator[tuple[Seat | None, Screen]]:
    """Everything that Telegram shows of the table, with what can be opened and marked."""
    places = Places("b")
    for place, wanted in places.places(table, {}).items():
        yield (None if place == GROUP else int(place.removeprefix("hand:")) - 1), wanted.screen
    stage = table.stage
    if not isinstance(stage, Playing):
        return
    for seat in range(len(table.chairs)):
        look = look_at(table, seat, translator(table.language), Prefs(table.language))
        for page, _ in SCREENS[table.slug].pages(look):
            opened = {seat + 1: Opened(stage.position, page=page)}
            yield seat, places.places(table, opened)[f"hand:{seat + 1}"].screen
        for action in [one for one in look.view.legal if getattr(one, "cards", ())][-1:]:
            marked = marks_for(table.slug, look, action)
            opened = {seat + 1: Opened(stage.position, marked=marked)}
            yield seat, places.places(table, opened)[f"hand:{seat + 1}"].screen


def _offered(table: Table, seat: Seat | None, screen: Screen) -> set[str]:
    """The kinds of actions that the screen has buttons for."""
    if seat is None or not isinstance(table.stage, Playing):
        return set()
    legal = GAMES[table.slug].legal(table.stage.state, seat)
    read = [parse(button.data) for row in screen.buttons for button in row if button.data]
    return {type(legal[act.index]).__name__ for act in read if isinstance(act, Act)}


def _is_at_rest(table: Table) -> bool:
    stage = table.stage
    return isinstance(stage, Playing) and GAMES[table.slug].is_at_rest(stage.state)


CARDLESS = {"options", "history", "result"}
"""Parts of a view that tell of no cards in hand; they are long."""


def _learn(known: Readers, moment: Moment) -> None:
    """What everybody sees and is told at this position is known from now on."""
    table = moment.table
    game, stage = GAMES[table.slug], table.stage
    for seat in (None, *range(len(table.chairs))):
        view = game.view(stage.state, seat)  # type: ignore[union-attr]
        fresh: set[Card] = set()
        for part in fields(view):
            if part.name not in CARDLESS:
                fresh.update(cards_of(getattr(view, part.name)))
        for item in moment.told:
            if item.to is None or seat in item.to:
                fresh.update(cards_of(item.event))
        known[seat] = known.get(seat, frozenset()) | fresh


@cache
def showing(slug: str, language: str) -> Showing:
    return Showing(slug, language)


KINDS = {
    "message": "is too long, or not what Telegram reads",
    "row": "is too wide for a phone",
    "pop-up": "does not fit",
    "leak": "shows a card that its reader cannot know",
    "turn": "does not say whose turn it is",
}


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("slug", ACTIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_no_screen_of_a_script(slug: str, language: str, kind: str) -> None:
    found = showing(slug, language).wrong[kind]
    assert not found, f"{KINDS[kind]}: {found[:3]}"


@pytest.mark.parametrize("slug", ACTIONS)
def test_every_kind_of_event_happens_in_a_script_and_is_told(slug: str) -> None:
    kinds = {kind.__name__ for kind in get_args(GAMES[slug].event)}
    for language in ("ru", "en"):
        seen = showing(slug, language)
        assert kinds - seen.events <= AT_TABLES
        assert kinds - seen.told <= SEEN_ANYWAY | AT_TABLES


@pytest.mark.parametrize("slug", ACTIONS)
def test_every_kind_of_action_has_a_button_in_a_script(slug: str) -> None:
    kinds = {kind.__name__ for kind in get_args(ACTIONS[slug])}
    assert kinds - showing(slug, "ru").offered <= IN_WORDS


def test_every_phase_of_thousand_is_come_across() -> None:
    phases = showing("thousand", "ru").phases
    assert phases == {
        "cut", "dark", "bidding", "rebuy", "talon", "discard", "claims", "order", "trump", "play",
    }  # fmt: skip
