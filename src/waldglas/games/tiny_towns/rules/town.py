"""A town: its cubes and buildings, and what its owner is in the middle of."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from waldglas.core.agenda import with_number
from waldglas.games.tiny_towns.rules.facts import BITS, CODE, FULL, Placement, TownFacts, at, cube_index

NO_RESOURCE: Final = 0


@mypyc_attr(acyclic=True)
class Town:
    def __init__(self) -> None:
        self.cubes: i64 = 0
        self.built: i64 = 0  # its buildings
        self.stored: i64 = 0  # the cubes on its Factories
        self.empty: i64 = FULL  # its empty squares
        self.ready = vec[i64]()  # placements whose cubes lie in it; never changed, only replaced
        self.finished = False
        self.placing: i64 = NO_RESOURCE  # the resource that has to be placed
        self.vacated: i64 = 0  # squares that the cubes of a building left
        self.raising: i64 = 0  # the building that stands on none of them yet
        self.built_as_master: i64 = 0  # how often its owner was Master Builder

    def copy(self) -> Town:
        twin = Town()
        twin.cubes = self.cubes
        twin.built = self.built
        twin.stored = self.stored
        twin.empty = self.empty
        twin.ready = self.ready
        twin.finished = self.finished
        twin.placing = self.placing
        twin.vacated = self.vacated
        twin.raising = self.raising
        twin.built_as_master = self.built_as_master
        return twin

    def place_cube(self, facts: TownFacts, resource: i64, square: i64) -> None:
        cubes = self.cubes | at(square, resource)
        self.cubes = cubes
        self.empty &= ~(1 << square)
        masks, wants = facts.masks, facts.wants
        for placement in facts.using[cube_index(square, resource)]:
            if cubes & masks[placement] == wants[placement]:
                self.ready = with_number(self.ready, placement)

    def remove_cubes(self, facts: TownFacts, placement: Placement) -> None:
        self.cubes -= placement.want
        self.empty |= placement.squares
        left = vec[i64]()
        for other in self.ready:
            if facts.fits(other, self.cubes):
                left = append(left, other)
        self.ready = left

    def place_building(self, building: i64, square: i64) -> None:
        self.built |= at(square, building)
        self.empty &= ~(1 << square)

    def store_cube(self, resource: i64, square: i64) -> None:
        self.stored |= at(square, resource)

    def has_stored(self, resource: i64) -> bool:
        """Whether a Factory of this town holds the resource."""
        stored = self.stored
        while stored:
            if stored & CODE == resource:
                return True
            stored >>= BITS
        return False
