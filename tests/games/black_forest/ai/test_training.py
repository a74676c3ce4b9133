"""Learning Black Forest: which moments are samples, and where tables begin."""

import pytest
from librt.vecs import vec

from waldglas.ai.training.methods import Rows
from waldglas.games import load_game
from waldglas.games.black_forest.ai.features import ALWAYS, FEATURES, KNOTS, MOMENT, MOVE, NOTHING_ASKED
from waldglas.games.black_forest.ai.training import ForestSelfPlay, ForestTrainer, first_guess, with_others

TRAINER = ForestTrainer()


def self_play(table: str = "alone") -> ForestSelfPlay:
    return ForestSelfPlay(table, TRAINER.defaults(table), first_guess())


def test_learning_moves_the_value_towards_the_points() -> None:
    play = self_play()
    episode = play.game(7)
    first, points = episode.samples[0][0], episode.scores[0]
    position = load_game("black-forest").start(1, {}, 7)
    before = play.evaluator.evaluate(position, 0)
    assert first.expected == pytest.approx(before)
    play.method.learn([first], points, play.pace)
    play.value.refresh()
    assert abs(points - play.evaluator.evaluate(position, 0)) < abs(points - before)


def test_learning_is_the_same_again() -> None:
    def learned() -> Rows:
        play = self_play()
        play.learn(play.game(8), 1)
        return play.rows

    assert learned() == learned() != first_guess()


def test_games_together_are_learned_from_by_all_seats_at_every_turn() -> None:
    episode = self_play("together").game(5)
    assert len(episode.scores) == len(episode.samples) == 2
    for found in episode.samples:
        waiting = [sample for sample in found if MOMENT + NOTHING_ASKED in sample.features]
        assert 0 < len(waiting) < len(found)
        assert found[0].row > found[-1].row


def test_what_was_learned_alone_is_a_beginning_for_games_together() -> None:
    alone = [vec[float]([1.0] * FEATURES) for _ in KNOTS]
    for row in alone:
        row[MOMENT + MOVE] = 5.0
    rows = with_others(alone)
    assert {row[MOMENT + NOTHING_ASKED] for row in rows} == {5.0}
    assert {row[ALWAYS] for row in rows} == {2.0}
    assert {row[ALWAYS] for row in alone} == {1.0}
