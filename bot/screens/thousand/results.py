"""The result of a deal and of the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.i18n import Verbatim
from bot.screens.names import listed, padded
from bot.screens.screen import Look
from bot.screens.sheet import pre, sheet, signed, whole
from engine.game import Seat
from engine.games.thousand.values import DealEnd, DealScore, SeatScore
from engine.games.thousand.view import View

NAME, POINTS, PAIRS, CHANGE, TOTAL = 10, 6, 6, 6, 6
"""Columns of the account of a deal; together they fit a phone."""


def deal(look: Look, score: DealScore) -> str:
    """The account of a deal: what each took, what was booked, and what followed."""
    parts = (_title(look, score), pre(_account(look, score)), "\n".join(_notes(look, score)))
    return "\n".join(part for part in parts if part)


def _title(look: Look, score: DealScore) -> str:
    t = look.t
    heading = t("thousand-result-golden" if score.golden else "result-deal", deal=score.deal_no)
    return f"<b>{heading}</b>\n{_outcome(look, score)}"


def _outcome(look: Look, score: DealScore) -> str:
    t = look.t
    if score.declarer is None or score.order is None:
        return t("thousand-result-declined")
    name = look.names[score.declarer]
    match score.end:
        case DealEnd.PLAYED:
            key = "thousand-result-made" if score.made else "thousand-result-failed"
        case DealEnd.ROSPIS:
            key = "thousand-result-rospis"
        case _:
            key = "thousand-result-cross"
    text = t(key, name=name, amount=score.order)
    return f"{text} · {t('thousand-dark')}" if score.dark else text


def _account(look: Look, score: DealScore) -> Iterator[str]:
    t = look.t.plain
    is_played = score.end is DealEnd.PLAYED
    head = [padded("", NAME)]
    if is_played:
        head.append(padded(t("thousand-column-points"), POINTS, right=True))
        head.append(padded(t("thousand-column-pairs"), PAIRS, right=True))
    head.append(padded(t("column-change"), CHANGE, right=True))
    head.append(padded(t("column-total"), TOTAL, right=True))
    yield "".join(head)
    for seat, own in enumerate(score.seats):
        cells = [padded(look.names[seat], NAME)]
        if is_played:
            cells.append(f"{own.card_points:>{POINTS}}")
            cells.append(f"{own.marriages or '':>{PAIRS}}")
        cells.append(f"{signed(own.change - own.fines):>{CHANGE}}")
        cells.append(f"{whole(own.total):>{TOTAL}}")
        yield "".join(cells)


def _notes(look: Look, score: DealScore) -> Iterator[str]:
    for seat, own in enumerate(score.seats):
        yield from _notes_of(look, score, seat, own)


def _notes_of(look: Look, score: DealScore, seat: Seat, own: SeatScore) -> Iterator[str]:
    t = look.t
    view: View = look.view
    name = look.names[seat]
    if own.bolts:
        yield t("thousand-result-bolts", name=name, number=own.bolts)
    if own.fines:
        yield t("thousand-result-fines", name=name, amount=own.fines)
    if own.frozen:
        yield t("thousand-result-frozen", name=name)
    before = _before(look, score, seat) + own.change - own.fines
    options = view.options
    fell = before == options.barrel and own.total < before and not own.change and not own.fines
    if options.barrel and fell:
        yield t("thousand-result-fell", name=name)
    dumps = {options.dump_pos, -options.dump_neg, options.dump_extra} - {0}
    if own.total == 0 and before in dumps:
        yield t("thousand-result-dumped", name=name, total=before)
    if options.barrel and not score.golden and own.total == options.barrel:
        yield t("thousand-result-on-barrel", name=name)


def _before(look: Look, score: DealScore, seat: Seat) -> int:
    """The score before the deal."""
    earlier = [deal for deal in look.view.history if deal.deal_no < score.deal_no]
    return earlier[-1].seats[seat].total if earlier else 0


def match_over(look: Look) -> str:
    """Who has won, and the score after every deal."""
    view: View = look.view
    result = view.result
    if result is None:
        return ""
    names = listed(look.names[seat] for seat in result.winners)
    title = look.t("result-match", names=names, count=len(result.winners))
    rows = [_row(deal) for deal in view.history]
    parts = (
        f"<b>{title}</b>",
        sheet(look.names, rows),
        look.t("thousand-result-legend"),
        *_bank(look),
    )
    return "\n".join(parts)


def _row(score: DealScore) -> tuple[int, Sequence[str]]:
    return score.deal_no, [
        f"{'*' if seat == score.declarer else ''}{whole(own.total)}"
        for seat, own in enumerate(score.seats)
    ]


def _bank(look: Look) -> Iterator[str]:
    view: View = look.view
    for seat, gain in enumerate(view.bank):
        if gain:
            yield look.t(
                "thousand-result-bank", name=look.names[seat], gain=Verbatim(signed(gain))
            )
