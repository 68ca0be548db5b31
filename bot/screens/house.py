"""House rules by buttons, made from the options model: presets, sections, options, the code.

One message is turned from page to page. What differs from the preset carries a mark.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bot.callbacks import House as Press
from bot.house import House, Unfit, is_list, is_set_of, offered, press_for, strides
from bot.i18n import Html, Translator, Verbatim
from bot.screens.games import SCREENS
from bot.screens.house_words import label, quoted, said, word
from bot.screens.screen import Button, Screen, in_pairs
from bot.screens.table import paragraphs
from bot.screens.titles import game_title, preset_title
from engine.games import GAMES
from engine.options import HouseRules

Rows = tuple[tuple[Button, ...], ...]

MARK = "●"
"""Stands before what differs from the preset."""
NARROW, MOST = 7, 4
"""Labels of so many letters may stand side by side, so many of them in a row."""


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


def section(
    t: Translator, house: House, about: str, name: str, along: Sequence[str] = ()
) -> Screen:
    """A section: its rules in words, and a button for each option.

    What is on or off is turned over at once; anything else opens a page of its values. `along`
    are the options of any section that have just given way.
    """
    book = SCREENS[house.slug].book
    page = book.page(t, house.options, name)
    words = page.text if page.lines else f"<b>{page.title}</b>\n{t('house-nothing')}"
    names = dict(house.sections).get(name, ())
    buttons = [_option_button(t, house, about, option) for option in names]
    text = paragraphs((_heading(t, house, about), _along(t, house, along), words))
    return Screen(text, (*((button,) for button in buttons), (_back(t, about),)))


def _along(t: Translator, house: House, names: Sequence[str]) -> str:
    """What has changed by itself, in its own line; empty if nothing has."""
    return t("house-along", changes=quoted(t, house, names)) if names else ""


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


def option(
    t: Translator, house: House, about: str, name: str, along: Sequence[str] = ()
) -> Screen:
    """An option: its values with what they mean, and a button for each.

    `along` are the options that have just given way to it.
    """
    values = offered(house, name)
    members = is_set_of(house, name)
    text = paragraphs(
        (
            _heading(t, house, about),
            _along(t, house, along),
            f"<b>{t('house-line', text=label(t, house.slug, name))}</b>",
            _meaning(t, house, name, () if members else values),
            t("house-as-preset", value=word(t, house, name, getattr(house.base, name))),
            _by_code(t, house, name) if is_list(house, name) else "",
        )
    )
    rows = (
        _members(t, house, about, name, members)
        if members
        else (*_values(t, house, about, name, values), *_strides(t, house, about, name))
    )
    return Screen(text, (*rows, (_back(t, about, house.section_of(name)),)))


def _meaning(t: Translator, house: House, name: str, values: Sequence[Any]) -> str:
    """What the values mean: a line for each, or one for all if only the number differs."""
    book = SCREENS[house.slug].book
    told = {book.keys(t, _as_if(house, name, value), name) for value in values}
    if len(told) > 1:
        lines = [_value_line(t, house, name, value) for value in values]
    else:
        lines = [book.sentence(t, house.beside(name), name) or ""]
        lines += [_along_with(t, house, name, value) for value in values]
    return "\n".join(line for line in lines if line)


def _as_if(house: House, name: str, value: Any) -> HouseRules:
    """House rules in which the option has an effect and this value."""
    return house.beside(name).model_copy(update={name: value})


def _value_line(t: Translator, house: House, name: str, value: Any) -> str:
    """The value with its sentence, and with what gives way to it; empty if there is neither."""
    sentence = SCREENS[house.slug].book.sentence(t, _as_if(house, name, value), name)
    if sentence is None:
        return _along_with(t, house, name, value)
    changes = _giving_way(t, house, name, value)
    if changes:
        sentence = Html(f"{sentence} {t('house-value-along', changes=changes)}")
    return t("house-value", value=word(t, house, name, value), sentence=sentence)


def _along_with(t: Translator, house: House, name: str, value: Any) -> str:
    changes = _giving_way(t, house, name, value)
    if not changes:
        return ""
    sentence = t("house-value-along", changes=changes)
    return t("house-value", value=word(t, house, name, value), sentence=sentence)


def _giving_way(t: Translator, house: House, name: str, value: Any) -> Verbatim:
    """What would change by itself if the value were chosen; empty if nothing, or it cannot be."""
    with suppress(Unfit):
        after = house.but(name, press_for(house, name, value))
        return quoted(t, after, after.along(house, name))
    return Verbatim("")


def _by_code(t: Translator, house: House, name: str) -> Html:
    """How to have numbers that no button offers."""
    command = t("house-line", text=Verbatim(f"/rules {house.code_with(name)}"))
    return Html(f"{t('house-other-numbers')}\n<code>{command}</code>")


def _values(t: Translator, house: House, about: str, name: str, values: Sequence[Any]) -> Rows:
    chosen = getattr(house.options, name)
    return _in_rows(
        [
            Button(
                _ticked(word(t, house, name, value), is_chosen=value == chosen),
                str(Press(about, "o", name, press_for(house, name, value))),
            )
            for value in values
        ]
    )


def _in_rows(buttons: Sequence[Button]) -> Rows:
    """Rows of about the same length; short labels share a row, long ones have it alone."""
    if any(len(button.text) > NARROW for button in buttons):
        return in_pairs(buttons)
    rows = -(-len(buttons) // MOST)
    length = -(-len(buttons) // rows)
    return tuple(tuple(buttons[at : at + length]) for at in range(0, len(buttons), length))


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
    return _in_rows(
        [
            Button(
                _ticked(word(t, house, name, member), is_chosen=member in chosen),
                str(Press(about, "o", name, f"{'~' if member in chosen else '+'}{member}")),
            )
            for member in members
        ]
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


def _ticked(text: str, *, is_chosen: bool) -> str:
    return f"✓ {text}" if is_chosen else text
