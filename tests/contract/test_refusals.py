"""What is refused, of facts and options, is said by a message: every id has a case, with the values of its words."""

from __future__ import annotations

import ast
import inspect
import logging
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from waldglas.core.errors import BadFacts, BadOption, WaldglasError
from waldglas.core.facts import Entries, load, parse
from waldglas.core.message import Message
from waldglas.games import GAMES, load_game
from waldglas.games.black_forest.rules.player import GOODS
from waldglas.words import game_files, house_files, tell

PREFIXES = ("facts-", "refused-", "layout-")
Cases = list[tuple[str, Entries]]


def only(key: str, **fields: Any) -> Entries:
    return {key: fields}


PLACE = {"tiles": ["pit"], "where": "adjacent", "count": 1}

TINY_TOWNS: Cases = [
    ("facts-no-fact", only("blueprint.castle", points=1)),
    ("facts-solo", only("blueprint.cottage", solo=False)),
    ("facts-no-field", only("blueprint.well", price=1)),
    ("facts-unlike", only("blueprint.well", points="1")),
    ("facts-text", only("blueprint.well", name="")),
    ("facts-text", only("blueprint.well", name="x" * 61)),
    ("facts-text", only("blueprint.well", name="x" * 390_000)),
    ("facts-text", only("blueprint.well", name="a\nb")),
    ("facts-text", only("blueprint.well", text="x" * 401)),
    ("facts-text", only("blueprint.well", source=" ")),
    ("facts-text", only("blueprint.well", pattern=["x" * 61])),
    ("facts-number", only("blueprint.well", points=10**400)),
    ("facts-whole", only("blueprint.well", points=100)),
    ("facts-whole", only("blueprint.tavern", points_together=["two"])),
    ("facts-list", only("blueprint.tavern", points_together=[1] * 101)),
    ("facts-list", only("blueprint.tavern", points_together=[])),
    ("facts-kind", only("blueprint.tavern", points_together=[None])),
    ("facts-kind", only("blueprint.tavern", points_together=[[[[[1]]]]])),
    ("facts-pattern", only("blueprint.well", pattern=["wx"])),
    ("facts-pattern-edge", only("blueprint.well", pattern=["w."])),
]
GLASS_ROAD: Cases = [
    ("facts-fixed", only("building.cooperage", kind="bonus")),
    ("facts-unknown", only("building.cooperage", de={"nam": "Küferei"})),
    ("facts-unknown", only("building.cooperage", de={"texts": ["eins"]})),
    ("facts-one-of", only("building.cooperage", de={"gender": "weiblich"})),
    ("facts-text", only("building.cooperage", de={"name": "x" * 61})),
    ("facts-text", only("building.cooperage", de={"plural": ""})),
    ("facts-truth", only("building.cooperage", de={"printed": "ja"})),
    ("facts-list", only("specialist.builder", de={"texts": ["ein Gebäude"]})),
    ("facts-list", only("specialist.builder", texts=["a building", "a building", "a third"])),
    ("facts-no-field", only("building.cooperage", de="Küferei")),
    ("facts-fixed", only("start.tiles", forest=5)),
    ("facts-amounts", only("building.cooperage", cost={"gold": 1})),
    ("facts-unknown", only("building.cooperage", use={"pay": {"wood": 1}, "win": True})),
    ("facts-unknown", only("building.estate", score={"per": "wood", "points": 1, "x" * 50: 1})),
    ("facts-uncountable", only("building.estate", score={})),
    ("facts-uncountable", only("building.boathouse", now={"gain": {"wood": 3}, "per": ["wood"]})),
    ("facts-takes-nothing", only("building.cooperage", use={})),
    ("facts-same-good", only("building.cooperage", use={"pay": {"wood": 1}, "gain": {"wood": 2}})),
    ("facts-true", only("specialist.builder", one={"build": False})),
    ("facts-either-gain", only("specialist.supplier", one={"gain": {"wood": 2}, "gain_one": {"wood": 2}})),
    ("facts-gift", only("specialist.supplier", one={"gain": {"wood": 2}, "gift": 1})),
    ("facts-both-wheels", only("building.buttery", now={"gain": {"wood": 3}, "wheels": "both"})),
    ("facts-adjacent", only("specialist.fish_farmer", other={"gain": {"food": 1}, "per": "adjacent_pond"})),
    ("facts-twice", only("building.grove_court", now={"place": {**PLACE, "tiles": ["pit", "pit"]}})),
    ("facts-on-each", only("building.grove_court", now={"place": {**PLACE, "where": "anywhere", "count": "each"}})),
    ("facts-one-of", only("building.grove_court", now={"place": {**PLACE, "where": "above"}})),
    ("facts-each", only("start.glass_wheel", tokens={"glass": 0})),
    ("facts-each", only("start.glass_wheel", tokens={})),
    ("facts-markers", only("start.brick_wheel", tokens={"brick": 4, "charcoal": 0, "clay": 1, "food": 1})),
    ("facts-wheel-due", only("start.brick_wheel", tokens={"brick": 0, "charcoal": 1, "clay": 1, "food": 1})),
    ("facts-no-space", only("start.landscape", pit=["e1", "c5"])),
    ("facts-no-space", only("start.landscape", pit=[["d1"], "c5"])),
    ("facts-spaces", only("start.landscape", forest=[])),
    ("facts-spaces", only("start.landscape", pit=["d1", "c5", "a3"])),
    ("facts-forest", only("start.landscape", forest=[["b1", "b2"]])),
    ("facts-grid", only("start.landscape", columns=5)),
    ("facts-order", only("start.buildings", order=["forest_glassworks"])),
    ("facts-order", only("start.buildings", order=[1, [], {}])),
    ("facts-list", only("start.buildings", touches=[["a1"], ["a3"]])),
    ("facts-touches-column", only("start.buildings", touches=[["a5"], ["a3"], ["a1"]])),
    ("facts-touches-all", only("start.buildings", touches=[["a1"], [], ["a5"]])),
    ("facts-building-id", only("building.Wind Mill", kind="processing")),
    ("facts-building-lacks", only("building.wind_mill", kind="processing", name="Wind Mill")),
    ("facts-most-added", {f"building.mill_{letter}": {} for letter in "abcdefghijklmnopqrstu"}),
]
BLACK_FOREST: Cases = [
    ("facts-table", only("building.clay_pit", use=["x"])),
    ("facts-table", only("building.well", use=["x"])),
    ("facts-truth", only("building.log_driver", now=[{"gain": {"wood": 7}, "optional": 1}])),
    ("facts-other-numbers", only("building.cistern", each={"when": "entered_cook", "gain": {"sand": 2}})),
    ("facts-lacks", only("building.village_church", score={})),
    ("facts-conversion", only("building.well", use=[{"gain": {"water": 1}}])),
    ("facts-same-good", only("building.well", use=[{"pay": {"water": 1}, "gain": {"water": 2}}])),
    ("facts-parts", only("job.captain", gain=dict.fromkeys(GOODS[:9], 1))),
    ("facts-of-choice", only("job.captain", gain={"basic": 1, "wood": 1})),
    ("facts-gift", only("tradesperson.traveling_merchant", visit=[{"gain": {"wood": 2}, "gift": 1}])),
    ("facts-both-wheels", only("building.log_driver", now=[{"gain": {"wood": 4}, "wheels": "both"}])),
    ("facts-counted", only("building.log_driver", now=[{"gain": {"charcoal": 1}, "per": "pond"}])),
    ("facts-adjacent", only("tradesperson.cook", visit=[{"gain": {"sand": 1}, "per": "adjacent_empty"}])),
    ("facts-uncountable", only("building.log_driver", now=[{"gain": {"wood": 1}, "per": "clouds"}])),
    ("facts-map", only("village.v1", size="small", slots=["owl", "fox", "stag"])),
    ("facts-village", only("village.v2", slots=["owl", "fox", "stag", "mouse"])),
    ("facts-village", only("village.v1", slots=[])),
    ("facts-one-of", only("village.v1", slots=["owl", ["fox"], "mouse", "stag"])),
    ("facts-one-of", only("building.well", classes=["x"])),
    ("facts-one-of", only("building.well", classes=[["end"]])),
    ("facts-path", only("path.v1_v2", ends=["v1", "v1"])),
    ("facts-visits", only("tradesperson.builder", visit=[])),
    ("facts-uses", only("building.clay_pit", use=[])),
    ("facts-job-place", only("job.cook", at="brickmaker")),
    ("facts-limits", only("wheel.limits", basic=8)),
    ("facts-housing", only("housing.pasture", room=4)),
    ("facts-sides", only("building.well", tile=36)),
    ("facts-rows", only("row.wood", tiles=[1, 2, 3])),
    ("facts-whole", only("row.wood", tiles=["x", 5, 6])),
    ("facts-list", only("row.wood", tiles=[])),
    ("facts-backs", only("village.v1", slots=["owl", "owl", "mouse", "stag"])),
    ("facts-unlike", only("building.potash_manufacturer", now=[{"drop": {"cooking": "meat"}}])),
]
HASPELKNECHT: Cases = [
    ("facts-text", only("development.barn", name="")),
    ("facts-text", only("development.barn", name=" ")),
    ("facts-one-of", only("development.lorry", score={})),
    ("facts-cost-disks", only("development.barn", cost={})),
    ("facts-most-effects", only("development.carrying_pole", now=[{"water": 1}, {"water": 2}, {"water": 3}])),
    ("facts-bag", only("bag.two", black=6)),
    ("facts-mine", only("pinge.1", coal=4)),
    ("facts-mill", only("building.water_mill", use=[{"pay": {"black": 1}}])),
    ("facts-burner", only("building.charcoal_burner", use=[{"pay": {"wood": 1}, "gain": {"wood": 2}}])),
    ("facts-chart", only("end.buildings", points=[0, 1])),
    ("facts-layout", only("layout.tower", rows=["()"])),
    ("facts-layout", only("layout.tower", rows=["11  12  13"])),
    ("facts-layout", only("layout.tower", rows=["()  ()  ()", "  ()  ()  ()", "()  ()  ()", " " * 42 + "()  ()  ()"])),
]
REFUSED: dict[str, Cases] = {
    "tiny-towns": TINY_TOWNS,
    "glass-road": GLASS_ROAD,
    "black-forest": BLACK_FOREST,
    "haspelknecht": HASPELKNECHT,
}
ROWS = "11..12..13/..21..22..23/31..32..33/..41..42..43"
OPTIONS: list[tuple[str, str, int, dict[str, str]]] = [
    ("tiny-towns", "refused-cards-alone", 2, {"caller": "cards"}),
    ("tiny-towns", "refused-caller-seats", 1, {"caller": "caller"}),
    ("tiny-towns", "refused-no-card", 2, {"cards": "castle"}),
    ("tiny-towns", "refused-cards-twice", 2, {"cards": "farm+granary"}),
    ("tiny-towns", "refused-cards-long", 2, {"cards": "farm+" * 40}),
    ("tiny-towns", "refused-card-alone", 1, {"cards": "bank"}),
    ("glass-road", "refused-long-alone", 1, {"long": "yes"}),
    ("glass-road", "refused-narrow-seats", 3, {"narrow": "yes"}),
    ("black-forest", "refused-turn-limit", 1, {"turn_limit": "50"}),
    ("haspelknecht", "refused-layout", 2, {"layout": "star"}),
    ("haspelknecht", "refused-layout-long", 2, {"layout": "/" * 401}),
    ("haspelknecht", "refused-layout-seats", 2, {"layout": "tower"}),
    ("haspelknecht", "refused-no-development", 2, {"layout": ROWS.replace("11", "99")}),
    ("haspelknecht", "refused-twice", 2, {"layout": ROWS.replace("11", "12")}),
    ("haspelknecht", "refused-level", 2, {"layout": ROWS.replace("11", "..")}),
    ("haspelknecht", "refused-half-apart", 2, {"layout": ROWS.replace("..21", "21..")}),
    ("haspelknecht", "refused-touches-none", 2, {"layout": f"{ROWS}..........44"}),
    ("haspelknecht", "refused-touches-above", 2, {"layout": "11..12..13/..31..22..23/21..32..33/..41..42..43"}),
    ("haspelknecht", "refused-buildings", 4, {"buildings": "yes"}),
    ("haspelknecht", "refused-farmhand", 4, {"farmhand": "yes"}),
]
SOURCES = {"facts-not-toml": "[a.b", "facts-no-table": "a = 1", "facts-no-source": "[a.b]\nc = 1"}


