"""The question of `/forget`, and what is said when it has been answered."""

from __future__ import annotations

from collections.abc import Sequence

from bot.callbacks import Forget
from bot.i18n import Translator
from bot.screens.private import where
from bot.screens.screen import Button, Screen
from bot.screens.table import paragraphs
from bot.table import Lobby, Table


def question(t: Translator, tables: Sequence[Table]) -> Screen:
    """What goes, what stays, and what becomes of the tables where the person sits."""
    what = t("forget-question", seat=t.plain("name-forgotten", number=2))
    fates = [t(_fate(table), what=where(t, table)) for table in tables]
    running = "\n".join((t("forget-tables"), *fates)) if fates else ""
    yes = Button(t.plain("forget-button-yes"), str(Forget("yes")), style="danger")
    no = Button(t.plain("forget-button-no"), str(Forget("no")), style="success")
    return Screen(paragraphs((what, running, t("forget-final"))), ((yes,), (no,)))


def _fate(table: Table) -> str:
    if table.venue.is_private:
        return "forget-table-private"
    if isinstance(table.stage, Lobby):
        return "forget-table-lobby"
    return "forget-table-match" if len(table.people) > 1 else "forget-table-last"


def forgotten(t: Translator) -> Screen:
    """It is done."""
    return Screen(t("forget-done"))


def kept(t: Translator) -> Screen:
    """Nothing has changed."""
    return Screen(t("forget-kept"))
