"""Bidding, talon and order, the dark game, giving up."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from pydantic import Field

from engine.games.thousand.options import effects
from engine.games.thousand.options.table import OFF, ON, RedealRules
from engine.options import option

_bidding = partial(option, section="bidding")
_dark = partial(option, section="dark")
_giving_up = partial(option, section="giving-up")


class BiddingRules(RedealRules):
    """Who becomes the declarer, and for how much."""

    opener: Literal["forehand", "dealer"] = _bidding(
        "forehand", "the seat that the bidding starts from", "TH-080", "TH-081", "C1"
    )
    opening: Literal["forced", "at_least", "open"] = _bidding(
        "forced",
        "the opener stands at the least bid unasked, has to bid it or more, or may pass",
        *("TH-080", "TH-082", "TH-102"),
    )
    min_bid: Literal[100] = _bidding(
        100, "the least bid off the barrel", "TH-080", needs=effects.never
    )
    bid_step: Literal[5, 10] = _bidding(
        5, "bids and orders are multiples of it", "TH-086", "TH-088"
    )
    jump_bids: bool = _bidding(ON, "any higher bid may be named; off: only the next one", "TH-087")
    bid_cap: Literal["marriages", "none"] = _bidding(
        "marriages",
        "a bid is limited to 120 and the marriages in hand, or only by bid_max",
        *("TH-091", "TH-092"),
    )
    bid_max: Annotated[int, Field(ge=120, le=520)] = _bidding(
        420,
        "the limit of bids and orders that no marriages limit",
        "TH-092",
        needs=effects.is_uncapped,
    )
    negative_silence: Literal["off", "below_zero", "at_minus_120"] = _bidding(
        "off",
        "a seat with a score below 0, or of -120 and less, may only pass",
        *("TH-093", "TH-094", "C37"),
    )
    negative_mercy: bool = _bidding(
        OFF,
        "nobody bids against an opener whose score is that low",
        "TH-094",
        "C37",
        needs=effects.has_to_open,
    )
    talon_reveal: Literal["always", "hide_uncontested", "never"] = _bidding(
        "hide_uncontested",
        "the talon is shown to all always, never, or unless it was won on the hundred",
        *("TH-095", "TH-096", "C23"),
    )
    discard_visibility: Literal["recipient", "open"] = _bidding(
        "recipient",
        "who sees a card that is given away: its recipient, or all",
        "TH-098",
        needs=effects.for_more_than_two,
    )
    discard_order: Literal["discard_then_order", "order_then_discard"] = _bidding(
        "discard_then_order",
        "whether the declarer gives cards away before the order or after it",
        *("TH-097", "TH-099", "C24"),
    )
    raise_cap: Literal["cap", "none"] = _bidding(
        "cap",
        "the order may go as high as a bid of the cards then held could, or up to bid_max",
        *("TH-099", "C25"),
    )
    talon_rebuy: Literal["off", "120", "240"] = _bidding(
        "off",
        "an opponent may buy a shown talon from this level on, in steps of 120",
        *("TH-100", "C54"),
        needs=effects.for_more_than_two,
    )


class DarkRules(BiddingRules):
    """Bidding without having looked."""

    dark: Literal["off", "optional", "mandatory", "unseen"] = _dark(
        "off",
        "a seat may or must bid 120 unseen before the bidding, or all may bid unseen",
        *("TH-110", "TH-111", "TH-113", "C38"),
    )
    dark_seat: Literal["forehand", "dealer", "any"] = _dark(
        "forehand",
        "who is asked before the bidding; any: all in turn, the opener first",
        *("TH-111", "TH-112", "TH-113"),
        needs=effects.asks_for_dark,
    )
    dark_hide_talon: bool = _dark(
        ON, "nobody else sees a dark declarer's talon", "TH-114", needs=effects.may_be_dark
    )
    dark_hide_discard: bool = _dark(
        ON,
        "only the recipients see what a dark declarer gives away",
        "TH-123",
        needs=effects.hides_dark_discards,
    )
    dark_double: Literal["declarer", "all"] = _dark(
        "declarer",
        "whose points count twice: the dark declarer's, or those of all who play",
        *("TH-115", "TH-116", "C40"),
        needs=effects.may_be_dark,
    )
    dark_double_marriage: bool = _dark(
        ON, "marriages count twice as well; off: once", "TH-117", needs=effects.may_be_dark
    )
    dark_double_loss: bool = _dark(
        ON,
        "a dark order that is not made costs it twice; off: once",
        "C39",
        needs=effects.may_be_dark,
    )
    dark_counter_marriage: bool = _dark(
        OFF,
        "only who has looked and holds a marriage may outbid a dark bid",
        "TH-119",
        needs=effects.may_be_dark,
    )
    dark_min_score: Literal["none", "gt0", "gt120", "ge240"] = _dark(
        "none", "the score that going dark requires", "TH-120", needs=effects.may_be_dark
    )
    dark_no_raise: bool = _dark(
        ON, "a dark declarer plays for his bid", "TH-121", needs=effects.may_be_dark
    )
    dark_bolts: bool = _dark(
        OFF,
        "a dark declarer without a trick gets two bolts and his opponents get one each",
        *("TH-122", "C42"),
        needs=effects.may_be_dark,
    )
    dark_on_barrel: bool = _dark(
        OFF,
        "going dark is possible while a seat is on the barrel",
        "C38",
        needs=effects.is_dark_beside_barrel,
    )


class GivingUpRules(DarkRules):
    """Ending a deal before the first card."""

    rospis: Literal["off", "half", "60", "aces"] = _giving_up(
        "half",
        "the declarer may give up; the opponents get half the order, 60, or so much for each ace"
        " he holds (experimental)",
        *("TH-130", "TH-131", "TH-132", "TH-140", "C27", "C30"),
    )
    rospis_deduct: bool = _giving_up(
        ON, "giving up costs the declarer the order", "TH-135", needs=effects.may_give_up
    )
    rospis_limit: Literal[0, 3] = _giving_up(
        0,
        "how often a seat may give up in a match; 0 without limit",
        "TH-134",
        needs=effects.may_give_up,
    )
    rospis_third_fine: bool = _giving_up(
        OFF,
        "a seat is fined for every third time it gives up",
        "TH-136",
        needs=effects.may_give_up,
    )
    rospis_barrel_self: bool = _giving_up(
        ON, "a declarer on the barrel may give up", "TH-137", needs=effects.gives_up_beside_barrel
    )
    rospis_any_barrel: bool = _giving_up(
        ON,
        "a declarer may give up while a seat is on the barrel",
        "TH-138",
        needs=effects.gives_up_beside_barrel,
    )
    rospis_golden: bool = _giving_up(
        OFF, "a golden deal may be given up", "TH-139", needs=effects.may_give_up_gold
    )
    rospis_dark: bool = _giving_up(
        ON, "a dark declarer may give up", "TH-130", needs=effects.may_give_up_dark
    )
    rospis_same_dealer: bool = _giving_up(
        OFF,
        "whoever dealt deals again after a deal given up",
        "TH-133",
        "C31",
        needs=effects.may_give_up,
    )
    rospis_ace_value: Annotated[int, Field(ge=0, le=60)] = _giving_up(
        20,
        "what each ace brings the opponents when giving up pays by aces",
        "TH-140",
        "C30",
        needs=effects.pays_aces,
    )
    rospis_half_round: Literal["up", "down"] = _giving_up(
        "up",
        "which way half an order goes to the next multiple of five",
        "C29",
        needs=effects.halves_orders,
    )
    cross: bool = _giving_up(
        OFF, "the declarer may end the deal for a bolt to each opponent", "TH-141"
    )
    cross_limit: Annotated[int, Field(ge=0, le=9)] = _giving_up(
        1,
        "how often a seat may cross itself in a match; 0 without limit",
        "TH-142",
        needs=effects.may_cross,
    )
    cross_any_barrel: bool = _giving_up(
        OFF,
        "crossing is possible while a seat is on the barrel",
        "TH-143",
        needs=effects.crosses_beside_barrel,
    )
    cross_dark: bool = _giving_up(
        OFF, "a dark declarer may cross himself", "TH-144", needs=effects.may_cross_dark
    )
