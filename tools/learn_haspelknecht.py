"""Learns what a farm of Haspelknecht is worth before each action phase, from games that the search plays by itself.

    python tools/learn_haspelknecht.py [--rounds 4] [--games 600] [--walks 100] [--seed 1] [--out value.toml]
    python tools/learn_haspelknecht.py --start value.toml

The first round is played by the greedy bot, each further one by the search with what was learned before; or already the
first by the search, if there are weights to start with. After a round the weights of the nine phases are fitted, the
last phase first: by least squares, drawn towards the weights of the phase after it, to a mixture of the final score and
of what the next phase was worth. Wants the compiled package.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path

from waldglas.ai.bots import Bot
from waldglas.ai.greedy import GreedyBot
from waldglas.ai.levels import Level
from waldglas.ai.searcher import SearchBot
from waldglas.bots.table import imagination
from waldglas.core.game import Game, Position
from waldglas.core.rng import Rng, seeded
from waldglas.games import kit_of, load_game
from waldglas.games.haspelknecht.ai.evaluator import HaspelEvaluator
from waldglas.games.haspelknecht.ai.forward_model import stage_of
from waldglas.games.haspelknecht.ai.value import FEATURES, STAGES, Weights, features, points_so_far
from waldglas.games.haspelknecht.rules.position import Haspelknecht

SLUG = "haspelknecht"
SEATS = [2, 2, 3, 4]
LAYOUTS = ["first", "first", "random"]
SLIPS = 0.1  # how often a search takes what only looks good, to see more of the game
GREEDY_SLIPS = 0.1
RIDGE = 30.0  # games that the weights of the next phase stand for
TRUST_IN_NEXT = 0.6  # the share of the next phase's worth in what is fitted
KEPT_ROUNDS = 2

Table = list[list[int]]


class Moment:
    """A farm before an action phase, and how its game ended."""

    def __init__(self, stage: int, seen: list[int], sure: int) -> None:
        self.stage = stage
        self.seen = seen
        self.sure = sure
        self.final = 0.0
        self.next: Moment | None = None


class Slipping:
    """A bot that now and then chooses by chance."""

    def __init__(self, bot: Bot, slips: float, rng: Rng) -> None:
        self.bot = bot
        self.slips = slips
        self.rng = rng

    def choose(self, position: Position, seat: int) -> int:
        choices = position.choices(seat)
        if self.rng.below(1000) < 1000 * self.slips:
            return choices[self.rng.below(len(choices))]
        return self.bot.choose(position, seat)


def make_bots(seats: int, seed: int, weights: Weights | None, walks: int) -> list[Bot]:
    rngs = [seeded(seed, f"learning {seat}") for seat in range(seats)]
    if weights is None:
        return [Slipping(GreedyBot(kit_of(SLUG).heuristic(), rng), GREEDY_SLIPS, rng.fork()) for rng in rngs]
    return [SearchBot(HaspelEvaluator(weights), Level(walks, slips=SLIPS), rng) for rng in rngs]


def play(game: Game, seed: int, weights: Weights | None, walks: int) -> list[Moment]:
    """One game, and all farms before each of its action phases."""
    seats = SEATS[seed % len(SEATS)]
    position = game.start(seats, {"layout": LAYOUTS[seed // len(SEATS) % len(LAYOUTS)]}, seed)
    assert isinstance(position, Haspelknecht)
    bots = make_bots(seats, seed, weights, walks)
    rngs = [imagination(seed, seat) for seat in range(seats)]
    moments: list[list[Moment]] = [[] for _ in range(seats)]
    while owing := position.to_act():
        if stage_of(position) == len(moments[0]):
            for seat, farm in enumerate(position.farms):
                sure = points_so_far(position.facts, farm)
                moments[seat].append(Moment(stage_of(position), features(position, farm, seat), sure))
        for seat, action in [(seat, bots[seat].choose(position.determinize(seat, rngs[seat]), seat)) for seat in owing]:
            position.play(seat, action)
    for seat, score in enumerate(position.scores()):
        for number, moment in enumerate(moments[seat]):
            moment.final = score
            moment.next = moments[seat][number + 1] if number + 1 < STAGES else None
    return [moment for own in moments for moment in own]


def fit(moments: list[Moment]) -> Table:
    """The weights of all phases, the last one first."""
    table: Table = [[] for _ in range(STAGES)]
    prior = [0.0] * FEATURES
    for stage in range(STAGES - 1, -1, -1):
        own = [moment for moment in moments if moment.stage == stage]
        prior = solve(own, [target(moment, prior) - moment.sure for moment in own], prior)
        table[stage] = [round(100 * weight) for weight in prior]
    return table


def target(moment: Moment, weights: list[float]) -> float:
    following = moment.next
    if following is None:
        return moment.final
    worth = following.sure + sum(weights[feature] for feature in following.seen)
    return (1 - TRUST_IN_NEXT) * moment.final + TRUST_IN_NEXT * worth


def solve(moments: list[Moment], targets: list[float], prior: list[float]) -> list[float]:
    """Least squares with a pull towards the prior weights, by Cholesky's method."""
    matrix = [[0.0] * FEATURES for _ in range(FEATURES)]
    right = [0.0] * FEATURES
    for moment, wanted in zip(moments, targets, strict=True):
        missing = wanted - sum(prior[feature] for feature in moment.seen)
        for feature in moment.seen:
            right[feature] += missing
            row = matrix[feature]
            for other in moment.seen:
                row[other] += 1.0
    for feature in range(FEATURES):
        matrix[feature][feature] += RIDGE
    return [old + change for old, change in zip(prior, cholesky_solve(matrix, right), strict=True)]


