"""The face-off, also where it breaks a tie: E4.4 to E4.7."""

from __future__ import annotations

from engine.game import Seat
from engine.games.hundred_to_one import circle
from engine.games.hundred_to_one.course import Course
from engine.games.hundred_to_one.ending import end_round
from engine.games.hundred_to_one.events import ButtonPressed, FaceOffStarted, TeamPlays
from engine.games.hundred_to_one.state import Buzzing, FaceOff, State
from engine.games.hundred_to_one.values import (
    CAPTAIN,
    CIRCLE_ROUNDS,
    Member,
    RoundName,
    Team,
    Verdict,
    member_of,
    rival_of,
    seat_of,
    team_of,
)


def begin(course: Course) -> None:
    """The first pair of the round stands at the button (E4.4, E4.7)."""
    state = course.state
    if state.round is RoundName.TIEBREAK:
        _begin_pair(course, CAPTAIN)
        return
    member = first_member(state)
    course.change(faced=())
    _begin_pair(course, member)


def first_member(state: State) -> Member:
    """The member of the round's number; who faced off in the round before is passed over."""
    size = state.options.team_size
    own = next(n for n, name in enumerate(CIRCLE_ROUNDS) if name is state.round) % size
    others = ((own + step) % size for step in range(size))
    return next((member for member in others if member not in state.faced), own)


def _begin_pair(course: Course, member: Member, *, is_again: bool = False) -> None:
    state = course.state
    pair = pair_of(member)
    if state.round is not RoundName.TIEBREAK:
        course.change(faced=(*state.faced, member))
    buzzer = state.options.faceoff_mode == "buzzer"
    course.change(phase=Buzzing(member) if buzzer else FaceOff(member, pair))
    course.tell(FaceOffStarted(pair, is_again))


def pair_of(member: Member) -> tuple[Seat, Seat]:
    """The two face-off players."""
    return seat_of(0, member), seat_of(1, member)


def buzz(course: Course, buzzing: Buzzing, seat: Seat) -> None:
    """The seat was first at the button and answers first."""
    course.tell(ButtonPressed(seat))
    course.change(phase=FaceOff(buzzing.member, (seat,)))


def buzz_passed(course: Course, buzzing: Buzzing, seat: Seat) -> None:
    """A pass at the button is a first answer off the board (E4.5)."""
    answered(course, FaceOff(buzzing.member, (seat,)), seat, "", None)


def answered(course: Course, faceoff: FaceOff, seat: Seat, text: str, row: int | None) -> None:
    """A face-off player has answered (E4.5)."""
    said = course.judge(seat, text, row)
    hit = row if said.verdict is Verdict.HIT else None
    if hit is not None:
        course.open_row(hit, seat)
    if faceoff.first is None:
        if hit == 1:
            _decided(course, team_of(seat), seat)
        else:
            other = seat_of(rival_of(team_of(seat)), faceoff.member)
            course.change(phase=FaceOff(faceoff.member, (other,), seat, hit))
        return
    winner = _winner(faceoff, seat, hit)
    if winner is None:
        size = course.state.options.team_size
        _begin_pair(course, (faceoff.member + 1) % size, is_again=True)
    else:
        _decided(course, team_of(winner), winner)


def _winner(faceoff: FaceOff, second: Seat, hit: int | None) -> Seat | None:
    """Whose answer is the higher one; None: neither is on the board."""
    if hit is not None and (faceoff.first_row is None or hit < faceoff.first_row):
        return second
    return faceoff.first if faceoff.first_row is not None else None


def _decided(course: Course, team: Team, seat: Seat) -> None:
    course.change(playing=team)
    course.tell(TeamPlays(team, seat))
    if course.state.round is RoundName.TIEBREAK:
        course.change(finalist=team)
        end_round(course)
    else:
        circle.begin(course, team, member_of(seat))
