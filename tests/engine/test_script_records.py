"""What may stand in a script file, however strange, and the records that are written."""

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Seat
from engine.script import (
    moves,
    read_parts,
    write_parts,
    write_record,
)
from tests.engine.script_lines import DEAL, HEADER, assert_fails, body_failure, failure_of
from tests.engine.toy import TOY, Action, Rules, State

# Anything may stand in a file


@given(st.text())
def test_no_text_is_too_strange_to_be_read_or_refused(text: str) -> None:
    failure_of(text)
    failure_of(f"{HEADER}\n{DEAL}\n{text}")


@given(
    st.lists(
        st.sampled_from(
            [
                *HEADER.split("\n"),
                *(DEAL, "deal:", "0 discard AS KS", "1 play 7H !", "legal 0 =", "expect turn = 0"),
                *("expect hand 1 = -", "|", "=", "#", "!", "9" * 5000, "seed: 00"),
            ]
        )
    )
)
def test_lines_in_any_order_are_read_or_refused(lines: list[str]) -> None:
    failure_of("\n".join(lines))


def test_a_line_of_ten_million_signs_is_refused_like_any_other() -> None:
    assert_fails(body_failure("0 " + "9 " * 5_000_000), 6, "no card")
    assert_fails(body_failure("expect turn" + " " * 10_000_000 + "x"), 6)
    assert_fails(failure_of("game: " + "x" * 10_000_000), 1)


# Records


def played(options: Rules, seats: int, seed: bytes) -> tuple[State, list[tuple[Seat, Action]]]:
    first = state = TOY.start(options, seats, seed).state
    log: list[tuple[Seat, Action]] = []
    while owing := TOY.to_move(state):
        seat = min(owing)
        action = TOY.choose(TOY.view(state, seat))
        log.append((seat, action))
        state = TOY.apply(state, seat, action).state
    return first, log


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_replays_to_the_same_scores(seats: Literal[2, 3, 4]) -> None:
    options = Rules(players=seats, target=5, aces_low=True)
    seed = bytes([7, seats])
    first, log = played(options, seats, seed)
    record = write_record(TOY, options, seats, first.dealer, moves(TOY, first, log))
    *_, last = moves(TOY, first, log)
    scores = " ".join(map(str, last.after.scores))
    assert record.endswith(f"expect scores = {scores}\nexpect winner = {_winner(last.after)}\n")
    assert f"seats: {seats}\n" in record
    assert "seed:" not in record
    assert "0 discard" in record
    assert failure_of(record) is None


def _winner(state: State) -> str:
    return TOY.fact(state, "winner")


def test_a_record_names_the_nearest_preset_and_what_differs() -> None:
    options = Rules(players=3, target=6, aces_low=True)
    header, _, body = write_record(TOY, options, 3, 1, (), {"seed": "0a", "note": "so"}).partition(
        "\n\n"
    )
    assert header.split("\n") == [
        *("game: highest", "preset: long", "options: aces_low=on"),
        *("seats: 3", "dealer: 1", "seed: 0a", "note: so"),
    ]
    assert body == ""


def test_a_record_gives_every_deal_and_the_scores_after_it() -> None:
    first, log = played(Rules(target=3), 2, b"seed")
    record = write_record(TOY, Rules(target=3), 2, first.dealer, moves(TOY, first, log))
    deals = record.count("\ndeal: 0=")
    assert deals >= 3
    assert record.count("expect scores =") == deals
    assert record.count("expect winner =") == 1


def test_a_match_in_progress_can_be_written_down() -> None:
    first, log = played(Rules(), 2, b"seed")
    record = write_record(TOY, Rules(), 2, first.dealer, moves(TOY, first, log[:3]))
    assert failure_of(record) is None
    assert record.count("discard") == 2
    assert "expect" not in record


def test_parts_are_written_as_they_are_read() -> None:
    text = "0=AS KS 6S | up=- | stock=TC JC"
    assert write_parts(read_parts(text)) == text


def test_actions_of_the_toy_read_as_they_are_written() -> None:
    for text in ("deal", "discard 6S KS", "play AS"):
        assert str(TOY.read_action(text)) == text
    assert TOY.read_action("discard KS 6S") == TOY.read_action("discard 6S KS")
