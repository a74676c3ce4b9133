"""Random play to the end: what is offered is accepted, nothing else is, and nobody is ever stuck."""

import json
from random import Random

import pytest
from hypothesis import given, settings

from tests.contract.setups import Setup, every_setup, seeds
from tests.play import moments, play_out, snapshot, walk
from tests.rules import numbered_rules
from tests.said import question, said
from waldglas.core.errors import IllegalChoice, WaldglasError
from waldglas.core.game import Position

RULES = set(numbered_rules())


@every_setup
@settings(max_examples=4)
@given(seed=seeds, chances=seeds)
def test_there_is_always_something_to_choose_until_the_end(setup: Setup, seed: int, chances: int) -> None:
    position = setup.start(seed)
    for _ in walk(position, Random(chances)):
        assert not position.over()
        owing = position.to_act()
        assert owing == sorted(set(owing))
        for seat in range(setup.seats):
            offered = position.choices(seat)
            assert offered == sorted(set(offered))
            assert len(offered) >= 2 if seat in owing else not offered
            assert bool(question(position, seat).strip()) == (seat in owing)
    assert position.over()
    assert position.to_act() == []


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_everything_offered_is_accepted(setup: Setup, seed: int, chances: int) -> None:
    chance = Random(chances)
    position = setup.start(seed)
    for seat, _ in moments(position, chance, 0.5):
        offered = position.choices(seat)
        for action in chance.sample(offered, min(3, len(offered))):
            after = position.copy()
            after.play(seat, action)
            assert after.moves == position.moves + 1
            assert after.to_act() or after.over()


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_anything_else_is_refused_and_changes_nothing(setup: Setup, seed: int, chances: int) -> None:
    chance = Random(chances)
    position = setup.start(seed)
    for _ in moments(position, chance):
        check_refusals(setup, position, chance)
    check_refusals(setup, position, chance)


def check_refusals(setup: Setup, position: Position, chance: Random) -> None:
    before = snapshot(position)
    for seat in range(setup.seats):
        for action in chance.sample(range(len(setup.game.alphabet)), 10):
            if action not in position.choices(seat):
                with pytest.raises(IllegalChoice, match=f"move {position.moves + 1}: seat {seat}"):
                    position.play(seat, action)
    for seat, action in [(setup.seats, 0), (-1, 0), (0, -1), (0, len(setup.game.alphabet)), (2**70, 0), (0, 2**70)]:
        with pytest.raises(WaldglasError):
            position.play(seat, action)
    assert snapshot(position) == before


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_reasons_are_given_for_exactly_what_is_not_offered(setup: Setup, seed: int, chances: int) -> None:
    chance = Random(chances)
    position = setup.start(seed)
    for _ in moments(position, chance, 0.3):
        for seat in range(setup.seats):
            for action in chance.sample(range(len(setup.game.alphabet)), 10):
                check_reason(position, seat, action)
    for seat in range(setup.seats):
        check_reason(position, seat, 0)


def check_reason(position: Position, seat: int, action: int) -> None:
    reason = position.why_not(seat, action)
    assert (reason is None) == (action in position.choices(seat))
    if reason is not None:
        assert said(position, reason.message).strip().endswith((".", "?"))
        assert reason.rule == "" or reason.rule in RULES


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_copies_go_their_own_way(setup: Setup, seed: int, chances: int) -> None:
    chance = Random(chances)
    position = setup.start(seed, journal=True)
    halfway = chance.randrange(40)
    for number, _ in enumerate(walk(position, chance)):
        if number == halfway:
            break
    before = snapshot(position)
    twin = position.copy()
    assert snapshot(twin) == before
    assert twin.journal is None
    ends = []
    for branch in (twin, position.copy(), position.copy()):
        play_out(branch, Random(chances))
        ends.append(snapshot(branch))
    assert ends[0] == ends[1] == ends[2]
    assert snapshot(position) == before
    play_out(position, Random(chances))
    assert snapshot(position) == ends[0]


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_views_are_plain_data(setup: Setup, seed: int, chances: int) -> None:
    position = setup.start(seed)
    for _ in moments(position, Random(chances)):
        for seat in (None, *range(setup.seats)):
            data = position.observe(seat).data()
            assert json.loads(json.dumps(data)) == data
            assert data["seat"] == seat
            assert data["to_act"] == position.to_act()
            assert data["scores"] == position.scores()


@every_setup
@settings(max_examples=3)
@given(seed=seeds, chances=seeds)
def test_scores_are_the_sums_of_their_lines_and_the_best_wins(setup: Setup, seed: int, chances: int) -> None:
    position = setup.start(seed)
    for _ in moments(position, Random(chances)):
        check_scores(position)
    check_scores(position)


def check_scores(position: Position) -> None:
    scores = position.scores()
    lines = [position.breakdown(seat) for seat in range(position.seats)]
    assert scores == [sum(line.points for line in of_seat) for of_seat in lines]
    assert all(line.what for of_seat in lines for line in of_seat)
    scoring = [seat for seat in range(position.seats) if lines[seat]]
    winners = position.winners()
    assert winners == sorted(set(winners))
    assert winners
    assert set(winners) <= set(scoring)
    assert {scores[seat] for seat in winners} == {max(scores[seat] for seat in scoring)}
