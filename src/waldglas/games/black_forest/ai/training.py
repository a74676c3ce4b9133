"""What is particular about learning Black Forest.

Every moment at which a seat decides something is a sample; when a turn begins, so is the moment of each other seat.
Games together are ended by the turn limit here, not by a seat: seats that could put off the end learned to do so, and
nothing of games as long as they usually are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from waldglas.ai.evaluator import sample, softmax
from waldglas.ai.levels import Level
from waldglas.ai.searcher import SearchBot
from waldglas.ai.training.methods import Coherence, Rows, Sample
from waldglas.ai.training.trainer import Episode, SelfPlay, Trainer, TrainingSettings
from waldglas.ai.weights import SHORT, Layout, knot_share
from waldglas.core.game import Position
from waldglas.core.types import Seat
from waldglas.games.black_forest.ai.evaluator import ForestEvaluator
from waldglas.games.black_forest.ai.features import (
    ALWAYS,
    DETAIL,
    FEATURES,
    GOODS_HELD,
    KNOTS,
    LAYOUT,
    LEVELS_OF_GOODS,
    MOMENT,
    MOST_TILES,
    MOVE,
    NOTHING_ASKED,
    PAWNS,
    TILES_LAID,
    TRACKER,
    YEAR_PAWNS,
    features,
    moment_of,
    turns_left,
)
from waldglas.games.black_forest.ai.heuristic import EACH_LESS, FIRST_GOOD, STEP, TILE
from waldglas.games.black_forest.ai.value import GAME, ForestValue
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.games.black_forest.rules.player import BASIC_LIMIT, MARKERS, TILES
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.scoring import points_of

TURNS_FOR_ALL_HOPES: Final = 8
ROUNDS: Final = [17, 18, 19, 20, 21, 22, 23]  # how long games together last, as it seems when they begin
SHIFTS: Final = [-1, 0, 0, 1]  # and how that changes with each round: in a true game, too, nobody knows its end
SEATS: Final = [2, 2, 3, 2, 4]  # of games together, one after the other, if nothing else is asked for
SURPRISES: Final = 0.05  # how often a seat that searches takes what looks good one choice ahead


class ForestSelfPlay(SelfPlay):
    def __init__(self, table: str, settings: TrainingSettings, rows: Rows) -> None:
        super().__init__(settings, rows, Coherence(rows, settings.trace))
        self.table: Final = table
        self.facts: Final = BlackForestGame({"wheel.hourglass": {"sector": 90}})  # nobody ends the game
        self.value: Final = ForestValue(rows)
        self.evaluator: Final = ForestEvaluator(self.value)
        self.evaluator.second_opinion = 0.0
        self.bots: list[SearchBot] = []
        self.rounds = 0

    def start(self, seed: int) -> Position:
        seats = 1 if self.table == "alone" else self.settings.seats or SEATS[seed % len(SEATS)]
        self.bots = [SearchBot(self.evaluator, Level(self.settings.walks), self.rng.fork()) for _ in range(seats)]
        self.samples = [[] for _ in range(seats)]
        self.rounds = 0
        return self.facts.start(seats, {} if seats == 1 else {"turn_limit": str(self.one_of(ROUNDS))}, seed)

    def one_of(self, numbers: list[int]) -> int:
        return numbers[self.rng.below(len(numbers))]

    def choose(self, position: Position, seat: Seat) -> int:
        assert isinstance(position, BlackForest)
        if position.turns // position.seats > self.rounds:
            self.rounds += 1
            position.most_turns = max(self.rounds + 1, position.most_turns + self.one_of(SHIFTS))
        self.note(position, seat)
        if self.settings.walks and (self.pace.tested or self.rng.below(1000) >= 1000 * SURPRISES):
            return self.bots[seat].choose(position, seat)
        if self.pace.tested:
            return self.evaluator.greedy_action(position, seat)
        choices = position.choices(seat)
        values = [self.evaluator.action_value(position, seat, action) for action in choices]
        return choices[sample(softmax(values, self.pace.temperature), self.rng)]

    def note(self, position: BlackForest, seat: Seat) -> None:
        """A moment of the seat that chooses; when its turn begins, of all the others as well."""
        kind = moment_of(position.offers[seat])
        if kind == DETAIL:
            return
        for other in range(position.seats):
            if other == seat or kind == MOVE:
                asked = kind if other == seat else NOTHING_ASKED
                row, share = knot_share(KNOTS, turns_left(position, other, asked))
                points = float(points_of(position.facts, position.players[other]))
                noted = Sample(features(position, other, asked), row, share, points)
                noted.expected = self.evaluator.evaluate(position, other)
                self.samples[other].append(noted)

    def learn(self, episode: Episode, played: int) -> None:
        super().learn(episode, played)
        self.value.refresh()


class ForestTrainer(Trainer):
    game: str = GAME
    tables: tuple[str, ...] = ("alone", "together")

    def defaults(self, table: str) -> TrainingSettings:
        return TrainingSettings(
            games=40_000, rate=0.5, last_rate=0.05, temperature=0.1, last_temperature=0.02, trace=0.7
        )

    def layout(self, table: str) -> Layout:
        return LAYOUT

    def guess(self, table: str) -> Rows:
        return first_guess()

    def adapted(self, table: str, other: str, rows: Rows) -> Rows:
        return with_others(rows)

    def numbers(self, rows: Rows) -> tuple[str, str]:
        return SHORT, "1/100"

    def self_play(self, table: str, settings: TrainingSettings, rows: Rows, begun: bool) -> SelfPlay:
        return ForestSelfPlay(table, settings, rows)


def first_guess() -> Rows:
    """What the heuristic thinks of goods, tiles and progress."""
    rows = [vec[float]([0.0] * FEATURES) for _ in KNOTS]
    for row, left in zip(rows, KNOTS, strict=True):
        share = min(1.0, left / TURNS_FOR_ALL_HOPES)
        row[ALWAYS] = 1.0 * left
        for marker in range(MARKERS):
            for n in range(BASIC_LIMIT + 1):
                value = share * n * (FIRST_GOOD[marker] - EACH_LESS * (n - 1) / 2)
                row[GOODS_HELD + marker * LEVELS_OF_GOODS + n + 1] = value
        for tile in range(len(TILES)):
            for n in range(MOST_TILES + 1):
                row[TILES_LAID + tile * (MOST_TILES + 1) + n] = share * TILE[tile] * min(n, 6)
        for n in range(4):
            row[TRACKER + n] = share * STEP * n
    return rows


def with_others(alone: Rows) -> Rows:
    """What was learned alone, with guesses for what is never seen alone: waiting for others, and no years."""
    rows = [row[:] for row in alone]
    for row in rows:
        row[MOMENT + NOTHING_ASKED] = row[MOMENT + MOVE]
        of_years = [row[feature] for feature in range(YEAR_PAWNS, YEAR_PAWNS + 2 * PAWNS) if row[feature]]
        row[ALWAYS] += sum(of_years) / len(of_years) if of_years else 0.0
    return rows
