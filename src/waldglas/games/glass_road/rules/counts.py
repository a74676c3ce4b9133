"""What buildings and specialists count on a player's boards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.games.glass_road.rules.ground import SPACES
from waldglas.games.glass_road.rules.player import (
    BASIC_LIMIT,
    EMPTY,
    FIRST_BUILDING,
    GOODS,
    GROVE,
    MARKERS,
    PIT,
    POND,
    SECOND_MARKER,
    TILES,
    Player,
    count_cards,
)
from waldglas.games.shared.counts import Count, GoodsHeld, uncountable


class GoodsOnLowerWheel(Count[Player]):
    def __init__(self, good: int) -> None:
        self.good: i64 = good

    def of(self, player: Player, space: i64) -> i64:
        return min(player.goods[self.good], player.goods[SECOND_MARKER[self.good]])


class TilesOnBoard(Count[Player]):
    def __init__(self, tile: int) -> None:
        self.tile: i64 = tile

    def of(self, player: Player, space: i64) -> i64:
        return player.count_tiles(self.tile)


class TileSets(Count[Player]):
    def of(self, player: Player, space: i64) -> i64:
        return min(player.count_tiles(PIT), player.count_tiles(GROVE), player.count_tiles(POND))


class AdjacentTiles(Count[Player]):
    def __init__(self, tile: int) -> None:
        self.tile: i64 = tile

    def of(self, player: Player, space: i64) -> i64:
        land, tile = player.land, self.tile
        found: i64 = 0
        for near in player.ground.near[space]:
            if land[near] == tile:
                found += 1
        return found

    def counts_empty_spaces(self) -> bool:
        return self.tile == EMPTY


class AdjacentBuildings(Count[Player]):
    """GR-14.7: on the landscape, and the start buildings that touch it (GR-1.12)."""

    def of(self, player: Player, space: i64) -> i64:
        land = player.land
        found: i64 = len(player.ground.starts_near[space])
        for near in player.ground.near[space]:
            if land[near] >= FIRST_BUILDING:
                found += 1
        return found


class LargestNetwork(Count[Player]):
    def __init__(self, tile: int) -> None:
        self.tile: i64 = tile

    def of(self, player: Player, space: i64) -> i64:
        land, tile = player.land, self.tile
        left: i64 = 0  # a bit for each space that lies in no network yet
        for place in range(SPACES):
            if land[place] == tile:
                left |= 1 << place
        largest: i64 = 0
        for start in range(SPACES):
            if left >> start & 1:
                network = self.network(player, start, left)
                largest = max(largest, len(network))
                for place in network:
                    left &= ~(1 << place)
        return largest

    def network(self, player: Player, start: i64, left: i64) -> vec[i64]:
        """The spaces of a set that are connected with this one."""
        left &= ~(1 << start)
        found = append(vec[i64](capacity=SPACES), start)
        i: i64 = 0
        while i < len(found):
            for near in player.ground.near[found[i]]:
                if left >> near & 1:
                    left &= ~(1 << near)
                    found = append(found, near)
            i += 1
        return found


class SquareOfFour(Count[Player]):
    def __init__(self, tile: int) -> None:
        self.tile: i64 = tile

    def of(self, player: Player, space: i64) -> i64:
        for square in player.ground.squares:
            if self.covers(player.land, square):
                return 1
        return 0

    def covers(self, land: vec[i64], square: vec[i64]) -> bool:
        for part in square:
            if land[part] != self.tile:
                return False
        return True


class ImmediateBuildings(Count[Player]):
    def of(self, player: Player, space: i64) -> i64:
        return player.immediates


class HighTokens(Count[Player]):
    """Tokens of goods in the sectors 4 to 7."""

    def of(self, player: Player, space: i64) -> i64:
        goods = player.goods
        found: i64 = 0
        for marker in range(MARKERS):
            if 4 <= goods[marker] <= BASIC_LIMIT:
                found += 1
        return found


class GlassPaid(Count[Player]):
    def of(self, player: Player, space: i64) -> i64:
        return player.glass_paid


class BrickPaid(Count[Player]):
    def of(self, player: Player, space: i64) -> i64:
        return player.brick_paid


class HandCards(Count[Player]):
    def of(self, player: Player, space: i64) -> i64:
        return count_cards(player.hand)


def count_named(where: str, name: object) -> Count[Player]:
    """The count that the facts call by this name."""
    if not isinstance(name, str):
        raise uncountable(where, name)
    if name in GOODS:
        return GoodsHeld(GOODS.index(name))
    if name in TILES[1:]:
        return TilesOnBoard(TILES.index(name))
    what, _, tile = name.partition("_")
    if tile == "lower" and what in ("food", "charcoal"):
        return GoodsOnLowerWheel(GOODS.index(what))
    if name == "adjacent_building":
        return AdjacentBuildings()
    if what == "adjacent" and tile in TILES[:4]:
        return AdjacentTiles(TILES.index(tile))
    if what == "largest" and tile in TILES[1:4]:
        return LargestNetwork(TILES.index(tile))
    if what == "square" and tile in TILES[1:4]:
        return SquareOfFour(TILES.index(tile))
    others: dict[str, Count[Player]] = {
        "tile_set": TileSets(),
        "immediate_building": ImmediateBuildings(),
        "token_high": HighTokens(),
        "glass_paid": GlassPaid(),
        "brick_paid": BrickPaid(),
        "hand_card": HandCards(),
    }
    if name not in others:
        raise uncountable(where, name)
    return others[name]
