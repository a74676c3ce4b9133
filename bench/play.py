"""Measures random play of every game in this process, with whichever build it runs; prints JSON rows."""

import json
import sys
import time
import timeit
from dataclasses import asdict, dataclass
from itertools import count

from waldglas.build import compiled
from waldglas.core.game import Game, Position
from waldglas.core.playout import random_game
from waldglas.core.rng import seeded
from waldglas.games import GAMES, load_game

OPTIONS = {"tiny-towns": {"caller": "town-hall"}}
BUILT_UP = 8
UNTIMED = 8  # games between two looks at the clock, which takes as long as five choices


@dataclass
class Row:
    game: str
    seats: int
    begin: str
    games_per_second: float
    choices_per_second: float
    copy_ns: float


def halfway(game: Game, seats: int, seed: int) -> Position:
    """A random game, stopped after half of its choices."""
    options = OPTIONS.get(game.slug, {}) if seats > 1 else {}
    moves: list[int] = []
    random_game(game.start(seats, options, seed), [seeded(seed, f"half/{seat}") for seat in range(seats)], moves)
    position = game.start(seats, options, seed)
    for i in range(0, len(moves) // 4 * 2, 2):
        position.play(moves[i], moves[i + 1])
    return position


def copy_ns(positions: list[Position]) -> float:
    number = 500
    best = [min(timeit.repeat(position.copy, number=number, repeat=5)) for position in positions]
    return sum(best) / len(best) / number * 1e9


def measure(game: Game, seats: int, begin: str, seconds: float) -> Row:
    options = OPTIONS.get(game.slug, {})
    rngs = [seeded(1, f"bench/{seat}") for seat in range(seats)]
    built_up = [halfway(game, seats, seed) for seed in range(BUILT_UP)] if begin == "built-up" else []
    games = choices = 0
    started = time.process_time()
    elapsed = 0.0
    for seed in count():
        position = built_up[seed % BUILT_UP].copy() if built_up else game.start(seats, options, seed)
        choices += random_game(position, rngs)
        games += 1
        if games % UNTIMED == 0:
            elapsed = time.process_time() - started
            if elapsed > seconds:
                break
    copies = copy_ns(built_up or [game.start(seats, options, seed) for seed in range(BUILT_UP)])
    return Row(game.slug, seats, begin, games / elapsed, choices / elapsed, copies)


def main() -> None:
    seconds = float(sys.argv[1])
    rows = [
        measure(game, seats, begin, seconds)
        for game in map(load_game, GAMES.slugs())
        for seats in (2, game.most_seats)
        for begin in ("start", "built-up")
    ]
    print(json.dumps({"compiled": compiled(), "rows": [asdict(row) for row in rows]}))


if __name__ == "__main__":
    main()
