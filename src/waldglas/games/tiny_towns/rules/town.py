"""A town: its cubes and buildings, and what its owner is in the middle of."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from waldglas.core.packed import NOTHING, with_number
from waldglas.games.tiny_towns.rules.cards import CardsInPlay
from waldglas.games.tiny_towns.rules.facts import (
    BITS,
    CODE,
    COTTAGE,
    FACTORY,
    FULL,
    MONUMENT,
    SQUARES,
    Card,
    Site,
    TownFacts,
    at,
    code_at,
    count,
    cube_index,
    fitting,
    fitting_with,
)

NO_RESOURCE: Final = 0
NO_CARD: Final = 0
NOWHERE: Final = -1


@mypyc_attr(acyclic=True)
class Town:
    def __init__(self) -> None:
        self.cubes: i64 = 0
        self.built: i64 = 0  # its buildings by their types; a monument has none but Barrett Castle, which is a Cottage
        self.stored: i64 = 0  # the cubes on its Factories, Banks and Cottages
        self.empty: i64 = FULL  # its empty squares
        self.ready = NOTHING  # sites whose cubes lie in it; never changed, only replaced
        self.finished = False
        self.placing: i64 = NO_RESOURCE  # the resource that has to be placed
        self.vacated: i64 = 0  # squares that the cubes of a building left
        self.raising: i64 = 0  # the type of the building that stands on none of them yet
        self.built_as_master: i64 = 0  # how often its owner was Master Builder
        self.completed: i64 = 0  # the round in which it was finished
        self.wild: i64 = 0  # all bits of the Trading Posts that count as any resource by now
        self.held = NOTHING  # for each square the cubes on a Warehouse there; never changed, only replaced
        self.aside: i64 = 0  # cubes in the Cavern
        self.plan: i64 = NO_CARD  # the monument that may still be built
        self.declined: i64 = NO_CARD  # the monument that was dealt too
        self.monument: i64 = NO_CARD  # that stands
        self.monument_at: i64 = NOWHERE
        self.when_built: i64 = 0  # how many buildings stood when the monument was built, itself among them
        self.anywhere = False  # whether the Obelisk is at work by now
        self.watched: i64 = 0  # types on Opaleye's Watch
        self.watching: i64 = 0  # those that were there when the round began
        self.constructed: i64 = 0  # types that were built in this round

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
        twin.completed = self.completed
        twin.wild = self.wild
        twin.held = self.held
        twin.aside = self.aside
        twin.plan = self.plan
        twin.declined = self.declined
        twin.monument = self.monument
        twin.monument_at = self.monument_at
        twin.when_built = self.when_built
        twin.anywhere = self.anywhere
        twin.watched = self.watched
        twin.watching = self.watching
        twin.constructed = self.constructed
        return twin

    # Cubes and patterns

    def place_cube(self, cards: CardsInPlay, resource: i64, square: i64) -> None:
        self.cubes |= at(square, resource)
        self.empty &= ~(1 << square)
        index = cube_index(square, resource)
        self.find_among(cards.using(index))
        if self.plan:
            self.find_among(cards.facts.card(self.plan).patterns.using[index])

    def find_among(self, row: vec[i64]) -> None:
        """Adds the sites of those placements that fit."""
        found = fitting_with(row, self.cubes, self.wild) if self.wild else fitting(row, self.cubes)
        for site in found:
            if site not in self.ready:
                self.ready = with_number(self.ready, site)

    def find_all(self, cards: CardsInPlay) -> None:
        """Looks for every pattern anew, after what can be built has changed."""
        self.ready = NOTHING
        for kind in range(COTTAGE, MONUMENT):
            self.find_among(cards.of(kind).patterns.all)
        if self.plan:
            self.find_among(cards.facts.card(self.plan).patterns.all)

    def remove_cubes(self, facts: TownFacts, site: Site) -> None:
        """The cubes of a site are gone, and with them whatever else needed one of them; Trading Posts stay."""
        gone = site.squares & self.with_cubes() if self.wild else site.squares
        self.cubes &= ~site.mask
        self.empty |= gone
        self.vacated = gone
        left = vec[i64]()
        for other in self.ready:
            if not facts.sites[other].squares & gone:
                left = append(left, other)
        self.ready = left

    def with_cubes(self) -> i64:
        """The squares that hold a cube."""
        squares: i64 = 0
        for square in range(SQUARES):
            if code_at(self.cubes, square):
                squares |= 1 << square
        return squares

    # Buildings

    def squares_of(self, kind: i64) -> i64:
        squares: i64 = 0
        for square in range(SQUARES):
            if code_at(self.built, square) == kind:
                squares |= 1 << square
        return squares

    def place_building(self, kind: i64, square: i64) -> None:
        self.built |= at(square, kind)
        self.empty &= ~(1 << square)

    def remove_building(self, square: i64) -> None:
        self.built &= ~at(square, CODE)
        self.stored &= ~at(square, CODE)
        self.wild &= ~at(square, CODE)
        if len(self.held):
            self.held = with_held(self.held, square, 0)

    def place_monument(self, facts: TownFacts, card: Card, square: i64, castle: bool) -> None:
        """It can be built no more, and stands for everybody to see."""
        if castle:
            self.built |= at(square, COTTAGE)
        self.empty &= ~(1 << square)
        self.monument = card.number
        self.monument_at = square
        self.plan = NO_CARD
        self.when_built = self.buildings()
        left = vec[i64]()
        for site in self.ready:
            if facts.sites[site].building != MONUMENT:
                left = append(left, site)
        self.ready = left

    def buildings(self) -> i64:
        """How many buildings stand, a monument among them."""
        return SQUARES - self.without_building()

    def without_building(self) -> i64:
        squares = count(self.built, 0)
        if self.monument != NO_CARD and code_at(self.built, self.monument_at) == 0:
            squares -= 1
        return squares

    # Cubes on buildings

    def store_cube(self, resource: i64, square: i64) -> None:
        self.stored |= at(square, resource)

    def has_stored(self, resource: i64) -> bool:
        """Whether a Factory or Bank of this town holds the resource."""
        return self.kept() >> resource & 1 == 1

    def kept(self) -> i64:
        """The resources that its Factories or Banks hold, as a set."""
        found: i64 = 0
        stored, built = self.stored, self.built
        while stored:
            if stored & CODE and built & CODE == FACTORY:
                found |= 1 << (stored & CODE)
            stored >>= BITS
            built >>= BITS
        return found

    def open_cottages(self) -> i64:
        """The Cottages that hold no cube."""
        squares = self.squares_of(COTTAGE)
        for square in range(SQUARES):
            if code_at(self.stored, square):
                squares &= ~(1 << square)
        return squares

    def cubes_held(self) -> i64:
        """How many cubes lie on Warehouses."""
        number: i64 = 0
        for square in range(len(self.held)):
            cubes = self.held[square]
            while cubes:
                number += 1
                cubes >>= BITS
        return number

    def holder(self, resource: i64) -> i64:
        """The first Warehouse that holds a cube of this resource, or nowhere."""
        for square in range(len(self.held)):
            cubes = self.held[square]
            while cubes:
                if cubes & CODE == resource:
                    return square
                cubes >>= BITS
        return NOWHERE

    def room(self, most: i64) -> i64:
        """The first Warehouse with less than so many cubes, or nowhere."""
        for square in range(SQUARES):
            if code_at(self.built, square) == FACTORY and (
                not len(self.held) or self.held[square] >> BITS * (most - 1) == 0
            ):
                return square
        return NOWHERE

    def hold(self, resource: i64, square: i64) -> None:
        """Puts a cube on a Warehouse."""
        cubes = self.held[square] if len(self.held) else 0
        self.held = with_held(self.held, square, cubes << BITS | resource)

    def release(self, resource: i64, square: i64) -> None:
        """Takes a cube from a Warehouse that holds it."""
        place: i64 = 0
        cubes = self.held[square]
        while (cubes >> place) & CODE != resource:
            place += BITS
        below = cubes & ((1 << place) - 1)
        self.held = with_held(self.held, square, cubes >> (place + BITS) << place | below)


def with_held(held: vec[i64], square: i64, cubes: i64) -> vec[i64]:
    """What Warehouses hold, with other cubes on one of them."""
    found = held[:] if len(held) else vec[i64]([0] * SQUARES)
    found[square] = cubes
    return found
