"""What a press shows to the presser alone: plain texts that fit into a pop-up."""

from __future__ import annotations

from bot.i18n import Translator
from bot.prefs import Prefs
from bot.screens.fit import fitted
from bot.screens.games import SCREENS
from bot.screens.look import group_prefs, look_at, look_for, state_of
from bot.screens.refusals import refusals
from bot.screens.screen import Look
from bot.table import Lobby, Playing, Table

__all__ = ["hand", "last_trick", "look_for", "scores", "why_not"]


def hand(table: Table, t: Translator, person_id: int, prefs: Prefs) -> str:
    """The person's cards."""
    seat = table.seat_of(person_id)
    if seat is None:
        return t.plain("answer-not-yours")
    look = _look(table, person_id, t, prefs)
    if look is None or not isinstance(table.stage, Playing):
        return _nothing(table, t)
    return fitted(SCREENS[table.slug].pocket(look))


def last_trick(
    table: Table, t: Translator, person_id: int | None = None, prefs: Prefs | None = None
) -> str:
    """The last trick, or the end of the pile; without a person, as everybody sees it."""
    look = _look(table, person_id, t, prefs)
    return _nothing(table, t) if look is None else fitted(SCREENS[table.slug].last_trick(look))


def scores(
    table: Table, t: Translator, person_id: int | None = None, prefs: Prefs | None = None
) -> str:
    """Scores and counters; without a person, as everybody sees it."""
    look = _look(table, person_id, t, prefs)
    return _nothing(table, t) if look is None else fitted(SCREENS[table.slug].scores(look))


def why_not(table: Table, t: Translator, person_id: int, prefs: Prefs) -> str:
    """Why some of the person's cards may not be played now."""
    seat = table.seat_of(person_id)
    if seat is None:
        return t.plain("answer-not-yours")
    look = _look(table, person_id, t, prefs)
    if look is None:
        return _nothing(table, t)
    found = refusals(table, seat)
    if not found:
        return t.plain("why-nothing")
    return fitted(SCREENS[table.slug].why_not(look, found))


def _look(table: Table, person_id: int | None, t: Translator, prefs: Prefs | None) -> Look | None:
    if state_of(table) is None:
        return None
    seat = None if person_id is None else table.seat_of(person_id)
    return look_at(table, seat, t, prefs or group_prefs(t.language))


def _nothing(table: Table, t: Translator) -> str:
    return t.plain("answer-not-started" if isinstance(table.stage, Lobby) else "answer-over")
