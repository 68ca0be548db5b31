"""What is wanted of a seat now, in a sentence or two."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Verbatim
from bot.screens.cards import face, suit_face
from bot.screens.screen import Look
from bot.screens.sheet import signed
from bot.screens.thousand.choices import CROSS, LAY, ROSPIS, next_recipient, suggestion
from bot.screens.thousand.claims import open_grounds, told_grounds
from bot.screens.thousand.prices import price
from engine.cards import Card, Suit
from engine.games.thousand.actions import (
    Bid,
    NameOrder,
    Pass,
    Play,
    Rebuy,
)
from engine.games.thousand.actions import (
    Look as LookAt,
)
from engine.games.thousand.cards import cap, has_marriage
from engine.games.thousand.following import best_place
from engine.games.thousand.seats import is_hushed, is_silenced
from engine.games.thousand.values import PhaseName
from engine.games.thousand.view import View


def what_to_do(look: Look) -> str:
    """What is wanted of the seat now, and what it may claim; empty if nothing is."""
    view: View = look.view
    if look.page in (ROSPIS, CROSS):
        return "\n".join(_giving_up(look))
    lines: list[str] = []
    if grounds := open_grounds(view):
        lines.append(look.t("thousand-may-claim", why=told_grounds(look, grounds)))
    if look.seat in view.to_move and (text := _wanted(look)):
        lines.append(f"<i>{text}</i>")
    return "\n".join(lines)


def _giving_up(look: Look) -> Iterator[str]:
    """What it costs to give the deal up, and what is left of that right."""
    view: View = look.view
    options, seat = view.options, look.seat or 0
    if look.page == CROSS:
        yield look.t("thousand-cross-really")
        used, limit = view.crosses[seat], options.cross_limit
    else:
        own, share = price(view)
        yield look.t("thousand-rospis-really", own=Verbatim(signed(-own)), share=share)
        used, limit = view.rospises[seat], options.rospis_limit
        if options.rospis_third_fine and used % 3 == 2:
            fine = options.penalty * (2 if view.golden else 1)
            yield look.t("thousand-rospis-fine", amount=fine)
    if limit:
        yield look.t("thousand-giving-up-left", number=limit - used, most=limit)


def _wanted(look: Look) -> str:  # noqa: PLR0911 - a sentence for each phase
    view: View = look.view
    t = look.t
    match view.phase:
        case PhaseName.CUT:
            return " ".join(_cutting(look))
        case PhaseName.DARK:
            return _dark(look)
        case PhaseName.BIDDING:
            return _call_wanted(look)
        case PhaseName.REBUY:
            level = next(a.amount for a in view.legal if isinstance(a, Rebuy))
            return t("thousand-do-rebuy", amount=level)
        case PhaseName.TALON:
            ending = "out" if view.options.two_player_mode == "ten_two" else "last"
            return t(f"thousand-do-talon-{ending}")
        case PhaseName.DISCARD:
            return _discard_wanted(look)
        case PhaseName.ORDER:
            return _order_wanted(look)
        case PhaseName.PLAY:
            return _card_wanted(look)
        case _:
            return t(f"thousand-do-{view.phase.value}")


def _cutting(look: Look) -> Iterator[str]:
    """What a nine or a jack at the bottom would come to."""
    view: View = look.view
    options = view.options
    if look.seat == view.dealer:
        yield look.t("thousand-do-cut-dealer")
        return
    yield look.t("thousand-do-cut")
    if options.cut_nine != "off":
        yield look.t(f"thousand-do-cut-nine-{options.cut_nine}", amount=options.penalty)
    if options.cut_jack != "off":
        yield look.t(f"thousand-do-cut-jack-{options.cut_jack}")


def _dark(look: Look) -> str:
    view: View = look.view
    asked = "may" if LookAt() in view.legal else "must"
    return f"{look.t(f'thousand-do-dark-{asked}')} {_dark_price(look)}"


def _dark_price(look: Look) -> str:
    """What a game in the dark doubles."""
    options = look.view.options
    key = "all" if options.dark_double == "all" else "loss" if options.dark_double_loss else "win"
    return look.t(f"thousand-dark-doubles-{key}")


def _call_wanted(look: Look) -> str:
    view: View = look.view
    t = look.t
    bids = [action.amount for action in view.legal if isinstance(action, Bid)]
    if view.golden:
        return t("thousand-do-golden")
    if not bids:
        return f"{t('thousand-do-pass')} {_why_no_bid(look)}"
    if Pass() not in view.legal:
        text = t("thousand-do-open", least=bids[0])
    elif not view.options.jump_bids:
        text = t("thousand-do-bid-next", least=bids[0])
    else:
        text = t("thousand-do-bid-up-to", cap=bids[-1])
    if look.seat in view.looked:
        return text
    return f"{text}. {t('thousand-do-bid-unseen')} {_dark_price(look)}"


def _why_no_bid(look: Look) -> str:
    """Why only a pass is left."""
    view: View = look.view
    seat = look.seat or 0
    options = view.options
    if is_silenced(view, seat):
        return look.t("thousand-reason-silenced")
    if is_hushed(view, seat):
        return look.t("thousand-reason-hushed")
    if view.dark and options.dark_counter_marriage and not has_marriage(options, view.hand):
        return look.t("thousand-reason-dark-bid-stands")
    unseen = "" if seat in view.looked else "-unseen"
    return look.t(f"thousand-reason-bid-over-cap{unseen}", cap=cap(options, view.hand))


def _discard_wanted(look: Look) -> str:
    view: View = look.view
    recipient = next_recipient(view)
    if recipient is not None and look.page != LAY:
        return look.t("thousand-do-give", name=look.names[recipient])
    if view.options.two_player_mode == "wiki3":
        return look.t("thousand-do-lay-on-talon")
    return look.t("thousand-do-lay-down", number=2 - view.laid_count)


def _order_wanted(look: Look) -> str:
    view: View = look.view
    orders = [action for action in view.legal if isinstance(action, NameOrder)]
    if len(orders) == 1:
        return look.t("thousand-do-order-only", bid=view.bid or 0)
    parts = [look.t("thousand-do-order", bid=view.bid or 0)]
    if (value := suggestion(view)) is not None:
        parts.append(look.t("thousand-do-order-worth", amount=value))
    return " ".join(parts)


def _card_wanted(look: Look) -> str:
    view: View = look.view
    if not view.table:
        return look.t("thousand-do-lead")
    led = view.table[0].card.suit
    owed = led if _holds(view, led) else view.trump if view.options.must_trump else None
    if owed is None or not _holds(view, owed):
        return look.t("thousand-do-any", suit=suit_face(led, look.prefs))
    if (best := _to_beat(view, owed)) is not None:
        return look.t("thousand-do-beat", card=face(best, look.prefs))
    key = "thousand-do-follow" if owed is led else "thousand-do-trump-in"
    return look.t(key, suit=suit_face(owed, look.prefs))


def _to_beat(view: View, owed: Suit) -> Card | None:
    """The card that has to be beaten, where not every card of the suit owed will do."""
    playable = {action.card for action in view.legal if isinstance(action, Play)}
    if all(held in playable for held in view.hand if held.suit is owed):
        return None
    cards = tuple(played.card for played in view.table)
    return cards[best_place(cards, view.trump)]


def _holds(view: View, suit: Suit) -> bool:
    return any(held.suit is suit for held in view.hand)
