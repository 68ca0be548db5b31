"""Scripts of the toy game, and what becomes of them."""

from collections.abc import Mapping

from engine.script import AnyGame, BadScript, Failure, check, read_script
from tests.engine.toy import TOY

GAMES: Mapping[str, AnyGame] = {"highest": TOY}

HEADER = """\
game: highest
seats: 3
dealer: 2
"""
DEAL = "deal: 0=AS KS 6S | 1=7H 8H 9H | 2=6D 7D AD | stock=TC JC"


def failure_of(text: str) -> Failure | None:
    try:
        return check(read_script(text), GAMES)
    except BadScript as error:
        return error.failure


def header_failure(*lines: str) -> Failure | None:
    return failure_of("\n".join([*lines, "", "deal:", ""]))


def body_failure(*lines: str) -> Failure | None:
    return failure_of("\n".join([HEADER, DEAL, *lines]))


def assert_holds(*lines: str) -> None:
    assert body_failure(*lines) is None


def assert_fails(failure: Failure | None, line: int, *words: str) -> None:
    assert failure is not None
    assert failure.line == line, failure
    for word in words:
        assert word in str(failure)
