"""The house rules of Twenty-Five, and the presets, the suggested one first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from engine.games.fives import number_of_sides
from engine.options import Contradiction, HouseRules, option

ON, OFF = True, False

_table = partial(option, section="table")
_dealing = partial(option, section="dealing")
_play = partial(option, section="play")
_scoring = partial(option, section="scoring")


def _robs(rules: TwentyFiveRules) -> bool:
    return rules.rob


def _plays_for_a_game(rules: TwentyFiveRules) -> bool:
    return rules.stake_mode == "per_game"


def _plays_several_games(rules: TwentyFiveRules) -> bool:
    return rules.stake_mode == "best_of"


class TwentyFiveRules(HouseRules):
    """The house rules of a table of Twenty-Five; only `players` and `teams` can contradict."""

    players: Annotated[int, Field(ge=2, le=10)] = _table(
        4, "how many seats", "TF-002", "TF-003", "TF-004", "C9"
    )
    teams: Literal["individual", "pairs", "triples"] = _table(
        "individual",
        "each for himself, in pairs opposite each other, or in threes seated alternately",
        *("TF-003", "TF-004"),
    )
    packets: Literal["3+2", "2+3"] = _dealing(
        "3+2", "the five cards are dealt three and then two, or two and then three", "TF-011"
    )
    rob: bool = _dealing(
        ON,
        "the holder of the ace of the trump suit may lay a card away and take the turned one",
        *("TF-013", "TF-015", "TF-016", "C3", "C4"),
    )
    rob_turned_ace_dealer: bool = _dealing(
        ON, "if the turned card is an ace the dealer may rob", "TF-014", "C3", needs=_robs
    )
    renege: bool = _play(
        ON,
        "the five and jack of trumps and the ace of hearts need not be played to a lower trump",
        *("TF-019", "TF-020", "TF-021", "TF-022", "C6", "C7"),
    )
    always_ruff: bool = _play(
        ON, "whoever could follow to a plain suit may trump instead", "TF-018", "TF-023"
    )
    stop_at_target: bool = _play(
        ON,
        "the game stops at 25 in the middle of a deal, or the deal is played out",
        "TF-024",
    )
    stake: Annotated[int, Field(ge=0, le=1_000_000)] = _scoring(
        20, "what each loser pays for a game, or for a match of several games", "TF-026"
    )
    stake_mode: Literal["per_game", "best_of"] = _scoring(
        "per_game", "the match is one game, or the best of several", "TF-026", "C23"
    )
    best_of: Literal[3, 5, 7] = _scoring(
        5, "of how many games the most win the match", "TF-026", needs=_plays_several_games
    )
    sweep_double: bool = _scoring(
        OFF,
        "all five tricks of a deal from a score of 0 double the stake",
        *("TF-027", "C11", "C24"),
        needs=_plays_for_a_game,
    )

    @property
    def sides(self) -> int:
        """How many sides play; side 0 has seat 0 (E1.2)."""
        return number_of_sides(self.players, self.teams) or self.players

    @property
    def games_to_win(self) -> int:
        """How many games win the match (E5.5)."""
        return (self.best_of + 1) // 2 if self.stake_mode == "best_of" else 1

    @model_validator(mode="after")
    def _divides(self) -> Self:
        if number_of_sides(self.players, self.teams) is None:
            raise Contradiction("players", str(self.players), "teams", self.teams)
        return self


_DEFAULTS = TwentyFiveRules()

PRESETS: Mapping[str, TwentyFiveRules] = {
    "25-individual": _DEFAULTS,
    "25-pairs": _DEFAULTS.but(teams="pairs", stake_mode="best_of"),
    "25-triples": _DEFAULTS.but(players=9, teams="triples"),
    "25-double": _DEFAULTS.but(sweep_double=True),
}
