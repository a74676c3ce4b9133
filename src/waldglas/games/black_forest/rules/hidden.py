"""What nobody can know in Black Forest, drawn anew: the order of the job pile."""

from __future__ import annotations

from waldglas.core.rng import Rng


def imagine_pile(pile: list[int], revealed: int, rng: Rng) -> list[int]:
    """The same pile with its face-down jobs in another order."""
    left = sorted(pile[revealed:])
    rng.shuffle(left)
    return pile[:revealed] + left
