"""Many games at once: the same as each of them alone, row by row, in arrays that stay."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from tests.contract.setups import Setup, every_game, every_setup  # noqa: E402
from tests.contract.test_arrays import in_numbers  # noqa: E402
from waldglas.bots import bot_rng  # noqa: E402
from waldglas.core.errors import IllegalChoice, UnknownGame, WrongUsage  # noqa: E402
from waldglas.core.game import Position  # noqa: E402
from waldglas.core.playout import random_game  # noqa: E402
from waldglas.core.rng import seeded  # noqa: E402
from waldglas.envs import vector  # noqa: E402
from waldglas.envs.batch import Batch  # noqa: E402
from waldglas.games import load_game  # noqa: E402


def any_actions(batch: Batch, chance: Random) -> Any:
    return np.array([chance.choice(np.flatnonzero(marks)) if marks.any() else 0 for marks in batch.masks])


def check_row(batch: Batch, row: int, position: Position) -> None:
    """What a batch says of a row is what the position says of itself, by the slow way."""
    seat = int(batch.to_act[row])
    assert batch.masks[row].tolist() == list(position.mask(seat))
    assert batch.observations[row].tolist() == in_numbers(position, seat)


@every_setup
def test_rows_say_what_their_positions_know(setup: Setup) -> None:
    batch, chance = vector(setup.slug, 2, setup.seats, setup.options, seed=5), Random(5)
    for step in range(120):
        batch.step(any_actions(batch, chance))
        if step % 5 == 0:
            for row in np.flatnonzero(batch.to_act >= 0):
                check_row(batch, row, batch.games.positions[int(row)])


@every_setup
def test_what_nobody_has_touched_is_as_it_was(setup: Setup) -> None:
    """Rows are written only where steps were worked off; a row that is written whole says the same."""
    batch = vector(setup.slug, 1, setup.seats, setup.options, seed=6)
    for _ in range(500):
        batch.step(batch.sample())
        seat = int(batch.to_act[0])
        if seat >= 0:
            assert batch.observations[0].tolist() == batch.games.positions[0].encode(seat).tolist()


def test_what_a_step_gives_to_another_seat_is_written_too() -> None:
    """In the game of this seed two developments far away are paid for."""
    game, moves, seed = load_game("haspelknecht"), list[int](), 18
    random_game(game.start(4, seed=seed), [bot_rng(seed, seat) for seat in range(4)], moves)
    position, sheet = game.start(4, seed=seed, journal=True), game.sheet(4, 1)
    row = np.frombuffer(sheet.numbers, np.int32)
    for seat, action in zip(moves[::2], moves[1::2], strict=True):
        position.play(seat, action)
        sheet.touched, position.touched = position.touched, 0
        game.write_row(position, seat, sheet, 0)
        assert row.tolist() == position.encode(seat).tolist()
    assert [event.kind for event in position.journal or []].count("paid_afar") == 2


def ends(batch: Batch, chance: Random, steps: int) -> Iterator[tuple[int, int]]:
    for step in range(steps):
        batch.step(any_actions(batch, chance))
        for row in np.flatnonzero(batch.ended):
            yield step, int(row)


@every_game
def test_a_row_plays_the_game_of_its_seed(slug: str) -> None:
    batch, game = vector(slug, 3, seed=8), load_game(slug)
    rngs = [seeded(8, f"row {row}") for row in range(3)]
    positions = [game.start(2, seed=int(rng.next32())) for rng in rngs]
    chance = Random(1)
    for _ in range(60):
        for row, position in enumerate(positions):
            assert int(batch.to_act[row]) == position.to_act()[0]
            check_row(batch, row, position)
        actions = any_actions(batch, chance)
        for position, action in zip(positions, actions, strict=True):
            position.play(position.to_act()[0], int(action))
        batch.step(actions)


def test_next_step_shows_the_end_and_then_begins_anew() -> None:
    batch, chance = vector("tiny-towns", 2, seed=1, reward="points"), Random(1)
    for _, row in ends(batch, chance, 300):
        position = batch.games.positions[row]
        assert position.over()
        assert batch.to_act[row] == -1
        assert not batch.masks[row].any()
        assert batch.rewards[row].tolist() == position.scores()
        break
    else:
        pytest.fail("no game ended")
    batch.step(any_actions(batch, chance))
    assert not batch.ended[row]
    assert not batch.rewards[row].any()
    check_row(batch, row, batch.games.positions[row])
    assert batch.games.positions[row].moves == 0


def test_same_step_has_the_next_game_at_once_and_the_end_aside() -> None:
    batch, chance = vector("tiny-towns", 2, seed=1, autoreset="same_step"), Random(1)
    before = [batch.games.positions[row] for row in range(2)]
    for _, row in ends(batch, chance, 300):
        assert before[row].over()
        assert batch.final_observations[row].tolist() in [in_numbers(before[row], seat) for seat in range(2)]
        assert batch.rewards[row].sum() == 1
        assert batch.to_act[row] >= 0
        check_row(batch, row, batch.games.positions[row])
        return
    pytest.fail("no game ended")


def test_disabled_waits_for_a_reset_of_the_rows_that_ended() -> None:
    batch, chance = vector("tiny-towns", 2, seed=1, autoreset="disabled"), Random(1)
    _, row = next(ends(batch, chance, 300))
    other = batch.observations[1 - row].copy()
    with pytest.raises(IllegalChoice, match=f"game {row} of the batch is over; reset it first"):
        batch.step(any_actions(batch, chance))
    assert batch.observations[1 - row].tolist() == other.tolist()
    batch.reset(rows=batch.ended.astype(bool))
    assert batch.to_act[row] >= 0
    assert batch.observations[1 - row].tolist() == other.tolist()
    batch.step(any_actions(batch, chance))


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_with_opponents_the_caller_plays_one_seat_of_each_game(opponents: str) -> None:
    batch, chance = vector("tiny-towns", 3, 3, seed=2, opponents=opponents), Random(2)
    seats = batch.to_act.tolist()
    assert seats == [0, 1, 2]
    for _, row in ends(batch, chance, 200):
        batch.step(any_actions(batch, chance))
        assert batch.to_act[row] == (seats[row] + 1) % 3
        return
    pytest.fail("no game ended")


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    batch, chance = vector("glass-road", 4, seed=3), Random(3)
    actions = any_actions(batch, chance)
    wrong, before = actions.copy(), batch.observations.copy()
    wrong[2] = np.flatnonzero(batch.masks[2] == 0)[0]
    with pytest.raises(IllegalChoice, match=r"in game 2 of the batch: move 1: seat . may not choose"):
        batch.step(wrong)
    for outside in (-1, 10**6):
        wrong[2] = outside
        with pytest.raises(IllegalChoice, match="in game 2 of the batch: there is no choice number"):
            batch.step(wrong)
    for shapeless in (actions[:3], actions.astype(float), actions.reshape(2, 2), 3):
        with pytest.raises(IllegalChoice, match="4 games wait for a whole number each"):
            batch.step(shapeless)
    assert (batch.observations == before).all()
    batch.step(actions)


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    refused: list[dict[str, Any]] = [
        {"n": 0},
        {"n": 2, "processes": 3},
        {"n": 2, "seats": 9},
        {"n": 2, "reward": "glory"},
        {"n": 2, "autoreset": "never"},
        {"n": 2, "opponents": "nobody"},
        {"n": 2, "options": {"caller": "nobody"}},
    ]
    for given in refused:
        with pytest.raises(WrongUsage):
            vector("tiny-towns", **given)
    with pytest.raises(UnknownGame):
        vector("chess", 2)
    with pytest.raises(WrongUsage, match="there are 2 games, but 3 seeds"):
        vector("tiny-towns", 2).reset([1, 2, 3])


def test_seeds_for_each_row_begin_the_same_games_again() -> None:
    batch = vector("glass-road", 3, seed=1)
    batch.reset([7, 7, 8])
    assert batch.observations[0].tolist() == batch.observations[1].tolist()
    assert batch.observations[0].tolist() != batch.observations[2].tolist()
    first = batch.observations.copy()
    batch.reset()
    assert (batch.observations != first).any()
    batch.reset([7, 7, 8])
    assert (batch.observations == first).all()


def test_a_sample_is_a_choice_of_each_row() -> None:
    batch = vector("haspelknecht", 3, seed=1)
    assert len({tuple(batch.sample().tolist()) for _ in range(20)}) > 1
    for _ in range(50):
        actions = batch.sample()
        assert all(batch.masks[row, action] for row, action in enumerate(actions) if batch.to_act[row] >= 0)
        batch.step(actions)
