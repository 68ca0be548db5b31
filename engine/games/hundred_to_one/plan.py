"""Which round comes next, and which boards it needs: E2.2 and E3."""

from __future__ import annotations

from engine.game import Unreadable
from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.options import HundredToOneRules
from engine.games.hundred_to_one.state import State
from engine.games.hundred_to_one.values import RoundName, leading


def coming(state: State) -> RoundName | None:
    """The next round, or the one in progress; None: the match is over (E3)."""
    options = state.options
    if state.played >= len(options.games):
        return None
    game = RoundName(options.games[state.played])
    one, other = state.scores
    lead = options.reverse_skip_lead
    if game is RoundName.REVERSE and lead and abs(one - other) > lead:
        return RoundName.DUEL
    if game is RoundName.BIG and leading(state.scores) is None and state.finalist is None:
        return RoundName.TIEBREAK if options.tie_break == "faceoff" else None
    return game


def boards_for(options: HundredToOneRules, name: RoundName) -> int:
    """How many boards the round needs (E2.2)."""
    return options.big_questions if name is RoundName.BIG else 1


def check_fit(options: HundredToOneRules, name: RoundName, boards: tuple[Board, ...]) -> None:
    """Whether the round can be played with these boards.

    Raises:
        Unreadable: one has another number of rows than the house plays with (E2.2).
    """
    if name is RoundName.BIG:
        return
    for board in boards:
        if len(board.rows) != options.rows:
            raise Unreadable(f"{len(board.rows)} rows where rows={options.rows}")


def boards_at_hand(state: State) -> tuple[Board, ...]:
    """The boards of the next round: those given, the missing ones as chance has drawn them.

    They may be too few, where no pack is at hand.
    """
    name = coming(state)
    if name is None:
        return ()
    needed = boards_for(state.options, name)
    drawn = next((supply.boards for supply in state.supply if supply.round is name), ())
    given = state.waiting[:needed]
    return (*given, *drawn[len(given) : needed])


def can_begin(state: State) -> bool:
    """Whether the next round has the boards that it needs."""
    name = coming(state)
    return name is not None and len(boards_at_hand(state)) == boards_for(state.options, name)
