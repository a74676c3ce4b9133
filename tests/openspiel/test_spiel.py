"""The games in OpenSpiel: its searches and a learner of its own play them, and nobody sees what is hidden."""

import pickle
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")
np = pytest.importorskip("numpy")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, tabular_qlearner  # noqa: E402

from tests.contract.setups import every_game  # noqa: E402
from waldglas.games import GAMES, load_game  # noqa: E402
from waldglas.openspiel import spiel_game  # noqa: E402
from waldglas.openspiel.game import short_name  # noqa: E402


def moment(game: Any, deal: int, choices: int, seed: int = 1) -> Any:
    state, chance = game.new_initial_state(), Random(seed)
    state.apply_action(deal)
    for _ in range(choices):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_every_game_is_known() -> None:
    assert {short_name(slug) for slug in GAMES.slugs()} <= set(pyspiel.registered_names())


@every_game
def test_a_state_is_the_position_of_its_deal(slug: str) -> None:
    state = moment(spiel_game(slug), 7, 0)
    position = load_game(slug).start(2, seed=7)
    seat = position.to_act()[0]
    row = np.zeros(len(load_game(slug).layout(2)), np.int32)
    position.encode(seat, row)
    assert state.current_player() == seat
    assert state.legal_actions() == sorted(position.choices(seat))
    assert state.observation_tensor(seat) == row.tolist()
    assert state.action_to_string(seat, state.legal_actions()[0]) in position.alphabet.tokens


@every_game
def test_what_is_drawn_anew_is_the_same_to_the_one_who_looks(slug: str) -> None:
    state = moment(spiel_game(slug), 3, 20)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, Random(1).random)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.legal_actions() == state.legal_actions()


def test_what_was_seen_before_is_recalled() -> None:
    game = spiel_game("tiny-towns", 2)
    one, two = moment(game, 3, 12, seed=1), moment(game, 3, 12, seed=2)
    assert one.information_state_string(0).split()[0] != two.information_state_string(0).split()[0]
    assert one.observation_string(0) == one.information_state_string(0).split(maxsplit=1)[1]


@every_game
def test_states_are_copied_and_written_down_whole(slug: str) -> None:
    game = spiel_game(slug)
    state = moment(game, 3, 15)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for same in (state.clone(), read, pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert same.history() == state.history()
        assert same.information_state_string(1) == state.information_state_string(1)
        assert same.position == state.position
    copied = state.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert copied.position != state.position


def test_a_playthrough_is_the_same_each_time() -> None:
    name = "waldglas_tiny_towns(players=1,options=cavern:yes,deals=3)"
    written = generate_playthrough.playthrough(name, None, seed=4)
    assert written == generate_playthrough.playthrough(name, None, seed=4)
    assert written.rstrip().endswith("Returns() = [1]")


def test_its_searches_play_tiny_towns() -> None:
    game, chance = spiel_game("tiny-towns", 2), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    bots = [
        mcts.MCTSBot(game, 1.4, 4, rollouts, random_state=chance),
        ismcts.ISMCTSBot(game, rollouts, 1.4, 4, random_state=chance),
    ]
    state = moment(game, 3, 0)
    for _ in range(6):
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_its_learner_learns_from_tiny_towns() -> None:
    environment = rl_environment.Environment(spiel_game("tiny-towns", 2, deals=1), chance_event_sampler=None)
    learners = [tabular_qlearner.QLearner(seat, environment.game.num_distinct_actions()) for seat in range(2)]
    step = environment.reset()
    for _ in range(4):
        while not step.last():
            step = environment.step([learners[step.observations["current_player"]].step(step).action])
        for learner in learners:
            learner.step(step)
        assert sum(step.rewards) == 1
        step = environment.reset()
    assert any(any(values.values()) for learner in learners for values in learner._q_values.values())


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("players=9", "1 to 6 seats"),
        ("reward=points", "no reward 'points'"),
        ("deals=0", "from 1"),
        ("options=cards:all", "cards"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(wrong: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        pyspiel.load_game(f"waldglas_tiny_towns({wrong})")
