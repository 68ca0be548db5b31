"""Whatever people are called and however they like their cards, Telegram takes every screen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from itertools import cycle, islice

import pytest

from bot import callbacks
from bot.house import read
from bot.i18n import translator
from bot.prefs import Opened, Prefs
from bot.screens import popups
from bot.screens.games import SCREENS
from bot.screens.look import look_at
from bot.screens.names import columns
from bot.screens.places import Places
from bot.screens.screen import Choice, Screen
from bot.table import Playing, Table, Venue
from engine.game import Unreadable
from engine.games import GAMES
from tests.bot.marks import marks_for
from tests.bot.tables import ABSURD, begun, lobby, moved, people

TAGS = {"b", "i", "u", "s", "code", "pre", "blockquote", "a"}
EVERYTHING = (
    "cut=interactive, powerups=show_hands+talon_suits+talon_all+talon_one, talon_rebuy=120,"
    " talon_reveal=always, bed_marriage=on, four_nines_bonus=360, cross=on, cross_limit=0,"
    " dark=unseen, redeal_hand_below=15, redeal_after_discard_below=15, marriage_first_lead=on,"
    " ace_trump=last, trump_lead=owner, barrel_three_falls=off, rospis_limit=3,"
    " discard_visibility=open, bid_cap=none, reverse_barrel=-760, bank=50"
)
NAMED = [
    ("thousand", 3, "recommended"),
    ("thousand", 4, "four-player"),
    ("thousand", 3, "wiki_agreed"),
    ("thousand", 3, "three-dark"),
    ("thousand", 2, "two-player"),
    ("thousand", 3, "golden-kon"),
    ("thousand", 3, "recommended: " + EVERYTHING),
    ("hundred_one", 4, "recommended"),
    ("hundred_one", 4, "online"),
    ("hundred_one", 2, "stacking"),
    ("fifty_five", 9, "55"),
    ("fifty_five", 6, "110-name-first: teams=triples, bids=5+10+15+20+25+30+60"),
    ("fifty_five", 2, "110-strict: deal_limit=9, all_pass=dealer_10"),
]


def fullest(slug: str, preset: str) -> int:
    """The most who can sit down to these house rules."""
    game = GAMES[slug]
    for seats in reversed(game.seats):
        with suppress(Unreadable):  # not played by so many
            game.settings(game.presets[preset], seats)
            return seats
    raise AssertionError(f"{slug} {preset} can be played by nobody")


TABLES = NAMED + [
    (slug, fullest(slug, preset), preset)
    for slug, game in GAMES.items()
    if slug not in {named for named, _, _ in NAMED}
    for preset in game.presets
]
"""Some tables by name; of the other games each preset, with as many as can sit down."""
EVERY = 7
"""One position in so many is looked at; it divides no number of seats."""
LOOKS = 60


class Reading(HTMLParser):
    """What Telegram reads out of a text."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.open: list[str] = []
        self.wrong: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        if tag not in TAGS:
            self.wrong.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        if re.search(r"[<>&]", data):
            self.wrong.append(data)

    def handle_entityref(self, name: str) -> None:
        if name not in ("lt", "gt", "amp", "quot"):
            self.wrong.append(f"&{name};")


def must_be_sendable(screen: Screen) -> None:
    reading = Reading()
    reading.feed(screen.text)
    assert (reading.wrong, reading.open) == ([], [])
    plain = unescape(re.sub(r"<[^>]*>", "", screen.text))
    assert plain.strip()
    assert len(plain.encode("utf-16-le")) // 2 <= 4096
    assert sum(map(len, screen.buttons)) <= 100
    for row in screen.buttons:
        assert 1 <= len(row) <= 8
        for button in row:
            assert button.text.strip()
            assert bool(button.data) != bool(button.url)
            assert len(button.data.encode()) <= callbacks.LIMIT
            assert not button.data or callbacks.parse(button.data) is not None
    for line in re.findall(r"<pre>(.*?)</pre>", screen.text, re.DOTALL):
        assert max(map(columns, unescape(line).splitlines())) <= 34


def match_of(slug: str, seats: int, preset: str, language: str, *, coloured: bool) -> Table:
    crowd = people(tuple(islice(cycle(ABSURD), seats)), language, coloured=coloured)
    venue = Venue(-1001234567890, None, "<i>" * 60)
    table = lobby(slug, language, crowd, venue)
    house = read(f"{slug} {preset}")
    return begun(replace(table, preset=house.preset, options=house.options))


def positions(table: Table) -> Iterator[Table]:
    """Positions all over a match, its end included."""
    looked = 0
    for number in range(6000):
        if number % EVERY == 0 or not isinstance(table.stage, Playing):
            yield table
            looked += 1
        if looked >= LOOKS or not isinstance(table.stage, Playing):
            return
        table = moved(table)


