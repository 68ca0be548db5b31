"""Every screen as text, made from matches that computer players play: to be read critically.

`python -m bot.screens.gallery [ru|en] [word]` prints the screens whose title holds the word. With
files (`tests/scripts/thousand/*.game`) it prints what these scripts come to instead, as far as it
does not look like what was printed before.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import unescape
from pathlib import Path
from typing import Any

from bot import lobby, match, presence
from bot.house import House, plain
from bot.i18n import LANGUAGES, translator
from bot.lobby import Rights
from bot.prefs import ChatSettings, Opened, Prefs
from bot.quiz import move_of, shipped_boards
from bot.screens import house as editor
from bot.screens import popups, private, settings
from bot.screens.games import SCREENS
from bot.screens.look import group_prefs, look_at
from bot.screens.names import columns
from bot.screens.places import Places
from bot.screens.screen import Screen
from bot.screens.staged import Moment, moments
from bot.table import Computer, Notice, Person, Playing, Table, Venue
from bot.waking import Pace
from engine.games import GAMES
from engine.script import decode, read_script

BOT = "prikup_bot"
CHAT = -1001234567890
TURNS = 4000
"""More moves than any match of a gallery has."""
NAMES = (
    "Аня", "Боря Длиннофамильцев-Задунайский", "Cleo <b>", "Dan", "Ева", "Фёдор", "Gus", "Hal",
    "Ида", "Jo", "Кира",
)  # fmt: skip
SEATS = len(NAMES)
"""As many as any game has, with somebody who leads it."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen and what it shows."""

    title: str
    screen: Screen


def persons(language: str, count: int) -> tuple[Person, ...]:
    """People who sit at the tables of the gallery."""
    prefs = group_prefs(language)
    return tuple(
        Person(number + 1, name, prefs, is_reachable=True)
        for number, name in enumerate(NAMES[:count])
    )


def gathering(slug: str, language: str, people: int = 2) -> Table:
    """A lobby of people and computer players, enough of them to begin."""
    venue = Venue(CHAT, None, "Друзья & Co")
    host, *others = persons(language, people)
    chat = ChatSettings(language=language)
    table = lobby.opened("gallery0", venue, slug, host, chat, 1_700_000_000.0)
    for person in others:
        table = lobby.seated(table, person)
    computers = min(number for number in GAMES[slug].seats if number > people) - people
    chairs = (*table.chairs, *(Computer(n + 1) for n in range(computers)))
    return replace(table, chairs=chairs)


def begun(table: Table, seed: bytes) -> Table:
    """The match at rest before its first deal."""
    given = shipped_boards(table.slug, table.options, table.language, seed)
    return match.started(table, Rights(1), seed, 0.0, Pace(), given).table


def moves(table: Table) -> Iterator[Table]:
    """The table after each move of computer players, to the end of the match."""
    game = GAMES[table.slug]
    for _ in range(TURNS):
        if not isinstance(table.stage, Playing):
            return
        state = table.stage.state
        seat = min(game.to_move(state))
        action = move_of(table.slug, state, seat)
        table = match.acted(table, seat, action, 0.0, "computer", Pace()).table
        yield table


def scenes(language: str) -> Iterator[Scene]:
    """Every kind of screen, in this language."""
    yield from _lobbies(language)
    for slug in GAMES:
        yield from _match(slug, language)
        yield from _rules(slug, language)
        yield from _house(slug, language)
    yield from _private(language)


def _lobbies(language: str) -> Iterator[Scene]:
    places = Places(BOT)
    for slug in GAMES:
        table = gathering(slug, language)
        yield Scene(f"{slug} lobby", places.places(table, {})["group"].screen)
        stage = replace(lobby.lobby_of(table), panel="presets", asked=persons(language, 3)[2:])
        alone = replace(table, chairs=table.chairs[:1], stage=stage, wake_at=2e9)
        yield Scene(f"{slug} lobby dead", places.places(alone, {})["group"].screen)


