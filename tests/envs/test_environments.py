"""Environments as PettingZoo and Gymnasium mean them: their own checks pass, and what is seen and won is the game's."""

import os
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")
gymnasium = pytest.importorskip("gymnasium")
np = pytest.importorskip("numpy")
pytest.importorskip("pyspiel")

import pettingzoo  # noqa: E402

from tests.contract.setups import every_game  # noqa: E402
from tests.play import play_out  # noqa: E402
from tools.check_environments import (  # noqa: E402
    Check,
    check_cycle,
    check_one_seat,
    check_pictures,
    check_spiel,
    check_together,
    checked,
)
from waldglas.core.errors import IllegalChoice, UnknownToken, WrongUsage  # noqa: E402
from waldglas.core.game import Position  # noqa: E402
from waldglas.envs import aec, parallel, single  # noqa: E402
from waldglas.envs.cycle import TableCycle  # noqa: E402
from waldglas.envs.registration import environment_id  # noqa: E402
from waldglas.envs.rewards import REWARDS  # noqa: E402
from waldglas.games import GAMES, load_game  # noqa: E402

TABLES: list[tuple[str, int, dict[str, str]]] = [
    *((slug, load_game(slug).fewest_seats, {}) for slug in GAMES.slugs()),
    *((slug, load_game(slug).most_seats, {}) for slug in GAMES.slugs()),
    ("tiny-towns", 3, {"caller": "caller"}),
    ("tiny-towns", 2, {"cards": "random", "monuments": "yes", "cavern": "yes"}),
    ("glass-road", 2, {"long": "yes"}),
    ("haspelknecht", 3, {"planning": "in-turn", "layout": "random"}),
]


@pytest.mark.parametrize("check", [check_cycle, check_together, check_one_seat])
@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_the_checks_of_the_libraries_pass(check: Check, slug: str, seats: int, options: dict[str, str]) -> None:
    checked(check, slug, seats, options)


@every_game
def test_the_check_of_openspiel_passes(slug: str) -> None:
    checked(check_spiel, slug, load_game(slug).fewest_seats, {})


def test_it_can_be_looked_at_in_every_mode() -> None:
    checked(check_pictures, "tiny-towns", 2, {})


@every_game
def test_frames_have_one_size_and_show_something(slug: str) -> None:
    made = aec(slug, render_mode="rgb_array")
    made.reset(seed=1)
    frame: Any = made.render()
    assert frame.shape == (900, 1280, 3)
    assert len({pixel.tobytes() for pixel in frame[::8, ::8].reshape(-1, 3)}) > 30


def any_action(mask: Any, chance: Random) -> int:
    return chance.choice([int(action) for action in np.flatnonzero(mask)])


def seen_by(position: Position, seat: int) -> Any:
    row = np.zeros(len(position.game().layout(int(position.seats))), np.int32)
    position.encode(seat, row)
    return row


@every_game
def test_a_seed_is_the_seed_of_the_game(slug: str) -> None:
    position = load_game(slug).start(2, seed=7)
    seat = position.to_act()[0]
    made = aec(slug)
    made.reset(seed=7)
    assert made.agent_selection == f"player_{seat}"
    assert (made.last()[0] == seen_by(position, seat)).all()
    assert np.flatnonzero(made.infos[f"player_{seat}"]["action_mask"]).tolist() == sorted(position.choices(seat))


def games_after(made: Any, seed: int) -> list[bytes]:
    return [made.reset(seed=seed)[0].tobytes(), made.reset()[0].tobytes(), made.reset()[0].tobytes()]


def test_without_a_seed_the_next_game_follows_from_the_seed_before() -> None:
    made = single("tiny-towns", 1)
    games = games_after(made, 3)
    assert len(set(games)) == 3
    assert games_after(made, 3) == games
    assert games_after(single("tiny-towns", 1), 4) != games


# Rewards


def ended(slug: str, seats: int, options: dict[str, str], seed: int) -> Position:
    position = load_game(slug).start(seats, options, seed)
    play_out(position, Random(seed))
    return position


@every_game
def test_a_copy_goes_on_by_itself(slug: str) -> None:
    table, chance = aec(slug), Random(4)
    table.reset(seed=4)
    copies = [deepcopy(table)]
    for _ in range(30):
        table.step(chance.choice(np.flatnonzero(table.last()[4]["action_mask"])))
        copies.append(deepcopy(table))
    for copied in copies:
        position, seat = copied.position, copied.possible_agents.index(copied.agent_selection)
        assert copied.last()[0].tolist() == position.encode(seat).tolist()
        assert copied.last()[4]["action_mask"].tolist() == list(position.mask(seat))


