"""Question packs on disk, and the commands that look after them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.packs import Shelf, pack_files
from bot.settings import PackSettings
from tests.bot.shell import run

SIX = '[[30, "Cat"], [20, "Dog"], [9, "Fish"], [8, "Hamster"], [7, "Parrot"], [6, "Snake"]]'
GOOD = f"""\
title = "Pets"
language = "en"
source = "survey"

[[question]]
id = "pet"
question = "Which pet is the best listener?"
answers = {SIX}
"""


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The operator's folder, which is not there yet, said by the environment."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PACKS_DIR", str(tmp_path / "packs"))
    return tmp_path / "packs"


def written(path: Path, text: str = GOOD) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


# check


def test_a_good_pack_passes(tmp_path: Path) -> None:
    path = written(tmp_path / "pets.toml")
    assert run("packs", "check", str(path)) == (0, "1 passed, 0 failed\n", "")


def test_each_fault_is_told_with_file_and_line(tmp_path: Path) -> None:
    good = written(tmp_path / "good.toml")
    bad = written(tmp_path / "bad.toml", GOOD.replace("[20,", "[40,").replace("en", "de"))
    code, out, _ = run("packs", "check", str(bad), str(good))
    assert code == 1
    assert out.splitlines() == [
        f"{bad}:2: language is de, not ru or en",
        f"{bad}:8: 40 votes after 30, but votes never rise",
        "1 passed, 1 failed",
    ]


def test_a_file_that_cannot_be_read_is_a_failure_not_a_crash(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'title = "\xe9"')
    code, out, _ = run("packs", "check", str(latin), str(tmp_path / "none.toml"), str(tmp_path))
    assert code == 1
    assert out.splitlines() == [
        f"{latin}: not UTF-8 text",
        f"{tmp_path / 'none.toml'}: No such file or directory",
        f"{tmp_path}: Is a directory",
        "0 passed, 3 failed",
    ]


# add


def test_a_pack_is_added_to_the_folder(tmp_path: Path, folder: Path) -> None:
    path = written(tmp_path / "pets.toml")
    code, out, _ = run("packs", "add", str(path))
    assert (code, out) == (0, f"added: {folder / 'pets.toml'}\n")
    assert (folder / "pets.toml").read_text("utf-8") == GOOD
    assert [entry.name for entry in folder.iterdir()] == ["pets.toml"]


def test_a_bad_pack_is_not_added_and_no_other_with_it(tmp_path: Path, folder: Path) -> None:
    good = written(tmp_path / "good.toml")
    bad = written(tmp_path / "bad.toml", "title = 1")
    code, out, err = run("packs", "add", str(good), str(bad))
    assert code == 1
    assert f"{bad}:1: title is no text" in out
    assert "nothing was added" in err
    assert not folder.exists()


def test_a_pack_of_that_name_is_replaced_only_on_demand(tmp_path: Path, folder: Path) -> None:
    path = written(tmp_path / "pets.toml")
    run("packs", "add", str(path))
    written(path, GOOD.replace("Pets", "More pets"))
    code, _, err = run("packs", "add", str(path))
    assert (code, "there is a pack pets already" in err) == (1, True)
    assert "More pets" not in (folder / "pets.toml").read_text("utf-8")
    assert run("packs", "add", "--replace", str(path))[0] == 0
    assert "More pets" in (folder / "pets.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Pets.toml", "NAME of a-z, 0-9 and single -"),
        ("my pets.toml", "NAME of a-z, 0-9 and single -"),
        ("pets.txt", "NAME of a-z, 0-9 and single -"),
        ("en-home.toml", "a pack en-home comes with the program"),
    ],
)
def test_a_name_that_cannot_be_a_packs_is_refused(
    tmp_path: Path, folder: Path, name: str, reason: str
) -> None:
    code, _, err = run("packs", "add", str(written(tmp_path / name)))
    assert (code, reason in err) == (1, True)
    assert not folder.exists()


def test_a_folder_that_is_none_is_said(tmp_path: Path, folder: Path) -> None:
    folder.write_text("a file")
    code, _, err = run("packs", "add", str(written(tmp_path / "pets.toml")))
    assert (code, f"cannot write to {folder}" in err) == (1, True)


def test_without_a_folder_nothing_can_be_added(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PACKS_DIR", "")
    code, _, err = run("packs", "add", str(written(tmp_path / "pets.toml")))
    assert (code, "PACKS_DIR is not set" in err) == (2, True)


# list


def test_shipped_packs_say_that_their_numbers_are_estimates(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PACKS_DIR", "")
    code, out, _ = run("packs", "list")
    assert code == 0
    assert out.splitlines()
    assert all("  estimates  with the program" in line for line in out.splitlines())


def test_added_packs_are_listed_with_their_folder(folder: Path) -> None:
    written(folder / "pets.toml")
    code, out, _ = run("packs", "list")
    assert code == 0
    assert out.splitlines()[-1] == f"pets  en  1 ordinary  “Pets”  surveyed  {folder}"


def test_a_bad_pack_in_the_folder_is_listed_as_such(folder: Path) -> None:
    path = written(folder / "pets.toml", "title = 1")
    code, out, _ = run("packs", "list")
    assert code == 1
    assert out.splitlines()[-1] == f"{path}:1: language is missing"


# the shelf


def test_the_folder_comes_from_the_environment_or_is_none(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    assert PackSettings().packs_dir == folder
    monkeypatch.delenv("PACKS_DIR")
    assert PackSettings().packs_dir is None


def test_questions_are_called_by_pack_and_id_and_kept_by_language(folder: Path) -> None:
    written(folder / "pets.toml")
    shelf = Shelf(folder)
    assert shelf.questions("en")["pets/pet"].board.rows[0].answer == "Cat"
    assert "pets/pet" not in shelf.questions("ru")
    assert len(shelf.questions("en")) == len(Shelf(None).questions("en")) + 1


def test_what_comes_changes_and_goes_is_noticed(folder: Path) -> None:
    shelf = Shelf(folder)
    assert "pets/pet" not in shelf.questions("en")
    path = written(folder / "pets.toml")
    assert shelf.questions("en")["pets/pet"].board.rows[0].votes == 30
    written(path, GOOD.replace("[30,", "[31,"))
    os.utime(path, ns=(1, 1))
    assert shelf.questions("en")["pets/pet"].board.rows[0].votes == 31
    path.unlink()
    assert "pets/pet" not in shelf.questions("en")


def test_a_bad_file_takes_no_other_question_away(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    written(folder / "pets.toml")
    written(folder / "zoo.toml", "title = 1")
    assert "pets/pet" in Shelf(folder).questions("en")
    assert "pack zoo.toml is left out: line 1: language is missing" in caplog.text


def test_only_toml_files_are_packs(folder: Path) -> None:
    written(folder / "pets.new")
    written(folder / "deeper" / "pets.toml")
    assert all(file.is_shipped for file in pack_files(folder))
