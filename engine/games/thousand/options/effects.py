"""Beside which house rules an option of Thousand has an effect: rules E18.3."""

from __future__ import annotations

from typing import Any

# The options are read before their model is whole, so that it has no type yet.


def never(_: Any) -> bool:
    """An option of one value."""
    return False


def for_two(rules: Any) -> bool:
    """Two play."""
    return bool(rules.players == 2)


def for_more_than_two(rules: Any) -> bool:
    """Three or four play."""
    return not for_two(rules)


def for_four(rules: Any) -> bool:
    """Four play, one of whom sits out."""
    return bool(rules.players == 4)


def is_cut(rules: Any) -> bool:
    """The pack is cut."""
    return bool(rules.cut != "off")


def has_hand_ground(rules: Any) -> bool:
    """A hand may be a ground for a redeal."""
    return bool(rules.redeal_hand_below or rules.redeal_hand_nines or rules.redeal_hand_jacks)


def has_talon_ground(rules: Any) -> bool:
    """A talon may be a ground for a redeal."""
    return bool(rules.redeal_talon_below or rules.redeal_talon_nines or rules.redeal_talon_jacks)


def all_may_claim(rules: Any) -> bool:
    """Redeals are not only for the seat on the hundred."""
    return bool(rules.redeal_who == "any")


def has_late_ground(rules: Any) -> bool:
    """A hand may be a ground after the discards."""
    return all_may_claim(rules) and bool(
        rules.redeal_after_discard_nines
        or rules.redeal_after_discard_jacks
        or rules.redeal_after_discard_below
    )


def has_ground(rules: Any) -> bool:
    """There is a ground for a redeal."""
    return has_hand_ground(rules) or has_talon_ground(rules) or has_late_ground(rules)


def is_claimed_early(rules: Any) -> bool:
    """There is a ground in the hand as dealt, or in the talon."""
    return has_hand_ground(rules) or has_talon_ground(rules)


def has_nines_ground(rules: Any) -> bool:
    """Nines are a ground for a redeal."""
    late = all_may_claim(rules) and rules.redeal_after_discard_nines
    return bool(rules.redeal_hand_nines or rules.redeal_talon_nines or late)


def is_uncapped(rules: Any) -> bool:
    """Bids or orders are limited by a number, not by marriages."""
    return bool(rules.bid_cap == "none" or rules.raise_cap == "none")


def has_to_open(rules: Any) -> bool:
    """The opener has to bid."""
    return bool(rules.opening != "open")


def may_be_dark(rules: Any) -> bool:
    """There is a dark game."""
    return bool(rules.dark != "off")


def asks_for_dark(rules: Any) -> bool:
    """Going dark is asked for before the bidding."""
    return may_be_dark(rules) and bool(rules.dark != "unseen")


def hides_dark_discards(rules: Any) -> bool:
    """What is given away is seen by all, were it not dark."""
    return may_be_dark(rules) and bool(rules.discard_visibility == "open")


def is_dark_beside_barrel(rules: Any) -> bool:
    """There are a dark game and a barrel."""
    return may_be_dark(rules) and has_barrel(rules)


def may_give_up(rules: Any) -> bool:
    """There is rospis."""
    return bool(rules.rospis != "off")


def may_give_up_gold(rules: Any) -> bool:
    """There are rospis and a golden round."""
    return may_give_up(rules) and is_golden(rules)


def may_give_up_dark(rules: Any) -> bool:
    """There are rospis and a dark game."""
    return may_give_up(rules) and may_be_dark(rules)


def gives_up_beside_barrel(rules: Any) -> bool:
    """There are rospis and a barrel."""
    return may_give_up(rules) and has_barrel(rules)


def pays_aces(rules: Any) -> bool:
    """Giving up pays by aces."""
    return bool(rules.rospis == "aces")


def halves_orders(rules: Any) -> bool:
    """Giving up halves the order."""
    return may_give_up(rules) and bool(rules.rospis != "60")


def may_cross(rules: Any) -> bool:
    """A declarer may cross himself."""
    return bool(rules.cross)


def may_cross_dark(rules: Any) -> bool:
    """There are crossing and a dark game."""
    return may_cross(rules) and may_be_dark(rules)


def crosses_beside_barrel(rules: Any) -> bool:
    """There are crossing and a barrel."""
    return may_cross(rules) and has_barrel(rules)


def has_aces(rules: Any) -> bool:
    """The four aces are worth something."""
    return bool(rules.ace_marriage)


def aces_touch_trump(rules: Any) -> bool:
    """The four aces are worth something, and trumps are made in play."""
    return has_aces(rules) and bool(rules.trump_mode != "declared")


def has_bolts(rules: Any) -> bool:
    """There are bolts."""
    return bool(rules.bolt_mode != "off")


def has_bolts_beside_barrel(rules: Any) -> bool:
    """There are bolts and a barrel."""
    return has_bolts(rules) and has_barrel(rules)


def has_heavy_bolts(rules: Any) -> bool:
    """Three bolts running cost more."""
    return bool(rules.bolt_mode == "any3_row_heavy")


def has_barrel(rules: Any) -> bool:
    """There is a barrel."""
    return bool(rules.barrel)


def wins_by_order(rules: Any) -> bool:
    """There is a barrel that is left by an order."""
    return has_barrel(rules) and not rules.barrel_raw_points


def is_golden(rules: Any) -> bool:
    """There is a golden round."""
    return bool(rules.golden)
