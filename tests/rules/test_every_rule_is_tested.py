"""Every rule of every game is named by a script or by a test, and the table says by which."""

import pytest

from engine.games import GAMES
from tests.rules.naming import FOLDER, SLUGS, ids_of, named_by, table
from tests.rules.specification import RULES, TEXTS, paragraphs_in, rules_in


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_is_named_by_a_script_or_a_test(slug: str) -> None:
    assert [id_ for id_ in ids_of(slug).needed if id_ not in named_by(slug)] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_no_rule_is_named_that_there_is_not(slug: str) -> None:
    ids = ids_of(slug)
    known = {*ids.needed, *ids.cited}
    assert {id_: by for id_, by in named_by(slug).items() if id_ not in known} == {}


@pytest.mark.parametrize("slug", SLUGS)
def test_an_id_is_listed_once(slug: str) -> None:
    ids = [*ids_of(slug).needed, *ids_of(slug).cited]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_table_is_as_the_scripts_and_tests_have_it(slug: str) -> None:
    written = (FOLDER / f"{slug}.md").read_text(encoding="utf-8")
    assert written == table(slug), "write it anew: python -m tests.rules"


def test_the_rules_of_every_game_are_listed() -> None:
    assert GAMES.keys() <= set(SLUGS) <= TEXTS.keys()


@pytest.mark.parametrize("text", sorted({TEXTS[slug] for slug in SLUGS}))
def test_the_ids_are_those_of_the_rule_text_where_it_lies_beside(text: str) -> None:
    slugs = [slug for slug, name in TEXTS.items() if name == text]
    if not RULES.exists() or not set(slugs) <= set(SLUGS):
        return
    specified = (RULES / text).read_text(encoding="utf-8")
    needed = {id_ for slug in slugs for id_ in ids_of(slug).needed}
    cited = {id_ for slug in slugs for id_ in ids_of(slug).cited}
    assert needed == set(rules_in(specified))
    assert set(paragraphs_in(specified)) <= cited <= {*needed, *paragraphs_in(specified)}
