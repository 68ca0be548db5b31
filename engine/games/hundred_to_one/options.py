"""The house rules of the quiz, and the presets, the suggested one first."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from itertools import combinations, product
from typing import Annotated, Any, ClassVar, Literal, Self, TypeAlias, get_args

from pydantic import AfterValidator, Field, model_validator

from engine.game import Seat
from engine.games.hundred_to_one import choosing, effects
from engine.games.hundred_to_one.matching import Matching
from engine.options import BadValue, Contradiction, HouseRules, option

ON, OFF = True, False

_table = partial(option, section="table")
_rounds = partial(option, section="rounds")
_main = partial(option, section="main")
_reverse = partial(option, section="reverse")
_big = partial(option, section="big")

PossibleGame: TypeAlias = Literal["simple", "double", "triple", "reverse", "big"]
POSSIBLE_GAMES: tuple[PossibleGame, ...] = get_args(PossibleGame)
"""In the order in which they are played."""

Seconds: TypeAlias = Annotated[int, Field(ge=1, le=600)]
Multiplier: TypeAlias = Annotated[int, Field(ge=1, le=10)]
ReverseValue: TypeAlias = Annotated[int, Field(ge=1, le=1000)]

REVERSE_TABLES = choosing.TABLES
"""What the rows may be worth in the reverse game, where nobody writes a list of their own."""

_NUMBER = re.compile(r"[1-9][0-9]{0,3}")


def _in_order(games: tuple[PossibleGame, ...]) -> tuple[PossibleGame, ...]:
    if not games:
        raise ValueError("at least one game has to be played")
    return tuple(game for game in POSSIBLE_GAMES if game in games)


def _three(multipliers: tuple[int, ...]) -> tuple[int, ...]:
    if len(multipliers) != 3:
        raise ValueError("three multipliers are wanted, of the simple, double and triple game")
    return multipliers


class HundredToOneRules(HouseRules):
    """The house rules of a show."""

    by_seats: ClassVar[str] = "team_size"

    team_size: Annotated[int, Field(ge=1, le=5)] = _table(5, "members of each team", "HO-002")
    host: bool = _table(
        OFF,
        "a person is the host, who reads the questions; off: the bot is",
        *("HO-006", "HO-011"),
        gives_way=choosing.on,
    )
    matching: Matching = _table(
        "lemma",
        "how an answer is found on the board: equal texts only, also other forms of the words,"
        " also small slips of the pen, or by the word of the human host",
        *("HO-001", "HO-005"),
        gives_way=choosing.judged_by_program,
    )
    answer_timeout: Seconds = _table(
        20,
        "seconds for an answer; who lets them run out gives none",
        *("HO-011", "HO-019"),
        usual=choosing.FOR_AN_ANSWER,
        unit="seconds",
    )
    rounds: Annotated[tuple[PossibleGame, ...], AfterValidator(_in_order)] = _rounds(
        POSSIBLE_GAMES, "the games played, always in this order", "HO-003"
    )
    rows: Annotated[int, Field(ge=4, le=8)] = _rounds(
        6,
        "rows of a board, but for the big game's",
        "HO-004",
        needs=effects.has_boards,
        gives_way=choosing.rows_for,
    )
    multipliers: Annotated[tuple[Multiplier, ...], AfterValidator(_three)] = _rounds(
        (1, 2, 3),
        "by what the points of the simple, double and triple game are multiplied",
        "HO-016",
        needs=effects.has_circle,
        usual=choosing.MULTIPLIERS,
        unit="times",
    )
    faceoff_mode: Literal["buzzer", "first_message"] = _main(
        "first_message",
        "in the face-off the button comes first and then the answer, or the first answer counts",
        "HO-006",
        needs=effects.has_faceoff,
    )
    miss_limit: Annotated[int, Field(ge=1, le=6)] = _main(
        3, "misses that end the main part", "HO-012", "HO-004", needs=effects.has_circle
    )
    repeat_answer: Literal["miss", "ask_again"] = _main(
        "miss",
        "an answer whose row is open already is a miss, or is to be replaced",
        "HO-011",
        needs=effects.has_faceoff,
    )
    blitz: bool = _main(
        ON,
        "before its captain answers, the other team's members give versions",
        "HO-013",
        needs=effects.has_poll,
    )
    blitz_versions: Annotated[int, Field(ge=1, le=4)] = _main(
        4, "at most so many versions", "HO-013", needs=effects.has_blitz
    )
    steal_adds_row: bool = _main(
        ON,
        "the row that the other team's captain finds adds its points to the fund",
        "HO-014",
        needs=effects.has_circle,
    )
    reverse_round: bool = _reverse(
        ON,
        "the reverse game is played",
        "HO-024",
        needs=effects.lists_reverse,
        gives_way=choosing.on,
    )
    reverse_values: Annotated[tuple[ReverseValue, ...], Field(min_length=4, max_length=8)] = (
        _reverse(
            REVERSE_TABLES[0],
            "what the rows are worth in the reverse game, from the most popular down",
            "HO-018",
            needs=effects.has_reverse,
            gives_way=choosing.table_for,
            usual=choosing.TABLES,
        )
    )
    reverse_time: Seconds = _reverse(
        20,
        "seconds to confer before the captains answer",
        "HO-019",
        needs=effects.has_reverse,
        usual=choosing.FOR_AN_ANSWER,
        unit="seconds",
    )
    reverse_skip_lead: Literal[0, 240] = _reverse(
        0,
        "with a greater lead than this the captains' duel replaces the reverse game; 0: never",
        "HO-023",
        needs=effects.has_reverse,
    )
    tie_break: Literal["faceoff", "both_none"] = _big(
        "faceoff",
        "with equal points a face-off decides who plays the big game, or both teams win and"
        " nobody plays it",
        "HO-026",
        needs=effects.has_big,
        gives_way=choosing.by_faceoff,
    )
    big_questions: Annotated[int, Field(ge=1, le=10)] = _big(
        5, "questions of the big game", "HO-033", needs=effects.has_big
    )
    big_time1: Seconds = _big(
        15,
        "seconds for all answers of the first player",
        "HO-027",
        needs=effects.has_big,
        usual=choosing.FOR_A_PART,
        unit="seconds",
    )
    big_time2: Seconds = _big(
        20,
        "seconds for all answers of the second player",
        "HO-028",
        needs=effects.has_big,
        usual=choosing.FOR_A_PART,
        unit="seconds",
    )
    big_target: Annotated[int, Field(ge=1, le=1000)] = _big(
        200,
        "the fund that wins the main prize",
        "HO-032",
        needs=effects.has_big,
        usual=choosing.TARGETS,
    )
    big_synonyms: Literal["reject_synonyms", "identical_only"] = _big(
        "identical_only",
        "the second player must not say the first's word, or nothing that means the same",
        *("HO-029", "HO-031"),
        needs=effects.has_big,
    )

    @model_validator(mode="after")
    def _contradictions(self) -> Self:
        if len(self.reverse_values) != self.rows:
            raise self._against("reverse_values", "rows")
        if self.matching == "host" and not self.host:
            raise self._against("matching", "host")
        if not effects.games(self):
            raise self._against("rounds", "reverse_round")
        if self.tie_break == "both_none" and effects.games(self) == ("big",):
            raise self._against("tie_break", "rounds")
        return self

    def _against(self, first: str, second: str) -> Contradiction:
        return Contradiction(first, self.written(first), second, self.written(second))

    @property
    def players(self) -> int:
        """How many seats there are, the human host aside (E1.1)."""
        return 2 * self.team_size

    @property
    def host_seat(self) -> Seat | None:
        """The seat of the human host, after all others (E1.2)."""
        return self.players if self.host else None

    @property
    def games(self) -> tuple[str, ...]:
        """The games that are played, in order (E3.1, E12)."""
        return effects.games(self)

    @classmethod
    def allowed(cls, name: str) -> tuple[Any, ...] | range:
        """The values that the option may have; of the reverse game's lists those in use.

        Raises:
            UnknownOption: there is no such option.
        """
        match name:
            case "rounds":
                counts = range(len(POSSIBLE_GAMES), 0, -1)
                return tuple(g for count in counts for g in combinations(POSSIBLE_GAMES, count))
            case "multipliers":
                return tuple(product(range(1, 11), repeat=3))
            case "reverse_values":
                return REVERSE_TABLES
            case _:
                return super().allowed(name)

    @classmethod
    def read_value(cls, name: str, text: str) -> Any:
        """The value of the option that the text means.

        Raises:
            UnknownOption: there is no such option.
            BadValue: it has no such value.
        """
        words = tuple(word.strip() for word in text.split("+"))
        match name:
            case "rounds":
                if not {*words} <= {*POSSIBLE_GAMES}:
                    raise BadValue(name, text, f"some of {', '.join(POSSIBLE_GAMES)}")
                return tuple(game for game in POSSIBLE_GAMES if game in words)
            case "multipliers":
                return _read_numbers(name, text, range(1, 11), range(3, 4))
            case "reverse_values":
                return _read_numbers(name, text, range(1, 1001), range(4, 9))
            case _:
                return super().read_value(name, text)

    @staticmethod
    def write_value(value: Any) -> str:
        """The value as the notation writes it; a list keeps its order."""
        if isinstance(value, tuple):
            return "+".join(map(str, value))
        return HouseRules.write_value(value)


def _read_numbers(name: str, text: str, allowed: range, lengths: range) -> tuple[int, ...]:
    words = [word.strip() for word in text.split("+")]
    if not all(_NUMBER.fullmatch(word) and int(word) in allowed for word in words):
        raise BadValue(name, text, f"numbers from {allowed[0]} to {allowed[-1]}")
    if len(words) not in lengths:
        shown = "three" if len(lengths) == 1 else f"{lengths[0]} to {lengths[-1]}"
        raise BadValue(name, text, f"{shown} numbers")
    return tuple(map(int, words))


_DEFAULTS = HundredToOneRules()

PRESETS: Mapping[str, HundredToOneRules] = {
    "tv": _DEFAULTS,
    "tv-1995": _DEFAULTS.but(reverse_round=OFF),
    "quick": _DEFAULTS.but(rounds=("simple", "double", "big"), big_time1=20, big_time2=25),
    "solo": _DEFAULTS.but(team_size=1, blitz=OFF),
    "party": _DEFAULTS.but(host=ON, matching="host"),
}
