"""What buildings and specialists count on a player's boards."""

from __future__ import annotations

from waldglas.core.errors import BadFacts
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


class Count:
    def of(self, player: Player, space: int) -> int:
        """The number for this player; `space` is where the counting building stands, perhaps nowhere."""
        raise NotImplementedError

    def counts_empty_spaces(self) -> bool:
        return False


class GoodsHeld(Count):
    def __init__(self, good: int) -> None:
        self.good = good

    def of(self, player: Player, space: int) -> int:
        return player.have(self.good)


class GoodsOnLowerWheel(Count):
    def __init__(self, good: int) -> None:
        self.good = good

    def of(self, player: Player, space: int) -> int:
        return min(player.goods[self.good], player.goods[SECOND_MARKER[self.good]])


class TilesOnBoard(Count):
    def __init__(self, tile: int) -> None:
        self.tile = tile

    def of(self, player: Player, space: int) -> int:
        return player.count_tiles(self.tile)


class TileSets(Count):
    def of(self, player: Player, space: int) -> int:
        return min(player.count_tiles(PIT), player.count_tiles(GROVE), player.count_tiles(POND))


class AdjacentTiles(Count):
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


class AdjacentBuildings(Count):
    """GR-14.7: on the landscape, and the start buildings that touch it (GR-1.12)."""

    def of(self, player: Player, space: int) -> int:
        found = len(player.ground.starts_near[space])
        for near in player.ground.near[space]:
            if player.land[near] >= FIRST_BUILDING:
                found += 1
        return found


class LargestNetwork(Count):
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


class SquareOfFour(Count):
    def __init__(self, tile: int) -> None:
        self.tile = tile

    def of(self, player: Player, space: int) -> int:
        land = player.land
        for square in player.ground.squares:
            if all(land[part] == self.tile for part in square):
                return 1
        return 0


class ImmediateBuildings(Count):
    def of(self, player: Player, space: int) -> int:
        return player.immediates


class HighTokens(Count):
    """Tokens of goods in the sectors 4 to 7."""

    def of(self, player: Player, space: int) -> int:
        found = 0
        for marker in range(MARKERS):
            if 4 <= player.goods[marker] <= BASIC_LIMIT:
                found += 1
        return found


class GlassPaid(Count):
    def of(self, player: Player, space: int) -> int:
        return player.glass_paid


class BrickPaid(Count):
    def of(self, player: Player, space: int) -> int:
        return player.brick_paid


class HandCards(Count):
    def of(self, player: Player, space: int) -> int:
        return count_cards(player.hand)


def count_named(name: str) -> Count:
    """The count that the facts call by this name."""
    if name in GOODS:
        return GoodsHeld(GOODS.index(name))
    if name in TILES[1:]:
        return TilesOnBoard(TILES.index(name))
    where, _, tile = name.partition("_")
    if tile == "lower" and where in ("food", "charcoal"):
        return GoodsOnLowerWheel(GOODS.index(where))
    if name == "adjacent_building":
        return AdjacentBuildings()
    if where == "adjacent" and tile in TILES[:4]:
        return AdjacentTiles(TILES.index(tile))
    if where == "largest" and tile in TILES[1:4]:
        return LargestNetwork(TILES.index(tile))
    if where == "square" and tile in TILES[1:4]:
        return SquareOfFour(TILES.index(tile))
    others: dict[str, Count] = {
        "tile_set": TileSets(),
        "immediate_building": ImmediateBuildings(),
        "token_high": HighTokens(),
        "glass_paid": GlassPaid(),
        "brick_paid": BrickPaid(),
        "hand_card": HandCards(),
    }
    if name not in others:
        raise BadFacts(f"'{name}' is nothing that can be counted")
    return others[name]
