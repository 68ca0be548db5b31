from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from playground.errors import Refused
from playground.markup import parse
from playground.showing import found_entities, to_html


def mark(kind: str, offset: int, length: int, **more: str) -> dict[str, Any]:
    return {"type": kind, "offset": offset, "length": length, **more}


@pytest.mark.parametrize(
    ("source", "text", "entities"),
    [
        ("plain", "plain", []),
        ("<b>a</b>", "a", [mark("bold", 0, 1)]),
        ("<strong>a</STRONG>", "a", [mark("bold", 0, 1)]),
        ("<i>a<u>b</u></i>", "ab", [mark("italic", 0, 2), mark("underline", 1, 1)]),
        ("<del>x</del> <tg-spoiler>y</tg-spoiler>", "x y",
         [mark("strikethrough", 0, 1), mark("spoiler", 2, 1)]),
        ('<span class="tg-spoiler">y</span>', "y", [mark("spoiler", 0, 1)]),
        ("<span class=tg-spoiler>y</span>", "y", [mark("spoiler", 0, 1)]),
        ("<code>a</code>", "a", [mark("code", 0, 1)]),
        ('<pre><code class="language-py">a</code></pre>', "a", [mark("pre", 0, 1, language="py")]),
        ("<pre><code>a</code></pre>", "a", [mark("pre", 0, 1)]),
        ("<blockquote>q</blockquote>", "q", [mark("blockquote", 0, 1)]),
        ("<blockquote expandable>q</blockquote>", "q", [mark("expandable_blockquote", 0, 1)]),
        ('<a href="https://t.me/x?start=1&amp;2">go</a>', "go",
         [mark("text_link", 0, 2, url="https://t.me/x?start=1&2")]),
        ("<a>t.me/x</a>", "t.me/x", [mark("text_link", 0, 6, url="t.me/x")]),
        ('<a href="nonsense">go</a>', "go", []),
        ('<tg-emoji emoji-id="5">🃏</tg-emoji>', "🃏",
         [mark("custom_emoji", 0, 2, custom_emoji_id="5")]),
        ("<b></b>a", "a", []),
        ("<b>a</>", "a", [mark("bold", 0, 1)]),
        ("<b >a</b >", "a", [mark("bold", 0, 1)]),
        ("🃏<b>Ж</b>", "🃏Ж", [mark("bold", 2, 1)]),
        ("&lt;b&gt; &amp;amp; &quot;", '<b> &amp; "', []),
        ("&nbsp;&#9824;&#x2665;&#0;&#xD800;&unknown;", "&nbsp;♠♥&#0;&#xD800;&unknown;", []),
        ("  <b> a </b>\n", "a", [mark("bold", 0, 1)]),
        ("<i> </i>", "", []),
    ],
)  # fmt: skip
def test_markup_becomes_text_and_entities(source: str, text: str, entities: list[Any]) -> None:
    assert parse(source) == (text, tuple(entities))


