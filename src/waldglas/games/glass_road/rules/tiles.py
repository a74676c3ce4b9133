"""Tiles on a landscape: removed, placed, and cleared away before empty spaces count."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.packed import NOTHING, run_of
from waldglas.core.types import Action, Seat
from waldglas.games.glass_road.rules.actions import AT, GOOD, PASS, TILE
from waldglas.games.glass_road.rules.ground import SPACES
from waldglas.games.glass_road.rules.messages import TILE_THINGS
from waldglas.games.glass_road.rules.player import EMPTY, FOREST, FOREST_RIGHT, POND, is_landscape
from waldglas.games.glass_road.rules.position import LAND, GlassRoad


class Composite(Step[GlassRoad]):
    """A step that puts other steps of its own on the agenda."""

    def parts(self) -> list[Step[Any]]:
        raise NotImplementedError


class Remove(Step[GlassRoad]):
    """GR-7.6, GR-12.4: a tile of a kind leaves the board."""

    def __init__(self, tile: i64) -> None:
        self.tile = tile

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        land, tile = position.players[seat].land, self.tile
        found = vec[i64]([0] * SPACES)
        end: i64 = 0
        for space in range(SPACES):
            if land[space] == tile:
                found[end] = AT + space
                end += 1
        return found[:end]

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        remove_tile(position, seat, action - AT)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-remove", {"tile": TILE_THINGS[self.tile]})

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if AT <= action < AT + SPACES:
            names = position.facts.ground.names
            space = names[action - AT]
            if self.tile == FOREST and position.players[seat].land[action - AT] == FOREST_RIGHT:
                other = names[action - AT - 1]
                return Reason(Message("reason-forest-by-other-space", {"space": space, "other": other}), "")
            return Reason(Message("reason-no-such-tile", {"tile": TILE_THINGS[self.tile], "space": space}), "GR-9.4")
        return super().why_not(position, seat, action)


def remove_tile(position: GlassRoad, seat: Seat, space: i64) -> None:
    """Takes a landscape tile, or a forest by its left half, off the board."""
    player = position.players[seat]
    tile = player.land[space]
    position.touch(seat, LAND)
    player.lay(EMPTY, space)
    if tile == FOREST:
        player.lay(EMPTY, space + 1)
    position.tell("removed", seat, tile, space)


class ChooseTile(Composite):
    """A landscape tile of choice is named, then placed; pass leaves it out (GR-8.18)."""

    def __init__(self, tiles: vec[i64], adjacent: bool, number: i64) -> None:
        self.places = vec[PlaceTile]([PlaceTile(tile, adjacent, number, False) for tile in tiles])

    def parts(self) -> list[Step[Any]]:
        return list(self.places)

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        found = vec[i64]([PASS] * (len(self.places) + 1))
        end: i64 = 1
        for place in self.places:
            if place.fits(position, seat):
                found[end] = TILE + place.tile
                end += 1
        return found[:end] if end > 1 else NOTHING

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        for place in self.places:
            if place.tile == action - TILE:
                position.then(seat, place)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-tile")

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        return Message("choice-no-tile") if action == PASS else None

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if TILE < action < GOOD:
            return Reason(Message("reason-no-space-for", {"tile": TILE_THINGS[action - TILE]}), "GR-8.18")
        return super().why_not(position, seat, action)


class PlaceTile(Composite):
    """GR-8.18, GR-13.9: up to so many tiles of one kind, each on an empty space or in another tile's place.

    Several are placed in the order of the spaces, from the one on that is the argument. Who has named the tile has
    decided to place one.
    """

    def __init__(self, tile: i64, adjacent: bool, most: i64, may_pass: bool) -> None:
        self.tile = tile
        self.adjacent = adjacent
        self.may_pass = may_pass
        self.more: PlaceTile | None = PlaceTile(tile, adjacent, most - 1, True) if most > 1 else None

    def parts(self) -> list[Step[Any]]:
        return [] if self.more is None else [self.more]

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        land, tile, first = position.players[seat].land, self.tile, position.argument
        spaces = self.spaces(position)
        found = vec[i64]([PASS] * (len(spaces) + 1))
        end: i64 = 1 if self.may_pass else 0
        for space in spaces:
            if space >= first and land[space] <= POND and land[space] != tile:
                found[end] = AT + space
                end += 1
        return found[:end]

    def spaces(self, position: GlassRoad) -> vec[i64]:
        return position.facts.ground.near[position.space] if self.adjacent else ALL_SPACES

    def fits(self, position: GlassRoad, seat: Seat) -> bool:
        """Whether there is a space for the tile."""
        land, tile = position.players[seat].land, self.tile
        for space in self.spaces(position):
            if land[space] <= POND and land[space] != tile:
                return True
        return False

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        if action == PASS:
            return
        place_tile(position, seat, self.tile, action - AT)
        if self.more is not None:
            position.then(seat, self.more, action - AT + 1)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-place-tile", {"tile": TILE_THINGS[self.tile]})

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        return Message("choice-no-such-tile", {"tile": TILE_THINGS[self.tile]}) if action == PASS else None

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
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


ALL_SPACES: Final = run_of(0, SPACES)


def place_tile(position: GlassRoad, seat: Seat, tile: i64, space: i64) -> None:
    """Puts a tile on a space; a landscape tile that lies there goes first (GR-9.4)."""
    player = position.players[seat]
    if player.land[space] != EMPTY:
        remove_tile(position, seat, space)
    position.touch(seat, LAND)
    player.lay(tile, space)
    position.tell("placed", seat, tile, space)


class Clear(Step[GlassRoad]):
    """GR-9.4: before empty spaces around a building count, landscape tiles there may go.

    They go in the order of the spaces, from the one on that is the argument.
    """

    def __init__(self, spare: i64) -> None:
        self.spare = spare  # a kind of tile that stays

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        land, around = position.players[seat].land, position.facts.ground.near[position.space]
        found = vec[i64]([PASS] * (len(around) + 1))
        end: i64 = 1
        for near in around:
            if near >= position.argument and is_landscape(land[near]) and land[near] != self.spare:
                found[end] = AT + near
                end += 1
        return found[:end]

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        if action != PASS:
            remove_tile(position, seat, action - AT)
            position.then(seat, self, action - AT + 1)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-clear")

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        return Message("choice-remove-nothing") if action == PASS else None

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if AT <= action < AT + SPACES:
            return Reason(Message("reason-clear"), "GR-9.4")
        return super().why_not(position, seat, action)


class PlaceOnEach(Step[GlassRoad]):
    """GR-13.8: a tile on each empty space around the building."""

    def __init__(self, tile: i64) -> None:
        self.tile = tile

    def run(self, position: GlassRoad, seat: Seat) -> None:
        player = position.players[seat]
        for near in position.facts.ground.near[position.space]:
            if player.land[near] == EMPTY:
                place_tile(position, seat, self.tile, near)


CLEAR: Final = Clear(EMPTY)
