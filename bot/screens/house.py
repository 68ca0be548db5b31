"""House rules by buttons, made from the options model: presets, sections, options, the code.

One message is turned from page to page. What differs from the preset carries a mark.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.callbacks import House as Press
from bot.house import SEATS, House, is_set_of, offered, plain, strides
from bot.i18n import Html, Translator, Verbatim, as_key
from bot.screens.games import SCREENS
from bot.screens.screen import Button, Screen, in_pairs
from bot.screens.table import paragraphs
from bot.screens.titles import game_title, preset_title
from engine.games import GAMES
from engine.options import BadValue, Contradiction, GivenTwice, UnknownOption

Rows = tuple[tuple[Button, ...], ...]

MARK = "●"
"""Stands before what differs from the preset."""
TOLD = 5
"""So many differences are told in one line; the others are counted."""


def label(t: Translator, slug: str, name: str) -> Verbatim:
    """What the option is called."""
    return t.plain(f"{slug}-option-{name}")


def word(t: Translator, house: House, name: str, value: Any) -> Verbatim:
    """What the value is called, as said after the option's label."""
    text = house.options.write_value(value)
    own = as_key(f"{house.slug}-option-{name}-{text}")
    match value:
        case bool():
            return t.plain(f"option-{text}")
        case tuple() | frozenset():
            members = (word(t, house, name, member) for member in value)
            return Verbatim(", ".join(members)) if value else t.plain("option-none")
        case _ if t.has(own):
            return t.plain(own)
        case int():
            return t.plain("option-number", number=value)
        case _:
            return Verbatim(text)


def said(t: Translator, house: House, name: str) -> Verbatim:
    """The option with its value."""
    value = word(t, house, name, getattr(house.options, name))
    return t.plain("house-said", label=label(t, house.slug, name), value=value)


def differences(t: Translator, house: House) -> str:
    """What differs from the preset, in one line; empty: nothing does. Plain."""
    names = house.differing
    told = [said(t, house, name) for name in names[:TOLD]]
    if not told:
        return ""
    listed = " · ".join(told)
    more = len(names) - len(told)
    return t.plain("house-and-more", listed=listed, more=more) if more else listed


def menu(t: Translator, house: House, about: str) -> Screen:
    """The first page: the preset, what differs from it, and the sections.

    `about` is what the house rules are for, as buttons carry it.
    """
    changes = "\n".join(f"{MARK} {t('house-line', text=said(t, house, n))}" for n in _first(house))
    more = len(house.differing) - len(_first(house))
    text = paragraphs(
        (
            _heading(t, house, about),
            t("house-preset", preset=preset_title(t, house.slug, house.preset)),
            t("house-differs", number=len(house.differing)) if house.differing else "",
            changes,
            t("house-more", number=more) if more else "",
            t("house-hint"),
        )
    )
    sections = in_pairs(
        Button(_section_button(t, house, section, names), str(Press(about, "s", section)))
        for section, names in house.sections
    )
    rows: list[tuple[Button, ...]] = [
        (_turn(t, about, "p", "house-button-presets"),),
        *sections,
        (_turn(t, about, "k", "house-button-code"), *_reset(t, house, about)),
    ]
    if _is_table(about):
        rows.append((_turn(t, about, "w", "house-button-save"),))
    elif len(GAMES) > 1:
        rows.append((_turn(t, about, "g", "house-button-game"),))
    rows.append((_turn(t, about, "d", "house-button-done"),))
    return Screen(text, tuple(rows))


LISTED = 30
"""So many differences are listed on the first page."""


def _first(house: House) -> tuple[str, ...]:
    return house.differing[:LISTED]


def _heading(t: Translator, house: House, about: str) -> Html:
    key = "house-title-table" if _is_table(about) else "house-title-chat"
    return t(key, game=game_title(t, house.slug))


def _is_table(about: str) -> bool:
    return about.startswith("t")


def _section_button(t: Translator, house: House, section: str, names: Sequence[str]) -> str:
    title = t.plain(f"{house.slug}-section-{section}")
    count = len(set(names) & set(house.differing))
    return f"{MARK} {title} · {count}" if count else title


def _reset(t: Translator, house: House, about: str) -> tuple[Button, ...]:
    if house.code == House(house.slug, house.preset, house.base).code:
        return ()
    return (_turn(t, about, "p", "house-button-reset", house.preset),)


def _turn(t: Translator, about: str, kind: str, key: str, name: str = "") -> Button:
    return Button(t.plain(key), str(Press(about, kind, name)))


def section(t: Translator, house: House, about: str, name: str) -> Screen:
    """A section: its rules in words, and a button for each option.

    What is on or off is turned over at once; anything else opens a page of its values.
    """
    book = SCREENS[house.slug].book
    page = book.page(t, house.options, name)
    words = page.text if page.lines else f"<b>{page.title}</b>\n{t('house-nothing')}"
    names = dict(house.sections).get(name, ())
    buttons = [_option_button(t, house, about, option) for option in names]
    text = paragraphs((_heading(t, house, about), words))
    return Screen(text, (*((button,) for button in buttons), (_back(t, about),)))


def _option_button(t: Translator, house: House, about: str, name: str) -> Button:
    text = said(t, house, name)
    if name in house.differing:
        text = Verbatim(f"{MARK} {text}")
    value = getattr(house.options, name)
    if isinstance(value, bool):
        other = house.options.write_value(not value)
        return Button(text, str(Press(about, "o", name, other)))
    return Button(text, str(Press(about, "o", name)))


