"""A modest computer player of Hundred to One, which knows its view and what people once said.

It has never seen the board. It remembers what people have answered to other questions, and says
what was said most where the question had the same words, or where the rows that are open already
stood on the board too. So it is right now and then, never repeats what has been said, and a
person beats it. It does not guess at the question of the duel. As the host it judges as the
program does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.hundred_to_one.actions import (
    Accept,
    Action,
    Answer,
    Buzz,
    Choose,
    Deal,
    Pass,
    Reject,
)
from engine.games.hundred_to_one.lore import Lore, guesses
from engine.games.hundred_to_one.matching import find_row, is_question
from engine.games.hundred_to_one.normal import normalise
from engine.games.hundred_to_one.values import PhaseName, RoundName
from engine.games.hundred_to_one.view import View
from engine.shuffle import drawn

BREADTH = 4
"""Among so many of its best guesses it takes one by chance, so that members differ."""


def without(view: View) -> Action:
    """What is done for a seat that is away: no answer, or the first thing there is (E4.1)."""
    if view.phase is PhaseName.JUDGE and view.board is not None:
        return _verdict(view)
    if view.phase is PhaseName.REST:
        return Deal()
    return Pass() if Pass() in view.legal else view.legal[0]


def choose(view: View, lore: Lore, refused: Sequence[Action] = ()) -> Action:
    """What the player does, knowing this view, the lore, and what has just been refused it."""
    if Buzz() in view.legal:
        return Buzz()
    if view.phase is PhaseName.CAPTAIN and (chosen := _best_version(view, lore)) is not None:
        return chosen
    if view.may_answer and view.phase is not PhaseName.DUEL:
        text = _guess(view, lore, refused)
        return Answer(text) if text else Pass()
    return without(view)


def _verdict(view: View) -> Accept | Reject:
    if view.judged is None or view.board is None:  # pragma: no cover - there is an answer then
        return Reject()
    if view.round is RoundName.DUEL:
        return Accept() if is_question(view.board, view.judged.text, "lemma") else Reject()
    row = find_row(view.board, view.judged.text, "lemma")
    return Reject() if row is None else Accept(row)


def _best_version(view: View, lore: Lore) -> Choose | None:
    """The version that most members gave, of equals the likeliest."""
    choices = [action for action in view.legal if isinstance(action, Choose)]
    texts = {choice: normalise(view.versions[choice.number - 1].text) for choice in choices}
    given = Counter(texts.values())
    likely = {normalise(text): worth for text, worth in _likely(view, lore).items()}
    return max(
        choices,
        key=lambda choice: (given[texts[choice]], likely.get(texts[choice], 0.0), -choice.number),
        default=None,
    )


def _guess(view: View, lore: Lore, refused: Sequence[Action]) -> str:
    """One of the best guesses that nobody has made; empty: it has none left."""
    said = _said(view) | {normalise(a.text) for a in refused if isinstance(a, Answer)}
    worth = _likely(view, lore)
    best = sorted(
        (text for text in worth if normalise(text) not in said),
        key=lambda text: (-worth[text], text),
    )[:BREADTH]
    if not best:
        return ""
    mood = f"{view.question} {view.seat} {len(view.said)}".encode()
    return best[drawn(mood, "guess", 0, len(best))]


def _likely(view: View, lore: Lore) -> dict[str, float]:
    """The guesses and how likely they are; in the reverse game rare answers are wanted."""
    hints = frozenset(normalise(row.answer) for row in view.open)
    found = dict(guesses(lore, view.question, hints))
    if view.round is RoundName.REVERSE:
        common = max(found.values(), default=0.0)
        found = {text: worth if worth < common / 3 else 0.0 for text, worth in found.items()}
    return found


def _said(view: View) -> frozenset[str]:
    """What nobody need say again."""
    texts = [said.text for said in view.said]
    texts += [row.answer for row in view.open]
    if view.rival is not None:
        texts.append(view.rival.text)
    if view.big is not None:
        known = (view.big.questions[view.big.number - 1].first,)
        texts += [answer.text for answer in known if answer is not None]
    return frozenset(map(normalise, texts))
