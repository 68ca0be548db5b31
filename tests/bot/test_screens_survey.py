"""What the survey says, in both languages, within what Telegram takes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot import callbacks
from bot.i18n import LANGUAGES, translator
from bot.screens import survey
from bot.screens.screen import Screen
from bot.survey.respondent import SITTING, Asked, Respondent

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LONG = "?" * 160
LATE = Asked("en-home/guests-early", 999_999_999, SITTING, 0.0)


def all_screens(language: str) -> Iterator[Screen]:
    t = translator(language)
    answered = tuple((f"pack/{n}", n) for n in range(1001))
    yield survey.about(t)
    yield survey.menu(t, Respondent(has_agreed=True, answered=answered))
    yield survey.menu(t, Respondent(has_agreed=True, is_asked_after_shows=False))
    yield survey.question(t, LONG, LATE, is_noted=True)
    yield survey.thanks(t, is_exhausted=False)
    yield survey.thanks(t, is_exhausted=True)
    yield survey.later(t)
    yield survey.stopped(t)
    yield survey.left(t)


@LANGUAGE
def test_every_screen_is_within_the_limits_and_every_button_is_understood(language: str) -> None:
    for screen in all_screens(language):
        assert len(screen.text) <= 4096
        for button in (button for row in screen.buttons for button in row):
            assert len(button.data.encode()) <= callbacks.LIMIT
            assert isinstance(callbacks.parse(button.data), callbacks.Survey)


@pytest.mark.parametrize(
    "data",
    ["q:skip", "q:skip:", "q::1", "q:SKIP:1", "q:skip:-1", "q:skip:1:1", "q:skip:1234567890"],
)
def test_forged_buttons_are_none(data: str) -> None:
    assert callbacks.parse(data) is None


@LANGUAGE
def test_before_consent_it_is_said_what_is_kept_and_how_to_be_forgotten(language: str) -> None:
    screen = survey.standing(translator(language), Respondent())
    assert "/forget" in screen.text
    verbs = [callbacks.parse(button.data) for button in screen.buttons[0]]
    assert verbs == [callbacks.Survey("agree"), callbacks.Survey("later")]


@LANGUAGE
def test_a_question_says_which_of_five_it_is_and_can_be_skipped(language: str) -> None:
    asked = Asked("pack/a", 17, 2, 0.0)
    screen = survey.question(translator(language), "Кто <там> & здесь?", asked, is_noted=True)
    head, text, *_ = screen.text.splitlines()[2:]
    assert ("2" in head, "5" in head) == (True, True)
    assert text == "<b>Кто &lt;там&gt; &amp; здесь?</b>"
    assert [button.data for button in screen.buttons[0]] == ["q:skip:17", "q:enough:17"]


@LANGUAGE
def test_the_menu_offers_the_other_choice(language: str) -> None:
    t = translator(language)
    wants = survey.standing(t, Respondent(has_agreed=True, answered=(("pack/a", 1),)))
    assert "1" in wants.text
    assert [row[0].data for row in wants.buttons] == ["q:sit:0", "q:off:0", "q:leave:0"]
    not_now = survey.standing(t, Respondent(has_agreed=True, is_asked_after_shows=False))
    assert not_now.buttons[1][0].data == "q:on:0"


@LANGUAGE
def test_when_questions_have_run_out_no_more_are_offered(language: str) -> None:
    t = translator(language)
    assert survey.thanks(t, is_exhausted=False).buttons
    assert not survey.thanks(t, is_exhausted=True).buttons
