"""The house rules of Forty-Fives, and the presets, the suggested one first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import combinations
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, Field

from engine.options import BadValue, HouseRules, option

ON, OFF = True, False

_table = partial(option, section="table")
_bidding = partial(option, section="bidding")
_exchange = partial(option, section="exchange")
_play = partial(option, section="play")
_scoring = partial(option, section="scoring")

BIDS = (5, 10, 15, 20, 25, 30)
"""What a list of possible bids is chosen from."""
ALL_TRICKS = 30
"""The bid that undertakes all five tricks."""

Bids: TypeAlias = tuple[Literal[5, 10, 15, 20, 25, 30], ...]
Thirty: TypeAlias = Annotated[int, Field(ge=30, le=60)]


def _exchanges(rules: Any) -> bool:
    return bool(rules.exchange)


def _has_thirty(rules: Any) -> bool:
    return ALL_TRICKS in rules.bids


def _comes_to_the_gate(rules: Any) -> bool:
    """With a lower target a match is over before a side stands at the gate (E8.4)."""
    return bool(rules.target > rules.bid_to_win_from)


def _has_gate(rules: Any) -> bool:
    return bool(rules.has_gate)


def _listed(values: tuple[int, ...]) -> str:
    return ", ".join(map(str, values))


def _rising(bids: Bids) -> Bids:
    if not bids or tuple(sorted({*bids})) != bids:
        raise ValueError(f"bids are a rising list of {_listed(BIDS)}, not {_listed(bids) or '-'}")
    return bids


class FortyFivesRules(HouseRules):
    """The house rules of a table of Forty-Fives; all of them combine freely."""

    target: Literal[45, 120] = _table(120, "the score that wins", "FV-021")
    deal_limit: Annotated[int, Field(ge=0, le=1000)] = _table(
        0,
        "the match ends after so many deals, the higher score wins; 0: no limit",
        "C18",
    )
    bids: Annotated[Bids, AfterValidator(_rising)] = _bidding(
        (20, 25, 30),
        "the possible bids; 30 is the bid for all tricks",
        *("FV-008", "FV-011"),
    )
    dealer_hold: bool = _bidding(
        ON, "the dealer may hold the highest bid instead of raising it", "FV-009", "C5"
    )
    all_pass: Literal["redeal_next", "redeal_same", "dealer_min"] = _bidding(
        "dealer_min",
        "if all pass, the next or the same dealer deals, or the dealer plays the lowest bid",
        "C3",
    )
    name_before_kitty: bool = _bidding(
        ON, "trumps are named before the kitty is taken; off: after it", "FV-010"
    )
    exchange: bool = _exchange(
        ON,
        "everybody may discard and draw; off: only the bidder lays three cards away",
        *("FV-012", "C6"),
    )
    exchange_order: Literal["dealer_left_first", "bidder_first"] = _exchange(
        "dealer_left_first",
        "who exchanges first: the seat left of the dealer, or the bidder",
        "FV-012",
        needs=_exchanges,
    )
    exchange_rounds: Literal[1] = _exchange(
        1, "how often each seat exchanges", "FV-012", needs=_exchanges
    )
    must_discard_plain: bool = _exchange(
        OFF, "every plain card must be discarded", "C7", needs=_exchanges
    )
    first_lead: Literal["bidder_left", "dealer_left", "bidder"] = _play(
        "bidder_left",
        "who leads to the first trick: the seat left of the bidder, the seat left of the dealer,"
        " or the bidder",
        *("FV-013", "C19"),
    )
    thirty_lead_trump: bool = _play(
        ON,
        "against a bid of 30 the opponents' first lead is a trump",
        "FV-020",
        "C8",
        "C19",
        needs=_has_thirty,
    )
    follow_suit: bool = _play(
        OFF,
        "on a plain lead follow or trump; off: any card may be played",
        *("FV-014", "FV-015", "C15"),
    )
    renege: bool = _play(
        ON, "the three best trumps may be withheld from a lower trump lead", "FV-016", "C14"
    )
    plain_ace_low: bool = _play(
        OFF,
        "plain aces are low, the red one lowest, the black ones below the jack; off: they are"
        " the highest",
        *("FV-003", "FV-004", "FV-005", "C1", "C2"),
    )
    best_trump_bonus: Literal[0, 5] = _scoring(
        5, "what the highest trump in play is worth besides its trick", "FV-007", "C9", "C16"
    )
    thirty_win: Thirty = _scoring(
        60, "what a bid of 30 wins", "FV-011", "FV-019", "C10", needs=_has_thirty
    )
    thirty_lose: Thirty = _scoring(30, "what a bid of 30 loses", "FV-019", needs=_has_thirty)
    bid_to_win: bool = _scoring(
        ON,
        "a side near the end has to bid and make it to win",
        "FV-021",
        "C12",
        needs=_comes_to_the_gate,
    )
    bid_to_win_from: Literal[100] = _scoring(
        100,
        "the score before the deal from which a side has to bid to win",
        "FV-021",
        needs=_has_gate,
    )
    gate_points: Literal["accumulate", "freeze"] = _scoring(
        "accumulate",
        "what such a side takes in defence is written down, or is not",
        "C11",
        needs=_has_gate,
    )
    gate_off_if_negative: bool = _scoring(
        OFF,
        "it need not bid while the other side is below 0",
        "FV-022",
        "C17",
        needs=_has_gate,
    )
    tie: Literal["bidder", "higher"] = _scoring(
        "bidder",
        "both sides could win in one deal: the bidding side does, or the higher score",
        "C13",
    )

    @property
    def has_gate(self) -> bool:
        """Whether a side may have to bid and make it to win."""
        return self.bid_to_win and self.target > self.bid_to_win_from

    @classmethod
    def allowed(cls, name: str) -> tuple[Any, ...] | range:
        """The values that the option may have; of the bids every list.

        Raises:
            UnknownOption: there is no such option.
        """
        if name == "bids":
            return tuple(
                chosen for count in range(1, len(BIDS) + 1) for chosen in combinations(BIDS, count)
            )
        return super().allowed(name)

    @classmethod
    def read_value(cls, name: str, text: str) -> Any:
        """The value of the option that the text means.

        Raises:
            UnknownOption: there is no such option.
            BadValue: it has no such value.
        """
        if name != "bids":
            return super().read_value(name, text)
        for bids in cls.allowed(name):
            if cls.write_value(bids) == text:
                return bids
        raise BadValue(name, text, f"a rising list of {_listed(BIDS)}")

    @staticmethod
    def write_value(value: Any) -> str:
        """The value as the notation writes it; a list of numbers stands in its order."""
        if isinstance(value, tuple):
            return "+".join(map(str, value))
        return HouseRules.write_value(value)


_DEFAULTS = FortyFivesRules()

PRESETS: Mapping[str, FortyFivesRules] = {
    "nahanni": _DEFAULTS,
    "nahanni-original": _DEFAULTS.but(follow_suit=True),
    "nahanni-hole": _DEFAULTS.but(gate_off_if_negative=True),
    "nahanni-ace-low": _DEFAULTS.but(plain_ace_low=True),
    "free-finish": _DEFAULTS.but(bid_to_win=False),
}
