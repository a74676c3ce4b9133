"""The ledger of Tiny Towns: cubes, buildings and Factories square by square, the calls and the cards."""

from random import Random
from typing import Any

from tests.games.tiny_towns.rules.mayor import Mayor
from tests.told import Accounts, Chooser, Ledger
from waldglas.games.tiny_towns.rules.facts import FACTORY, KINDS, SQUARES, code_at
from waldglas.games.tiny_towns.rules.position import CARDS, MASTER_BUILDER, TOWN_HALL, TinyTowns, cards_of

TABLE = -1


class TownsLedger(Ledger):
    tells_only = frozenset({"ended"})

    @classmethod
    def eager(cls, chance: Random) -> Chooser:
        return Mayor(chance).choose

    def read(self, position: TinyTowns) -> Accounts:
        accounts: Accounts = {
            f"{TABLE} unseen": [int(cards_of(position.unseen, resource)) for resource in range(KINDS + 1)],
            f"{TABLE} face up": sorted(position.face_up),
            f"{TABLE} pile": len(position.pile),
        }
        for town in range(len(position.towns)):
            accounts |= {f"{town} {what}": value for what, value in self.town(position, town).items()}
        return accounts

    def town(self, position: TinyTowns, seat: int) -> dict[str, Any]:
        town = position.towns[seat]
        cubes = [code_at(town.cubes, square) for square in range(SQUARES)]
        if town.vacated:  # the building that takes the place of these cubes is not told yet
            used = [square for square in range(SQUARES) if town.vacated >> square & 1]
            for square in used:
                cubes[square] = self.accounts[f"{seat} cubes"][square]
        return {
            "cubes": cubes,
            "buildings": [code_at(town.built, square) for square in range(SQUARES)],
            "stored": [code_at(town.stored, square) for square in range(SQUARES)],
            "placing": town.placing,
            "complete": town.finished,
            "master": town.built_as_master,
        }

    def towns(self) -> list[int]:
        return [town for town in range(len(self.position.towns)) if not self.held(town, "complete")]

    def everybody_places(self, resource: int) -> None:
        for town in self.towns():
            self.put(town, "placing", resource)

    def lay(self, seat: int, what: str, square: int, code: int) -> None:
        there = self.held(seat, what)[:]
        there[square] = code
        self.put(seat, what, there)

    # Calls

    def booked_called(self, seat: int, resource: int) -> None:
        self.everybody_places(resource)
        if self.position.mode == MASTER_BUILDER:
            self.add(seat, "master", 1)

    def booked_drew_card(self, seat: int, resource: int) -> None:
        self.everybody_places(resource)
        if self.position.mode == TOWN_HALL:
            unseen = self.held(TABLE, "unseen")[:]
            unseen[resource] -= 1
            self.put(TABLE, "unseen", unseen)

    def booked_shuffled(self, seat: int) -> None:
        self.put(TABLE, "unseen", [0] + [self.facts.copies] * KINDS)

    def booked_chose(self, seat: int, resource: int) -> None:
        assert self.position.mode == CARDS
        self.everybody_places(resource)
        self.move(TABLE, "face up", resource, None)
        self.add(TABLE, "pile", 1)

    def booked_turned_card(self, seat: int, resource: int) -> None:
        self.move(TABLE, "face up", None, resource)
        self.add(TABLE, "pile", -1)

    def booked_took_cube(self, seat: int, resource: int) -> None:
        assert self.held(seat, "placing") == 0
        self.put(seat, "placing", resource)

    def booked_replaced(self, seat: int, called: int, instead: int) -> None:
        assert self.held(seat, "placing") == called
        assert called in self.held(seat, "stored")
        self.put(seat, "placing", instead)

    # Towns

    def booked_placed_cube(self, seat: int, resource: int, square: int) -> None:
        assert self.held(seat, "placing") == resource
        self.put(seat, "placing", 0)
        self.lay(seat, "cubes", square, resource)

    def booked_constructed(self, seat: int, building: int, square: int, squares: int) -> None:
        for used in range(SQUARES):
            if squares >> used & 1:
                self.lay(seat, "cubes", used, 0)
        self.lay(seat, "buildings", square, building)

    def booked_stored_cube(self, seat: int, resource: int, square: int) -> None:
        assert self.held(seat, "buildings")[square] == FACTORY
        self.lay(seat, "stored", square, resource)

    def booked_stopped(self, seat: int) -> None:
        self.put(seat, "placing", 0)
        self.put(seat, "complete", True)

    def booked_completed_town(self, seat: int) -> None:
        self.put(seat, "complete", True)
