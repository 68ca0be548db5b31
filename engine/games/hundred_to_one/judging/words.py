"""What the judging asks of a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.games.hundred_to_one.judging.likeness import is_slip


class Words(Protocol):
    """The words of a language, normalised."""

    def keys(self, word: str) -> frozenset[str]:
        """What the word shares with its other forms and with no other word."""

    def is_known(self, word: str) -> bool:
        """Whether the dictionary has the word."""

    def forms(self, word: str) -> Sequence[str]:
        """The word and forms of it that somebody may have meant to write."""

    def is_turned(self, pairs: Sequence[tuple[str, str]]) -> bool:
        """Whether the same words in another order say another thing.

        The pairs are those of the wanted phrase, in its order, each with the word that was said.
        """

    def is_another(self, word: str, said: str) -> bool:
        """Whether two forms of one word, alone, are two things."""


def is_form(words: Words, wanted: str, said: str) -> bool:
    """Whether the words are one, in whatever form."""
    return wanted == said or not words.keys(wanted).isdisjoint(words.keys(said))


def is_misspelt(words: Words, wanted: str, said: str) -> bool:
    """Whether what was said is no word at all, but nearly the wanted one.

    A slip never turns a word into another word, nor into its opposite; and who slips in another
    form of the word slips but once.
    """
    if words.is_known(said) or is_denial(said, wanted) or is_denial(wanted, said):
        return False
    return any(is_slip(said, form, is_other=form != wanted) for form in words.forms(wanted))


_DENYING = ("не", "без", "бес", "анти", "un", "dis", "non", "anti", "in", "im")


def is_denial(word: str, other: str) -> bool:
    """Whether the word is the other one, or nearly, with a denying beginning."""
    for start in _DENYING:
        rest = word.removeprefix(start)
        if len(rest) < len(word) and abs(len(rest) - len(other)) <= 1 and is_near(rest, other):
            return True
    return False


def is_near(word: str, other: str) -> bool:
    """Whether the word is the other one but for a slip."""
    return word == other or is_slip(word, other)