@every_game
def test_what_a_learner_keeps_stays_and_who_else_looks_changes_nothing(slug: str) -> None:
    table, chance, kept = aec(slug, 3), Random(5), list[tuple[Any, list[int]]]()
    table.reset(seed=5)
    for _ in range(80):
        agent = table.agent_selection
        for other in table.agents:
            assert (table.observe(other) == seen_by(table.position, table.possible_agents.index(other))).all()
        seen, *_, info = table.last()
        assert (seen == seen_by(table.position, table.possible_agents.index(agent))).all()
        kept += [(seen, seen.tolist()), (info["action_mask"], info["action_mask"].tolist())]
        table.step(any_action(info["action_mask"], chance))
    assert all(numbers.tolist() == before for numbers, before in kept)


@every_game
def test_rewards_say_how_a_game_ended(slug: str) -> None:
    for seed in range(3):
        position = ended(slug, 3, {}, seed)
        scores, winners = position.scores(), position.winners()
        found = {name: reward(position) for name, reward in REWARDS.items()}
        assert sum(found["win"]) == pytest.approx(1)
        assert found["points"] == scores
        assert [seat for seat in range(3) if found["win"][seat] > 0] == winners
        assert max(found["lead"]) == max(scores) - sorted(scores)[-2]
        assert sum(found["rank"]) == pytest.approx(0)
        assert [seat for seat in range(3) if found["rank"][seat] == max(found["rank"])] == winners


def test_a_seat_that_only_calls_is_not_compared() -> None:
    position = ended("tiny-towns", 3, {"caller": "caller"}, 1)
    (caller,) = [seat for seat in range(3) if not position.breakdown(seat)]
    assert [REWARDS[name](position)[caller] for name in ("win", "lead", "rank")] == [0, 0, 0]
    assert sum(REWARDS["rank"](position)) == 0


def test_alone_points_are_the_lead() -> None:
    position = ended("tiny-towns", 1, {}, 1)
    assert REWARDS["lead"](position) == position.scores()
    assert REWARDS["rank"](position) == [1.0]


@every_game
def test_each_agent_is_told_its_reward_at_the_end(slug: str) -> None:
    made, chance = aec(slug, 3, reward="points" if slug != "haspelknecht" else "lead"), Random(2)
    made.reset(seed=2)
    told = {}
    for agent in made.agent_iter():
        _, reward, over, _, info = made.last()
        if over:
            told[agent] = reward
        else:
            assert reward == 0
        made.step(None if over else any_action(info["action_mask"], chance))
    assert list(told.values()) == REWARDS["lead" if slug == "haspelknecht" else "points"](made.position)


# What is not offered


def not_offered(made: TableCycle) -> int:
    return int(np.flatnonzero(made.infos[made.agent_selection]["action_mask"] == 0)[0])


def test_what_is_not_offered_ends_the_game_for_all() -> None:
    made = aec("glass-road", 3)
    made.reset(seed=1)
    agent = made.agent_selection
    made.step(not_offered(made))
    assert made.terminations == dict.fromkeys(made.possible_agents, True)
    assert made.rewards == {other: -1.0 if other == agent else 0.0 for other in made.possible_agents}
    assert "may not choose" in made.infos[agent]["illegal"]


@pytest.mark.parametrize("action", [-1, 10_000, 1.5, None, "wood"])
def test_what_is_no_action_is_refused_and_nothing_is_changed(action: Any) -> None:
    made = aec("glass-road", illegal="raise")
    made.reset(seed=1)
    before = bytes(made.position)
    for wrong in (action, not_offered(made)):
        with pytest.raises((IllegalChoice, UnknownToken)):
            made.step(wrong)
        assert bytes(made.position) == before


# All at once


def test_who_is_not_to_choose_waits() -> None:
    made = parallel("tiny-towns", 2)
    _, infos = made.reset(seed=1)
    (acting,) = [agent for agent, info in infos.items() if not info["action_mask"][made.wait]]
    (other,) = [agent for agent in made.agents if agent != acting]
    assert np.flatnonzero(infos[other]["action_mask"]).tolist() == [made.wait]
    chosen = any_action(infos[acting]["action_mask"], Random(1))
    seen, *_, infos = made.step({acting: chosen})
    assert set(seen) == set(infos) == {"player_0", "player_1"}
    assert made.position.moves == 1


