import pytest

from bot.screens.gallery import main


def test_the_gallery_prints_what_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    main(["en", "hundred_one"])
    printed = capsys.readouterr().out
    titles = [line for line in printed.splitlines() if line.startswith("── ")]
    assert all(line.startswith("── en hundred_one") for line in titles)
    kinds = {line.split()[3] for line in titles}
    assert {"lobby", "play", "cover", "notice", "pop-up", "rules", "away"} <= kinds
    assert "[Draw a card]" in printed
