"""`prikup simulate`: computer players against each other."""

from pathlib import Path

import pytest

from bot.drawing import draw_rules
from bot.simulate import LONGEST_MATCH
from engine.games import GAMES
from engine.script import open_match, read_script
from tests.bot.shell import run
from tests.engine.tested import GAMES as TESTED


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
        (["hundred_one", "--games", "1", "--record", "/dev/null"], "/dev/null"),
        (["thousand", "--options", "target=501"], "target=501 and barrel=880"),
        (["thousand", "--random-options", "--preset", "classic"], "--preset"),
        (["thousand", "--random-options", "--preset", "classic"], "--options"),
        (["thousand", "--random-options", "--options", "trumps=4"], "unknown option: trumps"),
        (["thousand", "--random-options", "--options", "cut=on"], "option cut cannot be on"),
        (["thousand", "--random-options", "--options", "cut"], "name=value"),
        (["thousand", "--random-options", "--options", "target=501, barrel=880"], "contradict"),
        (["thousand", "--random-options", "--seats", "5"], "by 2, 3, 4, not by 5"),
        (["thousand", "--random-options", "--seats", "3", "--options", "players=4"], "3 seats"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_a_line(arguments: list[str], word: str) -> None:
    code, out, err = run("simulate", *arguments)
    assert (code, out) == (2, "")
    assert word in err.splitlines()[-1]


def test_a_record_is_not_written_over(tmp_path: Path) -> None:
    arguments = ["simulate", "hundred_one", "--games", "2", "--seed", "s", "--record"]
    taken = tmp_path / "hundred_one-s-0002.game"
    taken.write_text("mine")
    code, out, err = run(*arguments, str(tmp_path))
    assert (code, out) == (2, "")
    assert err.startswith(f"prikup: there is a record {taken} already")
    assert taken.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [taken]


def test_a_match_that_nobody_wins_is_left_and_counted(tmp_path: Path) -> None:
    # the same pack is dealt again and again, so the same deals come round
    rules = "shuffle_mode=first_only, cut=off, first_lead=forehand"
    arguments = ["--preset", "classic", "--options", rules, "--seats", "2", "--games", "1"]
    code, out, _ = run("simulate", "thousand", *arguments, "--seed", "long")
    assert code == 0
    assert out.splitlines()[1:] == [
        "seat 0 won 0 of 1 (0.0%)",
        "seat 1 won 0 of 1 (0.0%)",
        f"left undecided after {LONGEST_MATCH} deals: 1 match",
    ]
    assert f"in {LONGEST_MATCH} deals" in " ".join(run("simulate", "--help")[1].split())


def test_a_match_that_gets_stuck_is_told_with_its_seed_and_house_rules(tmp_path: Path) -> None:
    # whoever has to draw draws the card below the last one, and has to play it, and so on
    rules = "seven_draw=5, draw_rule=until_fits, drawn_card=forced, empty_stock=flip"
    arguments = ["--options", rules, "--seats", "4", "--games", "1", "--record", str(tmp_path)]
    code, out, err = run("simulate", "hundred_one", *arguments, "--seed", "round-39")
    told, ended = err.splitlines()
    assert (code, ended) == (1, "prikup: 1 match got stuck")
    assert told.startswith("hundred_one-round-39-0001 got stuck: Stuck: deal 1 goes on after")
    (record,) = tmp_path.iterdir()
    header, _, body = record.read_text().partition("\n\n")
    assert f"({'; '.join(header.splitlines())})" in told
    assert "seed: " in header
    assert "options: seven_draw=5, draw_rule=until_fits" in header
    assert len(body.splitlines()) > 1000
    assert "1 match, 1 deal" in out


# Random house rules


def rules_in(folder: Path) -> list[str]:
    """The house rules of the records, in order."""
    records = [path.read_text().partition("\nseed:")[0] for path in sorted(folder.iterdir())]
    return [record.partition("\ndealer:")[0] for record in records]


@pytest.mark.parametrize("slug", GAMES)
def test_each_match_has_random_house_rules_of_its_own(slug: str, tmp_path: Path) -> None:
    arguments = ["--games", "16", "--seed", "y", "--random-options", "--record", str(tmp_path)]
    code, out, _ = run("simulate", slug, *arguments)
    assert code == 0
    assert f"{slug}, seed y: 16 matches, " in out
    assert run("check", str(tmp_path))[1] == "16 passed, 0 failed\n"
    rules = rules_in(tmp_path)
    assert len(set(rules)) == 16
    numbers = {text.partition("seats: ")[2] for text in rules}
    assert (len(numbers) > 1) == (len(GAMES[slug].seats) > 1)


def test_the_same_seed_draws_the_same_house_rules(tmp_path: Path) -> None:
    told = []
    for folder, seed in (("a", "one"), ("b", "one"), ("c", "two")):
        arguments = ["--games", "2", "--seed", seed, "--record", str(tmp_path / folder)]
        told.append(run("simulate", "hundred_one", "--random-options", *arguments)[1])
    assert told[0] == told[1]
    assert rules_in(tmp_path / "a") == rules_in(tmp_path / "b")
    assert not set(rules_in(tmp_path / "a")) & set(rules_in(tmp_path / "c"))


def test_options_that_are_named_are_not_drawn(tmp_path: Path) -> None:
    arguments = ["--games", "4", "--seed", "z", "--random-options", "--seats", "2"]
    arguments += ["--options", "target=501, cut=interactive", "--record", str(tmp_path)]
    assert run("simulate", "thousand", *arguments)[0] == 0
    for path in tmp_path.iterdir():
        rules = open_match(read_script(path.read_text()), GAMES).options
        assert (rules.target, rules.cut, rules.players) == (501, "interactive", 2)
        assert rules.barrel == 0


@pytest.mark.parametrize("slug", TESTED)
def test_every_value_of_every_short_option_is_drawn(slug: str) -> None:
    game = TESTED[slug]
    drawn = [draw_rules(game, "", None, bytes([n // 256, n % 256])) for n in range(300)]
    for name in game.options.model_fields:
        values = game.options.allowed(name)
        found = {getattr(rules, name) for rules, _ in drawn}
        assert found <= set(values)
        assert len(values) > 16 or found == set(values), name
    assert {seats for _, seats in drawn} == set(game.seats)
    assert all(game.settings(rules, seats) == rules for rules, seats in drawn)
