"""Plays seeded games of every kind, by chance and by search: what a profile for the compiler is taken from."""

from random import Random

from waldglas.bots import make_bot
from waldglas.build import compiled
from waldglas.core.game import Game
from waldglas.core.playout import random_game
from waldglas.core.rng import seeded
from waldglas.games import GAMES, load_game

GAMES_BY_CHANCE = 150  # of each number of seats
BOTS = ("greedy", "search:60")


def play(game: Game, seats: int, seed: int) -> None:
    """One game between bots that think; with most seats only its beginning."""
    position = game.start(seats, {}, seed)
    bots = [make_bot(BOTS[seat % len(BOTS)], game, seed, seat) for seat in range(seats)]
    rng, chance = seeded(seed, "train"), Random(seed)
    for _ in range(120):
        owing = position.to_act()
        if not owing:
            break
        seat = chance.choice(owing)
        position.play(seat, bots[seat].choose(position.determinize(seat, rng), seat))


def main() -> None:
    assert compiled(), "there is nothing to profile in the interpreted build"
    for game in map(load_game, GAMES.slugs()):
        for seats in range(game.fewest_seats, game.most_seats + 1):
            rngs = [seeded(seats, f"train/{seat}") for seat in range(seats)]
            for seed in range(GAMES_BY_CHANCE):
                random_game(game.start(seats, {}, seed), rngs)
            play(game, seats, seats)


if __name__ == "__main__":
    main()
