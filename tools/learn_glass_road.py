"""Learns what situations of Glass Road are worth, by playing against itself, and writes worth.json.

    python tools/learn_glass_road.py alone  --games 8000 --walks 0
    python tools/learn_glass_road.py several --games 4000 --seats 2

Each game is played by the search with so many walks a turn (0: by the first sight of each choice). At the start of
every turn the signs of the player are noted. After the game they learn, from the last turn back to the first, from a
mixture of the final score and what the next turn was thought to be worth. The rate of each weight falls with the
square root of what it has learned. Run it with the compiled package.
"""

import argparse
import json
import random
import time
from math import sqrt
from pathlib import Path

from waldglas.bots.levels import Level
from waldglas.bots.search import SearchBot
from waldglas.core.rng import Rng, seeded
from waldglas.core.search import drawn, likelihoods
from waldglas.games.glass_road import worth as worth_module
from waldglas.games.glass_road.facts import PROCESSING, RoadFacts
from waldglas.games.glass_road.game import GlassRoadGame, make_glass_road
from waldglas.games.glass_road.knowledge import RoadKnowledge
from waldglas.games.glass_road.position import GlassRoad
from waldglas.games.glass_road.worth import (
    EACH_CARD,
    EACH_MARKER,
    EACH_TILE,
    GOOD_HELD,
    IN_HAND,
    LEFT,
    MOST_LEFT,
    SIGNS,
    STANDS,
    TILES_LAID,
    Worth,
    cards_left,
    knot_before,
    points,
    signs,
)

Moment = tuple[list[int], int, float]  # the signs of a player, the cards left, the points

FIRST_GUESS = [0.30, 0.30, 0.30, 0.35, 0.60, 0.60, 1.90, 1.40, 0.25, 0.25]  # by marker
AHEAD = 0.9  # how much of the final score there is in what a turn learns from
RATE = 0.25
TRUST_GUESSES = 1.0  # as if so much had been learned already
TRUST_LEARNED = 300.0
MEMORY = 2000  # so many games are remembered to learn from them again
FIRST_SIGHT = 0.25  # the temperature of choices at first sight


def guessed(facts: RoadFacts) -> list[list[float]]:
    weights = [[0.0] * SIGNS for _ in LEFT]
    for knot, left in enumerate(LEFT):
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


class Learner:
    def __init__(self, worth: Worth, rate: float, trust: float) -> None:
        self.worth = worth
        self.rate = rate
        self.squares = [[trust] * SIGNS for _ in LEFT]
        self.error = 0.0
        self.count = 0

    def learn(self, moments: list[Moment], final: float) -> None:
        """From the last moment back: each one's target mixes the final score with the next one's worth."""
        target = final
        for found, left, now in reversed(moments):
            table = self.worth.by_left[left]
            thought = now + sum(table[sign] for sign in found)
            self.correct(found, left, target - thought)
            target = AHEAD * target + (1 - AHEAD) * thought

    def correct(self, found: list[int], left: int, error: float) -> None:
        self.error += error * error
        self.count += 1
        knot = knot_before(left)
        share = (left - LEFT[knot]) / (LEFT[knot + 1] - LEFT[knot])
        step = self.rate * error / len(found)
        for weights, squares, part in (
            (self.worth.weights[knot], self.squares[knot], 1 - share),
            (self.worth.weights[knot + 1], self.squares[knot + 1], share),
        ):
            if part > 0:
                for sign in found:
                    squares[sign] += part * part
                    weights[sign] += part * step * 8 / sqrt(8 + squares[sign])


def first_sight(knowledge: RoadKnowledge, position: GlassRoad, seat: int, rng: Rng) -> int:
    choices = position.offers[seat]
    values = [knowledge.promise(position, seat, action) for action in choices]
    return choices[drawn(likelihoods(values, FIRST_SIGHT), rng)]


def play(
    game: GlassRoadGame, knowledge: RoadKnowledge, seats: int, walks: int, seed: int
) -> tuple[list[list[Moment]], list[float]]:
    """One game; the moments of each seat, and the final scores."""
    position = game.start(seats, None, seed)
    assert isinstance(position, GlassRoad)
    rngs = [seeded(seed, f"learner {seat}") for seat in range(seats)]
    bots = [SearchBot(knowledge, Level(walks=walks), rng) for rng in rngs]
    moments: list[list[Moment]] = [[] for _ in range(seats)]
    turns = [-1] * seats
    while seats_to_act := position.to_act():
        for seat in seats_to_act:
            turn = knowledge.turn(position)
            if turn != turns[seat]:
                turns[seat] = turn
                moments[seat].append(
                    (signs(position, seat), cards_left(position, seat), points(position, position.players[seat]))
                )
        picks = []
        for seat in seats_to_act:
            imagined = position.imagine(seat, rngs[seat])
            if walks:
                picks.append((seat, bots[seat].choose(imagined, seat)))
            else:
                picks.append((seat, first_sight(knowledge, imagined, seat, rngs[seat])))
        for seat, action in picks:
            position.play(seat, action)
    return moments, position.scores()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("which", choices=["alone", "several"])
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--walks", type=int, default=0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--again", type=int, default=8, help="remembered games to learn from after each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--afresh", action="store_true", help="begin with guesses instead of what was learned before")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so much processor time")
    parser.add_argument("--file", type=Path, default=Path(worth_module.__file__).with_name("worth.json"))
    arguments = parser.parse_args()
    game = make_glass_road({})
    knowledge = RoadKnowledge()
    worth = knowledge.alone if arguments.which == "alone" else knowledge.several
    if arguments.afresh:
        worth.weights[:] = guessed(game.road_facts)
        worth.mix()
    learner = Learner(worth, arguments.rate, TRUST_GUESSES if arguments.afresh else TRUST_LEARNED)
    seats = 1 if arguments.which == "alone" else arguments.seats
    totals: list[float] = []
    memory: list[tuple[list[Moment], float]] = []
    chance = random.Random(arguments.seed)
    began = time.process_time()
    for number in range(arguments.games):
        moments, scores = play(game, knowledge, seats, arguments.walks, arguments.seed * 1_000_000 + number)
        for seat in range(seats):
            learner.learn(moments[seat], scores[seat])
            memory.append((moments[seat], scores[seat]))
        for _ in range(arguments.again):
            learner.learn(*chance.choice(memory[-MEMORY:]))
        worth.mix()
        totals += scores
        if (number + 1) % max(1, arguments.games // 20) == 0 or time.process_time() - began > arguments.seconds:
            error = sqrt(learner.error / learner.count)
            print(number + 1, round(sum(totals) / len(totals), 2), round(error, 2), round(time.process_time() - began))
            totals, learner.error, learner.count = [], 0.0, 0
            write(arguments.file, arguments.which, worth)
            if time.process_time() - began > arguments.seconds:
                break


def write(file: Path, which: str, worth: Worth) -> None:
    known = json.loads(file.read_text(encoding="utf-8"))
    known[which] = [[round(weight, 3) for weight in row] for row in worth.weights]
    parts = [f'"note": {json.dumps(known["note"])}']
    for name in ("alone", "several"):
        parts.append(f'"{name}": [\n' + ",\n".join(json.dumps(row) for row in known[name]) + "\n]")
    file.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
