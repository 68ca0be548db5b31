"""What the contract suite has to know of each game beside the game itself: one entry a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.cards import PACK_24, PACK_36, PACK_52, Card
from engine.game import Seat
from engine.games.hundred_one.state import State as HundredOneState
from engine.games.thousand.state import Dealt
from engine.games.thousand.state import State as ThousandState
from tests.engine.fifty_five import hidden as fifty_five_hidden
from tests.engine.forty_fives import hidden as forty_fives_hidden
from tests.engine.hundred_one import hidden as hundred_one_hidden
from tests.engine.hundred_to_one import hidden as hundred_to_one_hidden
from tests.engine.hundred_to_one import words as hundred_to_one_words
from tests.engine.thousand import hidden as thousand_hidden
from tests.engine.thousand.test_thousand_matches import all_cards
from tests.engine.twenty_five import hidden as twenty_five_hidden


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the contract suite."""

    resample: Callable[[Any, Seat | None, Random], Any]
    """The state with everything changed that the viewer cannot know."""
    pack: tuple[Card, ...]
    cards: Callable[[Any], list[str]]
    """Every card of the deal, wherever it lies, once for each place; empty if none is dealt."""
    strange: tuple[str, ...]
    """Actions to be tried everywhere: some belong to other phases, some never make sense."""
    has_dealer: bool = True
    """Whether one seat deals; otherwise any may begin the next round."""
    words: Callable[[Any, Seat, Random], Any] = lambda *_: None
    """An action in the seat's own words, which no list can hold; None: it may do none."""
    settle: Callable[[dict[str, Any]], dict[str, Any]] = lambda changes: changes
    """Changes of house rules with what they need beside them."""


def _in_thousand(state: ThousandState) -> list[str]:
    return all_cards(state.phase) if isinstance(state.phase, Dealt) else []


def _in_hundred_one(state: HundredOneState) -> list[str]:
    lying = [*state.hands, state.stock, tuple(laid.card for laid in state.pile)]
    return [str(card) for cards in lying for card in cards]


ENTRIES: Mapping[str, Entry] = {
    "thousand": Entry(
        resample=thousand_hidden.resample,
        pack=PACK_24,
        cards=_in_thousand,
        strange=(
            *("deal", "cut 9", "look", "dark", "bid 100", "bid 107", "pass", "redeal", "take 1"),
            *("give 9C 0", "give AH 1", "discard KS", "order 100", "order 600", "trump H"),
            *("rospis", "cross", "play 9S", "play 2H", "marry KH", "peek hands", "peek card 9"),
        ),
    ),
    "hundred_one": Entry(
        resample=hundred_one_hidden.resample,
        pack=PACK_36,
        cards=_in_hundred_one,
        strange=(
            *("deal", "draw", "pass", "order S", "order H", "play 2H"),
            *(f"play {card}" for card in PACK_36),
            *("play QS S", "play QH D", "play AC C", "play 9D D"),
        ),
    ),
    "twenty_five": Entry(
        resample=twenty_five_hidden.resample,
        pack=PACK_52,
        cards=lambda state: [str(card) for card in twenty_five_hidden.lying(state)],
        strange=(
            "deal",
            *(f"{word} {card}" for word in ("play", "rob") for card in PACK_52),
        ),
    ),
    "fifty_five": Entry(
        resample=fifty_five_hidden.resample,
        pack=PACK_52,
        cards=lambda state: [str(card) for card in fifty_five_hidden.lying(state)],
        strange=(
            *("deal", "bid 5", "bid 20", "bid 55", "bid 60", "hold", "pass", "trump S", "trump H"),
            *("discard 2S", "discard AH 2C 3C 4C 5C", "discard 2S 3S 4S 5S 6S 7S"),
            *(f"play {card}" for card in PACK_52),
        ),
    ),
    "forty_fives": Entry(
        resample=forty_fives_hidden.resample,
        pack=PACK_52,
        cards=lambda state: [str(card) for card in forty_fives_hidden.lying(state)],
        strange=(
            *("deal", "bid 5", "bid 20", "bid 30", "bid 60", "hold", "pass", "trump S", "trump H"),
            *("discard -", "discard 2S", "discard 2S 3S 4S", "discard AH 2C 3C 4C 5C"),
            "discard 2S 3S 4S 5S 6S 7S 8S 9S TS",
            *(f"play {card}" for card in PACK_52),
        ),
    ),
    "hundred_to_one": Entry(
        resample=hundred_to_one_hidden.resample,
        pack=(),
        cards=lambda _: [],
        strange=(
            *("deal", "buzz", "pass", "choose 1", "choose 4", "choose 5", "choose 0"),
            *("first 0", "first 3", "first 99", "second 0", "second 3", "second 99"),
            *("accept", "accept 1", "accept 0", "accept 99", "reject", "answer ?!"),
        ),
        has_dealer=False,
        words=hundred_to_one_words.said,
        settle=hundred_to_one_words.settled,
    ),
}
