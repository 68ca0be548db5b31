import pytest

from bot.screens.gallery import main
from tests.bot.staging import SCRIPTS


def test_the_gallery_prints_what_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    main(["en", "hundred_one"])
    printed = capsys.readouterr().out
    titles = [line for line in printed.splitlines() if line.startswith("── ")]
    assert all(line.startswith("── en hundred_one") for line in titles)
    kinds = {line.split()[3] for line in titles}
    assert {"lobby", "play", "cover", "notice", "pop-up", "rules", "away"} <= kinds
    assert "[Draw a card]" in printed


def test_the_gallery_prints_what_a_script_comes_to(capsys: pytest.CaptureFixture[str]) -> None:
    main(["en", str(SCRIPTS / "thousand" / "two-wiki3.game")])
    printed = capsys.readouterr().out
    titles = [line.split()[2:-1] for line in printed.splitlines() if line.startswith("── ")]
    assert ["two-wiki3:10", "group"] in titles
    assert ["two-wiki3:11", "hand:1", "lay"] in titles
    assert ["two-wiki3:15", "refusal"] in titles
    assert "[Talon 1 🂠] [Talon 2 🂠]" in printed
