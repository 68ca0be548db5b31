"""Table and match, pack and dealing, redeals."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from pydantic import Field

from engine.games.thousand.options import effects
from engine.options import HouseRules, option

ON, OFF = True, False

_table = partial(option, section="table")
_dealing = partial(option, section="dealing")
_redeals = partial(option, section="redeals")


class TableRules(HouseRules):
    """Who plays, and for what."""

    players: Literal[2, 3, 4] = _table(
        3, "how many seats; of four the dealer sits out on the talon", "TH-002", "TH-035"
    )
    two_player_mode: Literal["wiki2", "wiki3", "ten_two"] = _table(
        "wiki2",
        "the game for two: ten cards and talons of two with a card given away (wiki2), nine cards"
        " and talons of three with a second card laid on the other talon (wiki3), or ten cards"
        " and talons of two with two cards laid away (ten_two)",
        *("TH-037", "TH-038", "TH-280", "TH-281", "TH-282", "TH-283"),
        needs=effects.for_two,
    )
    target: Literal[501, 1000, 1001] = _table(
        1000, "the total that wins the match", "TH-008", "TH-010", "TH-292"
    )
    win_strict: bool = _table(OFF, "reaching the target is not enough, pass it", "TH-009")
    bank: Annotated[int, Field(ge=0, le=1_000_000)] = _table(
        0, "the stake that the last seat pays and the winner gets", "TH-011"
    )
    marriage_values: Literal["H100D80C60S40", "S100H80C60D40", "S100C80H60D40", "H80S60D40C20"] = (
        _table(
            "H100D80C60S40",
            "what king and queen of each suit are worth; queen and jack are worth half",
            *("TH-006", "TH-007", "TH-291"),
        )
    )


class DealingRules(TableRules):
    """How the pack is mixed, cut and dealt."""

    shuffle_mode: Literal["each_deal", "first_only"] = _dealing(
        "each_deal",
        "shuffle before every deal, or only at first; then the tricks are gathered as taken",
        *("TH-021", "TH-022"),
    )
    cut: Literal["off", "auto", "interactive"] = _dealing(
        "auto",
        "no cut, a cut drawn from the seed, or a cut that the cutter names",
        *("TH-023", "TH-025", "TH-030"),
    )
    cut_by: Literal["right", "left"] = _dealing(
        "right", "the neighbour of the dealer who cuts", "TH-023", "TH-024", needs=effects.is_cut
    )
    cut_nine: Literal["off", "recut", "recut_fine"] = _dealing(
        "recut_fine",
        "a nine at the bottom means nothing, a new cut, or a new cut and a fine at the third",
        *("TH-026", "TH-027"),
        needs=effects.is_cut,
    )
    cut_jack: Literal["off", "dealer_cuts", "middle"] = _dealing(
        "middle",
        "a jack at the bottom means nothing, one cut by the dealer, or is buried in mid-pack",
        *("TH-028", "TH-029"),
        needs=effects.is_cut,
    )
    talon_deal: Literal["last", "interleaved"] = _dealing(
        "interleaved",
        "the talon is what is left, or gets its cards in the first rounds",
        *("TH-032", "TH-033"),
    )
    sitter_marriage: Literal["off", "full", "full_and_half"] = _dealing(
        "off",
        "with four the sitter scores a marriage in the talon, or also half for a lone half of one",
        "TH-036",
        needs=effects.for_four,
    )
    sitter_round: bool = _dealing(
        ON,
        "with four the sitter's card points are rounded to fives",
        "TH-035",
        "C50",
        needs=effects.for_four,
    )


class RedealRules(DealingRules):
    """Which cards may be thrown back."""

    redeal_hand_below: Literal[0, 13, 14, 15] = _redeals(
        0, "a hand with fewer card points may claim a redeal; 0 never", "TH-053"
    )
    redeal_hand_nines: Literal[0, 3, 4] = _redeals(
        4, "a hand with so many nines may claim a redeal; 0 never", "TH-054", "TH-055"
    )
    redeal_hand_jacks: Literal[0, 4] = _redeals(
        0, "a hand with four jacks may claim a redeal; 0 never", "TH-056"
    )
    redeal_talon_below: Literal[0, 4, 5] = _redeals(
        0,
        "who took a talon with fewer card points may claim a redeal; 0 never",
        *("TH-057", "TH-062"),
    )
    redeal_talon_nines: Literal[0, 2, 3] = _redeals(
        0,
        "who took a talon with so many nines may claim a redeal; 0 never",
        *("TH-058", "TH-059"),
    )
    redeal_talon_jacks: Literal[0, 3] = _redeals(
        0, "who took a talon of three jacks may claim a redeal; 0 never", "TH-060"
    )
    redeal_talon_only_at_100: bool = _redeals(
        ON,
        "the talon gives a ground only to a declarer on the hundred",
        "TH-061",
        needs=effects.has_talon_ground,
    )
    redeal_after_discard_nines: Literal[0, 4] = _redeals(
        0,
        "an opponent with four nines after the discards may claim a redeal; 0 never",
        *("TH-063", "C35"),
        needs=effects.all_may_claim,
    )
    redeal_after_discard_jacks: Literal[0, 4] = _redeals(
        0,
        "an opponent with four jacks after the discards may claim a redeal; 0 never",
        *("TH-064", "C35"),
        needs=effects.all_may_claim,
    )
    redeal_after_discard_below: Literal[0, 13, 14, 15] = _redeals(
        0,
        "an opponent with fewer card points after the discards may claim a redeal; 0 never",
        *("TH-065", "C35"),
        needs=effects.all_may_claim,
    )
    redeal_dealer_fine: bool = _redeals(
        OFF,
        "the dealer is fined for a redeal claimed on nines",
        "TH-059",
        "TH-066",
        needs=effects.has_nines_ground,
    )
    redeal_who: Literal["any", "forced_100"] = _redeals(
        "any",
        "who may claim: any seat, or only the one on the hundred",
        "TH-067",
        needs=effects.is_claimed_early,
    )
    redeal_window: Literal["before_bidding", "before_order"] = _redeals(
        "before_order",
        "a claim on the hand is open until the seat first acts, or until the order is announced",
        *("TH-051", "TH-052"),
        needs=effects.has_hand_ground,
    )
    redeal_same_dealer: bool = _redeals(
        ON,
        "whoever dealt deals again after a redeal; off: the next seat",
        "C31",
        needs=effects.has_ground,
    )
