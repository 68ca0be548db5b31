"""What a person reads besides the table: the own part in it, and what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.i18n import Html
from bot.screens.hundred_to_one.board import rows_of, said
from bot.screens.hundred_to_one.teams import member, team_name
from bot.screens.screen import Look
from engine.games.hundred_to_one.actions import Choose
from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.values import (
    CAPTAIN,
    PhaseName,
    RoundName,
    RowShown,
    Version,
    member_of,
)
from engine.games.hundred_to_one.view import View

SYNONYMS = 90
"""Columns of what also counts as an answer, for the host."""


def hand(look: Look) -> str:
    """What is wanted of the person, or else whose player they are; empty after the match."""
    view: View = look.view
    if look.seat is None or view.phase is PhaseName.OVER:
        return ""
    if look.seat == view.options.host_seat:
        return "\n".join(line for line in _host(look) if line)
    return "\n".join(line for line in _wanted(look) if line)


def own_part(look: Look) -> str:
    """The own team, and whether the person is its captain; empty for who plays alone."""
    view: View = look.view
    if look.seat is None or view.team is None:
        return look.t("hundred_to_one-own-host")
    if view.options.team_size == 1:
        return ""
    is_captain = member_of(look.seat) == CAPTAIN
    key = "hundred_to_one-own-captain" if is_captain else "hundred_to_one-own-team"
    return look.t(key, team=team_name(look, view.team))


def _wanted(look: Look) -> Iterator[str]:
    view: View = look.view
    if look.seat in view.to_move and view.phase is not PhaseName.REST:
        for line in _DOING[view.phase](look):
            yield f"<i>{line}</i>"
    else:
        yield own_part(look)
        yield from _waiting(look)


def _answer(look: Look) -> Iterator[str]:
    yield look.t("hundred_to_one-do-answer")


def _buzz(look: Look) -> Iterator[str]:
    yield look.t("hundred_to_one-do-buzz")


def _blitz(look: Look) -> Iterator[str]:
    yield look.t("hundred_to_one-do-blitz")


def _captain(look: Look) -> Iterator[str]:
    can_choose = any(isinstance(action, Choose) for action in look.view.legal)
    key = "hundred_to_one-do-choose" if can_choose else "hundred_to_one-do-answer"
    yield look.t(key)


def _reverse(look: Look) -> Iterator[str]:
    key = "hundred_to_one-do-reverse" if look.view.rival is None else "hundred_to_one-do-other"
    yield look.t(key)


def _duel(look: Look) -> Iterator[str]:
    yield look.t("hundred_to_one-do-duel")


def _first(look: Look) -> Iterator[str]:
    yield look.t("hundred_to_one-do-first", seconds=look.view.options.big_time1)


def _second(look: Look) -> Iterator[str]:
    yield look.t("hundred_to_one-do-second", seconds=look.view.options.big_time2)


def _big(look: Look) -> Iterator[str]:
    yield look.t("hundred_to_one-do-big")
    if look.view.phase is PhaseName.BIG2:
        yield look.t("hundred_to_one-do-big-differ")


def _nothing(look: Look) -> Iterator[str]:
    yield from ()


_DOING: Mapping[PhaseName, Callable[[Look], Iterator[str]]] = {
    PhaseName.REST: _nothing,
    PhaseName.BUZZ: _buzz,
    PhaseName.FACEOFF: _answer,
    PhaseName.MAIN: _answer,
    PhaseName.BLITZ: _blitz,
    PhaseName.CAPTAIN: _captain,
    PhaseName.REVERSE: _reverse,
    PhaseName.DUEL: _duel,
    PhaseName.BIG_FIRST: _first,
    PhaseName.BIG_SECOND: _second,
    PhaseName.BIG1: _big,
    PhaseName.BIG2: _big,
    PhaseName.JUDGE: _nothing,
    PhaseName.OVER: _nothing,
}


def _waiting(look: Look) -> Iterator[str]:
    """What a player should know who has nothing to do."""
    view: View = look.view
    if view.phase is PhaseName.BLITZ:
        yield from (_own_version(look, version) for version in view.versions)
        if look.seat in view.asked:
            yield look.t("hundred_to_one-wait-blitz")
    elif view.phase is PhaseName.REVERSE and _is_with(look):
        yield look.t("hundred_to_one-wait-confer")
    elif view.big is not None and view.big.part == 1 and view.result is None:
        yield look.t(f"hundred_to_one-wait-{'second' if view.big.is_hidden else 'hush'}")


def _own_version(look: Look, version: Version) -> str:
    if not version.text:
        return look.t("hundred_to_one-version-own-none")
    return look.t("hundred_to_one-version-own", text=said(version.text))


def _is_with(look: Look) -> bool:
    """Whether the own team's captain has to answer."""
    return any(look.view.team == seat % 2 for seat in look.view.to_move)


def _host(look: Look) -> Iterator[str]:
    """The human host: what is to be judged, and what else would count as each answer."""
    view: View = look.view
    if view.phase is not PhaseName.JUDGE:
        yield look.t("hundred_to_one-own-host")
    yield from (_version_for_host(look, v) for v in view.versions if view.phase is PhaseName.BLITZ)
    if view.board is not None:
        yield from _cheat_sheet(look, view.board)
    if view.phase is PhaseName.JUDGE and view.judged is not None:
        name, text = member(look, view.judged.seat), said(view.judged.text)
        yield look.t("hundred_to_one-judge-this", name=name, text=text)
        is_duel = view.round is RoundName.DUEL
        wanted = look.t("hundred_to_one-do-judge-duel" if is_duel else "hundred_to_one-do-judge")
        yield f"<i>{wanted}</i>"


def _version_for_host(look: Look, version: Version) -> str:
    name = look.names[version.seat]
    if not version.text:
        return look.t("hundred_to_one-news-version-none", name=name)
    return look.t("hundred_to_one-news-version-of", name=name, text=said(version.text))


def _cheat_sheet(look: Look, board: Board) -> Iterator[str]:
    """What only the host knows: the board of the big game, synonyms, the duel's question."""
    view: View = look.view
    if view.round is RoundName.BIG:
        yield rows_of(
            [
                RowShown(
                    number, is_open=True, answer=row.answer, votes=row.votes, points=row.votes
                )
                for number, row in enumerate(board.rows, 1)
            ],
            RoundName.BIG,
        )
    if view.round is RoundName.DUEL and board.keys:
        keys = said(", ".join(board.keys), 3 * SYNONYMS)
        yield look.t("hundred_to_one-host-keys", keys=keys)
    lines = [
        look.t("hundred_to_one-host-row", number=n, texts=said(", ".join(row.synonyms), SYNONYMS))
        for n, row in enumerate(board.rows, 1)
        if row.synonyms
    ]
    if lines and view.round is not RoundName.DUEL:
        told = look.t("hundred_to_one-host-synonyms", rows=Html("\n".join(lines)))
        yield f"<blockquote expandable>{told}</blockquote>"
