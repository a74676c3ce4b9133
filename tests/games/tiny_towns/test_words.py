"""Tiny Towns in words: what its rules say, said in English."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

import waldglas.games.tiny_towns.rules as rules
from tests.catalogues import BOX
from tests.games.tiny_towns.rules.table import game, lay
from tests.play import play, walk
from tests.said import said
from waldglas.games import load_game
from waldglas.words import game_files, speaker_for

GAME = load_game("tiny-towns")
ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@pytest.mark.parametrize(
    ("token", "label"),
    [
        ("at:b3", "Square b3"),
        ("done", "Done"),
        ("call:wood", "Call wood"),
        ("card:stone", "Take the stone card"),
        ("take:glass", "Take glass"),
        ("store:brick", "Put brick on a building"),
        ("stop", "Stop here"),
        ("build:well:a1-b1", "Build a well building from a1, b1"),
        ("build:factory:a1-a2-b2-c2-d2", "Build a factory building from a1, a2, b2, c2, d2"),
    ],
)
def test_labels(token: str, label: str) -> None:
    assert said(GAME, GAME.label(GAME.alphabet.action(token))) == label


def test_journal_of_a_factory() -> None:
    position = game(journal=True)
    lay(position, "wood a1, brick a2, stone b2, stone c2, brick d2")
    play(position, "0 build:factory:a1-a2-b2-c2-d2", "0 at:a1", "0 store:wood")
    play(position, "1 call:wood", "0 take:glass", "0 at:b2")
    speaker = speaker_for(GAME, ["Ada", "Ben"], 0)
    words = [speaker.say(GAME.describe(event)) for event in position.journal or []]
    assert words[-6:] == [
        "You placed brick on d2.",
        "You built a Factory on a1.",
        "You put wood on the Factory at a1.",
        "Ben called wood.",
        "You used a Factory: glass instead of wood.",
        "You placed glass on b2.",
    ]


def test_an_owners_name_is_used() -> None:
    corrected = load_game("tiny-towns", {"blueprint.well": {"name": "Spring"}})
    position = play(corrected.start(2, {"caller": "caller"}), "1 call:wood", "0 at:a1", "1 call:stone", "0 at:b1")
    words = corrected.words(position, 0, corrected.alphabet.action("build:well:a1-b1"))
    assert said(corrected, words) == "Build a Spring from a1, b1"


def texts_in_rules() -> set[str]:
    """Every string in the rules, and what an f-string begins with."""
    found: set[str] = set()
    for file in Path(rules.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_no_entry_of_the_catalogue_is_unused() -> None:
    (file,) = game_files(GAME, "en")
    made = (
        *BOX,
        "resource-",
        "type-",
        "choice-",
        "score-",
        "event-",
        "question-place",
        "terminal-",
        "draw-",
    )  # put together from a name, or said elsewhere
    texts = texts_in_rules()
    ids = ID.findall(file.read_text(encoding="utf-8"))
    assert [known for known in ids if known not in texts and not known.startswith(made)] == []


@pytest.mark.parametrize(("seats", "caller"), [(1, "cards"), (2, "master-builder"), (3, "caller"), (4, "town-hall")])
def test_whole_games_are_told(seats: int, caller: str, caplog: pytest.LogCaptureFixture) -> None:
    position = game(seats, caller, 5, journal=True)
    speaker = speaker_for(GAME, ["Ada", "Ben", "Cy", "Di"][:seats], 0)
    for seat, _ in walk(position, Random(5)):
        assert speaker.say(position.question(seat)).endswith((".", "?"))
        for action in (*position.choices(seat), *range(0, len(GAME.alphabet), 17)):
            assert speaker.say(GAME.words(position, seat, action))
            reason = position.why_not(seat, action)
            assert reason is None or speaker.say(reason.message).endswith(".")
    assert all(speaker.say(GAME.describe(event)).endswith(".") for event in position.journal or [])
    assert all(speaker.score(line.what) != line.what for line in position.breakdown(0))
    assert caplog.messages == []
