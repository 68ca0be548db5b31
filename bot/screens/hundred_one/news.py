"""What happened, a line each."""

from __future__ import annotations

from typing import assert_never

from bot.screens.cards import face, faces, suit_face
from bot.screens.names import listed
from bot.screens.screen import Look
from engine.cards import Rank
from engine.games.hundred_one import events as e
from engine.games.hundred_one.values import DealScore
from engine.games.hundred_one.view import View


def line(look: Look, event: e.Event) -> str | None:  # noqa: C901, PLR0911, PLR0912 - a line for each event
    """The line for the event; None: it is seen on the table anyway."""
    t = look.t
    match event:
        case e.HandDealt() | e.MatchStarted():
            return None
        case e.CardDrawn(seat) if seat == look.seat:
            return None  # who drew is told which card it was
        case e.DealerDrawn(cards, dealer):
            drawn = listed(
                f"{name} {face(card, look.prefs)}"
                for name, card in zip(look.names, cards, strict=True)
            )
            return t("hundred_one-news-drawn-dealer", name=look.names[dealer], drawn=drawn)
        case e.DealStarted(dealer, deal_no):
            return t("hundred_one-news-deal-started", name=look.names[dealer], deal=deal_no)
        case e.OpeningTurned(card):
            return t("hundred_one-news-opening", card=face(card, look.prefs))
        case e.CardPlayed():
            return _played(look, event)
        case e.SuitOrdered(seat, suit):
            name = look.names[seat]
            return t("hundred_one-news-suit", name=name, suit=suit_face(suit, look.prefs))
        case e.CardDrawn(seat):
            return t("hundred_one-news-drew", name=look.names[seat])
        case e.PenaltyTaken():
            return _penalty(look, event)
        case e.DrawnCardsSeen(_, cards):
            return t("hundred_one-news-seen", cards=faces(cards, look.prefs))
        case e.TurnSkipped(seat, by):
            if by.rank is not Rank.ACE:
                return None
            return t("hundred_one-news-skipped", name=look.names[seat])
        case e.TurnPassed(seat):
            return t("hundred_one-news-passed", name=look.names[seat])
        case e.StockRenewed(size, shuffled):
            how = "shuffled" if shuffled else "turned"
            return t(f"hundred_one-news-stock-{how}", number=size)
        case e.DealEnded(score):
            return _ended(look, score)
        case e.SeatEliminated(seat):
            return t("hundred_one-news-out", name=look.names[seat])
        case e.MatchEnded(winners):
            names = listed(look.names[seat] for seat in winners)
            return t("news-match-over", names=names, count=len(winners))
        case _:
            assert_never(event)


def _played(look: Look, event: e.CardPlayed) -> str:
    name, card = look.names[event.seat], face(event.card, look.prefs)
    if event.order is None:
        return look.t("hundred_one-news-played", name=name, card=card)
    suit = suit_face(event.order, look.prefs)
    return look.t("hundred_one-news-ordered", name=name, card=card, suit=suit)


def _penalty(look: Look, event: e.PenaltyTaken) -> str:
    view: View = look.view
    skips = view.options.penalty_skip and not event.final
    key = "hundred_one-news-penalty-skip" if skips else "hundred_one-news-penalty"
    return look.t(key, name=look.names[event.seat], number=event.number)


def _ended(look: Look, score: DealScore) -> str:
    if score.finisher is None:
        return look.t("hundred_one-rest-nobody")
    return look.t("hundred_one-rest", name=look.names[score.finisher])
