"""What learners read: the mask of a seat's choices, and bytes that tell apart what it can tell apart."""

import json
from array import array
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from tests.contract.setups import Setup, every_setup, seeds
from tests.play import moments, play_out
from waldglas.core.errors import BadBuffer, IllegalChoice
from waldglas.core.game import Position
from waldglas.core.rng import seeded
from waldglas.games import load_game


@every_setup
@settings(max_examples=1)
@given(seed=seeds)
def test_a_mask_marks_just_what_may_be_chosen(setup: Setup, seed: int) -> None:
    position = setup.start(seed)
    marks = bytearray(b"\x07" * len(setup.game.alphabet))
    for _ in moments(position, Random(seed), 0.2):
        for seat in range(setup.seats):
            position.mask(seat, marks)
            assert set(marks) <= {0, 1}
            assert [action for action, mark in enumerate(marks) if mark] == sorted(position.choices(seat))


@every_setup
@settings(max_examples=1)
@given(seed=seeds)
def test_an_information_state_leaks_nothing_and_leaves_nothing_out(setup: Setup, seed: int) -> None:
    position, rng = setup.start(seed), seeded(seed, "imagined")
    for _ in moments(position, Random(seed), 0.1):
        for seat in range(setup.seats):
            state = position.information_state(seat)
            assert position.determinize(seat, rng).information_state(seat) == state
    told: dict[bytes, object] = {}
    position = setup.start(seed)
    for _ in moments(position, Random(seed), 0.1):
        known = position.observe(0).data(), position.choices(0)
        assert told.setdefault(position.information_state(0), known) == known
    assert len(told) > 1


@pytest.mark.parametrize("kind", ["bytearray", "array", "int8", "bool", "int32", "float32"])
def test_any_buffer_of_the_caller_will_do(kind: str) -> None:
    game = load_game("tiny-towns")
    position, size = game.start(2, seed=1), len(game.alphabet)
    made: dict[str, Any] = {"bytearray": bytearray(size), "array": array("i", [5] * size)}
    buffer = made[kind] if kind in made else np.ones(size, kind)
    seat = position.to_act()[0]
    position.mask(seat, buffer)
    assert [place for place in range(size) if buffer[place]] == sorted(position.choices(seat))


def test_a_row_of_a_table_is_written_in_its_place() -> None:
    game = load_game("tiny-towns")
    position, table = game.start(2, seed=1), np.zeros((3, len(game.alphabet)), np.int8)
    seat = position.to_act()[0]
    position.mask(seat, table[1])
    assert table.sum(axis=1).tolist() == [0, len(position.choices(seat)), 0]


def test_a_buffer_that_does_not_fit_is_refused_and_left_alone() -> None:
    game = load_game("tiny-towns")
    position, size = game.start(2, seed=1), len(game.alphabet)
    short = bytearray(b"\x07" * (size - 1))
    with pytest.raises(BadBuffer, match=f"has {size - 1} places; it must be writable, .* with {size}"):
        position.mask(0, short)
    assert set(short) == {7}
    for wrong in (bytes(size), np.zeros((1, size), np.int8), np.zeros(2 * size, np.int8)[::2]):
        with pytest.raises(BadBuffer):
            position.mask(0, wrong)


def in_numbers(position: Position, seat: int) -> list[int]:
    """What a seat knows, by the definition of the layout: packed memory has to say the same."""
    numbers: list[int] = []
    position.game().observation(int(position.seats)).write(position.observe(seat).data(), numbers)
    return numbers


@every_setup
@settings(max_examples=1)
@given(seed=seeds)
def test_an_encoding_leaks_nothing_and_leaves_nothing_out(setup: Setup, seed: int) -> None:
    position, rng = setup.start(seed), seeded(seed, "imagined")
    names = setup.game.layout(setup.seats)
    assert len(set(names)) == len(names)
    one, two = array("i", [7] * len(names)), array("i", [8] * len(names))
    told: dict[bytes, object] = {}
    known: dict[str, bytes] = {}
    for _ in moments(position, Random(seed), 0.1):
        for seat in range(setup.seats):
            position.encode(seat, one)
            position.determinize(seat, rng).encode(seat, two)
            assert one == two
            assert one.tolist() == in_numbers(position, seat)
            data = position.observe(seat).data()
            assert told.setdefault(one.tobytes(), data) == data
            assert known.setdefault(json.dumps(data), one.tobytes()) == one.tobytes()


@every_setup
def test_what_stood_in_a_row_before_leaves_nothing_behind(setup: Setup) -> None:
    """Finished games one after the other: rows are kept for the next encoding."""
    over = [setup.start(seed) for seed in range(4)]
    for seed, position in enumerate(over):
        play_out(position, Random(seed))
    for position in [*over, *reversed(over)]:
        assert list(position.encode(0)) == in_numbers(position, 0)


def test_numbers_that_do_not_fit_are_refused_and_nothing_is_written() -> None:
    game = load_game("tiny-towns")
    position, size = game.start(2, seed=1), len(game.layout(2))
    for wrong in (np.zeros(size - 1, np.int32), np.zeros(size, bool), bytes(size)):
        with pytest.raises(BadBuffer):
            position.encode(0, wrong)
    with pytest.raises(IllegalChoice):
        position.encode(2)
    table = np.zeros((2, size), np.int16)
    position.encode(1, table[1])
    assert not table[0].any()
    assert table[1][game.layout(2).index("seat")] == 1


@pytest.mark.parametrize("kind", ["int16", "int32", "int64", "float32"])
def test_numbers_of_any_kind_are_written_alike(kind: str) -> None:
    game = load_game("haspelknecht")
    position = game.start(3, seed=2)
    made = position.encode(1)
    assert made.tolist() == in_numbers(position, 1)
    row = np.zeros(len(made), kind)
    assert position.encode(1, row) is row
    assert row.tolist() == made.tolist()


def test_without_a_buffer_a_mask_is_made() -> None:
    position = load_game("glass-road").start(2, seed=2)
    seat = position.to_act()[0]
    assert [action for action, mark in enumerate(position.mask(seat)) if mark] == sorted(position.choices(seat))


SHARED = "touches"  # the same in all games with these facts
FOLLOWS = {"tiny-towns": {"breakdown", "linked"}, "glass-road": {"breakdown"}, "black-forest": {"breakdown"}}


@every_setup
def test_every_field_of_an_observation_has_its_numbers(setup: Setup) -> None:
    names = setup.game.layout(setup.seats)
    data = setup.start(1).observe(0).data()
    assert {name.split(".")[0] for name in names} == set(data) - {SHARED}
    (boards,) = [name for name in data if name in ("towns", "players", "farms")]
    of_seat = {name.split(".")[2] for name in names if name.startswith(f"{boards}.0.")}
    assert of_seat == set(data[boards][0]) - FOLLOWS.get(setup.slug, set())
