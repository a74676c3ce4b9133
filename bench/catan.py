"""Measures catanatron's random players; every action they play counts. Runs in a venv of its own; prints JSON rows."""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer


def measure(seats: int, seconds: float) -> dict[str, float]:
    games = choices = 0
    started = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        games += 1
        game = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=games)
        game.play()
        choices += len(game.state.actions)
        elapsed = time.process_time() - started
    return {"seats": seats, "games_per_second": games / elapsed, "choices_per_second": choices / elapsed}


def main() -> None:
    print(json.dumps({"rows": [measure(seats, float(sys.argv[1])) for seats in (2, 4)]}))


if __name__ == "__main__":
    main()
