"""The command line, as a person uses it."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.check import check_file
from bot.cli import app
from engine.games import GAMES

GOOD = """\
game: hundred_one
seats: 2
dealer: 1

deal: 0=9D QS JC 8C KH | 1=9S JD TD AD | up=6D
0 play 9D
expect phase = cover
"""


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(arguments))
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr


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
    for command in ("play", "bot", "check", "verify", "simulate", "bench"):
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


# simulate and verify


@pytest.mark.parametrize("slug", GAMES)
def test_simulated_matches_leave_records_that_hold_and_verify(slug: str, tmp_path: Path) -> None:
    records = tmp_path / "records"
    code, out, _ = run("simulate", slug, "--games", "2", "--seed", "x", "--record", str(records))
    assert code == 0
    assert out.startswith(f"{slug}, seed x: 2 matches, ")
    assert "seat 0 won " in out
    written = sorted(records.iterdir())
    assert [path.name for path in written] == [f"{slug}-x-0001.game", f"{slug}-x-0002.game"]
    assert run("check", str(records))[1] == "2 passed, 0 failed\n"
    code, out, _ = run("verify", str(written[0]))
    assert code == 0
    assert out.startswith("Checked ")
    promised = out.rpartition(" ")[2].rstrip(".\n")
    code, out, _ = run("verify", str(written[0]), "--commitment", promised.upper())
    assert code == 0
    assert "promised by the commitment" in out
    code, out, _ = run("verify", str(written[1]), "--commitment", promised)
    assert code == 1
    assert promised in out


def test_the_same_seed_plays_the_same_matches(tmp_path: Path) -> None:
    first, second, third = (
        run("simulate", "hundred_one", "--games", "1", "--seed", seed)[1]
        for seed in ("one", "one", "two")
    )
    assert first == second
    assert first.replace("seed one", "seed two") != third


def test_house_rules_can_be_simulated(tmp_path: Path) -> None:
    arguments = ["--games", "1", "--seed", "s", "--preset", "classic", "--seats", "3"]
    arguments += ["--options", "limit=125", "--record", str(tmp_path)]
    code, out, _ = run("simulate", "hundred_one", *arguments)
    assert code == 0
    assert "seat 2 won" in out
    (record,) = tmp_path.iterdir()
    header = record.read_text().partition("\n\n")[0].splitlines()
    assert header[:4] == [
        *("game: hundred_one", "preset: classic", "options: limit=125", "seats: 3")
    ]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["chess"], "chess"),
        (["hundred_one", "--preset", "strict"], "strict"),
        (["hundred_one", "--options", "limit=3"], "limit"),
        (["hundred_one", "--options", "limit"], "name=value"),
        (["hundred_one", "--seats", "9"], "9"),
        (["hundred_one", "--games", "0"], "games"),
        (["hundred_one", "--seed", "../x"], "--seed"),
        (["hundred_one", "--games", "1", "--record", "/dev/null/x"], "/dev/null/x"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_a_line(arguments: list[str], word: str) -> None:
    code, out, err = run("simulate", *arguments)
    assert (code, out) == (2, "")
    assert word in err.splitlines()[-1]


@pytest.mark.parametrize("command", ["simulate", "bench calls", "bench bot"])
def test_an_unknown_game_is_answered_with_the_known_ones(command: str) -> None:
    code, out, err = run(*command.split(), "chess")
    assert (code, out) == (2, "")
    assert err == "prikup: there is no game chess, only thousand hundred_one\n"


def test_a_forged_record_does_not_verify(tmp_path: Path) -> None:
    run("simulate", "hundred_one", "--games", "1", "--seed", "s", "--record", str(tmp_path))
    (path,) = tmp_path.iterdir()
    record = path.read_text()
    deal = record.partition("\ndeal: ")[2].partition("\n")[0]
    stock = deal.partition("stock=")[2].split()
    forged = [*stock[:-2], stock[-1], stock[-2]]
    path.write_text(record.replace(" ".join(stock), " ".join(forged)))
    code, out, _ = run("verify", str(path))
    assert code == 1
    assert out.startswith(f"{path}:")
    assert "as the seed deals" in out


def test_a_forged_new_stock_does_not_verify(tmp_path: Path) -> None:
    run("simulate", "hundred_one", "--games", "5", "--seed", "s", "--record", str(tmp_path))
    path = next(path for path in tmp_path.iterdir() if "restock:" in path.read_text())
    record = path.read_text()
    assert " new stock" in run("verify", str(path))[1]
    stock = record.partition("\nrestock: ")[2].partition("\n")[0].split()
    forged = [stock[1], stock[0], *stock[2:]]
    path.write_text(record.replace(" ".join(stock), " ".join(forged)))
    code, out, _ = run("verify", str(path))
    assert code == 1
    assert "as the seed shuffles" in out


def test_what_cannot_be_verified_is_said_in_a_line(tmp_path: Path) -> None:
    path = tmp_path / "some.game"
    assert run("verify", str(path))[0] == 2
    path.write_text(GOOD)
    code, out, _ = run("verify", str(path))
    assert code == 1
    assert "seed:" in out
    code, _, err = run("verify", str(path), "--commitment", "abc")
    assert code == 2
    assert err == "prikup: --commitment is not SHA-256 in hex, 64 digits\n"


def test_a_record_verifies_though_its_first_dealer_was_not_drawn(tmp_path: Path) -> None:
    path = tmp_path / "some.game"
    told = []
    for dealer in (0, 1):
        path.write_text(f"game: hundred_one\nseats: 2\nseed: 0a\ndealer: {dealer}\n\ndeal:\n")
        code, out, _ = run("verify", str(path))
        assert code == 0
        told.append(out)
    assert sum("was drawn by lot to deal first" in out for out in told) == 1
    assert sum("though the lot falls on" in out for out in told) == 1
    path.write_text("game: hundred_one\nscores: 1 1\nseed: 0a\n\ndeal:\n")
    assert "did not start at its beginning" in run("verify", str(path))[1]
