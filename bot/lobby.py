"""What can be done to a table before the match: pure, a table in, a table out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot import sides
from bot.answer import Refused
from bot.house import House, of_chat
from bot.prefs import ChatSettings
from bot.sides import seats_of
from bot.table import HOST_SIDE, Computer, Lobby, Over, Person, Table, Venue

LOBBY_SECONDS = 20 * 60
"""How long a lobby is its people's alone; then anybody may clear it away."""
DOUBLE_TAP_SECONDS = 1.0
"""A second tap on “sit / get up” so soon is no change of mind."""
LOBBY_DEAD_SECONDS = 24 * 3600
"""How much longer a lobby that nobody clears stays before it closes by itself."""


@dataclass(frozen=True, slots=True)
class Rights:
    """What the person at the button is to this table."""

    person_id: int
    is_admin: bool = False
    is_anonymous: bool = False


def opened(
    table_id: str,
    venue: Venue,
    slug: str,
    host: Person | None,
    settings: ChatSettings,
    now: float,
) -> Table:
    """A new lobby; the person who opened it sits if the bot can reach them.

    Raises:
        Refused: there is no such game.
    """
    house = of_chat(settings, slug)
    chairs = (host,) if host is not None and host.is_reachable else ()
    lobby = Lobby(now + LOBBY_SECONDS, () if host is None or chairs else (host,))
    table = Table(
        id=table_id,
        venue=venue,
        slug=slug,
        preset=house.preset,
        options=house.options,
        host_id=host.id if host is not None else 0,
        chairs=chairs,
        language=settings.language,
        turn_seconds=None if venue.is_private else settings.turn_seconds,
        stage=lobby,
        opened_at=now,
    )
    return scheduled(table, now)


def lobby_of(table: Table) -> Lobby:
    """The lobby of the table.

    Raises:
        Refused: the match has begun, or the table is over.
    """
    match table.stage:
        case Lobby():
            return table.stage
        case Over():
            raise Refused("answer-over")
        case _:
            raise Refused("answer-started")


def is_dead(table: Table, now: float) -> bool:
    """Whether this is a lobby that anybody may clear away."""
    return isinstance(table.stage, Lobby) and now >= table.stage.closes_at


def seated(table: Table, person: Person, side: int | None = None) -> Table:
    """The person takes a seat, in place of a computer player if there is no other.

    Raises:
        Refused: not a lobby, or no seat is free there.
    """
    lobby = lobby_of(table)
    if table.seat_of(person.id) is not None:
        return table
    table = sides.settled(table)
    if side is None:
        side = person.side
    cleared = table if sides.room(table, side) else _without_a_computer(table, side)
    asked = tuple(p for p in lobby.asked if p.id != person.id)
    chairs = (*cleared.chairs, replace(person, side=side))
    host_id = table.host_id if table.host_id else person.id
    return replace(table, chairs=chairs, stage=replace(lobby, asked=asked), host_id=host_id)


def _without_a_computer(table: Table, side: int | None) -> Table:
    """The same table with a seat made free by a computer player."""
    if side == HOST_SIDE:
        raise Refused("answer-full")
    teams = sides.members(table)
    among = teams[side] if teams and side is not None else table.chairs
    computers = [chair for chair in among if isinstance(chair, Computer)]
    if not computers:
        raise Refused("answer-full-side" if teams and side is not None else "answer-full")
    return replace(table, chairs=tuple(c for c in table.chairs if c != computers[-1]))


def moved_over(table: Table, person_id: int, side: int) -> Table:
    """Who sits plays for another side, or leads the game.

    Raises:
        Refused: not a lobby, the person does not sit, or no seat is free there.
    """
    lobby_of(table)
    seat = table.seat_of(person_id)
    if seat is None:
        raise Refused("answer-not-yours")
    if sides.side_of(table, person_id) == side:
        return table
    table = sides.settled(table)
    others = replace(table, chairs=tuple(c for n, c in enumerate(table.chairs) if n != seat))
    cleared = others if sides.room(others, side) else _without_a_computer(others, side)
    own = replace(table.chairs[seat], side=side)
    return replace(table, chairs=(*cleared.chairs, own))


def captain(table: Table, person_id: int) -> Table:
    """Who sits becomes the captain of their side.

    Raises:
        Refused: not a lobby, or the person does not play.
    """
    lobby_of(table)
    if not sides.is_show(table) or sides.side_of(table, person_id) in (None, HOST_SIDE):
        raise Refused("answer-not-yours")
    return sides.as_captain(table, person_id)


def is_second_tap(table: Table, person_id: int, now: float) -> bool:
    """Whether the person has only just sat down or got up: a double tap does nothing twice."""
    at = dict(lobby_of(table).taps).get(person_id)
    return at is not None and now - at < DOUBLE_TAP_SECONDS


def tapped(table: Table, person_id: int, now: float) -> Table:
    """The same lobby, which remembers for a moment that the person sat down or got up."""
    lobby = lobby_of(table)
    recent = tuple(tap for tap in lobby.taps if now - tap[1] < DOUBLE_TAP_SECONDS)
    return replace(table, stage=replace(lobby, taps=(*recent, (person_id, now))))


