"""What games, presets and lengths of time are called."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

from bot.i18n import LANGUAGES, Translator, Verbatim, translator
from engine.games import GAMES

_HOURS_EAST = {"ru": 3}
"""The clock that readers of a language go by where their own is unknown: Moscow's; else UTC."""
_MINUTE = 60
_HOUR = 3600


def game_title(t: Translator, slug: str) -> Verbatim:
    """What the game is called."""
    return t.plain(f"game-{slug}")


def game_sign(t: Translator, slug: str) -> Verbatim:
    """The sign that stands before the game's name: a card, unless it is played without."""
    own = f"game-sign-{slug}"
    return t.plain(own if t.has(own) else "game-sign")


def side_title(t: Translator, slug: str, side: int) -> Verbatim:
    """What a side is called before anybody sits there."""
    own = f"{slug}-team-{side}"
    return t.plain(own) if t.has(own) else t.plain("lobby-side-name", number=side + 1)


def all_games(t: Translator) -> Verbatim:
    """What can be played, in a row."""
    return Verbatim(", ".join(game_title(t, slug) for slug in GAMES))


def preset_title(t: Translator, slug: str, preset: str) -> Verbatim:
    """What the preset is called; its own name where the catalogues have no better one."""
    key = f"preset-{slug}-{preset}"
    return t.plain(key) if t.has(key) else Verbatim(preset)


def game_named(text: str) -> str | None:
    """The slug of the game that is called so in any language; None: there is no such game."""
    wanted = _folded(text)
    for slug in GAMES:
        if wanted == _folded(slug):
            return slug
        for language in LANGUAGES:
            t = translator(language)
            names = [game_title(t, slug), *t.plain(f"game-names-{slug}").split(",")]
            if wanted in map(_folded, names):
                return slug
    return None


def _folded(text: str) -> str:
    letters = text.casefold().replace("ё", "е")
    return "".join(sign for sign in letters if sign.isalnum())


def length(t: Translator, seconds: int) -> Verbatim:
    """A length of time in its largest whole unit: `90 s`, `3 min`, `12 h`."""
    if seconds % _HOUR == 0:
        return t.plain("length-hours", number=seconds // _HOUR)
    if seconds % _MINUTE == 0:
        return t.plain("length-minutes", number=seconds // _MINUTE)
    return t.plain("length-seconds", number=seconds)


def time_of_day(t: Translator, moment: float) -> Verbatim:
    """The time of day, with the clock that it is told by."""
    zone = timezone(timedelta(hours=_HOURS_EAST.get(t.language, 0)))
    return t.plain("time-of-day", time=datetime.fromtimestamp(moment, zone).strftime("%H:%M"))
