"""Whole games by chance, as fast as the engine goes, and counted trees."""

from __future__ import annotations

from waldglas.core.game import Position
from waldglas.core.rng import Rng


def random_game(position: Position, rngs: list[Rng], moves: list[int] | None = None) -> int:
    """Plays to the end, each seat by its own generator; returns how many choices were made.

    All seats of a phase choose before any of them is played. `moves` collects seat, action, seat, action…
    """
    made = 0
    offers = position.offers
    while True:
        acted = False
        picks: list[int] = []
        for seat in range(position.seats):
            offered = offers[seat]
            if offered:
                picks.append(seat)
                picks.append(offered[rngs[seat].below(len(offered))])
        for i in range(0, len(picks), 2):
            acted = True
            made += 1
            position.play(picks[i], picks[i + 1])
        if moves is not None:
            moves.extend(picks)
        if not acted:
            return made


def perft(position: Position, depth: int) -> int:
    """How many sequences of choices of this length there are; seats that choose together go in seat order."""
    owing = position.to_act()
    if depth == 0 or not owing:
        return 1
    seat = owing[0]
    if depth == 1:
        return len(position.choices(seat))
    total = 0
    for action in position.choices(seat):
        after = position.copy()
        after.play(seat, action)
        total += perft(after, depth - 1)
    return total
