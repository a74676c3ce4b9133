"""The ledger of Glass Road: goods by marker, the landscape, buildings, offers and cards."""

from random import Random
from typing import Any

from tests.told import Accounts, Ledger
from waldglas.core.packed import packed
from waldglas.games.glass_road.rules.facts import IMMEDIATE, PROCESSING
from waldglas.games.glass_road.rules.player import (
    BRICK,
    FIRST_BUILDING,
    FOREST,
    FOREST_RIGHT,
    GLASS,
    NO_CARD,
    Player,
)
from waldglas.games.glass_road.rules.position import NO_BUILDING, GlassRoad

TABLE = -1
GLASS_WHEEL = ["sand", "food", "charcoal", "water", "wood"]
BRICK_WHEEL = ["food on brick", "charcoal on brick", "clay"]
MARKERS = ["sand", "food", "charcoal", "water", "wood", "clay", "glass", "brick", "food on brick", "charcoal on brick"]


class RoadLedger(Ledger):
    tells_only = frozenset({"ability", "refused", "used", "repeated", "built_nothing"})
    weights = {"pass": 1, "take": 4, "build": 30, "discard": 10, "one": 8, "other": 8, "use": 5}  # noqa: RUF012

    @classmethod
    def enrich(cls, position: GlassRoad, chance: Random) -> None:
        for player in position.players:
            player.goods = packed([0, *[chance.randrange(8) for _ in range(5)], 3, 3, chance.randrange(8), 0])

    def read(self, position: GlassRoad) -> Accounts:
        accounts: Accounts = {
            f"{TABLE} display": sorted(number for number in position.display if number != NO_BUILDING),
            f"{TABLE} drawn": sum(position.drawn),
            f"{TABLE} goblet": position.goblet,
            f"{TABLE} period": position.period,
        }
        for seat, player in enumerate(position.players):
            accounts |= {f"{seat} {what}": value for what, value in self.player(player).items()}
        return accounts

    def player(self, player: Player) -> dict[str, Any]:
        return {
            **dict(zip(MARKERS, player.goods, strict=True)),
            "land": list(player.land),
            "starts": list(player.starts),
            "works": list(player.works),
            "private": list(player.private),
            "immediates": player.immediates,
            "glass paid": player.glass_paid,
            "brick paid": player.brick_paid,
            "hand": player.hand,
            "face down": player.face_down,
            "in slots": player.in_slots,
            "played": player.played,
        }

    # Goods

    def booked_gained(self, seat: int, marker: int, number: int) -> None:
        assert number > 0
        self.add(seat, MARKERS[marker], number)

    def booked_paid(self, seat: int, marker: int, number: int) -> None:
        assert number > 0
        self.add(seat, MARKERS[marker], -number)

    def booked_turned(self, seat: int, wheel: int, turns: int) -> None:
        for good in (GLASS_WHEEL, BRICK_WHEEL)[wheel]:
            self.add(seat, good, -turns)
        self.add(seat, ("glass", "brick")[wheel], turns)

    # The landscape

    def lay(self, seat: int, space: int, tile: int) -> None:
        land = self.held(seat, "land")[:]
        land[space] = tile
        self.put(seat, "land", land)

    def booked_placed(self, seat: int, tile: int, space: int) -> None:
        assert self.held(seat, "land")[space] == 0
        self.lay(seat, space, tile)
        if tile >= FIRST_BUILDING:
            self.begin_use(seat, tile - FIRST_BUILDING)

    def booked_removed(self, seat: int, tile: int, space: int) -> None:
        assert self.held(seat, "land")[space] == tile
        self.lay(seat, space, 0)
        if tile == FOREST:
            assert self.held(seat, "land")[space + 1] == FOREST_RIGHT
            self.lay(seat, space + 1, 0)

    # Buildings

    def booked_builds(self, seat: int, number: int) -> None:
        if number in self.held(seat, "private"):
            self.move(seat, "private", number, None)
        else:
            self.move(TABLE, "display", number, None)
        for amount in self.facts.buildings[number].cost:
            if amount.what in (GLASS, BRICK):
                self.add(seat, "glass paid" if amount.what == GLASS else "brick paid", amount.number)

    def booked_upgraded(self, seat: int, number: int) -> None:
        starts = self.held(seat, "starts")[:]
        starts[self.facts.buildings[number].replaces] = number
        self.put(seat, "starts", starts)
        self.begin_use(seat, number)

    def begin_use(self, seat: int, number: int) -> None:
        kind = self.facts.buildings[number].kind
        if kind == PROCESSING:
            self.move(seat, "works", None, number)
        elif kind == IMMEDIATE:
            self.add(seat, "immediates", 1)

    def booked_drew(self, seat: int, number: int) -> None:
        self.move(seat, "private", None, number)
        self.add(TABLE, "drawn", 1)

    def booked_discarded(self, seat: int, number: int) -> None:
        self.move(seat, "private", number, None)

    def booked_offered(self, seat: int, number: int) -> None:
        self.move(TABLE, "display", None, number)
        self.add(TABLE, "drawn", 1)

    # Cards

    def booked_period(self, seat: int, period: int) -> None:
        self.put(TABLE, "period", period)
        for other in range(self.position.seats):
            for cards in ("hand", "in slots", "played"):
                self.put(other, cards, 0)

    def booked_picked(self, seat: int, card: int) -> None:
        self.add(seat, "hand", 1 << card)

    def booked_laid(self, seat: int, card: int) -> None:
        self.add(seat, "hand", -(1 << card))
        self.put(seat, "face down", card)

    def booked_revealed(self, seat: int, card: int) -> None:
        if self.held(seat, "face down") == card:
            self.put(seat, "face down", NO_CARD)
        else:
            self.add(seat, "hand", -(1 << card))
        self.add(seat, "played", 1 << card)

    def booked_copied(self, seat: int, card: int) -> None:
        self.add(seat, "hand", -(1 << card))
        self.add(seat, "in slots", 1 << card)

    def booked_goblet(self, seat: int) -> None:
        self.put(TABLE, "goblet", seat)
