"""Numbers written in words, each with its figures."""

from __future__ import annotations

_ENGLISH = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
    " sixteen seventeen eighteen nineteen twenty"
)
_ENGLISH_ORDER = (
    "- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
)
_RUSSIAN = (
    "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать"
    " тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать"
)
_RUSSIAN_ORDER = (
    "- первое второе третье четвертое пятое шестое седьмое восьмое девятое десятое"
    " одиннадцатое двенадцатое"
)
_TENS = (
    "- ten twenty thirty forty fifty sixty seventy eighty ninety hundred",
    "- десять двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто сто",
)

FIGURES: dict[str, str] = {
    word: str(number)
    for line in (_ENGLISH, _ENGLISH_ORDER, _RUSSIAN, _RUSSIAN_ORDER)
    for number, word in enumerate(line.split())
    if word != "-"
} | {
    word: str(10 * number)
    for line in _TENS
    for number, word in enumerate(line.split())
    if word != "-"
}
"""The figures of a number in words, as a cardinal or as the day of a month."""


def is_number(one: str, other: str) -> bool:
    """Whether one is written in figures, the other in words, and they are the same number."""
    return (one.isdecimal() and FIGURES.get(other) == one) or (
        other.isdecimal() and FIGURES.get(one) == other
    )
