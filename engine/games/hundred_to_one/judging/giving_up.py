"""Words by which somebody says that nothing occurs to them."""

from __future__ import annotations

from engine.games.hundred_to_one.normal import normalise

_WORDS = (
    "не знаю, незнаю, не знаем, хз, без понятия, понятия не имею, пас, пасую, пропускаю, сдаюсь,"
    " нет ответа, без ответа, нет версии, нет вариантов,"
    " I don't know, I dont know, don't know, dont know, idk, no idea, pass, I pass, I give up,"
    " no answer"
)
GIVING_UP = frozenset(map(normalise, _WORDS.split(",")))
"""Normalised; as whole answers only."""
