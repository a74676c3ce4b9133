"""Facts: reading them, correcting them, and everything that is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waldglas.core.errors import BadFacts
from waldglas.core.facts import Entries, load, parse
from waldglas.games import load_game

TEXT = """
[building.hut]
cost = 3
pattern = ["ab", "cd"]
warm = true
weight = 1.5
confidence = "rulebook"
source = "page 1"

[building.long_house]
cost = 5
confidence = "inferred"
source = "page 2"

[deck.cards]
copies = 2
confidence = "reconstructed"
source = "page 3"
"""


def test_entries_by_section() -> None:
    facts = load(TEXT)
    assert list(facts.section("building")) == ["hut", "long_house"]
    assert facts.entry("deck.cards")["copies"] == 2
    assert facts.section("roof") == {}
    assert facts.changed == {}


def test_rows_are_flat() -> None:
    row = load(TEXT).rows()[1]
    assert row["id"] == "building.long_house"
    assert row["kind"] == "building"
    assert row["name"] == "long house"
    assert row["cost"] == 5


def test_digest_changes_with_every_value_and_nothing_else() -> None:
    digest = load(TEXT).digest()
    assert len(digest) == 16
    assert load("# a remark\n" + TEXT).digest() == digest
    for old, new in [("cost = 3", "cost = 4"), ("page 1", "page 9"), ('"ab"', '"ba"'), ("true", "false")]:
        assert load(TEXT.replace(old, new)).digest() != digest


def test_correction_replaces_fields_and_says_so() -> None:
    facts = load(TEXT)
    corrected = facts.corrected({"building.hut": {"cost": 4}})
    assert corrected.entry("building.hut")["cost"] == 4
    assert corrected.entry("building.hut")["pattern"] == ["ab", "cd"]
    assert corrected.entry("building.hut")["confidence"] == "corrected"
    assert corrected.entry("building.long_house") == facts.entry("building.long_house")
    assert corrected.changed == {"building.hut": {"cost": 4}}
    assert corrected.digest() != facts.digest()
    assert facts.entry("building.hut")["cost"] == 3
    assert facts.corrected({}).digest() == facts.digest()


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"building.tower": {"cost": 1}}, "there is no fact 'building.tower'"),
        ({"building": {"cost": 1}}, "there is no fact 'building'"),
        ({"building.hut": {"price": 1}}, "building.hut has no field 'price'; it has cost, pattern"),
        ({"building.hut": {"cost": "3"}}, "building.hut: cost must be written like 3"),
        ({"building.hut": {"cost": True}}, "cost must be written like 3"),
        ({"building.hut": {"cost": 3.0}}, "cost must be written like 3"),
        ({"building.hut": {"pattern": "ab"}}, "pattern must be written like"),
        ({"building.hut": {"warm": 1}}, "warm must be written like true"),
        ({"building.hut": {"cost": 10**400}}, "cost is a number from -9,999 to 9,999"),
        ({"building.hut": {"weight": float("nan")}}, "weight is a number from"),
        ({"building.hut": {"pattern": [10**5]}}, "pattern is a number from"),
    ],
)
def test_wrong_correction_is_refused(changes: Entries, why: str) -> None:
    facts = load(TEXT)
    with pytest.raises(BadFacts, match=why):
        facts.corrected(changes)
    assert facts.digest() == load(TEXT).digest()


@pytest.mark.parametrize(
    "text",
    ["a = 1", "[a]\nb = 1", "[[a]]\nb = 1", "[a.b", "a = " + "[" * 100_000, "\x00", '[a]\nb = ["c"]', "[a]\n[a]"],
)
def test_facts_that_are_no_tables_are_refused(text: str) -> None:
    with pytest.raises(BadFacts):
        parse(text)


@pytest.mark.parametrize("line", ['confidence = "rulebook"', 'source = "page 1"'])
def test_own_facts_need_confidence_and_source(line: str) -> None:
    with pytest.raises(BadFacts, match=r"building.hut needs a confidence \(rulebook, inferred, and reconstructed\)"):
        load(TEXT.replace(line, ""))
    with pytest.raises(BadFacts, match=r"building\.hut"):
        load(TEXT.replace('"rulebook"', '"gossip"'))


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        keys = list(parse(text))
    except BadFacts:
        keys = []
    assert all("." in key for key in keys)


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
values = scalars | st.lists(scalars, max_size=4) | st.just([".g", "bg"])


@given(st.data())
def test_any_correction_makes_a_game_or_is_refused(data: st.DataObject) -> None:
    entries = load_game("tiny-towns").facts.entries
    key = data.draw(st.sampled_from(sorted(entries)))
    field = data.draw(st.sampled_from(sorted(entries[key])))
    try:
        game = load_game("tiny-towns", {key: {field: data.draw(values)}})
    except BadFacts:
        game = load_game("tiny-towns")
    assert game.start(1).to_act() == [0]
