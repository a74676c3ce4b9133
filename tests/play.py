"""Playing in tests: by tokens, by chance, and what a whole table looks like at a moment."""

from collections.abc import Iterator
from random import Random
from typing import Any

from waldglas.core.game import Position
from waldglas.core.journal import Event

MOST_MOVES = 20_000


def play(position: Position, *moves: str) -> Position:
    """Plays moves written as in a record: '0 at:b3'."""
    for move in moves:
        seat, token = move.split()
        position.play(int(seat), position.alphabet.action(token))
    return position


def tokens(position: Position, seat: int) -> set[str]:
    return {position.alphabet.token(action) for action in position.choices(seat)}


def walk(position: Position, chance: Random) -> Iterator[tuple[int, int]]:
    """Plays by chance to the end; gives each seat and its action just before they are played."""
    for _ in range(MOST_MOVES):
        owing = position.to_act()
        if not owing:
            return
        seat = chance.choice(owing)
        action = chance.choice(position.choices(seat))
        yield seat, action
        position.play(seat, action)
    raise AssertionError(f"no end after {MOST_MOVES} moves")


def moments(position: Position, chance: Random, share: float = 0.15) -> Iterator[tuple[int, int]]:
    """The same, but gives only the start and a share of the moments after it."""
    for seat, action in walk(position, chance):
        if position.moves == 0 or chance.random() < share:
            yield seat, action


def play_out(position: Position, chance: Random) -> list[tuple[int, int]]:
    return list(walk(position, chance))


def snapshot(position: Position) -> dict[str, Any]:
    """All that can be asked of a position: every seat's view and choices, and a spectator's view."""
    seats = range(position.seats)
    return {
        "views": [position.observe(seat).data() for seat in (None, *seats)],
        "choices": [position.choices(seat) for seat in seats],
        "questions": [position.question(seat) for seat in seats],
        "to_act": position.to_act(),
        "over": position.over(),
        "moves": position.moves,
        "scores": position.scores(),
        "winners": position.winners(),
    }


def plain(events: list[Event] | None) -> list[tuple[str, int, list[int], int, int]]:
    return [(event.kind, event.seat, event.values, event.move, event.readers) for event in events or []]
