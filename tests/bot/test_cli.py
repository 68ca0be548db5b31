"""The command line, as a person uses it."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.check import check_file
from engine.games import GAMES
from tests.bot.shell import run

GOOD = """\
game: hundred_one
seats: 2
dealer: 1

deal: 0=9D QS JC 8C KH | 1=9S JD TD AD | up=6D
0 play 9D
expect phase = cover
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "a.game").write_text(GOOD)
    (tmp_path / "deeper" / "b.game").write_text(GOOD)
    (tmp_path / "notes.txt").write_text("no script")
    return tmp_path


def test_help_tells_what_each_command_does() -> None:
    code, out, _ = run("--help")
    assert code == 0
    for command in ("play", "bot", "check", "verify", "simulate", "packs", "bench"):
        assert f"  {command} " in out
        code, told, _ = run(command, "--help")
        assert code == 0
        assert told.startswith(f"Usage: prikup {command}")


def test_without_a_command_the_help_is_shown() -> None:
    assert "simulate" in "".join(map(str, run()))


def test_the_version_is_told() -> None:
    code, out, _ = run("--version")
    assert (code, out[:7]) == (0, "prikup ")


def test_the_console_script_checks_too(folder: Path) -> None:
    script = Path(sys.executable).with_name("prikup")
    done = subprocess.run(
        [script, "check", folder], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "2 passed, 0 failed\n", "")


# check


def test_files_and_folders_are_checked(folder: Path) -> None:
    assert run("check", str(folder)) == (0, "2 passed, 0 failed\n", "")
    assert (
        run("check", str(folder / "deeper"), str(folder / "a.game"))[1] == "2 passed, 0 failed\n"
    )


def test_a_failing_script_gets_a_line_that_says_where_and_why(folder: Path) -> None:
    bad = folder / "deeper" / "bad.game"
    bad.write_text(GOOD + "expect phase = play\nexpect over = yes\n")
    code, out, _ = run("check", str(folder))
    assert code == 1
    assert out == f"{bad}:8: expected phase = play, found cover\n2 passed, 1 failed\n"


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", 1),
        (b"game: chess\n\n", 1),
        (b"\x00\xff\xfe\x7fELF" * 1000, 1),
        (bytes(range(256)) * 100, 2),
        (b"game: hundred_one\nseats: 99999999999999999999\n\n", 2),
        (b"game: hundred_one\nscores: " + b"9" * 10_000 + b" 1\n\n", 2),
        (b"game: hundred_one\nscores: 1\n\n", 2),
        (b"game: hundred_one\nbolts: 1 1\n\n", 2),
        (b"game: hundred_one\noptions: limit=102\n\n", 2),
        (b"game: hundred_one\n\n0 draw\n" + b"x" * 10_000_000, 4),
        (b"game: hundred_one\n\n" + b"7 draw\n", 3),
        (b"game: hundred_one\n\ndeal: 0=AS AS AS AS\n", 3),
        (b"game: hundred_one\n\ndeal: 0=2S 7S 8S 9S\n", 3),
        (b"game: hundred_one\n\ndeal: 0=AS\n", 3),
        (b"game: hundred_one\n\n1 play " + b"A" * 1_000_000 + b"\n", 3),
    ],
)
def test_whatever_stands_in_a_file_fails_in_one_line(
    tmp_path: Path, content: bytes, line: int
) -> None:
    path = tmp_path / "bad.game"
    path.write_bytes(content)
    code, out, err = run("check", str(path))
    trouble, summary = out.splitlines()
    assert (code, summary, err) == (1, "0 passed, 1 failed", "")
    assert trouble.startswith(f"{path}:{line}: expected ")
    assert len(trouble) < 1000
    assert trouble.isprintable()


def test_a_file_that_vanishes_fails_like_any_other(tmp_path: Path) -> None:
    trouble = check_file(tmp_path / "gone.game").trouble
    assert trouble is not None
    assert trouble.startswith(f"{tmp_path / 'gone.game'}: expected a readable file, found ")


def test_a_path_that_is_not_there_is_a_wrong_use(folder: Path) -> None:
    code, out, err = run("check", str(folder), str(folder / "none.game"))
    assert (code, out) == (2, "")
    assert err == f"prikup: there is no file or folder {folder / 'none.game'}\n"


def test_nothing_to_check_is_a_wrong_use() -> None:
    assert run("check")[0] == 2


def test_an_empty_folder_has_nothing_that_fails(tmp_path: Path) -> None:
    assert run("check", str(tmp_path)) == (0, "0 passed, 0 failed\n", "")


def test_many_scripts_are_told_in_order(tmp_path: Path) -> None:
    for number in range(100):
        path = tmp_path / f"{number:03}.game"
        path.write_text(GOOD if number % 10 else f"{GOOD}expect scores = {number} 1\n")
    code, out, _ = run("check", str(tmp_path))
    *failures, summary = out.splitlines()
    assert (code, summary) == (1, "90 passed, 10 failed")
    assert [Path(line.partition(":")[0]).stem for line in failures] == [
        f"{number:03}" for number in range(0, 100, 10)
    ]


# all commands


@pytest.mark.parametrize("command", ["simulate", "bench calls", "bench bot", "bench table"])
def test_an_unknown_game_is_answered_with_the_known_ones(command: str) -> None:
    code, out, err = run(*command.split(), "chess")
    assert (code, out) == (2, "")
    assert err == f"prikup: there is no game chess, only {' '.join(GAMES)}\n"
