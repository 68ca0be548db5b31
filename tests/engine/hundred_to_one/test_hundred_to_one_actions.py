"""What can be done in Hundred to One, and how it is written."""

import pytest

from engine.game import Unreadable
from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.actions import (
    Accept,
    Answer,
    Buzz,
    Choose,
    Deal,
    First,
    Pass,
    Reject,
    Second,
    read,
)
from engine.script import check, read_script, write_record
from engine.script.write import moves
from tests.engine.hundred_to_one.played import BOARD, played


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("deal", Deal()),
        ("buzz", Buzz()),
        ("pass", Pass()),
        ("answer мыло и верёвка", Answer("мыло и верёвка")),
        ("answer pass", Answer("pass")),
        ("answer TEXT", Answer("TEXT")),
        ("choose 4", Choose(4)),
        ("first 0", First(0)),
        ("second 10", Second(10)),
        ("accept 3", Accept(3)),
        ("accept", Accept()),
        ("reject", Reject()),
    ],
)
def test_an_action_is_written_as_it_is_read(text: str, action: object) -> None:
    assert read(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "answer", "answer ", "choose", "choose x", "choose 1 2", "first", "first -1"),
        *("second 01", "accept 1 2", "accept x", "reject 1", "deal 1", "buzz 0", "play AS"),
        *("Pass", "ответ да"),
    ],
)
def test_a_text_that_is_no_action(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("ЦВЕТЫ!!!", "ЦВЕТЫ"),
        ("  две \n строки ", "две строки"),
        ("a|b; c=d #e", "a b c d e"),
        ("!", ""),
        ("да! нет", "да! нет"),
    ],
)
def test_an_answer_is_kept_as_a_line_can_hold_it(said: str, kept: str) -> None:  # E2.1
    assert Answer(said).text == kept


@pytest.mark.parametrize("said", ["цветы # букет !", "C#", "чай | кофе", "чай\n0 pass", "чай !"])
def test_whatever_a_person_types_the_record_can_be_played_again(said: str) -> None:
    first = played("")
    rules, game = first.options, HUNDRED_TO_ONE
    begun = game.perform(first, "board", BOARD.removeprefix("board:")).state
    record = write_record(game, rules, 10, 0, moves(game, begun, [(0, Answer(said))]))
    header, _, body = record.partition("\n\n")
    script = read_script(f"{header}\n\n{BOARD}\n{body}")
    assert check(script, {"hundred_to_one": game}) is None
    assert len(script.body) == 2