def _back(t: Translator, about: str, section: str = "") -> Button:
    return Button(
        t.plain("house-button-back"), str(Press(about, "s" if section else "m", section))
    )


def option(t: Translator, house: House, about: str, name: str) -> Screen:
    """An option: each of its values with what it means, and a button for each."""
    values = offered(house, name)
    members = is_set_of(house, name)
    lines = [] if members else [_value_line(t, house, name, value) for value in values]
    text = paragraphs(
        (
            _heading(t, house, about),
            f"<b>{t('house-line', text=label(t, house.slug, name))}</b>",
            "\n".join(line for line in lines if line)
            or SCREENS[house.slug].book.sentence(t, house.beside(name), name)
            or "",
            t("house-as-preset", value=word(t, house, name, getattr(house.base, name))),
        )
    )
    rows = (
        _members(t, house, about, name, members)
        if members
        else (*_values(t, house, about, name, values), *_strides(t, house, about, name))
    )
    return Screen(text, (*rows, (_back(t, about, house.section_of(name)),)))


def _value_line(t: Translator, house: House, name: str, value: Any) -> str:
    """The value with its sentence; empty if no sentence says more than the button."""
    options = house.beside(name).model_copy(update={name: value})
    sentence = SCREENS[house.slug].book.sentence(t, options, name)
    if sentence is None:
        return ""
    return t("house-value", value=word(t, house, name, value), sentence=sentence)


def _values(t: Translator, house: House, about: str, name: str, values: Sequence[Any]) -> Rows:
    chosen = getattr(house.options, name)
    return in_pairs(
        Button(
            _ticked(word(t, house, name, value), is_chosen=value == chosen),
            str(Press(about, "o", name, house.options.write_value(value))),
        )
        for value in values
    )


def _strides(t: Translator, house: House, about: str, name: str) -> Rows:
    """Rows that lower and raise a number of many values."""
    allowed = house.options.allowed(name)
    value = getattr(house.options, name)
    rows = []
    for sign, key in ((-1, "house-less"), (1, "house-more-by")):
        steps = [
            Button(
                t.plain(key, number=by),
                str(Press(about, "o", name, str(value + sign * by))),
            )
            for by in strides(house, name)
            if value + sign * by in allowed
        ]
        rows += [tuple(steps[at : at + 3]) for at in range(0, len(steps), 3)]
    return tuple(rows)


def _members(t: Translator, house: House, about: str, name: str, members: Sequence[Any]) -> Rows:
    chosen = getattr(house.options, name)
    return in_pairs(
        Button(
            _ticked(word(t, house, name, member), is_chosen=member in chosen),
            str(Press(about, "o", name, f"{'~' if member in chosen else '+'}{member}")),
        )
        for member in members
    )


def presets(t: Translator, house: House, about: str) -> Screen:
    """The known ways to play, each with its line."""
    lines = [
        t("house-preset-line", rules=SCREENS[house.slug].in_one_line(t, name, options))
        for name, options in GAMES[house.slug].presets.items()
    ]
    buttons = in_pairs(
        Button(
            _ticked(preset_title(t, house.slug, name), is_chosen=name == house.preset),
            str(Press(about, "p", name)),
        )
        for name in GAMES[house.slug].presets
    )
    text = paragraphs((_heading(t, house, about), t("house-presets"), "\n".join(lines)))
    return Screen(text, (*buttons, (_back(t, about),)))


def games(t: Translator, house: House, about: str) -> Screen:
    """The games whose house rules the chat keeps."""
    buttons = in_pairs(
        Button(
            _ticked(game_title(t, slug), is_chosen=slug == house.slug),
            str(Press(f"c.{slug}", "m")),
        )
        for slug in GAMES
    )
    text = paragraphs((_heading(t, house, about), t("house-games")))
    return Screen(text, (*buttons, (_back(t, about),)))


def code(t: Translator, house: House, about: str) -> Screen:
    """The command that sets these house rules elsewhere, to be copied."""
    command = Html(f"<code>{t('house-line', text=Verbatim(f'/rules {house.code}'))}</code>")
    text = paragraphs((_heading(t, house, about), t("house-code"), command))
    return Screen(text, ((_back(t, about),),))


def fault(t: Translator, slug: str, error: ValueError) -> Verbatim:
    """Why house rules cannot be so. Plain."""
    match error:
        case Contradiction():
            (first, one), (second, other) = (
                (_name(t, slug, name), _value(t, slug, name, value))
                for name, value in error.options
            )
            return t.plain("house-contradiction", first=first, one=one, second=second, other=other)
        case UnknownOption():
            return t.plain("house-unknown-option", name=Verbatim(error.option[:40]))
        case BadValue() if error.value == "-" and is_set_of(plain(slug), error.option):
            return t.plain("house-not-empty", name=_name(t, slug, error.option))
        case BadValue():
            return t.plain(
                "house-bad-value",
                name=_name(t, slug, error.option),
                value=Verbatim(error.value[:40]),
            )
        case GivenTwice():
            return t.plain("house-given-twice", name=_name(t, slug, error.option))
        case _:
            return t.plain("answer-no-code")


def _name(t: Translator, slug: str, name: str) -> Verbatim:
    return Verbatim(name) if name == SEATS else label(t, slug, name)


def _value(t: Translator, slug: str, name: str, text: str) -> Verbatim:
    house = House(slug, "", next(iter(GAMES[slug].presets.values())))
    return word(t, house, name, house.options.read_value(name, text))


def _ticked(text: str, *, is_chosen: bool) -> str:
    return f"✓ {text}" if is_chosen else text
