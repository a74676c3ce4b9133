"""Whole games by chance, as fast as the engine goes, and counted trees."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.game import Position
from waldglas.core.rng import Rng

NOBODY: Final = -1


def random_game(position: Position, rngs: list[Rng], moves: list[int] | None = None) -> int:
    """Plays to the end, each seat by its own generator; returns how many choices were made.

    All seats of a phase choose before any of them is played. `moves` collects seat, action, seat, action…
    """
    before, players, picks = position.moves, vec[Rng](rngs), vec[i64]([NOBODY] * position.seats)
    while True:
        if position.together:
            play_phase(position, players, picks, moves)
            continue
        seat = first_to_act(position)
        if seat == NOBODY:
            return int(position.moves - before)
        action = pick(position, seat, players)
        position.answer(seat, action)
        if moves is not None:
            moves += [int(seat), int(action)]


def first_to_act(position: Position) -> i64:
    for seat in range(position.seats):
        if len(position.offers[seat]):
            return seat
    return NOBODY


def pick(position: Position, seat: i64, players: vec[Rng]) -> i64:
    """What a seat chooses by chance, if it is to act."""
    offered = position.offers[seat]
    number = len(offered)
    if number == 0:
        return NOBODY
    return offered[players[seat].one_of(number)]


def play_phase(position: Position, players: vec[Rng], picks: vec[i64], moves: list[int] | None) -> None:
    """Each seat that is to act chooses, then all of it is played."""
    for seat in range(position.seats):
        picks[seat] = pick(position, seat, players)
    for seat in range(position.seats):
        action = picks[seat]
        if action != NOBODY:
            position.answer(seat, action)
            if moves is not None:
                moves += [int(seat), int(action)]


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
