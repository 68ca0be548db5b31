"""The board, the fund, the teams, and what is going on."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.hundred_to_one.board import big_board, board, printed
from bot.screens.hundred_to_one.calling import calling
from bot.screens.hundred_to_one.teams import host_name, roster, scores
from bot.screens.screen import Look
from engine.games.hundred_to_one.values import CIRCLE_ROUNDS, TEAMS, PhaseName, RoundName
from engine.games.hundred_to_one.view import BigShown, View

NAMING = (PhaseName.BIG_FIRST, PhaseName.BIG_SECOND)
ENDED = (PhaseName.REST, PhaseName.OVER)


def standing(look: Look) -> str:
    """The round with its board, the scores, and what is going on."""
    view: View = look.view
    lines = _beginning(look) if view.round is None else _round(look)
    return "\n".join(line for line in (*lines, _points(look), calling(look)) if line)


def round_title(look: Look, name: RoundName) -> str:
    """What the round is called, in bold."""
    return f"<b>{look.t(f'hundred_to_one-round-{name.value}')}</b>"


def _beginning(look: Look) -> Iterator[str]:
    """Before the first round: who plays for whom."""
    view: View = look.view
    yield from (roster(look, team) for team in TEAMS)
    if view.options.host:
        yield look.t("hundred_to_one-hosted", name=host_name(look))


def _round(look: Look) -> Iterator[str]:
    view: View = look.view
    if view.round is None:
        return
    yield title(look)
    yield question(look)
    if view.rows:
        yield board(view)
    if view.big is not None:
        yield _columns(look, view.big)
        yield big_board(view.big)


def title(look: Look) -> str:
    """What the round is called, and what is different in it; empty before the first."""
    view: View = look.view
    if view.round is None:
        return ""
    notes = (round_title(look, view.round), _note(look, view.round))
    return " · ".join(note for note in notes if note)


def _note(look: Look, name: RoundName) -> str:
    """What is different in this round."""
    view: View = look.view
    if name in CIRCLE_ROUNDS and view.multiplier > 1:
        return look.t("hundred_to_one-note-times", number=view.multiplier)
    if name is RoundName.BIG:
        return look.t("hundred_to_one-note-big", number=view.options.big_target)
    key = f"hundred_to_one-note-{name.value}"
    return look.t(key) if look.t.has(key) else ""


def question(look: Look) -> str:
    """What is asked, as far as the reader may know it."""
    view: View = look.view
    if view.round is RoundName.BIG:
        return _big_question(look)
    if not view.question:
        return look.t("hundred_to_one-question-secret")
    return look.t("hundred_to_one-question", question=printed(view.question))


def _big_question(look: Look) -> str:
    """Which question of the big game it is; what it asks, only who may hear it is told."""
    view: View = look.view
    if view.big is None or view.phase in (*NAMING, *ENDED):
        return look.t("hundred_to_one-big-questions", number=view.options.big_questions)
    number, most = view.big.number, len(view.big.questions)
    if not view.question:
        return look.t("hundred_to_one-big-secret", number=number, most=most)
    question = look.t("hundred_to_one-question", question=printed(view.question))
    return f"{look.t('hundred_to_one-big-number', number=number, most=most)}\n{question}"


def _columns(look: Look, big: BigShown) -> str:
    """Whose answers stand in which column."""
    first, second = look.names[big.first], look.names[big.second]
    if big.first == big.second:
        return look.t("hundred_to_one-big-alone", name=first)
    return look.t("hundred_to_one-big-columns", first=first, second=second)


def _points(look: Look) -> str:
    """The fund, while it is played for, and the scores; in the big game the fund alone counts."""
    view: View = look.view
    parts = [] if view.phase in ENDED else [_fund(look)]
    if view.round is not RoundName.BIG and (view.round is not None or any(view.scores)):
        parts.append(scores(look))
    return " · ".join(part for part in parts if part)


def _fund(look: Look) -> str:
    """What is played for; empty where it is nothing of that kind."""
    view: View = look.view
    if view.round in CIRCLE_ROUNDS:
        return look.t("hundred_to_one-fund", fund=view.fund)
    if view.round is not RoundName.BIG:
        return ""
    left = view.options.big_target - view.fund
    return look.t("hundred_to_one-fund-left", fund=view.fund, left=left)