@pytest.mark.parametrize(("slug", "seats", "preset"), TABLES)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_screen_of_a_match_can_be_sent(
    slug: str, seats: int, preset: str, language: str
) -> None:
    places = Places("prikup_bot")
    told = 0
    for table in positions(match_of(slug, seats, preset, language, coloured=True)):
        for wanted in places.places(table, {}, 2**31).values():
            must_be_sendable(wanted.screen)
        for screen in _opened(places, table):
            must_be_sendable(screen)
        for notice in table.notices[told:]:
            message = places.notice(table, notice)
            assert message is not None
            must_be_sendable(message.screen)
        told = len(table.notices)
    assert told > 1


def _opened(places: Places, table: Table) -> Iterator[Screen]:
    """The pages that can be opened on the hands of who may act."""
    stage = table.stage
    if not isinstance(stage, Playing):
        return
    for seat in sorted(GAMES[table.slug].to_move(stage.state)):
        look = look_at(table, seat, translator(table.language), Prefs())
        names = [name for name, _ in SCREENS[table.slug].pages(look)]
        for name in (*names, "menu", "leave"):
            opened = {seat + 1: Opened(stage.position, page=name)}
            yield places.places(table, opened)[f"hand:{seat + 1}"].screen
        for mark, action in _some(look.view.legal):
            marked = marks_for(table.slug, look, action)
            opened = {seat + 1: Opened(stage.position, mark=mark, marked=marked)}
            screen = places.places(table, opened)[f"hand:{seat + 1}"].screen
            confirming = [
                button for row in screen.buttons for button in row if button.data.startswith("c:")
            ]
            assert len(confirming) == 1 or _is_hidden(table, action)
            yield screen


def _some(legal: Sequence[object]) -> Iterator[tuple[int, object]]:
    """The actions with their places; of sets of cards, of which there are hundreds, one of ten."""
    for index, action in enumerate(legal):
        if index % 10 == 0 or not hasattr(action, "cards"):
            yield index, action


def _is_hidden(table: Table, action: object) -> bool:
    """Whether the action has no button yet: the other opponent's card comes second."""
    return table.slug == "thousand" and str(action).startswith("give")


@pytest.mark.parametrize(("slug", "seats", "preset"), TABLES)
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("coloured", [True, False])
def test_every_pop_up_of_a_match_fits(
    slug: str, seats: int, preset: str, language: str, *, coloured: bool
) -> None:
    t = translator(language)
    prefs = replace(Prefs(language, language), coloured=coloured)
    for table in positions(match_of(slug, seats, preset, language, coloured=coloured)):
        for person in range(1, seats + 1):
            for text in (
                popups.hand(table, t, person, prefs),
                popups.last_trick(table, t, person, prefs),
                popups.scores(table, t, person, prefs),
                popups.why_not(table, t, person, prefs),
            ):
                assert 0 < len(text.encode("utf-16-le")) // 2 <= 200
        assert popups.scores(table, t)
        assert popups.last_trick(table, t)


@pytest.mark.parametrize(("slug", "seats", "preset"), TABLES)
def test_every_move_has_its_button(slug: str, seats: int, preset: str) -> None:
    places = Places("b")
    for table in positions(match_of(slug, seats, preset, "ru", coloured=True)):
        stage = table.stage
        if not isinstance(stage, Playing):
            break
        for seat in range(seats):
            legal = GAMES[slug].legal(stage.state, seat)
            offered = _offered(places, table, seat)
            missing = [a for index, a in enumerate(legal) if index not in offered]
            unreached = [a for a in missing if not _is_reached_by_marks(table, seat, a)]
            assert all(_is_hidden(table, action) for action in unreached), unreached
            assert bool(legal) == bool(offered or missing)


def _is_reached_by_marks(table: Table, seat: int, action: object) -> bool:
    """Whether marking the cards of the action, and no more, makes a button for it."""
    look = look_at(table, seat, translator("ru"), Prefs())
    marked = replace(look, marked=marks_for(table.slug, look, action))
    buttons = [b for row in SCREENS[table.slug].choices(marked) for b in row]
    found = [look.view.legal[b.index] for b in buttons if isinstance(b, Choice)]
    return bool(marked.marked) and found == [action]


def _offered(places: Places, table: Table, seat: int) -> set[int]:
    assert isinstance(table.stage, Playing)
    look = look_at(table, seat, translator("ru"), Prefs())
    found: set[int] = set()
    for name in ("", *(name for name, _ in SCREENS[table.slug].pages(look))):
        opened = {seat + 1: Opened(table.stage.position, page=name)}
        screen = places.places(table, opened)[f"hand:{seat + 1}"].screen
        read = (callbacks.parse(b.data) for row in screen.buttons for b in row if b.data)
        found |= {button.index for button in read if isinstance(button, callbacks.Act)}
    return found
