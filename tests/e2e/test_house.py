"""House rules by buttons, as the host of a lobby and the admins of a chat meet them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.bench.calls import verb
from bot.callbacks import House as Press
from bot.callbacks import parse
from bot.i18n import translator
from playground.client import Person
from playground.seen import Answer, Button, Seen
from tests.e2e.conftest import Invite
from tests.e2e.party import Party, ask, forged, greeted, has_verb, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


def button(seen: Seen, kind: str, name: str = "", value: str | None = None) -> Button:
    """The button of the editor that does this."""
    for row in seen.buttons:
        for found in row:
            press = parse(found.data or "")
            if (
                isinstance(press, Press)
                and (press.kind, press.name) == (kind, name)
                and value in (None, press.value)
            ):
                return found
    raise AssertionError(f"no button {kind} {name} {value}: {seen.buttons}")


def shows(kind: str, name: str = "") -> Callable[[Seen], bool]:
    """Whether a message has such a button of the editor."""

    def check(seen: Seen) -> bool:
        found = (parse(b.data or "") for row in seen.buttons for b in row)
        return any(isinstance(p, Press) and (p.kind, p.name) == (kind, name) for p in found)

    return check


async def editor(person: Person, group: int, lobby: Seen) -> Seen:
    """The person opens the editor of the lobby's rules; its first page, in the private chat."""
    await person.press(lobby, verb(lobby, "preset")[0])
    opened = await person.expect(has_verb("house"), group)
    await person.press(opened, verb(opened, "house")[0])
    return await person.expect(shows("s", "table"))


async def chosen(person: Person, menu: Seen, name: str, value: str) -> Answer:
    """The person sets an option of the section “table”; what is answered."""
    await person.press(menu, button(menu, "s", "table"))
    section = await person.expect(shows("o", name))
    await person.press(section, button(section, "o", name))
    option = await person.expect(
        lambda seen: any(
            isinstance(p, Press) and (p.name, p.value) == (name, value)
            for p in (parse(b.data or "") for b in seen.flat)
        )
    )
    return await person.press(option, button(option, "o", name, value))


async def test_the_host_changes_single_rules_privately_and_the_lobby_says_so(
    invite: Invite,
) -> None:
    party = await invite(2)
    ada, ben = party.people
    lobby = await party.gather()
    await ada.press(lobby, verb(lobby, "preset")[0])
    opened = await ada.expect(has_verb("house"), party.group)
    refused = await ben.press(opened, verb(opened, "house")[0])
    assert refused.text == said("answer-only-host")
    told = await ada.press(opened, verb(opened, "house")[0])
    assert told.text == said("answer-sent-privately")
    menu = await ada.expect(shows("s", "play"))
    await ada.press(menu, button(menu, "s", "play"))
    section = await ada.expect(shows("o", "must_beat"))
    await ada.press(section, button(section, "o", "must_beat"))
    await ada.press(section, button(section, "o", "trump_lead"))
    option = await ada.expect(
        lambda seen: shows("o", "trump_lead")(seen) and not shows("o", "must_beat")(seen)
    )
    await ada.press(option, button(option, "o", "trump_lead", "owner"))
    table = await party.table()
    assert table.options.written("must_beat") == "on"
    assert table.options.written("trump_lead") == "owner"
    label = translator("en").plain("thousand-option-must_beat")
    shown = await ben.expect(lambda seen: label in seen.text, party.group)
    assert shown.id == lobby.id
    rules = await ask(ben, "/rules", party.group)
    assert label in rules.text


async def test_a_contradiction_names_both_rules_and_changes_nothing(party: Party) -> None:
    await greeted(party.host)
    lobby = await party.open()
    menu = await editor(party.host, party.group, lobby)
    table = await party.table()
    answer = await chosen(party.host, menu, "target", "501")
    t = translator("en")
    assert answer.alert
    assert t.plain("thousand-option-target") in (answer.text or "")
    assert t.plain("thousand-option-barrel") in (answer.text or "")
    assert await party.table() == table
    for data in (
        Press(f"t{table.id}", "o", "made_up", "1"),
        Press(f"t{table.id}", "o", "target", "999"),
        Press(f"t{table.id}", "s", "made_up"),
        Press(f"t{table.id}", "z"),
        Press("tnosuchtable", "m"),
        Press("c.chess", "m"),
    ):
        assert (await forged(party.host, lobby, str(data))).text
    assert await party.table() == table


