"""A small seeded generator (sfc32): the same numbers on every machine, compiled or not.

Its words have 32 bits, so that every product and shift fits in a machine word.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from struct import Struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
SPARE: Final = 3  # bits left out of a product, so that it is computed without big integers
PART: Final = WORD >> SPARE
THREE_WORDS: Final = Struct("<3I")
NOTHING_HASHED: Final = blake2b(digest_size=THREE_WORDS.size)  # to copy one is quicker than to make one


@mypyc_attr(acyclic=True)
class Rng:
    def __init__(self, a: int = 0, b: int = 0, c: int = 0, counter: int = 1) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def next32(self) -> i64:
        b, c, counter = self.b, self.c, self.counter
        mixed = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + mixed) & WORD
        return mixed

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely (limit up to 2**29)."""
        return self.one_of(limit)

    def one_of(self, number: i64) -> i64:
        """The same in machine words: one of so many, counted from 0."""
        product = (self.next32() >> SPARE) * number
        if product & PART < number:
            smallest = (PART + 1 - number) % number
            while product & PART < smallest:
                product = (self.next32() >> SPARE) * number
        return product >> (32 - SPARE)

    def shuffle(self, items: list[int]) -> None:
        last: i64
        for last in range(len(items) - 1, 0, -1):
            other = self.one_of(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffle_from(self, items: vec[i64], first: i64) -> None:
        """Shuffles packed numbers from this place on, as `shuffle` does it with a list of them."""
        for last in range(len(items) - 1, first, -1):
            other = first + self.one_of(last - first + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def fork(self) -> Rng:
        """A generator of its own, drawn from this one."""
        return Rng(self.next32(), self.next32(), self.next32(), 1)


def drawn_from(chance: Rng | Random) -> Rng:
    """A generator of its own, drawn from one of ours or from any of Python's."""
    if isinstance(chance, Rng):
        return chance.fork()
    return Rng(chance.getrandbits(32), chance.getrandbits(32), chance.getrandbits(32))


def seeded(seed: int, stream: str) -> Rng:
    """The generator of one stream (one deck, one bot) under a seed of any size."""
    digest = NOTHING_HASHED.copy()
    digest.update(f"{seed}/{stream}".encode())
    a, b, c = THREE_WORDS.unpack(digest.digest())
    return Rng(a, b, c, 1)


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of many."""
    rng = seeded(seed, f"game {number}")
    high: int = rng.next32()  # of any size: 64 bits are more than a machine word with its sign holds
    low: int = rng.next32()
    return high << 32 | low
