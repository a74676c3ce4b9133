"""Prints a hash of every offer and score of seeded games: a change that moves no rule prints the same.

python -m tools.hash_offers [--games 20] [GAME …]
"""

import argparse
from collections.abc import Iterator
from hashlib import sha256
from random import Random

from waldglas.core.errors import WrongUsage
from waldglas.core.game import Game
from waldglas.games import GAMES, load_game


def settings(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats, as it is and with each other value of each option, where that is allowed."""
    for seats in range(game.fewest_seats, game.most_seats + 1):
        plain = game.settings(seats, {})
        yield seats, {}
        for option in game.options:
            for value in option.values:
                if value != plain[option.name] and allowed(game, seats, {option.name: value}):
                    yield seats, {option.name: value}


def allowed(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.settings(seats, options)
    except WrongUsage:
        return False
    return True


def play(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[str]:
    position, chance = game.start(seats, options, seed), Random(seed)
    while seats_to_act := position.to_act():
        seat = chance.choice(seats_to_act)
        offered = position.choices(seat)
        yield f"{seat} {' '.join(map(game.alphabet.token, offered))}"
        position.play(seat, chance.choice(offered))
    yield f"{position.scores()} {position.winners()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each number of seats and option")
    parser.add_argument("slugs", nargs="*", default=GAMES.slugs(), metavar="GAME")
    arguments = parser.parse_args()
    for slug in arguments.slugs:
        game, found, choices, played = load_game(slug), sha256(), 0, 0
        for seats, options in settings(game):
            for seed in range(arguments.games):
                for line in play(game, seats, options, seed):
                    found.update(line.encode())
                    choices += 1
                played += 1
        print(f"{slug} {played} games, {choices} lines: {found.hexdigest()[:24]}")


if __name__ == "__main__":
    main()
