"""Gymnasium's vector interface: many games of one seat, with each of its autoreset modes."""

from random import Random
from typing import Any

import pytest

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.vector import AutoresetMode  # noqa: E402

from waldglas.core.errors import IllegalChoice, WrongUsage  # noqa: E402

GAME = "waldglas/TinyTowns-v0"


def made(**settings: Any) -> Any:
    import waldglas.envs  # noqa: F401, PLC0415 - makes the games known

    return gymnasium.make_vec(GAME, num_envs=3, **settings)


def answers(masks: Any, chance: Random) -> Any:
    return np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_games_follow_each_other_as_the_mode_says(mode: AutoresetMode) -> None:
    many, chance, ends = made(autoreset_mode=mode, reward="points"), Random(1), 0
    _, info = many.reset(seed=1)
    for _ in range(120):
        seen, rewards, ended, cut, info = many.step(answers(info["action_mask"], chance))
        assert seen in many.observation_space
        assert not cut.any()
        assert not rewards[~ended].any()
        for row in np.flatnonzero(ended):
            ends += 1
            last = info["final_obs"][row] if mode is AutoresetMode.SAME_STEP else seen[row]
            seat = last[many.own]
            assert rewards[row] == many.batch.rewards[row][seat]
            assert last[many.table.game.layout(2).index("over")] == 1
            assert info["action_mask"][row].any() == (mode is AutoresetMode.SAME_STEP)
        if mode is AutoresetMode.DISABLED and ended.any():
            _, info = many.reset(options={"reset_mask": ended})
    assert ends >= 6
    assert many.metadata["autoreset_mode"] is mode


def test_seeds() -> None:
    mixed = {"cards": "random"}
    one, two = made(options=mixed), made(options=mixed, masks="observation")
    seen, info = one.reset(seed=5)
    again, _ = two.reset(seed=5)
    assert (again["observation"] == seen).all()
    assert (again["action_mask"] == info["action_mask"]).all()
    assert not (one.reset(seed=6)[0] == seen).all()
    assert not (made(options=mixed).reset()[0] == made(options=mixed).reset()[0]).all()


def test_what_is_not_offered_is_refused_and_nothing_is_played() -> None:
    many = made()
    _, info = many.reset(seed=1)
    before = many.batch.observations.copy()
    wrong = answers(info["action_mask"] == 0, Random(1))
    with pytest.raises(IllegalChoice, match="in game 0 of the batch"):
        many.step(wrong)
    assert (many.batch.observations == before).all()


def test_what_was_returned_stays_unless_it_is_asked_otherwise() -> None:
    for copy in (True, False):
        many = made(copy=copy)
        seen, info = many.reset(seed=1)
        before = seen.copy()
        many.step(answers(info["action_mask"], Random(1)))
        assert (seen == before).all() == copy


def test_there_is_no_other_mode() -> None:
    with pytest.raises(WrongUsage, match="no autoreset mode 'Never'"):
        made(autoreset_mode="Never")
