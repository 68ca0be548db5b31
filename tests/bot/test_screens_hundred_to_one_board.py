"""The board of Hundred to One, and what its host calls out to everybody and to each."""

from __future__ import annotations

from bot.screens.hundred_to_one.board import BAR, wrapped
from bot.screens.names import columns
from bot.screens.sheet import WIDTH
from tests.bot.quiz import SCREENS, look, news, read, rows
from tests.engine.hundred_to_one.played import (
    BEAST,
    BOARD,
    CAPTAIN,
    MAIN,
    REVERSE,
    SOUP,
    big,
    done,
    played,
)

HOST = "host=on, matching=host"
DUEL = "rounds=reverse, reverse_skip_lead=240"
DARK = BAR * 8
POLL = f"{MAIN}\n2 pass\n4 pass\n6 pass"


def said(text: str, part: str) -> str:
    """The line that holds the part; there is exactly one."""
    (line,) = (line for line in text.splitlines() if part in line)
    return line


def test_hidden_rows_are_dark_bars_of_one_length() -> None:
    shown = rows(read(played(MAIN)))
    assert shown[0].split() == ["1", "цветы", "34"]
    assert len(shown) == 6
    assert {line[1:] for line in shown[1:]} == {f" {BAR * (WIDTH - 2)}"}


def test_an_open_row_shows_what_it_is_worth_in_this_game() -> None:
    state = played(f"{BOARD}\n2 answer цветы", "rounds=double")
    assert rows(read(state))[0].split() == ["1", "цветы", "68"]
    assert "points ×2" in read(state)
    assert "💰 68" in read(state)


def test_points_stand_in_one_column() -> None:
    state, _ = done(played(MAIN), "2 answer чай", "4 answer книга")
    shown = rows(read(state))
    assert [len(shown[n]) for n in (0, 3, 5)] == [WIDTH] * 3


def test_a_long_answer_is_wrapped_and_nothing_of_it_lost() -> None:
    text = "когда жена наконец соберётся в гости к своей подруге"
    lines = wrapped(text, 20)
    assert " ".join(lines) == text
    assert max(map(columns, lines)) <= 20


def test_in_the_reverse_game_everybody_sees_what_the_rows_would_bring() -> None:  # HO-018
    shown = rows(read(played(REVERSE, "rounds=reverse")))
    assert [line.split()[-1] for line in shown] == ["15", "30", "60", "120", "180", "240"]
    assert all(DARK in line for line in shown)


def test_the_human_host_reads_the_whole_board_and_what_else_counts() -> None:
    text = read(played(MAIN + "\n10 accept 1\n2 answer шаль", HOST), 10)
    assert [line.split()[0] for line in rows(text)[:6]] == ["1✓цветы", "2", "3", "4", "5", "6"]
    assert DARK not in text
    assert "2. сладости" in text
    assert "⚖️ 🔴 Cleo: “шаль”…" in text


def test_fund_scores_and_lamps_stand_in_a_line() -> None:  # HO-004, HO-007
    state, _ = done(played(MAIN), "2 pass", "4 answer мыло")
    assert said(read(state), "💰") == "💰 34 · 🔴 0 ❌❌⚪ · 🔷 0 ⚪"
    stolen, _ = done(played(CAPTAIN), "1 answer мыло")
    assert said(read(stolen), "🔴 34") == "🔴 34 ❌❌❌ · 🔷 0 ❌"


def test_the_group_reads_how_to_answer_and_who_is_next() -> None:  # HO-011
    lines = read(played(MAIN)).splitlines()
    assert lines[-2:] == ["⏭ Then: Eve", "↩️ Reply to this message"]
    assert "Reply to this message" not in read(played(MAIN), 2)
    assert "✍️ Write your answer here" in read(played(MAIN), 2)


def test_the_last_chance_is_told() -> None:
    state, _ = done(played(MAIN), "2 pass", "4 pass")
    assert "One more miss, and the fund is in danger" in read(state)
    assert "One more miss" not in read(played(MAIN))


def test_the_second_of_a_face_off_knows_what_to_better() -> None:  # HO-009
    assert "Row 3 is open. Is there a higher one?" in read(played(f"{BOARD}\n0 answer платок"))
    assert "any row will do now" in read(played(f"{BOARD}\n0 answer мыло"))
    again = played(f"{BOARD}\n0 pass\n1 pass\n3 pass")
    assert "any row will do now" in read(again)
    assert "whose answer comes first?" in read(played(f"{BOARD}\n0 pass\n1 pass"))
    pressed = played(f"{BOARD}\n0 buzz\n0 pass\n1 pass\n3 buzz", "faceoff_mode=buzzer")
    assert "The buzzer is pressed, now the answer!" in read(pressed)


