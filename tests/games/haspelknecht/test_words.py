"""The catalogue of Haspelknecht: it knows all that the rules say, with the same values, and nothing else."""

import ast
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from tests.catalogues import BOX
from tests.games.haspelknecht.rules.reasons import CASES
from tests.games.haspelknecht.rules.table import own, resolve, set_farm, table, turn
from tests.play import play, walk
from tests.said import speaker_of
from waldglas.core.game import Position
from waldglas.core.journal import THE_TABLE, Event
from waldglas.core.message import Message
from waldglas.games import load_game
from waldglas.games.haspelknecht.rules import messages
from waldglas.games.haspelknecht.rules.disks import SETS, heap
from waldglas.games.haspelknecht.rules.facts import Effect
from waldglas.games.haspelknecht.rules.mining import MAY_EXCAVATE
from waldglas.games.haspelknecht.rules.winter import AFTER_STORAGE
from waldglas.words import Catalogue, Speaker, game_files, house_files, speaker_for
from waldglas.words.names import names_in

GAME = load_game("haspelknecht")
FACTS = table().facts
OF_THE_TABLE = ("year", "phase", "refilled", "ended")
RULES = Path(messages.__file__).parent
REFUSALS = ("facts-", "refused-", "layout-")  # see tests/contract/test_refusals.py
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
SETTINGS = [
    (2, {"buildings": "yes", "layout": "random", "new-goods": "no"}),
    (2, {"planning": "in-turn", "late-timber": "yes"}),
    (3, {"layout": "tower"}),
    (4, {"lamp": "own-taking", "layout": "random-more"}),
]


def fresh_speaker() -> Speaker:
    """Whoever has said nothing yet, so that every mistake is told to the log."""
    files = [*house_files("en"), *game_files(GAME, "en")]
    return Speaker(Catalogue("en", files, names_in(GAME.facts, "en", {})), NAMES, 0)


# What the catalogue knows


def variables(files: list[Path]) -> dict[str, set[str]]:
    """The values that each message of the files asks for."""
    found: dict[str, set[str]] = {}
    for text in (file.read_text(encoding="utf-8") for file in files):
        for entry in parse(text).body:
            if isinstance(entry, ftl.Message) and entry.span is not None:
                asked = re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end])
                found[entry.id.name] = {name.removesuffix("_is") for name in asked}
    return found


OWN = {
    name: asked
    for name, asked in variables(game_files(GAME, "en")).items()
    if not name.startswith(("terminal-", "draw-"))
}
KNOWN = {**variables(house_files("en")), **OWN}


# What the rules say


def ids_in_the_rules() -> set[str]:
    """Every string that a message, a thing or a line of a score is made of, where it stands as it is."""
    found: set[str] = set()
    for file in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and ast.unparse(node.func) in ("Message", "Line"):
                found |= {part.value for part in literals(node.args[0]) if isinstance(part.value, str)}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("score-"):
                found.add(node.value)
    return found


def literals(argument: ast.expr) -> list[ast.Constant]:
    if isinstance(argument, ast.IfExp):
        return [*literals(argument.body), *literals(argument.orelse)]
    return [argument] if isinstance(argument, ast.Constant) else []


def things() -> set[str]:
    lists = [*messages.THINGS.values(), [development.thing for development in FACTS.developments]]
    return {thing.id for listed in lists for thing in listed}


def composed() -> list[Message]:
    """What is made of parts: labels, events, payments, effects."""
    effects = [
        {"pay": {"coal": 1}, "gain": {"thaler": 1}, "water": 1},
        {"gain": {"points": 2, "shaft_coal": 1}, "water": -2},
        {"water": 1},
        {"water": -1},
        {},
    ]
    made = [Effect("an effect", effect) for effect in effects]
    events = [
        Event(kind, THE_TABLE if kind in OF_THE_TABLE else 0, [0] * len(names), 0, 0)
        for kind, names in messages.EVENTS.items()
    ]
    return [
        *[messages.effect_clauses(effect, opening) for effect in made for opening in ("effect", "clause")],
        *[messages.label(FACTS, action) for action in range(len(GAME.alphabet))],
        *[messages.describe(FACTS, event) for event in [*events, Event("lost", 0, [1, 2, 0], 0, 0)]],
        *[Message(line.what) for line in table().breakdown(0)],
        messages.either(messages.GOOD_THINGS[:1]),
        messages.either(messages.GOOD_THINGS[:3]),
    ]


def in_a_game(position: Position, chance: Random) -> Iterator[object]:
    """Every question and answer of a game, some reasons, and at its end all that happened."""
    for _ in walk(position, chance):
        yield from asked(position)
        for seat in position.to_act():
            for action in chance.sample(range(len(GAME.alphabet)), 4):
                reason = position.why_not(seat, action)
                if reason is not None:
                    yield reason.message
    yield from [GAME.describe(event) for event in position.journal or []]


def asked(position: Position) -> Iterator[object]:
    for seat in position.to_act():
        yield position.question(seat)
        yield from [GAME.words(position, seat, action) for action in position.choices(seat)]


