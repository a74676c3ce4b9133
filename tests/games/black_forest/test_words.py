"""The catalogue of Black Forest: each id that the rules use, with the same values, and none that nobody uses."""

from __future__ import annotations

import ast
import logging
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from tests.catalogues import BOX
from tests.games.black_forest.rules.reasons import CASES
from waldglas.core.journal import EVERYBODY, THE_TABLE, Event
from waldglas.core.message import Message, Player
from waldglas.games import load_game
from waldglas.games.black_forest.rules import messages
from waldglas.games.black_forest.rules.effects import REWARD_THINGS
from waldglas.games.black_forest.rules.facts import ForestFacts
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.games.black_forest.rules.things import (
    MARKER_THINGS,
    PROGRESS_STEP,
    TILE_THINGS,
    counted_thing,
)
from waldglas.words import AHEAD, speaker_for

FOUND = load_game("black-forest")
assert isinstance(FOUND, BlackForestGame)
GAME = FOUND
RULES = Path(messages.__file__).parent
REFUSALS = ("facts-", "refused-")  # see tests/contract/test_refusals.py
NAMES = ["Anna", "Berta", "Carl", "Dora"]
OF_THE_TABLE = ("limit_reached", "redealt", "ended", "year", "job")
KINDS = {*messages.EVENTS, *messages.ANIMAL_EVENTS, "visited", "used_building"}
ID = re.compile(r"(question|choice|reason|place|amount|reward|effect|score)-[a-z-]+[a-z]|amount|some|reward")
WRONG = re.compile(r"\b1 (?!glass|is|begins)\w+s\b|You \w+s\b|  |\{|[a-z]-[a-z]+_")  # "1 ponds", "You takes", an id
Values = dict[str, set[frozenset[str]]]  # by id, the names of what is handed over


# What the rules write


@cache
def nodes() -> list[ast.AST]:
    files = [RULES.parent / "kit.py", *sorted(RULES.glob("*.py"))]
    return [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]


