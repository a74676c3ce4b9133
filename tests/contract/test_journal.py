"""What happened can always be told."""

from random import Random

from hypothesis import given, settings

from tests.contract.setups import Setup, every_setup, seeds
from tests.play import play_out, snapshot
from tests.said import said


@every_setup
@settings(max_examples=4)
@given(seed=seeds, chances=seeds)
def test_every_event_has_words(setup: Setup, seed: int, chances: int) -> None:
    position = setup.start(seed, journal=True)
    play_out(position, Random(chances))
    assert position.journal
    for event in position.journal:
        words = said(setup.game, setup.game.describe(event))
        assert words
        assert words == words.strip()
        assert -1 <= event.seat < setup.seats


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_journal_changes_nothing(setup: Setup, seed: int, chances: int) -> None:
    told, silent = setup.start(seed, journal=True), setup.start(seed)
    assert play_out(told, Random(chances)) == play_out(silent, Random(chances))
    assert silent.journal is None
    assert snapshot(told) == snapshot(silent)
