"""What is particular about learning Haspelknecht: farms before each action phase, fitted by least squares.

The first round of games is played by the greedy bot, unless there are weights to begin with; each further one by the
search with what was learned before.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from waldglas.ai.bots import Bot
from waldglas.ai.greedy import GreedyBot
from waldglas.ai.levels import Level
from waldglas.ai.searcher import SearchBot
from waldglas.ai.training.methods import LeastSquares, Rows, Sample
from waldglas.ai.training.trainer import Episode, SelfPlay, Trainer, TrainingSettings
from waldglas.ai.weights import SHORT, Layout
from waldglas.core.game import Position
from waldglas.core.rng import Rng, seeded
from waldglas.core.types import Seat
from waldglas.games.haspelknecht.ai.evaluator import HaspelEvaluator
from waldglas.games.haspelknecht.ai.features import FEATURES, LAYOUT, STAGES, features, points_so_far
from waldglas.games.haspelknecht.ai.forward_model import stage_of
from waldglas.games.haspelknecht.ai.heuristic import estimate
from waldglas.games.haspelknecht.ai.value import GAME, TABLE, FarmValue
from waldglas.games.haspelknecht.rules.game import HaspelknechtGame
from waldglas.games.haspelknecht.rules.position import Haspelknecht

SEATS: Final = [2, 2, 3, 4]
LAYOUTS: Final = ["first", "first", "random"]
SLIPS: Final = 0.1  # how often a bot takes what is not the best, to see more of the game
RIDGE: Final = 30.0
KEPT_ROUNDS: Final = 2
STEPS: Final = 100  # to a point


class SlippingBot:
    """A bot that now and then chooses by chance."""

    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng

    def choose(self, position: Position, seat: Seat) -> int:
        choices = position.choices(seat)
        if self.rng.below(1000) < 1000 * SLIPS:
            return choices[self.rng.below(len(choices))]
        return self.bot.choose(position, seat)


class HaspelSelfPlay(SelfPlay):
    def __init__(self, settings: TrainingSettings, rows: Rows, begun: bool) -> None:
        self.squares: Final = LeastSquares(rows, settings.trace, RIDGE, KEPT_ROUNDS, STEPS)
        super().__init__(settings, rows, self.squares)
        self.facts: Final = HaspelknechtGame({})
        self.fitted = begun
        self.bots: list[Bot] = []
        self.rngs: list[Rng] = []

    def start(self, seed: int) -> Position:
        seats = self.settings.seats or SEATS[seed % len(SEATS)]
        layout = LAYOUTS[seed // len(SEATS) % len(LAYOUTS)]
        self.bots = [self.bot(seeded(seed, f"learning {seat}")) for seat in range(seats)]
        self.rngs = [seeded(seed, f"imagination {seat}") for seat in range(seats)]
        self.samples = [[] for _ in range(seats)]
        return self.facts.start(seats, {"layout": layout}, seed)

    def bot(self, rng: Rng) -> Bot:
        if not self.fitted:
            return SlippingBot(GreedyBot(estimate, rng), rng.fork())
        level = Level(self.settings.walks, slips=0.0 if self.pace.tested else SLIPS)
        return SearchBot(HaspelEvaluator(FarmValue(self.rows)), level, rng)

    def choose(self, position: Position, seat: Seat) -> int:
        assert isinstance(position, Haspelknecht)
        stage = stage_of(position)
        if stage == len(self.samples[0]):
            for other in range(position.seats):
                farm = position.farms[other]
                points = int(points_so_far(position.facts, farm))
                self.samples[other].append(Sample(features(position, farm, other), int(stage), 0.0, points))
        return self.bots[seat].choose(position.determinize(seat, self.rngs[seat]), seat)

    def learn(self, episode: Episode, played: int) -> None:
        super().learn(episode, played)
        if played % (self.settings.games // self.settings.rounds) == 0:
            self.squares.end_round()
            self.fitted = True


class HaspelTrainer(Trainer):
    game: str = GAME
    tables: tuple[str, ...] = (TABLE,)

    def defaults(self, table: str) -> TrainingSettings:
        return TrainingSettings(games=2400, rounds=4, walks=100, trace=0.4)

    def layout(self, table: str) -> Layout:
        return LAYOUT

    def guess(self, table: str) -> Rows:
        return [vec[float]([0.0] * FEATURES) for _ in range(STAGES)]

    def numbers(self, rows: Rows) -> tuple[str, str]:
        return SHORT, f"1/{STEPS}"

    def self_play(self, table: str, settings: TrainingSettings, rows: Rows, begun: bool) -> SelfPlay:
        return HaspelSelfPlay(settings, rows, begun)
