"""Plain texts for pop-ups, and the sentences for refusals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.i18n import Verbatim
from bot.screens import fit
from bot.screens.hundred_to_one.board import said
from bot.screens.hundred_to_one.teams import host_name, member, team_name
from bot.screens.screen import Look
from engine.games.hundred_to_one.values import (
    CAPTAIN,
    TEAMS,
    PhaseName,
    Said,
    Verdict,
    member_of,
)
from engine.games.hundred_to_one.view import View

LAST = 5
"""Answers that are told."""
MARKS = {Verdict.HIT: "✅", Verdict.MISS: "❌", Verdict.REPEATED: "❌", Verdict.NONE: "🤐"}


def pocket(look: Look) -> str:
    """The own team, and what is wanted of the person now."""
    view: View = look.view
    lines = [_part(look)]
    if look.seat in view.to_move and view.phase is not PhaseName.REST:
        lines.append(look.t.plain(f"hundred_to_one-pocket-{_kind(view.phase)}"))
    elif view.question:
        lines.append(f"❓ {view.question}")
    return fit.lines([line for line in lines if line])


def _part(look: Look) -> str:
    view: View = look.view
    if look.seat is None or view.team is None:
        return look.t.plain("hundred_to_one-pocket-host")
    is_captain = member_of(look.seat) == CAPTAIN and view.options.team_size > 1
    key = "hundred_to_one-pocket-captain" if is_captain else "hundred_to_one-pocket-team"
    return look.t.plain(key, team=team_name(look, view.team))


def _kind(phase: PhaseName) -> str:
    """What is wanted, in a word of the catalogues."""
    match phase:
        case PhaseName.BUZZ:
            return "buzz"
        case PhaseName.JUDGE | PhaseName.BIG_FIRST | PhaseName.BIG_SECOND | PhaseName.CAPTAIN:
            return "private"
        case PhaseName.BLITZ | PhaseName.BIG1 | PhaseName.BIG2:
            return "whisper"
        case _:
            return "answer"


def last_answers(look: Look) -> str:
    """The last answers of the round, or what the big game has shown of its own."""

    def text(names: Sequence[Verbatim]) -> str:
        return "\n".join(list(_answers(replace(look, names=tuple(names))))[-LAST:])

    return fit.with_names(look, text) or look.t.plain("hundred_to_one-no-answers")


def _answers(look: Look) -> Iterator[str]:
    view: View = look.view
    if view.big is None:
        yield from (_answer(look, one) for one in view.said)
        return
    for seat, answers in (
        (view.big.first, [question.first for question in view.big.questions]),
        (view.big.second, [question.second for question in view.big.questions]),
    ):
        for answer in answers:
            if answer is not None:
                verdict = Verdict.HIT if answer.votes else Verdict.MISS
                one = Said(seat, answer.text, answer.row, verdict if answer.text else Verdict.NONE)
                yield _answer(look, one)


def _answer(look: Look, one: Said) -> str:
    text = said(one.text, 24) if one.text else look.t.plain("hundred_to_one-no-answer")
    return f"{MARKS[one.verdict]} {member(look, one.seat)}: {text}"


def scores(look: Look) -> str:
    """The score of each team, and who plays for it, its captain first."""

    def text(names: Sequence[Verbatim]) -> str:
        return "\n".join(_scores(replace(look, names=tuple(names))))

    return fit.with_names(look, text)


def _scores(look: Look) -> Iterator[str]:
    view: View = look.view
    for team in TEAMS:
        yield look.t.plain("score-line", name=team_name(look, team), score=view.scores[team])
        if view.options.team_size > 1:
            yield ", ".join(look.names[seat] for seat in view.teams[team])
    if view.options.host:
        yield look.t.plain("hundred_to_one-score-host", name=host_name(look))


def reason(look: Look, code: str, details: Mapping[str, str]) -> str:
    """The sentence for a refusal."""
    given: dict[str, str | int] = {
        name: int(value) if value.isdigit() else Verbatim(value)
        for name, value in details.items()
        if name != "seat"
    }
    if "seat" in details:
        given["name"] = _name(look, details["seat"])
    return fit.fitted(look.t.plain(f"hundred_to_one-reason-{code}", **given))


def _name(look: Look, seat: str) -> str:
    number = int(seat)
    return look.names[number] if number < len(look.names) else look.t.plain("name-nobody")
