"""The ledger of Tiny Towns: cubes and buildings square by square and what they hold, the calls and the cards."""

from random import Random
from typing import Any

from tests.games.tiny_towns.rules.mayor import Mayor
from tests.told import Accounts, Chooser, Ledger
from waldglas.games.tiny_towns.rules.facts import COTTAGE, FACTORY, KINDS, SQUARES, code_at
from waldglas.games.tiny_towns.rules.position import CARDS, MASTER_BUILDER, TOWN_HALL, TinyTowns, cards_of

TABLE = -1


class TownsLedger(Ledger):
    tells_only = frozenset({"ended", "dealt_monuments"})

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
            "buildings": [self.standing(position, seat, square) for square in range(SQUARES)],
            "stored": [code_at(town.stored, square) for square in range(SQUARES)],
            "held": [sorted(bits_of(town.held[square])) if len(town.held) else [] for square in range(SQUARES)],
            "aside": town.aside,
            "watched": [kind for kind in range(1, FACTORY + 1) if town.watched >> kind & 1],
            "monument": town.monument or town.plan if position.round else 0,
            "placing": town.placing,
            "complete": town.finished,
            "master": town.built_as_master,
        }

    def standing(self, position: TinyTowns, seat: int, square: int) -> int:
        """The number of the card that stands on a square, or 0."""
        town = position.towns[seat]
        if town.monument and town.monument_at == square:
            return int(town.monument)
        kind = code_at(town.built, square)
        return int(position.cards.of(kind).number) if kind else 0

    def kind_of(self, card: int) -> int:
        return int(self.facts.card(card).type)

    def settle(self) -> None:
        """Monuments that were kept in secret count when the first round begins."""
        if self.position.round == 1:
            for seat, town in enumerate(self.position.towns):
                if not self.held(seat, "monument"):
                    self.put(seat, "monument", town.monument or town.plan)

    def towns(self) -> list[int]:
        return [town for town in range(len(self.position.towns)) if not self.held(town, "complete")]

    def everybody_places(self, resource: int) -> None:
        for town in self.towns():
            self.put(town, "placing", resource)

    def lay(self, seat: int, what: str, square: int, code: object) -> None:
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

    def booked_stored_cube(self, seat: int, resource: int, square: int, card: int) -> None:
        assert self.held(seat, "buildings")[square] == card
        if self.kind_of(card) == COTTAGE or self.position.cards.stores:
            assert self.held(seat, "placing") == resource
            self.put(seat, "placing", 0)
        if self.kind_of(card) == FACTORY and self.position.cards.stores:
            self.lay(seat, "held", square, sorted([*self.held(seat, "held")[square], resource]))
        else:
            self.lay(seat, "stored", square, resource)

    def booked_swapped_cube(self, seat: int, called: int, instead: int) -> None:
        square = next(i for i, cubes in enumerate(self.held(seat, "held")) if instead in cubes)
        cubes = [*self.held(seat, "held")[square], called]
        cubes.remove(instead)
        self.lay(seat, "held", square, sorted(cubes))
        self.put(seat, "placing", instead)

    def booked_set_aside_cube(self, seat: int, resource: int) -> None:
        assert self.held(seat, "placing") == resource
        self.put(seat, "placing", 0)
        self.add(seat, "aside", 1)

    def booked_kept_monument(self, seat: int, card: int) -> None:
        assert self.position.towns[seat].plan == card or self.position.towns[seat].monument == card

    def booked_exchanged_building(self, seat: int, old: int, card: int, square: int) -> None:
        assert self.held(seat, "buildings")[square] == old
        self.lay(seat, "buildings", square, card)
        self.lay(seat, "stored", square, 0)
        self.lay(seat, "held", square, [])

    def booked_put_up_building(self, seat: int, card: int, square: int) -> None:
        assert not self.held(seat, "buildings")[square]
        self.lay(seat, "buildings", square, card)
        self.put(seat, "watched", [kind for kind in self.held(seat, "watched") if kind != self.kind_of(card)])

    def booked_watched_building(self, seat: int, card: int) -> None:
        self.put(seat, "watched", sorted([*self.held(seat, "watched"), self.kind_of(card)]))

    def booked_stopped(self, seat: int) -> None:
        self.put(seat, "placing", 0)
        self.put(seat, "complete", True)

    def booked_completed_town(self, seat: int) -> None:
        self.put(seat, "complete", True)


def bits_of(cubes: int) -> list[int]:
    """The cubes on a Warehouse."""
    return [cubes & 7, *bits_of(cubes >> 3)] if cubes else []
