"""The catalogue of Glass Road: it has words for all that the rules say, with the same values, and for nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.catalogues import BOX
from tests.games.glass_road.rules.reasons import CASES
from tests.games.glass_road.rules.scene import EMPTY_BOARD, GAME, Scene, hand_with
from tests.games.glass_road.rules.table import solo
from tests.games.glass_road.rules.test_two import three_left
from tests.play import walk
from waldglas.core.game import Position
from waldglas.core.journal import EVERYBODY, Event
from waldglas.core.message import Message, Player, Thing
from waldglas.games import load_game
from waldglas.games.glass_road.rules.messages import EVENTS
from waldglas.words import AHEAD, game_catalogue, speaker_for

FOLDER = Path(__file__).parents[3] / "src/waldglas/games/glass_road"
DEAR_INN = load_game("glass-road", {"building.inn": {"cost": {"food": 2}}})
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
TABLES = [(1, {}), (2, {}), (3, {"long": "yes"}), (4, {"tavern": "itself"})]
THINGS = ("good-", "tile-", "wheel-")
REFUSALS = ("facts-", "refused-")  # see tests/contract/test_refusals.py
SAID = re.compile(r"(question|choice|reason|event|ability|cost)(-[a-z_]+)+|amounts?")


# What the catalogue has


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def written() -> dict[str, set[str]]:
    """The ids of the catalogue, without the things, and the values that their words use."""
    found = {}
    for entry in FluentParser().parse((FOLDER / "words/en.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message) and not entry.id.name.startswith(
            (*THINGS, *BOX, *REFUSALS, "terminal-", "draw-")
        ):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


# What the rules say


def heard(position: Position, seat: int, actions: Iterable[int]) -> Iterator[Message]:
    """What a seat is asked, what it may answer, and why it may not do other things."""
    yield message(position.question(seat))
    for action in position.choices(seat):
        yield message(GAME.words(position, seat, action))
    for action in actions:
        reason = position.why_not(seat, action)
        if reason is not None:
            yield message(reason.message)


def message(said: Message | str | None) -> Message:
    assert isinstance(said, Message)
    return said


def games() -> Iterator[Message]:
    """All that is said in whole games at every number of seats."""
    everything = range(len(GAME.alphabet))
    for seats, options in TABLES:
        position, chance = GAME.start(seats, options, seed=seats, journal=True), Random(seats)
        for seat, _ in walk(position, chance):
            yield from heard(position, seat, chance.sample(everything, 10))
        yield from (message(GAME.describe(event)) for event in position.journal or [])
        yield from (Message(line.what) for seat in range(seats) for line in position.breakdown(seat))


def rarities() -> Iterator[Position]:
    """Positions that games by chance rarely come to."""
    yield from (case.make() for case in CASES)
    yield solo(hand_with("supplier", size=3), drawn="supplier").position
    yield three_left().position
    fishery = Scene.alone_with("cultivator").board("pond . " + ". " * 18).offer("fishery").goods(wood=1, glass=1)
    yield fishery.do("other", "build:fishery", "at:b1").position
    inn = Scene.alone_with("cultivator", DEAR_INN).board(EMPTY_BOARD).offer("inn").goods(food=2, food_on_brick=2)
    yield inn.do("other", "build:inn").position


def parts(said: Message) -> Iterator[Message]:
    """A message and those within it."""
    yield said
    for value in said.values.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                yield from parts(part)


@cache
def spoken() -> list[Message]:
    everything = range(len(GAME.alphabet))
    labels = [message(GAME.label(action)) for action in everything]
    rare = [said for at in rarities() for seat in at.to_act() for said in heard(at, seat, everything)]
    events = [message(GAME.describe(Event(kind, 0, values, 0, EVERYBODY))) for kind, values in SOME_EVENTS]
    fewer = [
        Message("question-no-ability", {"specialist": Thing("specialist-builder")}),
        Message("question-build-nothing"),
    ]
    return [part for said in (*labels, *games(), *rare, *events, *fewer) for part in parts(said)]


SOME_EVENTS = [("repeated", [20]), ("upgraded", [20]), ("discarded", [20]), ("copied", [3])]


def test_every_id_that_the_rules_name_has_words_and_no_other_has() -> None:
    named = {f"event-{kind}" for kind in EVENTS}
    for file in [FOLDER / "kit.py", *sorted((FOLDER / "rules").glob("*.py"))]:
        constants = [
            node.value for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Constant)
        ]
        named |= {value for value in constants if isinstance(value, str) and SAID.fullmatch(value)}
    assert named == set(written())


def test_all_that_is_said_has_words_with_the_same_values() -> None:
    found = set()
    for said in spoken():
        if said.id in written():
            given = set(said.values) | {
                f"{name}_is" for name, value in said.values.items() if isinstance(value, Player)
            }
            assert written()[said.id] <= given, said
            assert set(said.values) <= written()[said.id], said
            found.add(said.id)
    assert set(found) == set(written())


def test_everything_can_be_said_to_everybody(caplog: pytest.LogCaptureFixture) -> None:
    speakers = [speaker_for(GAME, NAMES, me) for me in (None, 0, 1)]
    for said in spoken():
        for speaker in speakers:
            assert speaker.say(said).strip()
            assert not re.search(r"\b(good|tile|wheel|building|specialist)-|\$|\{|  ", speaker.say(said)), said
    assert caplog.records == []


def test_things_have_nouns_or_names_of_the_facts() -> None:
    catalogue = game_catalogue(GAME)
    things = {value.id for said in spoken() for value in said.values.values() if isinstance(value, Thing)}
    assert {thing for thing in things if not catalogue.has(thing) and thing not in catalogue.names} == set()
    assert {known for known in catalogue.ids() if known.startswith(THINGS)} <= things


def test_what_a_choice_sets_off_is_told_without_a_stop() -> None:
    """The page strings such parts together, the first of them left out, which only repeats the choice."""
    told = set()
    for seats, options in TABLES:
        position = GAME.start(seats, options, seed=seats)
        for seat, action in walk(position, Random(seats)):
            for event in position.preview(seat, action)[1:]:
                told.add(event.kind)
                assert not speaker_for(GAME, NAMES, seat).say(GAME.describe(event), AHEAD).endswith(".")
    assert {"laid", "paid", "placed", "refused", "removed", "turned"} <= told


# How it reads


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("one", "Use the first ability"),
        ("take:0", "Take none"),
        ("take:3", "Take 3"),
        ("on:glass", "On the glass wheel"),
        ("from:brick", "From the brick wheel"),
        ("card:slash_and_burn_farmer", "Slash-and-burn Farmer"),
        ("at:b3", "Space b3"),
        ("at:forest_glassworks", "The place of the Forest Glassworks"),
        ("tile:pit", "A pit"),
        ("good:wood", "Take wood"),
        ("use:cooperage", "Use the Cooperage: Turns 1 wood into 2 water."),
        ("discard:inn", "Give up the Inn"),
    ],
)
def test_labels(token: str, words: str) -> None:
    assert speaker_for(GAME).say(GAME.label(GAME.alphabet.action(token))) == words


def test_costs_stand_side_by_side() -> None:
    labels = [GAME.label(GAME.alphabet.action(f"build:{slug}")) for slug in ("inn", "clay_basin")]
    assert [speaker_for(GAME).say(label) for label in labels] == [
        "Build the Inn (2 wood, 1 glass, 1 clay): Turns 1 charcoal into 2 sand.",
        "Build the Clay Basin (free): Turns 1 food and 1 water into 3 clay.",
    ]


def test_two_are_paid_from_either_wheel() -> None:
    scene = Scene.alone_with("cultivator", DEAR_INN).board(EMPTY_BOARD).offer("inn").goods(food=2, food_on_brick=2)
    position = scene.do("other", "build:inn").position
    asked = heard(position, scene.seat, [])
    assert [speaker_for(GAME).say(said) for said in asked] == [
        "Pay 2 food: from which wheel?",
        "One from the glass wheel",
        "All 2 from the brick wheel",
    ]


@pytest.mark.parametrize(
    ("kind", "values", "to_ada", "to_ben"),
    [
        (
            "goblet",
            [],
            "You take the goblet and begin the next period.",
            "Ada takes the goblet and begins the next period.",
        ),
        ("builds", [0], "You build the Forest Glassworks.", "Ada builds the Forest Glassworks."),
        ("gained", [8, 2], "You gained 2 food (brick wheel).", "Ada gained 2 food (brick wheel)."),
        ("paid", [4, 1], "You paid 1 wood.", "Ada paid 1 wood."),
        ("placed", [3, 5], "You placed a pond on b2.", "Ada placed a pond on b2."),
        ("placed", [6, 5], "You placed the Forest Glassworks on b2.", "Ada placed the Forest Glassworks on b2."),
        (
            "ability",
            [6, 1],
            "You used the second ability of the Builder.",
            "Ada used the second ability of the Builder.",
        ),
        (
            "turned",
            [0, 2],
            "Your glass wheel turned: 2 of each of its basic goods became 2 glass.",
            "Ada’s glass wheel turned: 2 of each of its basic goods became 2 glass.",
        ),
    ],
)
def test_events(kind: str, values: list[int], to_ada: str, to_ben: str) -> None:
    told = GAME.describe(Event(kind, 0, values, 0, EVERYBODY))
    assert [speaker_for(GAME, NAMES, me).say(told) for me in (0, 1)] == [to_ada, to_ben]


def test_a_wheel_that_will_turn() -> None:
    told = GAME.describe(Event("turned", 1, [1, 1], 0, EVERYBODY))
    assert [speaker_for(GAME, NAMES, me).say(told, AHEAD) for me in (0, 1)] == [
        "Ben’s brick wheel will turn: 1 of each of its basic goods will become 1 brick",
        "Your brick wheel will turn: 1 of each of its basic goods will become 1 brick",
    ]


def test_an_owners_name_is_used() -> None:
    game = load_game("glass-road", {"building.inn": {"name": "Gasthof"}, "specialist.builder": {"name": "Baumeister"}})
    speaker = speaker_for(game, NAMES)
    assert speaker.say(game.label(game.alphabet.action("discard:inn"))) == "Give up the Gasthof"
    assert speaker.say(game.describe(Event("revealed", 2, [6], 0, EVERYBODY))) == "Cleo played the Baumeister."
    assert speaker.score("building-inn") == "Gasthof"


def test_what_is_lacking_is_listed() -> None:
    scene = Scene.alone_with("cultivator").board(EMPTY_BOARD).offer("inn", "clay_basin").goods().do("other")
    assert scene.reason("build:inn") == "GR-10.6: For the Inn you lack 2 wood, 1 glass, and 1 clay."
