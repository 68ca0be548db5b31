"""The pack, the cut and the deal: rules E3."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.cards import PACK_24, Rank
from engine.game import Seat
from engine.games.thousand import opening
from engine.games.thousand.actions import Cut
from engine.games.thousand.cards import in_pack_order
from engine.games.thousand.events import DealStarted, JackBelow, NineBelow, PackCut
from engine.games.thousand.fines import fine_at_once
from engine.games.thousand.seats import is_golden, seats_that_play
from engine.games.thousand.state import Cards, Cutting, Deal, Match, State
from engine.games.thousand.telling import Telling
from engine.games.thousand.values import FineReason

CUTS = range(1, 24)
"""How many cards a cut may put below."""

MIDDLE = 12
"""How many cards lie above a jack that went into the middle."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How many cards go where."""

    hand: int
    talons: int
    talon: int
    """Cards in each talon."""


def layout(match: Match) -> Layout:
    """The layout for this number of seats and game."""
    if len(match.scores) > 2:
        return Layout(hand=7, talons=1, talon=3)
    if match.options.two_player_mode == "wiki3":
        return Layout(hand=9, talons=2, talon=3)
    return Layout(hand=10, talons=2, talon=2)


def next_pack(match: Match) -> tuple[Cards, Match]:
    """The pack of the coming deal before the cut: gathered, or else shuffled."""
    if match.pack:
        return match.pack, replace(match, pack=())
    pack, chance = match.chance.shuffle(PACK_24)
    return pack, replace(match, chance=chance)


def start_deal(match: Match, telling: Telling) -> State:
    """The dealer takes up the next pack and has it cut."""
    pack, match = next_pack(match)
    return cut_and_deal(match, pack, iter(()), telling)


def cut_and_deal(match: Match, pack: Cards, cuts: Iterator[int], telling: Telling) -> State:
    """The pack is cut, by the given cuts first where the program cuts, and dealt."""
    tell_start(match, telling)
    if match.options.cut == "off":
        return deal_out(match, pack, telling)
    phase = Cutting(pack, cutter(match))
    if match.options.cut == "interactive":
        return State(match, phase)
    while True:
        number = next(cuts, None)
        if number is None:
            number, chance = match.chance.cut()
            match = replace(match, chance=chance)
        state = cut(match, phase, Cut(number), telling)
        if not isinstance(state.phase, Cutting):
            return state
        match, phase = state.match, state.phase


def tell_start(match: Match, telling: Telling) -> None:
    """Tell all that a deal begins."""
    telling.all(DealStarted(match.dealer, match.deal_no, is_golden(match)))


def cutter(match: Match) -> Seat:
    """The neighbour of the dealer who cuts."""
    seats = len(match.scores)
    return (match.dealer + (1 if match.options.cut_by == "left" else seats - 1)) % seats


def legal_cuts(phase: Cutting, seat: Seat) -> tuple[Cut, ...]:
    """The cutter may cut anywhere."""
    return tuple(map(Cut, CUTS)) if seat == phase.cutter else ()


def cut(match: Match, phase: Cutting, action: Cut, telling: Telling) -> State:
    """The top cards go below; the card then at the bottom may call for more."""
    pack = phase.pack[action.count :] + phase.pack[: action.count]
    telling.all(PackCut(phase.cutter))
    if phase.last:
        return deal_out(match, pack, telling)
    match pack[-1].rank:
        case Rank.NINE:
            return _nine_below(match, replace(phase, pack=pack), telling)
        case Rank.JACK:
            return _jack_below(match, replace(phase, pack=pack), telling)
        case _:
            return deal_out(match, pack, telling)


def _nine_below(match: Match, phase: Cutting, telling: Telling) -> State:
    mode = match.options.cut_nine
    if mode == "off":
        return deal_out(match, phase.pack, telling)
    nines = phase.nines + 1
    telling.all(NineBelow(phase.cutter, nines))
    if mode == "recut_fine" and nines == 3:
        match = fine_at_once(match, phase.cutter, FineReason.NINES_AT_THE_CUT, telling)
        return deal_out(match, phase.pack, telling)
    return State(match, replace(phase, nines=nines))


def _jack_below(match: Match, phase: Cutting, telling: Telling) -> State:
    mode = match.options.cut_jack
    if mode == "off":
        return deal_out(match, phase.pack, telling)
    telling.all(JackBelow(match.dealer, dealer_cuts=mode == "dealer_cuts"))
    if mode == "dealer_cuts":
        return State(match, replace(phase, cutter=match.dealer, last=True))
    *others, jack = phase.pack
    return deal_out(match, (*others[:MIDDLE], jack, *others[MIDDLE:]), telling)


def deal_out(match: Match, pack: Cards, telling: Telling) -> State:
    """The cards are dealt one at a time, clockwise from the forehand."""
    hands, talons = places(match)
    return lay(
        match,
        tuple(tuple(pack[place] for place in hand) for hand in hands),
        tuple(tuple(pack[place] for place in talon) for talon in talons),
        telling,
    )


def places(match: Match) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Which places of the pack, 0 on top, go to each seat's hand and to each talon."""
    plan, playing = layout(match), seats_that_play(match)
    hands: list[list[int]] = [[] for _ in match.scores]
    talons: list[list[int]] = [[] for _ in range(plan.talons)]
    top = iter(range(len(PACK_24)))
    for round_no in range(plan.hand):
        for seat in playing:
            hands[seat].append(next(top))
        if match.options.talon_deal == "interleaved" and round_no < plan.talon:
            for talon in talons:
                talon.append(next(top))
    if match.options.talon_deal == "last":
        for talon in talons:
            talon.extend(next(top) for _ in range(plan.talon))
    return tuple(map(tuple, hands)), tuple(map(tuple, talons))


def lay(
    match: Match, hands: tuple[Cards, ...], talons: tuple[Cards, ...], telling: Telling
) -> State:
    """The cards lie: the deal opens."""
    hands = tuple(map(in_pack_order, hands))
    deal = Deal(
        playing=seats_that_play(match),
        dealt=hands,
        hands=hands,
        talons=talons,
        golden=is_golden(match),
        looked=frozenset(),
    )
    return opening.open_deal(match, deal, telling)
