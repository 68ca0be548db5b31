"""The pile, the suit to match, the stock, and the players."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.cards import face, suit_face
from bot.screens.screen import Look
from engine.cards import Card
from engine.game import Seat
from engine.games.hundred_one.values import PhaseName
from engine.games.hundred_one.view import View

RANKS = "6789TJQKA"


def strength(card: Card) -> int:
    """Where the card stands in its suit, for sorting a hand."""
    return RANKS.index(card.rank.value)


def standing(look: Look) -> str:
    """What lies on top, what has to be matched, and the players."""
    head = "\n".join(line for line in _head(look) if line)
    players = "\n".join(_player(look, seat) for seat in range(len(look.names)))
    return f"{head}\n\n{players}"


def _head(look: Look) -> Iterator[str]:
    view: View = look.view
    t = look.t
    if view.phase in (PhaseName.REST, PhaseName.OVER):
        yield _ended(look)
        return
    yield top(look)
    if view.ordered and view.suit is not None:
        yield t("hundred_one-ordered", suit=suit_face(view.suit, look.prefs))
    if view.phase is PhaseName.COVER and view.nine is not None:
        yield t("hundred_one-cover", card=face(view.nine, look.prefs))
    if view.penalty:
        yield t("hundred_one-penalty", number=view.penalty)
    yield t("hundred_one-stock", number=view.stock_size)


def top(look: Look) -> str:
    """The top card and who played it."""
    view: View = look.view
    if not view.pile:
        return look.t("hundred_one-no-pile")
    laid = view.pile[-1]
    card = face(laid.card, look.prefs)
    if laid.seat is None:
        return look.t("hundred_one-top-opening", card=card)
    return look.t("hundred_one-top", card=card, name=look.names[laid.seat])


def _ended(look: Look) -> str:
    view: View = look.view
    last = view.last_deal
    if last is None:
        return look.t("hundred_one-rest-first", name=look.names[view.dealer])
    if last.finisher is None:
        return look.t("hundred_one-rest-nobody")
    return look.t("hundred_one-rest", name=look.names[last.finisher])


def _player(look: Look, seat: Seat) -> str:
    view: View = look.view
    if seat not in view.active:
        return look.t("hundred_one-player-out", name=look.names[seat], score=view.scores[seat])
    in_play = view.phase not in (PhaseName.REST, PhaseName.OVER)
    is_turn = in_play and seat in view.to_move
    key = "hundred_one-player-turn" if is_turn else "hundred_one-player"
    line = look.t(key, name=look.names[seat], score=view.scores[seat])
    if not in_play:
        return line
    cards = look.t("hundred_one-cards", number=view.hand_sizes[seat])
    dealer = (look.t("hundred_one-dealer"),) if seat == view.dealer else ()
    return " · ".join((line, cards, *dealer))
