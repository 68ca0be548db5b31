"""What happened, a line each."""

from __future__ import annotations

from typing import assert_never

from bot.screens.cards import face, suit_face
from bot.screens.names import listed
from bot.screens.screen import Look
from bot.screens.sides import names_of
from engine.games.twenty_five import events as e
from engine.games.twenty_five.view import View


def line(look: Look, event: e.Event) -> str | None:  # noqa: PLR0911 - a line for each event
    """The line for the event; None: it is seen on the table anyway."""
    t = look.t
    view: View = look.view
    match event:
        case e.MatchStarted() | e.HandDealt() | e.CardPlayed():
            return None
        case e.DealStarted(dealer, deal_no):
            return t("twenty_five-news-deal-started", name=look.names[dealer], deal=deal_no)
        case e.TrumpTurned(card):
            suit = suit_face(card.suit, look.prefs)
            return t("twenty_five-news-turned", card=face(card, look.prefs), suit=suit)
        case e.TurnedCardRobbed(seat, card):
            name = look.names[seat]
            return t("twenty_five-news-robbed", name=name, card=face(card, look.prefs))
        case e.CardLaidAway(_, card):
            return t("twenty_five-laid-away", card=face(card, look.prefs))
        case e.TrickTaken(seat, card):
            name = look.names[seat]
            return t("twenty_five-news-trick", name=name, card=face(card, look.prefs))
        case e.DealEnded(score):
            if score.winner is not None:
                return None  # the game is won, that tells it
            return t("twenty_five-news-nobody")
        case e.GameWon(seats):
            if view.options.stake_mode == "per_game":
                return None  # the match is over, that tells it
            return t("twenty_five-news-game", side=names_of(look.names, seats))
        case e.MatchEnded(winners):
            names = listed(look.names[seat] for seat in winners)
            return t("news-match-over", names=names, count=len(winners))
        case _:
            assert_never(event)
