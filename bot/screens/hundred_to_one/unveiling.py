"""The end of a round, step by step: the answer that decides, the rows that nobody has found."""

from __future__ import annotations

from dataclasses import replace

from bot.screens.hundred_to_one.board import board, said
from bot.screens.hundred_to_one.calling import outcome
from bot.screens.hundred_to_one.standing import question, title
from bot.screens.hundred_to_one.teams import member
from bot.screens.screen import Look
from engine.games.hundred_to_one.unveiling import covered, decisive
from engine.games.hundred_to_one.values import RowShown
from engine.games.hundred_to_one.view import View


def unveilings(look: Look) -> tuple[str, ...]:
    """What the group's table shows at each step before all of the board is seen."""
    view: View = look.view
    steps = covered(view)
    answers = decisive(view)
    return tuple(
        "\n".join(
            (
                title(look),
                question(look),
                board(_with_covered(view, rows)),
                _drum_roll(look) if answers and number == 0 else _rest(look),
            )
        )
        for number, rows in enumerate(steps)
    )


def _with_covered(view: View, rows: frozenset[int]) -> View:
    shown = (_cover(row) if row.number in rows else row for row in view.rows)
    return replace(view, rows=tuple(shown))


def _cover(row: RowShown) -> RowShown:
    return RowShown(row.number, is_open=False, answer="", votes=0, points=0)


def _drum_roll(look: Look) -> str:
    """What was answered; whether it is on the board is not told yet."""
    view: View = look.view
    lines = [
        look.t("hundred_to_one-heard", name=member(look, one.seat), text=said(one.text))
        for one in decisive(view)
    ]
    return "\n".join((*lines, look.t("hundred_to_one-drum-roll")))


def _rest(look: Look) -> str:
    """How the round has ended; what nobody found is still to come."""
    view: View = look.view
    lines = [outcome(look, view.last_round)] if view.last_round is not None else []
    return "\n".join((*lines, look.t("hundred_to_one-what-else")))
