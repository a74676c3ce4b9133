"""What buildings and specialists count on a player's boards."""

from __future__ import annotations

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
        self.good = good

    def of(self, player: Player, space: int) -> int:
        return min(player.goods[self.good], player.goods[SECOND_MARKER[self.good]])


class TilesOnBoard(Count[Player]):
    def __init__(self, tile: int) -> None:
        self.tile = tile

    def of(self, player: Player, space: int) -> int:
        return player.count_tiles(self.tile)


class TileSets(Count[Player]):
    def of(self, player: Player, space: int) -> int:
        return min(player.count_tiles(PIT), player.count_tiles(GROVE), player.count_tiles(POND))


class AdjacentTiles(Count[Player]):
    def __init__(self, tile: int) -> None:
        self.tile = tile

    def of(self, player: Player, space: int) -> int:
        found = 0
        for near in player.ground.near[space]:
            if player.land[near] == self.tile:
                found += 1
        return found

    def counts_empty_spaces(self) -> bool:
        return self.tile == EMPTY


class AdjacentBuildings(Count[Player]):
    """GR-14.7: on the landscape, and the start buildings that touch it (GR-1.12)."""

    def of(self, player: Player, space: int) -> int:
        found = len(player.ground.starts_near[space])
        for near in player.ground.near[space]:
            if player.land[near] >= FIRST_BUILDING:
                found += 1
        return found


class LargestNetwork(Count[Player]):
    def __init__(self, tile: int) -> None:
        self.tile = tile

    def of(self, player: Player, space: int) -> int:
        seen = [False] * SPACES
        largest = 0
        for start in range(SPACES):
            if player.land[start] == self.tile and not seen[start]:
                largest = max(largest, self.network(player, start, seen))
        return largest

    def network(self, player: Player, start: int, seen: list[bool]) -> int:
        """The tiles connected with this one, marked as seen."""
        seen[start] = True
        found = [start]
        for space in found:
            for near in player.ground.near[space]:
                if player.land[near] == self.tile and not seen[near]:
                    seen[near] = True
                    found.append(near)
        return len(found)


class SquareOfFour(Count[Player]):
    def __init__(self, tile: int) -> None:
        self.tile = tile

    def of(self, player: Player, space: int) -> int:
        land = player.land
        for square in player.ground.squares:
            if all(land[part] == self.tile for part in square):
                return 1
        return 0


class ImmediateBuildings(Count[Player]):
    def of(self, player: Player, space: int) -> int:
        return player.immediates


class HighTokens(Count[Player]):
    """Tokens of goods in the sectors 4 to 7."""

    def of(self, player: Player, space: int) -> int:
        found = 0
        for marker in range(MARKERS):
            if 4 <= player.goods[marker] <= BASIC_LIMIT:
                found += 1
        return found


class GlassPaid(Count[Player]):
    def of(self, player: Player, space: int) -> int:
        return player.glass_paid


class BrickPaid(Count[Player]):
    def of(self, player: Player, space: int) -> int:
        return player.brick_paid


class HandCards(Count[Player]):
    def of(self, player: Player, space: int) -> int:
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
