"""The boards of a match: drawn by its seed from the questions that are handed in."""

from dataclasses import replace

import pytest

from engine import codec
from engine.game import Unreadable
from engine.games.hundred_to_one import HundredToOne
from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.options import HundredToOneRules
from engine.games.hundred_to_one.packs import Kind, Question, Source
from engine.games.hundred_to_one.state import State
from engine.games.hundred_to_one.supply import read_supply, write_supply
from engine.games.hundred_to_one.values import RoundName
from engine.script import check, read_script, write_record
from engine.script.write import moves
from engine.shuffle import shuffled
from engine.verify import verify
from tests.engine.hundred_to_one.questions import questions, supplied

GAME = supplied()
RULES = HundredToOneRules()
ALL_ROUNDS = RULES.but(reverse_skip_lead=240)


def started(rules: HundredToOneRules = RULES, seed: bytes = b"supply") -> State:
    return GAME.start(rules, rules.players, seed).state


def drawn(state: State) -> dict[RoundName, tuple[Board, ...]]:
    return {supply.round: supply.boards for supply in state.supply}


def origin(board: Board) -> Question:
    """The question of the pack that the board is of."""
    (found,) = (q for q in questions() if q.board.question == board.question)
    return found


def test_every_round_that_there_may_be_has_its_boards() -> None:  # E2.2
    assert {name: len(boards) for name, boards in drawn(started(ALL_ROUNDS)).items()} == {
        RoundName.SIMPLE: 1,
        RoundName.DOUBLE: 1,
        RoundName.TRIPLE: 1,
        RoundName.REVERSE: 1,
        RoundName.DUEL: 1,
        RoundName.TIEBREAK: 1,
        RoundName.BIG: 5,
    }
    small = RULES.but_text("rounds=simple+big, big_questions=2, tie_break=both_none")
    assert {name: len(boards) for name, boards in drawn(started(small)).items()} == {
        RoundName.SIMPLE: 1,
        RoundName.BIG: 2,
    }


def test_no_board_is_drawn_twice() -> None:
    for number in range(20):
        boards = drawn(started(ALL_ROUNDS, bytes([number])))
        texts = [board.question for given in boards.values() for board in given]
        assert len(set(texts)) == len(texts)


def test_the_same_seed_draws_the_same_boards_and_another_seed_others() -> None:
    assert started() == started()
    assert drawn(started(seed=b"one")) != drawn(started(seed=b"two"))


def test_boards_are_taken_in_the_order_of_one_shuffle_of_the_pack() -> None:
    order = shuffled(questions(), b"supply", 0)
    ordinary = [q.board.question for q in order if q.kind is Kind.ORDINARY]
    boards = drawn(started())
    rounds = (RoundName.SIMPLE, RoundName.DOUBLE, RoundName.TRIPLE)
    assert [boards[name][0].question for name in rounds] == ordinary[:3]
    assert started().chance.shuffles == 1


def test_each_game_has_questions_of_its_kind() -> None:
    for number in range(10):
        boards = drawn(started(ALL_ROUNDS, bytes([number])))
        assert origin(boards[RoundName.REVERSE][0]).kind is Kind.REVERSE
        assert {origin(board).kind for board in boards[RoundName.BIG]} == {Kind.BIG}
        for name in (RoundName.SIMPLE, RoundName.DOUBLE, RoundName.TRIPLE, RoundName.TIEBREAK):
            assert origin(boards[name][0]).kind is Kind.ORDINARY
        assert boards[RoundName.DUEL][0].keys


def test_where_a_kind_runs_out_another_has_to_serve() -> None:
    only_big = tuple(q for q in questions() if q.kind is Kind.BIG)
    state = HundredToOne(only_big).start(RULES, 10, b"big").state
    assert {origin(board).kind for boards in drawn(state).values() for board in boards} == {
        Kind.BIG
    }


@pytest.mark.parametrize("rows", [4, 6, 8])
def test_a_board_is_cut_to_the_rows_that_are_played_from_the_bottom(rows: int) -> None:  # E2.2
    values = tuple(range(1, rows + 1))
    boards = drawn(started(RULES.but(rows=rows, reverse_values=values)))
    for name, given in boards.items():
        for board in given:
            whole = origin(board).board
            expected = 8 if name is RoundName.BIG else rows
            assert board == replace(whole, rows=whole.rows[:expected])


def test_too_few_questions_start_no_match() -> None:
    game = HundredToOne(questions()[:9])
    with pytest.raises(Unreadable, match="too few questions"):
        game.start(RULES, 10, b"few")
    short = tuple(replace(q, board=replace(q.board, rows=q.board.rows[:6])) for q in questions())
    assert HundredToOne(short).start(RULES, 10, b"six").state.supply
    with pytest.raises(Unreadable, match="rows"):
        HundredToOne(short).start(RULES.but(rows=7, reverse_values=(1,) * 7), 10, b"seven")


