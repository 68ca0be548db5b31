"""The talon: shown or not, bought, taken, and what is given for it. Rules E6 and E7."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.thousand import stages
from engine.games.thousand.actions import Discard, Give, Pass, Rebuy, Take
from engine.games.thousand.cards import in_pack_order, without
from engine.games.thousand.events import (
    BiddingWon,
    CardGiven,
    CardLaidDown,
    GivenCardSeen,
    Passed,
    TalonBought,
    TalonSeen,
    TalonShown,
    TalonTaken,
)
from engine.games.thousand.looking import looks
from engine.games.thousand.seats import at, clockwise_from, is_hushed, is_silenced
from engine.games.thousand.state import (
    Contract,
    Deal,
    Discarding,
    Match,
    Rebuying,
    State,
    Taking,
)
from engine.games.thousand.telling import Telling
from engine.games.thousand.values import Gift

REBUY_LEVELS = (120, 240, 360, 480)


def reveal(match: Match, deal: Deal, contract: Contract, telling: Telling) -> State:
    """There is a declarer: the talon is shown or not, may be bought, and is taken."""
    seat = contract.declarer
    telling.all(BiddingWon(seat, contract.bid, contract.dark, contract.hundred, contract.calls))
    contract = replace(contract, shown=_is_shown(match, deal, contract))
    if len(deal.talons) > 1:
        return State(match, Taking(deal, contract))
    if contract.shown and not deal.talon_open:
        telling.all(TalonShown(deal.talons[0], None))
    others = clockwise_from(seat, len(match.scores))[1:]
    asked = tuple(other for other in others if other in deal.playing)
    return _ask(match, deal, contract, asked, telling)


def _is_shown(match: Match, deal: Deal, contract: Contract) -> bool:
    options = match.options
    if deal.golden:
        return True
    if contract.dark and options.dark_hide_talon:
        return False
    match options.talon_reveal:
        case "always":
            return True
        case "never":
            return False
        case "hide_uncontested":
            return not contract.hundred


# Buying it


def _ask(
    match: Match, deal: Deal, contract: Contract, asked: tuple[Seat, ...], telling: Telling
) -> State:
    """The next opponent who can buy is asked; when there is none, the talon is taken."""
    shown = contract.shown or deal.talon_open
    if match.options.talon_rebuy == "off" or not shown or deal.golden or contract.free:
        asked = ()
    asked = tuple(
        seat for seat in asked if not is_silenced(match, seat) and not is_hushed(match, seat)
    )
    if asked and rebuy_level(match, contract) is not None:
        return State(match, Rebuying(deal, contract, asked))
    return _take(match, deal, contract, 0, telling)


def rebuy_level(match: Match, contract: Contract) -> int | None:
    """The lowest level above the present order; None: there is none left."""
    lowest = int(match.options.talon_rebuy)
    return next(
        (level for level in REBUY_LEVELS if level >= lowest and level > contract.bid), None
    )


def legal_rebuys(match: Match, phase: Rebuying, seat: Seat) -> tuple[Pass | Rebuy, ...]:
    """The opponent that is asked buys at the one level, or passes."""
    level = rebuy_level(match, phase.contract)
    if seat != phase.asked[0] or level is None:
        return ()
    return (Pass(), Rebuy(level))


def rebuy(match: Match, phase: Rebuying, action: Pass | Rebuy, telling: Telling) -> State:
    """The opponent that is asked answers. A rebuy ends the dark game."""
    seat, *others = phase.asked
    deal, contract = phase.deal, phase.contract
    if isinstance(action, Pass):
        telling.all(Passed(seat))
    else:
        telling.all(TalonBought(seat, action.amount))
        deal = looks(deal, (contract.declarer,), telling)
        contract = replace(contract, declarer=seat, bid=action.amount, dark=False, hundred=False)
    return _ask(match, deal, contract, tuple(others), telling)


# Taking it


def legal_takes(phase: Taking, seat: Seat) -> tuple[Take, ...]:
    """The declarer takes one of the two talons."""
    if seat != phase.contract.declarer:
        return ()
    return tuple(Take(number) for number in range(1, len(phase.deal.talons) + 1))


def take(match: Match, phase: Taking, action: Take, telling: Telling) -> State:
    """The declarer takes the talon he named."""
    place = action.talon - 1
    if phase.contract.shown and not phase.deal.talon_open:
        telling.all(TalonShown(phase.deal.talons[place], action.talon))
    return _take(match, phase.deal, phase.contract, place, telling)


def _take(match: Match, deal: Deal, contract: Contract, place: int, telling: Telling) -> State:
    seat, cards = contract.declarer, deal.talons[place]
    telling.all(TalonTaken(seat, place + 1 if len(deal.talons) > 1 else None))
    deal = looks(deal, (seat,), telling)
    if not (contract.shown or deal.talon_open):
        telling.only(TalonSeen(seat, cards), seat)
    hand = in_pack_order(deal.hands[seat] + cards)
    deal = replace(deal, hands=at(deal.hands, seat, hand))
    return State(match, stages.after_taking(match, deal, replace(contract, taken=place)))


# What is given for it


def gives_cards(match: Match) -> bool:
    """Whether opponents are given cards in this game."""
    return len(match.scores) > 2 or match.options.two_player_mode != "ten_two"


def recipients(match: Match, deal: Deal, contract: Contract) -> tuple[Seat, ...]:
    """The opponents who are owed a card."""
    if not gives_cards(match):
        return ()
    served = {gift.recipient for gift in contract.gifts}
    clockwise = clockwise_from(contract.declarer, len(match.scores))[1:]
    return tuple(seat for seat in clockwise if seat in deal.playing and seat not in served)


def to_lay_down(match: Match, contract: Contract) -> int:
    """How many cards the declarer still has to lay down."""
    if len(match.scores) > 2:
        return 0
    wanted = {"wiki2": 0, "wiki3": 1, "ten_two": 2}[match.options.two_player_mode]
    return wanted - len(contract.laid)


def legal_discards(match: Match, phase: Discarding, seat: Seat) -> tuple[Give | Discard, ...]:
    """The declarer gives any card to an opponent who has none yet, or lays any down."""
    if seat != phase.contract.declarer:
        return ()
    hand = phase.deal.hands[seat]
    to = recipients(match, phase.deal, phase.contract)
    gives = tuple(Give(card, other) for card in hand for other in to)
    if not to_lay_down(match, phase.contract):
        return gives
    return (*gives, *map(Discard, hand))


def discard(match: Match, phase: Discarding, action: Give | Discard, telling: Telling) -> State:
    """The declarer gives a card away or lays it down."""
    deal, contract = phase.deal, phase.contract
    seat, card = contract.declarer, action.card
    hands = at(deal.hands, seat, without(deal.hands[seat], card))
    if isinstance(action, Give):
        hands = at(hands, action.to, in_pack_order((*hands[action.to], card)))
        gift = Gift(seat, action.to, card)
        _tell_gift(gift, telling, is_open=are_gifts_open(match, contract))
        contract = replace(contract, gifts=(*contract.gifts, gift))
    else:
        telling.all(CardLaidDown(seat))
        contract = replace(contract, laid=(*contract.laid, card))
    deal = replace(deal, hands=hands)
    if recipients(match, deal, contract) or to_lay_down(match, contract):
        return State(match, Discarding(deal, contract))
    return State(match, stages.after_discards(match, deal, contract))


def are_gifts_open(match: Match, contract: Contract) -> bool:
    """Whether all see the cards that the declarer gives away."""
    if contract.dark and match.options.dark_hide_discard:
        return False
    return match.options.discard_visibility == "open"


def _tell_gift(gift: Gift, telling: Telling, *, is_open: bool) -> None:
    giver, recipient, card = gift.giver, gift.recipient, gift.card
    telling.all(CardGiven(giver, recipient, card if is_open else None))
    if card is not None and not is_open:
        telling.only(GivenCardSeen(giver, recipient, card), giver, recipient)
