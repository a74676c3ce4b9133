"""Tiles on a landscape: removed, placed, and cleared away before empty spaces count."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.agenda import NOTHING, Reason, Step
from waldglas.core.message import Message
from waldglas.games.glass_road.rules.actions import AT, GOOD, PASS, TILE
from waldglas.games.glass_road.rules.ground import SPACES
from waldglas.games.glass_road.rules.messages import TILE_THINGS
from waldglas.games.glass_road.rules.player import EMPTY, FOREST, FOREST_RIGHT, POND, is_landscape
from waldglas.games.glass_road.rules.position import GlassRoad


class Remove(Step[GlassRoad]):
    """GR-7.6, GR-12.4: a tile of a kind leaves the board."""

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def choices(self, position: GlassRoad, seat: int) -> list[int]:
        return [AT + space for space in position.players[seat].spaces_with(self.tile)]

    def chosen(self, position: GlassRoad, seat: int, action: int) -> None:
        remove_tile(position, seat, action - AT)

    def question(self, position: GlassRoad, seat: int) -> Message:
        return Message("question-remove", {"tile": TILE_THINGS[self.tile]})

    def why_not(self, position: GlassRoad, seat: int, action: int) -> Reason:
        if AT <= action < AT + SPACES:
            names = position.facts.ground.names
            space = names[action - AT]
            if self.tile == FOREST and position.players[seat].land[action - AT] == FOREST_RIGHT:
                other = names[action - AT - 1]
                return Reason(Message("reason-forest-by-other-space", {"space": space, "other": other}), "")
            return Reason(Message("reason-no-such-tile", {"tile": TILE_THINGS[self.tile], "space": space}), "GR-9.4")
        return super().why_not(position, seat, action)


def remove_tile(position: GlassRoad, seat: int, space: int) -> None:
    """Takes a landscape tile, or a forest by its left half, off the board."""
    land = position.players[seat].land
    tile = land[space]
    land[space] = EMPTY
    if tile == FOREST:
        land[space + 1] = EMPTY
    position.tell("removed", seat, tile, space)


class ChooseTile(Step[GlassRoad]):
    """A landscape tile of choice is named, then placed; pass leaves it out (GR-8.18)."""

    def __init__(self, tiles: list[int], adjacent: bool, number: int) -> None:
        self.tiles = tiles
        self.places: list[Step[Any]] = [PlaceTile(tile, adjacent, number, -1, False) for tile in tiles]

    def choices(self, position: GlassRoad, seat: int) -> list[int]:
        useful = [self.tiles[i] for i in range(len(self.tiles)) if self.places[i].choices(position, seat)]
        return [PASS] + [TILE + tile for tile in useful] if useful else NOTHING

    def chosen(self, position: GlassRoad, seat: int, action: int) -> None:
        if action != PASS:
            position.then(seat, self.places[self.tiles.index(action - TILE)])

    def question(self, position: GlassRoad, seat: int) -> Message:
        return Message("question-tile")

    def wording(self, position: GlassRoad, seat: int, action: int) -> Message | None:
        return Message("choice-no-tile") if action == PASS else None

    def why_not(self, position: GlassRoad, seat: int, action: int) -> Reason:
        if TILE < action < GOOD:
            return Reason(Message("reason-no-space-for", {"tile": TILE_THINGS[action - TILE]}), "GR-8.18")
        return super().why_not(position, seat, action)


class PlaceTile(Step[GlassRoad]):
    """GR-8.18, GR-13.9: up to so many tiles of one kind, each on an empty space or in another tile's place.

    Several are placed in the order of the spaces. Who has named the tile has decided to place one.
    """

    def __init__(self, tile: int, adjacent: bool, number: int, after: int, may_pass: bool) -> None:
        self.tile = tile
        self.adjacent = adjacent
        self.number = number
        self.after = after
        self.may_pass = may_pass

    def choices(self, position: GlassRoad, seat: int) -> list[int]:
        land = position.players[seat].land
        spaces = position.facts.ground.near[position.space] if self.adjacent else ALL_SPACES
        free = [space for space in spaces if space > self.after and land[space] <= POND and land[space] != self.tile]
        return ([PASS] if self.may_pass else []) + [AT + space for space in free]

    def chosen(self, position: GlassRoad, seat: int, action: int) -> None:
        if action == PASS:
            return
        place_tile(position, seat, self.tile, action - AT)
        if self.number > 1:
            position.then(seat, PlaceTile(self.tile, self.adjacent, self.number - 1, action - AT, True))

    def question(self, position: GlassRoad, seat: int) -> Message:
        return Message("question-place-tile", {"tile": TILE_THINGS[self.tile]})

    def wording(self, position: GlassRoad, seat: int, action: int) -> Message | None:
        return Message("choice-no-such-tile", {"tile": TILE_THINGS[self.tile]}) if action == PASS else None

    def why_not(self, position: GlassRoad, seat: int, action: int) -> Reason:
        if AT <= action < AT + SPACES:
            there, space = position.players[seat].land[action - AT], position.facts.ground.names[action - AT]
            if there > POND:
                return Reason(Message("reason-covered", {"space": space}), "GR-8.18")
            if there == self.tile:
                return Reason(Message("reason-same-tile", {"tile": TILE_THINGS[self.tile], "space": space}), "GR-9.4")
            if self.adjacent and action - AT not in position.facts.ground.near[position.space]:
                return Reason(Message("reason-not-beside", {"space": space}), "GR-13.9")
            return Reason(Message("reason-tiles-in-order"), "GR-13.9")
        if action == PASS:
            return Reason(Message("reason-tile-named"), "GR-8.18")
        return super().why_not(position, seat, action)


ALL_SPACES: Final = list(range(SPACES))


def place_tile(position: GlassRoad, seat: int, tile: int, space: int) -> None:
    """Puts a tile on a space; a landscape tile that lies there goes first (GR-9.4)."""
    if position.players[seat].land[space] != EMPTY:
        remove_tile(position, seat, space)
    position.players[seat].land[space] = tile
    position.tell("placed", seat, tile, space)


class Clear(Step[GlassRoad]):
    """GR-9.4: before empty spaces around a building count, landscape tiles there may go, in the order of spaces."""

    def __init__(self, spare: int, after: int) -> None:
        self.spare = spare  # a kind of tile that stays
        self.after = after

    def choices(self, position: GlassRoad, seat: int) -> list[int]:
        land = position.players[seat].land
        around = [near for near in position.facts.ground.near[position.space] if near > self.after]
        return [PASS] + [AT + near for near in around if is_landscape(land[near]) and land[near] != self.spare]

    def chosen(self, position: GlassRoad, seat: int, action: int) -> None:
        if action != PASS:
            remove_tile(position, seat, action - AT)
            position.then(seat, Clear(self.spare, action - AT))

    def question(self, position: GlassRoad, seat: int) -> Message:
        return Message("question-clear")

    def wording(self, position: GlassRoad, seat: int, action: int) -> Message | None:
        return Message("choice-remove-nothing") if action == PASS else None

    def why_not(self, position: GlassRoad, seat: int, action: int) -> Reason:
        if AT <= action < AT + SPACES:
            return Reason(Message("reason-clear"), "GR-9.4")
        return super().why_not(position, seat, action)


class PlaceOnEach(Step[GlassRoad]):
    """GR-13.8: a tile on each empty space around the building."""

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, position: GlassRoad, seat: int) -> None:
        for near in position.facts.ground.near[position.space]:
            if position.players[seat].land[near] == EMPTY:
                place_tile(position, seat, self.tile, near)