def seldom_asked() -> list[Position]:
    """What hardly comes about in games by chance."""
    distant = table(2)
    own(distant, 1, "bucket", "ladder")
    set_farm(distant, 0, coal=1, wood=1)
    play(turn(distant, farmer="brown1-yellow2"), "0 work:farmer")
    only_distant = table(2)
    own(only_distant, 1, "mining_timber")
    set_farm(only_distant, 0, coal=1)
    turn(only_distant, farmer="black2-brown2", farmhand="yellow1")
    after_storage, excavating = table(2), table(2)
    set_farm(after_storage, 0, wood=1)
    set_farm(excavating, 0, water=0)
    resolve(after_storage, (0, AFTER_STORAGE))
    resolve(excavating, (0, MAY_EXCAVATE))
    return [distant, only_distant, after_storage, excavating]


def all_said() -> Iterator[object]:
    yield from composed()
    for number, (seats, options) in enumerate(SETTINGS):
        yield from in_a_game(GAME.start(seats, options, number, journal=True), Random(number))
    for case in CASES:
        position, reason = case.answer()
        assert reason is not None
        yield reason.message
        yield from asked(position)
    for position in seldom_asked():
        yield from asked(position)
    poor = "12..13..14/..21..22..23/33..34..35/..41..42..43"
    yield GAME.advice(2, GAME.settings(2, {"layout": poor}))


def within(message: Message) -> Iterator[Message]:
    """A message and those that are its values."""
    yield message
    for value in message.values.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                yield from within(part)


def test_all_that_is_said_is_in_the_catalogue_with_its_values(caplog: pytest.LogCaptureFixture) -> None:
    speaker, ids = fresh_speaker(), set[str]()
    with caplog.at_level(logging.WARNING):
        for message in all_said():
            assert isinstance(message, Message)
            assert speaker.say(message)
            for part in within(message):
                assert set(part.values) == KNOWN.get(part.id, set()), part
                ids.add(part.id)
    assert not caplog.messages
    unheard = (ids_in_the_rules() | OWN.keys()) - ids - things()
    assert [name for name in unheard if not name.startswith((*BOX, *REFUSALS))] == []


def test_all_things_have_names() -> None:
    speaker = fresh_speaker()
    nameless = [thing for thing in things() if thing not in KNOWN and thing not in speaker.catalogue.names]
    assert nameless == ["colour-none"]  # no disks for the mill: it is never said


@pytest.mark.parametrize(
    ("kind", "values", "to_her", "to_others"),
    [
        ("order", [1], "You are second in the turn order.", "Anna is second in the turn order."),
        (
            "synergy",
            [],
            "You have one action more: farmer and farmhand do the same.",
            "Anna has one action more: farmer and farmhand do the same.",
        ),
        ("gained", [4, 1], "You gained 1 point.", "Anna gained 1 point."),
        ("gained", [4, 2], "You gained 2 points.", "Anna gained 2 points."),
        ("gained", [3, 2], "You gained 2 Thaler.", "Anna gained 2 Thaler."),
        (
            "lease",
            [1, 0, 0],
            "You paid a lease of 1 food and 0 Thaler.",
            "Anna paid a lease of 1 food and 0 Thaler.",
        ),
        (
            "lease",
            [1, 0, 1],
            "You paid a lease of 1 food and 0 Thaler, and took 1 debt chit.",
            "Anna paid a lease of 1 food and 0 Thaler, and took 1 debt chit.",
        ),
        ("stored", [1, 1, 0], "You stored 1 wood in the Barn.", "Anna stored 1 wood in the Barn."),
        (
            "stored",
            [0, 0, 2],
            "You stored 1 food on the farm for 2 points.",
            "Anna stored 1 food on the farm for 2 points.",
        ),
        ("swapped_disks", [1, 0], "You exchanged at pool B: black of the reserve for brown.", None),
        ("planned", [0, list(SETS).index(heap(2, 1, 0))], "You planned 2 black and 1 brown disk for the farmer.", None),
        ("paid_worker", [4, 1], "You paid the Haspelknecht with a yellow disk.", None),
        ("acquired", [1, 1], "You acquired the Barn for 1 point.", None),
        ("exhausted", [3], "You exhausted the Pinge for 3 points; its wood went back to the supply.", None),
    ],
)
def test_events_in_english(kind: str, values: list[int], to_her: str, to_others: str | None) -> None:
    message = GAME.describe(Event(kind, 0, values, 0, 0))
    assert speaker_for(GAME, NAMES, 0).say(message) == to_her
    assert speaker_for(GAME, NAMES, 1).say(message) == (to_others or to_her.replace("You", "Anna"))


def test_goods_are_given_to_somebody() -> None:
    message = GAME.describe(Event("paid_afar", 0, [2, 1], 0, 0))
    assert speaker_for(GAME, NAMES, 1).say(message) == "Anna gave 1 coal to you for a distant development."
    assert speaker_for(GAME, NAMES, 2).say(message) == "Anna gave 1 coal to Ben for a distant development."


def test_an_owner_names_things_anew() -> None:
    named = {"development.barn": {"name": "Hay Barn"}, "marker.oil_lamp": {"name": "Lantern"}}
    game = load_game("haspelknecht", named)
    speaker = speaker_of(game)
    assert (
        speaker.say(game.describe(Event("acquired", 0, [1, 2], 0, 0))) == "seat 1 acquired the Hay Barn for 2 points."
    )
    assert speaker.say(game.describe(Event("used_marker", 0, [4], 0, 0))) == "seat 1 used the Lantern."