def waiting(table: Table, person: Person) -> Table:
    """The person wants to sit but cannot be reached privately yet."""
    lobby = lobby_of(table)
    if any(p.id == person.id for p in lobby.asked):
        return table
    return replace(table, stage=replace(lobby, asked=(*lobby.asked, person)))


def unseated(table: Table, person_id: int) -> Table:
    """The person gets up; the host's part goes to the next who sits."""
    lobby = lobby_of(table)
    chairs = tuple(c for c in table.chairs if not (isinstance(c, Person) and c.id == person_id))
    asked = tuple(p for p in lobby.asked if p.id != person_id)
    people = [c for c in chairs if isinstance(c, Person)]
    host_id = table.host_id
    if host_id == person_id and people:
        host_id = people[0].id
    return replace(table, chairs=chairs, stage=replace(lobby, asked=asked), host_id=host_id)


def with_computer(table: Table, rights: Rights) -> Table:
    """A computer player takes a seat.

    Raises:
        Refused: a bystander asks, or no seat is free.
    """
    lobby_of(table)
    must_belong(table, rights)
    table = sides.settled(table)
    side = sides.smallest_side(table)
    if not sides.room(table, side):
        raise Refused("answer-full")
    taken = {c.number for c in table.chairs if isinstance(c, Computer)}
    number = next(n for n in range(1, 100) if n not in taken)
    return replace(table, chairs=(*table.chairs, Computer(number, side)))


def without_computer(table: Table, rights: Rights) -> Table:
    """The last computer player gets up.

    Raises:
        Refused: a bystander asks, or there is none.
    """
    lobby_of(table)
    must_belong(table, rights)
    computers = [seat for seat, chair in enumerate(table.chairs) if isinstance(chair, Computer)]
    if not computers:
        raise Refused("answer-no-computer")
    return replace(
        table, chairs=tuple(c for seat, c in enumerate(table.chairs) if seat != computers[-1])
    )


def house_of(table: Table) -> House:
    """What is played at the table."""
    return House(table.slug, table.preset, table.options)


def with_house(table: Table, rights: Rights, change: Callable[[House], House]) -> Table:
    """Other house rules, perhaps another game.

    Raises:
        Refused: neither the host nor an admin asks, they cannot be, or too many sit for them.
    """
    lobby = lobby_of(table)
    must_host(table, rights)
    house = change(house_of(table))
    changed = replace(
        table,
        slug=house.slug,
        preset=house.preset,
        options=house.options,
        stage=replace(lobby, panel=""),
    )
    if len(sides.players(changed)) > max(seats_of(changed)):
        raise Refused("answer-too-many", number=max(seats_of(changed)))
    return changed


def with_panel(table: Table, rights: Rights, panel: str) -> Table:
    """A choice is opened under the lobby; opened again, it is closed.

    Raises:
        Refused: neither the host nor an admin asks.
    """
    lobby = lobby_of(table)
    must_host(table, rights)
    return replace(table, stage=replace(lobby, panel="" if lobby.panel == panel else panel))


def closed(table: Table, rights: Rights, name: str, now: float) -> Table:
    """The lobby is cleared away.

    Raises:
        Refused: a bystander asks while the lobby is still its people's alone.
    """
    lobby = lobby_of(table)
    if now < lobby.closes_at and not belongs(table, rights):
        raise Refused("answer-lobby-alive")
    return replace(table, stage=Over("closed", by=name, by_id=rights.person_id), wake_at=None)


def belongs(table: Table, rights: Rights) -> bool:
    """Whether the person is the host, an admin or seated here."""
    return (
        rights.is_admin
        or rights.is_anonymous
        or rights.person_id == table.host_id
        or table.seat_of(rights.person_id) is not None
    )


def must_belong(table: Table, rights: Rights) -> None:
    """Bystanders may look, not touch.

    Raises:
        Refused: the person is neither host nor admin nor seated.
    """
    if not belongs(table, rights):
        raise Refused("answer-only-seated")


def hosts(table: Table, rights: Rights) -> bool:
    """Whether the person is the host or an admin; while no host sits, whoever does is as good."""
    if rights.is_admin or rights.is_anonymous or rights.person_id == table.host_id:
        return True
    return table.seat_of(table.host_id) is None and table.seat_of(rights.person_id) is not None


def must_host(table: Table, rights: Rights) -> None:
    """The rules of the table are the host's.

    Raises:
        Refused: the person is neither host nor admin.
    """
    if not hosts(table, rights):
        raise Refused("answer-only-host")


def scheduled(table: Table, now: float) -> Table:
    """The same lobby with the time at which it has to be looked at."""
    lobby = lobby_of(table)
    if now < lobby.closes_at:
        return replace(table, wake_at=lobby.closes_at)
    return replace(table, wake_at=lobby.closes_at + LOBBY_DEAD_SECONDS)


def time_up(table: Table, now: float) -> Table:
    """What the clock does: it shows that anybody may clear the lobby, and closes it in the end."""
    lobby = lobby_of(table)
    if now >= lobby.closes_at + LOBBY_DEAD_SECONDS:
        return replace(table, stage=Over("closed"), wake_at=None)
    return scheduled(table, now)
