"""Action disks: three colours, heaps of them as one number, and every set that a worker can be given."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.packed import packed

COLOURS: Final = ["black", "brown", "yellow"]
BLACK: Final = 0
BROWN: Final = 1
YELLOW: Final = 2

# A heap is one number with five bits for each colour; the fifth bit stays free to tell when disks run short.
BITS: Final = 5
ONE: Final = vec[i64]([1, 1 << BITS, 1 << 2 * BITS])
PART: Final = 0b11111
SPARE: Final = 0b10000_10000_10000

MOST_PIECES: Final = [13, 13, 10]
MOST_ON_A_WORKER: Final = [pieces + 1 for pieces in MOST_PIECES]  # a marker stands for one more
MOST_MIXED: Final = 6


def heap(black: i64, brown: i64, yellow: i64) -> i64:
    return black + (brown << BITS) + (yellow << 2 * BITS)


def disks_of(heaped: i64, colour: i64) -> i64:
    return heaped >> (BITS * colour) & PART


def count_disks(heaped: i64) -> i64:
    return (heaped & PART) + (heaped >> BITS & PART) + (heaped >> 2 * BITS)


def holds(heaped: i64, part: i64) -> bool:
    """Whether all disks of a part are in the heap."""
    return (heaped + SPARE - part) & SPARE == SPARE


def is_mixed(heaped: i64) -> bool:
    colours = 0
    for colour in range(3):
        if disks_of(heaped, colour):
            colours += 1
    return colours > 1


def all_sets() -> vec[i64]:
    """No disk; 1, 2, 3 … of one colour; then 2 to 6 disks of different colours."""
    sets = [0]
    for colour in range(3):
        sets += [int(number * ONE[colour]) for number in range(1, MOST_ON_A_WORKER[colour] + 1)]
    for size in range(2, MOST_MIXED + 1):
        heaps = [
            int(heap(size - brown - yellow, brown, yellow))
            for brown in range(size + 1)
            for yellow in range(size + 1 - brown)
        ]
        sets += [mixed for mixed in heaps if is_mixed(mixed)]
    return packed(sets)


SETS: Final = all_sets()
NO_DISKS: Final = 0
FIRST_OF_COLOUR: Final = packed([1, 1 + MOST_ON_A_WORKER[0], 1 + MOST_ON_A_WORKER[0] + MOST_ON_A_WORKER[1]])
FIRST_MIXED: Final = 1 + sum(MOST_ON_A_WORKER)
SET_SIZES: Final = packed([int(count_disks(disks)) for disks in SETS])


def colour_of(disk_set: i64) -> i64:
    """The colour of a set of one colour."""
    if disk_set >= FIRST_OF_COLOUR[YELLOW]:
        return YELLOW
    return BROWN if disk_set >= FIRST_OF_COLOUR[BROWN] else BLACK


def set_token(disk_set: i64) -> str:
    parts = [f"{COLOURS[colour]}{disks_of(SETS[disk_set], colour)}" for colour in range(3)]
    return "-".join(part for part in parts if not part.endswith(("black0", "brown0", "yellow0"))) or "none"
