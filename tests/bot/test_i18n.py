import pytest

from bot.i18n import Html, MissingSentence, Translator, Verbatim, translator


@pytest.fixture(params=["ru", "en"])
def t(request: pytest.FixtureRequest) -> Translator:
    return translator(request.param)


def test_a_thousand_and_one_is_written_without_a_gap(t: Translator) -> None:
    assert "1001" in t("thousand-line-target", target=1001)


def test_a_number_is_not_grouped_where_it_chooses_a_form_either() -> None:
    russian = [
        translator("ru")("hundred_one-stock", number=n) for n in (1001, 1002, 1005, 1011, 1021)
    ]
    assert russian == [
        "В колоде 1001 карта",
        "В колоде 1002 карты",
        "В колоде 1005 карт",
        "В колоде 1011 карт",
        "В колоде 1021 карта",
    ]
    assert translator("en")("hundred_one-stock", number=1001) == "1001 cards in the stock"


def test_a_number_below_zero_has_a_real_minus(t: Translator) -> None:
    assert t.plain("score-line", name=Verbatim("A"), score=-120) == "A: −120"


@pytest.mark.parametrize("digits", ["2", "1001", "-5", "٣"])
def test_a_number_may_not_come_as_text(t: Translator, digits: str) -> None:
    with pytest.raises(TypeError):
        t("hundred_one-stock", number=digits)
    with pytest.raises(TypeError):
        t.plain("hundred_one-stock", number=digits)


def test_a_person_may_be_called_by_a_number(t: Translator) -> None:
    assert t.plain("score-line", name=Verbatim("1001"), score=5) == "1001: 5"


@pytest.mark.parametrize("value", [True, 1.5, None])
def test_nothing_else_is_an_argument(t: Translator, value: object) -> None:
    with pytest.raises(TypeError):
        t("hundred_one-stock", number=value)  # type: ignore[arg-type]


def test_text_arguments_cannot_be_markup(t: Translator) -> None:
    shown = t("thousand-player", name="<b>&</b>", score=0)
    assert "&lt;b&gt;&amp;&lt;/b&gt;" in shown


def test_plain_sentences_take_a_name_as_it_is(t: Translator) -> None:
    assert t.plain("score-line", name="<b>&", score=0) == "<b>&: 0"


def test_a_sentence_within_a_sentence_is_not_escaped_again(t: Translator) -> None:
    inner = t("thousand-played", card="A", name="<")
    assert "&lt;" in inner
    assert inner in t("thousand-declared", what=inner)


def test_markup_does_not_get_into_plain_sentences(t: Translator) -> None:
    with pytest.raises(TypeError):
        t.plain("score-line", name=Html("<b>x</b>"), score=1)


def test_a_missing_sentence_is_an_error(t: Translator) -> None:
    with pytest.raises(MissingSentence):
        t("no-such-key")
    assert not t.has("no-such-key")


def test_a_missing_argument_is_an_error(t: Translator) -> None:
    with pytest.raises(MissingSentence):
        t("score-line", score=1)


def test_there_are_no_invisible_marks_around_arguments(t: Translator) -> None:
    assert t.plain("score-line", name="Anna", score=1) == "Anna: 1"


def test_the_same_sentence_is_said_again_for_other_arguments(t: Translator) -> None:
    said = [t.plain("score-line", name="A", score=n) for n in (1, 2, 1)]
    assert said == ["A: 1", "A: 2", "A: 1"]
    assert str(t("score-line", name="<", score=1)) == "&lt;: 1"
    assert t.plain("score-line", name="<", score=1) == "<: 1"


def test_a_language_that_we_do_not_speak_is_english() -> None:
    assert translator("de").language == "en"


def test_what_was_said_of_one_kind_of_argument_is_not_said_of_another(t: Translator) -> None:
    assert t("score-line", name="&", score=1) == "&amp;: 1"
    assert t("score-line", name=Html("&"), score=1) == "&: 1"
    assert t("score-line", name=Verbatim("&"), score=1) == "&amp;: 1"
    t("score-line", name="A", score=1)
    with pytest.raises(TypeError):
        t("score-line", name="A", score=True)
