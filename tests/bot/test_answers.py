import pytest

from bot import lobby as lobbies
from bot.answer import Refused
from bot.i18n import LANGUAGES, translator
from bot.lobby import Rights
from tests.bot.tables import company, lobby


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["777", "-1", "<b>", "{ $game }", "покер"])
def test_whatever_is_typed_for_a_game_or_its_rules_is_answered(language: str, typed: str) -> None:
    t = translator(language)
    table = lobby(language=language, chairs=company(["Аня"], 0, language))
    for step in (lobbies.with_game, lobbies.with_preset):
        with pytest.raises(Refused) as refused:
            step(table, Rights(1), typed)
        answer = refused.value.answer
        assert typed in t.plain(answer.key, **answer.arguments)
        assert len(t.plain(answer.key, **answer.arguments)) <= 200
