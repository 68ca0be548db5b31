"""Barrel, golden round and bonuses: the last sections, and so the whole model."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Annotated, Any, Literal, Self, TypeAlias, get_args

from pydantic import AfterValidator, model_validator

from engine.games.thousand.options import effects
from engine.games.thousand.options.play import ScoringRules
from engine.games.thousand.options.table import OFF, ON
from engine.options import Contradiction, option

_barrel = partial(option, section="barrel")
_golden = partial(option, section="golden")

Powerup: TypeAlias = Literal["show_hands", "talon_suits", "talon_all", "talon_one"]
POWERUPS: tuple[Powerup, ...] = get_args(Powerup)


def _as_a_set(powerups: tuple[Powerup, ...]) -> tuple[Powerup, ...]:
    if len(set(powerups)) != len(powerups):
        raise ValueError("a bonus is named twice")
    return tuple(powerup for powerup in POWERUPS if powerup in powerups)


class BarrelRules(ScoringRules):
    """The last stretch before the target."""

    barrel: Literal[0, 880] = _barrel(
        880, "the total that puts a seat on the barrel; 0 there is none", "TH-230", "TH-231"
    )
    barrel_attempts: Literal[1, 3] = _barrel(
        3,
        "how many deals a seat may stay on the barrel",
        "TH-234",
        "TH-247",
        needs=effects.has_barrel,
    )
    barrel_min_bid: Literal[100, 120] = _barrel(
        120, "the least bid on the barrel", "TH-233", "C8", needs=effects.has_barrel
    )
    barrel_fall: Literal["minus", "zero", "500"] = _barrel(
        "minus",
        "the score after the last attempt: 880 less a fine, 0 or 500",
        *("TH-235", "TH-236", "TH-237", "C3"),
        needs=effects.has_barrel,
    )
    barrel_failed_bid: Literal["subtract", "attempt"] = _barrel(
        "subtract",
        "an order lost on the barrel costs the order and the barrel, or only an attempt",
        *("TH-234", "C7"),
        needs=effects.has_barrel,
    )
    barrel_three_falls: Literal["off", "zero", "zero_no_barrel", "five_no_barrel"] = _barrel(
        "off",
        "the third fall means nothing, 0 points, or 0 or 5 points and no barrel any more",
        *("TH-238", "TH-239", "C60"),
        needs=effects.has_barrel,
    )
    barrel_knock: Literal["knock", "coexist"] = _barrel(
        "knock",
        "whoever mounts knocks the others off, or not",
        "TH-240",
        "TH-243",
        "C5",
        needs=effects.has_barrel,
    )
    barrel_same_time: Literal["one", "all", "coexist"] = _barrel(
        "all",
        "of several who mount in one deal all but one fall, all fall, or none",
        *("TH-241", "TH-242", "TH-243", "C4"),
        needs=effects.has_barrel,
    )
    barrel_own_talon: bool = _barrel(
        OFF, "a deal is an attempt only for the forehand", "TH-244", needs=effects.has_barrel
    )
    barrel_open_talon: bool = _barrel(
        OFF,
        "the talon is dealt open if the forehand is on the barrel",
        "TH-245",
        needs=effects.has_barrel,
    )
    barrel_bidding: Literal["normal", "free"] = _barrel(
        "normal",
        "a seat on the barrel has to bid, or has the talon for nothing",
        "TH-246",
        needs=effects.has_barrel,
    )
    barrel_raw_points: bool = _barrel(
        OFF,
        "card points count on the barrel as they are, without marriages, and may win",
        "TH-248",
        needs=effects.has_barrel,
    )
    barrel_jump: bool = _barrel(
        ON,
        "a seat may win without having been on the barrel",
        "TH-218",
        "C9",
        needs=effects.has_barrel,
    )
    barrel_success: Literal["order", "captured"] = _barrel(
        "order",
        "to win from the barrel the order has to reach the target, or also the points taken",
        *("TH-010", "TH-233", "C49"),
        needs=effects.wins_by_order,
    )
    reverse_barrel: Literal["off", "-760", "-500"] = _barrel(
        "off",
        "-880 is a barrel as well, which a seat leaves with this score after three deals",
        *("TH-250", "C59"),
    )
    win_tie: Literal["declarer", "highest", "shared"] = _barrel(
        "declarer",
        "of several who reach the target at once the declarer wins, the highest, or all",
        *("TH-218", "C10", "C58"),
    )


class ThousandRules(BarrelRules):
    """The house rules of a table of Thousand."""

    golden: bool = _golden(
        OFF,
        "the match opens with a golden deal for each seat: 120 unbid, all doubled",
        *("TH-260", "TH-263"),
    )
    golden_mandatory: bool = _golden(
        ON,
        "the golden order has to be played; off: it may be passed",
        "TH-261",
        needs=effects.is_golden,
    )
    golden_seat: Literal["forehand", "dealer"] = _golden(
        "forehand", "whose golden deal it is", "TH-262", needs=effects.is_golden
    )
    golden_double_marriage: bool = _golden(
        ON, "marriages are doubled in a golden deal; off: not", "TH-264", needs=effects.is_golden
    )
    golden_none: Literal["reset_start", "no_reset", "repeat"] = _golden(
        "reset_start",
        "if no golden order was made: all back to nothing, no reset, or another golden round",
        *("TH-265", "TH-266", "C44", "C45"),
        needs=effects.is_golden,
    )
    golden_raise: bool = _golden(
        OFF, "the golden order may be raised", "TH-267", needs=effects.is_golden
    )
    powerups: Annotated[tuple[Powerup, ...], AfterValidator(_as_a_set)] = _golden(
        (),
        "what a speaker may peek at once a deal (for casual tables)",
        *("TH-300", "TH-301", "TH-302"),
    )

    @model_validator(mode="after")
    def _contradictions(self) -> Self:
        if self.target == 501 and self.barrel:
            raise Contradiction("target", "501", "barrel", str(self.barrel))
        if self.target == 501 and self.reverse_barrel != "off":
            raise Contradiction("target", "501", "reverse_barrel", self.reverse_barrel)
        return self

    @classmethod
    def allowed(cls, name: str) -> tuple[Any, ...] | range:
        """The values that the option may have; of the bonuses every choice.

        Raises:
            UnknownOption: there is no such option.
        """
        if name == "powerups":
            return tuple(
                chosen
                for count in range(len(POWERUPS) + 1)
                for chosen in combinations(POWERUPS, count)
            )
        return super().allowed(name)

    @classmethod
    def read_value(cls, name: str, text: str) -> Any:
        """The value of the option that the text means; bonuses stand in any order.

        Raises:
            ValueError: there is no such option, or it has no such value.
        """
        if name == "powerups":
            text = "+".join(sorted(text.split("+")))
        return super().read_value(name, text)
