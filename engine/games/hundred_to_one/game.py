"""The rules of Hundred to One as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from engine.abilities import Lesson
from engine.game import Result, Seat, Step, Unreadable
from engine.games.hundred_to_one import (
    actions,
    answering,
    beginning,
    big,
    clock,
    counting,
    faceoff,
    facts,
)
from engine.games.hundred_to_one.actions import (
    IN_WORDS,
    Accept,
    Action,
    Answer,
    Buzz,
    Choose,
    Deal,
    First,
    Pass,
    Reject,
    Second,
)
from engine.games.hundred_to_one.clock import Clock
from engine.games.hundred_to_one.course import Course
from engine.games.hundred_to_one.events import Event, MatchEnded, RoundEnded
from engine.games.hundred_to_one.hearing import gives_up
from engine.games.hundred_to_one.legal import legal, may_answer, owing
from engine.games.hundred_to_one.lore import NO_LORE, Lore
from engine.games.hundred_to_one.options import PRESETS, HundredToOneRules
from engine.games.hundred_to_one.packs import Question
from engine.games.hundred_to_one.reasons import refusal
from engine.games.hundred_to_one.state import (
    Big,
    Buzzing,
    Duel,
    FaceOff,
    Judging,
    Main,
    NamingFirst,
    NamingSecond,
    Poll,
    Rest,
    Reverse,
    State,
    Steal,
)
from engine.games.hundred_to_one.unveiling import covered
from engine.games.hundred_to_one.view import View
from engine.games.hundred_to_one.viewing import result, view
from engine.players import hundred_to_one as player


@dataclass(frozen=True, slots=True)
class HundredToOne:
    """Hundred to One, for two teams of one to five.

    The questions are only needed to start a match: those that it uses are drawn then by its seed
    and stand in its state. Without any, a match is played with the boards of `board:` lines.
    """

    questions: tuple[Question, ...] = ()
    """What the matches are given to play with, in the order of their packs."""
    lore: Lore = NO_LORE
    """What computer players know of the world: never the board that is played."""

    slug: ClassVar[str] = "hundred_to_one"
    seats: ClassVar[range] = range(2, 11, 2)
    presets: ClassVar[Mapping[str, HundredToOneRules]] = PRESETS
    deal_results: ClassVar[tuple[type, ...]] = (RoundEnded,)
    match_results: ClassVar[tuple[type, ...]] = (MatchEnded,)

    options: ClassVar[type[HundredToOneRules]] = HundredToOneRules
    state: ClassVar[Any] = State
    event: ClassVar[Any] = Event
    position_keys: ClassVar[frozenset[str]] = frozenset({"scores"})
    line_keys: ClassVar[frozenset[str]] = frozenset({"board"})

    def start(
        self,
        options: HundredToOneRules,
        seats: int,
        seed: bytes,
        position: Mapping[str, str] | None = None,
    ) -> Step[State, Event]:
        """A match at rest before its first round.

        `position` may also have the `boards` of a match that was started before, as
        `supply.write_supply` writes them: they are used again, and none are drawn.

        Raises:
            Unreadable: the number of seats is not that of the house rules, the position cannot
            be, or there are too few questions for these rules.
        """
        if seats != options.players:
            size = options.team_size
            raise Unreadable(f"seats: {seats} and team_size={size} contradict each other")
        return _step(beginning.begin_match(options, seed, position or {}, self.questions))

    def to_move(self, state: State) -> frozenset[Seat]:
        return owing(state)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return legal(state, seat)

    def in_words(self, state: State, seat: Seat) -> tuple[str, ...]:
        """What a script lists besides `legal`: the right to answer."""
        return (IN_WORDS,) if may_answer(state, seat) else ()

    def default(self, state: State, seat: Seat) -> Action:
        return player.without(self.view(state, seat))

    def choose(self, view: View, *, absent: bool = False) -> Action:
        return player.without(view) if absent else player.choose(view, self.lore)

    def choose_again(self, view: View, refused: Sequence[Action]) -> Action:
        """What a computer player does after these answers of its have been refused."""
        return player.choose(view, self.lore, refused)

    def clock(self, state: State) -> Clock | None:
        """How long those who owe an action may take; None: the house rules do not say."""
        return clock.clock(state)

    def run_out(self, state: State) -> tuple[tuple[Seat, Action], ...]:
        """What is done, one after the other, when that time has passed."""
        return clock.run_out(state)

    def runs_on(self, before: State, after: State) -> bool:
        """Whether the clock of the state after an action is the one that ran before it."""
        return clock.runs_on(before, after)

    def hear(self, state: State, seat: Seat, text: str) -> Action | None:
        """The answer that these words of the seat are; None: it has nothing to answer now.

        Who reaches for the button is heard as well, to be told to press it first.
        """
        if isinstance(state.phase, Buzzing) and seat in owing(state):
            return Answer(text)
        if not may_answer(state, seat):
            return None
        return Pass() if gives_up(state, text) else Answer(text)

    def is_secret(self, state: State, seat: Seat) -> bool:
        """Whether what the seat says now is not for everybody's ears: the poll, the big game."""
        return isinstance(state.phase, Poll | Big) and may_answer(state, seat)

    def is_missed(self, state: State, action: Action) -> bool:
        """Whether the action says something that is on no row, as all then know."""
        return counting.is_missed(state, action)

    def plea(self, state: State, action: Action) -> Lesson:
        """As which hidden row such an action may count after all."""
        return counting.plea(state, action)

    def counted(
        self, state: State, seat: Seat, lesson: Lesson
    ) -> tuple[Action, Step[State, Event]]:
        """The row's own answer in place of the missed one, and what comes of it."""
        action = Answer(lesson.answer)
        step = self.apply(state, seat, action)
        return action, replace(step, told=counting.retold(step.told, seat, lesson))

    def verdict(self, state: State, action: Action) -> Lesson | None:
        """What the human host lets count that the program would not have found."""
        return counting.verdict(state, action)

    def unveilings(self, state: State) -> int:
        """In how many steps the end of the round is shown before all of its board is (HO-015)."""
        return len(covered(self.view(state, None)))

    def has_host(self, options: HundredToOneRules) -> bool:
        """Whether a person judges the answers, in the seat after the players' (E1.2)."""
        return options.host_seat is not None

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """The judge.

        Raises:
            IllegalAction: with a code of `engine.games.hundred_to_one.reasons`.
        """
        return _step(_run(state, seat, action))

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat, () if seat is None else legal(state, seat))

    def result(self, state: State) -> Result | None:
        return result(state)

    def read_action(self, text: str) -> Action:
        """The action written so in the notation.

        Raises:
            Unreadable: the text is no action of this game.
        """
        return actions.read(text)

    def is_at_rest(self, state: State) -> bool:
        return isinstance(state.phase, Rest)

    def perform(self, state: State, key: str, text: str) -> Step[State, Event]:
        """Take the board of a `board:` line; the last that a round needs begins it.

        Raises:
            Unreadable: there is no such line here, or no such board.
        """
        if key != "board":
            raise Unreadable(f"Hundred to One has no line {key}:")
        taken = Course(state)
        beginning.read_line(taken, text)
        return _step(taken)

    def fact(self, state: State, name: str, seat: Seat | None = None) -> str:
        return facts.fact(state, name, seat)

    def record(self, before: State, seat: Seat, action: Action, after: State) -> tuple[str, ...]:
        if isinstance(action, Deal):
            return tuple(f"board: {board}" for board in after.boards)
        return (f"{seat} {action}",)

    def sides(self, options: HundredToOneRules, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats of the two teams (E1.1); a human host after them is in neither (E1.2)."""
        is_hosted = options.host and seats == options.players + 1
        players = options.players if is_hosted else seats
        if players < 2:
            return tuple((seat,) for seat in range(seats))
        return tuple(range(0, players, 2)), tuple(range(1, players, 2))

    def settings(self, options: HundredToOneRules, seats: int) -> HundredToOneRules:
        """The house rules for this number of seats, half of them in each team.

        Raises:
            Unreadable: Hundred to One is not played by so many.
        """
        if seats not in self.seats:
            raise Unreadable(f"seats: two teams of one to five are not {seats}")
        return options.but(team_size=seats // 2)


def _step(taken: Course) -> Step[State, Event]:
    return Step(taken.state, tuple(taken.told))


def _run(state: State, seat: Seat, action: Action) -> Course:
    taken = Course(state)
    if isinstance(action, Answer):
        phase = state.phase
        answerable = FaceOff | Main | Poll | Steal | Reverse | Duel | Big
        if not may_answer(state, seat) or not isinstance(phase, answerable):
            raise refusal(state, seat, action)
        answering.answer(taken, phase, seat, action.text)
        return taken
    if action not in legal(state, seat):
        raise refusal(state, seat, action)
    _do(taken, seat, action)
    return taken


def _do(taken: Course, seat: Seat, action: Action) -> None:
    phase = taken.state.phase
    match action, phase:
        case Deal(), Rest():
            beginning.begin_round(taken)
        case Buzz(), Buzzing():
            faceoff.buzz(taken, phase, seat)
        case Choose(number), Steal():
            answering.choose(taken, phase, seat, number)
        case First(named), NamingFirst():
            big.name_first(taken, phase, named)
        case Second(named), NamingSecond():
            big.name_second(taken, phase, named)
        case Accept(row), Judging():
            answering.ruled(taken, phase, row, is_right=True)
        case Reject(), Judging():
            answering.ruled(taken, phase, None, is_right=False)
        case (
            Pass(),
            FaceOff() | Main() | Poll() | Steal() | Reverse() | Duel() | Big() | Buzzing(),
        ):
            answering.give_none(taken, phase, seat)
        case _:  # pragma: no cover - `legal` lists no other
            raise AssertionError(f"{action} in {phase}")
