"""What is going on, in the words of the host to everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.screens.hundred_to_one.board import said
from bot.screens.hundred_to_one.teams import gain_line, member, score_line, team_name
from bot.screens.names import listed
from bot.screens.screen import Look
from engine.game import Seat
from engine.games.hundred_to_one.values import (
    PhaseName,
    RoundName,
    RoundScore,
    Verdict,
    Version,
    seats_of,
    team_of,
)
from engine.games.hundred_to_one.view import View

ALOUD = (
    PhaseName.FACEOFF,
    PhaseName.MAIN,
    PhaseName.CAPTAIN,
    PhaseName.REVERSE,
    PhaseName.DUEL,
)
"""Phases in which answers are given before everybody."""


def calling(look: Look) -> str:
    """What is going on; in the group also how to answer."""
    view: View = look.view
    lines = [line for line in _CALLING[view.phase](look) if line]
    if look.seat is None and view.phase in ALOUD:
        lines.append(look.t("hundred_to_one-reply"))
    return "\n".join(lines)


def _rest(look: Look) -> Iterator[str]:
    view: View = look.view
    if view.last_round is not None:
        yield outcome(look, view.last_round)
    if view.coming is not None:
        yield coming(look, view.coming)


def coming(look: Look, name: RoundName) -> str:
    """Which round is next, and why if it is one that need not have come."""
    view: View = look.view
    title = look.t(f"hundred_to_one-round-{name.value}")
    if name is RoundName.DUEL:
        lead = abs(view.scores[0] - view.scores[1])
        return look.t("hundred_to_one-next-duel", lead=lead)
    if name is RoundName.TIEBREAK:
        return look.t("hundred_to_one-next-tiebreak")
    return look.t("hundred_to_one-next", round=title)


def outcome(look: Look, score: RoundScore) -> str:  # noqa: PLR0911 - one for each kind of round
    """How a round ended."""
    t = look.t
    match score.round:
        case RoundName.REVERSE:
            return t("hundred_to_one-end-reverse", gained=gain_line(score.gained))
        case RoundName.DUEL if score.duel is None:
            return t("hundred_to_one-end-duel-nobody")
        case RoundName.DUEL:
            return t("hundred_to_one-end-duel", name=member(look, score.duel or 0))
        case RoundName.TIEBREAK if score.playing is not None:
            return t("hundred_to_one-end-tiebreak", team=team_name(look, score.playing))
        case RoundName.BIG:
            return prize(look)
        case _ if score.taker is None:
            return ""
        case _:
            stolen = score.taker != score.playing
            key = "hundred_to_one-end-stolen" if stolen else "hundred_to_one-end-fund"
            amount = score.gained[score.taker]
            return t(key, fund=amount, team=team_name(look, score.taker))


def prize(look: Look) -> str:
    """Whether the big game has won the prize; empty where it was not played."""
    view: View = look.view
    if view.prize is None:
        return ""
    target = view.options.big_target
    if view.prize:
        return look.t("hundred_to_one-end-prize", fund=view.fund)
    left = target - view.fund
    return look.t("hundred_to_one-end-no-prize", fund=view.fund, target=target, left=left)


def _over(look: Look) -> Iterator[str]:
    view: View = look.view
    if view.last_round is not None:
        yield outcome(look, view.last_round)
    yield won(look)


def won(look: Look) -> str:
    """Who has won the match."""
    view: View = look.view
    if view.result is None:
        return ""
    teams = sorted({team_of(seat) for seat in view.result.winners})
    if len(teams) > 1:
        return look.t("hundred_to_one-won-both", score=score_line(view.scores))
    return look.t("hundred_to_one-won", team=team_name(look, teams[0]))


def _buzz(look: Look) -> Iterator[str]:
    yield look.t("hundred_to_one-now-buzz")


def _faceoff(look: Look) -> Iterator[str]:
    """The first answer, and what the second has to better."""
    view: View = look.view
    if len(view.to_move) > 1:
        yield look.t("hundred_to_one-now-faceoff")
    elif len(view.said) % 2 == 0:  # both of every pair before have answered
        yield look.t("hundred_to_one-now-buzzed")
    elif (first := view.said[-1]).verdict is Verdict.HIT and first.row is not None:
        yield look.t("hundred_to_one-now-higher", row=first.row)
    else:
        yield look.t("hundred_to_one-now-any-row")


def _main(look: Look) -> Iterator[str]:
    """Whether it is the last chance, and who is next."""
    view: View = look.view
    (seat,) = view.to_move
    team = team_of(seat)
    if view.misses[team] == view.options.miss_limit - 1:
        yield look.t("hundred_to_one-now-last-chance")
    if view.options.team_size > 1:
        members = seats_of(team, view.options.team_size)
        after = members[(members.index(seat) + 1) % len(members)]
        yield look.t("hundred_to_one-now-next", name=look.names[after])


def _blitz(look: Look) -> Iterator[str]:
    """Who has been asked and who has not; what they said, the captain hears at the end."""
    view: View = look.view
    team = team_of(view.asked[0])
    yield look.t("hundred_to_one-now-blitz", team=team_name(look, team))
    yield " · ".join(_polled(look, seat) for seat in polled(view))


def polled(view: View) -> tuple[Seat, ...]:
    """Whose versions are asked for, in order."""
    team, options = team_of(view.asked[0]), view.options
    members = seats_of(team, options.team_size)[:0:-1]
    return members[: options.blitz_versions]


def _polled(look: Look, seat: Seat) -> str:
    view: View = look.view
    if seat == view.asked[0]:
        key = "hundred_to_one-polled-now"
    elif seat in view.asked:
        key = "hundred_to_one-polled-later"
    else:
        key = "hundred_to_one-polled"
    return look.t(key, name=look.names[seat])


def _captain(look: Look) -> Iterator[str]:
    view: View = look.view
    yield look.t("hundred_to_one-now-captain")
    yield "\n".join(versions(look, view.versions))


def versions(look: Look, given: Sequence[Version]) -> Iterator[str]:
    """The versions of the poll, numbered in the order of the members."""
    for number, version in enumerate(given, 1):
        if version.text:
            text, name = said(version.text), look.names[version.seat]
            yield look.t("hundred_to_one-version", number=number, text=text, name=name)
    if given and not any(version.text for version in given):
        yield look.t("hundred_to_one-version-none")


def _reverse(look: Look) -> Iterator[str]:
    view: View = look.view
    rival = view.rival
    if rival is None:
        confer = view.clock.confer if view.clock else 0
        left = view.clock.seconds - confer if view.clock else 0
        yield look.t("hundred_to_one-now-reverse", confer=confer, answer=left)
        return
    first = member(look, rival.seat)
    if rival.text:
        yield look.t("hundred_to_one-now-other", first=first, text=said(rival.text))
    else:
        yield look.t("hundred_to_one-now-free", first=first)


def _duel(look: Look) -> Iterator[str]:
    view: View = look.view
    wrong = [look.t.plain("hundred_to_one-quoted", text=said(s.text)) for s in view.said if s.text]
    if wrong:
        yield look.t("hundred_to_one-now-duel-said", guesses=listed(wrong))


def _naming(look: Look) -> Iterator[str]:
    part = "first" if look.view.phase is PhaseName.BIG_FIRST else "second"
    yield look.t(f"hundred_to_one-now-naming-{part}")


def _big(look: Look) -> Iterator[str]:
    """Where the answers go; the first part goes past the second player."""
    view: View = look.view
    if view.clock is not None:
        part = "first" if view.phase is PhaseName.BIG1 else "second"
        yield look.t(f"hundred_to_one-now-big-{part}", seconds=view.clock.seconds)


def _judge(look: Look) -> Iterator[str]:
    view: View = look.view
    if view.judged is None:
        yield look.t("hundred_to_one-now-judge-secret")
        return
    name, text = member(look, view.judged.seat), said(view.judged.text)
    yield look.t("hundred_to_one-now-judge", name=name, text=text)


_CALLING: Mapping[PhaseName, Callable[[Look], Iterator[str]]] = {
    PhaseName.REST: _rest,
    PhaseName.BUZZ: _buzz,
    PhaseName.FACEOFF: _faceoff,
    PhaseName.MAIN: _main,
    PhaseName.BLITZ: _blitz,
    PhaseName.CAPTAIN: _captain,
    PhaseName.REVERSE: _reverse,
    PhaseName.DUEL: _duel,
    PhaseName.BIG_FIRST: _naming,
    PhaseName.BIG_SECOND: _naming,
    PhaseName.BIG1: _big,
    PhaseName.BIG2: _big,
    PhaseName.JUDGE: _judge,
    PhaseName.OVER: _over,
}
