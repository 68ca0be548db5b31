"""A modest computer player of Hundred to One: one of the hundred people who were asked.

It knows its view, which shows no hidden row, and the lore of what people say. To a question of
the lore it answers like somebody met in the street: by lot, each answer as often as people gave
it, and nothing if that one has been said or none occurs to it. So it never looks for the best
row, and finds less and less as the board opens. To a question it has not heard of it says what
people said to one like it. It does not guess at the question of the duel. As the host it judges
as the program does, but never sends a word back.
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
from engine.games.hundred_to_one.boards import PEOPLE, Board
from engine.games.hundred_to_one.lore import Lore, guesses, known
from engine.games.hundred_to_one.matching import find_row, is_question
from engine.games.hundred_to_one.normal import normalise
from engine.games.hundred_to_one.values import PhaseName, RoundName
from engine.games.hundred_to_one.view import View
from engine.shuffle import drawn

LOST_FOR_WORDS = 40
"""To a hundred people who have an answer come so many to whom nothing occurs on the spot."""
BREADTH = 4
"""Among so many of its best guesses it takes one by lot, so that members differ."""


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
        text = _words(view, lore, refused)
        return Answer(text) if text else Pass()
    return without(view)


def _verdict(view: View) -> Accept | Reject:
    if view.judged is None or view.board is None:  # pragma: no cover - there is an answer then
        return Reject()
    if view.round is RoundName.DUEL:
        return Accept() if is_question(view.board, view.judged.text, "lemma") else Reject()
    row = find_row(view.board, view.judged.text, "lemma")
    # who is asked again may know no other answer, and say the same for ever
    return Reject() if row is None or row in view.returned else Accept(row)


def _best_version(view: View, lore: Lore) -> Choose | None:
    """The version that most members gave, of equals the likeliest."""
    choices = [action for action in view.legal if isinstance(action, Choose)]
    texts = {choice: normalise(view.versions[choice.number - 1].text) for choice in choices}
    given = Counter(texts.values())
    found = guesses(lore, view.question, _hints(view))
    likely = {normalise(text): worth for text, worth in found.items()}
    return max(
        choices,
        key=lambda choice: (given[texts[choice]], likely.get(texts[choice], 0.0), -choice.number),
        default=None,
    )


def _words(view: View, lore: Lore, refused: Sequence[Action]) -> str:
    """What occurs to the player; empty: nothing."""
    said = _said(view) | {normalise(a.text) for a in refused if isinstance(a, Answer)}
    mood = f"{view.question} {view.seat} {len(view.said)} {len(refused)}".encode()
    board = known(lore, view.question)
    if board is not None and (text := _opinion(view, board, said, mood)):
        return text
    found = guesses(lore, view.question, _hints(view))
    best = sorted(
        (text for text in found if normalise(text) not in said),
        key=lambda text: (-found[text], text),
    )[:BREADTH]
    return best[drawn(mood, "guess", 0, len(best))] if best else ""


def _opinion(view: View, board: Board, said: frozenset[str], mood: bytes) -> str:
    """What one of the hundred says, of those whose answer has not been said; perhaps nothing."""
    lot = drawn(mood, "opinion", 0, PEOPLE + LOST_FOR_WORDS)
    for row in board.rows:
        # whoever looks for a rare answer finds any as easily
        people = board.votes // len(board.rows) if _is_reverse(view) else row.votes
        if lot < people and said.isdisjoint(map(normalise, row.texts)):
            return row.texts[drawn(mood, "word", 0, len(row.texts))]
        lot -= people
        if lot < 0:
            return ""
    return ""


def _is_reverse(view: View) -> bool:
    return view.round is RoundName.REVERSE


def _hints(view: View) -> frozenset[str]:
    return frozenset(normalise(row.answer) for row in view.open)


def _said(view: View) -> frozenset[str]:
    """What nobody need say again."""
    texts = [said.text for said in view.said]
    texts += [row.answer for row in view.open]
    if view.rival is not None:
        texts.append(view.rival.text)
    if view.big is not None:
        known_answer = view.big.questions[view.big.number - 1].first
        texts += [] if known_answer is None else [known_answer.text]
    return frozenset(map(normalise, texts))