def test_all_who_choose_at_once_answer_in_one_step() -> None:
    made = parallel("glass-road", 3, masks="observation")
    seen, _ = made.reset(seed=1)
    assert made.position.to_act() == [0, 1, 2]
    chance = Random(1)
    made.step({agent: any_action(seen[agent]["action_mask"], chance) for agent in made.agents})
    assert made.position.moves == 3


def test_nothing_is_played_if_one_answer_is_not_offered() -> None:
    made = parallel("glass-road", 2, illegal="raise")
    _, infos = made.reset(seed=1)
    actions = {agent: any_action(info["action_mask"], Random(1)) for agent, info in infos.items()}
    with pytest.raises(IllegalChoice, match="seat 1 is to choose; it may not wait"):
        made.step({**actions, "player_1": made.wait})
    assert made.position.moves == 0
    ending = parallel("glass-road", 2)
    ending.reset(seed=1)
    _, rewards, over, _, _ = ending.step({**actions, "player_1": ending.wait})
    assert rewards == {"player_0": 0.0, "player_1": -1.0}
    assert over == {"player_0": True, "player_1": True}
    assert ending.agents == []


# One seat against bots


@pytest.mark.parametrize(
    ("slug", "seats", "opponents"),
    [
        ("tiny-towns", 1, "random"),
        ("tiny-towns", 3, "greedy"),
        ("glass-road", 2, "search:2"),
        ("haspelknecht", 4, "random"),
    ],
)
def test_one_seat_plays_against_bots_to_the_end(slug: str, seats: int, opponents: str) -> None:
    made = gymnasium.make(environment_id(slug), seats=seats, opponents=opponents, seat=seats - 1, reward="points")
    played, chance = made.unwrapped, Random(5)
    seen, info = made.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        assert (played.action_masks() == info["action_mask"].astype(bool)).all()
        assert played.position.to_act().count(seats - 1) == 1
        seen, reward, over, cut, info = made.step(any_action(info["action_mask"], chance))
        assert not cut
    assert played.position.over()
    assert (seen == seen_by(played.position, seats - 1)).all()
    assert reward == played.position.points(seats - 1)
    made.close()


@pytest.mark.skipif(sys.platform == "win32", reason="processes as on Unix")
def test_a_bot_in_a_process_is_let_go() -> None:
    talking = f"process:{sys.executable} {Path(__file__).parents[2] / 'examples/talking_bot.py'}"
    made, chance = single("tiny-towns", 2, opponents=talking, seat=1), Random(1)
    _, info = made.reset(seed=1)
    for _ in range(6):
        *_, info = made.step(any_action(info["action_mask"], chance))
    bot: Any = made.bots[0]
    assert bot.process.poll() is None
    made.close()
    made.close()
    assert bot.process is None or bot.process.poll() is not None


def test_games_are_made_by_name() -> None:
    for slug in GAMES.slugs():
        assert environment_id(slug) in gymnasium.registry
        assert isinstance(pettingzoo.make("aec", environment_id(slug), seats=3), TableCycle)
        assert pettingzoo.make("parallel", environment_id(slug)).max_num_agents == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": 9},
        {"options": {"cards": "all"}},
        {"reward": "gold"},
        {"illegal": "ignore"},
        {"masks": "nowhere"},
        {"render_mode": "video"},
        {"seat": 2},
        {"opponents": "nobody"},
    ],
)
def test_what_cannot_be_set_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(WrongUsage) as refused:
        single(**{"game": "tiny-towns", **wrong})
    assert str(refused.value)


@pytest.mark.parametrize(
    ("missing", "asked", "extra"),
    [("pettingzoo", "from waldglas.envs import aec", "rl"), ("pyspiel", "import waldglas.openspiel", "openspiel")],
)
def test_a_missing_extra_is_named(missing: str, asked: str, extra: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; {asked}"
    done = subprocess.run([sys.executable, "-c", code], env=os.environ, capture_output=True, text=True, check=False)
    assert done.stderr.rstrip().endswith(f"pip install 'waldglas[{extra}]' brings it")
