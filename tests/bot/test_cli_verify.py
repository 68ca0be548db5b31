"""`prikup verify`: records held against their seeds."""

from pathlib import Path

import pytest

from tests.bot.shell import run

NO_RECORD = """\
game: hundred_one
seats: 2

deal: 0=9D QS JC 8C KH | 1=9S JD TD AD | up=6D
0 play 9D
"""


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A folder with the records of three matches."""
    folder = tmp_path / "records"
    run("simulate", "hundred_one", "--games", "3", "--seed", "v", "--record", str(folder))
    return folder


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
    path.write_text(NO_RECORD)
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


def test_each_of_several_records_gets_a_sentence(records: Path) -> None:
    code, out, _ = run("verify", str(records))
    *told, counted = out.splitlines()
    assert (code, counted) == (0, "3 verified, 0 failed")
    for path, line in zip(sorted(records.iterdir()), told, strict=True):
        assert line.startswith(f"{path}: Checked ")
        assert line.endswith(".")
    files = sorted(map(str, records.iterdir()))
    assert run("verify", *reversed(files))[1].splitlines()[:3] == told[::-1]


def test_a_record_that_fails_hides_no_other(records: Path) -> None:
    first, second, third = sorted(records.iterdir())
    second.write_text(NO_RECORD)
    code, out, _ = run("verify", str(records))
    told = out.splitlines()
    assert (code, told[3]) == (1, "2 verified, 1 failed")
    assert told[0].startswith(f"{first}: Checked ")
    assert told[1].startswith(f"{second}:3: expected seed:, found none")
    assert told[2].startswith(f"{third}: Checked ")


def test_a_commitment_is_that_of_one_match(records: Path) -> None:
    code, out, err = run("verify", str(records), "--commitment", "0" * 64)
    assert (code, out) == (2, "")
    assert err == "prikup: --commitment is that of one match, but there are 3 records\n"


def test_a_folder_without_records_is_a_wrong_use(tmp_path: Path) -> None:
    code, out, err = run("verify", str(tmp_path))
    assert (code, out, err) == (2, "", f"prikup: there is no *.game file in {tmp_path}\n")


def test_whatever_stands_in_a_file_is_answered_in_a_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.game"
    path.write_bytes(bytes(range(256)) * 100)
    code, out, err = run("verify", str(path))
    assert (code, err) == (1, "")
    assert out.startswith(f"{path}:2: expected ")
