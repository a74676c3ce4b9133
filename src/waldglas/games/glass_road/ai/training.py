"""What is particular about learning Glass Road: a seat's moments at the start of a turn and after each choice.

A game is played one choice ahead, or by the search with so many walks a turn; then moments also learn from what the
search expected of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from waldglas.ai.evaluator import sample, softmax
from waldglas.ai.levels import Level
from waldglas.ai.searcher import SearchBot
from waldglas.ai.training.methods import FallingRates, Rows, Sample
from waldglas.ai.training.trainer import SelfPlay, Trainer, TrainingSettings
from waldglas.ai.weights import SHORT, Layout, knot_share
from waldglas.core.game import Position
from waldglas.core.rng import Rng, seeded
from waldglas.core.types import Seat
from waldglas.games.glass_road.ai.evaluator import RoadEvaluator
from waldglas.games.glass_road.ai.features import (
    EACH_CARD,
    EACH_MARKER,
    EACH_TILE,
    FEATURES,
    GOOD_HELD,
    IN_HAND,
    LEFT,
    MOST_LEFT,
    STANDS,
    TILES_LAID,
    features,
    layout,
    stage,
)
from waldglas.games.glass_road.ai.heuristic import BUILDING_CARD, FIRST_GOOD, OTHER_CARD, TILE, USELESS_CARD, WORKS
from waldglas.games.glass_road.ai.value import GAME, RoadValue
from waldglas.games.glass_road.rules.facts import PROCESSING, RoadFacts
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.player import PIT, POND
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.games.glass_road.rules.scoring import points_of

TRUST_GUESSES: Final = 1.0  # as if so much had been learned already
TRUST_LEARNED: Final = 300.0
HALF_LESS: Final = 0.015  # half of what each further good is worth less


class RoadSelfPlay(SelfPlay):
    def __init__(self, settings: TrainingSettings, rows: Rows, begun: bool) -> None:
        trust = TRUST_LEARNED if begun else TRUST_GUESSES
        super().__init__(settings, rows, FallingRates(rows, settings.trace, trust))
        self.facts: Final = GlassRoadGame({})
        self.evaluator: Final = RoadEvaluator(RoadValue(rows))
        self.rngs: list[Rng] = []
        self.bots: list[SearchBot] = []
        self.turns: list[int] = []

    def start(self, seed: int) -> Position:
        seats = self.settings.seats
        level = Level(walks=self.settings.walks)
        self.rngs = [seeded(seed, f"learner {seat}") for seat in range(seats)]
        self.bots = [SearchBot(self.evaluator, level, rng) for rng in self.rngs]
        self.samples = [[] for _ in range(seats)]
        self.turns = [-1] * seats
        return self.facts.start(seats, None, seed)

    def choose(self, position: Position, seat: Seat) -> int:
        """The moments before the choice, if a turn begins, and after it are noted."""
        imagined = position.determinize(seat, self.rngs[seat])
        assert isinstance(imagined, GlassRoad)
        turn = self.evaluator.turn(imagined)
        if turn != self.turns[seat]:
            self.turns[seat] = turn
            self.note(imagined, seat)
        action, searched = self.search(imagined, seat) if self.settings.walks else (self.sampled(imagined, seat), None)
        ahead = self.evaluator.ahead(imagined, seat, action)
        if not ahead.over():
            self.note(ahead, seat)
            self.samples[seat][-1].searched = searched
        return action

    def note(self, position: GlassRoad, seat: Seat) -> None:
        found, own = features(position, seat), self.samples[seat]
        if own and own[-1].features == found:
            return
        at = int(stage(position, seat))
        row, share = knot_share(LEFT, at) if at <= MOST_LEFT else (len(LEFT) + at - MOST_LEFT - 1, 0.0)
        own.append(Sample(found, row, share, points_of(position.facts, position.players[seat])))

    def sampled(self, position: GlassRoad, seat: Seat) -> int:
        if self.pace.tested:
            return self.evaluator.greedy_action(position, seat)
        choices = position.choices(seat)
        values = [self.evaluator.action_value(position, seat, action) for action in choices]
        return choices[sample(softmax(values, self.pace.temperature), self.rngs[seat])]

    def search(self, position: GlassRoad, seat: Seat) -> tuple[int, float | None]:
        """The choice that the search likes best, and what it expects of it."""
        bot = self.bots[seat]
        best = bot.searched(position, seat)
        bot.expected = bot.follow(position, seat, best.action)
        return best.action, best.expected()


class RoadTrainer(Trainer):
    game: str = GAME
    tables: tuple[str, ...] = ("alone", "several")

    def defaults(self, table: str) -> TrainingSettings:
        return TrainingSettings(
            games=100_000,
            seats=1 if table == "alone" else 2,
            rate=0.25,
            last_rate=0.25,
            least=0.2,
            last_least=0.01,
            temperature=0.04,
            last_temperature=0.04,
            trace=0.8,
        )

    def layout(self, table: str) -> Layout:
        return layout(table)

    def guess(self, table: str) -> Rows:
        return first_guess(GlassRoadGame({}).road_facts, len(layout(table).stages))

    def numbers(self, rows: Rows) -> tuple[str, str]:
        return SHORT, "1/500"

    def self_play(self, table: str, settings: TrainingSettings, rows: Rows, begun: bool) -> SelfPlay:
        return RoadSelfPlay(settings, rows, begun)


def first_guess(facts: RoadFacts, stages: int) -> Rows:
    """What the heuristic thinks of goods, tiles, buildings and cards."""
    rows = [vec[float]([0.0] * FEATURES) for _ in range(stages)]
    for row, left in zip(rows, LEFT + cards_after_periods(facts)[: stages - len(LEFT)], strict=True):
        fades = 0.35 + 0.65 * left / MOST_LEFT
        for marker in range(len(FIRST_GOOD)):
            for number in range(EACH_MARKER):
                value = number * (FIRST_GOOD[marker] - HALF_LESS * number) * fades
                row[GOOD_HELD + marker * EACH_MARKER + number] = value
        for tile in range(PIT, POND + 1):
            for number in range(EACH_TILE):
                row[TILES_LAID + tile * EACH_TILE + number] = TILE * number * fades
        for building in facts.buildings:
            if building.kind == PROCESSING:
                row[STANDS + building.number] = WORKS * fades
        for specialist in facts.specialists:
            first = IN_HAND + specialist.number * EACH_CARD
            value = BUILDING_CARD if specialist.one.build or specialist.other.build else OTHER_CARD
            row[first] = USELESS_CARD
            for feature in range(first + 1, first + EACH_CARD):
                row[feature] = value
    return rows


def cards_after_periods(facts: RoadFacts) -> list[int]:
    """Alone, how many cards are left after each period."""
    hands = [int(cards) for cards in facts.solo_hands]
    return [sum(hands[ended:]) - len(hands[ended:]) for ended in range(1, len(hands))]
