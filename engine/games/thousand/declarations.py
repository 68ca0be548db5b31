"""What can be declared by leading a card, and what of it counts in the end: rules E11."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.cards import Card, Rank, Suit, card
from engine.game import Seat
from engine.games.thousand.actions import Bed, CardAction, Marry, Nines, Play
from engine.games.thousand.cards import marriage_value
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.reasons import Reason
from engine.games.thousand.state import Cards, Playing
from engine.games.thousand.values import Declaration, Kind, Trick

Declaring = Marry | Bed | Nines


def kind_of(action: Declaring) -> Kind:
    """What the action declares."""
    match action:
        case Marry(Card(rank=Rank.ACE)):
            return Kind.ACES
        case Marry():
            return Kind.MARRIAGE
        case Bed():
            return Kind.BED
        case Nines():
            return Kind.NINES


def value_of(options: ThousandRules, action: Declaring) -> int:
    """What the declaration is worth, if it counts."""
    match kind_of(action):
        case Kind.MARRIAGE:
            return marriage_value(options, action.card.suit)
        case Kind.BED:
            return marriage_value(options, action.card.suit) // 2
        case Kind.ACES:
            return options.ace_marriage
        case Kind.NINES:
            return options.four_nines_bonus


_RANKS = {
    Kind.MARRIAGE: (Rank.KING, Rank.QUEEN),
    Kind.BED: (Rank.QUEEN, Rank.JACK),
    Kind.ACES: (Rank.ACE,),
    Kind.NINES: (Rank.NINE,),
}


_WAYS: Mapping[Rank, tuple[type[Declaring], ...]] = {
    Rank.NINE: (Nines,),
    Rank.JACK: (Bed,),
    Rank.QUEEN: (Marry, Bed),
    Rank.KING: (Marry,),
    Rank.TEN: (),
    Rank.ACE: (Marry,),
}
"""What may be declared by leading a card of the rank."""

OF_A_SUIT = frozenset({Kind.MARRIAGE, Kind.BED})
"""What is declared of one suit."""


@dataclass(frozen=True, slots=True)
class _Rules:
    """When one kind may be declared, and why not."""

    is_played: Callable[[ThousandRules], object]
    off: Reason
    not_in_hand: Reason
    may_open: Callable[[ThousandRules], bool] = lambda options: options.marriage_first_lead
    too_early: Reason = Reason.MARRIAGE_NEEDS_A_TRICK_FIRST


_RULES = {
    Kind.MARRIAGE: _Rules(
        is_played=lambda _: True,
        off=Reason.NO_MARRIAGE_IN_HAND,
        not_in_hand=Reason.NO_MARRIAGE_IN_HAND,
    ),
    Kind.BED: _Rules(
        is_played=lambda options: options.bed_marriage,
        off=Reason.BED_OFF,
        not_in_hand=Reason.NO_BED_IN_HAND,
    ),
    Kind.ACES: _Rules(
        is_played=lambda options: options.ace_marriage,
        off=Reason.ACES_OFF,
        not_in_hand=Reason.NO_FOUR_ACES,
        may_open=lambda options: options.ace_first_lead,
        too_early=Reason.ACES_NEED_A_TRICK_FIRST,
    ),
    Kind.NINES: _Rules(
        is_played=lambda options: options.four_nines_bonus,
        off=Reason.NINES_OFF,
        not_in_hand=Reason.NO_FOUR_NINES,
        may_open=lambda _: True,
    ),
}


def cards_of(kind: Kind, suit: Suit | None) -> Cards:
    """The cards that a declaration names."""
    suits = Suit if suit is None else (suit,)
    return tuple(card(rank, each) for each in suits for rank in _RANKS[kind])


def why_not_declare(
    options: ThousandRules, hand: Cards, action: Declaring, *, opening: bool
) -> Reason | None:
    """The rule that forbids to declare by leading this held card; None: it may be.

    `opening`: it would be the first card of the deal.
    """
    kind, led = kind_of(action), action.card
    if led.rank not in _RANKS[kind]:
        return Reason.NOT_TO_DECLARE_WITH
    rules = _RULES[kind]
    if not rules.is_played(options):
        return rules.off
    needed = cards_of(kind, led.suit if kind in OF_A_SUIT else None)
    if not all(card in hand for card in needed):
        return rules.not_in_hand
    return rules.too_early if opening and not rules.may_open(options) else None


def leads_with(
    options: ThousandRules, hand: Cards, led: Card, *, opening: bool
) -> tuple[CardAction, ...]:
    """The ways to lead this card: declaring something with it, or plainly."""
    ways = (way(led) for way in _WAYS[led.rank])
    declaring = tuple(
        way for way in ways if why_not_declare(options, hand, way, opening=opening) is None
    )
    if options.marriage_auto and Marry(led) in declaring:
        return declaring
    return (Play(led), *declaring)


# What counts


def counting_value(
    options: ThousandRules,
    declaration: Declaration,
    tricks: tuple[Trick, ...],
    declarer: Seat | None,
) -> int:
    """What the declaration is worth at the end of the deal."""
    seat, kind = declaration.seat, declaration.kind
    if kind is Kind.NINES:
        return declaration.value
    counts = (
        (options.marriage_points_for == "all" or seat == declarer)
        and (not options.marriage_capture or _captured_one(declaration, tricks))
        and (kind is not Kind.ACES or not options.ace_consecutive or _ran(declaration, tricks))
    )
    return declaration.value if counts else 0


def _captured_one(declaration: Declaration, tricks: tuple[Trick, ...]) -> bool:
    wanted = cards_of(declaration.kind, declaration.suit)
    return any(
        played.card in wanted
        for trick in tricks
        if trick.taker == declaration.seat
        for played in trick.cards
    )


def _ran(declaration: Declaration, tricks: tuple[Trick, ...]) -> bool:
    leads = [trick.cards[0] for trick in tricks[declaration.trick : declaration.trick + 4]]
    return len(leads) == 4 and all(
        lead.seat == declaration.seat and lead.card.rank is Rank.ACE for lead in leads
    )


def trump_after(
    options: ThousandRules, phase: Playing, declaration: Declaration, led: Card
) -> tuple[Suit | None, Seat | None, Seat | None]:
    """Trump, its owner, and the seat whose last ace will make trump, after a declaration."""
    unchanged = (phase.trump, phase.owner, phase.last_ace)
    if options.trump_mode == "declared" or declaration.kind is Kind.NINES:
        return unchanged
    if declaration.kind is not Kind.ACES:
        return (led.suit, declaration.seat, phase.last_ace)
    match options.ace_trump:
        case "none":
            return unchanged
        case "cancel":
            return (None, None, phase.last_ace)
        case "first":
            return (led.suit, declaration.seat, phase.last_ace)
        case "last":
            return (None, None, declaration.seat)
