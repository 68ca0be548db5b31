"""The notation, tried on the smallest game there is."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

import pytest
from pydantic import Field

from engine.game import Seat, Step, Unreadable
from engine.options import HouseRules, option
from engine.script import (
    AnyGame,
    BadScript,
    check,
    decode,
    open_match,
    read_script,
    write_record,
)
from tests.engine.script_lines import (
    DEAL,
    GAMES,
    HEADER,
    assert_fails,
    assert_holds,
    body_failure,
    failure_of,
    header_failure,
)
from tests.engine.toy import TOY, Action, Event, HighestCard, Rules, State

# The header


def test_a_script_may_be_a_header_alone() -> None:
    assert failure_of("game: highest") is None


def test_a_comment_starts_anywhere_and_ends_no_header() -> None:
    text = (
        "# a test\ngame: highest # toy\n   # still the header\nseats: 3\n\nexpect over = no # so"
    )
    assert failure_of(text) is None


def test_windows_line_ends_and_a_byte_order_mark_are_no_matter() -> None:
    data = ("\ufeff" + HEADER + "\n" + DEAL + "\n0 discard KS 6S\n").replace("\n", "\r\n").encode()
    assert check(read_script(decode(data)), GAMES) is None


@pytest.mark.parametrize(
    ("lines", "line", "word"),
    [
        (["seats: 3"], 2, "game:"),
        (["game: chess"], 1, "chess"),
        (["game: highest", "colour: red"], 2, "colour: red"),
        (["game: highest", "Seats: 3"], 2, "Seats"),
        (["game: highest", "seats: 3", "seats: 3"], 3, "line 2"),
        (["game: highest", "id:", "id: x"], 3, "each key once"),
        (["game: highest", "0 discard AS KS"], 2, "a header line"),
        (["game: highest", "deal: 0=AS KS 6S"], 2, "a header line"),
        (["game: highest", "preset: strict"], 2, "strict"),
        (["game: highest", "preset:"], 2, "plain long"),
        (["game: highest", "options: colour=red"], 2, "unknown option: colour"),
        (["game: highest", "options: target=10"], 2, "only 1 to 9"),
        (["game: highest", "options: target"], 2, "not name=value"),
        (["game: highest", "options: target=3, target=3"], 2, "given twice"),
        (["game: highest", "options: aces_low=yes"], 2, "on, off"),
        (["game: highest", "options: players=4, target=6"], 2, "never end"),
        (["game: highest", "seats: 3", "options: players=2"], 3, "players=3 as in seats:"),
        (["game: highest", "seats: 5"], 2, "players cannot be 5"),
        (["game: highest", "seats: three"], 2, "a number of seats"),
        (["game: highest", "seats: -1"], 2, "a number of seats"),
        (["game: highest", "seats: " + "9" * 5000], 2, "a number of seats"),
        (["game: highest", "dealer: 2"], 2, "a seat from 0 to 1"),
        (["game: highest", "dealer: x"], 2, "a seat from 0 to 1"),
        (["game: highest", "seed: 123"], 2, "bytes in hex"),
        (["game: highest", "seed: "], 2, "bytes in hex"),
        (["game: highest", "seed: 0x12"], 2, "bytes in hex"),
        (["game: highest", "bolts: 0 0"], 2, "a start that highest has (scores:)"),
        (["game: highest", "note: -", "scores: 1 2 3"], 3, "2 numbers"),
        (["game: highest", "scores: -9 " + "9" * 5000], 2, "2 numbers"),
    ],
)
def test_a_header_that_cannot_be_read(lines: list[str], line: int, word: str) -> None:
    assert_fails(header_failure(*lines), line, word)


def test_seats_say_the_number_of_players_whatever_the_preset() -> None:
    opening = open_match(read_script("game: highest\nseats: 4\n\n"), GAMES)
    assert (opening.seats, opening.options) == (4, Rules(players=4))


def test_without_seats_the_options_say_the_number_of_players() -> None:
    opening = open_match(read_script("game: highest\noptions: players=3\n\n"), GAMES)
    assert (opening.seats, opening.options) == (3, Rules(players=3))


def test_seats_and_options_are_judged_together() -> None:
    # Either alone contradicts the preset: four players cannot play to six.
    text = "game: highest\npreset: long\nseats: 4\noptions: target=3\n\n"
    assert open_match(read_script(text), GAMES).options == Rules(players=4, target=3)


def test_the_same_number_of_players_may_be_said_twice() -> None:
    assert header_failure("game: highest", "seats: 03", "options: players=3") is None


def test_a_script_without_a_seed_has_one_of_zero_bytes_and_seat_0_deals() -> None:
    opening = open_match(read_script("game: highest\n\n"), GAMES)
    assert opening.seed is None
    assert opening.state.chance.seed == bytes(32)
    assert opening.dealer == opening.state.dealer == 0


def test_a_match_may_start_in_the_middle() -> None:
    assert failure_of("game: highest\nscores: 1 0\n\nexpect scores = 1 0") is None


class DuelRules(HouseRules):
    """House rules that do not say how many play."""

    target: Annotated[int, Field(ge=1, le=9)] = option(2, "the points that win")
    aces_low: bool = option(default=False, meaning="an ace is the lowest card")


class Duel(HighestCard):
    slug: ClassVar[str] = "duel"
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[type[Any]] = DuelRules
    presets: ClassVar[Mapping[str, Any]] = {"plain": DuelRules()}

    def settings(self, options: Any, seats: int) -> Any:
        if seats not in self.seats:
            raise Unreadable(f"{seats} cannot play it")
        return options


class Crowd(Duel):
    slug: ClassVar[str] = "crowd"
    seats: ClassVar[range] = range(2, 5)


MORE_GAMES: Mapping[str, AnyGame] = {"duel": Duel(), "crowd": Crowd()}


def test_a_game_for_so_many_and_no_others_needs_no_seats() -> None:
    text = "game: duel\n\ndeal:\nexpect stock = 30"
    assert check(read_script(text), MORE_GAMES) is None
    wrong = check(read_script("game: duel\nseats: 3\n\n"), MORE_GAMES)
    assert_fails(wrong, 2, "3 cannot play it")


def test_a_game_that_cannot_know_its_seats_must_be_told() -> None:
    assert_fails(check(read_script("game: crowd\n\n"), MORE_GAMES), 2, "seats:")
    assert check(read_script("game: crowd\nseats: 4\n\n"), MORE_GAMES) is None


def test_a_record_of_such_a_game_says_the_seats_too() -> None:
    record = write_record(MORE_GAMES["crowd"], DuelRules(target=3), 4, 0, ())
    assert record == "game: crowd\npreset: plain\noptions: target=3\nseats: 4\ndealer: 0\n\n"


# Lines of the body


@pytest.mark.parametrize(
    "line",
    [
        "game: highest",
        "hello",
        "0",
        "0 !",
        "0discard AS KS",
        "-1 discard AS KS",
        "9999999999 discard AS KS",
        "legal 0",
        "legal = play AS",
        "legal 0 = play AS |",
        "may 0 = | play AS",
        "plays 0 = XX",
        "plays 0 = " + "9" * 10_000,
        "expect",
        "expect turn",
        "expect turn =",
        "expect hand one = AS",
        "expect hand 1 2 = AS",
        "deal 0=AS",
        "\x00\x1b[31m",
    ],
)
def test_a_line_that_the_notation_does_not_have(line: str) -> None:
    assert_fails(body_failure(line), 6)


def test_what_a_failure_quotes_is_fit_for_a_terminal() -> None:
    failure = str(body_failure("\x1b[31m" + "x" * 10_000))
    assert failure.isprintable()
    assert len(failure) < 1000


def test_bytes_that_are_no_text_fail_in_their_line() -> None:
    with pytest.raises(BadScript) as caught:
        decode(b"game: highest\n\n\xff\xfe\n")
    assert_fails(caught.value.failure, 3, "UTF-8", "0xff")


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("deal: 0=AS KS", "part 0"),
        ("deal: 0=AS KS 6S | 0=7H 8H 9H", "given twice"),
        ("deal: 0=AS KS AS", "AS given twice"),
        ("deal: 0=AS KS 6S | 1=AS 8H 9H", "AS given twice"),
        ("deal: 0=AS KS 2S", "2S"),
        ("deal: 0=AS KS 1X", "1X"),
        ("deal: 3=AS KS 6S", "part 3"),
        ("deal: talon=AS", "part talon"),
        ("deal: AS KS 6S", "not part=cards"),
        ("deal: 0=AS KS 6S |", "not part=cards: nothing"),
        ("restock: AS", "restock"),
        ("board: Why? | so=1", "board"),
    ],
)
def test_cards_that_cannot_be_dealt(line: str, word: str) -> None:
    assert_fails(failure_of(f"{HEADER}\n{line}\n"), 5, word)


def test_there_is_no_deal_while_one_is_in_progress() -> None:
    assert_fails(body_failure("deal:"), 6, "a match at rest")


def test_there_is_no_deal_after_the_match() -> None:
    over = ["0 discard KS 6S", "1 discard 7H 8H", "2 discard 6D 7D"]
    over += ["0 play AS", "1 play 9H", "2 play AD"]
    text = "\n".join([f"{HEADER}scores: 1 0 0\n", DEAL, *over, "expect over = yes", "deal:"])
    assert_fails(failure_of(text), 14, "a match at rest")


def test_what_a_deal_does_not_name_comes_from_the_seed() -> None:
    seeded = HEADER + "seed: 0102\n\n"
    whole = open_match(read_script(seeded), GAMES)
    dealt = TOY.perform(whole.state, "deal", "").state
    script = (
        seeded
        + "deal:\n"
        + "".join(f"expect hand {seat} = {TOY.fact(dealt, 'hand', seat)}\n" for seat in range(3))
    )
    assert failure_of(script) is None
    assert failure_of(script.replace("seed: 0102", "seed: 0103")) is not None


# Actions


def test_actions_are_accepted_or_refused() -> None:
    assert_holds("0 discard KS 6S", "0 discard KS AS !", "2 discard 6D 7D !", "1 discard 7H 8H")


def test_an_action_that_is_refused_fails_with_the_reason() -> None:
    assert_fails(body_failure("1 discard 7H 8H"), 6, "accepted", "not-your-turn")


def test_an_action_that_cannot_be_read_fails() -> None:
    assert_fails(body_failure("0 fold"), 6, "accepted", "no action: fold")
    assert_fails(body_failure("0 play " + "9" * 10_000), 6, "no card")


def test_a_refusal_that_does_not_come_fails() -> None:
    assert_fails(body_failure("0 discard KS 6S !"), 6, "refused", "it was accepted")


def test_what_is_no_action_is_refused_too() -> None:
    assert_holds("0 fold !", "0 play !", "0 deal !")


@pytest.mark.parametrize("line", ["3 play AS", "3 play AS !", "legal 3 =", "plays 3 = -"])
def test_nobody_sits_beyond_the_last_seat(line: str) -> None:
    assert_fails(body_failure(line), 6, "a seat from 0 to 2")


def test_a_refusal_may_change_nothing() -> None:
    class Careless(HighestCard):
        def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
            object.__setattr__(state, "turn", seat)
            return super().apply(state, seat, action)

    script = read_script(f"{HEADER}\n{DEAL}\n1 play 7H !\n")
    assert_fails(check(script, {"highest": Careless()}), 6, "changed the match")


# What is open to a seat


def test_legal_actions_in_any_order() -> None:
    assert_holds(
        "legal 0 = discard AS 6S | discard AS KS | discard 6S KS",
        "legal 1 =",
        "legal 2 = -",
        "may 0 = discard KS AS",
        "cannot 0 = play AS | discard AS 7H",
        "plays 0 =",
        "0 discard AS 6S",
        "1 discard 9H 8H",
        "2 discard 6D 7D",
        "plays 0 = KS",
        "legal 0 = play KS",
        "cannot 1 = play 7H",
        "plays 1 = -",
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("legal 0 = discard AS 6S | discard AS KS", ["discard 6S KS is legal"]),
        (
            "legal 0 = discard AS 6S | discard AS KS | discard KS 6S | play AS",
            ["play AS is not legal"],
        ),
        ("legal 0 =", ["discard 6S KS is legal"]),
        ("may 0 = discard AS KS | play AS", ["play AS is not legal"]),
        ("may 1 = discard 7H 8H", ["is not legal"]),
        ("cannot 0 = play AS | discard AS KS", ["discard AS KS is legal"]),
        ("plays 0 = AS", ["plays 0 = AS", "found -"]),
    ],
)
def test_wrong_statements_about_legal_actions(line: str, words: list[str]) -> None:
    assert_fails(body_failure(line), 6, *words)


@pytest.mark.parametrize(
    "line",
    ["0 discard AS KS !", "0 fold !", "legal 1 =", "may 1 =", "cannot 1 = play AS", "plays 1 = -"],
)
def test_a_line_that_needs_a_deal_is_dealt_one_from_the_seed(line: str) -> None:
    opening = f"{HEADER}\nexpect over = no\n"
    assert failure_of(f"{opening}{line}\nexpect turn = 0\nexpect stock = 27") is None
    assert_fails(failure_of(f"{opening}{line}\ndeal:"), 7, "a match at rest")


# Facts


def test_facts() -> None:
    assert_holds(
        "expect turn = 0",
        "expect hand 0 = AS 6S  KS",
        "expect winner = -",
        "0 discard KS 6S",
        "1 discard 9H 8H",
        "2 discard 6D 7D",
        "0 play AS",
        "1 play 7H",
        "expect led = AS 7H",
        "2 play AD",
        "expect scores = 1 0 1",
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("expect turn = 1", ["turn = 1", "found 0"]),
        ("expect hand 0 = AS KS", ["6S"]),
        ("expect hand 3 = AS KS", ["a seat from 0 to 2"]),
        ("expect trump = S", ["no such fact: trump"]),
        ("expect turn 0 = 1", ["turn 0 = 1"]),
        ("expect scores = 0 0", ["0 0 0"]),
    ],
)
def test_facts_that_do_not_hold(line: str, words: list[str]) -> None:
    assert_fails(body_failure(line), 6, *words)


def test_the_order_of_cards_on_the_table_matters() -> None:
    to_the_table = ["0 discard KS 6S", "1 discard 9H 8H", "2 discard 6D 7D"]
    to_the_table += ["0 play AS", "1 play 7H"]
    assert_fails(body_failure(*to_the_table, "expect led = 7H AS"), 11)


@pytest.mark.parametrize("fact", ["turn = 2", "phase = deal", "dealer = 2"])
def test_whose_turn_it_is_is_not_asked_at_rest(fact: str) -> None:
    assert_fails(failure_of(f"{HEADER}\nexpect {fact}"), 5, "a match at rest")
