"""How near the engine comes to plain C: bench/tiny_towns.c plays the very games of the engine, checked move by move."""

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from waldglas.build import compiled
from waldglas.core.playout import random_game
from waldglas.core.rng import Rng, seeded
from waldglas.games import load_game
from waldglas.games.tiny_towns.rules.actions import BUILD, stop_of
from waldglas.games.tiny_towns.rules.game import TinyTownsGame

SOURCE = Path(__file__).parent / "tiny_towns.c"
OPTIONS = {"caller": "town-hall"}
FNV_START, FNV_PRIME, WORD = 14695981039346656037, 1099511628211, (1 << 64) - 1


class NoCompiler(Exception):
    """There is no C compiler to measure against."""


def compile_program(folder: str) -> Path:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise NoCompiler
    program = Path(folder) / "tiny_towns"
    subprocess.run([compiler, "-O3", "-o", str(program), str(SOURCE)], check=True)
    return program


def town_game() -> TinyTownsGame:
    game = load_game("tiny-towns")
    assert isinstance(game, TinyTownsGame)
    return game


def generators(seats: int) -> list[Rng]:
    return [seeded(1, f"bench/{seat}") for seat in range(seats)]


def task(seats: int, games: int) -> str:
    """What the program reads: the facts, the generators of the seats, and of each game's calls."""
    facts = town_game().town_facts
    placements = sorted(town_game().in_play("first", False, False).placements(), key=lambda placement: placement.site)
    numbers = [seats, games, facts.copies, facts.set_aside, facts.drawn_calls, BUILD, stop_of(facts), len(placements)]
    for placement in placements:
        numbers += [placement.site, len(placement.cubes), placement.building]
        numbers += [number for cube in placement.cubes for number in cube]
    for rng in [*generators(seats), *(seeded(seed, "calls") for seed in range(games))]:
        numbers += [rng.a, rng.b, rng.c]
    return " ".join(str(int(number)) for number in numbers)


def in_c(program: Path, seats: int, games: int) -> tuple[int, int, float]:
    """Choices, checksum and seconds of the program."""
    run = subprocess.run([program], input=task(seats, games), stdout=subprocess.PIPE, text=True, check=True)
    choices, checksum, seconds = run.stdout.split()
    return int(choices), int(checksum), float(seconds)


def checksum_of(seats: int, games: int) -> tuple[int, int]:
    """Choices and checksum of the engine's own games."""
    game, rngs, found, choices = town_game(), generators(seats), FNV_START, 0
    for seed in range(games):
        moves: list[int] = []
        random_game(game.start(seats, OPTIONS, seed), rngs, moves)
        choices += len(moves) // 2
        for seat, action in zip(moves[::2], moves[1::2], strict=True):
            found = ((found ^ (seat * 4096 + action)) * FNV_PRIME) & WORD
    return choices, found


def in_engine(seats: int, games: int) -> float:
    game, rngs = town_game(), generators(seats)
    begin = time.process_time()
    for seed in range(games):
        random_game(game.start(seats, OPTIONS, seed), rngs)
    return time.process_time() - begin


def measure(seats: int, games: int, rounds: int) -> dict[str, float]:
    """The best of some rounds in turn, after both were seen to make the same choices."""
    with tempfile.TemporaryDirectory() as folder:
        program = compile_program(folder)
        choices, checksum, _ = in_c(program, seats, 200)
        if (choices, checksum) != checksum_of(seats, 200):
            raise AssertionError("the program in C and the engine do not play the same games")
        c = min(in_c(program, seats, games)[2] for _ in range(rounds))
        engine = min(in_engine(seats, games) for _ in range(rounds))
    return {"seats": seats, "c_games": games / c, "engine_games": games / engine, "share": c / engine}


def main() -> None:
    as_json = "--json" in sys.argv
    try:
        rows = [measure(seats, 20_000, 3) for seats in (2, 6)]
    except NoCompiler:
        print("There is no C compiler here: the limit was not measured.")
        return
    if as_json:
        print(json.dumps({"compiled": compiled(), "rows": rows}))
        return
    print("Tiny Towns, Town Hall, the same random games in plain C:")
    for row in rows:
        print(f"  {row['seats']:.0f} seats: C {row['c_games']:,.0f} games/s, here {row['engine_games']:,.0f}", end="")
        print(f", {row['share']:.2f} of it")


if __name__ == "__main__":
    main()
