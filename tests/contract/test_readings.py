"""Rules that a rulebook leaves open are switches that say what they mean, and the digest names each side."""

import json

import pytest

from tests.command import run
from tests.contract.setups import every_game
from waldglas.core.options import Reading
from waldglas.digest import read_digest
from waldglas.games import GAMES, load_game
from waldglas.words import speaker_for
from waldglas.words.options import meanings, reading_why

READINGS = [(slug, reading) for slug in GAMES.slugs() for reading in load_game(slug).readings()]
every_reading = pytest.mark.parametrize(
    ("slug", "reading"), READINGS, ids=[f"{slug}-{reading.name}" for slug, reading in READINGS]
)


@every_game
def test_a_reading_explains_itself(slug: str) -> None:
    speaker = speaker_for(load_game(slug))
    for reading in load_game(slug).readings():
        assert len(reading.values) >= 2
        assert reading.default in reading.values
        assert all(text.endswith(".") for text in [*meanings(speaker, reading).values(), reading_why(speaker, reading)])


@every_reading
def test_the_digest_names_each_side_under_the_rule(slug: str, reading: Reading) -> None:
    text = next(rule.text for rule in read_digest(slug) if rule.number == reading.rule)
    for value in reading.values:
        assert f"`{reading.name}={value}`" in text


@every_game
def test_readings_are_listed(slug: str) -> None:
    listed = json.loads(run("rules", slug, "--readings", "--json").stdout)
    assert [entry["name"] for entry in listed] == [reading.name for reading in load_game(slug).readings()]
    shown = " ".join(run("rules", slug, "--readings").stdout.split())
    for reading in load_game(slug).readings():
        assert f"{reading.rule} --option {reading.name}=" in shown
        assert " ".join(reading_why(speaker_for(load_game(slug)), reading).split()) in shown
    for rule in read_digest(slug):
        for text in rule.settled():
            assert " ".join(text.split()) in shown