def cholesky_solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(a * b for a, b in zip(lower[i][:j], lower[j][:j], strict=True))
            lower[i][j] = rest**0.5 if i == j else rest / lower[j][j]
    half = [0.0] * size
    for i in range(size):
        half[i] = (right[i] - sum(a * b for a, b in zip(lower[i][:i], half[:i], strict=True))) / lower[i][i]
    solution = [0.0] * size
    for i in range(size - 1, -1, -1):
        below = sum(lower[k][i] * solution[k] for k in range(i + 1, size))
        solution[i] = (half[i] - below) / lower[i][i]
    return solution


def write(table: Table, note: str, path: Path) -> None:
    lines = [f"# What a farm is worth before each of the nine action phases, in hundredths of a point. {note}"]
    lines += ["stages = ["]
    for stage in table:
        lines.append("    [")
        lines += [f"        {', '.join(map(str, stage[i : i + 20]))}," for i in range(0, len(stage), 20)]
        lines.append("    ],")
    path.write_text("\n".join([*lines, "]", ""]), encoding="utf-8")


def read(path: Path) -> Weights:
    return Weights(tomllib.loads(path.read_text(encoding="utf-8"))["stages"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--walks", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to begin with, instead of a round of the greedy bot")
    parser.add_argument("--out", type=Path, default=Path("src/waldglas/games/haspelknecht/value.toml"))
    args = parser.parse_args()
    game = load_game(SLUG)
    weights = read(args.start) if args.start else None
    rounds: list[list[Moment]] = []
    for number in range(args.rounds):
        first = (args.seed * 1000 + number) * 100_000
        moments = [
            moment for seed in range(first, first + args.games) for moment in play(game, seed, weights, args.walks)
        ]
        rounds.append(moments)
        table = fit([moment for kept in rounds[-KEPT_ROUNDS:] for moment in kept])
        weights = Weights(table)
        mean = sum(moment.final for moment in moments) / len(moments)
        print(f"round {number}: {args.games} games, mean score {mean:.2f}", flush=True)
        begun = "the given weights" if args.start else "the greedy bot"
        note = (
            f"Learned by tools/learn_haspelknecht.py from {begun}: {number + 1} x {args.games} games, seed {args.seed}."
        )
        write(table, note, args.out)


if __name__ == "__main__":
    main()
