import pytest

from bot.i18n import translator
from bot.screens.private import rules_screen
from tests.bot.tables import lobby, people


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Аня"], "Играют трое"),
        (["Аня", "Боря", "Вера"], "Играют трое"),
        (["Аня", "Боря", "Вера", "Галя"], "Играют четверо"),
    ],
)
def test_the_rules_of_a_lobby_are_for_as_many_as_sit(names: list[str], said: str) -> None:
    table = lobby(chairs=people(names, "ru"))
    assert said in rules_screen(translator("ru"), table).text
