"""How fast learners are served: one PettingZoo step beside PettingZoo's own classics, and batched steps beside the
engine's random play; all in one process, in turns, the best of several rounds.

Choosing is not measured with single steps: games are played once by chance, and then again by the same choices.
PettingZoo's classics ask for pygame, to draw with: here nothing is drawn, by a stand-in that takes no time.
"""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from types import ModuleType
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from waldglas.bots import bot_rng
from waldglas.build import compiled
from waldglas.core.playout import random_game
from waldglas.games import GAMES, load_game

CLASSICS = ["tictactoe_v3", "connect_four_v3", "rps_v2", "go_v5"]  # all that need nothing but pygame besides
NEEDED = ["numpy", "gymnasium", "pettingzoo"]
OTHERS = {  # one core of another machine
    "fastcatan (C++), a step from Python": 870_000,
    "fastcatan (C++), batched": 6_800_000,
    "catanatron's Gymnasium environment": 7_000,
}
GAMES_EACH = 3
MOST_STEPS = 1_000

Moves = list[tuple[int, list[int]]]
Speeds = dict[str, float]


def choices_of(env: Any) -> Any:
    observation, _, _, _, info = env.last()
    mask = info.get("action_mask")
    return observation.get("action_mask") if mask is None and isinstance(observation, dict) else mask


def played(env: Any) -> Moves:
    """Games by chance: the seed and the choices of each."""
    found = []
    for seed in range(GAMES_EACH):
        env.reset(seed=seed)
        found.append((seed, list(chosen(env, Random(seed)))))
    return found


def chosen(env: Any, chance: Random) -> Iterator[int]:
    for _ in range(MOST_STEPS):
        if not env.agents or env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            return
        mask = choices_of(env)
        size = env.action_space(env.agent_selection).n
        action = chance.choice([place for place in range(size) if mask is None or mask[place]])
        yield action
        env.step(action)


def steps_again(env: Any, moves: Moves) -> int:
    """The same games once more: what is seen, then the choice."""
    made = 0
    for seed, actions in moves:
        env.reset(seed=seed)
        for action in actions:
            env.last()
            env.step(action)
        made += len(actions)
    return made


def single_steps(env: Any) -> Callable[[], int]:
    moves = played(env)
    return lambda: steps_again(env, moves)


def random_choices(slug: str, seats: int) -> Callable[[], int]:
    game = load_game(slug)
    seeds = iter(range(10**9))

    def play() -> int:
        seed = next(seeds)
        return random_game(game.start(seats, seed=seed), [bot_rng(seed, seat) for seat in range(seats)])

    return play


def batched_steps(slug: str, seats: int, rows: int) -> Callable[[], int]:
    from waldglas.envs import vector  # noqa: PLC0415 - where NumPy is

    batch = vector(slug, rows, seats, autoreset="same_step")

    def step() -> int:
        batch.step(batch.sample())
        return rows

    return step


def speed(work: Callable[[], int], seconds: float) -> float:
    """How much is done in a second of the processor: others that run beside it do not count."""
    begin, made = process_time(), 0
    while process_time() - begin < seconds:
        made += work()
    return made / (process_time() - begin)


def measured(works: dict[str, Callable[[], int]], rounds: int, seconds: float) -> Speeds:
    found: Speeds = dict.fromkeys(works, 0.0)
    for number in range(1, rounds + 1):
        print(f"environments: round {number} of {rounds}", file=sys.stderr)
        for name, work in works.items():
            found[name] = max(found[name], speed(work, seconds))
    return found


def classics() -> dict[str, Callable[[], int]]:
    sys.modules["pygame"] = no_pygame()
    return {name: single_steps(import_module(f"pettingzoo.classic.{name}").env()) for name in CLASSICS}


def no_pygame() -> ModuleType:
    """What the classics touch of pygame when nothing is to be drawn."""
    drawing = ModuleType("pygame")
    vars(drawing)["Surface"] = lambda _size: None
    return drawing


def single_table(speeds: Speeds, own: list[str]) -> Table:
    fastest = max(CLASSICS, key=lambda name: speeds[name])
    drawn = new_table("One PettingZoo step: seen and answered", ["environment", "steps/s", f"× {fastest}"])
    for name in [*CLASSICS, *own]:
        drawn.add_row(name, f"{speeds[name]:,.0f}", f"{speeds[name] / speeds[fastest]:.1f}")
    return drawn


def batch_table(speeds: Speeds, setups: list[tuple[str, int]]) -> Table:
    columns = ["game", "seats", "random choices/s", "batched steps/s", "ratio"]
    drawn = new_table("Batched steps with observation and mask, beside random play", columns)
    for slug, seats in setups:
        alone, batched = speeds[f"random {slug} {seats}"], speeds[f"batched {slug} {seats}"]
        drawn.add_row(slug, str(seats), f"{alone:,.0f}", f"{batched:,.0f}", f"{batched / alone:.2f}")
    return drawn


def quoted_table() -> Table:
    drawn = new_table("Quoted from elsewhere, not measured here", ["what", "steps/s"])
    for name, steps in OTHERS.items():
        drawn.add_row(name, f"{steps:,}")
    return drawn


def new_table(title: str, columns: list[str]) -> Table:
    drawn = Table(title=title, title_justify="left", box=box.SIMPLE)
    for number, column in enumerate(columns):
        drawn.add_column(column, justify="right" if number else "left", no_wrap=True)
    return drawn


@click.command()
@click.option("--rounds", default=3, show_default=True, help="How often each takes its turn.")
@click.option("--seconds", default=0.5, show_default=True, help="Time for each in each round.")
@click.option("--rows", default=256, show_default=True, help="Games of a batch.")
def main(rounds: int, seconds: float, rows: int) -> None:
    """How fast observations, masks and environments are."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        print(f"Environments are not measured: {', '.join(missing)} missing here; `make check` installs them.")
        return
    from waldglas.envs import aec  # noqa: PLC0415 - where NumPy, Gymnasium and PettingZoo are

    works = classics()
    setups = [(slug, seats) for slug in GAMES.slugs() for seats in (2, load_game(slug).most_seats)]
    own = [f"{slug}, {seats} seats" for slug, seats in setups]
    for name, (slug, seats) in zip(own, setups, strict=True):
        works[name] = single_steps(aec(slug, seats))
        works[f"random {slug} {seats}"] = random_choices(slug, seats)
        works[f"batched {slug} {seats}"] = batched_steps(slug, seats, rows)
    speeds = measured(works, rounds, seconds)
    console = Console(width=None if sys.stdout.isatty() else 120)
    for table in (single_table(speeds, own), batch_table(speeds, setups), quoted_table()):
        console.print(table)
    print(f"The engine ran {'compiled' if compiled() else 'interpreted'}; batches of {rows} games, one core.")


if __name__ == "__main__":
    main()
