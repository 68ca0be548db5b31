"""What happened, a line each."""

from __future__ import annotations

from typing import assert_never

from bot.screens.cards import face, suit_face
from bot.screens.screen import Look
from bot.screens.sides import names_of
from engine.games.fives import side_of
from engine.games.twenty_five import events as e
from engine.games.twenty_five.view import View


def line(look: Look, event: e.Event) -> str | None:  # noqa: C901, PLR0911, PLR0912 - a line for each event
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
        case e.TurnedCardRobbed(seat) if seat == look.seat:
            return None  # who robs is told which card he has laid away
        case e.TurnedCardRobbed(seat, card):
            name = look.names[seat]
            return t("twenty_five-news-robbed", name=name, card=face(card, look.prefs))
        case e.CardLaidAway(_, card):
            taken = "" if view.turned is None else face(view.turned, look.prefs)
            return t("twenty_five-news-own-rob", card=face(card, look.prefs), taken=taken)
        case e.TrickTaken(seat, card, scores):
            name, score = look.names[seat], scores[side_of(seat, len(scores))]
            shown = face(card, look.prefs)
            return t("twenty_five-news-trick", name=name, card=shown, score=score)
        case e.DealEnded(score):
            if score.winner is not None:
                return None  # the game is won, that tells it
            return t("twenty_five-news-nobody")
        case e.GameWon(seats):
            if view.options.stake_mode == "per_game":
                return None  # the match is over, that tells it
            return t("twenty_five-news-game", side=names_of(look.names, seats))
        case e.MatchEnded(winners):
            return t("fives-match-won", side=names_of(look.names, winners))
        case _:
            assert_never(event)
