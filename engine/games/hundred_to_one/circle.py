"""The main part and the steal: E5."""

from __future__ import annotations

from engine.game import Seat
from engine.games.hundred_to_one.course import Course
from engine.games.hundred_to_one.ending import end_round
from engine.games.hundred_to_one.events import (
    PollClosed,
    StealStarted,
    VersionGiven,
    VersionNoted,
)
from engine.games.hundred_to_one.matching import find_row
from engine.games.hundred_to_one.state import Main, Poll, State, Steal
from engine.games.hundred_to_one.values import (
    Member,
    Team,
    Verdict,
    Version,
    rival_of,
    seat_of,
)


def begin(course: Course, team: Team, member: Member) -> None:
    """The team plays, from the member after its face-off player on (E5.1)."""
    course.change(phase=Main(team, (member + 1) % course.state.options.team_size))


def answered(course: Course, main: Main, seat: Seat, text: str, row: int | None) -> None:
    """A member of the playing team has answered (E5.1, E5.2)."""
    said = course.judge(seat, text, row)
    if said.verdict is Verdict.HIT and row is not None:
        course.open_row(row, seat)
        if len(course.state.open) == len(course.state.board.rows):
            end_round(course, course.take_fund(main.team), main.team)
            return
    else:
        course.light_lamp(main.team)
        if course.state.misses[main.team] >= course.state.options.miss_limit:
            _begin_steal(course, rival_of(main.team))
            return
    begin(course, main.team, main.member)


def _begin_steal(course: Course, team: Team) -> None:
    """The other team is asked, the last of the roster first (E5.3)."""
    asked = _asked(course.state, team)
    course.tell(StealStarted(team, asked))
    if asked:
        course.change(phase=Poll(team, asked))
    else:
        course.change(phase=Steal(team, (), ()))


def _asked(state: State, team: Team) -> tuple[Seat, ...]:
    options = state.options
    if not options.blitz:
        return ()
    members = range(options.team_size - 1, 0, -1)
    return tuple(seat_of(team, member) for member in members[: options.blitz_versions])


def give_version(course: Course, poll: Poll, seat: Seat, text: str) -> None:
    """A member gives a version, or none; after the last one the captain answers (E5.3)."""
    version = Version(seat, text)
    knowing = {seat, course.state.options.host_seat} - {None}
    course.tell_only(VersionGiven(version), frozenset(s for s in knowing if s is not None))
    course.tell(VersionNoted(seat, bool(text)))
    versions, left = (*poll.versions, version), poll.asked[1:]
    if left:
        course.change(phase=Poll(poll.team, left, versions))
        return
    course.tell(PollClosed(versions))
    course.change(phase=Steal(poll.team, versions, _choices(course.state, versions)))


def _choices(state: State, versions: tuple[Version, ...]) -> tuple[int, ...]:
    """The versions that may be chosen: with `ask_again` none whose row is open (E5.5, E9.3)."""
    return tuple(
        number
        for number, version in enumerate(versions, 1)
        if version.text and not _is_to_be_replaced(state, version.text)
    )


def _is_to_be_replaced(state: State, text: str) -> bool:
    options = state.options
    if options.repeat_answer != "ask_again" or options.matching == "host":
        return False
    return find_row(state.board, text, options.matching) in state.open


def stolen(course: Course, steal: Steal, seat: Seat, text: str, row: int | None) -> None:
    """The captain's answer decides who takes the fund (E5.4)."""
    said = course.judge(seat, text, row)
    if said.verdict is Verdict.HIT and row is not None:
        course.open_row(row, seat, counts=course.state.options.steal_adds_row)
        team = steal.team
    else:
        course.light_lamp(steal.team)
        team = rival_of(steal.team)
    end_round(course, course.take_fund(team), team)
