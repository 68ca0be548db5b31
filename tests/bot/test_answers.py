import pytest

from bot.answer import Refused
from bot.house import plain
from bot.i18n import LANGUAGES, translator


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["777", "-1", "<b>", "{ $game }", "покер"])
def test_whatever_is_typed_for_a_game_or_its_rules_is_answered(language: str, typed: str) -> None:
    t = translator(language)
    for slug, preset in ((typed, ""), ("thousand", typed)):
        with pytest.raises(Refused) as refused:
            plain(slug, preset)
        answer = refused.value.answer
        assert typed in t.plain(answer.key, **answer.arguments)
        assert len(t.plain(answer.key, **answer.arguments)) <= 200
