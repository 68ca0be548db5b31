"""The house rules of Hundred and One, and the presets, the suggested one first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from engine.options import HouseRules, option

ON, OFF = True, False

_table = partial(option, section="table")
_dealing = partial(option, section="dealing")
_cards = partial(option, section="cards")
_drawing = partial(option, section="drawing")
_scoring = partial(option, section="scoring")


def _opens_the_pile(rules: Any) -> bool:
    return bool(rules.opening_card == "dealer_fifth")


def _has_penalties(rules: Any) -> bool:
    return bool(rules.six_draw or rules.seven_draw or rules.ks_draw)


def _covers_nines(rules: Any) -> bool:
    return bool(rules.nine_cover)


Penalty: TypeAlias = Annotated[int, Field(ge=0, le=5)]


class HundredOneRules(HouseRules):
    """The house rules of a table of Hundred and One; all of them combine freely."""

    players: Literal[2, 3, 4] = _table(2, "how many seats, each for himself", "OH-002")
    hand_size: Literal[4, 5] = _dealing(5, "how many cards each seat is dealt", "OH-008")
    first_dealer: Literal["lot", "high_card"] = _dealing(
        "lot",
        "who deals first: drawn by lot, or whoever draws the highest card",
        "OH-005",
        "OH-006",
    )
    next_dealer: Literal["rotate", "deal_loser", "winner_leads"] = _dealing(
        "rotate",
        "who deals next: the seat after the dealer, whoever took most in the deal, or the seat"
        " before its winner, so that he leads",
        *("OH-007", "C22"),
    )
    opening_card: Literal["dealer_fifth", "forehand_any"] = _dealing(
        "dealer_fifth",
        "the dealer's last card opens the pile, or the forehand plays any card first",
        *("OH-008", "OH-010"),
    )
    opening_special: Literal["none", "effect"] = _dealing(
        "none",
        "a special opening card is only to be matched, or works as if the dealer had played it",
        "C3",
        needs=_opens_the_pile,
    )
    ace_two_players: Literal["keep", "pass"] = _cards(
        "keep", "with two in play an ace keeps the turn, or does nothing", "OH-015", "C1"
    )
    six_draw: Penalty = _cards(
        1, "how many cards a 6 costs the next player; 0 an ordinary card", "OH-027", "C23"
    )
    seven_draw: Penalty = _cards(
        2, "how many cards a 7 costs the next player; 0 an ordinary card", "OH-026", "C23"
    )
    ks_draw: Penalty = _cards(
        4, "how many cards the king of spades costs; 0 an ordinary card", "OH-023", "C23"
    )
    penalty_skip: bool = _cards(
        ON,
        "whoever takes penalty cards loses the turn",
        "OH-023",
        "OH-026",
        "OH-027",
        "C5",
        needs=_has_penalties,
    )
    stacking: Literal["none", "same_rank", "any_penalty"] = _cards(
        "none",
        "whether a penalty card may be answered: not at all, by a penalty card of its rank, or"
        " by one of its rank or suit; the sum passes on",
        "C4",
        needs=_has_penalties,
    )
    nine_cover: bool = _cards(ON, "a nine has to be covered by its own player", "OH-024")
    nine_cover_queen: bool = _cards(
        ON, "any queen may cover a nine", "OH-024", "C6", needs=_covers_nines
    )
    finish_on_nine: Literal["must_cover", "allowed"] = _cards(
        "must_cover",
        "a nine as the last card has to be covered, or ends the deal",
        "C8",
        needs=_covers_nines,
    )
    queen_on_order: bool = _cards(
        ON, "any queen may be played against an ordered suit", "OH-017", "C20"
    )
    draw_rule: Literal["one", "until_fits"] = _drawing(
        "one", "how many cards are drawn in a turn: one, or until one fits", "OH-012"
    )
    voluntary_draw: bool = _drawing(
        OFF, "a seat may draw although it holds a card that fits", "C10"
    )
    drawn_card: Literal["optional", "forced", "any"] = _drawing(
        "optional",
        "after drawing the drawn card may be played, has to be played, or any card may be",
        *("OH-013", "C21"),
    )
    empty_stock: Literal["flip", "shuffle", "end_deal"] = _drawing(
        "shuffle",
        "when the stock is empty the pile is turned over, is shuffled, or the deal ends",
        *("C11", "C12"),
    )
    final_penalty: bool = _scoring(
        ON,
        "a last card 6, 7 or king of spades still costs the next player cards",
        "C13",
        needs=_has_penalties,
    )
    queen_bonus: Literal[0, 20] = _scoring(
        20, "what a last queen other than the queen of spades takes off the score", "OH-019"
    )
    queen_spades_bonus: Literal[0, 20, 40] = _scoring(
        40, "what a last queen of spades takes off the score", "OH-020"
    )
    queen_zero_bonus: Literal["by_card", "20", "40", "none"] = _scoring(
        "by_card",
        "what a last queen takes off a score of exactly 0: as ever, 20, 40 or nothing",
        *("OH-021", "C2", "C25"),
    )
    score_floor: Literal["none", "zero"] = _scoring(
        "none", "whether a score below 0 becomes 0", "C2"
    )
    exact_reset: bool = _scoring(
        ON, "a score of exactly the limit becomes 0", "OH-033", "C15", "C24"
    )
    limit: Literal[101, 105, 125, 201] = _scoring(
        101, "the score that nobody may exceed", "OH-031", "OH-033"
    )
    end_mode: Literal["first_over", "eliminate"] = _scoring(
        "first_over",
        "the match ends when a seat is over the limit, or those who are leave until one is left",
        *("OH-031", "C16", "C17"),
    )


_DEFAULTS = HundredOneRules()

PRESETS: Mapping[str, HundredOneRules] = {
    "recommended": _DEFAULTS,
    "classic": _DEFAULTS.but(empty_stock="flip"),
    "literal_b": _DEFAULTS.but(
        first_dealer="high_card", ace_two_players="pass", empty_stock="flip"
    ),
    "online": _DEFAULTS.but(
        opening_card="forehand_any",
        next_dealer="winner_leads",
        empty_stock="flip",
        end_mode="eliminate",
    ),
    "stacking": _DEFAULTS.but(stacking="same_rank"),
}
