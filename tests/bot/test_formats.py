"""What earlier releases have stored is read by this one, and rolling back does not end a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import MISSING, fields, replace
from pathlib import Path
from typing import Any

import pytest

from bot import table as tables
from bot.i18n import LANGUAGES, translator
from bot.prefs import Opened
from bot.screens import popups, private
from bot.screens.gallery import as_text
from bot.screens.places import Places
from bot.store.values import to_json
from bot.table import (
    TABLE_FORMAT,
    Computer,
    Lobby,
    Notice,
    Over,
    Person,
    Playing,
    Table,
    Venue,
    dump,
    load,
)
from engine.games import GAMES
from tests.bot.tables import begun, enough, moved
from tests.fixtures.kept import (
    defaults,
    folder_now,
    format_of,
    read,
    rules_now,
    situations,
    table_files,
)

FILES = table_files()
MOVES = 4000
PLACES = Places("prikup_bot")

kept = pytest.mark.parametrize("path", FILES, ids=[f"{p.parent.name}/{p.stem}" for p in FILES])


@pytest.mark.parametrize("slug", GAMES)
def test_a_table_is_kept_in_every_situation_of_every_game(slug: str) -> None:
    files = {path.name for path in FILES if path.parent == folder_now()}
    wanted = {f"{slug}-{name}.json" for name in situations(slug)}
    assert wanted <= files, "python -m tests.fixtures keeps what is missing"


def test_this_form_and_the_one_before_are_read() -> None:
    formats = {format_of(path) for path in FILES}
    assert formats >= {number for number in (TABLE_FORMAT - 1, TABLE_FORMAT) if number}


@pytest.mark.parametrize("slug", GAMES)
def test_a_house_rule_that_is_not_stored_has_the_value_it_had(slug: str) -> None:
    kept_values = read(rules_now(slug))
    assert defaults(slug).keys() <= kept_values.keys(), "python -m tests.fixtures keeps them"
    changed = {
        name: (value, defaults(slug)[name])
        for name, value in kept_values.items()
        if defaults(slug).get(name) != value
    }
    assert not changed, "stored tables would be played by other rules: raise TABLE_FORMAT"


@kept
def test_a_kept_table_is_read_and_written_again(path: Path) -> None:
    table = load(read(path))
    assert path.stem == f"{table.slug}-{situation(table)}"
    written = json.loads(to_json(dump(table)))
    assert written["format"] == TABLE_FORMAT
    again = load(written)
    assert again == table
    assert repr(again) == repr(table)


@kept
def test_a_kept_table_is_shown(path: Path) -> None:
    for text in screens(load(read(path))):
        assert text.strip()


@kept
def test_a_kept_table_can_be_played_on_to_the_end(path: Path) -> None:
    table = load(read(path))
    if isinstance(table.stage, Lobby):
        table = begun(filled(table))
    for _ in range(MOVES):
        if isinstance(table.stage, Over):
            break
        table = moved(table)
    assert isinstance(table.stage, Over)
    result = GAMES[table.slug].result(table.stage.state)
    assert (result is not None) == (table.stage.why == "finished")
    assert load(json.loads(to_json(dump(table)))) == table


def filled(table: Table) -> Table:
    """The lobby with computer players on the chairs that are needed to begin."""
    missing = enough(table.slug, len(table.chairs)) - len(table.chairs)
    more = (Computer(number) for number in range(2, 2 + missing))
    return replace(table, chairs=(*table.chairs, *more))


def situation(table: Table) -> str:
    match table.stage:
        case Lobby():
            return "lobby"
        case Playing(state=state):
            return type(state.phase).__name__.lower()
        case Over(why=why):
            return why


def screens(table: Table) -> Iterator[str]:
    """Everything that anybody sees of the table: messages, pop-ups, announcements."""
    position = table.stage.position if isinstance(table.stage, Playing) else 0
    for language in LANGUAGES:
        t = translator(language)
        spoken = replace(table, language=language)
        opened = {person.id: Opened(position, "menu", 0) for person in table.people}
        for shown in ({}, opened):
            for wanted in PLACES.places(spoken, shown, 77).values():
                yield as_text(wanted.screen)
        for notice in (*table.notices, Notice(99, "match_result"), Notice(98, "nudge", seat=0)):
            wanted_notice = PLACES.notice(spoken, notice)
            if wanted_notice is not None:
                yield as_text(wanted_notice.screen)
        yield as_text(private.rules_screen(t, spoken, ""))
        for person in table.people:
            for popup in (popups.hand, popups.last_trick, popups.scores, popups.why_not):
                yield popup(spoken, t, person.id, person.prefs)


class TestOtherReleases:
    """A table that was stored by a release with a few more fields, or a few less."""

    @pytest.fixture(params=FILES, ids=[f"{p.parent.name}/{p.stem}" for p in FILES])
    def data(self, request: pytest.FixtureRequest) -> Any:
        return dump(load(read(request.param)))

    def test_fields_that_are_unknown_are_passed_over(self, data: Any) -> None:
        assert load(with_unknown(data)) == load(data)

    def test_fields_that_are_missing_are_as_they_are_by_default(self, data: Any) -> None:
        before = load(data)
        without: Any = deepcopy(data)
        for kind, stored in parts(before, without["table"]):
            for field in fields(kind):
                if field.default is not MISSING:
                    stored.pop(field.name, None)
        after = load(without)
        assert after.chairs[0] == plain(before.chairs[0])
        assert (after.version, after.hand_calls, after.notices) == (0, (), ())
        assert after.venue == Venue(before.venue.chat_id)
        assert type(after.stage) is type(before.stage)
        if isinstance(after.stage, Playing) and isinstance(before.stage, Playing):
            assert after.stage.state == before.stage.state


def with_unknown(data: Any) -> Any:
    """The same with an unknown field in everything that has fields; house rules have none."""
    match data:
        case dict():
            changed = {
                key: value if key == "options" else with_unknown(value)
                for key, value in data.items()
                if key != "events"
            }
            events = {key: with_unknown(event) for key, event in data.get("events", {}).items()}
            return {**changed, "events": events, "of_tomorrow": [1]}
        case list():
            return [with_unknown(value) for value in data]
        case _:
            return data


def parts(table: Table, stored: Any) -> Iterator[tuple[Any, Any]]:
    """What a table is made of beside the game: the class, and the data it is read from."""
    yield Table, stored
    yield Venue, stored["venue"]
    yield type(table.stage), stored["stage"]
    for chair, row in zip(table.chairs, stored["chairs"], strict=True):
        yield type(chair), row


def plain(chair: Any) -> Any:
    assert isinstance(chair, Person)
    return Person(chair.id, chair.name, chair.prefs)


def lobby_data() -> Any:
    return read(folder_now() / "thousand-lobby.json")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("table", "options"), {"of_tomorrow": True}),
        (("table", "slug"), "whist"),
        (("table", "stage"), {"is": "Auction"}),
        (("format",), TABLE_FORMAT + 1),
        (("format",), 0),
    ],
)
def test_a_table_by_rules_that_this_release_does_not_know_is_not_played_by_others(
    path: tuple[str, ...], value: object
) -> None:
    data = lobby_data()
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises((ValueError, KeyError)):
        load(data)


def test_a_form_of_the_past_is_brought_up_to_date_step_by_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def renamed(data: dict[str, Any]) -> dict[str, Any]:
        rest = {key: value for key, value in data["table"].items() if key != "tongue"}
        return {**data, "table": {**rest, "language": data["table"]["tongue"]}}

    def told_in_english(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "table": {**data["table"], "language": data["table"]["language"].lower()}}

    monkeypatch.setattr(tables, "TABLE_FORMAT", 3)
    monkeypatch.setattr(tables, "_UPGRADES", {1: renamed, 2: told_in_english})
    old = lobby_data()
    old["table"]["tongue"] = old["table"].pop("language").upper()
    table = load({**old, "format": 1})
    assert table.language == "ru"
    assert dump(table)["format"] == 3
    assert load(dump(table)) == table
