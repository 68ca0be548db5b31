"""The result of a deal and of a match in a game that bids for trumps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.screens.cards import face, suit_face
from bot.screens.fives.contract import Account, BiddingView, side_points, sides_of
from bot.screens.fives.results import account, match_sheet
from bot.screens.names import listed
from bot.screens.screen import Look
from bot.screens.sheet import whole
from bot.screens.sides import side_name
from engine.game import Seat
from engine.games.fives import TRICK_POINTS


def deal(look: Look, score: Account, consequences: Iterable[str]) -> str:
    """The account of a deal: whether the bid was made, who had the best trump, the scores."""
    view: BiddingView = look.view
    parts = (
        f"<b>{look.t('result-deal', deal=score.deal_no)}</b>",
        _outcome(look, score),
        _best_trump(look, score),
        account(look, sides_of(view), score.added, score.totals),
        *consequences,
    )
    return "\n".join(part for part in parts if part)


def _outcome(look: Look, score: Account) -> str:
    contract = score.contract
    key = "fives-result-made" if score.made else "fives-result-failed"
    return look.t(
        key,
        name=look.names[contract.declarer],
        amount=contract.bid,
        suit=suit_face(contract.trump, look.prefs),
        points=side_points(look.view, score.points, contract.declarer),
    )


def _best_trump(look: Look, score: Account) -> str:
    """Who got the bonus; nothing where the best trump earns none."""
    if not look.view.options.best_trump_bonus:
        return ""
    if score.best_trump is None:
        return look.t("fives-result-no-trump")
    more = [
        seat
        for seat, (points, tricks) in enumerate(zip(score.points, score.tricks, strict=True))
        if points > TRICK_POINTS * tricks
    ]
    return look.t(
        "fives-result-best-trump",
        card=face(score.best_trump, look.prefs),
        name=look.names[more[0]] if more else "",
        bonus=look.view.options.best_trump_bonus,
    )


def winners(look: Look, seats: Iterable[Seat]) -> tuple[str, ...]:
    """What the sides of these seats are called."""
    view: BiddingView = look.view
    sides = sides_of(view)
    return tuple(side_name(look.names, sides, side) for side in sorted({*map(view.side, seats)}))


def match_over(look: Look, *, by_limit: bool) -> str:
    """Who has won, and the score after every deal; the bidding side is marked in each."""
    view: BiddingView = look.view
    if view.result is None:
        return ""
    won = winners(look, view.result.winners)
    title = look.t("result-match", names=listed(won), count=len(won))
    parts = (
        f"<b>{title}</b>",
        look.t("fives-result-limit", number=view.deal_no) if by_limit else "",
        match_sheet(look, sides_of(view), list(_rows(view))),
        look.t("fives-result-legend") if view.history else "",
    )
    return "\n".join(part for part in parts if part)


def _rows(view: BiddingView) -> Iterator[tuple[int, list[str]]]:
    for score in view.history:
        playing = view.side(score.contract.declarer)
        yield (
            score.deal_no,
            [
                f"{'*' if side == playing else ''}{whole(total)}"
                for side, total in enumerate(score.totals)
            ],
        )
