"""What the bot says outside of tables: greetings, help, the list of tables, rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from html import unescape

from bot.callbacks import House as Press
from bot.callbacks import Verb
from bot.house import House
from bot.i18n import Html, Translator, Verbatim
from bot.screens.games import SCREENS
from bot.screens.house_words import differences
from bot.screens.names import TITLE_WIDTH, shown
from bot.screens.rulebook import Page
from bot.screens.screen import Button, Screen, in_pairs
from bot.screens.table import paragraphs
from bot.screens.titles import all_games, game_title, preset_title
from bot.table import Lobby, Over, Playing, Table
from engine.game import Unreadable
from engine.games import GAMES


def welcome(t: Translator, bot: str) -> Screen:
    """Three lines of explanation, and the way to a group."""
    return Screen(t("private-welcome", games=all_games(t)), (_to_group(t, bot),))


def greeting(t: Translator, bot: str) -> Screen:
    """What the bot says when it comes to a group."""
    link = f"https://t.me/{bot}?start=hello"
    return Screen(
        t("private-greeting", games=all_games(t)),
        ((Button(t.plain("button-private"), url=link),),),
    )


def help_screen(t: Translator, bot: str, *, is_private: bool) -> Screen:
    """What can be done here."""
    if is_private:
        return Screen(t("private-help", games=all_games(t)), (_to_group(t, bot),))
    return Screen(t("private-help-group", games=all_games(t)))


def _to_group(t: Translator, bot: str) -> tuple[Button, ...]:
    return (Button(t.plain("button-add-to-group"), url=f"https://t.me/{bot}?startgroup=play"),)


def games_list(t: Translator, tables: Sequence[Table], person_id: int) -> Screen:
    """The tables at which the person sits."""
    if not tables:
        return Screen(t("private-games-none"))
    lines = [_game_line(t, table, person_id) for table in tables]
    buttons = tuple(
        (Button(t.plain("private-games-open", what=where(t, table)), _opener(table)),)
        for table in tables
        if isinstance(table.stage, Playing)
    )
    return Screen(paragraphs((t("private-games-title"), "\n".join(lines))), buttons)


def _opener(table: Table) -> str:
    return str(Verb(table.id, "anew"))


def where(t: Translator, table: Table) -> str:
    """The game and the group where it is played."""
    if table.venue.is_private:
        return game_title(t, table.slug)
    title = shown(table.venue.title, TITLE_WIDTH) or t.plain("private-games-untitled")
    return f"{game_title(t, table.slug)} · {title}"


def _game_line(t: Translator, table: Table, person_id: int) -> str:
    match table.stage:
        case Lobby():
            key = "private-games-lobby"
        case Over():
            key = "private-games-over"
        case Playing():
            owed = GAMES[table.slug].to_move(table.stage.state)
            is_own = table.seat_of(person_id) in owed
            key = "private-games-your-turn" if is_own else "private-games-waiting"
    return t(key, what=where(t, table))


def stop_question(t: Translator, table: Table) -> Screen:
    """Whether the table is really to be stopped."""
    yes = Button(t.plain("button-stop-yes"), str(Verb(table.id, "stop", "yes")), style="danger")
    no = Button(t.plain("button-stop-no"), str(Verb(table.id, "stop", "no")))
    key = "private-stop-lobby" if isinstance(table.stage, Lobby) else "private-stop-match"
    return Screen(t(key), ((yes, no),))


def leave_question(t: Translator, table: Table) -> Screen:
    """Whether the person really leaves the match for good; it waits while others play on."""
    yes = Button(t.plain("button-leave-yes"), str(Verb(table.id, "quit", "yes")), style="danger")
    no = Button(t.plain("button-leave-no"), str(Verb(table.id, "quit", "no")), style="success")
    text = paragraphs(
        (f"<b>{t('private-leave-where', what=where(t, table))}</b>", t("hand-leave-really"))
    )
    return Screen(text, ((yes,), (no,)))


def rules_screen(t: Translator, table: Table, section: str = "") -> Screen:
    """The rules in force at the table, a section of them."""
    options = table.options
    with suppress(Unreadable):  # too few sit so far: the rules as the preset has them
        options = GAMES[table.slug].settings(options, len(table.chairs))
    house = House(table.slug, table.preset, options)
    return _rules(t, house, section, lambda name: str(Verb(table.id, "rules", name)))


def rules_of(t: Translator, house: House, about: str = "", section: str = "") -> Screen:
    """The rules of a game by these house rules; buttons lead from section to section."""
    return _rules(t, house, section, lambda name: str(Press(about, "t", name)) if about else "")


def _rules(t: Translator, house: House, section: str, opener: Callable[[str], str]) -> Screen:
    pages = SCREENS[house.slug].book.pages(t, house.options)
    shown = next((page for page in pages if page.section == section), pages[0])
    heading = t(
        "rules-title",
        game=game_title(t, house.slug),
        preset=preset_title(t, house.slug, house.preset),
    )
    changes = differences(t, house)
    if changes:
        heading = Html(f"{heading}\n<i>{t('rules-differ', changes=changes)}</i>")
    buttons = [
        Button(
            t.plain("rules-page-here" if page is shown else "rules-page", title=_plain(page)),
            opener(page.section),
        )
        for page in pages
    ]
    return Screen(paragraphs((heading, shown.text)), in_pairs(buttons) if opener("") else ())


def _plain(page: Page) -> Verbatim:
    return Verbatim(unescape(page.title))
