"""A pack of questions for shows: no answer is a word that a message has for another reason."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.packs import Shelf

VOTES = (30, 22, 16, 12, 9, 5)
"""Of the rows of every board."""
STRANGE = {
    "en": ("gramophone", "windmill", "pamphlet", "corkscrew"),
    "ru": ("граммофон", "ветряк", "брошюра", "штопор"),
}
"""What is on no board."""

_BOARDS: Mapping[str, tuple[tuple[str, str, str, str], ...]] = {
    "en": (
        ("ordinary", "What bird comes first to mind?", "nightingale",
         "heron magpie ostrich pelican sparrow flamingo"),
        ("ordinary", "What fruit is in the basket?", "nectarine",
         "apricot papaya raspberry tangerine watermelon pomegranate"),
        ("ordinary", "What lies in the toolbox?", "mallet",
         "hammer chisel pliers screwdriver spanner hacksaw"),
        ("ordinary", "What do the neighbours play at night?", "bagpipes",
         "trumpet violin accordion xylophone harmonica saxophone"),
        ("ordinary", "What is poured at the picnic?", "milkshake",
         "lemonade buttermilk cappuccino champagne espresso kombucha"),
        ("reverse", "What tree grows by the gate?", "poplar",
         "chestnut sycamore hawthorn eucalyptus juniper cypress"),
        ("big", "What grows in the garden bed?", "turnip",
         "cabbage broccoli cucumber pumpkin spinach artichoke"),
        ("big", "Where does the postcard come from?", "Casablanca",
         "Lisbon Helsinki Budapest Montevideo Nairobi Reykjavik"),
        ("big", "Who came to mend it?", "locksmith",
         "plumber dentist astronaut librarian beekeeper carpenter"),
        ("big", "What swims past the boat?", "stingray",
         "octopus dolphin lobster walrus jellyfish seahorse"),
        ("big", "What hangs in the wardrobe?", "raincoat",
         "pyjamas trousers mittens cardigan waistcoat sandals"),
    ),
    "ru": (
        ("ordinary", "Какая птица первой приходит на ум?", "соловей",
         "цапля сорока страус пеликан воробей фламинго"),
        ("ordinary", "Что из фруктов лежит в корзине?", "нектарин",
         "абрикос папайя малина мандарин арбуз гранат"),
        ("ordinary", "Что найдётся в ящике с инструментами?", "кувалда",
         "молоток стамеска плоскогубцы отвёртка рубанок ножовка"),
        ("ordinary", "На чём соседи играют по ночам?", "волынка",
         "тромбон скрипка аккордеон ксилофон балалайка саксофон"),
        ("ordinary", "Что наливают на пикнике?", "морс",
         "лимонад простокваша капучино шампанское какао кефир"),
        ("reverse", "Какое дерево растёт у ворот?", "тополь",
         "каштан рябина кипарис эвкалипт можжевельник баобаб"),
        ("big", "Что растёт на грядке?", "репа",
         "капуста баклажан огурец тыква шпинат артишок"),
        ("big", "Откуда пришла открытка?", "Касабланка",
         "Лиссабон Хельсинки Будапешт Монтевидео Найроби Рейкьявик"),
        ("big", "Кто пришёл это починить?", "слесарь",
         "сантехник стоматолог космонавт библиотекарь пчеловод плотник"),
        ("big", "Кто плывёт мимо лодки?", "скат",
         "осьминог дельфин лангуст тюлень медуза кальмар"),
        ("big", "Что висит в шкафу?", "плащ",
         "пижама брюки варежки кардиган жилетка сандалии"),
    ),
}  # fmt: skip
"""Kind, question, a synonym of the first answer, and the answers, the most popular first.

As many as a show with all five games can need.
"""
_KEYS = {"en": "a riddle number", "ru": "загадка номер"}


def lay_packs(folder: Path) -> None:
    """Put both packs into the operator's folder."""
    folder.mkdir(exist_ok=True)
    for language, boards in _BOARDS.items():
        head = f'title = "Show"\nlanguage = "{language}"\nsource = "estimate"\n'
        tables = (_toml(number, language, *board) for number, board in enumerate(boards))
        (folder / f"show-{language}.toml").write_text("\n".join([head, *tables]), "utf-8")


def _toml(number: int, language: str, kind: str, question: str, synonym: str, said: str) -> str:
    answers = said.split()
    rows = [f'[{votes}, "{text}"]' for votes, text in zip(VOTES, answers, strict=True)]
    rows[0] = f'[{VOTES[0]}, "{answers[0]}", "{synonym}"]'
    return "\n".join(
        (
            "[[question]]",
            f'id = "q{number}"',
            f'question = "{question}"',
            f'keys = ["{_KEYS[language]} {number}"]',
            f'kind = "{kind}"',
            f"answers = [{', '.join(rows)}]",
        )
    )


def shipped_names(language: str) -> frozenset[str]:
    """The names of all questions that the program brings: who has met them is asked others."""
    return frozenset(Shelf(None).questions(language))