def test_a_link_to_a_person_is_a_mention() -> None:
    text, (entity,) = parse('<a href="tg://user?id=5000000001">Аня</a>')
    assert (text, entity["type"], entity["user_id"]) == ("Аня", "text_mention", 5_000_000_001)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("♠<abac>", 'Unsupported start tag "abac" at byte offset 3'),
        ("a < b", 'Unsupported start tag "" at byte offset 2'),
        ("x<3", "Unclosed start tag at byte offset 1"),
        ("♠<i   =aba>", 'Empty attribute name in the tag "i" at byte offset 3'),
        ("<i aba", 'Unclosed start tag "i" at byte offset 0'),
        ("<i aba>", 'Can\'t find end tag corresponding to start tag "i"'),
        ("<i aba  =  ", 'Unclosed start tag "i" at byte offset 0'),
        ("<i aba=190azAz-.,", "Unexpected end of name token at byte offset 7"),
        ('<i aba="&lt;>', "Unclosed start tag at byte offset 0"),
        ("♠</", "Unexpected end tag at byte offset 3"),
        ("<b></b></b>", "Unexpected end tag at byte offset 7"),
        ("<i>a</i   ", "Unclosed end tag at byte offset 4"),
        ("<i>a</em>", 'Unmatched end tag at byte offset 4, expected "</i>", found "</em>"'),
        ("<b><i>a</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'),
        ("<span>a</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ("<tg-emoji>🃏</tg-emoji>", "Custom emoji identifier is empty at byte offset 0"),
        ("<b>a", 'Can\'t find end tag corresponding to start tag "b"'),
    ],
)
def test_broken_markup_is_refused_in_telegrams_words(source: str, says: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(source)
    assert refused.value.description == f"Bad Request: can't parse entities: {says}"


def test_links_commands_and_mentions_are_found() -> None:
    text = "♠ /play@prikup_bot @anya_p https://a.b/c t.me/x?start=1 a/b a@b.c /"
    found = found_entities(text)
    shown = [(e["type"], text[e["offset"] : e["offset"] + e["length"]]) for e in found]
    assert shown == [
        ("bot_command", "/play@prikup_bot"),
        ("mention", "@anya_p"),
        ("url", "https://a.b/c"),
        ("url", "t.me/x?start=1"),
    ]


def test_nothing_is_found_inside_code_and_links() -> None:
    text, entities = parse('<code>/play</code> <a href="t.me/x">@anya_p</a> <b>/go</b>')
    kinds = [entity["type"] for entity in found_entities(text, entities)]
    assert kinds == ["code", "text_link", "bold", "bot_command"]


@pytest.mark.parametrize(
    "source",
    [
        "<b>a<i>b</i></b>c",
        "<u><s>x</s></u>",
        '<pre><code class="language-py">a &lt; b</code></pre>',
        "<blockquote expandable>🃏</blockquote>",
        '<a href="https://a.b/?x=1&amp;y=2">go</a>',
        "<tg-spoiler>x</tg-spoiler> &amp; <code>y</code>",
        '<a href="tg://user?id=7">x</a>',
    ],
)
def test_shown_html_is_what_was_sent(source: str) -> None:
    assert to_html(*parse(source)) == source


def test_entities_that_overlap_are_shown_properly_nested() -> None:
    overlapping = (mark("bold", 0, 3), mark("italic", 1, 4))
    assert to_html("abcde", overlapping) == "<b>a<i>bc</i></b><i>de</i>"


def test_entities_without_a_tag_are_shown_as_text() -> None:
    assert to_html("/play @anya_p", found_entities("/play @anya_p")) == "/play @anya_p"
    assert to_html("see t.me/x", found_entities("see t.me/x")) == (
        'see <a href="https://t.me/x">t.me/x</a>'
    )


def test_a_mention_by_entity_links_to_the_person() -> None:
    entity = {**mark("text_mention", 0, 1), "user": {"id": 7}}
    assert to_html("A", (entity,)) == '<a href="tg://user?id=7">A</a>'


def test_dangerous_links_are_not_shown() -> None:
    entity = mark("text_link", 0, 1, url="javascript://x")
    assert to_html("A", (entity,)) == "A"


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_any_text_is_shown_without_markup_of_its_own(text: str) -> None:
    shown = to_html(text, ())
    assert parse(shown)[0] == text.strip()


@given(st.lists(st.tuples(st.sampled_from("bius"), st.integers(0, 6), st.integers(1, 6))))
def test_any_entities_are_shown_as_markup_that_parses(marks: list[tuple[str, int, int]]) -> None:
    kinds = {"b": "bold", "i": "italic", "u": "underline", "s": "strikethrough"}
    text = "♠🃏abcdefghi♥"
    entities = tuple(mark(kinds[k], o, n) for k, o, n in marks)
    assume(all(2 not in {o, o + n} for _, o, n in marks))  # inside the card's surrogate pair
    assert parse(to_html(text, entities))[0] == text
