"""Small vectors of packed numbers: made, extended, cut."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NOTHING: Final = vec[i64]()  # no choice, no number: made once


def packed(actions: list[int]) -> vec[i64]:
    """Choices as the agenda keeps them."""
    found = vec[i64](capacity=len(actions))
    for action in actions:
        found = append(found, action)
    return found


def run_of(first: i64, number: i64) -> vec[i64]:
    """So many choices that follow each other in the alphabet."""
    found = vec[i64]([first] * number)
    for i in range(number):
        found[i] = first + i
    return found


def with_number(numbers: vec[i64], new: i64) -> vec[i64]:
    """Numbers in rising order, and one more among them."""
    found = vec[i64](capacity=len(numbers) + 1)
    placed = False
    for number in numbers:
        if not placed and new < number:
            found = append(found, new)
            placed = True
        found = append(found, number)
    return found if placed else append(found, new)


def without_number(numbers: vec[i64], gone: i64) -> vec[i64]:
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        if number != gone:
            found = append(found, number)
    return found
