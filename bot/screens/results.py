"""Results: what the games tell, framed by what can be checked and what can be pressed."""

from __future__ import annotations

from typing import Any

from bot.callbacks import Verb
from bot.i18n import Html, Translator
from bot.screens.games import SCREENS
from bot.screens.look import group_look
from bot.screens.names import listed, marked_names, padded
from bot.screens.screen import Button, Screen
from bot.screens.sheet import pre, whole
from bot.screens.sides import side_names, together
from bot.screens.table import ended, paragraphs
from bot.screens.titles import game_title
from bot.table import Over, Playing, Table


def started_screen(table: Table) -> Screen:
    """The match begins: who sits where, by which rules, sealed by which commitment."""
    look = group_look(table)
    t = look.t
    seal = table.stage.commitment if isinstance(table.stage, Playing | Over) else ""
    rules = SCREENS[table.slug].in_one_line(t, table.preset, table.options)
    sides = together(table, len(table.chairs))
    names = listed(side_names(marked_names(table, t), sides))
    return Screen(
        paragraphs(
            (
                t("started-title", game=game_title(t, table.slug)),
                t("started-players", names=names) + f"\n<i>{rules}</i>",
                t("started-seal", seal=Html(f"<code>{seal}</code>")),
            )
        ),
        ((Button(t.plain("button-rules"), str(Verb(table.id, "rules"))),),),
    )


def deal_screen(table: Table, event: Any, *, is_corrected: bool = False) -> Screen:
    """The result of a deal; in place of one that has been told before, it says so."""
    look = group_look(table)
    text = SCREENS[table.slug].deal_result(look, event)
    return Screen(paragraphs((look.t("result-corrected"), text)) if is_corrected else text)


def match_screen(table: Table) -> Screen:
    """The result of the match: every deal, the seed, a rematch."""
    look = group_look(table)
    text = SCREENS[table.slug].match_result(look)
    return Screen(paragraphs((text, _seed(table, look.t))), _again(table, look.t))


def stopped_screen(table: Table) -> Screen:
    """The match was stopped: by whom, where it stood, the seed, a rematch."""
    t = group_look(table).t
    parts = (ended(table, t), scoreboard(table), _seed(table, t))
    return Screen(paragraphs(parts), _again(table, t))


def scoreboard(table: Table) -> str:
    """The score of each side, as far as a match has come."""
    if not isinstance(table.stage, Playing | Over) or table.stage.state is None:
        return ""
    look = group_look(table)
    sides = together(table, len(table.chairs))
    rows = zip(side_names(look.names, sides), look.view.scores, strict=True)
    return pre(f"{padded(name, 21)} {whole(score):>6}" for name, score in rows)


def _again(table: Table, t: Translator) -> tuple[tuple[Button, ...], ...]:
    rematch = Button(t.plain("button-rematch"), str(Verb(table.id, "rematch")), style="success")
    record = Button(t.plain("button-record"), str(Verb(table.id, "record")))
    return ((rematch, record),)


def _seed(table: Table, t: Translator) -> str:
    """The seed, now that nobody can use it any more, and how to check it."""
    stage = table.stage
    if not isinstance(stage, Over) or stage.state is None:
        return ""
    seed = Html(f"<code>{seed_of(stage.state).hex()}</code>")
    seal = Html(f"<code>{stage.commitment}</code>")
    return f"<blockquote expandable>{t('result-seed', seed=seed, seal=seal)}</blockquote>"


def seed_of(state: Any) -> bytes:
    """The seed of a match that is over."""
    seed: bytes = getattr(state, "match", state).chance.seed
    return seed
