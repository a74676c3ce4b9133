"""The seeds of many games, all from one."""

from waldglas.core.rng import seeded


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of many."""
    rng = seeded(seed, f"game {number}")
    return rng.next32() << 32 | rng.next32()