def _match(slug: str, language: str) -> Iterator[Scene]:
    """A match, each kind of position once."""
    places = Places(BOT)
    table = begun(gathering(slug, language), bytes(range(32)))
    seen: set[tuple[Any, ...]] = set()
    for after in (table, *moves(table)):
        for notice in after.notices[len(table.notices) :]:
            yield from _notice(places, after, notice, seen)
        table = after
        wanted = places.places(after, {}, 77)
        phase = _phase(after)
        for place, message in sorted(wanted.items()):
            kind = (phase, place == "group", message.wants_attention, _stand(after))
            if kind not in seen:
                seen.add(kind)
                attention = " turn" if message.wants_attention else ""
                yield Scene(f"{slug} {phase} {place}{attention}", message.screen)
                if message.wants_attention:
                    yield from _pages(places, after, place, phase)
    yield from _popups(slug, language)
    away = begun(gathering(slug, language), bytes(32))
    away = presence.away(away, 0, Pace())
    yield Scene(f"{slug} away", places.places(away, {}, 77)["hand:1"].screen)


def _stand(table: Table) -> tuple[Any, ...]:
    """What makes one position of a phase look unlike another."""
    game = GAMES[table.slug]
    state = table.stage.state  # type: ignore[union-attr]
    view = game.view(state, None)
    seats = sorted(game.to_move(state))
    verbs = {str(action).split()[0] for seat in seats for action in game.legal(state, seat)}
    marks = (bool(getattr(view, "table", ())), getattr(view, "trump", None) is None)
    return (*marks, *sorted(verbs))


def _phase(table: Table) -> str:
    view = GAMES[table.slug].view(table.stage.state, None)  # type: ignore[union-attr]
    return str(view.phase.value)


def _notice(
    places: Places, table: Table, notice: Notice, seen: set[tuple[Any, ...]]
) -> Iterator[Scene]:
    wanted = places.notice(table, notice)
    if wanted is not None and (notice.kind != "deal_result" or _is_new(notice, seen)):
        yield Scene(f"{table.slug} notice {notice.kind}", wanted.screen)


def _is_new(notice: Notice, seen: set[tuple[Any, ...]]) -> bool:
    """Results are alike; a few are enough."""
    seen.add(("result", notice.number))
    return len([kind for kind in seen if kind[0] == "result"]) <= 4


def _pages(places: Places, table: Table, place: str, phase: str) -> Iterator[Scene]:
    stage = table.stage
    if not isinstance(stage, Playing):
        return
    person = int(place.removeprefix("hand:"))
    seat = table.seat_of(person)
    t = translator(table.language)
    look = look_at(table, seat, t, group_prefs(table.language))
    names = [name for name, _ in SCREENS[table.slug].pages(look)]
    for name in (*names, "menu", "leave"):
        opened = {person: Opened(stage.position, page=name)}
        screen = places.places(table, opened, 77)[place].screen
        yield Scene(f"{table.slug} {phase} page {name}", screen)
    opened = {person: Opened(stage.position, mark=0)}
    yield Scene(f"{table.slug} {phase} marked", places.places(table, opened, 77)[place].screen)


def _popups(slug: str, language: str) -> Iterator[Scene]:
    t = translator(language)
    prefs = group_prefs(language)
    table = begun(gathering(slug, language), bytes(31) + b"\x07")
    for count, after in enumerate(moves(table)):
        if count in (14, 25):
            for show in (popups.hand, popups.last_trick, popups.scores, popups.why_not):
                text = show(after, t, 1, prefs)
                yield Scene(f"{slug} pop-up {show.__name__} {len(text)}", Screen(text))


def _rules(slug: str, language: str) -> Iterator[Scene]:
    t = translator(language)
    for preset, options in GAMES[slug].presets.items():
        for page in SCREENS[slug].book.pages(t, options):
            screen = private.rules_of(t, House(slug, preset, options), f"c.{slug}", page.section)
            yield Scene(f"{slug} rules {preset} {page.section}", screen)


def _house(slug: str, language: str) -> Iterator[Scene]:
    """The editor of house rules: by its second preset, one option of each section changed."""
    t = translator(language)
    chosen = plain(slug, list(GAMES[slug].presets)[1])
    for about in ("tgallery0", f"c.{slug}"):
        yield Scene(f"{slug} house menu {about}", editor.menu(t, chosen, about))
    yield Scene(f"{slug} house presets", editor.presets(t, chosen, f"c.{slug}"))
    yield Scene(f"{slug} house games", editor.games(t, chosen, f"c.{slug}"))
    yield Scene(f"{slug} house code", editor.code(t, chosen, f"c.{slug}"))
    for section, names in chosen.sections:
        yield Scene(
            f"{slug} house section {section}", editor.section(t, chosen, f"c.{slug}", section)
        )
        for name in names:
            yield Scene(f"{slug} house option {name}", editor.option(t, chosen, "tgallery0", name))


