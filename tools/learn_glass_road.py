"""Learns what situations of Glass Road are worth, by playing against itself, and writes worth.bin.

    python tools/learn_glass_road.py alone --games 260000 --seed 8 --least 0.12
    python tools/learn_glass_road.py several --games 30000 --seed 61 --seats 2 --least 0.12

Each game is played by the first sight of each choice, or by the search with so many walks a turn. At the start of
every turn, and after every choice, the signs of the player are noted. After the game they learn, from the last moment
back to the first, from a mixture of the final score and what the next moment was thought to be worth. The rate of
each weight falls with the square root of what it has learned, down to a bound that falls in the course of the games.
Run it with the compiled package.
"""

import argparse
import sys
import time
from array import array
from math import sqrt
from pathlib import Path

from waldglas.ai.evaluator import sample, softmax
from waldglas.ai.levels import Level
from waldglas.ai.searcher import SearchBot
from waldglas.core.rng import Rng, seeded
from waldglas.games.glass_road.ai import value as worth_module
from waldglas.games.glass_road.ai.evaluator import RoadEvaluator
from waldglas.games.glass_road.ai.value import (
    EACH_CARD,
    EACH_MARKER,
    EACH_TILE,
    GOOD_HELD,
    IN_HAND,
    LEFT,
    MOST_LEFT,
    NAMES,
    SIGNS,
    STANDS,
    STEPS,
    TILES_LAID,
    RoadValue,
    knot_before,
    points,
    share_of,
    signs,
    stage,
)
from waldglas.games.glass_road.rules.facts import PROCESSING, RoadFacts
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.position import GlassRoad

FIRST_GUESS = [0.30, 0.30, 0.30, 0.35, 0.60, 0.60, 1.90, 1.40, 0.25, 0.25]  # by marker
LEARNED_ABOUT = 8.0  # so often a weight learns before its rate falls
FADING = 0.05  # what is left at the end of the lowest rate
NOT_SEARCHED = -1000.0
TRUST_GUESSES = 1.0  # as if so much had been learned already
TRUST_LEARNED = 300.0


class Moment:
    def __init__(self, position: GlassRoad, seat: int) -> None:
        self.signs = signs(position, seat)
        self.stage = stage(position, seat)
        self.points = points(position, position.players[seat])
        self.searched = NOT_SEARCHED  # what the search expects after it


def guessed(facts: RoadFacts, rows: int) -> list[list[float]]:
    weights = [[0.0] * SIGNS for _ in range(rows)]
    for knot, left in enumerate(LEFT + cards_after(facts)[: rows - len(LEFT)]):
        fades = 0.35 + 0.65 * left / MOST_LEFT
        for marker, each in enumerate(FIRST_GUESS):
            for number in range(EACH_MARKER):
                weights[knot][GOOD_HELD + marker * EACH_MARKER + number] = number * (each - 0.015 * number) * fades
        for tile in (1, 2, 3):
            for number in range(EACH_TILE):
                weights[knot][TILES_LAID + tile * EACH_TILE + number] = 0.35 * number * fades
        for building in facts.buildings:
            if building.kind == PROCESSING:
                weights[knot][STANDS + building.number] = 1.3 * fades
        for specialist in facts.specialists:
            for outlook in range(EACH_CARD):
                worth = 0.8 if specialist.one.build or specialist.other.build else 0.5
                weights[knot][IN_HAND + specialist.number * EACH_CARD + outlook] = worth if outlook else 0.1
    return weights


def cards_after(facts: RoadFacts) -> list[int]:
    """Alone, how many cards are left after each period."""
    hands = facts.solo_hands
    return [sum(hands[ended:]) - len(hands[ended:]) for ended in range(1, len(hands))]


class Learner:
    def __init__(self, worth: RoadValue, rate: float, trust: float, ahead: float, least: float) -> None:
        self.worth = worth
        self.rate = rate
        self.ahead = ahead
        self.least = least
        self.learned = [[trust] * SIGNS for _ in worth.weights]
        self.error = 0.0
        self.count = 0

    def learn(self, moments: list[Moment], final: float) -> None:
        """From the last moment back: each one's target mixes what came later with what it was thought to be worth."""
        target = final
        for moment in reversed(moments):
            thought = moment.points + self.worth.by_stage[moment.stage].sum(moment.signs)
            if moment.searched != NOT_SEARCHED:
                target = self.ahead * target + (1 - self.ahead) * moment.searched
                self.correct(moment, target - thought)
            else:
                self.correct(moment, target - thought)
                target = self.ahead * target + (1 - self.ahead) * thought

    def correct(self, moment: Moment, error: float) -> None:
        self.error += error * error
        self.count += 1
        step = self.rate * error / len(moment.signs)
        if moment.stage > MOST_LEFT:
            self.correct_row(len(LEFT) + moment.stage - MOST_LEFT - 1, moment, 1.0, step)
            return
        knot = knot_before(moment.stage)
        share = share_of(moment.stage, knot)
        if share < 1:
            self.correct_row(knot, moment, 1 - share, step)
        if share > 0:
            self.correct_row(knot + 1, moment, share, step)

    def correct_row(self, row: int, moment: Moment, share: float, step: float) -> None:
        learn_row(self.worth.weights[row], self.learned[row], moment.signs, share, step, self.least)