def is_call(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in names


def texts(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def ids_written() -> set[str]:
    return {text for node in nodes() for text in texts(node) if ID.fullmatch(text)}


def counts_written() -> set[str]:
    """What the facts may count besides goods, animals and tiles."""
    dicts = [
        node.value for node in nodes() if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "others"
    ]
    return {"glass_gained"}.union(
        *(texts(key) for found in dicts if isinstance(found, ast.Dict) for key in found.keys if key)
    )


def things_written() -> set[str]:
    things = [*MARKER_THINGS, *REWARD_THINGS, *TILE_THINGS, PROGRESS_STEP, *map(counted_thing, counts_written())]
    return {thing.id for thing in things}


# What the catalogue has


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(entry: Entry) -> frozenset[str]:
    seen = Variables()
    seen.visit(entry)
    return frozenset(name.removesuffix("_is") for name in seen.found)


@cache
def catalogue() -> dict[str, Entry]:
    text = (RULES.parent / "words" / "en.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Entry)]
    return {
        entry.id.name: entry
        for entry in entries
        if not entry.id.name.startswith((*BOX, *REFUSALS, "terminal-", "draw-"))
    }


# What is said


@cache
def messages_said() -> list[Message]:
    """All that a game of each number of seats says, all labels, an event of each kind, and the reasons of the cases."""
    found = [GAME.label(action) for action in range(len(GAME.alphabet))]
    for kind, values in messages.EVENTS.items():
        seat = THE_TABLE if kind in OF_THE_TABLE else 0
        found.append(GAME.describe(Event(kind, seat, [1] * len(values), 0, EVERYBODY)))
    for seats in range(1, 5):
        found += game_says(seats, Random(seats))
    for case in CASES:
        position, reason = case.answer()
        asked = [position.question(seat) for seat in position.to_act()]
        found += [said for said in [*asked, reason and reason.message] if isinstance(said, Message)]
    return found


def game_says(seats: int, chance: Random) -> Iterator[Message]:
    position = GAME.start(seats, {}, seats, journal=True)
    while owing := position.to_act():
        seat = owing[0]
        choices = position.choices(seat)
        refused = [position.why_not(seat, action) for action in chance.sample(range(len(GAME.alphabet)), 10)]
        said = [position.question(seat), *(GAME.words(position, seat, action) for action in choices)]
        for message in [*said, *(reason.message for reason in refused if reason)]:
            assert isinstance(message, Message)
            yield message
        keen = [a for a in choices if GAME.alphabet.token(a).split(":")[0] in ("job", "build", "visit", "use")]
        position.play(seat, chance.choice(keen if keen and chance.random() < 0.7 else choices))
    yield from map(GAME.describe, position.journal or [])
    yield from (Message(line.what) for seat in range(seats) for line in position.breakdown(seat))
    yield from (Message(position.rank(seat)) for seat in range(seats) if position.rank(seat))


def within(message: Message) -> Iterator[Message]:
    """The message and those that are values in it."""
    yield message
    for value in message.values.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                yield from within(part)


def test_every_id_has_its_words_and_no_other_is_there() -> None:
    told = {f"event-{kind}" for kind in KINDS} | {"event-placed-building"}
    assert set(catalogue()) == ids_written() | told | things_written()
    assert {"question-move", "choice-beg", "reason-swapped", "score-glass", "some"} <= ids_written()


def test_every_event_that_the_rules_tell_is_described() -> None:
    calls = [node for node in nodes() if is_call(node, "tell", "announce", "open_chapter")]
    told = {text for call in calls for text in texts(call.args[0])}  # type: ignore[attr-defined]
    assert told == KINDS


def values_written() -> Iterator[tuple[str, frozenset[str]]]:
    """What is handed over wherever it stands beside the id."""
    for node in nodes():
        if isinstance(node, ast.Call) and is_call(node, "Message"):
            values = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
            if isinstance(values, ast.Dict):
                names = frozenset(text for key in values.keys if key for text in texts(key))
                yield from ((text, names) for text in texts(node.args[0]))
        if is_call(node, "Line"):
            yield from ((text, frozenset()) for text in texts(node) if ID.fullmatch(text))


def test_the_values_that_are_handed_over_are_those_that_the_catalogue_uses() -> None:
    said = [part for message in messages_said() for part in within(message)]
    handed: Values = {}
    for name, values in {*values_written(), *((part.id, frozenset(part.values)) for part in said)}:
        handed.setdefault(name, set()).add(values)
    used = {name: {variables(entry)} for name, entry in catalogue().items() if name not in things_written()}
    assert {name: handed.get(name) for name in used} == used


@pytest.mark.parametrize("me", [None, 0])
def test_nothing_lacks_words(me: int | None, caplog: pytest.LogCaptureFixture) -> None:
    speaker = speaker_for(GAME, NAMES, me)
    with caplog.at_level(logging.WARNING):
        sentences = {speaker.say(message, form) for message in messages_said() for form in ("", AHEAD)}
    assert not caplog.records
    assert len(sentences) > 1000
    assert not [said for said in sentences if WRONG.search(said)]


def told(me: int | None, kind: str, *values: int, seat: int = 0, form: str = "") -> str:
    return speaker_for(GAME, NAMES, me).say(GAME.describe(Event(kind, seat, list(values), 0, EVERYBODY)), form)


@pytest.mark.parametrize(
    ("kind", "values", "mine", "others"),
    [
        ("turn", [], "You take a turn.", "Anna takes a turn."),
        ("builds", [0], "You construct the Clay Pit.", "Anna constructs the Clay Pit."),
        ("helped", [0], "You are helped by the Clay Pit.", "Anna is helped by the Clay Pit."),
        ("gained", [8, 1], "You gained 1 provision.", "Anna gained 1 provision."),
        ("paid", [9, 2], "You paid 2 commodities.", "Anna paid 2 commodities."),
        ("paid", [10, 2], "You paid 2 charcoal (Cooking wheel).", "Anna paid 2 charcoal (Cooking wheel)."),
        ("gained_animals", [10, 1], "You gained a pig.", "Anna gained a pig."),
        ("returned", [11, 2], "You returned 2 cattle.", "Anna returned 2 cattle."),
        ("placed", [2, 0], "You placed a pond on a1.", "Anna placed a pond on a1."),
        ("placed", [7, 0], "You placed the Clay Pit on a1.", "Anna placed the Clay Pit on a1."),
        ("moved", [17], "You went to Captain.", "Anna went to Captain."),
        (
            "turned",
            [0, 1],
            "Your Glassmaking wheel turned once: glass.",
            "Anna’s Glassmaking wheel turned once: glass.",
        ),
    ],
)
def test_events_are_told_to_their_player_and_to_others(kind: str, values: list[int], mine: str, others: str) -> None:
    assert told(0, kind, *values) == mine
    assert told(1, kind, *values) == others


def test_events_of_the_table_and_events_to_come() -> None:
    assert told(0, "year", 2, seat=THE_TABLE) == "Year 2 begins."
    ahead = told(0, "turned", 1, 2, form=AHEAD)
    assert ahead == "Your Cooking wheel will turn 2 times: commodity and provisions."


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (Message("question-pay-due", {"to": Player(2)}), "Pay a basic good to Carl, whose pawn is in the village."),
        (Message("question-pay-livestock", {"number": 1}), "Pay 1 more animal: a pig, or cattle?"),
        (
            Message("reason-charcoal-split", {"number": 1}),
            "The wheels do not hold the charcoal for that; 1 is to be paid.",
        ),
        (
            Message("question-remove", {"number": 2, "tile": TILE_THINGS[4]}),
            "Remove 2 more forests, in the order of the spaces.",
        ),
        (Message("question-remove", {"number": 1, "tile": TILE_THINGS[4]}), "Remove a forest."),
    ],
)
def test_sentences(message: Message, sentence: str) -> None:
    assert speaker_for(GAME, NAMES, 0).say(message) == sentence


def effects_of(facts: ForestFacts) -> dict[str, Message]:
    return {building.slug: building.now[0].message for building in facts.buildings if building.now}


@pytest.mark.parametrize(
    ("building", "sentence"),
    [
        ("foresters_lodge", "a pig for every 2 forests"),
        ("feeding_farm", "an animal for each field"),
        ("alpine_hut", "1 cattle for each empty pasture"),
        ("water_tower", "1 water for each empty space"),
    ],
)
def test_effects(building: str, sentence: str) -> None:
    assert speaker_for(GAME).say(effects_of(GAME.by_seats[0])[building]) == sentence


def test_an_owners_name_for_a_building_is_used() -> None:
    game = load_game("black-forest", {"building.clay_pit": {"name": "Mud Hole"}})
    action = game.alphabet.action("use:clay_pit")
    assert speaker_for(game).say(game.label(action)) == "Use the Mud Hole: 2 water for 3 brick"
    assert speaker_for(game).score("building-clay_pit") == "Mud Hole"