def test_only_the_button_of_a_face_off_stands_in_the_group() -> None:  # HO-006
    buzzer = "faceoff_mode=buzzer"
    assert SCREENS.public_choices(look(played(BOARD, buzzer))) == ((("🔔 I know!", "buzz"),),)
    assert SCREENS.public_choices(look(played(f"{BOARD}\n1 buzz", buzzer))) == ()
    assert SCREENS.public_choices(look(played(BOARD))) == ()


def test_the_poll_tells_who_has_been_asked_and_nothing_more() -> None:  # HO-013
    state, told = done(played(POLL), "9 answer сладости")
    for seat in (None, 0, 1, 7):
        assert read(state, seat).count("✓ Jo") == 1
        assert "🎤 Hal" in read(state, seat)
        assert "сладости" not in read(state, seat)
        assert news(told, state, seat) == ["🤫 Jo: a suggestion is in"]
    assert "Your suggestion: “сладости”" in read(state, 9)
    assert news(told, state, 9) == ["🤫 Jo: “сладости”"]


def test_the_captain_chooses_a_version_by_its_button() -> None:  # HO-013
    seen = look(played(CAPTAIN), 1)
    labels = [one.text for row in SCREENS.choices(seen) for one in row]
    assert labels == ["1. букет", "2. чай", "4. чай", "No answer"]
    lines = read(played(CAPTAIN)).splitlines()
    assert lines[-4:-1] == ["1. букет — Jo", "2. чай — Hal", "4. чай — Dan"]
    nobody = f"{POLL}\n9 pass\n7 pass\n5 pass\n3 pass"
    assert "The team has no suggestions" in read(played(nobody))


def test_the_reverse_game_gives_time_to_confer_and_then_tells_what_not_to_say() -> None:  # HO-019
    state = played(REVERSE, "rounds=reverse, reverse_time=25")
    assert "25 s to confer, and 20 s more for the captain’s answer" in read(state)
    assert "Help your captain" in read(state, 2)
    assert "Help your captain" not in read(state, 3)
    after, _ = done(state, "0 answer врач")
    assert "🔴 Ada: “врач”. The second answer has to differ" in read(after)


def test_the_question_of_the_duel_is_a_secret_until_it_is_over() -> None:  # HO-023, E8.1
    state = played(REVERSE, DUEL, "300 0")
    for seat in (None, 0, 1, 2):
        assert "профессия" not in read(state, seat)
        assert "The question is a secret" in read(state, seat)
        assert rows(read(state, seat))[-1].split() == ["6", "укротитель", "5"]
    over, told = done(state, "1 answer звери", "0 answer профессии")
    assert "❓ Самая дикая профессия" in read(over)
    assert "❓ The question was: Самая дикая профессия" in news(told, over)


def test_the_first_part_of_the_big_game_is_heard_by_all_but_the_second_player() -> None:  # HO-028
    state = big("4 answer волк")
    _, told = done(big(), "4 answer волк")
    for seat in (None, 2):
        text = read(state, seat)
        assert "волк" not in text
        assert "Назовите" not in text
        assert "Fund: 25 · 175 to the prize" in text
        assert not any("волк" in line or "Назовите" in line for line in news(told, state, seat))
    for seat in (0, 1, 4):
        assert "волк" in read(state, seat)
        assert "Назовите суп" in read(state, seat)
    assert "hidden from you" in read(state, 2)
    assert "Not a word to anybody" in read(state, 0)


def test_the_second_part_is_open_and_still_hides_the_first() -> None:  # HO-028, HO-033
    state = big("4 answer волк", "4 answer щи", "2 answer медведь")
    for seat in (None, 2):
        assert "волк" not in read(state, seat)
        first, second = rows(read(state, seat))
        assert first.endswith("медведь    40")
        assert second.count(DARK) == 2
    assert rows(read(state, 0))[0] == "1 волк       25  медведь    40"


def test_the_captain_names_the_players_of_the_big_game_by_buttons() -> None:  # HO-025
    seen = look(played(f"{BEAST}\n{SOUP}", "rounds=big, big_questions=2", "1 0"), 0)
    labels = [one.text for row in SCREENS.choices(seen) for one in row]
    assert labels == ["🔴 Ada", "🔴 Cleo", "🔴 Eve", "🔴 Gus", "🔴 Ida"]


def test_the_host_judges_by_rows_of_the_board() -> None:  # E9.1
    state = played(f"{BOARD}\n0 answer розы", HOST)
    seen = look(state, 10)
    labels = [one.text for row in SCREENS.choices(seen) for one in row]
    assert labels[:2] == ["1. цветы", "2. конфеты"]
    assert labels[-1] == "It doesn’t count"
    assert "🔴 Ada: “розы”… Does it count?" in read(state)
    opened, _ = done(state, "10 accept 3", "1 answer шаль")
    assert "3. платок ✓" in [one.text for row in SCREENS.choices(look(opened, 10)) for one in row]
