"""What happened, a line each, as a host would tell it."""

from __future__ import annotations

from typing import assert_never

from bot.screens.hundred_to_one.board import printed, said
from bot.screens.hundred_to_one.calling import outcome
from bot.screens.hundred_to_one.teams import (
    LIT,
    gain_line,
    member,
    score_line,
    team_name,
)
from bot.screens.screen import Look
from engine.game import Seat
from engine.games.hundred_to_one import events as e
from engine.games.hundred_to_one.values import (
    RoundName,
    RoundScore,
    Said,
    Verdict,
    team_of,
)


def line(look: Look, event: e.Event) -> str | None:  # noqa: C901, PLR0911, PLR0912 - a line for each event
    """The line for the event; None: it is seen on the board anyway."""
    t = look.t
    match event:
        case e.MatchStarted():
            return None
        case e.RoundStarted(played):
            title = t(f"hundred_to_one-round-{played.value}")
            return t("hundred_to_one-news-round", round=title)
        case e.FaceOffStarted((one, other), is_again):
            key = (
                "hundred_to_one-news-faceoff-again" if is_again else "hundred_to_one-news-faceoff"
            )
            return t(key, one=member(look, one), other=member(look, other))
        case e.ButtonPressed(seat):
            return t("hundred_to_one-news-pressed", name=member(look, seat))
        case e.AnswerJudged(answer):
            return _judged(look, answer)
        case e.AnswerCounted(_, text, answer):
            return t("hundred_to_one-news-counted", text=said(text), answer=printed(answer))
        case e.AnswerReferred(seat, text):
            return t("hundred_to_one-news-referred", name=member(look, seat), text=said(text))
        case e.AnswerSentBack(seat, text):
            return t("hundred_to_one-news-sent-back", name=member(look, seat), text=said(text))
        case e.RowOpened():
            return _opened(look, event)
        case e.LampLit(team, misses):
            lamps = LIT * misses[team]
            return t("hundred_to_one-news-lamp", lamps=lamps, team=team_name(look, team))
        case e.TeamPlays(team):
            return t("hundred_to_one-news-plays", team=team_name(look, team))
        case e.StealStarted(team):
            return t("hundred_to_one-news-steal", team=team_name(look, team))
        case e.VersionGiven() | e.VersionNoted():
            return _version(look, event)
        case e.PollClosed():
            return t("hundred_to_one-news-poll-closed")
        case e.VersionChosen(seat, number, version):
            author = look.names[version.seat]
            name = member(look, seat)
            return t("hundred_to_one-news-chosen", name=name, number=number, author=author)
        case e.FundTaken(team, amount, is_stolen):
            key = "hundred_to_one-end-stolen" if is_stolen else "hundred_to_one-end-fund"
            return t(key, fund=amount, team=team_name(look, team))
        case e.ReverseAnswered(seat, text) | e.QuestionGuessed(seat, text, False) if not text:
            return t("hundred_to_one-news-said-none", name=member(look, seat))
        case e.ReverseAnswered(seat, text):
            return t("hundred_to_one-news-reverse", name=member(look, seat), text=said(text))
        case e.ReverseOpened(_, gained):
            return t("hundred_to_one-end-reverse", gained=gain_line(gained))
        case e.QuestionGuessed(seat, text, is_right):
            key = f"hundred_to_one-news-guess-{'right' if is_right else 'wrong'}"
            return t(key, name=member(look, seat), text=said(text))
        case e.QuestionTold(question):
            return t("hundred_to_one-news-question", question=printed(question))
        case e.BoardShown():
            return _shown(look)
        case e.BigPlayersNamed(first, second):
            return _big_players(look, first, second)
        case e.BigQuestionAsked(_, _, number, question):
            return t("hundred_to_one-news-big-question", number=number, question=printed(question))
        case e.BigAnswered():
            return _big(look, event)
        case e.BigPartEnded(part, fund):
            return t("hundred_to_one-news-big-part", part=part, fund=fund)
        case e.RoundEnded(score):
            return _ended(look, score)
        case e.MatchEnded(winners):
            teams = sorted({*map(team_of, winners)})
            if len(teams) > 1:
                return t("hundred_to_one-won-both", score=score_line(event.scores))
            return t("hundred_to_one-won", team=team_name(look, teams[0]))
        case _:
            assert_never(event)


def _ended(look: Look, score: RoundScore) -> str | None:
    """How the round ended, where nothing else has told it."""
    is_untold = score.round is RoundName.BIG or (
        score.round is RoundName.DUEL and score.duel is None
    )
    return outcome(look, score) or None if is_untold else None


def _big_players(look: Look, first: Seat, second: Seat) -> str:
    if first == second:
        return look.t("hundred_to_one-news-big-alone", name=member(look, first))
    names = {"first": member(look, first), "second": look.names[second]}
    return look.t("hundred_to_one-news-big-players", **names)


def _judged(look: Look, answer: Said) -> str:
    """What was said, and after a breath what became of it."""
    name = member(look, answer.seat)
    if answer.verdict is Verdict.NONE:
        return look.t("hundred_to_one-news-said-none", name=name)
    key = f"hundred_to_one-news-said-{answer.verdict.value}"
    return look.t(key, name=name, text=said(answer.text))


def _opened(look: Look, event: e.RowOpened) -> str:
    row = event.row
    if event.seat is None:
        return look.t(
            "hundred_to_one-news-row-duel", number=row.number, answer=printed(row.answer)
        )
    if not row.points:
        return look.t(
            "hundred_to_one-news-row-plain", number=row.number, answer=printed(row.answer)
        )
    return look.t(
        "hundred_to_one-news-row",
        number=row.number,
        answer=printed(row.answer),
        points=row.points,
        fund=event.fund,
    )


def _version(look: Look, event: e.VersionGiven | e.VersionNoted) -> str | None:
    """The member and the human host read the version itself; all others, that there is one."""
    if isinstance(event, e.VersionNoted):
        if look.seat is not None and look.seat in (event.seat, look.view.options.host_seat):
            return None
        key = (
            "hundred_to_one-news-version" if event.has_one else "hundred_to_one-news-version-none"
        )
        return look.t(key, name=look.names[event.seat])
    version = event.version
    name = look.names[version.seat]
    if not version.text:
        return look.t("hundred_to_one-news-version-none", name=name)
    return look.t("hundred_to_one-news-version-of", name=name, text=said(version.text))


def _shown(look: Look) -> str | None:
    """After a face-off alone there are rows left that nobody was asked about."""
    is_worth_it = look.view.round is RoundName.TIEBREAK
    return look.t("hundred_to_one-news-board") if is_worth_it else None


def _big(look: Look, event: e.BigAnswered) -> str:
    name, answer = look.names[event.seat], event.answer
    if not answer.text:
        return look.t("hundred_to_one-news-said-none", name=name)
    text = said(answer.text)
    key = "hundred_to_one-news-big-answer" if answer.votes else "hundred_to_one-news-said-miss"
    if not answer.votes:
        return look.t(key, name=name, text=text)
    return look.t(key, name=name, text=text, votes=answer.votes)
