"""The board: what is open with its points, what is hidden as a dark bar."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.i18n import Html, Verbatim
from bot.screens.names import columns, padded, shown
from bot.screens.sheet import WIDTH, pre
from engine.games.hundred_to_one.values import BigAnswer, RoundName, RowShown
from engine.games.hundred_to_one.view import BigShown, View

POINTS = 5
"""Columns of what a row is worth."""
BAR = "▒"
"""What a hidden row is made of; all bars are alike, so that none tells how long its answer is."""
_INNER_QUOTES = str.maketrans("«»“”", "„“‘’")
"""Within quotes stand others: of Russian ones, and of English ones."""
ANSWER = 40
"""Columns of an answer in a sentence."""
PRINTED = 200
"""Columns of what a pack holds, more than it may hold."""
BIG_ANSWER, BIG_VOTES = 10, 3
"""Columns of an answer of the big game and of its votes."""


def said(text: str, width: int = ANSWER) -> Verbatim:
    """What somebody has said, made harmless, on one line, to be put in quotes. Plain."""
    return Verbatim(shown(text, width).translate(_INNER_QUOTES) or "…")


def printed(text: str) -> Verbatim:
    """A question, or an answer that stands on a board: made harmless as well. Plain.

    An answer of a survey is what people have typed, and an answer may be a number.
    """
    return shown(text, PRINTED)


def board(view: View) -> Html:
    """The rows from the top down; the human host reads the hidden ones as well."""
    return rows_of(view.rows, view.round, view.options.reverse_values, for_host=is_told(view))


def is_told(view: View) -> bool:
    """Whether the viewer reads what the hidden rows say."""
    return any(row.answer and not row.is_open for row in view.rows)


def rows_of(
    rows: Sequence[RowShown],
    name: RoundName | None,
    values: Sequence[int] = (),
    *,
    for_host: bool = False,
) -> Html:
    """The rows of a board in a fixed pitch."""
    worth = values if name is RoundName.REVERSE else ()
    number = len(str(len(rows))) + 1
    return pre(line for row in rows for line in _row(row, number, worth, for_host=for_host))


def _row(row: RowShown, number: int, worth: Sequence[int], *, for_host: bool) -> Iterator[str]:
    head = f"{row.number:>{number - 1}} "
    if for_host:
        head = f"{row.number:>{number - 1}}{'✓' if row.is_open else ' '}"
    width = WIDTH - number - POINTS
    if not row.answer:
        if worth:
            yield f"{head}{BAR * (width - 1)} {worth[row.number - 1]:>{POINTS}}"
        else:
            yield f"{head}{BAR * (width + POINTS)}"
        return
    first, *others = wrapped(row.answer, width)
    yield f"{head}{padded(first, width)}{row.points or row.votes:>{POINTS}}"
    yield from (f"{' ' * number}{other}" for other in others)


def wrapped(text: str, width: int) -> tuple[str, ...]:
    """The text in lines of so many columns; a word that is longer is cut."""
    lines = [""]
    for word in shown(text, 3 * width).split():
        longer = f"{lines[-1]} {word}".strip()
        if columns(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(shown(line, width) for line in lines)


def big_board(big: BigShown) -> Html:
    """The questions of the big game, each with the answers of both players and their votes."""
    return pre(_big_rows(big))


def _big_rows(big: BigShown) -> Iterable[str]:
    number = len(str(len(big.questions)))
    for question in big.questions:
        cells = (_cell(answer) for answer in (question.first, question.second))
        yield f"{question.number:>{number}} {'  '.join(cells)}".rstrip()


def _cell(answer: BigAnswer | None) -> str:
    """An answer with its votes; dark if it has not been given, or is hidden."""
    if answer is None:
        return BAR * (BIG_ANSWER + BIG_VOTES)
    if not answer.text:
        return padded("—", BIG_ANSWER) + f"{0:>{BIG_VOTES}}"
    return padded(said(answer.text, BIG_ANSWER), BIG_ANSWER) + f"{answer.votes:>{BIG_VOTES}}"
