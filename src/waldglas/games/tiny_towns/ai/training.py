"""What is particular about learning Tiny Towns: a town is played apart from its game, one whole turn ahead.

Every town that a turn ended with is a sample, and the town with its cards as a turn began. Some games begin in a town
with buildings at random, so that no kind of building is forgotten; a prize that fades away draws the first games
towards buildings that pay late. All that was not tried yet is hoped to be worth more than it is, so that it is tried.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.ai.training.methods import Coherence, Rows, Sample, total
from waldglas.ai.training.trainer import Episode, SelfPlay, Trainer, TrainingSettings
from waldglas.ai.weights import BYTE, Layout, unit_for
from waldglas.core.rng import Rng, seeded
from waldglas.games.tiny_towns.ai.afterstates import HOLDS, TownState, after_cube
from waldglas.games.tiny_towns.ai.features import (
    CHAPELS,
    CODES,
    COTTAGES,
    FARMS,
    FIRST_BUILDING,
    MOST_FOUND,
    NO_CARDS,
    Shape,
    TownFeatures,
    offer,
)
from waldglas.games.tiny_towns.ai.value import GAME, fed_cottages, points_built, points_complete
from waldglas.games.tiny_towns.rules.cards import FIRST
from waldglas.games.tiny_towns.rules.facts import FACTORY, KINDS, SQUARES, at
from waldglas.games.tiny_towns.rules.game import TinyTownsGame

DECK: Final = [kind for kind in range(1, KINDS + 1) for _ in range(3)]
FACE_UP: Final = 3
OWN_CALL: Final = 3  # under the Town Hall every third resource is one's own choice, the others are drawn
DRAWN: Final = 10  # of the cards, before all are shuffled again
MOST_TURNS: Final = 200
PRIZES: Final = {FARMS: 3.0, CHAPELS: 4.0}
PRIZES_GONE: Final = 0.5  # of the run
MOST_BUILDINGS: Final = 12  # in a town that a game begins with
MOST_FARMS: Final = 2
FACTORIES: Final = KINDS + FACTORY
HOPE: Final = 20.0  # points that a town is taken to bring beyond those it has, before anything is learned
KEPT: Final = 0.9999  # the share of weights that are not cut off when they are rounded to bytes
STEPS: Final = 1 << 20


class SoloCards:
    """Three cards face up, and the pile below them, of which nobody knows the first twelve."""

    def __init__(self, rng: Rng, unknown: int) -> None:
        deck = DECK[:]
        rng.shuffle(deck)
        self.face_up = deck[:FACE_UP]
        self.pile = deck[FACE_UP:]
        self.unknown = unknown

    def offered(self) -> list[int]:
        return [card for card in range(1, KINDS + 1) if card in self.face_up]

    def now(self) -> int:
        """The number of the cards as a turn begins; the next card is a surprise only while some are unknown."""
        return offer(self.face_up) if self.unknown else NO_CARDS

    def after(self, card: int) -> int:
        """The number of the cards that are left, with the next one if it is known."""
        left = self.face_up[:]
        left.remove(card)
        return offer(left if self.unknown else [*left, self.pile[0]])

    def take(self, card: int) -> None:
        self.face_up.remove(card)
        self.face_up.append(self.pile.pop(0))
        self.pile.append(card)
        self.unknown = max(0, self.unknown - 1)


class TownHallCards(SoloCards):
    """Resources that are drawn, and a call of one's own now and then."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, 0)
        self.rng: Final = rng
        self.turn = 0
        self.deck: list[int] = []

    def offered(self) -> list[int]:
        if self.turn % OWN_CALL == OWN_CALL - 1:
            return list(range(1, KINDS + 1))
        drawn = (self.turn - self.turn // OWN_CALL) % DRAWN
        if drawn == 0:
            self.deck = DECK[:]
            self.rng.shuffle(self.deck)
        return [self.deck[drawn]]

    def now(self) -> int:
        return NO_CARDS

    def after(self, card: int) -> int:
        return NO_CARDS

    def take(self, card: int) -> None:
        self.turn += 1


class TownSelfPlay(SelfPlay):
    def __init__(self, table: str, settings: TrainingSettings, rows: Rows) -> None:
        super().__init__(settings, rows, Coherence(rows, settings.trace))
        self.table: Final = table
        self.cards: Final = TinyTownsGame({}).in_play(FIRST, False, False)
        self.features: Final = TownFeatures()
        self.prizes: list[float] = [0.0] * CODES
        self.won = 0.0  # in prizes, by the last game

    def game(self, seed: int) -> Episode:
        rng = seeded(seed, "learner")
        town = TownState([0] * SQUARES, 0, 0, [], [])
        unknown = len(DECK) - FACE_UP
        if not self.pace.tested and rng.below(STEPS) < STEPS * self.settings.explore:
            town = self.any_town(rng)
            unknown = rng.below(unknown + 1)
        cards = SoloCards(rng, unknown) if self.table == "solo" else TownHallCards(rng)
        fading = 0.0 if self.pace.tested else max(0.0, 1 - self.pace.done / PRIZES_GONE)
        self.prizes = [fading * PRIZES.get(code, 0.0) for code in range(CODES)]
        samples: list[Sample] = []
        for _ in range(MOST_TURNS):
            town = self.turn(town, cards, samples)
            if town.is_full():
                break
        self.won = self.prize(town)
        return Episode([float(points_complete(self.cards, town.codes))], [samples])

    def learn(self, episode: Episode, played: int) -> None:
        self.method.learn(episode.samples[0], episode.scores[0] + self.won, self.pace)

    def turn(self, town: TownState, cards: SoloCards, samples: list[Sample]) -> TownState:
        """The best town that the turn can end with, by the value as it stands; samples of both ends of the turn."""
        if not self.pace.tested and cards.now() != NO_CARDS:
            samples.append(self.sample(town, cards.now()))
            samples[-1].aside = True
        best, taken, most = town, 0, 0.0
        for card in cards.offered():
            after = cards.after(card)
            for resource in range(1, KINDS + 1):
                if resource == card or town.stored & HOLDS[card]:
                    for outcome in after_cube(self.cards, town, resource):
                        value = self.value(outcome, after)
                        if not taken or value > most:
                            best, taken, most = outcome, card, value
        if not self.pace.tested and not best.is_full():
            samples.append(self.sample(best, cards.after(taken)))
        cards.take(taken)
        return TownState(best.codes, best.cubes, best.stored, best.ready, [])

    def value(self, town: TownState, cards: int) -> float:
        if town.is_full():
            return points_complete(self.cards, town.codes) + self.prize(town)
        shape = Shape(town.codes)
        found = self.features.of(shape, fed_cottages(self.cards, shape.cottages, shape.farms), town.stored, cards)
        return points_built(self.cards, shape) + total(self.rows[0], found)

    def prize(self, town: TownState) -> float:
        found = 0.0
        for code in town.codes:
            found += self.prizes[code]
        return found

    def sample(self, town: TownState, cards: int) -> Sample:
        shape = Shape(town.codes)
        found = self.features.of(shape, fed_cottages(self.cards, shape.cottages, shape.farms), town.stored, cards)
        sample = Sample(found, 0, 0.0, float(points_built(self.cards, shape)))
        sample.norm = sum_of_squares(found)
        return sample

    def any_town(self, rng: Rng) -> TownState:
        """Buildings by a random taste, and a few cubes."""
        codes, stored = [0] * SQUARES, 0
        taste = [(rng.below(STEPS) / STEPS) ** 3 for _ in range(FIRST_BUILDING, CODES)]
        buildings = rng.below(MOST_BUILDINGS + 1)
        for _ in range(buildings):
            code = FIRST_BUILDING + drawn_by(taste, rng)
            if code == FARMS and codes.count(FARMS) >= MOST_FARMS:
                code = COTTAGES
            codes[empty_square(codes, rng)] = code
            if code == FACTORIES:
                stored |= HOLDS[1 + rng.below(KINDS)]
        for _ in range(rng.below(1 + (SQUARES - 1 - buildings) // 3)):
            codes[empty_square(codes, rng)] = 1 + rng.below(KINDS)
        cubes = 0
        for square in range(SQUARES):
            if codes[square] < FIRST_BUILDING:
                cubes |= at(square, codes[square])
        ready = [placement for placement in self.cards.placements() if placement.fits(cubes)]
        return TownState(codes, cubes, stored, ready, [])


class TownTrainer(Trainer):
    game: str = GAME
    tables: tuple[str, ...] = ("solo", "town-hall")

    def defaults(self, table: str) -> TrainingSettings:
        solo = table == "solo"
        return TrainingSettings(games=40_000 if solo else 600_000, trace=0.9 if solo else 0.5, explore=0.5)

    def layout(self, table: str) -> Layout:
        return TownFeatures().at.layout()

    def guess(self, table: str) -> Rows:
        return [vec[float]([HOPE / MOST_FOUND] * int(TownFeatures().at.size))]

    def numbers(self, rows: Rows) -> tuple[str, str]:
        return BYTE, repr(unit_for(rows, BYTE, KEPT))

    def self_play(self, table: str, settings: TrainingSettings, rows: Rows, begun: bool) -> SelfPlay:
        return TownSelfPlay(table, settings, rows)


def drawn_by(shares: list[float], rng: Rng) -> int:
    """One of the places of a list, each as likely as its share of the whole."""
    left = sum(shares) * rng.below(STEPS) / STEPS
    for i in range(len(shares)):
        left -= shares[i]
        if left < 0:
            return i
    return len(shares) - 1


def empty_square(codes: list[int], rng: Rng) -> int:
    empty = [square for square in range(SQUARES) if codes[square] == 0]
    return empty[rng.below(len(empty))]


def sum_of_squares(features: vec[i64]) -> int:
    """Of how often each feature occurs, so that an error is made up for once."""
    times: dict[int, int] = {}
    for feature in features:
        number = int(feature)
        times[number] = times.get(number, 0) + 1
    return sum(number * number for number in times.values())
