"""Records held against their seeds, in the smallest game there is."""

from collections.abc import Mapping

import pytest

from engine.script import AnyGame, BadScript, Move, read_script, write_record
from engine.verify import Verdict, verify
from tests.engine.toy import TOY, Rules

GAMES: Mapping[str, AnyGame] = {"highest": TOY}
SEED = bytes(range(32))


def a_record(seed: bytes = SEED, scores: str | None = None) -> str:
    position = None if scores is None else {"dealer": "1", "scores": scores}
    state = TOY.start(Rules(target=4), 2, seed, position).state
    dealer = state.dealer
    played = []
    while owing := TOY.to_move(state):
        seat = min(owing)
        before, action = state, TOY.default(state, seat)
        state = TOY.apply(state, seat, action).state
        played.append(Move(before, seat, action, state))
    header = {"seed": SEED.hex(), **({} if scores is None else {"scores": scores})}
    return write_record(TOY, Rules(target=4), 2, dealer, played, header)


def failure_line(record: str) -> str:
    with pytest.raises(BadScript) as caught:
        verify(read_script(record), GAMES)
    failure = caught.value.failure
    return f"{record.splitlines()[failure.line - 1][:8]} | {failure}"


def test_a_record_of_a_match_dealt_from_its_seed() -> None:
    record = a_record()
    deals = record.count("\ndeal:")
    assert deals > 2
    assert verify(read_script(record), GAMES) == Verdict(SEED, deals, 0, 0, 0)


def test_another_seed_deals_other_cards() -> None:
    assert failure_line(a_record(bytes([9]) + SEED[1:])).startswith("deal: 0=")
    assert "as the seed deals" in failure_line(a_record(bytes([9]) + SEED[1:]))


def test_two_cards_exchanged_are_found_in_the_last_deal_too() -> None:
    record = a_record()
    start = record.rindex("deal: 0=") + len("deal: 0=")
    first, second = record[start : start + 2], record.rindex("| stock=") + len("| stock=")
    other = record[second : second + 2]
    forged = record[:start] + other + record[start + 2 : second] + first + record[second + 2 :]
    with pytest.raises(BadScript) as caught:
        verify(read_script(forged), GAMES)
    assert caught.value.failure.line == forged[:start].count("\n") + 1


def test_the_order_of_a_hand_is_free_that_of_a_stock_is_not() -> None:
    record = a_record()
    hand = record.partition("deal: 0=")[2].partition(" |")[0]
    assert verify(read_script(record.replace(hand, " ".join(hand.split()[::-1]))), GAMES)
    stock = record.partition("stock=")[2].partition("\n")[0]
    assert verify(read_script(record.replace(stock, stock[:5])), GAMES)
    assert "stock=" in failure_line(record.replace(stock, " ".join(stock.split()[::-1])))


def test_deals_that_the_record_leaves_to_the_seed_are_not_counted() -> None:
    text = f"game: highest\nseed: {SEED.hex()}\n\ndeal:\n1 fold !\n"
    assert verify(read_script(text), GAMES).deals == 0
    unsaid = f"game: highest\nseed: {SEED.hex()}\n\nexpect over = no\nlegal 0 =\n1 fold !\n"
    assert verify(read_script(unsaid), GAMES).deals == 0


def test_without_a_seed_nothing_can_be_compared() -> None:
    record = "\n".join(line for line in a_record().split("\n") if not line.startswith("seed:"))
    assert "seed:" in failure_line(record)


def test_who_dealt_first_is_held_against_the_lot() -> None:
    text = "game: highest\nseats: 3\nseed: 01\ndealer: {}\n\ndeal:\n"
    verdicts = [verify(read_script(text.format(seat)), GAMES) for seat in range(3)]
    assert [verdict.dealer for verdict in verdicts] == [0, 1, 2]
    assert len({verdict.lot for verdict in verdicts}) == 1
    assert verdicts[0].lot in range(3)


def test_a_match_that_started_in_the_middle_had_no_lot() -> None:
    record = a_record(scores="1 2")
    verdict = verify(read_script(record), GAMES)
    assert (verdict.dealer, verdict.lot) == (1, None)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("deal: 0=AS AS 6S", "AS given twice"),
        ("deal: hello", "not part=cards"),
        ("deal:\ndeal:", "a match at rest"),
        ("deal: talon=AS", "part talon"),
        ("deal:\n0 discard AS KS", "not-your-turn"),
        ("restock: AS", "a new stock here"),
        ("board: Why? | so=1", "board:"),
    ],
)
def test_what_cannot_be_played_is_not_verified(line: str, word: str) -> None:
    assert word in failure_line(f"game: highest\nseed: 00\n\n{line}\n")
