"""The buttons: what can be done without words, in the private chat and in the group."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.screens.hundred_to_one.board import said
from bot.screens.hundred_to_one.teams import member
from bot.screens.screen import WIDE, Choice, Look
from engine.games.hundred_to_one.actions import (
    Accept,
    Action,
    Buzz,
    Choose,
    Deal,
    First,
    Pass,
    Reject,
    Second,
)
from engine.games.hundred_to_one.values import PhaseName
from engine.games.hundred_to_one.view import View

LABEL = 30
"""Columns of an answer on a button."""
OPEN = "✓"
"""Stands behind a row that is open already."""
PASSES = {
    PhaseName.BUZZ: "hundred_to_one-button-pass-buzz",
    PhaseName.BLITZ: "hundred_to_one-button-pass-blitz",
    PhaseName.BIG1: "hundred_to_one-button-pass-big",
    PhaseName.BIG2: "hundred_to_one-button-pass-big",
}
"""What a pass is called where it is not just an answer that is missing."""

Row = tuple[Choice, ...]


def choices(look: Look) -> tuple[Row, ...]:
    """Rows of buttons for what is legal now; answers are words, and have none."""
    buttons = [_button(look, index, action) for index, action in enumerate(look.view.legal)]
    if look.view.phase is PhaseName.CAPTAIN:
        return tuple((button,) for button in buttons)
    return tuple(_in_pairs(buttons))


def public_choices(look: Look) -> tuple[tuple[tuple[str, str], ...], ...]:
    """Rows of buttons under the group's board: the text, and the action in notation.

    Who presses one does the action on the own seat.
    """
    if look.view.phase is not PhaseName.BUZZ:
        return ()
    return (((look.t.plain("hundred_to_one-button-buzz"), str(Buzz())),),)


def _in_pairs(buttons: Iterable[Choice]) -> Iterator[Row]:
    """Rows of two; what is long gets a row of its own."""
    waiting: Choice | None = None
    for button in buttons:
        is_long = len(button.text) >= WIDE
        if waiting is not None and not is_long:
            yield (waiting, button)
            waiting = None
            continue
        if waiting is not None:
            yield (waiting,)
        waiting = None if is_long else button
        if is_long:
            yield (button,)
    if waiting is not None:
        yield (waiting,)


def _button(look: Look, index: int, action: Action) -> Choice:  # noqa: PLR0911 - one for each action
    t = look.t.plain
    match action:
        case Deal():
            return Choice(t("hundred_to_one-button-deal"), index, "primary")
        case Buzz():
            return Choice(t("hundred_to_one-button-buzz"), index, "primary")
        case Pass():
            return Choice(t(PASSES.get(look.view.phase, "hundred_to_one-button-pass")), index)
        case Choose(number):
            text = said(look.view.versions[number - 1].text, LABEL)
            return Choice(t("hundred_to_one-button-row", number=number, text=text), index)
        case First(seat) | Second(seat):
            return Choice(member(look, seat), index)
        case Accept(None):
            return Choice(t("hundred_to_one-button-right"), index, "success")
        case Accept(row):
            return Choice(_row_label(look, row or 0), index)
        case Reject():
            return Choice(t("hundred_to_one-button-reject"), index, "danger")
        case _:
            raise ValueError(f"{action} has no button: it is said in words")


def _row_label(look: Look, number: int) -> str:
    """A row of the board as which the host may count the answer."""
    view: View = look.view
    answers: Sequence[str] = [] if view.board is None else [r.answer for r in view.board.rows]
    text = said(answers[number - 1], LABEL) if answers else ""
    label = look.t.plain("hundred_to_one-button-row", number=number, text=text)
    is_open = any(row.number == number and row.is_open for row in view.rows)
    return f"{label} {OPEN}" if is_open else label
