"""Play and declarations; scoring, bolts and fines."""

from __future__ import annotations

from functools import partial
from typing import Literal

from engine.games.thousand.options import effects
from engine.games.thousand.options.bidding import GivingUpRules
from engine.games.thousand.options.table import OFF, ON
from engine.options import option

_play = partial(option, section="play")
_scoring = partial(option, section="scoring")


class PlayRules(GivingUpRules):
    """The tricks and what is declared on the way."""

    first_lead: Literal["declarer", "dealer", "forehand"] = _play(
        "declarer", "who leads to the first trick", "TH-150", "TH-151", "C2"
    )
    must_trump: bool = _play(ON, "who cannot follow suit has to trump", "TH-155")
    must_beat: bool = _play(
        OFF, "the best card on the table has to be beaten if it can be", "TH-157", "C57"
    )
    trump_mode: Literal["marriage", "declared"] = _play(
        "marriage",
        "declarations make the trump, or the declarer names it once for the deal",
        *("TH-161", "TH-290", "C61"),
    )
    marriage_first_lead: bool = _play(
        OFF, "a marriage may be declared on the very first lead", "TH-162", "TH-163"
    )
    marriage_auto: bool = _play(
        OFF, "leading a card that can declare a marriage declares it", "TH-170"
    )
    marriage_capture: bool = _play(
        OFF, "a declaration counts only if one of its cards was captured", "TH-168", "C16"
    )
    marriage_points_for: Literal["all", "declarer"] = _play(
        "all", "whose declarations count: everybody's, or the declarer's", "TH-169"
    )
    trump_lead: Literal["any", "owner", "non_owner"] = _play(
        "any",
        "who may lead trumps: anybody, the seat that made them, or the others",
        *("TH-171", "TH-172", "C19"),
    )
    ace_marriage: Literal[0, 200] = _play(
        0, "what the four aces are worth when an ace is led; 0 nothing", "TH-173"
    )
    ace_first_lead: bool = _play(
        OFF, "the aces may be declared on the very first lead", "TH-174", needs=effects.has_aces
    )
    ace_trump: Literal["none", "cancel", "first", "last"] = _play(
        "none",
        "what the aces do to the trump: nothing, end it, or make trump the suit of the ace led"
        " or of the last of the four",
        *("TH-175", "TH-176", "TH-177", "TH-178", "C20"),
        needs=effects.aces_touch_trump,
    )
    ace_consecutive: bool = _play(
        OFF,
        "the aces count only if they are led in four tricks running",
        "TH-179",
        "C22",
        needs=effects.has_aces,
    )
    bed_marriage: bool = _play(OFF, "queen and jack of a suit may be declared", "TH-180")
    four_nines_bonus: Literal[0, 200, 360] = _play(
        0, "what leading the first of four nines brings; 0 nothing", "TH-181"
    )


class ScoringRules(PlayRules):
    """What a deal brings."""

    success_score: Literal["order", "actual"] = _scoring(
        "order",
        "what a made order brings: the order, or the points really taken",
        *("TH-201", "TH-202", "C14"),
    )
    round_declarer: bool = _scoring(
        OFF, "the declarer's card points are rounded before they meet the order", "TH-206"
    )
    penalty: Literal[100, 120] = _scoring(120, "the usual fine", "TH-214")
    bolt_mode: Literal["off", "any3", "row3", "any3_row_heavy", "row3_or_every5"] = _scoring(
        "any3",
        "which bolts cost the fine: any three, three running, any three and more for three"
        " running, or three running and every fifth",
        *("TH-207", "TH-208", "TH-209", "TH-210", "TH-211", "C12"),
    )
    bolt_row_penalty: Literal[240, 360] = _scoring(
        240, "the heavier fine for three bolts running", "TH-210", needs=effects.has_heavy_bolts
    )
    bolt_criterion: Literal["tricks", "points"] = _scoring(
        "tricks",
        "a bolt is for no trick, or for no points",
        "TH-207",
        "TH-212",
        "C11",
        needs=effects.has_bolts,
    )
    bolt_declarer: bool = _scoring(
        ON, "the declarer can get bolts too", "TH-213", "C13", needs=effects.has_bolts
    )
    bolt_on_barrel: bool = _scoring(
        OFF, "bolts are written on the barrel too", "C13", needs=effects.has_bolts_beside_barrel
    )
    dump_pos: Literal[0, 555] = _scoring(
        555, "a total of exactly so much falls to 0; 0 none does", "TH-215", "C47"
    )
    dump_neg: Literal[0, 555] = _scoring(
        555, "a total of exactly so much below zero rises to 0; 0 none does", "TH-216", "C47"
    )
    dump_extra: Literal[0, 55] = _scoring(
        0, "one more total that falls to 0; 0 none does", "TH-217", "C46"
    )
