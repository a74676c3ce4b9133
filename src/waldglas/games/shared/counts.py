"""Who holds goods and land in Glass Road and Black Forest, what can be paid from that, and what can be counted."""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from waldglas.core.alphabet import shortened
from waldglas.core.checks import refused
from waldglas.core.errors import BadFacts
from waldglas.core.packed import NOTHING
from waldglas.games.shared.effects import Amount


@mypyc_attr(acyclic=True)
class Holder:
    """A player with goods on wheels and a landscape."""

    def __init__(self) -> None:
        self.goods = NOTHING  # by marker
        self.land = NOTHING  # what lies on each space

    def have(self, good: i64) -> i64:
        """How many of a good there are, on all its markers."""
        raise NotImplementedError

    def has_all(self, amounts: vec[Amount]) -> bool:
        for amount in amounts:
            if self.have(amount.what) < amount.number:
                return False
        return True


P_contra = TypeVar("P_contra", bound=Holder, contravariant=True)


class Count(Generic[P_contra]):
    """What buildings, cards and conditions count with a player."""

    def of(self, player: P_contra, space: i64) -> i64:
        """The number for this player; `space` is where the counting building stands, perhaps nowhere."""
        raise NotImplementedError

    def counts_empty_spaces(self) -> bool:
        """Whether it counts spaces that could be made empty before."""
        return False

    def tiles_counted(self) -> i64:
        """A bit for each kind of landscape tile without which the number may be smaller."""
        return 0


class GoodsHeld(Count[Holder]):
    def __init__(self, good: int) -> None:
        self.good: i64 = good

    def of(self, player: Holder, space: i64) -> i64:
        return player.have(self.good)


def uncountable(where: str, name: object) -> BadFacts:
    return refused("facts-uncountable", where, {"name": shortened(str(name))})
