"""House rules in words: what an option and its value are called, and why they cannot be so."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from bot.house import House, is_set_of, plain
from bot.i18n import Translator, Verbatim, as_key
from engine.games import GAMES
from engine.options import BadValue, Contradiction, GivenTwice, UnknownOption

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
            return _listed(t, house, name, value)
        case _ if t.has(own):
            return t.plain(own)
        case int():
            return t.plain(f"option-{house.options.unit(name)}", number=value)
        case _:
            return Verbatim(text)


def _listed(t: Translator, house: House, name: str, value: Collection[Any]) -> Verbatim:
    """A set or a list in words; a set that nothing is missing from needs no list."""
    if not value:
        return t.plain("option-none")
    members = is_set_of(house, name)
    if members and len(value) == len(members):
        return t.plain("option-all")
    between = ", " if members else " · "
    return Verbatim(between.join(word(t, house, name, member) for member in value))


def said(t: Translator, house: House, name: str) -> Verbatim:
    """The option with its value."""
    value = word(t, house, name, getattr(house.options, name))
    return t.plain("house-said", label=label(t, house.slug, name), value=value)


def quoted(t: Translator, house: House, names: Iterable[str]) -> Verbatim:
    """The options with their values, to be named within a sentence."""
    return Verbatim(", ".join(t.plain("house-quoted", text=said(t, house, n)) for n in names))


def differences(t: Translator, house: House) -> str:
    """What differs from the preset, in one line; empty: nothing does. Plain."""
    names = house.differing
    told = [said(t, house, name) for name in names[:TOLD]]
    if not told:
        return ""
    listed = "; ".join(told)
    more = len(names) - len(told)
    return t.plain("house-and-more", listed=listed, more=more) if more else listed


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
    is_set = name != GAMES[slug].options.by_seats
    return label(t, slug, name) if is_set else Verbatim(name)


def _value(t: Translator, slug: str, name: str, text: str) -> Verbatim:
    house = House(slug, "", next(iter(GAMES[slug].presets.values())))
    return word(t, house, name, house.options.read_value(name, text))
