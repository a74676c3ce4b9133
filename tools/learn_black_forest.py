"""Learns the worth tables of Black Forest from games that they play themselves; a compiled package is advisable.

    python -m tools.learn_black_forest alone --games 30000 --seed 95 --rate 0.2 --last-rate 0.02 \\
        --temperature 0.06 --last-temperature 0.02 --go-on
    python -m tools.learn_black_forest together --games 40000 --seed 91 --rate 0.2 --last-rate 0.03 \\
        --temperature 0.05 --last-temperature 0.02 --seats 2 --go-on

At each question a seat takes what looks best one choice ahead, or what a search of so many walks a turn finds, and
now and then something that only looks nearly as good. After a game the worth of each of its moments is moved towards
what came later (TD(lambda)), and each part of it the less, the more it went to and fro (temporal coherence).
Games together are ended by the turn limit here, not by a seat: seats that could put off the end learned to do so,
and nothing of games as long as they usually are. The result is written to outlook.json of the game's package.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

from waldglas.ai.evaluator import sample, softmax
from waldglas.ai.levels import Level
from waldglas.ai.searcher import SearchBot
from waldglas.core.game import Position
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.games.black_forest.ai.evaluator import ForestEvaluator
from waldglas.games.black_forest.ai.features import (
    ALWAYS,
    DETAIL,
    GOODS_HELD,
    LEVELS_OF_GOODS,
    MOMENT,
    MOST_TILES,
    MOVE,
    NOTHING_ASKED,
    PAWNS,
    TILES_LAID,
    TRACKER,
    TRAITS,
    YEAR_PAWNS,
    moment_of,
    traits_of,
    turns_left,
)
from waldglas.games.black_forest.ai.heuristic import EACH_LESS, FIRST_GOOD, STEP, TILE
from waldglas.games.black_forest.ai.value import KNOTS, ForestValue, knot_share
from waldglas.games.black_forest.rules.player import BASIC_LIMIT, MARKERS, TILES
from waldglas.games.black_forest.rules.position import BlackForest

TABLE = Path(__file__).parents[1] / "src" / "waldglas" / "games" / "black_forest" / "ai" / "outlook.json"
LAMBDA = 0.9
GAMES_BETWEEN_REPORTS = 200
TURNS_FOR_ALL_HOPES = 8
NEVER_ENDED = {"wheel.hourglass": {"sector": 90}}  # games together end by the turn limit
ROUNDS = [17, 18, 19, 20, 21, 22, 23]  # how long they last, as it seems when they begin
SHIFTS = [-1, 0, 0, 1]  # and how that changes with each round: in a true game, too, nobody knows when it will end
SEATS = [2, 2, 3, 2, 4]  # of games together, one after the other, if nothing else is asked for
SURPRISES = 0.05  # how often a seat that searches takes what looks good at first sight


@dataclass
class Moment:
    """Something to decide, and what was expected then."""

    left: int
    traits: list[int]
    expected: float


class Learner:
    def __init__(self, rows: list[list[float]], seed: int, walks: int) -> None:
        self.game = load_game("black-forest", NEVER_ENDED)
        self.outlook = ForestValue(rows)
        self.evaluator = ForestEvaluator(self.outlook)
        self.evaluator.second_opinion = 0.0
        self.rng = seeded(seed, "learning")
        self.walks = walks
        self.gone = [[0.0] * len(KNOTS) for _ in rows]
        self.walked = [[0.0] * len(KNOTS) for _ in rows]

    def play(self, seats: int, seed: int, temperature: float) -> tuple[list[float], list[list[Moment]]]:
        """One game: the points, and the moments of each seat."""
        position = self.game.start(seats, {} if seats == 1 else {"turn_limit": str(self.one_of(ROUNDS))}, seed)
        assert isinstance(position, BlackForest)
        bots = [SearchBot(self.evaluator, Level(self.walks), self.rng.fork()) for _ in range(seats)]
        moments: list[list[Moment]] = [[] for _ in range(seats)]
        rounds = 0
        while acting := position.to_act():
            seat = acting[0]
            if position.turns // seats > rounds:
                rounds += 1
                position.most_turns = max(rounds + 1, position.most_turns + self.one_of(SHIFTS))
            self.note(moments, position, seat)
            if self.walks and self.rng.below(1000) >= 1000 * SURPRISES:
                action = bots[seat].choose(position, seat)
            else:
                action = self.greedy_action(position, seat, temperature)
            position.play(seat, action)
        return position.scores(), moments

    def one_of(self, numbers: list[int]) -> int:
        return numbers[self.rng.below(len(numbers))]

    def note(self, moments: list[list[Moment]], position: BlackForest, seat: int) -> None:
        """A moment of the seat that chooses; when its turn begins, of all the others as well."""
        kind = moment_of(position.offers[seat])
        if kind == DETAIL:
            return
        for other in range(position.seats):
            if other == seat or kind == MOVE:
                asked = kind if other == seat else NOTHING_ASKED
                expected = self.evaluator.evaluate(position, other)
                moments[other].append(
                    Moment(turns_left(position, other, asked), traits_of(position, other, asked), expected)
                )

    def greedy_action(self, position: Position, seat: int, temperature: float) -> int:
        choices = position.choices(seat)
        promises = [self.evaluator.action_value(position, seat, action) for action in choices]
        return choices[sample(softmax(promises, temperature), self.rng)]

    def learn(self, moments: list[Moment], points: float, rate: float) -> None:
        """From the last moment back to the first."""
        target = points
        for moment in reversed(moments):
            error = target - moment.expected
            target = LAMBDA * target + (1 - LAMBDA) * moment.expected
            knot, share = knot_share(moment.left)
            step = rate * error / len(moment.traits)
            for trait in moment.traits:
                self.move(trait, knot, step * (1 - share))
                if share:
                    self.move(trait, knot + 1, step * share)

    def move(self, trait: int, knot: int, step: float) -> None:
        """Moves a worth the less, the more its steps so far went to and fro (temporal coherence)."""
        gone, walked = self.gone[trait], self.walked[trait]
        self.outlook.rows[trait][knot] += step * abs(gone[knot]) / walked[knot] if walked[knot] else step
        gone[knot] += step
        walked[knot] += abs(step)


def first_guess() -> list[list[float]]:
    """What the simple estimate thinks of goods, tiles and progress."""
    rows = [[0.0] * len(KNOTS) for _ in range(TRAITS)]
    for knot, left in enumerate(KNOTS):
        share = min(1.0, left / TURNS_FOR_ALL_HOPES)
        rows[ALWAYS][knot] = 1.0 * left
        for marker in range(MARKERS):
            for n in range(BASIC_LIMIT + 1):
                worth = share * n * (FIRST_GOOD[marker] - EACH_LESS * (n - 1) / 2)
                rows[GOODS_HELD + marker * LEVELS_OF_GOODS + n + 1][knot] = worth
        for tile in range(len(TILES)):
            for n in range(MOST_TILES + 1):
                rows[TILES_LAID + tile * (MOST_TILES + 1) + n][knot] = share * TILE[tile] * min(n, 6)
        for n in range(4):
            rows[TRACKER + n][knot] = share * STEP * n
    return rows


def with_others(alone: list[list[float]]) -> list[list[float]]:
    """What was learned alone, with guesses for what is never seen alone: waiting for others, and no years."""
    rows = [row[:] for row in alone]
    rows[MOMENT + NOTHING_ASKED] = rows[MOMENT + MOVE][:]
    for knot in range(len(KNOTS)):
        of_years = [row[knot] for row in alone[YEAR_PAWNS : YEAR_PAWNS + 2 * PAWNS] if row[knot]]
        rows[ALWAYS][knot] += sum(of_years) / len(of_years) if of_years else 0.0
    return rows


def mean_of(one: list[list[float]], other: list[list[float]]) -> list[list[float]]:
    return [[(a + b) / 2 for a, b in zip(row, also, strict=True)] for row, also in zip(one, other, strict=True)]


def written(tables: dict[str, list[list[float]]]) -> str:
    """A line for each trait."""
    parts = []
    for name, rows in tables.items():
        lines = [json.dumps([worth or 0 for worth in row], separators=(",", ":")) for row in rows]
        parts.append(f'"{name}": [\n' + ",\n".join(lines) + "\n]")
    return "{" + ",\n".join(parts) + "}\n"


def read_tables(file: Path) -> dict[str, list[list[float]]]:
    tables: dict[str, list[list[float]]] = json.loads(file.read_text(encoding="utf-8"))
    return {name: [[float(worth) for worth in row] for row in rows] for name, rows in tables.items()}


def write_tables(tables: dict[str, list[list[float]]], file: Path) -> None:
    rounded = {name: [[round(worth, 2) for worth in row] for row in rows] for name, rows in tables.items()}
    file.write_text(written(rounded), encoding="utf-8")


def first_rows(given: argparse.Namespace, tables: dict[str, list[list[float]]]) -> list[list[float]]:
    if given.from_alone:
        return with_others(tables["alone"])
    if given.go_on or not given.games:
        return [row[:] for row in tables[given.table]]
    return first_guess()


def arguments() -> argparse.Namespace:
    asked = argparse.ArgumentParser(description="Learns the worth tables of Black Forest.")
    asked.add_argument("table", choices=["alone", "together"])
    asked.add_argument("--games", type=int, default=4000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--walks", type=int, default=0, help="0: look only one choice ahead")
    asked.add_argument("--rate", type=float, default=0.03)
    asked.add_argument("--last-rate", type=float, default=0.003)
    asked.add_argument("--temperature", type=float, default=0.4)
    asked.add_argument("--last-temperature", type=float, default=0.16)
    asked.add_argument("--go-on", action="store_true", help="from the table as it is")
    asked.add_argument("--from-alone", action="store_true", help="`together` from the table of the solo game")
    asked.add_argument("--seats", type=int, default=0, help="of all games together; 0: two, three and four")
    asked.add_argument("--mean", type=Path, help="a file, the mean with whose table is written in the end")
    asked.add_argument("--out", type=Path, default=TABLE)
    return asked.parse_args()


def main() -> None:
    given = arguments()
    tables = read_tables(given.out if given.out.exists() else TABLE)
    rows = first_rows(given, tables)
    learner = Learner(rows, given.seed, given.walks)
    recent: list[float] = []
    for number in range(given.games):
        done = number / given.games
        rate = given.rate * (given.last_rate / given.rate) ** done
        temperature = given.temperature * (given.last_temperature / given.temperature) ** done
        seats = 1 if given.table == "alone" else given.seats or SEATS[number % len(SEATS)]
        points, moments = learner.play(seats, given.seed * 1_000_000 + number, temperature)
        for seat in range(seats):
            learner.learn(moments[seat], points[seat], rate)
        recent += points
        learner.outlook.refresh()
        if (number + 1) % GAMES_BETWEEN_REPORTS == 0 or number + 1 == given.games:
            print(f"{number + 1} games, the last ones with {sum(recent) / len(recent):.2f} points", flush=True)
            recent = []
            tables[given.table] = learner.outlook.rows
            write_tables(tables, given.out)
    if given.mean is not None:
        tables[given.table] = mean_of(learner.outlook.rows, read_tables(given.mean)[given.table])
        write_tables(tables, given.out)


if __name__ == "__main__":
    main()
