"""The `deal:` lines of scripts, read and written: rules E3.5."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.cards import PACK_24, Card
from engine.game import Unreadable
from engine.games.thousand import dealing
from engine.games.thousand.seats import seats_that_play
from engine.games.thousand.state import Cards, Dealt, Match, State
from engine.games.thousand.telling import Telling
from engine.script import read_parts, write_parts


def deal_as_written(match: Match, text: str, telling: Telling) -> State:
    """The coming deal with the cards that the line gives, the others from the seed.

    Raises:
        Unreadable: the line names cards or cuts that cannot be.
    """
    cards_text, cuts = _without_cuts(match, text)
    parts = read_parts(cards_text)
    for name, cards in parts.items():
        strange = next((card for card in cards if card not in PACK_24), None)
        if strange is not None:
            raise Unreadable(f"part {name}: {strange} is not in this pack")
    if parts and "stock" not in parts:
        if cuts:
            raise Unreadable("a cut, but no pack to be cut")
        return _deal_hands(match, parts, telling)
    if parts.keys() - {"stock"}:
        raise Unreadable("a deal names hands or the pack, not both")
    if "stock" in parts and len(parts["stock"]) != len(PACK_24):
        raise Unreadable("part stock: not the whole pack")
    pack = parts.get("stock")
    if pack is None:
        pack, match = dealing.next_pack(match)
    rest = iter(cuts)
    state = dealing.cut_and_deal(replace(match, pack=()), pack, rest, telling)
    if next(rest, None) is not None:
        raise Unreadable("more cuts than are made")
    return state


def _without_cuts(match: Match, text: str) -> tuple[str, tuple[int, ...]]:
    """The line without its part of cuts, and the cuts."""
    pieces = [piece for piece in text.split("|") if piece.strip()]
    cuts = [piece for piece in pieces if piece.partition("=")[0].strip() == "cut"]
    if not cuts:
        return text, ()
    if match.options.cut != "auto" or len(cuts) > 1:
        raise Unreadable("cuts stand in a deal once, where the program cuts")
    words = cuts[0].partition("=")[2].split()
    if not all(word.isascii() and word.isdigit() and int(word) in dealing.CUTS for word in words):
        raise Unreadable(f"no cuts: {' '.join(words)}")
    return "|".join(piece for piece in pieces if piece not in cuts), tuple(map(int, words))


def _deal_hands(match: Match, parts: Mapping[str, Cards], telling: Telling) -> State:
    """Hands and talons as they lie after all cutting and dealing."""
    sizes = _sizes(match)
    for name, cards in parts.items():
        if name not in sizes:
            raise Unreadable(f"no part {name} in this deal")
        if len(cards) != sizes[name]:
            raise Unreadable(f"part {name}: {len(cards)} cards, not {sizes[name]}")
    named = {card for cards in parts.values() for card in cards}
    unnamed = tuple(card for card in PACK_24 if card not in named)
    shuffled, chance = match.chance.shuffle(unnamed)
    match, rest = replace(match, chance=chance, pack=()), list(shuffled)
    filled: dict[str, Cards] = {}
    for name, size in sizes.items():
        filled[name] = parts[name] if name in parts else tuple(rest[:size])
        if name not in parts:
            del rest[:size]
    dealing.tell_start(match, telling)
    hands = tuple(filled[str(seat)] for seat in range(len(match.scores)))
    talons = tuple(cards for name, cards in filled.items() if name.startswith("talon"))
    return dealing.lay(match, hands, talons, telling)


def _sizes(match: Match) -> dict[str, int]:
    """How many cards each part has, in the order in which the parts are filled."""
    plan, playing = dealing.layout(match), seats_that_play(match)
    sizes = {str(seat): plan.hand for seat in playing}
    sizes |= {str(seat): 0 for seat in range(len(match.scores)) if seat not in playing}
    return sizes | dict.fromkeys(talon_names(plan.talons), plan.talon)


def talon_names(talons: int) -> tuple[str, ...]:
    """What the notation calls the talons."""
    return ("talon",) if talons == 1 else ("talon1", "talon2")


def deal_line(before: Match, after: State) -> str:
    """The line that repeats the deal between the two."""
    if before.options.cut == "off" and isinstance(after.phase, Dealt):
        deal = after.phase.deal
        parts: dict[str, tuple[Card, ...]] = {
            str(seat): deal.dealt[seat] for seat in sorted(deal.playing)
        }
        parts |= zip(talon_names(len(deal.talons)), deal.talons, strict=True)
        return f"deal: {write_parts(parts)}"
    pack, match = dealing.next_pack(before)
    line = f"deal: {write_parts({'stock': pack})}"
    cuts = _cuts_between(match, after.match)
    return f"{line} | cut={' '.join(map(str, cuts))}" if cuts else line


def _cuts_between(before: Match, after: Match) -> list[int]:
    """The cuts that were drawn in the deal."""
    chance, cuts = before.chance, []
    while chance.cuts < after.chance.cuts:
        number, chance = chance.cut()
        cuts.append(number)
    return cuts
