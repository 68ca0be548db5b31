"""What follows from the account of a deal: bolts, fines, barrel, dump, the golden round."""

from __future__ import annotations

from typing import assert_never

from bot.i18n import Html
from bot.screens.screen import Look
from engine.games.thousand import events as e


def followed(look: Look, event: e.Aftermath) -> str:  # noqa: PLR0911 - a line for each
    """The line for it."""
    t = look.t
    match event:
        case e.BoltWritten(seat, count, total):
            return t("thousand-news-bolt", name=look.names[seat], count=count, total=total)
        case e.Fined(seat, amount, reason):
            why = t.plain(f"thousand-fine-{reason.value}")
            return t("thousand-news-fined", name=look.names[seat], amount=amount, why=why)
        case e.BarrelMounted(seat, reverse):
            key = "thousand-news-reverse" if reverse else "thousand-news-barrel"
            return t(key, name=look.names[seat])
        case e.AttemptUsed(seat, used, reverse):
            key = "thousand-news-reverse-attempt" if reverse else "thousand-news-attempt"
            most = 3 if reverse else look.view.options.barrel_attempts
            return t(key, name=look.names[seat], used=used, most=most)
        case e.BarrelLeft(seat, total, reverse):
            key = "thousand-news-reverse-left" if reverse else "thousand-news-barrel-left"
            return t(key, name=look.names[seat], total=total)
        case e.BarrelFell():
            return _fell(look, event)
        case e.Dumped(seat, total):
            return t("thousand-news-dumped", name=look.names[seat], total=total)
        case e.GoldenRoundEnded():
            return t("thousand-news-golden-over", ending=_ending(event))
        case _:
            assert_never(event)


def _fell(look: Look, event: e.BarrelFell) -> str:
    """Why, to what score, and what a third fall costs."""
    t = look.t
    why = t.plain(f"thousand-fall-{event.reason.value}")
    text = t("thousand-news-fell", name=look.names[event.seat], why=why, total=event.total)
    if event.falls != 3 or look.view.options.barrel_three_falls == "off":
        return text
    key = "thousand-news-third-fall-lost" if event.barrel_lost else "thousand-news-third-fall"
    return f"{text} {t(key)}"


def _ending(event: e.GoldenRoundEnded) -> Html:
    """How the golden round ended, as the catalogues name it."""
    return Html("again" if event.repeated else "reset" if event.reset else "on")
