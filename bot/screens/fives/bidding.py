"""What a table of a game that bids for trumps shows, gathered into one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.i18n import Translator
from bot.screens.fives import accounts, bidders_hand, popups, standing
from bot.screens.fives.contract import (
    Account,
    BiddingView,
    Manner,
    Stage,
    is_dealt,
    side_points,
    sides_of,
    stage,
    taken_trick,
)
from bot.screens.screen import Choice, Look, Mark
from engine.game import Seat


class BiddingScreens(ABC):
    """What a table of Fifty-Five or Forty-Fives shows; with a rulebook it is `GameScreens`."""

    # In what the two differ

    @abstractmethod
    def manner(self, view: Any) -> Manner:
        """How it is played at this table."""

    @abstractmethod
    def news(self, look: Look, event: Any) -> str | None:
        """What happened, in a line."""

    @abstractmethod
    def in_one_line(self, t: Translator, preset: str, options: Any) -> str:
        """The house rules in one line for the lobby."""

    def notes(self, look: Look) -> Mapping[Seat, str]:
        """What else is said of a seat in its line."""
        return {}

    def remarks(self, look: Look) -> Iterable[str]:
        """What else the group reads above the players."""
        return ()

    def reminders(self, look: Look) -> Iterable[str]:
        """What else the seat reads below its cards."""
        return ()

    def consequences(self, look: Look, score: Any) -> Iterable[str]:
        """What else is said of a deal that was counted."""
        return ()

    @abstractmethod
    def is_by_limit(self, view: Any) -> bool:
        """Whether the match ended because it was the last deal that the house allows."""

    # What is alike

    def deal(self, view: BiddingView) -> int:
        """The number of the deal that the table's message shows: at rest, of the last one."""
        is_coming = stage(view) == Stage.REST and (bool(view.history) or view.thrown_in)
        return max(1, view.deal_no - is_coming)

    def standing(self, look: Look) -> str:
        """The table as everybody sees it."""
        manner = self.manner(look.view)
        return standing.standing(look, manner, self.remarks(look), self.notes(look))

    def hand(self, look: Look) -> str:
        """The own hand with what to do now."""
        return bidders_hand.hand(look, self.manner(look.view), self.reminders(look))

    def choices(self, look: Look) -> tuple[tuple[Choice | Mark, ...], ...]:
        """Rows of buttons for what is legal now."""
        return bidders_hand.choices(look, self.manner(look.view))

    def pages(self, look: Look) -> tuple[tuple[str, str], ...]:
        """The order of the cards."""
        return bidders_hand.pages(look)

    def pocket(self, look: Look) -> str:
        """The hand for a pop-up; what was thrown in is no hand any more."""
        view: BiddingView = look.view
        held = view.hand if is_dealt(view) else ()
        is_wanted = is_dealt(view) and look.seat in view.to_move
        ace_high = self.manner(view).ace_high
        return popups.pocket(look, held, view.trump, is_wanted=is_wanted, ace_high=ace_high)

    def last_trick(self, look: Look) -> str:
        """The last trick for a pop-up."""
        view: BiddingView = look.view
        last = view.last_trick
        if last is None:
            return popups.last_trick(look, None, None)
        return popups.last_trick(look, taken_trick(last, len(view.hand_sizes)), last.winner)

    def scores(self, look: Look) -> str:
        """The score of each side for a pop-up, and what it has taken so far."""
        view: BiddingView = look.view
        sides = sides_of(view)
        taken = [side_points(view, view.points, seats[0]) for seats in sides]
        notes = [look.t.plain("fives-scores-taken", points=points) for points in taken]
        in_play = stage(view) == Stage.PLAY
        return popups.scores(look, sides, view.scores, notes if in_play else ())

    def why_not(self, look: Look, refusals: Sequence[tuple[str, str, dict[str, str]]]) -> str:
        """Why cards may not be played."""
        return popups.why_not(look, self.manner(look.view).slug, refusals)

    def reason(self, look: Look, code: str, details: Mapping[str, str]) -> str:
        """The sentence for a reason code."""
        return popups.reason(look, self.manner(look.view).slug, code, details)

    def deal_result(self, look: Look, event: Any) -> str:
        """The result of a deal."""
        score: Account | None = getattr(event, "score", None)
        if score is None:
            return self.news(look, event) or ""
        return accounts.deal(look, score, self.consequences(look, score))

    def match_result(self, look: Look) -> str:
        """The result of the match with the score of every deal."""
        view: BiddingView = look.view
        return accounts.match_over(look, by_limit=self.is_by_limit(view))
