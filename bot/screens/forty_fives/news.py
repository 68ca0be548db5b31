"""What happened, a line each."""

from __future__ import annotations

from typing import assert_never

from bot.screens.cards import faces, suit_face
from bot.screens.fives.accounts import winners
from bot.screens.names import listed
from bot.screens.screen import Look
from engine.games.forty_fives import events as e


def line(look: Look, event: e.Event) -> str | None:  # noqa: C901, PLR0911, PLR0912 - a line for each event
    """The line for the event; None: it is seen on the table anyway."""
    t, names = look.t, look.names
    match event:
        case e.MatchStarted() | e.HandDealt() | e.CardPlayed():
            return None
        case e.DealStarted(dealer, deal_no):
            return t("fives-news-deal-started", name=names[dealer], deal=deal_no)
        case e.BidMade(seat, amount):
            return t("fives-news-bid", name=names[seat], amount=amount)
        case e.BidHeld(seat, amount):
            return t("fives-news-held", name=names[seat], amount=amount)
        case e.Passed(seat):
            return t("fives-news-passed", name=names[seat])
        case e.BiddingWon(seat, amount, forced):
            key = "fives-news-bound" if forced else "fives-news-won"
            return t(key, name=names[seat], amount=amount)
        case e.DealThrownIn():
            return t("fives-rest-thrown-in")
        case e.KittyTaken(seat):
            return t("fives-news-kitty-taken", name=names[seat])
        case e.KittySeen(_, cards):
            return t("fives-news-kitty-seen", cards=faces(cards, look.prefs))
        case e.CardsExchanged(seat, 0):
            return t("forty_fives-news-exchanged-nothing", name=names[seat])
        case e.CardsExchanged(seat, discarded, drawn):
            key = "forty_fives-news-exchanged"
            return t(key, name=names[seat], discarded=discarded, drawn=drawn)
        case e.DrawnCardsSeen(_, cards):
            return t("forty_fives-news-drawn", cards=faces(cards, look.prefs))
        case e.TrumpNamed(seat, suit):
            return t("fives-news-trump", name=names[seat], suit=suit_face(suit, look.prefs))
        case e.TrickTaken(trick):
            played = faces(trick.cards, look.prefs)
            name = names[trick.winner]
            return t("fives-news-trick", name=name, cards=played, points=trick.points)
        case e.DealEnded(score):
            key = "fives-rest-made" if score.made else "fives-rest-failed"
            name, amount = names[score.contract.declarer], score.contract.bid
            return t(key, name=name, amount=amount)
        case e.MatchEnded(seats):
            won = winners(look, seats)
            return t("news-match-over", names=listed(won), count=len(won))
        case _:
            assert_never(event)
