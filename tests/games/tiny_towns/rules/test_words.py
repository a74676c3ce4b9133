"""Tiny Towns in words."""

import pytest

from tests.games.tiny_towns.rules.table import game, lay
from tests.play import play
from waldglas.core.journal import Event
from waldglas.games import load_game


@pytest.mark.parametrize(
    ("token", "label"),
    [
        ("at:b3", "Square b3"),
        ("done", "Done"),
        ("call:wood", "Call wood"),
        ("card:stone", "Take the stone card"),
        ("take:glass", "Take glass"),
        ("store:brick", "Put brick on the Factory"),
        ("stop", "Stop here"),
        ("build:well:b1-a1", "Build a Well from a1, b1"),
        ("build:factory:a1-a2-d2-b2-c2", "Build a Factory from a1, a2, b2, c2, d2"),
    ],
)
def test_labels(token: str, label: str) -> None:
    tiny_towns = load_game("tiny-towns")
    assert tiny_towns.label(tiny_towns.alphabet.action(token)) == label


def test_journal_of_a_factory() -> None:
    position = game(journal=True)
    lay(position, "wood a1, brick a2, stone b2, stone c2, brick d2")
    play(position, "0 build:factory:a1-a2-d2-b2-c2", "0 at:a1", "0 store:wood")
    play(position, "1 call:wood", "0 take:glass", "0 at:b2")
    words = [load_game("tiny-towns").describe(event) for event in position.journal or []]
    assert words[-6:] == [
        "placed brick on d2",
        "built a Factory on a1",
        "put wood on the Factory at a1",
        "called wood",
        "used a Factory: glass instead of wood",
        "placed glass on b2",
    ]


def test_unknown_event_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no words for the event vanished"):
        load_game("tiny-towns").describe(Event("vanished", 0, [], 0, -1))
