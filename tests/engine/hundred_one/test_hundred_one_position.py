"""How a match begins, and which lines of a script cannot be."""

import pytest

from engine.cards import Card, parse_cards
from engine.game import Unreadable
from engine.games.hundred_one import HUNDRED_ONE
from engine.games.hundred_one.dealing import highest_card
from engine.games.hundred_one.events import DealerDrawn, MatchStarted
from engine.games.hundred_one.options import HundredOneRules
from engine.games.hundred_one.state import State
from engine.script import Move, check, read_script, write_record
from tests.engine.hundred_one.positions import position

SEED = bytes(range(32))
TWO = HundredOneRules()


@pytest.mark.parametrize(("seats", "dealer"), [(2, 0), (3, 0), (4, 2)])
def test_the_first_dealer_is_drawn_by_lot(seats: int, dealer: int) -> None:  # OH-005
    step = HUNDRED_ONE.start(HUNDRED_ONE.settings(TWO, seats), seats, SEED)
    assert step.state.dealer == dealer
    assert [told.event for told in step.told] == [MatchStarted(dealer)]


@pytest.mark.parametrize(
    ("seats", "drawn", "dealer"), [(2, "QS 7S", 0), (3, "QS 7S QD", 0), (4, "QS 7S QD JH", 0)]
)
def test_the_highest_card_deals_first(seats: int, drawn: str, dealer: int) -> None:  # OH-006
    rules = HUNDRED_ONE.settings(TWO.but(first_dealer="high_card"), seats)
    step = HUNDRED_ONE.start(rules, seats, SEED)
    assert [told.event for told in step.told] == [
        DealerDrawn(parse_cards(drawn), dealer),
        MatchStarted(dealer),
    ]


@pytest.mark.parametrize(
    ("drawn", "highest"),
    [
        ("KD KH KS QC", "KS"),
        ("KD KC", "KC"),
        ("9C 9H", "9C"),
        ("9D 9H", "9H"),
        ("9S 9C", "9S"),
        ("AD KS", "AD"),
        ("TH JD 9S", "JD"),
    ],
)
def test_of_equal_ranks_diamonds_hearts_clubs_spades(drawn: str, highest: str) -> None:  # OH-006
    cards = parse_cards(drawn)
    assert cards[highest_card(cards)] is Card.parse(highest)


@pytest.mark.parametrize(
    ("changes", "position", "complaint"),
    [
        ({}, {"scores": "1 2 3"}, "3 for 2 seats"),
        ({}, {"scores": "1 x"}, "not numbers"),
        ({}, {"scores": "1 1_0"}, "not numbers"),
        ({}, {"scores": "102 0"}, "over 101"),
        ({"end_mode": "eliminate"}, {"scores": "102 0"}, "fewer than two"),
        ({"end_mode": "eliminate", "players": 3}, {"scores": "0 102 0", "dealer": "1"}, "is out"),
        ({}, {"dealer": "2"}, "no seat"),
        ({}, {"dealer": "-1"}, "no seat"),
        ({}, {"bolts": "0 0"}, "no such line"),
    ],
)
def test_a_position_that_cannot_be(
    changes: dict[str, object], position: dict[str, str], complaint: str
) -> None:
    rules = TWO.but(**changes)
    with pytest.raises(Unreadable, match=complaint):
        HUNDRED_ONE.start(rules, rules.players, SEED, position)


def test_the_number_of_seats_is_that_of_the_house_rules() -> None:
    with pytest.raises(Unreadable, match="contradict"):
        HUNDRED_ONE.start(TWO, 3, SEED)
    with pytest.raises(Unreadable, match="two to four"):
        HUNDRED_ONE.settings(TWO, 5)


def test_a_score_of_exactly_the_limit_is_taken_as_it_stands() -> None:  # E1.2
    state = HUNDRED_ONE.start(TWO, 2, SEED, {"scores": "101 -40"}).state
    assert state.scores == (101, -40)


AT_REST = "game: hundred_one\nseats: 2\ndealer: 1\n"


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("deal: 0=2S", "not in this pack"),
        ("deal: 0=KD 7S QH 8C", "4 cards where 5"),
        ("deal: 1=KD 7S QH 8C 9H", "5 cards where 4"),
        ("deal: 2=KD 7S QH 8C 9H", "no such part"),
        ("deal: 00=KD 7S QH 8C 9H", "no such part"),
        ("deal: kitty=KD", "no such part"),
        ("deal: up=KD KS", "one card"),
        ("deal: up=KD | stock=KD", "given twice"),
        ("deal: 0", "not part=cards"),
        ("deal:\ndeal:", "one that is not"),
        ("restock: KD KD", "a card twice"),
        ("restock: 2D", "2D"),
        ("restock: ZZ", "ZZ"),
        ("board: What; now", "board:"),
        ("deal:\nexpect bolts = 0 0", "no fact bolts"),
        ("deal:\nexpect hand = -", "of which seat"),
        ("deal:\nexpect top 1 = -", "nobody's own"),
    ],
)
def test_a_line_that_cannot_be_fails(body: str, complaint: str) -> None:
    failure = check(read_script(f"{AT_REST}\n{body}\n"), {"hundred_one": HUNDRED_ONE})
    assert failure is not None
    assert complaint in str(failure)