def test_a_match_is_started_again_with_its_boards_and_without_the_pack() -> None:
    state = started(ALL_ROUNDS)
    position = {"boards": write_supply(state.supply), "scores": "3 4"}
    again = HundredToOne().start(ALL_ROUNDS, 10, b"supply", position).state
    assert again.supply == state.supply
    assert again.scores == (3, 4)


def test_a_board_says_whether_its_votes_were_counted_and_the_supply_writes_it_down() -> None:
    pack = [replace(q, source=Source.SURVEY) if n % 2 else q for n, q in enumerate(questions())]
    counted = {question.board.question for question in pack if question.source is Source.SURVEY}
    supply = HundredToOne(tuple(pack)).start(RULES, 10, b"supply").state.supply
    boards = [board for part in supply for board in part.boards]
    assert {board.question for board in boards if board.is_surveyed} == counted & {
        board.question for board in boards
    }
    assert 0 < sum(board.is_surveyed for board in boards) < len(boards)
    text = write_supply(supply)
    assert read_supply(text) == supply
    assert sum(" surveyed: " in line for line in text.splitlines()) == len(
        [board for board in boards if board.is_surveyed]
    )


def test_a_board_line_never_says_where_the_votes_come_from() -> None:
    (board,) = read_supply("simple surveyed: Q | a=1")[0].boards
    assert board.is_surveyed
    assert str(board) == "Q | a=1"


def test_boards_stored_before_there_was_a_survey_are_estimates() -> None:
    stored = codec.dump(read_supply("simple: Q | a=1")[0].boards[0])
    del stored["is_surveyed"]
    assert not codec.load(Board, stored).is_surveyed


@pytest.mark.parametrize(
    "text",
    [
        "simple",
        "final: Q | a=1",
        "simple Q | a=1",
        "simple: Q",
        "simple asked: Q | a=1",
        ": Q | a=1",
    ],
)
def test_boards_that_are_none(text: str) -> None:
    with pytest.raises(Unreadable):
        read_supply(text)


def test_no_boards_are_an_empty_supply() -> None:
    assert write_supply(()) == ""
    assert read_supply("") == ()


def test_a_script_without_boards_is_played_with_those_of_the_packs() -> None:  # E2.3
    script = "game: hundred_to_one\nseed: 0102\n\n0 pass\nexpect round = simple\n"
    assert check(read_script(script), {"hundred_to_one": GAME}) is None
    board = drawn(started(seed=b"\x01\x02"))[RoundName.SIMPLE][0]
    script += f"1 answer {board.rows[0].answer}\nexpect board = 1\n"
    assert check(read_script(script), {"hundred_to_one": GAME}) is None


def test_boards_that_a_script_gives_come_first_and_the_packs_give_the_rest() -> None:  # E2.3
    rules = "options: rounds=big, big_questions=2\nscores: 1 0\n"
    script = f"game: hundred_to_one\n{rules}\nboard: Назовите сыр | пармезан=7\n0 first 0\n"
    script += "0 second 2\n0 answer пармезан\nexpect fund = 7\n0 pass\nexpect phase = big2\n"
    assert check(read_script(script), {"hundred_to_one": GAME}) is None


def test_a_record_gives_every_board_and_needs_no_pack() -> None:  # E2.3
    rules = RULES.but_text("rounds=simple+big, big_questions=2, big_target=1")
    state = started(rules)
    board = drawn(state)[RoundName.SIMPLE][0]
    log = [
        (0, "deal"),
        *((seat, f"answer {board.rows[0].answer}") for seat in (1,)),
        *((seat, f"answer {board.rows[n].answer}") for n, seat in enumerate((3, 5, 7, 9, 1), 1)),
        (8, "deal"),
        (1, "first 1"),
        (1, "second 3"),
        (1, f"answer {drawn(state)[RoundName.BIG][0].rows[2].answer}"),
    ]
    played = moves(GAME, state, [(seat, GAME.read_action(text)) for seat, text in log])
    record = write_record(GAME, rules, 10, 0, played)
    assert record.count("board: ") == 3
    assert "deal" not in record.replace("dealer", "")
    assert "expect winner = 1 3 5 7 9" in record
    assert check(read_script(record), {"hundred_to_one": HundredToOne()}) is None
    seeded = record.replace("seats: 10", f"seats: 10\nseed: {b'supply'.hex()}")
    assert verify(read_script(seeded), {"hundred_to_one": GAME}).deals == 0
