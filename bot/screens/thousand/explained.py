"""How the account of a deal came about: what was counted, doubled, rounded and not booked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.screens.screen import Look
from engine.game import Seat
from engine.games.thousand.cards import round5
from engine.games.thousand.events import Aftermath, AttemptUsed, BarrelLeft
from engine.games.thousand.fines import ON_THE_BARREL
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.values import DealEnd, DealScore, SeatScore
from engine.games.thousand.view import View


def outcome(look: Look, score: DealScore, after: Sequence[Aftermath]) -> Iterator[str]:
    """Whether the order was made, and what there was against it."""
    t = look.t
    if score.declarer is None or score.order is None:
        yield t("thousand-rest-declined")
        return
    name = look.names[score.declarer]
    match score.end:
        case DealEnd.PLAYED:
            key = "made" if score.made else "failed"
        case DealEnd.ROSPIS:
            key = "rospis"
        case _:
            key = "cross"
    text = t(f"thousand-rest-{key}", name=name, amount=score.order)
    yield f"{text} · {t('thousand-dark')}" if score.dark else text
    if score.end is DealEnd.PLAYED:
        yield _counted(look, score, score.declarer, after)


def _counted(look: Look, score: DealScore, seat: Seat, after: Sequence[Aftermath]) -> str:
    """What the declarer had: card points, rounded where the rules say so, and marriages."""
    own, options = score.seats[seat], look.view.options
    is_raw = options.barrel_raw_points and _was_on_barrel(look, score, seat, after)
    if is_raw:
        return look.t("thousand-result-counted-raw", cards=own.card_points)
    cards = round5(own.card_points) if options.round_declarer else own.card_points
    total = cards + own.marriages
    if cards != own.card_points:
        key = "thousand-result-counted-rounded"
        return look.t(key, total=total, cards=own.card_points, rounded=cards, pairs=own.marriages)
    if not own.marriages:
        return look.t("thousand-result-counted", total=total)
    return look.t("thousand-result-counted-pairs", total=total, cards=cards, pairs=own.marriages)


def _was_on_barrel(look: Look, score: DealScore, seat: Seat, after: Sequence[Aftermath]) -> bool:
    """Whether the seat was on the barrel before the deal."""
    if any(
        isinstance(event, AttemptUsed | BarrelLeft) and event.seat == seat and not event.reverse
        for event in after
    ):
        return True
    earlier = [deal for deal in look.view.history if deal.deal_no < score.deal_no]
    return bool(earlier) and earlier[-1].seats[seat].total >= ON_THE_BARREL


def explained(look: Look, score: DealScore) -> Iterator[str]:
    """Why what was booked is not simply what was taken."""
    if score.end in (DealEnd.PLAYED, DealEnd.ROSPIS):
        yield from _doubled(look, score)
    for seat, own in enumerate(score.seats):
        yield from _of_seat(look, score, seat, own)
    if score.end is DealEnd.PLAYED and _is_rounded(look.view.options, score):
        yield look.t("thousand-result-rounded")


def _doubled(look: Look, score: DealScore) -> Iterator[str]:
    t, options = look.t, look.view.options
    if score.golden:
        once = not options.golden_double_marriage
        yield t("thousand-result-doubled-all")
    elif score.dark:
        once = not options.dark_double_marriage
        is_all = options.dark_double == "all"
        is_lost = not score.made and not options.dark_double_loss
        if is_lost and not is_all:
            yield t("thousand-result-not-doubled")
            return
        yield t(f"thousand-result-doubled-{'others' if is_lost else 'all' if is_all else 'dark'}")
    else:
        return
    if once and any(own.marriages for own in score.seats):
        yield t("thousand-result-pairs-once")


def _of_seat(look: Look, score: DealScore, seat: Seat, own: SeatScore) -> Iterator[str]:
    t, name = look.t, look.names[seat]
    is_sitter = len(score.seats) == 4 and seat == score.dealer
    shares = score.end is DealEnd.ROSPIS and not is_sitter
    if own.frozen and seat == score.declarer:
        yield t("thousand-result-order-kept", name=name)
    elif own.frozen and (own.card_points or own.marriages or shares):
        yield t("thousand-result-frozen", name=name)
    elif is_sitter and score.end is DealEnd.PLAYED:
        yield t("thousand-result-sitter", name=name)
    if (lost := _not_counted(look.view, score, seat, own)) > 0:
        yield t("thousand-result-pairs-lost", name=name, value=lost)


def _not_counted(view: View, score: DealScore, seat: Seat, own: SeatScore) -> int:
    """The value of what the seat declared in vain, as long as the deal is remembered."""
    last = view.last_deal
    if last is None or last.deal_no != score.deal_no or score.end is not DealEnd.PLAYED:
        return 0
    return sum(d.value for d in view.declarations if d.seat == seat) - own.marriages


def _is_rounded(options: ThousandRules, score: DealScore) -> bool:
    """Whether rounding made a difference to anybody."""
    return any(
        own.card_points % 5 and not own.frozen and _rounds(options, score, seat)
        for seat, own in enumerate(score.seats)
    )


def _rounds(options: ThousandRules, score: DealScore, seat: Seat) -> bool:
    """Whether the seat is booked its card points, and rounded."""
    if seat == score.declarer:
        return options.success_score == "actual" and score.made
    return options.sitter_round or len(score.seats) < 4 or seat != score.dealer
