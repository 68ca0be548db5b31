"""Who looks at a table, and what they may see of it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from bot.i18n import LANGUAGES, Reworded, Translator, translator
from bot.prefs import Prefs
from bot.screens.games import SCREENS
from bot.screens.names import marked_names, names_of
from bot.screens.screen import Look, WordedScreens
from bot.table import Lobby, Person, Table
from engine.game import Seat
from engine.games import GAMES


def group_prefs(language: str) -> Prefs:
    """The card style of a chat: that of its language, suits with colour."""
    return Prefs(language=language, ranks=language if language in LANGUAGES else "en")


def state_of(table: Table) -> Any:
    """The engine's state; None if no match was begun, or nothing of it can be read."""
    return None if isinstance(table.stage, Lobby) else table.stage.state


def look_at(
    table: Table, seat: Seat | None, t: Translator, prefs: Prefs, *, page: str = ""
) -> Look:
    """What the seat, or with None the whole chat, sees of a match, in this language and style."""
    state = state_of(table)
    if state is None:
        raise ValueError(f"table {table.id} has no match to look at")
    view = GAMES[table.slug].view(state, seat)
    return Look(view, seat, names_of(table, t), _in_its_words(table, view, t), prefs, page)


def _in_its_words(table: Table, view: Any, t: Translator) -> Translator:
    """The translator, which says what all games share in the words of this one."""
    screens = SCREENS[table.slug]
    if not isinstance(screens, WordedScreens):
        return t
    return Reworded(t, partial(screens.wording, view))


def look_for(table: Table, person_id: int) -> Look:
    """What this person sees of a match: the own hand if seated, else what everybody sees."""
    seat = table.seat_of(person_id)
    if seat is None:
        return group_look(table)
    chair = table.chairs[seat]
    prefs = chair.prefs if isinstance(chair, Person) else group_prefs(table.language)
    return look_at(table, seat, translator(prefs.language), prefs)


def group_look(table: Table) -> Look:
    """What the group sees, in the group's language."""
    return look_at(table, None, translator(table.language), group_prefs(table.language))


def with_marks(look: Look, table: Table) -> Look:
    """The same with a mark beside the names of computer players and of who is away."""
    return replace(look, names=marked_names(table, look.t))
