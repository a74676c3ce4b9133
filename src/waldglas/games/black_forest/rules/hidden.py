"""What nobody can know in Black Forest, drawn anew: the order of the job pile."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.packed import packed
from waldglas.core.rng import Rng


def imagine_pile(pile: vec[i64], revealed: i64, rng: Rng) -> vec[i64]:
    """The same pile with its face-down jobs in another order."""
    jobs = [int(job) for job in pile]
    left = sorted(jobs[revealed:])
    rng.shuffle(left)
    return packed(jobs[:revealed] + left)
