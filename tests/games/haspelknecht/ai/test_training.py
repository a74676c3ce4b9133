"""Learning Haspelknecht: a sample of each farm before each action phase, fitted round by round."""

from dataclasses import replace

from waldglas.ai.greedy import GreedyBot
from waldglas.ai.searcher import SearchBot
from waldglas.games.haspelknecht.ai.features import STAGES
from waldglas.games.haspelknecht.ai.training import HaspelSelfPlay, HaspelTrainer, SlippingBot

TRAINER = HaspelTrainer()


def self_play(**settings: int) -> HaspelSelfPlay:
    return HaspelSelfPlay(replace(TRAINER.defaults("farm"), **settings), TRAINER.guess("farm"), begun=False)


def test_the_first_round_is_greedy_and_the_next_one_searches() -> None:
    play = self_play(games=2, rounds=2, walks=1)
    episode = play.game(4)
    assert [type(bot.bot) for bot in play.bots if isinstance(bot, SlippingBot)] == [GreedyBot, GreedyBot]
    assert not any(any(row) for row in play.rows)
    play.learn(episode, 1)
    assert all(any(row) for row in play.rows)
    play.start(4)
    assert all(isinstance(bot, SearchBot) for bot in play.bots)


def test_every_farm_is_a_sample_before_each_action_phase() -> None:
    episode = self_play(games=2).game(4)
    assert len(episode.samples) == len(episode.scores) == 2
    for found in episode.samples:
        assert [sample.row for sample in found] == list(range(STAGES))
