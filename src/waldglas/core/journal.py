"""What happened, event by event, each with who may read it."""

from __future__ import annotations

from typing import Final

from waldglas.core.types import Seat

EVERYBODY: Final = -1
THE_TABLE: Final = -1

# What an event is for a reader beyond its kind
PLAIN: Final = 0
CHAPTER: Final = 1  # a part of the game begins
LOUD: Final = 2  # what nobody wants to be surprised by: a wheel that turns, the end of the game

ENDED: Final = "ended"  # the kind by which any game tells its end


class Event:
    """Something that happened to a seat; its values mean what the game's words say of the kind."""

    def __init__(self, kind: str, seat: Seat, values: list[int], move: int, readers: int, weight: int = PLAIN) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values
        self.move = move
        self.readers = readers
        self.loud = weight == LOUD
        self.chapter = weight == CHAPTER

    def readable_by(self, seat: Seat | None) -> bool:
        if self.readers == EVERYBODY:
            return True
        return seat is not None and (self.readers >> seat) & 1 == 1

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, values={self.values}, move={self.move})"


def order_by_seat(events: list[Event], since: int, first_move: int, choices_made: list[int]) -> None:
    """Puts what several seats did at the same time in seat order, and numbers its moves so."""
    before = [first_move]
    for made in choices_made:
        before.append(before[-1] + made)
    for event in events[since:]:
        event.move += before[event.seat]
    events[since:] = sorted(events[since:], key=seat_of)


def seat_of(event: Event) -> int:
    return event.seat