def refusals(slug: str) -> Iterator[tuple[str, WaldglasError]]:
    for name, changes in REFUSED[slug]:
        with pytest.raises(BadFacts) as bad_facts:
            load_game(slug, changes)
        yield name, bad_facts.value
    for game, name, seats, options in OPTIONS:
        if game == slug:
            with pytest.raises(BadOption) as bad_option:
                load_game(slug).settings(seats, options)
            yield name, bad_option.value


def parts(message: Message) -> Iterator[Message]:
    yield message
    for value in message.values.values():
        if isinstance(value, Message):
            yield from parts(value)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def written(file: Path) -> dict[str, set[str]]:
    """The ids of refusals in a catalogue, and the values that their words use."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith(PREFIXES):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def house() -> dict[str, set[str]]:
    return {
        name: values
        for file in house_files("en")
        for name, values in written(file).items()
        if name.startswith("facts-")
    }


def own(slug: str) -> dict[str, set[str]]:
    return {name: values for file in game_files(load_game(slug), "en") for name, values in written(file).items()}


@pytest.mark.parametrize("slug", REFUSED)
def test_every_refusal_has_its_words_and_every_word_its_refusal(slug: str, caplog: pytest.LogCaptureFixture) -> None:
    known, seen = {**house(), **own(slug)}, set[str]()
    with caplog.at_level(logging.WARNING):
        for name, error in refusals(slug):
            message = error.message
            assert isinstance(message, Message)
            assert (message.id, error.game) == (name, slug)
            sentence = str(error)
            assert len(sentence) < 700
            assert not set("${}") & set(sentence.replace(str(message.values.get("example")), ""))
            for part in parts(message):
                assert known[part.id] == set(part.values), part
                seen.add(part.id)
    assert caplog.messages == []
    assert set(own(slug)) - seen == set()


def test_every_refusal_of_the_house_is_met() -> None:
    met = {name for cases in REFUSED.values() for name, _ in cases} | set(SOURCES)
    with pytest.raises(BadFacts) as caught:
        load_game("glass-road", everything_told_at_length())
    assert isinstance(caught.value.message, Message)
    assert set(house()) == {name for name in met | {caught.value.message.id} if name in house()}


def everything_told_at_length() -> Entries:
    entries = load_game("glass-road").facts.entries
    return {key: {"source": "x" * 400, **({"text": "y" * 400} if "text" in e else {})} for key, e in entries.items()}


@pytest.mark.parametrize(("name", "source"), SOURCES.items())
def test_sources_that_cannot_be_read(name: str, source: str) -> None:
    with pytest.raises(BadFacts) as caught:
        (load if name == "facts-no-source" else parse)(source)
    assert isinstance(caught.value.message, Message)
    assert caught.value.message.id == name
    assert set(caught.value.message.values) == house()[name]
    assert tell(caught.value.message)


@pytest.mark.parametrize(("slug", "name", "seats", "options"), OPTIONS)
def test_a_bad_option_names_itself(slug: str, name: str, seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadOption) as caught:
        load_game(slug).settings(seats, options)
    assert isinstance(caught.value.message, Message)
    assert (caught.value.message.id, caught.value.option) == (name, *options)


@pytest.mark.parametrize("slug", REFUSED)
def test_every_id_that_the_code_names_has_words(slug: str) -> None:
    folder = Path(inspect.getfile(type(load_game(slug)))).parent
    files = [
        *folder.glob("*.py"),
        *(folder.parents[1] / "shared").glob("*.py"),
        *(folder.parents[2] / "core").glob("*.py"),
    ]
    texts = {
        node.value
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    named = {text for text in texts if re.fullmatch(r"(facts|refused|layout)-[a-z-]+", text)}
    assert named - set(house()) - set(own(slug)) == set()
    assert set(own(slug)) <= named


def test_every_game_has_its_cases() -> None:
    assert set(GAMES.slugs()) == set(REFUSED)
