"""The table of a game that bids for trumps, as everybody sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from bot.screens.cards import suit_face
from bot.screens.fives import auction
from bot.screens.fives.contract import (
    BiddingView,
    Manner,
    Stage,
    is_dealt,
    side_points,
    sides_of,
    stage,
    trick_on_table,
)
from bot.screens.fives.seated import NO_TRICK, Seated, players, trick_line
from bot.screens.fives.sides import totals
from bot.screens.screen import Look
from engine.game import Seat

NOTHING: Mapping[Seat, str] = MappingProxyType({})


def standing(
    look: Look, manner: Manner, remarks: Iterable[str] = (), notes: Mapping[Seat, str] = NOTHING
) -> str:
    """What is played for, what was led, the players, and the scores of the sides.

    `notes` are what is said of a seat in its line, beside its bid.
    """
    view: BiddingView = look.view
    head = "\n".join(line for line in (*_head(look, manner), *remarks) if line)
    parts = (
        head,
        players(look, _seated(look, manner, notes)),
        totals(look, sides_of(view), view.scores),
    )
    return "\n\n".join(part for part in parts if part)


def _head(look: Look, manner: Manner) -> Iterator[str]:
    view: BiddingView = look.view
    if not is_dealt(view):
        yield ended(look)
    elif stage(view) == Stage.BID:
        yield auction.heading(look)
    else:
        yield " · ".join(contract(look))
    if stage(view) == Stage.PLAY and view.trump is not None:
        yield trick_line(look, trick_on_table(view), view.trump, ace_high=manner.ace_high)


def contract(look: Look) -> Iterator[str]:
    """Who plays for how much, and how far it has come."""
    view: BiddingView = look.view
    t = look.t
    if view.declarer is None or view.order is None:
        return
    yield t("fives-what-contract", name=look.names[view.declarer], amount=view.order)
    if view.trump is not None:
        yield t("fives-what-trump", suit=suit_face(view.trump, look.prefs))
    match stage(view):
        case Stage.TRUMP:
            yield t("fives-what-naming")
        case Stage.DISCARD:
            yield t("fives-what-discarding")
        case _:
            yield t("fives-what-taken", points=side_points(view, view.points, view.declarer))


def ended(look: Look) -> str:
    """How the last deal ended."""
    view: BiddingView = look.view
    t = look.t
    last = view.last_deal
    if view.thrown_in:
        return t("fives-rest-thrown-in")
    if last is None:
        return t("fives-rest-first", name=look.names[view.dealer])
    key = "fives-rest-made" if last.made else "fives-rest-failed"
    return t(key, name=look.names[last.contract.declarer], amount=last.contract.bid)


def _seated(look: Look, manner: Manner, notes: Mapping[Seat, str]) -> Seated:
    view: BiddingView = look.view
    in_play = stage(view) == Stage.PLAY
    trick = trick_on_table(view) if in_play else NO_TRICK
    best = None
    if in_play and view.trump is not None:
        best = trick.best(view.trump, ace_high=manner.ace_high)
    return Seated(
        sides=sides_of(view),
        scores=view.scores,
        tricks=view.tricks if in_play else (),
        turn=view.to_move if is_dealt(view) else frozenset(),
        dealer=view.dealer if is_dealt(view) else None,
        trick=trick,
        best=best,
        notes={**auction.notes(look), **notes},
    )
