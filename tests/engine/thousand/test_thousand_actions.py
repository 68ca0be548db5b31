"""Actions of Thousand in the notation."""

import pytest

from engine.cards import Suit
from engine.game import Unreadable
from engine.games.thousand import THOUSAND, actions

WRITTEN = (
    *("deal", "cut 7", "look", "dark", "bid 105", "pass", "redeal", "take 2", "rebuy 240"),
    *("give 9C 2", "discard JS", "order 120", "trump H", "rospis", "cross", "play TH"),
    *("marry QD", "bed JS", "nines 9H", "peek hands", "peek suits", "peek talon", "peek card 3"),
)


@pytest.mark.parametrize("text", WRITTEN)
def test_what_is_written_is_read_back(text: str) -> None:
    assert str(THOUSAND.read_action(text)) == text


def test_repr_rebuilds() -> None:
    action = THOUSAND.read_action("trump H")
    assert action == actions.NameTrump(Suit.HEARTS)
    assert repr(action) == "NameTrump(suit=Suit.HEARTS)"


@pytest.mark.parametrize(
    "text",
    [
        *("", "misdeal", "bid", "bid x", "bid -5", "bid 105 now", "play", "play 1S", "play 10H"),
        *("give 9C", "give 9C x", "trump", "trump X", "take one", "peek", "peek card", "cut ٣"),
    ],
)
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="no action of Thousand"):
        THOUSAND.read_action(text)