async def test_what_gives_way_to_a_choice_is_told_at_once(party: Party) -> None:
    await greeted(party.host)
    lobby = await party.open("/play hundred_to_one")
    menu = await editor(party.host, party.group, lobby)
    await chosen(party.host, menu, "matching", "host")
    label = translator("en").plain("hundred_to_one-option-host")
    told = await party.host.expect(lambda seen: f"changed too: “{label}: yes”" in seen.text)
    table = await party.table()
    assert (table.options.written("matching"), table.options.written("host")) == ("host", "on")
    await party.host.press(told, button(told, "o", "host", "off"))
    await party.host.expect(
        lambda seen: "changed too: “An answer counts: in any form”" in seen.text
    )
    assert (await party.table()).options.written("matching") == "lemma"


async def test_an_admin_sets_the_rules_of_the_chat_and_takes_them_to_another(
    invite: Invite,
) -> None:
    party = await invite(2)
    ada, ben = party.people
    await greeted(ada)
    settings = await ask(ada, "/settings", party.group)
    assert (await forged(ben, settings, str(Press("c.thousand", "m")))).text == said(
        "answer-only-admin"
    )
    await ada.press(settings, button(settings, "m"))
    menu = await ada.expect(shows("s", "table"), party.group)
    await ada.press(menu, button(menu, "s", "table"))
    section = await ada.expect(shows("o", "target"), party.group)
    await ada.press(section, button(section, "o", "target"))
    option = await ada.expect(
        lambda seen: shows("o", "target")(seen) and not shows("o", "bank")(seen), party.group
    )
    await ada.press(option, button(option, "o", "target", "1001"))
    section = await ada.expect(
        lambda seen: shows("o", "bank")(seen) and "1001" in seen.text, party.group
    )
    await ada.press(section, button(section, "m"))
    menu = await ada.expect(shows("k"), party.group)
    await ada.press(menu, button(menu, "k"))
    code = await ada.expect(lambda seen: "/rules thousand" in seen.text, party.group)
    command = next(line for line in code.text.splitlines() if line.startswith("/rules "))
    assert command == "/rules thousand recommended: target=1001"

    await party.open()
    assert (await party.table()).options.written("target") == "1001"
    there = await invite(2)
    refused = await ask(there.people[1], command, there.group)
    assert refused.text == said("answer-only-admin")
    assert (await ask(there.host, command, there.group)).text == said("answer-kept")
    await greeted(there.host)
    await there.open()
    assert (await there.table()).options.written("target") == "1001"
    back = "/rules thousand wiki: cross=on"
    assert (await ask(there.host, back, there.group)).text == said("answer-rules-set")
    table = await there.table()
    assert table.preset == "wiki"
    assert (table.options.written("cross"), table.options.written("target")) == ("on", "1000")


async def test_the_rules_can_be_read_where_no_table_stands(party: Party) -> None:
    first = await ask(party.host, "/rules", party.group)
    assert translator("en").plain("thousand-section-table") in first.text
    await party.host.press(first, button(first, "t", "play"))
    await party.host.expect(
        lambda seen: (
            seen.id == first.id
            and translator("en").plain("thousand-rule-must_beat-off") in seen.text
        ),
        party.group,
    )
    other = await ask(party.host, "/rules 101", party.group)
    assert translator("en").plain("hundred_one-section-table") in other.text
    wrong = await ask(party.host, "/rules <b>nonsense", party.group)
    assert wrong.text == said("answer-no-code")


async def test_a_lobbys_rules_are_kept_for_the_chat_by_an_admin_only(invite: Invite) -> None:
    party = await invite(2)
    admin, host = party.people
    for person in party.people:
        await greeted(person)
    party.people = [host, admin]
    lobby = await party.open()
    await chosen(host, await editor(host, party.group, lobby), "target", "1001")
    for person, word in ((host, "answer-only-admin"), (admin, "answer-kept")):
        lobby = await person.expect(has_verb("preset"), party.group)
        menu = await editor(person, party.group, lobby)
        assert (await person.press(menu, button(menu, "w"))).text == said(word)
    kept = await party.store.chat_settings(party.group)
    assert kept is not None
    assert dict(kept.houses)["thousand"] == "thousand recommended: target=1001"


async def test_an_editor_left_open_does_nothing_once_the_match_has_begun(invite: Invite) -> None:
    party = await invite(2)
    lobby = await party.gather()
    ada = party.host
    await ada.press(lobby, verb(lobby, "preset")[0])
    opened = await ada.expect(has_verb("house"), party.group)
    await ada.press(opened, verb(opened, "house")[0])
    menu = await ada.expect(shows("s", "table"))
    await ada.press(opened, verb(opened, "start")[0])
    table = await party.dealt()
    assert (await ada.press(menu, button(menu, "s", "table"))).text == said("answer-started")
    assert (await party.load(table.id)).options == table.options
    await ada.expect(lambda seen: seen.id == menu.id and not seen.buttons)
