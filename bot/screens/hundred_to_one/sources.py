"""Where the numbers of a board come from: from a hundred people, or from an estimate."""

from __future__ import annotations

from collections.abc import Iterable

from bot.screens.screen import Look

SURVEYED = "👥"
"""Stands before a question that a hundred people were asked, where others were not."""


def is_surveyed(look: Look, question: str) -> bool:
    """Whether a hundred people were asked the question."""
    return question in look.view.surveyed


def source_line(look: Look, questions: Iterable[str]) -> str:
    """Where the numbers of these questions come from."""
    surveyed = {is_surveyed(look, question) for question in questions}
    if surveyed == {True}:
        return look.t("hundred_to_one-source-survey")
    if surveyed == {False}:
        return look.t("hundred_to_one-source-estimate")
    return look.t("hundred_to_one-source-both", sign=SURVEYED) if surveyed else ""


def mark(look: Look, question: str, questions: Iterable[str]) -> str:
    """The sign of a surveyed question, where these others are partly estimated."""
    both = {is_surveyed(look, other) for other in questions} == {True, False}
    return f"{SURVEYED} " if both and is_surveyed(look, question) else ""
