from bot.prefs import Prefs
from bot.screens.cards import face, faces, fan, in_order, suits_in_order
from engine.cards import Card, Suit, parse_cards
from engine.games.thousand.cards import strength

RU = Prefs("ru", "ru")
EN = Prefs("en", "en")
PLAIN = Prefs("ru", "ru", coloured=False)


def test_ranks_are_written_as_the_reader_knows_them() -> None:
    assert faces(parse_cards("AS KH QD JC TS 9H"), RU) == "Т♠️ К♥️ Д♦️ В♣️ 10♠️ 9♥️"
    assert faces(parse_cards("AS KH QD JC TS 9H"), EN) == "A♠️ K♥️ Q♦️ J♣️ 10♠️ 9♥️"


def test_suits_without_colour_ask_for_the_plain_sign() -> None:
    assert face(Card.parse("AS"), PLAIN) == "Т♠\ufe0e"


def test_a_hand_alternates_the_colours_of_its_suits() -> None:
    assert suits_in_order(Suit) == (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
    red = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
    assert suits_in_order(red) == (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def test_the_trump_comes_first() -> None:
    assert suits_in_order(Suit, Suit.DIAMONDS)[0] is Suit.DIAMONDS
    assert suits_in_order(Suit, Suit.DIAMONDS)[1] in (Suit.SPADES, Suit.CLUBS)
    assert suits_in_order((Suit.SPADES,), Suit.DIAMONDS) == (Suit.SPADES,)


def test_the_strongest_card_of_a_suit_comes_first() -> None:
    hand = parse_cards("9S JS AS TS 9H KH")
    assert in_order(hand, strength) == parse_cards("AS TS JS 9S KH 9H")


def test_a_fan_shows_each_suit_once() -> None:
    assert fan(parse_cards("9S JS AS TS 9H KH"), RU, strength) == "♠️ Т 10 В 9 · ♥️ К 9"
    assert fan((), RU, strength) == ""
