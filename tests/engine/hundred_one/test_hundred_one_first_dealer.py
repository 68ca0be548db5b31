"""Who draws the card that deals first."""

from itertools import pairwise, product

import pytest

from engine.games.hundred_one.dealing import highest_card
from tests.engine.hundred_one.played import cards

SUITS = "SCDH"


@pytest.mark.parametrize(("lower", "higher"), [*pairwise("6789TJQKA")])
def test_the_higher_rank_deals_whatever_the_suits(lower: str, higher: str) -> None:  # OH-003
    for suit, other in product(SUITS, SUITS):
        assert highest_card(cards(f"{lower}{suit} {higher}{other}")) == 1
        assert highest_card(cards(f"{higher}{other} {lower}{suit}")) == 0


@pytest.mark.parametrize(("lower", "higher"), ["DH", "DC", "DS", "HC", "HS", "CS"])
def test_among_equal_ranks_the_suit_decides(lower: str, higher: str) -> None:  # OH-005, OH-006
    for rank in "6789TJQKA":
        assert highest_card(cards(f"{rank}{lower} {rank}{higher}")) == 1
        assert highest_card(cards(f"{rank}{higher} {rank}{lower}")) == 0


@pytest.mark.parametrize(("drawn", "place"), [("KD KH KS QC", 2), ("KD KC", 1), ("9C 9H", 0)])
def test_the_highest_king_deals(drawn: str, place: int) -> None:  # OH-005, D12
    assert highest_card(cards(drawn)) == place
