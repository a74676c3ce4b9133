"""Who holds goods and land in Glass Road and Black Forest, what can be paid from that, and what can be counted."""

from __future__ import annotations

from typing import Generic, TypeVar

from waldglas.core.alphabet import shortened
from waldglas.core.checks import refused
from waldglas.core.errors import BadFacts
from waldglas.games.shared.effects import Amount


class Holder:
    """A player with goods on wheels and a landscape."""

    goods: list[int]  # by marker
    land: list[int]  # what lies on each space

    def have(self, good: int) -> int:
        """How many of a good there are, on all its markers."""
        raise NotImplementedError

    def has_all(self, amounts: list[Amount]) -> bool:
        for amount in amounts:
            if self.have(amount.what) < amount.number:
                return False
        return True


P_contra = TypeVar("P_contra", bound=Holder, contravariant=True)


class Count(Generic[P_contra]):
    """What buildings, cards and conditions count with a player."""

    def of(self, player: P_contra, space: int) -> int:
        """The number for this player; `space` is where the counting building stands, perhaps nowhere."""
        raise NotImplementedError

    def counts_empty_spaces(self) -> bool:
        """Whether it counts spaces that could be made empty before."""
        return False

    def tiles_counted(self) -> int:
        """A bit for each kind of landscape tile without which the number may be smaller."""
        return 0


class GoodsHeld(Count[Holder]):
    def __init__(self, good: int) -> None:
        self.good = good

    def of(self, player: Holder, space: int) -> int:
        return player.have(self.good)


def uncountable(where: str, name: object) -> BadFacts:
    return refused("facts-uncountable", where, {"name": shortened(str(name))})