def test_a_deal_is_performed_only_at_rest_and_boards_never() -> None:
    state = position("deal:")
    with pytest.raises(Unreadable, match="does not rest"):
        HUNDRED_ONE.perform(state, "deal", "")
    with pytest.raises(Unreadable, match="no line board"):
        HUNDRED_ONE.perform(state, "board", "What; now")


def test_the_record_of_a_deal_without_an_opening_card_names_none() -> None:
    rules = HUNDRED_ONE.presets["online"]
    state = HUNDRED_ONE.start(rules, 2, SEED, {"dealer": "0"}).state
    deal = HUNDRED_ONE.read_action("deal")
    (line,) = HUNDRED_ONE.record(state, 0, deal, HUNDRED_ONE.apply(state, 0, deal).state)
    assert [part.split("=")[0].strip() for part in line.split(":")[1].split("|")] == [
        *("0", "1", "stock")
    ]


def test_the_stock_has_no_more_cards_than_are_left() -> None:
    everything = " ".join(
        f"{rank}{suit}" for suit in "SCDH" for rank in "6789TJQKA" if rank + suit != "KD"
    )
    failure = check(
        read_script(f"{AT_REST}\ndeal: stock={everything}\n"), {"hundred_one": HUNDRED_ONE}
    )
    assert failure is not None
    assert "35 cards where 26 are left" in str(failure)


def test_no_opening_card_is_named_where_the_forehand_begins() -> None:
    head = "game: hundred_one\npreset: online\nseats: 2\n"
    failure = check(read_script(f"{head}\ndeal: up=KD\n"), {"hundred_one": HUNDRED_ONE})
    assert failure is not None
    assert "no such part" in str(failure)


@pytest.mark.parametrize("stock", ["flip", "end_deal"])
def test_a_restock_stands_only_where_the_stock_is_shuffled(stock: str) -> None:  # E9.4
    head = f"game: hundred_one\noptions: empty_stock={stock}\nseats: 2\n"
    failure = check(read_script(f"{head}\nrestock: KD\n"), {"hundred_one": HUNDRED_ONE})
    assert failure is not None
    assert "not shuffled" in str(failure)


DRY = (
    "deal: 0=8C 6D 7D 9D TD | 1=8D JD QD KD AD | 2=6S 7S 9S TS JS | 3=8H QS QC QH | up=8S"
    " | stock=KS AS 6C 7C 9C TC JC KC AC 6H 7H 9H TH JH KH AH\n0 play 8C\n1 play 8D\n"
) + "2 draw\n" * 16
"""The stock is empty, 8S, 8C and 8D lie on the pile, seat 2 draws until a card fits."""

DRY_RULES = "draw_rule=until_fits, limit=201"


def test_a_restock_names_cards_that_come_into_the_stock() -> None:  # E9.4
    with pytest.raises(Unreadable, match="8D does not come into the stock"):
        position(f"{DRY}restock: 8D\n2 draw", DRY_RULES, seats=4)


def test_a_restock_may_name_the_first_cards_only() -> None:  # E9.4
    state = position(f"{DRY}restock: 8C\n2 draw", DRY_RULES, seats=4)
    assert state.hands[2][-1] is Card.parse("8C")
    assert state.stock == parse_cards("8S")


def test_a_record_writes_every_stock_that_was_shuffled() -> None:  # E9.4
    start = HUNDRED_ONE.start(
        TWO.but(players=4, limit=201, draw_rule="until_fits"), 4, SEED, {"dealer": "3"}
    ).state
    state: State = HUNDRED_ONE.perform(start, "deal", DRY.splitlines()[0][5:]).state
    log = []
    for text in ("0 play 8C", "1 play 8D", *["2 draw"] * 17):
        seat, action = int(text[0]), HUNDRED_ONE.read_action(text[2:])
        after = HUNDRED_ONE.apply(state, seat, action).state
        log.append(Move(state, seat, action, after))
        state = after
    record = write_record(HUNDRED_ONE, start.options, 4, 3, log)
    *_, restock, draw = record.strip().splitlines()
    assert draw == "2 draw"
    assert sorted(restock.removeprefix("restock: ").split()) == ["8C", "8S"]


def test_a_whole_match_is_recorded_and_checked_without_its_seed() -> None:
    rules = TWO.but(players=4, draw_rule="until_fits", seven_draw=5, ks_draw=5, limit=201)
    state: State = HUNDRED_ONE.start(rules, 4, SEED, {"dealer": "0"}).state
    log = []
    while owing := HUNDRED_ONE.to_move(state):
        (seat,) = owing
        action = HUNDRED_ONE.default(state, seat)
        after = HUNDRED_ONE.apply(state, seat, action).state
        log.append(Move(state, seat, action, after))
        state = after
    record = write_record(HUNDRED_ONE, rules, 4, 0, log)
    assert record.count("\nrestock: ") > 0
    assert check(read_script(record), {"hundred_one": HUNDRED_ONE}) is None
