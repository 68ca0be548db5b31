"""The house rules of 55, 110 and 220, and the presets, the suggested one first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import combinations, pairwise
from typing import Annotated, Any, Literal, Self, TypeAlias, get_args

from pydantic import AfterValidator, Field, model_validator

from engine.games.fives import Following, PlainLead, number_of_sides
from engine.options import BadValue, Contradiction, HouseRules, option

ON, OFF = True, False

_table = partial(option, section="table")
_dealing = partial(option, section="dealing")
_bidding = partial(option, section="bidding")
_play = partial(option, section="play")
_scoring = partial(option, section="scoring")

ALL_TRICKS = 60
"""The bid for all five tricks."""

PossibleBid: TypeAlias = Literal[5, 10, 15, 20, 25, 30, 60]
POSSIBLE_BIDS: tuple[PossibleBid, ...] = get_args(PossibleBid)


def _as_a_rising_list(bids: tuple[PossibleBid, ...]) -> tuple[PossibleBid, ...]:
    if not bids or any(bid >= higher for bid, higher in pairwise(bids)):
        raise ValueError("the bids have to rise, and there has to be one")
    return bids


def _never(_: Any) -> bool:
    """An option of one value."""
    return False


class FiftyFiveRules(HouseRules):
    """The house rules of a table of 55, 110 or 220; but for the sides all combine freely."""

    variant: Literal[55, 110, 220] = _table(55, "the score to be reached", "FF-101")
    players: Literal[2, 3, 4, 5, 6, 7, 8, 9] = _table(4, "how many seats", "FF-102")
    teams: Literal["individual", "pairs", "triples"] = _table(
        "individual",
        "each for himself, partners opposite each other, or sides of three",
        *("TF-003", "TF-004", "C22"),
    )
    packets: Literal["3+2", "2+3"] = _dealing(
        "3+2", "how the five cards are dealt: three and then two, or the other way round", "FF-104"
    )
    bids: Annotated[tuple[PossibleBid, ...], AfterValidator(_as_a_rising_list)] = _bidding(
        (10, 15, 20, 25, 60), "the possible bids, rising; 60 is for all five tricks", "FF-105"
    )
    dealer_take: bool = _bidding(
        ON, "the dealer may take the highest bid instead of outbidding it", "FF-106", "FF-107"
    )
    all_pass: Literal["next_dealer", "same_dealer", "dealer_10"] = _bidding(
        "next_dealer",
        "if all pass, the next seat deals, the same one deals again, or the dealer has to play"
        " the lowest bid",
        "C12",
    )
    name_before_kitty: bool = _bidding(
        OFF, "trumps are named before the kitty is taken; off: after discarding", "FF-115", "C15"
    )
    renege: bool = _play(
        ON, "the three best trumps may be kept back when a lower trump is led", "FF-109", "TF-020"
    )
    always_ruff: bool = _play(
        ON, "who can follow suit may trump instead; off: has to follow", "FF-109", "TF-018"
    )
    first_lead: Literal["dealer_left", "bidder_left", "bidder_right"] = _play(
        "dealer_left",
        "who leads first: the seat left of the dealer, or the one left or right of the declarer",
        *("FF-109", "FF-116"),
    )
    best_trump_bonus: Literal[0, 5] = _scoring(
        5, "what the highest trump in play is worth", "FF-110", "C16", "C17", "C18"
    )
    score_bid_only: bool = _scoring(
        OFF, "a bid that was made scores the bid; off: what was taken", "FF-117", "C20"
    )
    bidder_must_win: bool = _scoring(
        OFF, "only the declarer's side can win the match", "FF-114", "C25"
    )
    sixty_score: Literal[60] = _scoring(
        60, "what a bid of 60 wins or loses", "FF-112", needs=_never
    )
    deal_limit: Annotated[int, Field(ge=0, le=1000)] = _scoring(
        0, "after so many deals the highest score wins; 0: there is no limit", "C25"
    )

    @model_validator(mode="after")
    def _sides_of_equal_size(self) -> Self:
        if number_of_sides(self.players, self.teams) is None:
            raise Contradiction("teams", self.teams, "players", str(self.players))
        return self

    @property
    def sides(self) -> int:
        """How many sides there are; alone, each seat is one."""
        return number_of_sides(self.players, self.teams) or self.players

    @property
    def following(self) -> Following:
        """How the house follows to a trick."""
        plain_lead = PlainLead.FOLLOW_OR_TRUMP if self.always_ruff else PlainLead.FOLLOW
        return Following(plain_lead, self.renege)

    @classmethod
    def allowed(cls, name: str) -> tuple[Any, ...] | range:
        """The values that the option may have; of the bids every rising list.

        Raises:
            UnknownOption: there is no such option.
        """
        if name == "bids":
            return tuple(
                bids
                for count in range(1, len(POSSIBLE_BIDS) + 1)
                for bids in combinations(POSSIBLE_BIDS, count)
            )
        return super().allowed(name)

    @classmethod
    def read_value(cls, name: str, text: str) -> Any:
        """The value of the option that the text means.

        Raises:
            UnknownOption: there is no such option.
            BadValue: it has no such value.
        """
        if name == "bids" and text not in map(cls.write_value, cls.allowed(name)):
            raise BadValue(name, text, f"a rising list of {', '.join(map(str, POSSIBLE_BIDS))}")
        return super().read_value(name, text)

    @staticmethod
    def write_value(value: Any) -> str:
        """The value as the notation writes it; a list keeps its order."""
        return (
            "+".join(map(str, value))
            if isinstance(value, tuple)
            else HouseRules.write_value(value)
        )


_DEFAULTS = FiftyFiveRules()
_110 = _DEFAULTS.but(variant=110)

PRESETS: Mapping[str, FiftyFiveRules] = {
    "55": _DEFAULTS,
    "110": _110,
    "220": _DEFAULTS.but(variant=220),
    "110-strict": _110.but(bidder_must_win=ON, score_bid_only=ON),
    "110-name-first": _110.but(name_before_kitty=ON, first_lead="bidder_left"),
}
