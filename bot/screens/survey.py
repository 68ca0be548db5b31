"""The survey in the private chat: what it is, a question, and the end of a sitting."""

from __future__ import annotations

from bot.callbacks import Survey
from bot.i18n import Translator
from bot.screens.screen import Button, Screen
from bot.screens.table import paragraphs
from bot.survey.respondent import SITTING, Asked, Respondent


def about(t: Translator) -> Screen:
    """What the survey is and what is kept of it, before anybody has agreed."""
    yes = Button(t.plain("survey-agree"), str(Survey("agree")), style="success")
    return Screen(t("survey-about"), ((yes, Button(t.plain("survey-not-now"), _word("later"))),))


def standing(t: Translator, known: Respondent) -> Screen:
    """How the survey and the person stand to each other."""
    return menu(t, known) if known.has_agreed else about(t)


def menu(t: Translator, known: Respondent) -> Screen:
    """What somebody who has agreed can do and choose."""
    is_on = known.is_asked_after_shows
    rows = (
        (_more(t, "survey-five"),),
        (Button(t.plain(f"survey-turn-{_on(not is_on)}"), _word(_on(not is_on))),),
        (Button(t.plain("survey-leave"), _word("leave")),),
    )
    state = t("survey-menu", number=len(known.answered))
    return Screen(paragraphs((state, t(f"survey-shows-{_on(is_on)}"))), rows)


def question(t: Translator, text: str, asked: Asked, *, is_noted: bool) -> Screen:
    """A question, and whether the answer before it was counted; the first one says how."""
    parts = (
        t("survey-noted") if is_noted else "",
        t("survey-question", place=asked.place, most=SITTING, question=text),
        t("survey-how") if asked.place == 1 else "",
    )
    skip = Button(t.plain("survey-skip"), str(Survey("skip", asked.number)))
    enough = Button(t.plain("survey-enough"), str(Survey("enough", asked.number)))
    return Screen(paragraphs(parts), ((skip, enough),))


def thanks(t: Translator, *, is_exhausted: bool) -> Screen:
    """The sitting is over; another may follow, as long as there are questions."""
    if is_exhausted:
        return Screen(t("survey-exhausted"))
    return Screen(t("survey-thanks"), ((_more(t, "survey-five-more"),),))


def later(t: Translator) -> Screen:
    """The person has not agreed."""
    return Screen(t("survey-later"))


def stopped(t: Translator) -> Screen:
    """The person has had enough for now."""
    return Screen(t("survey-stopped"))


def left(t: Translator) -> Screen:
    """The person is out of it."""
    return Screen(t("survey-left"))


def _more(t: Translator, key: str) -> Button:
    return Button(t.plain(key), _word("sit"), style="success")


def _word(verb: str) -> str:
    return str(Survey(verb))


def _on(value: bool) -> str:
    return "on" if value else "off"
