"""The results of a round and of the match."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Html, Verbatim
from bot.screens.hundred_to_one.board import printed, rows_of, said
from bot.screens.hundred_to_one.calling import outcome, prize, won
from bot.screens.hundred_to_one.sources import mark, source_line
from bot.screens.hundred_to_one.teams import member, score_line
from bot.screens.names import listed, padded
from bot.screens.screen import Look
from bot.screens.sheet import pre, whole
from bot.screens.sides import SIGNS
from engine.game import Seat
from engine.games.hundred_to_one.events import RoundEnded
from engine.games.hundred_to_one.values import (
    TEAMS,
    BigAnswer,
    RoundName,
    RoundScore,
    seats_of,
    team_of,
)
from engine.games.hundred_to_one.view import BigQuestion, View

TITLE, TOTAL = 12, 7
"""Columns of a round's name and of a score; signs take more room than they are counted for."""
BIG_ANSWER = 30
"""Columns of an answer of the big game."""
QUESTION = 160
"""Columns of its question."""


def round_over(look: Look, ended: RoundEnded) -> str:
    """How a round ended: the whole board, who has gained what, and where its numbers come from.

    It is told the same when the next one has begun.
    """
    score = ended.score
    title = look.t(f"hundred_to_one-round-{score.round.value}")
    if score.round is RoundName.BIG:
        middle = "\n".join(_big(look))
    else:
        middle = "\n".join(_round(look, ended))
    parts = (
        f"<b>{title}</b>",
        middle,
        outcome(look, score),
        look.t("hundred_to_one-result-score", score=score_line(score.totals)),
        _source(look, score),
    )
    return "\n".join(part for part in parts if part)


def _round(look: Look, ended: RoundEnded) -> Iterator[str]:
    yield look.t("hundred_to_one-question", question=printed(ended.score.question))
    if ended.rows:
        yield rows_of(ended.rows, ended.score.round)
    if ended.score.round is RoundName.REVERSE:
        yield from (_captain(look, one.seat, one.text, one.row) for one in ended.said)


def _captain(look: Look, seat: Seat, text: str, row: int | None) -> str:
    """What a captain said in the reverse game, and which row it was."""
    name = member(look, seat)
    if not text:
        return look.t("hundred_to_one-news-said-none", name=name)
    if row is None:
        return look.t("hundred_to_one-result-off", name=name, text=said(text))
    return look.t("hundred_to_one-result-row", name=name, text=said(text), row=row)


def _source(look: Look, score: RoundScore) -> str:
    return source_line(look, _questions(look.view) if score.question == "" else (score.question,))


def _questions(view: View) -> tuple[str, ...]:
    """The questions of the big game that were asked."""
    asked = view.big.questions if view.big is not None else ()
    return tuple(question.question for question in asked if question.question)


def _big(look: Look) -> Iterator[str]:
    """Every question that was asked, what both said, and what most people said."""
    view: View = look.view
    if view.big is None:
        return
    same = view.big.first == view.big.second
    if same:
        yield look.t("hundred_to_one-big-alone", name=member(look, view.big.first))
    else:
        first, second = member(look, view.big.first), look.names[view.big.second]
        yield look.t("hundred_to_one-result-players", first=first, second=second)
    for question in view.big.questions:
        if question.question:
            yield _big_question(look, question)


def _big_question(look: Look, question: BigQuestion) -> str:
    sign = mark(look, question.question, _questions(look.view))
    answers = [_big_answer(look, one) for one in (question.first, question.second) if one]
    best = max(question.rows, key=lambda row: row.votes, default=None)
    told = Verbatim(f"{sign}{printed(question.question)}")
    lines = (
        look.t("hundred_to_one-result-question", number=question.number, question=told),
        " · ".join(answers),
        look.t("hundred_to_one-result-best", answer=printed(best.answer), votes=best.votes)
        if best
        else "",
    )
    return "\n".join(line for line in lines if line)


def _big_answer(look: Look, answer: BigAnswer) -> str:
    if not answer.text:
        return look.t("hundred_to_one-result-none")
    text = said(answer.text, BIG_ANSWER)
    return look.t("hundred_to_one-result-answer", text=text, votes=answer.votes)


def match_over(look: Look) -> str:
    """Who has won, whether the prize as well, and the scores after every round."""
    view: View = look.view
    if view.result is None:
        return ""
    parts = (f"<b>{won(look)}</b>", _winners(look), prize(look), _sheet(look), _legend(look))
    return "\n".join(part for part in parts if part)


def _winners(look: Look) -> str:
    """Who has played in the team that has won."""
    view: View = look.view
    teams = {team_of(seat) for seat in view.result.winners} if view.result else set()
    if view.options.team_size == 1 or len(teams) != 1:
        return ""
    (team,) = teams
    names = (look.names[seat] for seat in seats_of(team, view.options.team_size))
    return look.t("hundred_to_one-result-team", names=listed(names))


def _sheet(look: Look) -> Html:
    """The score after each round; a star for who took its fund, or won it without points."""
    view: View = look.view
    lines = ["".join((" " * TITLE, *(padded(sign, TOTAL, right=True) for sign in SIGNS[:2])))]
    for score in view.history:
        title = padded(look.t.plain(f"hundred_to_one-short-{score.round.value}"), TITLE)
        cells = (f"{_star(score, team)}{whole(score.totals[team])}" for team in TEAMS)
        lines.append(title + "".join(f"{cell:>{TOTAL}}" for cell in cells))
    return pre(lines)


def _legend(look: Look) -> str:
    """What a star means, if there is one."""
    has_star = any(_star(score, team) for score in look.view.history for team in TEAMS)
    return look.t("hundred_to_one-result-legend") if has_star else ""


def _star(score: RoundScore, team: int) -> str:
    if score.round is RoundName.TIEBREAK:
        return "*" if score.playing == team else ""
    return "*" if score.taker == team else ""
