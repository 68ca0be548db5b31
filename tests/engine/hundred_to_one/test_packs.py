"""Packs of questions, whole and broken."""

from __future__ import annotations

import pytest

from engine.games.hundred_to_one.boards import Row
from engine.games.hundred_to_one.packs import BadPack, Kind, Source, check_pack, read_pack
from engine.games.hundred_to_one.toml_lines import lines_of

HEAD = 'title = "Дом"\nlanguage = "ru"\nsource = "estimate"\n'
SIX = """\
answers = [
    [30, "Кот", "котик"],
    [20, "Собака"],
    [9, "Хомяк"],
    [8, "Рыбка"],
    [7, "Попугай"],
    [6, "Черепаха"],
]
"""
PET = f'[[question]]\nid = "pet"\nquestion = "Назовите питомца."\nkeys = ["питомец"]\n{SIX}'
WHOLE = HEAD + PET


def faults(text: str) -> list[str]:
    with pytest.raises(BadPack) as refused:
        check_pack(text)
    return [str(fault) for fault in refused.value.faults]


def test_a_pack_is_a_title_a_language_and_questions() -> None:
    pack = check_pack(WHOLE)
    assert (pack.title, pack.language, pack.source) == ("Дом", "ru", Source.ESTIMATE)
    (question,) = pack.questions
    assert (question.id, question.kind, question.source) == (
        "pet",
        Kind.ORDINARY,
        Source.ESTIMATE,
    )
    assert question.board.question == "Назовите питомца."
    assert question.board.keys == ("питомец",)
    assert question.board.rows[0] == Row("Кот", 30, ("котик",))
    assert question.board.votes == 80


def test_a_question_may_have_its_own_kind_and_source() -> None:
    text = WHOLE.replace('id = "pet"', 'id = "pet"\nkind = "reverse"\nsource = "survey"')
    (question,) = check_pack(text).questions
    assert (question.kind, question.source) == (Kind.REVERSE, Source.SURVEY)


def test_a_big_question_has_five_rows_or_more() -> None:
    big = WHOLE.replace('id = "pet"', 'id = "pet"\nkind = "big"')
    fewer = big.replace('    [6, "Черепаха"],\n', "")
    assert len(check_pack(big).questions[0].board.rows) == 6
    assert len(check_pack(fewer).questions[0].board.rows) == 5
    fewest = fewer.replace('    [7, "Попугай"],\n', "")
    assert faults(fewest) == ["line 9: 4 answers, a big question has at least 5"]


LINE_OF_CAT = 9


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('title = "Дом"', 'title = ""', 1, "title is missing"),
        ('title = "Дом"', "title = 5", 1, "title is no text"),
        ('title = "Дом"\n', "", 1, "title is missing"),
        ('"ru"', '"de"', 2, "language is de, not ru or en"),
        ('source = "estimate"', 'source = "guess"', 3, "source is guess, one of estimate survey"),
        ('source = "estimate"', "source = [1]", 3, "source is [1], one of estimate survey"),
        ('"estimate"\n', '"estimate"\nauthor = "x"\n', 4, "unknown key author"),
        ('id = "pet"\n', 'id = "pet"\nvotes = 5\n', 6, "unknown key votes"),
        ('id = "pet"\n', "", 4, "id is missing"),
        ('"pet"', '"My Pet"', 5, "id My Pet is not made of a-z, 0-9 and single -"),
        ('id = "pet"', 'id = "pet"\nkind = "odd"', 6, "kind is odd, one of ordinary reverse big"),
        ("Назовите питомца.", "", 6, "question is missing"),
        ("Назовите питомца.", "Name a pet.", 6, "the question is not in the language ru"),
        ("Назовите питомца.", "Кто|что?", 6, "“Кто|что?” has the sign |"),
        ("Назовите питомца.", "А" * 161, 6, "161 characters, at most 160"),
        ('["питомец"]', '["Назовите питомца!"]', 6, "“Назовите питомца!” is the same text as"),
        ('["питомец"]', '"питомец"', 7, "not a list of texts"),
        ('[30, "Кот", "котик"]', '["30", "Кот"]', LINE_OF_CAT, "an answer is not [votes,"),
        ('[30, "Кот", "котик"]', "[30]", LINE_OF_CAT, "an answer is not [votes,"),
        ('[30, "Кот", "котик"]', '"Кот"', LINE_OF_CAT, "an answer is not [votes,"),
        ('[30, "Кот", "котик"]', '[true, "Кот"]', LINE_OF_CAT, "an answer is not [votes,"),
        ('[30, "Кот", "котик"]', '[30, "Кот", 5]', LINE_OF_CAT, "not a list of texts"),
        ('[20, "Собака"]', '[31, "Собака"]', 10, "31 votes after 30, but votes never rise"),
        ('[30, "Кот"', '[51, "Кот"', 14, "101 votes together, of 100 people"),
        ('[6, "Черепаха"]', '[0, "Черепаха"]', 14, "0 votes, but there is at least 1"),
        ('[6, "Черепаха"]', '[6, "Черепаха=1"]', 14, "“Черепаха=1” has the sign ="),
        ('[6, "Черепаха"]', '[6, "Черепаха#"]', 14, "“Черепаха#” has the sign #"),
        ('[6, "Черепаха"]', '[6, "Черепаха;"]', 14, "“Черепаха;” has the sign ;"),
        ('[6, "Черепаха"]', '[6, "Кошка\\t"]', 14, "a sign that cannot be shown in 'Кошка\\t'"),
        ('[6, "Черепаха"]', '[6, " Черепаха"]', 14, "spaces at an end of “ Черепаха”"),
        ('[6, "Черепаха"]', '[6, "А  Б"]', 14, "spaces at an end of “А  Б”, or several"),
        ('[6, "Черепаха"]', '[6, "!"]', 14, "a text without letters and numbers: “!”"),
        ('[6, "Черепаха"]', '[6, "СОБАКА!"]', 14, "“СОБАКА!” is the same text as “Собака”"),
        ('[6, "Черепаха"]', f'[6, "{"А" * 61}"]', 14, "61 characters, at most 60"),
        ('    [6, "Черепаха"],\n', "", 8, "5 answers, such a question has exactly 6"),
        ("[7,", "[7,,", 13, "not TOML: Invalid value"),
    ],
)
def test_a_fault_is_told_with_its_line(old: str, new: str, line: int, message: str) -> None:
    assert old in WHOLE
    told = faults(WHOLE.replace(old, new, 1))
    assert any(fault.startswith(f"line {line}: {message}") for fault in told), told


