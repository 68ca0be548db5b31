"""A person's hand in the private chat: the table, the own cards, and everything to be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.callbacks import Act, Verb
from bot.i18n import Translator, Verbatim, translator
from bot.pleas import may_count
from bot.prefs import Opened
from bot.screens.games import SCREENS
from bot.screens.look import look_at
from bot.screens.names import TITLE_WIDTH, shown
from bot.screens.refusals import refused_cards
from bot.screens.screen import Button, Choice, Look, Mark, Screen
from bot.screens.table import body, count_button, heading, news, paragraphs, turn
from bot.table import Person, Playing, Table

MENU = "menu"
"""The page of things that are seldom wanted."""
LEAVE = "leave"
"""The page that asks whether the person really leaves."""
NEWS = 4
"""Lines of news above a hand."""

Rows = tuple[tuple[Button, ...], ...]


def hand_screen(
    table: Table, person: Person, opened: Opened | None, posted: int | None = None
) -> Screen:
    """The private message of a person who sits at the table.

    `posted` is the group's message of the table, for the way back to it.
    """
    seat = table.seat_of(person.id)
    if seat is None:
        raise ValueError(f"person {person.id} does not sit at table {table.id}")
    t = translator(person.prefs.language)
    look = look_at(table, seat, t, person.prefs)
    if not isinstance(table.stage, Playing):
        return Screen(_text(table, look), _links(table, t, posted))
    if person.is_away:
        text = paragraphs((_text(table, look), t("hand-away")))
        return Screen(text, (_back_now(table, t), *_links(table, t, posted)))
    if opened is None or opened.position != table.stage.position:
        opened = Opened(table.stage.position)
    if opened.page == LEAVE:
        return Screen(paragraphs((_text(table, look), t("hand-leave-really"))), _leaving(table, t))
    look = replace(look, page=opened.page, marked=opened.marked)
    if opened.page == MENU:
        return Screen(_text(table, look), _menu(table, look.t))
    if opened.mark is not None:
        look = replace(look, page=_page_of(table.slug, look, opened.mark))
    counting = count_button(table, t) if may_count(table, person.id) else ()
    buttons = (*_choices(table, look, opened.mark), *counting, *_foot(table, look, posted))
    return Screen(_text(table, look), buttons)


def _text(table: Table, look: Look) -> str:
    title = "" if table.venue.is_private else shown(table.venue.title, TITLE_WIDTH)
    over = f"<b>{look.t('hand-group', title=title)}</b>\n" if title else ""
    return paragraphs(
        (
            over + heading(table, look),
            body(table, look),
            news(table, look, NEWS),
            turn(table, look),
            SCREENS[table.slug].hand(look) if isinstance(table.stage, Playing) else "",
        )
    )


def _choices(table: Table, look: Look, mark: int | None) -> Rows:
    game = SCREENS[table.slug]
    rows = [tuple(_button(table, look, c, mark) for c in row) for row in game.choices(look)]
    pages = [Button(label, str(Verb(table.id, "page", name))) for name, label in game.pages(look)]
    rows += [tuple(pages[at : at + 2]) for at in range(0, len(pages), 2)]
    if look.page:
        rows.append((Button(look.t.plain("button-close"), str(Verb(table.id, "page"))),))
    return tuple(rows)


def _button(table: Table, look: Look, choice: Choice | Mark, mark: int | None) -> Button:
    position = table.stage.position if isinstance(table.stage, Playing) else 0
    if isinstance(choice, Mark):
        return Button(choice.text, str(Verb(table.id, "mark", f"{position}.{choice.marked:x}")))
    is_marked = choice.index == mark
    data = str(Act(table.id, position, choice.index, is_marked))
    if is_marked:
        return Button(
            look.t.plain("button-really", what=Verbatim(choice.text)), data, style="success"
        )
    return Button(choice.text, data, style=choice.style)


def _page_of(slug: str, look: Look, mark: int) -> str:
    """The page on which the marked choice stands."""
    game = SCREENS[slug]
    pages = ["", *(name for name, _ in game.pages(replace(look, page="")))]
    for page in pages:
        rows = game.choices(replace(look, page=page))
        if any(isinstance(c, Choice) and c.index == mark for row in rows for c in row):
            return page
    return ""


def _foot(table: Table, look: Look, posted: int | None) -> Rows:
    t = look.t
    looking = (
        Button(t.plain(f"button-last-{table.slug}"), str(Verb(table.id, "last"))),
        Button(t.plain("button-scores"), str(Verb(table.id, "scores"))),
        Button(t.plain("button-menu"), str(Verb(table.id, "page", MENU))),
    )
    why = (Button(t.plain("button-why"), str(Verb(table.id, "why"))),)
    has_refused = bool(refused_cards(look.view))
    return (*((why,) if has_refused else ()), looking, *_links(table, t, posted))


def _menu(table: Table, t: Translator) -> Rows:
    return (
        (
            Button(t.plain("button-rules"), str(Verb(table.id, "rules"))),
            Button(t.plain("button-anew"), str(Verb(table.id, "anew"))),
        ),
        (Button(t.plain("button-leave"), str(Verb(table.id, "page", LEAVE)), style="danger"),),
        (Button(t.plain("button-close"), str(Verb(table.id, "page"))),),
    )


def _leaving(table: Table, t: Translator) -> Rows:
    return (
        (
            Button(
                t.plain("button-leave-yes"), str(Verb(table.id, "leave", "yes")), style="danger"
            ),
        ),
        (Button(t.plain("button-leave-no"), str(Verb(table.id, "page")), style="success"),),
    )


def _back_now(table: Table, t: Translator) -> tuple[Button, ...]:
    return (Button(t.plain("button-back"), str(Verb(table.id, "back")), style="success"),)


def _links(table: Table, t: Translator, posted: int | None) -> Rows:
    return tuple(
        (Button(t.plain("button-to-group"), url=url),) for url in _addresses(table, posted)
    )


def _addresses(table: Table, posted: int | None) -> Iterator[str]:
    """The way back to the group, where Telegram has an address for it."""
    inner = str(table.venue.chat_id).removeprefix("-100")
    message = posted or table.venue.thread_id
    if table.venue.chat_id <= -1_000_000_000_000 and message:
        yield f"https://t.me/c/{inner}/{message}"
