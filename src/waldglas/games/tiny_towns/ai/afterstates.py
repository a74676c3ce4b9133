"""What a town can become within a turn: a cube on any empty square, and then any buildings."""

from __future__ import annotations

from typing import Final

from waldglas.core.types import Seat
from waldglas.games.tiny_towns.rules.actions import AT, BUILD, DONE, STORE
from waldglas.games.tiny_towns.rules.cards import CardsInPlay
from waldglas.games.tiny_towns.rules.facts import (
    FACTORY,
    KINDS,
    SQUARES,
    Placement,
    at,
    code_at,
    cube_index,
    fitting,
)
from waldglas.games.tiny_towns.rules.position import TinyTowns

HOLDS: Final = [0] + [1 << resource for resource in range(KINDS)]  # a set of stored resources with just this one


class TownState:
    """A town apart from its game, and the choices that made it what it is since the turn began."""

    def __init__(self, codes: list[int], cubes: int, stored: int, ready: list[Placement], moves: list[int]) -> None:
        self.codes = codes  # each square as a number, see `features`
        self.cubes = cubes
        self.stored = stored  # a set of resources
        self.ready = ready
        self.moves = moves

    def is_full(self) -> bool:
        for code in self.codes:
            if code == 0:
                return False
        return True

    def with_cube(self, cards: CardsInPlay, resource: int, square: int) -> TownState:
        codes = self.codes[:]
        codes[square] = resource
        cubes = self.cubes | at(square, resource)
        ready = self.ready
        for site in fitting(cards.using(cube_index(square, resource)), cubes):
            ready = ready + cards.lying(site, cubes)
        return TownState(codes, cubes, self.stored, ready, [*self.moves, AT + square])

    def with_building(self, placement: Placement, square: int, stored: int) -> TownState:
        """Builds on one of the squares of its cubes; a Factory also stores a resource."""
        codes = self.codes[:]
        for _, left in placement.cubes:
            codes[left] = 0
        codes[square] = KINDS + placement.building
        cubes = self.cubes - placement.want
        ready = [other for other in self.ready if cubes & other.mask == other.want]
        moves = [*self.moves, BUILD + placement.site, AT + square]
        if stored:
            moves.append(STORE + stored)
        return TownState(codes, cubes, self.stored | HOLDS[stored], ready, moves)


def town_of(position: TinyTowns, seat: Seat) -> TownState:
    cubes, built = position.towns[seat].cubes, position.towns[seat].built
    codes = [code_at(cubes, square) for square in range(SQUARES)]
    held = 0
    for square in range(SQUARES):
        if building := code_at(built, square):
            codes[square] = KINDS + building
            held |= HOLDS[code_at(position.towns[seat].stored, square)]
    ready = [place for site in position.towns[seat].ready for place in position.cards.lying(site, cubes)]
    return TownState(codes, cubes, held, ready, [])


def after_cube(cards: CardsInPlay, town: TownState, resource: int) -> list[TownState]:
    """All that a turn with this cube can make of a town."""
    towns: list[TownState] = []
    for square in range(SQUARES):
        if town.codes[square] == 0:
            placed = town.with_cube(cards, resource, square)
            if placed.ready:
                towns.extend(after_building(placed))
            else:
                towns.append(placed)
    return towns


def after_building(town: TownState) -> list[TownState]:
    """The town with any of its ready buildings, or none; all are done with building."""
    towns = [town]
    to_try = [town.ready]  # of each town what may still be built, so that no set of buildings comes twice
    i = 0
    while i < len(towns):
        for k in range(len(to_try[i])):
            placement = to_try[i][k]
            for resource in range(1, KINDS + 1) if placement.building == FACTORY else range(1):
                for _, square in placement.cubes:
                    more = towns[i].with_building(placement, square, resource)
                    towns.append(more)
                    to_try.append([other for other in to_try[i][k + 1 :] if other in more.ready])
        i += 1
    for done in towns:
        if done.ready:
            done.moves = [*done.moves, DONE]
    return towns
