"""How a match begins, how cards are dealt, and which lines of a script cannot be."""

from typing import Any

import pytest

from engine.cards import PACK_52, parse_cards
from engine.game import Unreadable
from engine.games.fifty_five import FIFTY_FIVE
from engine.games.fifty_five.events import DealStarted, HandDealt, MatchStarted
from engine.games.fifty_five.options import FiftyFiveRules
from engine.games.fifty_five.state import State
from engine.script import Move, check, read_script, write_record
from tests.engine.fifty_five.played import GAMES, THREE, done, heard_by, played

SEED = bytes(range(32))
FOUR = FiftyFiveRules()


@pytest.mark.parametrize(("seats", "dealer"), [(2, 0), (3, 0), (4, 2), (7, 5), (9, 6)])
def test_the_first_dealer_is_drawn_by_lot(seats: int, dealer: int) -> None:  # E1.5
    step = FIFTY_FIVE.start(FIFTY_FIVE.settings(FOUR, seats), seats, SEED)
    assert step.state.dealer == dealer
    assert [told.event for told in step.told] == [MatchStarted(dealer)]


@pytest.mark.parametrize(
    ("packets", "hands", "kitty"),
    [
        ("3+2", "JC JD 6C 3C AH|AC 8S JS QC 8H|KS 5C 3S 9C 5D", "8C QD 6S 6H KH"),
        ("2+3", "5C 3S 9C 5D 3C|AC 8S 6C 8C QD|JS KS 6S QC 8H", "JC JD AH 6H KH"),
    ],
)
def test_cards_are_dealt_in_packets_the_kitty_after_the_dealer(  # E2.2, E2.5, FF-102, FF-104
    packets: str, hands: str, kitty: str
) -> None:
    rules = FOUR.but(players=3, packets=packets)
    state = FIFTY_FIVE.start(rules, 3, SEED, {"dealer": "0"}).state
    state, told = done(state, "0 deal")
    assert state.hands == tuple(map(parse_cards, hands.split("|")))
    assert state.kitty == parse_cards(kitty)
    assert len(state.stock) == 32
    assert heard_by(told, None) == (DealStarted(0, 1),)
    assert heard_by(told, 2) == (DealStarted(0, 1), HandDealt(2, state.hands[2]))


@pytest.mark.parametrize("seats", range(2, 10))
def test_five_cards_each_and_five_to_the_kitty(seats: int) -> None:  # FF-102
    state = played("deal:", seats=seats)
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(state.kitty) == 5
    assert len(state.stock) == 52 - 5 * (seats + 1)


@pytest.mark.parametrize(
    ("changes", "position", "complaint"),
    [
        ({}, {"scores": "1 2 3"}, "3 for 4 sides"),
        ({"teams": "pairs"}, {"scores": "1 2 3 4"}, "4 for 2 sides"),
        ({}, {"scores": "1 2 3 x"}, "not numbers"),
        ({}, {"scores": "0 0 55 0"}, "the match has ended"),
        ({"variant": 110}, {"scores": "0 0 110 0"}, "the match has ended"),
        ({}, {"deal_no": "0"}, "not the number"),
        ({}, {"deal_no": "-1"}, "not the number"),
        ({}, {"deal_no": "one"}, "not the number"),
        ({"deal_limit": 3}, {"deal_no": "4"}, "ends with deal 3"),
        ({}, {"dealer": "4"}, "no seat"),
        ({}, {"dealer": "-1"}, "no seat"),
        ({}, {"bolts": "0 0 0 0"}, "no such line"),
    ],
)
def test_a_position_that_cannot_be(  # E1.3, E1.4
    changes: dict[str, Any], position: dict[str, str], complaint: str
) -> None:
    with pytest.raises(Unreadable, match=complaint):
        FIFTY_FIVE.start(FOUR.but(**changes), 4, SEED, position)


@pytest.mark.parametrize(
    ("changes", "position"),
    [
        ({}, {"scores": "-200 54 0 0"}),
        ({"bidder_must_win": True}, {"scores": "55 400 0 0"}),
        ({"deal_limit": 3}, {"deal_no": "3"}),
        ({"teams": "pairs"}, {"scores": "10 20"}),
    ],
)
def test_a_position_that_can_be(  # E1.3, E1.4
    changes: dict[str, Any], position: dict[str, str]
) -> None:
    state = FIFTY_FIVE.start(FOUR.but(**changes), 4, SEED, position).state
    for key, value in position.items():
        assert FIFTY_FIVE.fact(state, key) == value


def test_the_number_of_seats_is_that_of_the_house_rules() -> None:  # E1.1
    with pytest.raises(Unreadable, match="contradict"):
        FIFTY_FIVE.start(FOUR, 3, SEED)
    with pytest.raises(Unreadable, match="two to nine"):
        FIFTY_FIVE.settings(FOUR, 10)
    with pytest.raises(Unreadable):
        FIFTY_FIVE.settings(FOUR.but(teams="pairs"), 5)


AT_REST = "game: fifty_five\nseats: 3\ndealer: 2\n"


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("deal: 0=KD 7S QH 8C", "4 cards where 5"),
        ("deal: 3=KD 7S QH 8C 9H", "no such part"),
        ("deal: up=KD", "no such part"),
        ("deal: kitty=KD KS", "2 cards where 5"),
        ("deal: stock=KD", "1 cards where 32"),
        ("deal: 0=KD 7S QH 8C 9H | 1=KD KC 7D 8D 9D", "given twice"),
        ("deal:\ndeal:", "one that is not"),
        ("restock: KD", "restock:"),
        ("deal:\nexpect up = -", "no fact up"),
        ("deal:\nexpect hand = -", "of which seat"),
        ("deal:\nexpect trump 1 = -", "nobody's own"),
    ],
)
def test_a_line_that_cannot_be_fails(body: str, complaint: str) -> None:  # E2.4
    failure = check(read_script(f"{AT_REST}\n{body}\n"), GAMES)
    assert failure is not None
    assert complaint in str(failure)


def test_a_deal_is_performed_only_at_rest_and_restocks_never() -> None:
    state = played("deal:")
    with pytest.raises(Unreadable, match="does not rest"):
        FIFTY_FIVE.perform(state, "deal", "")
    with pytest.raises(Unreadable, match="no line restock"):
        FIFTY_FIVE.perform(state, "restock", "KD")


def test_what_a_line_does_not_name_uses_a_shuffle() -> None:  # E2.4
    for line, shuffles in ((THREE, 1), (f"{THREE} | stock={stock_beside(THREE)}", 0)):
        assert played(line, seats=3).chance.shuffles == shuffles


def stock_beside(line: str) -> str:
    """The cards that the line does not name."""
    return " ".join(text for text in map(str, PACK_52) if text not in line)


def test_a_whole_match_is_recorded_and_checked_without_its_seed() -> None:
    rules = FOUR.but(variant=110, name_before_kitty=True)
    state: State = FIFTY_FIVE.start(rules, 4, SEED, {"dealer": "0"}).state
    log = []
    while owing := FIFTY_FIVE.to_move(state):
        (seat,) = owing
        action = FIFTY_FIVE.choose(FIFTY_FIVE.view(state, seat))
        after = FIFTY_FIVE.apply(state, seat, action).state
        log.append(Move(state, seat, action, after))
        state = after
    record = write_record(FIFTY_FIVE, rules, 4, 0, log)
    assert record.startswith("game: fifty_five\npreset: 110\noptions: name_before_kitty=on\n")
    assert check(read_script(record), GAMES) is None
