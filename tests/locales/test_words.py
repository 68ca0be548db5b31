"""The words that Russian players say at the table."""

from bot.i18n import translator


def test_a_marriage_is_announced_as_it_is_said_at_the_table() -> None:  # TH-182
    t = translator("ru")
    told = t("thousand-news-marriage", name="Вера", what="♥", value=100)
    assert "Вера: хвалю ♥" in told
    assert "100" in told
