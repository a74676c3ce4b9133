"""The engine against the rulebook written a second time: the same offers at every moment, the same points."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tiny_towns.rules.mayor import Mayor
from tests.games.tiny_towns.rules.reference import BLUEPRINTS, SQUARES, Referee
from tests.games.tiny_towns.rules.table import game, points
from tests.play import tokens
from waldglas.core.game import Position
from waldglas.games.tiny_towns.rules.facts import RESOURCES as NAMES

TABLES = [("caller", 2), ("caller", 4), ("master-builder", 1), ("master-builder", 3), ("town-hall", 1)]
TABLES += [("town-hall", 2), ("random", 1), ("random", 3), ("random", 6), ("cards", 1)]
every_table = pytest.mark.parametrize(("caller", "seats"), TABLES)
seeds = st.integers(0, 2**64 - 1)
SIZES = {building: len("".join(rows).replace(".", "")) for building, rows in BLUEPRINTS.items()}


def cards_of(position: Position) -> list[str]:
    """The resources that were drawn or turned up, by the journal."""
    return [NAMES[event.values[0]] for event in position.journal or [] if event.kind in ("drew_card", "turned_card")]


def check_game(caller: str, seats: int, seed: int, chances: int, planned: bool) -> Position:
    position = game(seats, caller, seed, journal=True)
    referee = Referee(seats, caller, lambda: cards_of(position))
    chance = Random(chances)
    mayor = Mayor(chance)
    while owing := position.to_act():
        assert {seat: tokens(position, seat) for seat in owing} == referee.questions
        seat = chance.choice(owing)
        action = mayor.choose(position, seat) if planned else chance.choice(position.choices(seat))
        position.play(seat, action)
        referee.answer(seat, position.alphabet.token(action))
        check_town(position, referee, min(seat, len(referee.towns) - 1))
    assert referee.questions == {}
    for seat in range(len(referee.towns)):
        check_town(position, referee, seat)
    assert position.winners() == referee.winners()
    assert cards_of(position)[: referee.drawn] == cards_of(position)[: len(cards_of(position)) - (caller == "cards")]
    return position


def check_town(position: Position, referee: Referee, seat: int) -> None:
    seen, known = position.observe(None).data()["towns"][seat], referee.towns[seat]
    assert [seen["cubes"][i] or seen["buildings"][i] for i in range(16)] == [known.grid[square] for square in SQUARES]
    assert sorted(each for each in seen["stored"] if each) == sorted(known.stored)
    assert seen["finished"] == known.complete
    assert seen["built_as_master"] == known.times_master
    assert points(position, seat) == known.score()
    assert position.scores()[seat] == sum(known.score().values())


@every_table
@settings(max_examples=8)
@given(seed=seeds, chances=seeds)
def test_random_games(caller: str, seats: int, seed: int, chances: int) -> None:
    assert check_game(caller, seats, seed, chances, planned=False).over()


@every_table
@settings(max_examples=4)
@given(seed=seeds, chances=seeds)
def test_games_with_a_plan(caller: str, seats: int, seed: int, chances: int) -> None:
    assert check_game(caller, seats, seed, chances, planned=True).over()


@every_table
@settings(max_examples=4)
@given(seed=seeds, chances=seeds)
def test_pieces_are_accounted_for(caller: str, seats: int, seed: int, chances: int) -> None:
    position = game(seats, caller, seed, journal=True)
    chance = Random(chances)
    while owing := position.to_act():
        seat = chance.choice(owing)
        position.play(seat, chance.choice(position.choices(seat)))
    counts = {(seat, kind): 0 for seat in range(seats) for kind in ("placed_cube", "constructed", "stored_cube")}
    for event in position.journal or []:
        if (event.seat, event.kind) in counts:
            counts[(event.seat, event.kind)] += 1
    event_kinds = [event.kind for event in position.journal or []]
    for seat, town in enumerate(position.observe(None).data()["towns"]):
        cubes = [each for each in town["cubes"] if each]
        buildings = [each for each in town["buildings"] if each]
        assert len(cubes) + len(buildings) == 16 or (event_kinds[-2:] == ["stopped", "ended"] and seats > 1)
        assert counts[(seat, "placed_cube")] == len(cubes) + sum(SIZES[building] for building in buildings)
        assert counts[(seat, "constructed")] == len(buildings)
        assert counts[(seat, "stored_cube")] == buildings.count("factory")
        assert [bool(each) for each in town["stored"]] == [each == "factory" for each in town["buildings"]]
