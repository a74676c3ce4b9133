"""The generator: known numbers, fair numbers, and streams that do not touch each other."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waldglas.core.rng import Rng, seeded

WORD = 2**32 - 1


def sfc32(a: int, b: int, c: int, counter: int, how_many: int) -> list[int]:
    """The published algorithm, written down a second time."""
    numbers = []
    for _ in range(how_many):
        mixed = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        rotated = ((c << 21) | (c >> 11)) & WORD
        c = (rotated + mixed) & WORD
        numbers.append(mixed)
    return numbers


@given(st.integers(0, WORD), st.integers(0, WORD), st.integers(0, WORD), st.integers(0, WORD))
def test_words_are_those_of_sfc32(a: int, b: int, c: int, counter: int) -> None:
    rng = Rng(a, b, c, counter)
    assert [rng.next32() for _ in range(50)] == sfc32(a, b, c, counter, 50)


def test_first_values_are_known() -> None:
    rng = seeded(1, "calls")
    assert [rng.next32() for _ in range(4)] == [4064234937, 676459420, 419980696, 1922026420]
    rng = seeded(2**70, "calls")
    assert [rng.below(100) for _ in range(8)] == [86, 99, 11, 74, 32, 1, 28, 80]


def test_seeds_beyond_64_bits_and_streams_are_told_apart() -> None:
    rngs = [seeded(seed, stream) for seed in (0, 1, 2**64, 2**64 + 1, 10**79) for stream in ("calls", "stacks")]
    assert len({(rng.next32(), rng.next32()) for rng in rngs}) == len(rngs)


@given(st.integers(0, 2**64), st.integers(1, 2**28))
def test_below_stays_below(seed: int, limit: int) -> None:
    rng = seeded(seed, "test")
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 15, 100])
def test_below_is_uniform(limit: int) -> None:
    rng = seeded(limit, "uniform")
    draws = 400 * limit
    counts = Counter(rng.below(limit) for _ in range(draws))
    chi_square = sum((counts[value] - 400) ** 2 / 400 for value in range(limit))
    freedom = limit - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def test_below_is_uniform_for_large_limits_too() -> None:
    """Without drawing again, every third number below such a limit would come twice as often as the others."""
    rng = seeded(0, "large")
    counts = Counter(rng.below(3 * 2**27) % 3 for _ in range(3000))
    assert sum((counts[rest] - 1000) ** 2 / 1000 for rest in range(3)) < 2 + 5 * 4**0.5


def test_shuffles_are_uniform() -> None:
    rng = seeded(0, "shuffle")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 23 + 5 * 46**0.5


@given(st.lists(st.integers()))
def test_shuffle_keeps_the_items(items: list[int]) -> None:
    shuffled = items[:]
    seeded(3, "shuffle").shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_copy_goes_on_alike_and_fork_goes_its_own_way() -> None:
    rng = seeded(5, "test")
    rng.next32()
    twin = rng.copy()
    assert [twin.next32() for _ in range(10)] == [rng.next32() for _ in range(10)]
    fork = rng.fork()
    branch = [fork.next32() for _ in range(10)]
    assert branch != [rng.next32() for _ in range(10)]
    again = twin.fork()
    assert [again.next32() for _ in range(10)] == branch
