"""Whole games by chance, as fast as the engine goes, and counted trees."""

from __future__ import annotations

from typing import Final

from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.core.types import Seat

NOBODY: Final = -1


def random_game(position: Position, rngs: list[Rng], moves: list[int] | None = None) -> int:
    """Plays to the end, each seat by its own generator; returns how many choices were made.

    All seats of a phase choose before any of them is played. `moves` collects seat, action, seat, action…
    """
    made = 0
    while True:
        seat = first_to_act(position)
        if seat == NOBODY:
            return made
        if position.together:
            picks = picks_of_phase(position, rngs)
            for i in range(0, len(picks), 2):
                position.play(picks[i], picks[i + 1])
            made += len(picks) // 2
            if moves is not None:
                moves.extend(picks)
        else:
            action = pick(position, seat, rngs)
            position.play(seat, action)
            made += 1
            if moves is not None:
                moves += [seat, action]


def first_to_act(position: Position) -> int:
    for seat in range(position.seats):
        if position.offers[seat]:
            return seat
    return NOBODY


def pick(position: Position, seat: Seat, rngs: list[Rng]) -> int:
    offered = position.offers[seat]
    return offered[rngs[seat].below(len(offered))]


def picks_of_phase(position: Position, rngs: list[Rng]) -> list[int]:
    """What each seat that is to act chooses: seat, action, seat, action…"""
    picks: list[int] = []
    for seat in range(position.seats):
        if position.offers[seat]:
            picks.append(seat)
            picks.append(pick(position, seat, rngs))
    return picks


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