def _private(language: str) -> Iterator[Scene]:
    t = translator(language)
    yield Scene("welcome", private.welcome(t, BOT))
    yield Scene("greeting", private.greeting(t, BOT))
    yield Scene("help private", private.help_screen(t, BOT, is_private=True))
    yield Scene("help group", private.help_screen(t, BOT, is_private=False))
    tables = (
        gathering("thousand", language),
        begun(gathering("thousand", language), bytes(32)),
    )
    yield Scene("games", private.games_list(t, tables, 1))
    yield Scene("games none", private.games_list(t, (), 1))
    yield Scene("stop", private.stop_question(t, tables[1]))
    for page in ("", *settings.PERSON):
        screen = settings.person_screen(t, Prefs(language, language), page)
        yield Scene(f"settings person {page}", screen)
    for page in ("", *settings.CHAT):
        screen = settings.chat_screen(t, ChatSettings(language), page)
        yield Scene(f"settings chat {page}", screen)


def scenes_of(paths: list[Path], language: str) -> Iterator[Scene]:
    """What the scripts come to: every screen that has a line unlike all before."""
    read: set[str] = set()
    crowd = persons(language, SEATS)
    for path in paths:
        script = read_script(decode(path.read_bytes()))
        for moment in moments(script, crowd, Venue(CHAT, None, "Друзья & Co"), language):
            for place, screen in _of_moment(moment, language):
                lines = {_kind(line) for line in as_text(screen).splitlines()}
                if not lines <= read:
                    yield Scene(f"{path.stem}:{moment.line} {place}", screen)
                read |= lines


def _kind(line: str) -> str:
    """The line without what differs from deal to deal: cards, numbers, names."""
    for name in NAMES:
        line = line.replace(name[:12], "")
    return re.sub(r"[♠♣♦♥\ufe0e\ufe0f]|\b(10|[2-9ТКДВAKQJ])\b|\d+|\s+", "", line)


def _of_moment(moment: Moment, language: str) -> Iterator[tuple[str, Screen]]:
    places, table, t = Places(BOT), moment.table, translator(language)
    if moment.refusal is not None:
        look = look_at(table, moment.seat, t, group_prefs(language))
        error = moment.refusal
        text = SCREENS[table.slug].reason(look, error.reason, error.details)
        yield "refusal", Screen(text)
        return
    for place, wanted in sorted(places.places(table, {}, 77).items()):
        yield place, wanted.screen
        person = place.removeprefix("hand:")
        if person != place and isinstance(table.stage, Playing):
            look = look_at(table, int(person) - 1, t, group_prefs(language))
            for page, _ in SCREENS[table.slug].pages(look):
                opened = {int(person): Opened(table.stage.position, page=page)}
                yield f"{place} {page}", places.places(table, opened, 77)[place].screen
    for notice in table.notices:
        if (announced := places.notice(table, notice)) is not None:
            yield f"notice {notice.kind}", announced.screen


def as_text(screen: Screen) -> str:
    """The screen as a reader sees it, buttons in brackets."""
    text = unescape(re.sub(r"</?[a-z][^>]*>", "", screen.text))
    rows = [
        " ".join(f"[{button.text}{'↗' if button.url else ''}]" for button in row)
        for row in screen.buttons
    ]
    return "\n".join((text, *rows))


def main(words: list[str]) -> None:
    """Print the gallery."""
    languages = [word for word in words if word in LANGUAGES] or list(LANGUAGES)
    files = [Path(word) for word in words if word.endswith(".game")]
    wanted = [word for word in words if word not in LANGUAGES and not word.endswith(".game")]
    for language in languages:
        for scene in scenes_of(files, language) if files else scenes(language):
            if all(word in scene.title for word in wanted):
                rule = "─" * max(0, 60 - columns(scene.title))
                sys.stdout.write(
                    f"── {language} {scene.title} {rule}\n{as_text(scene.screen)}\n\n"
                )


if __name__ == "__main__":
    main(sys.argv[1:])
