"""House rules as a table or a chat keeps them: a game, a preset, and what differs from it.

A code is the same in one line, to be copied: `thousand wiki: target=501, dark=optional`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from bot.answer import Answer, Refused
from bot.i18n import Verbatim
from bot.prefs import ChatSettings
from engine.game import Unreadable
from engine.games import GAMES
from engine.options import BadValue, Contradiction, GivenTwice, HouseRules

FEW = 12
"""So many values at most are offered each by a button."""
USUAL = "."
"""Before the number of a usual value: a list may be too long for a button to carry."""
_CODE = re.compile(
    r"(?P<slug>\w+)[\s.]+(?P<preset>[\w-]+)\s*(?::?\s*(?P<changes>\S.*))?", re.DOTALL
)


class Unfit(Refused):
    """These house rules cannot be; the fault is the engine's."""

    def __init__(self, slug: str, fault: ValueError) -> None:
        super().__init__("answer-unfit")
        self.answer = Answer("answer-unfit", is_alert=True, unfit=(slug, fault))


@dataclass(frozen=True, slots=True)
class House:
    """What a game is played by."""

    slug: str
    preset: str
    options: HouseRules

    @property
    def base(self) -> HouseRules:
        """The preset's house rules."""
        options: HouseRules = GAMES[self.slug].presets[self.preset]
        return options

    @property
    def code(self) -> str:
        """The same in one line, to be copied."""
        return self._written(self._changed())

    def code_with(self, name: str) -> str:
        """The same, and it names this option even if the preset has the same value."""
        return self._written((*(other for other in self._changed() if other != name), name))

    def _written(self, names: tuple[str, ...]) -> str:
        changes = ", ".join(f"{name}={self.options.written(name)}" for name in names)
        return f"{self.slug} {self.preset}" + (f": {changes}" if changes else "")

    @property
    def differing(self) -> tuple[str, ...]:
        """The options that differ from the preset and make a difference at some table."""
        return tuple(name for name in self._changed() if self.matters(name))

    def _changed(self) -> tuple[str, ...]:
        seats = self.options.by_seats
        return tuple(name for name in self.options.differing(self.base) if name != seats)

    def can_be_set(self, name: str) -> bool:
        """Whether there is anything to choose."""
        return name != self.options.by_seats and len(self.options.allowed(name)) > 1

    def matters(self, name: str) -> bool:
        """Whether the option can be set, and has an effect with some number of seats."""
        return self.can_be_set(name) and any(
            options.has_effect(name) for options in _by_seats(self.slug, self.options)
        )

    def beside(self, name: str) -> HouseRules:
        """The house rules with a number of seats at which the option has an effect, if any has."""
        some = (o for o in _by_seats(self.slug, self.options) if o.has_effect(name))
        return next(some, self.options)

    @property
    def sections(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The sections with the options that matter; none is empty."""
        found = (
            (section, tuple(name for name in names if self.matters(name)))
            for section, names in self.options.sections().items()
        )
        return tuple((section, names) for section, names in found if names)

    def section_of(self, name: str) -> str:
        """The section in which the option stands."""
        return next(section for section, names in self.options.sections().items() if name in names)

    def but(self, name: str, text: str) -> House:
        """The same with one option changed, and what gives way to it.

        Of a set, `+member` and `~member` change one member; `.3` is the usual value number 3.

        Raises:
            Unfit: there is no such option or value, or it contradicts another option.
        """
        try:
            if text[:1] in ("+", "~"):
                value: Any = self._with_member(name, text[1:], is_in=text[0] == "+")
            elif text[:1] == USUAL:
                value = self._usual(name, text)
            else:
                value = self.options.read_value(name, text)
            options = _fitting(
                self.slug, lambda seats: self.options.making_way_for(**{name: value, **seats})
            )
            return replace(self, options=options)
        except ValueError as fault:
            raise Unfit(self.slug, fault) from fault

    def _with_member(self, name: str, member: str, *, is_in: bool) -> Any:
        """The value of these members; in which order they stand, the option says."""
        possible = tuple(map(str, is_set_of(self, name)))
        if member not in possible:
            raise BadValue(name, member, ", ".join(possible))
        others = {*map(str, getattr(self.options, name))} - {member}
        wanted = others | {member} if is_in else others
        values: Sequence[Any] = self.options.allowed(name)
        for value in values:
            if {*map(str, value)} == wanted:
                return value
        raise BadValue(name, "+".join(sorted(wanted)) or "-", ", ".join(possible))

    def _usual(self, name: str, text: str) -> Any:
        """The usual value of this number, however the table plays now."""
        for number, value in enumerate(self.options.usual(name)):
            if text == f"{USUAL}{number}":
                return value
        raise BadValue(name, text, "the number of a usual value")

    def along(self, before: House, name: str) -> tuple[str, ...]:
        """The options that have given way since, as this one was chosen."""
        changed = self.options.differing(before.options)
        return tuple(other for other in changed if other != name and self.matters(other))

    def by_preset(self, preset: str) -> House:
        """The same game by a preset.

        Raises:
            Refused: there is no such preset.
        """
        return plain(self.slug, preset)


@lru_cache(maxsize=64)
def _by_seats(slug: str, options: HouseRules) -> tuple[HouseRules, ...]:
    """The house rules with each number of seats that they can be played with."""
    found = []
    for seats in GAMES[slug].seats:
        with suppress(Unreadable):  # not played by so many
            found.append(GAMES[slug].settings(options, seats))
    return tuple(found)


def plain(slug: str, preset: str = "") -> House:
    """The game by a preset as it stands; without a name, by its first one.

    Raises:
        Refused: there is no such game or preset.
    """
    if slug not in GAMES:
        raise Refused("answer-unknown-game", game=Verbatim(slug))
    presets = GAMES[slug].presets
    preset = preset or next(iter(presets))
    if preset not in presets:
        raise Refused("answer-unknown-preset", preset=Verbatim(preset))
    return House(slug, preset, presets[preset])


def read(code: str) -> House:
    """The house rules that the code stands for.

    Raises:
        Refused: it is no code, or there is no such game or preset.
        Unfit: an option or a value that does not exist, or a contradiction.
    """
    match = _CODE.fullmatch(code.strip())
    if match is None:
        raise Refused("answer-no-code")
    house = plain(match["slug"].lower(), match["preset"])
    changes = match["changes"] or ""

    def changed(seats: dict[str, int]) -> HouseRules:
        given = (changes, *(f"{name}={number}" for name, number in seats.items()))
        return house.options.but_text(", ".join(given))

    try:
        return replace(house, options=_fitting(house.slug, changed))
    except ValueError as fault:
        raise Unfit(house.slug, fault) from fault


def _fitting(slug: str, changed: Callable[[dict[str, int]], HouseRules]) -> HouseRules:
    """The changed house rules; if only the number of seats is against them, with another one.

    Nobody has set that number: what it will be shows when the match begins.

    Raises:
        ValueError: they cannot be with any number of seats.
    """
    try:
        return changed({})
    except Contradiction as fault:
        seats = GAMES[slug].options.by_seats
        if seats not in dict(fault.options):
            raise
        for number in GAMES[slug].options.allowed(seats):
            with suppress(Contradiction, GivenTwice):
                return changed({seats: number})
        raise


def of_chat(settings: ChatSettings, slug: str) -> House:
    """What the chat plays the game by: the suggested preset until somebody has chosen.

    Raises:
        Refused: there is no such game.
    """
    code = dict(settings.houses).get(slug)
    if code is None:
        return plain(slug)
    try:
        return read(code)
    except Refused:  # an option or a preset that this release no longer has
        return plain(slug)


def with_house(settings: ChatSettings, house: House) -> ChatSettings:
    """The chat plays the game by these house rules from now on."""
    houses = {**dict(settings.houses), house.slug: house.code}
    return replace(settings, houses=tuple(sorted(houses.items())))


def offered(house: House, name: str) -> tuple[Any, ...]:
    """The values of the option that get a button: all, or of many those that are in use.

    Of the usual ones that nobody could reach by steps, only those that fit the other options.
    """
    allowed = house.options.allowed(name)
    if usual := house.options.usual(name):
        fitting = {value for value in usual if _fits(house.options, name, value)}
        return tuple(sorted({getattr(house.options, name), *fitting}))
    if len(allowed) <= FEW:
        return tuple(allowed)
    used = {getattr(options, name) for options in GAMES[house.slug].presets.values()}
    return tuple(sorted({allowed[0], getattr(house.options, name), *used}))


def _fits(options: HouseRules, name: str, value: Any) -> bool:
    with suppress(Contradiction):
        options.but(**{name: value})
        return True
    return False


def press_for(house: House, name: str, value: Any) -> str:
    """What a button carries that chooses the value; empty if there is no short way to say it."""
    usual = house.options.usual(name)
    if not isinstance(value, tuple):
        return house.options.write_value(value)
    return f"{USUAL}{usual.index(value)}" if value in usual else ""


def strides(house: House, name: str) -> tuple[int, ...]:
    """By how much a number of many values may be raised or lowered by a button."""
    allowed = house.options.allowed(name)
    if not isinstance(allowed, range) or len(allowed) <= FEW:
        return ()
    return tuple(10**power for power in range(6) if 10**power * 2 <= len(allowed))


def is_set_of(house: House, name: str) -> tuple[Any, ...]:
    """The members that the option's set may have, words or numbers; empty: it is no set.

    A set may have any of its members and any number of them, unless it must not be empty.
    """
    allowed = house.options.allowed(name)
    lists = [value for value in allowed if isinstance(value, tuple | frozenset)]
    members = tuple(dict.fromkeys(member for value in lists for member in value))
    return members if len(lists) in (2 ** len(members), 2 ** len(members) - 1) else ()


def is_list(house: House, name: str) -> bool:
    """Whether the option is a list, which may have other values than those with a button."""
    value = getattr(house.options, name)
    return isinstance(value, tuple) and not is_set_of(house, name)
