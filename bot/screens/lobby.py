"""The lobby: who plays what, by which rules, and until when the table waits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot import sides
from bot.answer import Refused
from bot.callbacks import Verb
from bot.i18n import Html, Translator, Verbatim, translator
from bot.lobby import house_of
from bot.screens.games import SCREENS
from bot.screens.house_words import differences
from bot.screens.names import listed, marked_names, name_of
from bot.screens.screen import Button, Screen, in_pairs
from bot.screens.sides import SIGNS, marked, sign_of, together
from bot.screens.table import ended, paragraphs
from bot.screens.titles import (
    game_sign,
    game_title,
    length,
    preset_title,
    side_title,
    time_of_day,
)
from bot.table import Chair, Computer, Lobby, Person, Table
from engine.abilities import Timed
from engine.games import GAMES

Rows = tuple[tuple[Button, ...], ...]


def lobby_screen(table: Table) -> Screen:
    """The message under which people gather, in the group's language."""
    t = translator(table.language)
    if not isinstance(table.stage, Lobby):
        return Screen(paragraphs((_title(table, t), ended(table, t))))
    lobby = table.stage
    parts = (
        f"{_title(table, t)}\n{_rules_line(table, t)}",
        "\n".join(_seats(table, t)),
        _waiting(lobby, t),
        _uneven(table, t),
        _closing(table, lobby, t),
    )
    return Screen(paragraphs(parts), (*_buttons(table, t), *_panel(table, lobby, t)))


def _title(table: Table, t: Translator) -> str:
    return t("lobby-title", sign=game_sign(t, table.slug), game=game_title(t, table.slug))


def _rules_line(table: Table, t: Translator) -> str:
    rules = SCREENS[table.slug].in_one_line(t, table.preset, table.options)
    if isinstance(GAMES[table.slug], Timed):
        clock = ""  # the house rules say how long one may take
    elif table.turn_seconds is None:
        clock = t("lobby-no-clock")
    else:
        clock = t("lobby-clock", length=length(t, table.turn_seconds))
    changes = differences(t, house_of(table))
    differing = t("lobby-differs", changes=changes) if changes else ""
    return "\n".join(filter(None, (f"<i>{rules}</i>", differing, clock)))


def _seats(table: Table, t: Translator) -> Iterator[str]:
    most, fewest = max(sides.seats_of(table)), min(sides.seats_of(table))
    seated = sides.players(table)
    yield t("lobby-seats", taken=len(seated), most=most)
    names = dict(zip(map(id, table.chairs), marked_names(table, t), strict=True))
    if sides.number_of_sides(table):
        yield from _teams(table, t, names)
    else:
        partners = together(table, len(seated))
        for number, chair in enumerate(seated, 1):
            name = marked(sign_of(number - 1, partners), names[id(chair)])
            yield _seat(table, t, number, chair, {id(chair): name})
        for number in range(len(seated) + 1, most + 1):
            yield t("lobby-seat-needed" if number <= fewest else "lobby-seat-free", number=number)
    if sides.has_host(table):
        guide = sides.leader(table)
        yield t("lobby-leader", name=names[id(guide)]) if guide else t("lobby-no-leader")


def _teams(table: Table, t: Translator, names: Mapping[int, Verbatim]) -> Iterator[str]:
    """The sides, one below the other."""
    for side, team in enumerate(sides.members(table)):
        yield t("lobby-side", sign=SIGNS[side], name=side_title(t, table.slug, side))
        for number, chair in enumerate(team, 1):
            line = _seat(table, t, number, chair, names)
            is_captain = number == 1 and sides.is_show(table) and isinstance(chair, Person)
            yield t("lobby-captain", line=line) if is_captain else line
        if not team:
            yield t("lobby-seat-needed", number=1)


def _seat(
    table: Table, t: Translator, number: int, chair: Chair, names: Mapping[int, Verbatim]
) -> Html:
    is_host = isinstance(chair, Person) and chair.id == table.host_id
    key = "lobby-seat-host" if is_host else "lobby-seat"
    return t(key, number=number, name=names[id(chair)])


def _waiting(lobby: Lobby, t: Translator) -> str:
    if not lobby.asked:
        return ""
    names = listed(name_of(person, t) for person in lobby.asked)
    return t("lobby-asked", names=names)


def _uneven(table: Table, t: Translator) -> str:
    """Why the match can't start though enough people sit."""
    teams = sides.members(table)
    is_even = len({len(team) for team in teams}) < 2
    return "" if is_even or not all(teams) else t("lobby-uneven")


def _closing(table: Table, lobby: Lobby, t: Translator) -> str:
    if table.venue.is_private:
        return ""
    if table.wake_at is not None and table.wake_at > lobby.closes_at:
        return t("lobby-dead")
    return t("lobby-waits", until=time_of_day(t, lobby.closes_at))


def _buttons(table: Table, t: Translator) -> Rows:
    has_computer = any(isinstance(chair, Computer) for chair in table.chairs)
    is_full = not sides.room(table, sides.smallest_side(table))
    can_start = _can_start(table)
    computers = []
    if not is_full:
        computers.append(_verb(table, t, "bot_add"))
    if has_computer:
        computers.append(_verb(table, t, "bot_drop"))
    start = (_verb(table, t, "start", style="success"),) if can_start else ()
    rows: list[tuple[Button, ...]] = [
        _sitting(table, t, style="" if can_start else "primary"),
        tuple(computers),
        (_verb(table, t, "game"), _verb(table, t, "preset")),
        (_verb(table, t, "rules"), _verb(table, t, "close")),
        start,
    ]
    if table.venue.is_private:
        rows.pop(0)
    return tuple(row for row in rows if row)


def _can_start(table: Table) -> bool:
    try:
        ready = sides.seated_by_sides(table)
    except Refused:
        return False
    return len(ready.chairs) - sides.has_host(table) in sides.seats_of(table)


def _sitting(table: Table, t: Translator, *, style: str) -> tuple[Button, ...]:
    """Sit down or get up; where there are sides, on either of them."""
    count = sides.number_of_sides(table)
    if not count:
        return (_verb(table, t, "seat", style=style),)
    buttons = [
        Button(
            t.plain("lobby-button-side", sign=SIGNS[side]),
            str(Verb(table.id, "seat", str(side))),
            style=style,
        )
        for side in range(count)
    ]
    if sides.has_host(table):
        buttons.append(Button(t.plain("lobby-button-lead"), str(Verb(table.id, "seat", "lead"))))
    if sides.is_show(table) and any(len(team) > 1 for team in sides.members(table)):
        buttons.append(_verb(table, t, "captain"))
    return tuple(buttons)


def _verb(table: Table, t: Translator, verb: str, *, style: str = "") -> Button:
    return Button(t.plain(f"lobby-button-{verb}"), str(Verb(table.id, verb)), style=style)


def _panel(table: Table, lobby: Lobby, t: Translator) -> Rows:
    """The choice that is open under the lobby."""
    match lobby.panel:
        case "presets":
            titles = {
                name: preset_title(t, table.slug, name) for name in GAMES[table.slug].presets
            }
            single = Button(t.plain("lobby-button-house"), str(Verb(table.id, "house")))
            return (*_choice(table, "preset", titles, table.preset), (single,))
        case "games":
            return _choice(
                table, "game", {slug: game_title(t, slug) for slug in GAMES}, table.slug
            )
        case _:
            return ()


def _choice(table: Table, verb: str, titles: Mapping[str, str], chosen: str) -> Rows:
    return in_pairs(
        Button(f"✓ {title}" if name == chosen else title, str(Verb(table.id, verb, name)))
        for name, title in titles.items()
    )
