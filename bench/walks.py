"""Measures the search in this process, with whichever build it runs; prints JSON rows and the peak of its memory."""

import json
import resource
import sys
from time import process_time

from bench.play import halfway
from waldglas.ai.mcts import Search
from waldglas.build import compiled
from waldglas.core.game import Game
from waldglas.core.rng import seeded
from waldglas.games import GAMES, kit_of, load_game

AT_A_TIME = 20
KILOBYTES = 1024


def walks_per_second(game: Game, seats: int, seconds: float) -> float:
    """Walks from the middle of a random game, one tree for the whole time as a bot would grow it."""
    position = halfway(game, seats, 1)
    seat = position.to_act()[0]
    search = Search(kit_of(game).evaluator(), seeded(1, "bench"))
    search.begin(seat)
    began = process_time()
    while process_time() - began < seconds:
        search.run(position, AT_A_TIME)
    return search.walks / (process_time() - began)


def main(seconds: float) -> None:
    rows = []
    for slug in GAMES.slugs():
        game = load_game(slug)
        for seats in sorted({game.fewest_seats, 2, game.most_seats}):
            speed = walks_per_second(game, seats, seconds)
            rows.append({"game": slug, "seats": seats, "walks_per_second": speed})
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KILOBYTES
    print(json.dumps({"compiled": compiled(), "rows": rows, "peak_mb": peak}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
