"""Ten people at Twenty-Five: the order of the cards, and robbing, by what is offered."""

from __future__ import annotations

import pytest

from bot import callbacks
from bot.bench.calls import acts, verb
from bot.table import Playing, Table
from playground.client import Person
from playground.seen import Button, Seen
from tests.e2e.conftest import Invite
from tests.e2e.leaks import cards_in
from tests.e2e.party import Party, is_over, position, views

pytestmark = pytest.mark.asyncio(loop_scope="module")


def opening(seen: Seen, page: str) -> list[Button]:
    """The buttons of the hand that open this page."""
    found = []
    for button in verb(seen, "page"):
        meant = callbacks.parse(button.data or "")
        if isinstance(meant, callbacks.Verb) and meant.argument == page:
            found.append(button)
    return found


async def opened(person: Person, hand: Seen, page: str) -> Seen:
    """The hand when it shows this page."""
    await person.press(hand, opening(hand, page)[0])
    return await person.expect(lambda seen: seen.id == hand.id and not opening(seen, page))


async def robber(party: Party) -> tuple[Person, Seen, Table]:
    """Who may rob, as soon as it is the turn of somebody who may.

    There is one in all deals but those in which the ace of trumps stays in the pack: one of 52.
    Such a deal may be a whole match, if one player takes all its tricks; then comes another match.
    """
    matches = 1
    while matches <= 3:
        person, hand, table = await party.mover()
        if opening(hand, "rob"):
            return person, hand, table
        await person.press(hand, acts(hand)[0][0])
        if is_over(await party.moved(table)):
            matches += 1
            await party.begin("/play twenty_five")
    raise AssertionError("nobody ever had the right to rob")


async def test_ten_sit_down_and_the_order_of_the_cards_is_a_tap_away(invite: Invite) -> None:
    party = await invite(10)
    table = await party.begin("/play twenty_five")
    assert len(table.chairs) == 10
    person, hand, table = await party.mover()
    shown = await opened(person, hand, "order")
    assert "Order of cards" in shown.text
    assert "🥇" in shown.text
    assert acts(shown)
    await person.press(shown, acts(shown)[0][0])  # the hand is played beside it
    assert position(await party.moved(table)) == position(table) + 1


async def test_a_card_is_laid_away_for_the_turned_one_and_nobody_sees_it(invite: Invite) -> None:
    party = await invite(10)
    await party.begin("/play twenty_five")
    person, hand, table = await robber(party)
    assert isinstance(table.stage, Playing)
    up = views(table)[None].up
    page = await opened(person, hand, "rob")
    assert len(acts(page)) == 5
    button, _ = acts(page)[-1]
    (laid_away,) = cards_in(button.text)
    assert not (await person.press(page, button)).text
    after = await party.moved(table)
    own = views(after)[table.seat_of(person.id)]
    assert up in own.hand
    assert own.laid_away == laid_away
    mine = await person.expect(lambda seen: "Laid away" in seen.text and seen.id >= hand.id)
    assert {up, laid_away} <= cards_in(mine.text)
    others = [one for one in party.people if one is not person]
    for other in others:
        seen = await other.expect(lambda seen: "robs" in seen.text)
        assert laid_away not in cards_in(seen.text)
