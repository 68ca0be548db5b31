"""The seed's test values, as the notation publishes them."""

import pytest

from engine.cards import PACK_24, PACK_36, PACK_52, Card, parse_cards, write_cards
from engine.shuffle import Chance, commitment, is_seed_of

SEED = bytes(range(32))


@pytest.mark.parametrize(
    ("cards", "number", "top"),
    [
        (PACK_24, 0, "TH KH 9C 9D JD"),
        (PACK_24, 1, "JC AD AS QH KD"),
        (PACK_36, 0, "8D TS 9S QH 8S"),
        (PACK_36, 1, "9H QS TS 8D 8S"),
        (PACK_52, 0, "AC 8S JS KS 5C"),
        (PACK_52, 1, "6D 9D AD 8D 4S"),
    ],
)
def test_top_five_cards(cards: tuple[Card, ...], number: int, top: str) -> None:
    shuffled, after = Chance(SEED, shuffles=number).shuffle(cards)
    assert write_cards(shuffled[:5]) == top
    assert set(shuffled) == set(cards)
    assert after.shuffles == number + 1


def test_cuts_and_lots() -> None:
    chance = Chance(SEED)
    cuts = []
    for _ in range(6):
        cut, chance = chance.cut()
        cuts.append(cut)
    assert cuts == [20, 12, 5, 11, 14, 9]
    lots = []
    for _ in range(4):
        lot, chance = chance.lot(3)
        lots.append(lot)
    assert lots == [0, 1, 0, 2]


def test_commitment() -> None:
    published = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SEED) == published
    assert is_seed_of(SEED, published)
    assert not is_seed_of(SEED[:-1], published)


def test_fewer_than_two_cards_use_no_number() -> None:
    one = parse_cards("QS")
    assert Chance(SEED).shuffle(one) == (one, Chance(SEED))
    assert Chance(SEED).shuffle(()) == ((), Chance(SEED))
