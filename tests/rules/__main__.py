"""Write the tables of rules and tests anew: `python -m tests.rules`."""

from tests.rules.naming import FOLDER, SLUGS, table

for slug in SLUGS:
    (FOLDER / f"{slug}.md").write_text(table(slug), encoding="utf-8")
