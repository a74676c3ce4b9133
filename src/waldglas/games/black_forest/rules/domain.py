"""What happens on a domain: tiles are placed and cleared, the glass hut moves to new estates."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.packed import packed, run_of
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.actions import AT, DECLINE, DONE, TAKE
from waldglas.games.black_forest.rules.effects import ESTATE_ADDED, NO_EVENT, TILE_THING
from waldglas.games.black_forest.rules.payments import HOUSE_ANIMALS, last_of, made_of, progress_at, remove_tile
from waldglas.games.black_forest.rules.player import (
    EMPTY,
    FOREST,
    HUT,
    PASTURE,
    STABLE,
    Player,
    is_landscape,
    is_open,
)
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.production import announce, answers
from waldglas.games.black_forest.rules.things import TILE_THINGS


class PlaceTiles(Step[BlackForest]):
    """BF-4.6, BF-15.6: tiles go on empty spaces, or where a landscape tile is removed first; in the order of spaces.

    They are wasted only if no space is empty, or where the reward says `up to`.
    """

    def __init__(self, tile: i64, number: i64, on_estate: bool, optional: bool, event: i64) -> None:
        self.tile: Final = tile
        self.amount: Final = number
        self.on_estate: Final = on_estate
        self.optional: Final = optional
        self.event: Final = event

    def left(self, position: BlackForest) -> i64:
        return self.amount - made_of(position.argument)

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        spaces = self.spaces(position, seat)
        if not len(spaces):
            return spaces
        offered = vec[i64](capacity=len(spaces) + 1)
        if self.optional or position.players[seat].tiles[EMPTY] == 0:
            offered = append(offered, DECLINE)
        for space in spaces:
            offered = append(offered, AT + space)
        return offered

    def spaces(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player, left = position.players[seat], self.left(position)
        land = player.land
        replaced = self.same_counts(position, player)
        there = vec[i64](capacity=player.open_spaces())
        for space in range(self.first(position), self.end(position, land)):
            if is_open(land[space]) and (land[space] != self.tile or replaced):
                there = append(there, space)
        return there if self.optional or left == 1 else in_order(land, there, left)

    def first(self, position: BlackForest) -> i64:
        """The first space that may be named."""
        after = last_of(position.argument) + 1
        if not self.on_estate:
            return after
        estates = position.facts.estates
        return max(after, estates.first[estates.estate_of[position.site]])

    def end(self, position: BlackForest, land: vec[i64]) -> i64:
        """The space before which the last one lies."""
        estates = position.facts.estates
        return estates.first[estates.estate_of[position.site] + 1] if self.on_estate else len(land)

    def same_counts(self, position: BlackForest, player: Player) -> bool:
        """BF-4.6: a tile of the same kind may be replaced only if the gain itself sets something off."""
        return self.event != NO_EVENT and sets_off(position, player, self.event)

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action == DECLINE:
            return
        space = action - AT
        if self.left(position) > 1:
            position.then(seat, self, progress_at(made_of(position.argument) + 1, space))
        if self.event != NO_EVENT:
            announce(position, seat, self.event, 1)
        place(position, seat, space, self.tile)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-place", {"tile": TILE_THINGS[self.tile], "number": self.left(position)})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        if action == DECLINE:
            return Message("choice-place-none", {"tile": TILE_THINGS[self.tile]})
        return message_at(position, seat, action)

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if action == DECLINE:
            return Reason(Message("reason-must-place"), "BF-4.6")
        if AT <= action < AT + position.facts.estates.spaces:
            return self.why_not_there(position, seat, action - AT)
        return super().why_not(position, seat, action)

    def why_not_there(self, position: BlackForest, seat: Seat, space: i64) -> Reason:
        estates, land = position.facts.estates, position.players[seat].land
        name = estates.places[space]
        if space >= len(land):
            return Reason(Message("reason-not-your-estate"), "BF-5.1")
        if not is_open(land[space]):
            return Reason(Message("reason-taken", {"space": name}), "BF-15.6")
        if self.on_estate and estates.estate_of[space] != estates.estate_of[position.site]:
            return Reason(Message("reason-other-estate", {"space": name}), "BF-21.29")
        if land[space] == self.tile:
            return Reason(Message("reason-same-tile", {"tile": TILE_THINGS[self.tile], "space": name}), "BF-4.6")
        return Reason(Message("reason-place-in-order"), "BF-4.6")


def message_at(position: BlackForest, seat: Seat, action: Action) -> Message | None:
    """A space with the landscape tile that would go."""
    space, land = action - AT, position.players[seat].land
    if not 0 <= space < len(land) or not is_landscape(land[space]):
        return None
    return Message("choice-replace", {"space": position.facts.estates.places[space], "tile": TILE_THINGS[land[space]]})


def in_order(land: vec[i64], there: vec[i64], number: i64) -> vec[i64]:
    """Those of the spaces after which enough are left for the other tiles, or every empty one is used."""
    found = vec[i64](capacity=len(there))
    empty_before: i64 = 0
    for space in range(there[0] if len(there) else 0):
        if land[space] == EMPTY:
            empty_before += 1
    empty_left: i64 = 0
    for space in there:
        if land[space] == EMPTY:
            empty_left += 1
    for i in range(len(there)):
        space = there[i]
        if land[space] == EMPTY:
            empty_left -= 1
        if len(there) - i >= number or (empty_before == 0 and empty_left < number):
            found = append(found, space)
        if land[space] == EMPTY:
            empty_before += 1
    return found


def sets_off(position: BlackForest, player: Player, event: i64) -> bool:
    if not player.events >> event & 1:
        return False
    return any(player.owns(b.number) and answers(b, player) for b in position.facts.answers[event])


def place(position: BlackForest, seat: Seat, space: i64, what: i64) -> None:
    """BF-15.6, BF-15.7: a landscape tile that lies there goes first; then animals without room are returned."""
    if position.players[seat].land[space] == PASTURE:
        position.then(seat, HOUSE_ANIMALS)
    lay(position, seat, space, what)


def lay(position: BlackForest, seat: Seat, space: i64, what: i64) -> None:
    if position.players[seat].land[space] != EMPTY:
        remove_tile(position, seat, space)
    position.players[seat].put(space, what)
    position.tell("placed", seat, what, space)


class ClearTiles(Step[BlackForest]):
    """BF-15.6: before empty spaces count, landscape tiles may be removed, in the order of the spaces.

    It is put on the agenda with the first space that may be named.
    """

    def __init__(self, around: bool) -> None:
        self.around: Final = around  # only beside the building

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        land, first = position.players[seat].land, position.argument
        offered = append(vec[i64](capacity=8), DONE)
        for space in position.facts.estates.neighbours[position.site] if self.around else run_of(0, len(land)):
            if space >= first and is_landscape(land[space]):
                offered = append(offered, AT + space)
        return offered if len(offered) > 1 else vec[i64]()

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action == DONE:
            return
        space = action - AT
        position.then(seat, self, space + 1)
        gone = position.players[seat].land[space]
        remove_tile(position, seat, space)
        if gone == PASTURE:
            position.then(seat, HOUSE_ANIMALS)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-clear")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return Message("choice-clear-no-more") if action == DONE else message_at(position, seat, action)

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if AT <= action < AT + position.facts.estates.spaces:
            return Reason(Message("reason-clear-in-order"), "BF-15.6")
        return super().why_not(position, seat, action)


class FillAround(Step[BlackForest]):
    """BF-21.28: a landscape tile of choice on every space beside the building that is empty or made so.

    Animals are housed when all of them lie. It is put on the agenda with the first space that is left.
    """

    def __init__(self, tiles: vec[i64]) -> None:
        self.tiles: Final = tiles

    def next_space(self, position: BlackForest, seat: Seat) -> i64:
        land = position.players[seat].land
        for space in position.facts.estates.neighbours[position.site]:
            if space >= position.argument and is_open(land[space]):
                return space
        return -1

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        if self.next_space(position, seat) < 0:
            return vec[i64]()
        return packed([int(TAKE + TILE_THING + tile) for tile in self.tiles])

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        space, tile = self.next_space(position, seat), action - TAKE - TILE_THING
        position.then(seat, self, space + 1)
        if position.players[seat].land[space] != tile:
            lay(position, seat, space, tile)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        space = self.next_space(position, seat)
        there = position.players[seat].land[space]
        name = position.facts.estates.places[space]
        if there == EMPTY:
            return Message("question-fill-empty", {"space": name})
        return Message("question-fill", {"space": name, "tile": TILE_THINGS[there]})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        tile = action - TAKE - TILE_THING
        return Message("choice-fill", {"tile": TILE_THINGS[tile]}) if tile in self.tiles else None


# Glass hut progress


class Progress(Step[BlackForest]):
    """BF-12: the tracker goes up; at the top the hut moves to a new small estate, and the steps left follow.

    It is put on the agenda with the steps that were made.
    """

    def __init__(self, number: i64) -> None:
        self.amount: Final = number

    def run(self, position: BlackForest, seat: Seat) -> None:
        player, top, made = position.players[seat], position.facts.estates.top, position.argument
        steps = min(self.amount - made, top - player.tracker)
        if steps == 0:
            return
        player.tracker += steps
        position.tell("progressed", seat, steps)
        if player.tracker == top and may_add_estate(position, player):
            if self.amount > made + steps:
                position.then(seat, self, made + steps)
            add_estate(position, seat)


def may_add_estate(position: BlackForest, player: Player) -> bool:
    """BF-12.6, BF-22.1."""
    return not player.no_estates and player.estates < position.facts.estates.most


def add_estate(position: BlackForest, seat: Seat) -> None:
    """BF-12.2, BF-12.4, BF-12.5: the hut leaves a stable, and stands on the one of the new estate."""
    player, small = position.players[seat], position.facts.estates.small
    land, tiles = player.land[:], player.tiles[:]
    for space in range(len(land)):
        if land[space] == HUT:
            land[space] = STABLE
    for there in small:
        land = append(land, there)
        if there <= FOREST:
            tiles[there] += 1
    player.land, player.tiles = land, tiles
    player.stables += 1
    player.estates += 1
    player.tracker = 0
    position.tell("relocated", seat, player.estates)
    announce(position, seat, ESTATE_ADDED, 1)


CLEAR_DOMAIN: Final = ClearTiles(False)
CLEAR_AROUND: Final = ClearTiles(True)
STEPS: Final[list[Step[Any]]] = [CLEAR_DOMAIN, CLEAR_AROUND]
