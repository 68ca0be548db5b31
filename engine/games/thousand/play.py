"""The tricks: rules E10 and E11."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Rank
from engine.game import Seat
from engine.games.thousand import rests
from engine.games.thousand.actions import CardAction, Play
from engine.games.thousand.cards import count_rank, points, strength, without
from engine.games.thousand.declarations import (
    OF_A_SUIT,
    kind_of,
    leads_with,
    trump_after,
    value_of,
)
from engine.games.thousand.events import CardPlayed, MarriageDeclared, TrickTaken, TrumpSet
from engine.games.thousand.following import followers, leaders
from engine.games.thousand.seats import at
from engine.games.thousand.state import Cards, Match, Playing, State
from engine.games.thousand.telling import Telling
from engine.games.thousand.values import Declaration, Played, Trick
from engine.tricks import winner


def legal_cards(match: Match, phase: Playing, seat: Seat) -> tuple[CardAction, ...]:
    """What the seat to play may do with its cards."""
    if seat != phase.turn:
        return ()
    options, hand = match.options, phase.deal.hands[seat]
    if phase.table:
        return tuple(map(Play, followers(options, hand, on_the_table(phase), phase.trump)))
    return tuple(
        action
        for card in leaders(options, hand, phase.trump, owns_trump=phase.owner == seat)
        for action in leads_with(options, hand, card, opening=phase.is_opening_lead)
    )


def on_the_table(phase: Playing) -> Cards:
    """The cards on the table in the order played."""
    return tuple(played.card for played in phase.table)


def play_card(match: Match, phase: Playing, action: CardAction, telling: Telling) -> State:
    """A card is led or follows; the last one of the deal ends it."""
    seat, card = phase.turn, action.card
    before = (phase.trump, phase.owner)
    if not isinstance(action, Play):
        kind = kind_of(action)
        declaration = Declaration(
            seat=seat,
            kind=kind,
            suit=card.suit if kind in OF_A_SUIT else None,
            value=value_of(match.options, action),
            trick=len(phase.tricks),
        )
        phase = _declare(match, phase, declaration, action, telling)
    telling.all(CardPlayed(seat, card))
    hand = without(phase.deal.hands[seat], card)
    deal = replace(phase.deal, hands=at(phase.deal.hands, seat, hand))
    phase = replace(phase, deal=deal, table=(*phase.table, Played(seat, card)))
    if seat == phase.last_ace and card.rank is Rank.ACE and not count_rank(hand, Rank.ACE):
        phase = replace(phase, trump=card.suit, owner=seat, last_ace=None)
    if (phase.trump, phase.owner) != before:
        telling.all(TrumpSet(phase.trump, phase.owner))
    if len(phase.table) == len(deal.playing):
        phase = _take_trick(phase, telling)
    if not any(deal.hands):
        return rests.play_out(match, phase, telling)
    return State(match, phase)


def _declare(
    match: Match,
    phase: Playing,
    declaration: Declaration,
    action: CardAction,
    telling: Telling,
) -> Playing:
    telling.all(
        MarriageDeclared(declaration.seat, declaration.kind, declaration.suit, declaration.value)
    )
    trump, owner, last_ace = trump_after(match.options, phase, declaration, action.card)
    return replace(
        phase,
        trump=trump,
        owner=owner,
        last_ace=last_ace,
        declarations=(*phase.declarations, declaration),
    )


def _take_trick(phase: Playing, telling: Telling) -> Playing:
    cards = on_the_table(phase)
    taker = phase.table[winner(cards, phase.trump, strength)].seat
    trick = Trick(phase.table, taker)
    telling.all(TrickTaken(trick, points(cards)))
    return replace(phase, table=(), leader=taker, tricks=(*phase.tricks, trick))
