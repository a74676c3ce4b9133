"""Runs the checks of PettingZoo, Gymnasium and OpenSpiel on every game, number of seats and option; a warning fails.

python -m tools.check_environments [GAME …]
"""

import argparse
import sys
import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from io import StringIO

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from tools.hash_offers import settings
from waldglas.envs import aec, parallel
from waldglas.envs.registration import environment_id
from waldglas.envs.rewards import REWARDS
from waldglas.games import GAMES, load_game
from waldglas.openspiel import spiel_game

CYCLES = 60  # rounds of choices in each check of PettingZoo

Options = dict[str, str]
Check = Callable[[str, int, Options], None]


def check_cycle(slug: str, seats: int, options: Options) -> None:
    api_test(aec(slug, seats, options, "lead"), CYCLES)
    seed_test(partial(aec, slug, seats, options), CYCLES)


def check_rewards(slug: str, seats: int, options: Options) -> None:
    for reward in REWARDS:
        api_test(aec(slug, seats, options, reward), CYCLES)


def check_together(slug: str, seats: int, options: Options) -> None:
    for masks in ("info", "observation"):
        parallel_api_test(parallel(slug, seats, options, masks=masks), CYCLES)
    parallel_seed_test(partial(parallel, slug, seats, options), CYCLES)


def check_one_seat(slug: str, seats: int, options: Options) -> None:
    for masks in ("info", "observation"):
        made = gymnasium.make(environment_id(slug), seats=seats, options=options, masks=masks)
        check_env(made.unwrapped, skip_render_check=True)


def check_spiel(slug: str, seats: int, options: Options) -> None:
    pyspiel.random_sim_test(spiel_game(slug, seats, options), num_sims=1, serialize=False, verbose=False)


def check_pictures(slug: str, seats: int, options: Options) -> None:
    render_test(partial(aec, slug, seats, options), {"svg": lambda frame: frame.startswith("<svg")})
    check_env(gymnasium.make(environment_id(slug), seats=seats, options=options).unwrapped)


CHECKS: list[Check] = [check_cycle, check_rewards, check_together, check_one_seat, check_spiel, check_pictures]


def checked(check: Check, slug: str, seats: int, options: Options) -> None:
    """Runs a check without what it prints; a warning is an error."""
    with warnings.catch_warnings(), redirect_stdout(StringIO()):
        warnings.simplefilter("error")
        check(slug, seats, options)


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES.slugs()))
    tried = failed = 0
    for slug in reading.parse_args().games or GAMES.slugs():
        for seats, options in settings(load_game(slug)):
            for check in CHECKS:
                tried += 1
                try:
                    checked(check, slug, seats, options)
                except Exception as error:  # noqa: BLE001 - whatever a library raises is told, and the next is checked
                    failed += 1
                    print(slug, seats, options, check.__name__, repr(error), flush=True)
        print(f"{slug}: checked", flush=True)
    print(f"{tried} checks, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