def learn_row(
    weights: list[float], learned: list[float], found: list[int], share: float, step: float, least: float
) -> None:
    for sign in found:
        learned[sign] += share * share
        weights[sign] += share * step * max(least, LEARNED_ABOUT / sqrt(LEARNED_ABOUT * LEARNED_ABOUT + learned[sign]))


def first_sight(evaluator: RoadEvaluator, position: GlassRoad, seat: int, temperature: float, rng: Rng) -> int:
    choices = position.offers[seat]
    values = [evaluator.action_value(position, seat, action) for action in choices]
    return choices[sample(softmax(values, temperature), rng)]


class Seat:
    """A seat of a game: who chooses for it, and the moments it has seen."""

    def __init__(self, number: int, evaluator: RoadEvaluator, walks: int, temperature: float, rng: Rng) -> None:
        self.number = number
        self.evaluator = evaluator
        self.walks = walks
        self.temperature = temperature
        self.rng = rng
        self.bot = SearchBot(evaluator, Level(walks=walks), rng)
        self.moments: list[Moment] = []
        self.turn = -1

    def choose(self, position: GlassRoad) -> int:
        """A choice; the moments before it, if a turn begins, and after it are noted."""
        imagined = position.determinize(self.number, self.rng)
        turn = self.evaluator.turn(imagined)
        if turn != self.turn:
            self.turn = turn
            self.note(imagined)
        searched = NOT_SEARCHED
        if self.walks:
            action, searched = self.search(imagined)
        else:
            action = first_sight(self.evaluator, imagined, self.number, self.temperature, self.rng)
        ahead = self.evaluator.ahead(imagined, self.number, action)
        if not ahead.over():
            self.note(ahead)
            self.moments[-1].searched = searched
        return action

    def note(self, position: GlassRoad) -> None:
        moment = Moment(position, self.number)
        if not self.moments or self.moments[-1].signs != moment.signs:
            self.moments.append(moment)

    def search(self, position: GlassRoad) -> tuple[int, float]:
        """The choice that the search likes best, and what it expects of it."""
        best = self.bot.searched(position, self.number)
        self.bot.expected = self.bot.follow(position, self.number, best.action)
        return best.action, best.expected()


def play(
    game: GlassRoadGame, evaluator: RoadEvaluator, seats: int, walks: int, seed: int, temperature: float
) -> tuple[list[Seat], list[float]]:
    """One game: what each seat has seen, and the final scores."""
    position = game.start(seats, None, seed)
    assert isinstance(position, GlassRoad)
    players = [Seat(seat, evaluator, walks, temperature, seeded(seed, f"learner {seat}")) for seat in range(seats)]
    while True:
        acting = position.to_act()
        if not acting:
            return players, position.scores()
        picks = [players[seat].choose(position) for seat in acting]
        for i in range(len(acting)):
            position.play(acting[i], picks[i])


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns what situations of Glass Road are worth.")
    parser.add_argument("which", choices=NAMES)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--walks", type=int, default=0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.25)
    parser.add_argument("--ahead", type=float, default=0.95, help="how much later moments count in what one learns")
    parser.add_argument("--least", type=float, default=0.2, help="the lowest share of the rate at first")
    parser.add_argument("--temperature", type=float, default=0.04, help="of choices at first sight")
    parser.add_argument("--afresh", action="store_true", help="begin with guesses instead of what was learned before")
    parser.add_argument(
        "--mean", action="store_true", help="keep the mean of what was known before and what was learned"
    )
    parser.add_argument("--file", type=Path, default=Path(worth_module.__file__).with_name("worth.bin"))
    arguments = parser.parse_args()
    game = GlassRoadGame({})
    evaluator = RoadEvaluator()
    worth = evaluator.alone if arguments.which == "alone" else evaluator.several
    before = [row[:] for row in worth.weights]
    if arguments.afresh:
        for knot, row in enumerate(guessed(game.road_facts, len(worth.weights))):
            worth.weights[knot][:] = row
    trust = TRUST_GUESSES if arguments.afresh else TRUST_LEARNED
    learner = Learner(worth, arguments.rate, trust, arguments.ahead, arguments.least)
    seats = 1 if arguments.which == "alone" else arguments.seats
    totals: list[float] = []
    began = time.process_time()
    for number in range(arguments.games):
        learner.least = arguments.least * FADING ** (number / arguments.games)
        seed = arguments.seed * 10_000_000 + number
        players, scores = play(game, evaluator, seats, arguments.walks, seed, arguments.temperature)
        for seat in range(seats):
            learner.learn(players[seat].moments, scores[seat])
        totals += scores
        if (number + 1) % max(1, arguments.games // 20) == 0:
            error = sqrt(learner.error / learner.count)
            seconds = round(time.process_time() - began)
            print(number + 1, round(sum(totals) / len(totals), 2), round(error, 2), seconds, flush=True)
            totals, learner.error, learner.count = [], 0.0, 0
            write(arguments.file, evaluator)
    if arguments.mean:
        for knot, row in enumerate(before):
            worth.weights[knot][:] = [(a + b) / 2 for a, b in zip(row, worth.weights[knot], strict=True)]
        write(arguments.file, evaluator)


def write(file: Path, evaluator: RoadEvaluator) -> None:
    steps = array("h")
    for worth in (evaluator.alone, evaluator.several):
        for row in worth.weights:
            steps.extend(round(weight * STEPS) for weight in row)
    if sys.byteorder == "big":
        steps.byteswap()
    file.write_bytes(steps.tobytes())


if __name__ == "__main__":
    main()
