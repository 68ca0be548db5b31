"""Settings: of a chat, by its admins; of a person, in the private chat."""

from __future__ import annotations

from collections.abc import Iterable

from bot.callbacks import House, Setting
from bot.house import of_chat
from bot.i18n import LANGUAGES, Translator, Verbatim
from bot.prefs import TURN_SECONDS, ChatSettings, Prefs
from bot.screens.cards import faces
from bot.screens.screen import Button, Screen
from bot.screens.table import paragraphs
from bot.screens.titles import game_title, length, preset_title
from engine.cards import parse_cards
from engine.games import GAMES

Rows = tuple[tuple[Button, ...], ...]

SAMPLE = parse_cards("AS KH TD 9C")
"""Cards that show a style."""
WIDE = 14
"""Letters of a label from which on it gets a row of its own."""


def person_screen(t: Translator, prefs: Prefs, page: str = "") -> Screen:
    """How the person likes to be served; with a page, the choice for one setting."""
    lines = [f"{_label(t, 'p', name)}: <b>{_person_value(t, prefs, name)}</b>" for name in PERSON]
    text = paragraphs(
        (
            t("settings-person-title"),
            "\n".join(lines),
            t("settings-sample", cards=faces(SAMPLE, prefs)),
            _hint(t, "p", page),
        )
    )
    match page:
        case "language":
            return Screen(text, _choice(t, "p", page, _languages(t), prefs.language))
        case "ranks":
            values = {ranks: t.plain(f"settings-ranks-{ranks}") for ranks in ("ru", "en")}
            return Screen(text, _choice(t, "p", page, values, prefs.ranks))
        case "coloured" | "confirm" | "hurry":
            values = {value: t.plain(f"settings-{page}-{value}") for value in ("on", "off")}
            return Screen(text, _choice(t, "p", page, values, _on(getattr(prefs, page))))
        case _:
            return Screen(text, _openers(t, "p", PERSON))


PERSON = ("language", "ranks", "coloured", "confirm", "hurry")


def _person_value(t: Translator, prefs: Prefs, name: str) -> str:
    value = getattr(prefs, name)
    return t(f"settings-{name}-{_on(value) if isinstance(value, bool) else value}")


def chat_screen(t: Translator, settings: ChatSettings, page: str = "") -> Screen:
    """What the admins have set for the chat; with a page, the choice for one setting."""
    lines = [f"{_label(t, 'c', name)}: <b>{_chat_value(t, settings, name)}</b>" for name in CHAT]
    lines.append(f"{t('settings-label-rules')}: <b>{_rules(t, settings)}</b>")
    text = paragraphs((t("settings-chat-title"), "\n".join(lines), _hint(t, "c", page)))
    match page:
        case "language":
            return Screen(text, _choice(t, "c", page, _languages(t), settings.language))
        case "game":
            games = {slug: game_title(t, slug) for slug in GAMES}
            return Screen(text, _choice(t, "c", page, games, settings.game))
        case "clock":
            lengths = {"off": t.plain("settings-clock-off")}
            lengths |= {str(seconds): length(t, seconds) for seconds in TURN_SECONDS}
            return Screen(text, _choice(t, "c", page, lengths, _clock(settings)))
        case "stop":
            who = {value: t.plain(f"settings-stop-{value}") for value in ("players", "admins")}
            return Screen(text, _choice(t, "c", page, who, settings.stop_by))
        case _:
            rules = Button(t.plain("settings-rules"), str(House(f"c.{settings.game}", "m")))
            return Screen(text, (*_openers(t, "c", CHAT), (rules,)))


CHAT = ("language", "game", "clock", "stop")


def _chat_value(t: Translator, settings: ChatSettings, name: str) -> str:
    match name:
        case "language":
            return t(f"settings-language-{settings.language}")
        case "game":
            return game_title(t, settings.game)
        case "clock" if settings.turn_seconds is None:
            return t("settings-clock-off")
        case "clock":
            return length(t, settings.turn_seconds or 0)
        case _:
            return t(f"settings-stop-{settings.stop_by}")


def _languages(t: Translator) -> dict[str, Verbatim]:
    return {code: t.plain(f"settings-language-{code}") for code in LANGUAGES}


def _rules(t: Translator, settings: ChatSettings) -> str:
    house = of_chat(settings, settings.game)
    preset = preset_title(t, house.slug, house.preset)
    count = len(house.differing)
    return (
        t("settings-rules-changed", preset=preset, number=count)
        if count
        else t("settings-rules-plain", preset=preset)
    )


def _clock(settings: ChatSettings) -> str:
    return "off" if settings.turn_seconds is None else str(settings.turn_seconds)


def _on(value: bool) -> str:
    return "on" if value else "off"


def _label(t: Translator, scope: str, name: str) -> str:
    return t(f"settings-label-{scope}-{name}")


def _hint(t: Translator, scope: str, page: str) -> str:
    key = f"settings-hint-{scope}-{page}"
    return t(key) if page and t.has(key) else ""


def _openers(t: Translator, scope: str, names: Iterable[str]) -> Rows:
    return tuple(
        (
            Button(
                t.plain("settings-change", what=t.plain(f"settings-label-{scope}-{name}")),
                str(Setting(scope, name)),
            ),
        )
        for name in names
    )


def _choice(
    t: Translator, scope: str, name: str, values: dict[str, Verbatim], chosen: str
) -> Rows:
    buttons = [
        Button(f"✓ {label}" if value == chosen else label, str(Setting(scope, name, value)))
        for value, label in values.items()
    ]
    row = 1 if any(len(button.text) > WIDE for button in buttons) else 3
    rows = [tuple(buttons[at : at + row]) for at in range(0, len(buttons), row)]
    return (*rows, (Button(t.plain("button-close"), str(Setting(scope, "all"))),))
