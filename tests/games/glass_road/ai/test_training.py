"""Learning Glass Road: which moments are samples, and what the first guesses are."""

from dataclasses import replace

import pytest

from waldglas.games.glass_road.ai.evaluator import RoadEvaluator
from waldglas.games.glass_road.ai.features import FEATURES, IN_HAND, features
from waldglas.games.glass_road.ai.training import RoadSelfPlay, RoadTrainer
from waldglas.games.glass_road.ai.value import load_value
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.position import GlassRoad

TRAINER = RoadTrainer()


def self_play(walks: int = 0) -> RoadSelfPlay:
    rows = [row[:] for row in load_value("alone").rows]
    return RoadSelfPlay(replace(TRAINER.defaults("alone"), walks=walks), rows, begun=True)


def test_a_sample_is_worth_what_the_evaluator_says() -> None:
    play = self_play()
    position = GlassRoadGame({}).start(1, None, 7)
    assert isinstance(position, GlassRoad)
    first = play.game(7).samples[0][0]
    assert first.features == features(position, 0)
    assert play.method.value(first) == pytest.approx(RoadEvaluator().evaluate(position, 0))


def test_learning_moves_the_value_towards_the_final_score() -> None:
    play = self_play()
    episode = play.game(7)
    first, final = episode.samples[0][0], episode.scores[0]
    before = play.method.value(first)
    play.method.learn([first], final, play.pace)
    assert abs(final - play.method.value(first)) < abs(final - before)


def test_a_searched_game_is_learned_from_by_what_the_search_expected() -> None:
    samples = self_play(walks=8).game(7).samples[0]
    searched = [sample.searched for sample in samples if sample.searched is not None]
    assert len(searched) > 20
    assert all(-10 < points < 60 for points in searched)


def test_moments_between_two_periods_have_rows_of_their_own() -> None:
    rows = {sample.row for sample in self_play().game(7).samples[0] if sample.share == 0}
    assert rows >= {6, 7, 8, 9, 10, 11}


@pytest.mark.parametrize(("table", "stages"), [("alone", 12), ("several", 6)])
def test_the_first_guess_thinks_little_of_cards_that_cannot_be_paid(table: str, stages: int) -> None:
    rows = TRAINER.guess(table)
    assert [len(row) for row in rows] == [FEATURES] * stages
    assert rows[0][IN_HAND] < rows[0][IN_HAND + 1]
