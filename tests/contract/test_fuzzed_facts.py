"""A stranger's corrections: each is refused with a sentence, or the game is played to its end and drawn.

`python -m tools.fuzz_facts --seconds 600` does the same for longer.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from tools.fuzz_facts import JUNK, Fuzzer, play
from waldglas.core.errors import BadFacts
from waldglas.core.facts import Entries
from waldglas.core.message import Message
from waldglas.games import GAMES, load_game


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_junk_in_any_field_is_refused_by_a_message(slug: str) -> None:
    """Some fields, each with something that no box prints."""
    entries, chance = load_game(slug).facts.entries, Random(19)
    fields = [(key, name) for key, entry in entries.items() for name in entry]
    refusals = []
    for key, name in chance.sample(fields, 40):
        junk = deepcopy(chance.choice([value for value in JUNK if type(value) is not int]))
        try:
            load_game(slug, {key: {name: junk}})
        except BadFacts as error:
            refusals.append(error.message)
    assert len(refusals) > 20
    assert all(isinstance(message, Message) for message in refusals)


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_what_is_accepted_is_played_and_drawn(slug: str) -> None:
    fuzzer = Fuzzer(slug, 1)
    while fuzzer.outcomes["played"] < 2:
        fuzzer.attempt(fuzzer.corrections())
    assert fuzzer.outcomes["played"] == 2


EXTREMES: list[tuple[str, Entries]] = [
    ("tiny-towns", {"blueprint.cottage": {"name": "W" * 60, "text": "W" * 400, "points": -99}}),
    ("tiny-towns", {"blueprint.well": {"name": "one two three four five six seven eight nine ten"}}),
    ("glass-road", {"building.spa": {"name": "W" * 60, "text": "w " * 200, "points": 9999}}),
    ("glass-road", {"building.estate": {"score": {"per": "glass", "points": -9999, "base": 9999}}}),
    ("black-forest", {"building.well": {"name": "W" * 60, "text": "W" * 400, "points": 99}}),
    ("black-forest", {"solo.game": {"years": 9}, "wheel.hourglass": {"sector": 12}}),
    ("haspelknecht", {"development.barn": {"name": "W" * 60, "text": "W" * 400, "symbols": []}}),
    ("haspelknecht", {"start.farm": {"food": 99, "wood": 99, "coal": 99, "thaler": 99, "debt": 99, "water": 99}}),
]


@pytest.mark.parametrize(("slug", "changes"), EXTREMES)
def test_the_largest_that_is_accepted_is_played_and_drawn(slug: str, changes: Entries) -> None:
    game = load_game(slug, changes)
    play(game, game.fewest_seats, Random(2))
    assert game.facts.changed == changes
