"""What buildings, tradespeople and conditions count with a player."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.games.black_forest.rules.estates import Estates
from waldglas.games.black_forest.rules.player import (
    ANIMALS,
    BRICK,
    EMPTY,
    FIELD,
    FIRST_BUILDING,
    GOODS,
    PASTURE,
    PASTURE_ROOM,
    PIG,
    POND,
    STABLE_ROOM,
    TILES,
    WOOD,
    Player,
)
from waldglas.games.shared.counts import Count, GoodsHeld, uncountable


class TilesInDomain(Count[Player]):
    def __init__(self, tile: i64) -> None:
        self.tile: i64 = tile

    def of(self, player: Player, space: i64) -> i64:
        return player.tiles[self.tile]

    def counts_empty_spaces(self) -> bool:
        return self.tile == EMPTY

    def tiles_counted(self) -> i64:
        return 1 << self.tile if FIELD <= self.tile <= PASTURE else 0


class AnimalsInDomain(Count[Player]):
    def __init__(self, animal: i64) -> None:
        self.animal: i64 = animal

    def of(self, player: Player, space: i64) -> i64:
        return player.pigs if self.animal == PIG else player.cattle

    def tiles_counted(self) -> i64:
        return 1 << PASTURE  # which houses them


class PigsInForests(Count[Player]):
    def of(self, player: Player, space: i64) -> i64:
        return player.pigs_in_forests(player.pigs)


class EmptyPastures(Count[Player]):
    def of(self, player: Player, space: i64) -> i64:
        return player.tiles[PASTURE] - player.pastures_used(player.pigs, player.cattle)

    def tiles_counted(self) -> i64:
        return 1 << PASTURE


class LandscapeSets(Count[Player]):
    def of(self, player: Player, space: i64) -> i64:
        return min(player.tiles[FIELD], player.tiles[POND], player.tiles[PASTURE])


class BrickWoodSets(Count[Player]):
    def of(self, player: Player, space: i64) -> i64:
        return min(player.goods[BRICK], player.goods[WOOD])


class SmallEstates(Count[Player]):
    def of(self, player: Player, space: i64) -> i64:
        return player.estates


class KeptPigs(Count[Player]):
    def of(self, player: Player, space: i64) -> i64:
        return player.kept_pigs


class AdjacentEmpty(Count[Player]):
    def __init__(self, estates: Estates) -> None:
        self.estates = estates

    def of(self, player: Player, space: i64) -> i64:
        number: i64 = 0
        for near in self.estates.neighbours[space]:
            if player.land[near] == EMPTY:
                number += 1
        return number


class AdjacentBuildings(Count[Player]):
    """BF-22.3: a large building that touches twice counts once."""

    def __init__(self, estates: Estates) -> None:
        self.estates = estates

    def of(self, player: Player, space: i64) -> i64:
        found = vec[i64]()
        for near in beside_building(self.estates, player, space):
            there = player.land[near]
            if there >= FIRST_BUILDING and there not in found:
                found = append(found, there)
        return len(found)


class AdjacentStockedPastures(Count[Player]):
    """BF-22.10: with the animals housed for the highest score."""

    def __init__(self, estates: Estates) -> None:
        self.estates = estates
        self.for_animal: i64 = 1  # the points that weigh against each other
        self.for_stocked: i64 = 2

    def of(self, player: Player, space: i64) -> i64:
        return self.housing(player, space)[1]

    def housing(self, player: Player, space: i64) -> tuple[i64, i64]:
        beside = adjacent_pastures(self.estates, player, space)
        return best_housing(player, beside, self.for_animal, self.for_stocked)


def beside_building(estates: Estates, player: Player, space: i64) -> vec[i64]:
    """The spaces around a building that has its first space here, each once."""
    land = player.land
    parts, found = append(vec[i64](), space), vec[i64]()
    for near in estates.after[space]:
        if land[near] == land[space]:
            parts = append(parts, near)
    for part in parts:
        for near in estates.neighbours[part]:
            if near not in parts and near not in found:
                found = append(found, near)
    return found


def adjacent_pastures(estates: Estates, player: Player, space: i64) -> i64:
    pastures: i64 = 0
    for near in beside_building(estates, player, space):
        if player.land[near] == PASTURE:
            pastures += 1
    return pastures


def best_housing(player: Player, beside_farm: i64, for_animal: i64, for_stocked: i64) -> tuple[i64, i64]:
    """BF-16.9: animals on pastures, and stocked pastures beside the Livestock Farm, for the highest score.

    Every split of the pastures between the two kinds is tried.
    """
    housed: i64 = 0
    beside: i64 = 0
    most: i64 = -1_000_000
    pastures = player.tiles[PASTURE]
    for for_cattle in range(pastures + 1):
        for_pigs = pastures - for_cattle
        cattle = min(player.cattle, PASTURE_ROOM * for_cattle)
        pigs = min(player.pigs, PASTURE_ROOM * for_pigs)
        if player.cattle - cattle > STABLE_ROOM * player.stables:
            continue
        if player.pigs - pigs > player.pigs_in_forests(player.pigs):
            continue
        stocked = min(beside_farm, min(for_cattle, cattle // 2) + min(for_pigs, pigs // 2))
        points = for_animal * (cattle + pigs) + for_stocked * stocked
        if points > most:
            housed, beside, most = cattle + pigs, stocked, points
    return housed, beside


def count_named(where: str, name: object, estates: Estates) -> Count[Player]:
    """The count that the facts call by this name."""
    if not isinstance(name, str):
        raise uncountable(where, name)
    if name in GOODS:
        return GoodsHeld(GOODS.index(name))
    if name in TILES:
        return TilesInDomain(TILES.index(name))
    if name in ANIMALS:
        return AnimalsInDomain(PIG + ANIMALS.index(name))
    others: dict[str, Count[Player]] = {
        "pig_in_forest": PigsInForests(),
        "empty_pasture": EmptyPastures(),
        "landscape_set": LandscapeSets(),
        "brick_wood_set": BrickWoodSets(),
        "small_estate": SmallEstates(),
        "kept_pig": KeptPigs(),
        "adjacent_empty": AdjacentEmpty(estates),
        "adjacent_building": AdjacentBuildings(estates),
        "adjacent_stocked_pasture": AdjacentStockedPastures(estates),
    }
    if name not in others:
        raise uncountable(where, name)
    return others[name]