def test_two_answers_that_are_heard_as_one_are_a_fault_of_both() -> None:
    text = WHOLE.replace('"Рыбка"', '"Коты"')
    assert faults(text) == [
        "line 9: “Кот” would count as “Коты” of row 4 too",
        "line 9: “котик” would count as “Коты” of row 4 too",
        "line 12: “Коты” would count as “Кот” of row 1 too",
    ]
    assert read_pack(text).questions, "it can be played, only not well"


def test_questions_of_a_pack_differ() -> None:
    told = faults(WHOLE + PET)
    assert told == [
        "line 17: the same id as in line 5",
        "line 18: the same question as in line 6",
    ]


def test_all_faults_are_told_in_the_order_of_their_lines() -> None:
    text = WHOLE.replace('"ru"', '"de"').replace('"pet"', '"?"').replace("[20,", "[40,")
    told = [fault.partition(":")[0] for fault in faults(text)]
    assert told == ["line 2", "line 5", "line 10"]


@pytest.mark.parametrize(
    "text", ["", "question = 5\n", "question = []\n", "[question]\n", "question = [5]\n"]
)
def test_a_pack_without_questions_is_none(text: str) -> None:
    assert any("no [[question]]" in fault for fault in faults(HEAD + text))


@pytest.mark.parametrize("text", ["title =", "[[question", 'a = "', "a = [\n1,\n", "\x00"])
def test_what_is_no_toml_is_told_with_a_line(text: str) -> None:
    (told,) = faults(HEAD + text)
    assert told.startswith(("line 4: not TOML: ", "line 5: not TOML: "))


def test_lines_are_those_of_the_text_whatever_stands_between() -> None:
    text = (
        "# [[question]]\n"
        "a = 1 # b = 2\n"
        'c = """\n[[question]]\nd = 1\n"""\n'
        "[[question]]\n"
        '"e" = [ # first\n'
        "  [1, 2], # [\n"
        "  '''\n]''',\n"
        '  "]", [\n  ],\n'
        "]\n"
        "[[question]]\n"
        "f = {x = [1], y = 2}\n"
        "[g]\n"
        "h=[]"
    )
    assert lines_of(text) == {
        ("a",): 2,
        ("c",): 3,
        ("question", 0): 7,
        ("question", 0, "e"): 8,
        ("question", 0, "e", 0): 9,
        ("question", 0, "e", 1): 10,
        ("question", 0, "e", 2): 12,
        ("question", 0, "e", 3): 12,
        ("question", 1): 15,
        ("question", 1, "f"): 16,
        ("g",): 17,
        ("g", "h"): 18,
    }
