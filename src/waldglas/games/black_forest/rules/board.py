"""The map of Black Forest: villages as rings of tradespeople, locations, and the ways between them.

A place is a pawn space (0 to 16), a location, or the centre of a village. A node is a village or a location.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.checks import one_of, refused, some_of
from waldglas.core.facts import Entry, Facts
from waldglas.core.message import Message, Thing
from waldglas.core.packed import packed

SPACES: Final = 17
LOCATIONS: Final = 6
VILLAGES: Final = 5
FIRST_LOCATION: Final = SPACES
FIRST_CENTRE: Final = FIRST_LOCATION + LOCATIONS
NODES: Final = VILLAGES + LOCATIONS
NOWHERE: Final = -1  # off the board
ASIDE: Final = -2  # solo: a pawn that went begging

BACKS: Final = ["owl", "fox", "stag", "mouse"]
SIZES: Final = {"small": 3, "large": 4}  # slots of a village
FAR: Final = 99
MOST_PROVISIONS: Final = 9  # of a path


class Village:
    def __init__(self, number: int, slug: str, first: int, backs: list[int]) -> None:
        self.number: Final = number
        self.slug = slug
        self.thing: Final = Thing(f"village-{slug}")
        self.first: Final = first
        self.spaces: Final = list(range(first, first + len(backs)))
        self.backs = backs


class Board:
    def __init__(self, facts: Facts) -> None:
        self.villages: list[Village] = []
        self.village_of = vec[i64]()  # by pawn space
        self.next_slot = vec[i64]()  # the tradesperson on the other side of a pawn space
        self.backs: list[int] = []  # by slot
        self.place_slugs: list[str] = []  # of pawn spaces and locations
        for number, (slug, row) in enumerate(facts.section("village").items()):
            self.add_village(Village(number, slug, len(self.backs), read_slots(slug, row)))
        locations = facts.section("location")
        self.place_slugs += list(locations)
        self.location_slugs = list(locations)
        self.location_things = [Thing(f"location-{slug}") for slug in locations]
        if len(self.backs) != SPACES:
            raise refused("facts-map", "village", {"villages": VILLAGES, "slots": SPACES})
        self.node_of = packed([*map(int, self.village_of), *range(VILLAGES, NODES), *range(VILLAGES)])
        self.first_space = packed([*(village.first for village in self.villages), SPACES])  # by village
        self.distance = vec[vec[i64]]([packed(row) for row in self.read_distances(facts)])

    def add_village(self, village: Village) -> None:
        self.villages.append(village)
        self.backs += village.backs
        for space in village.spaces:
            last = space == village.spaces[-1]
            self.village_of = append(self.village_of, village.number)
            self.next_slot = append(self.next_slot, village.first if last else space + 1)
            self.place_slugs.append(f"{village.slug}-{space - village.first + 1}")

    def read_distances(self, facts: Facts) -> list[list[int]]:
        """BF-8.4: the provisions of the cheapest way between each two nodes."""
        nodes = [village.slug for village in self.villages] + self.location_slugs
        distance = [[0 if a == b else FAR for b in range(NODES)] for a in range(NODES)]
        for key, row in facts.section("path").items():
            ends = some_of(f"path.{key}: ends", row["ends"], nodes, 2)
            if len(ends) != 2 or ends[0] == ends[1]:
                raise refused("facts-path", f"path.{key}: ends", {"known": nodes})
            provisions = facts.number(f"path.{key}", "provisions", 1, MOST_PROVISIONS)
            distance[ends[0]][ends[1]] = distance[ends[1]][ends[0]] = provisions
        for by in range(NODES):
            for one in range(NODES):
                for other in range(NODES):
                    around = distance[one][by] + distance[by][other]
                    distance[one][other] = min(distance[one][other], around)
        return distance

    def named_nodes(self) -> dict[str, Thing]:
        """Villages and locations by their short names."""
        villages = {village.slug: village.thing for village in self.villages}
        return {**villages, **dict(zip(self.location_slugs, self.location_things, strict=True))}

    def place_message(self, place: int) -> Message:
        if place >= FIRST_CENTRE:
            return Message("place-centre", {"village": self.villages[place - FIRST_CENTRE].thing})
        if place >= FIRST_LOCATION:
            return Message("place-location", {"location": self.location_things[place - FIRST_LOCATION]})
        return Message("place-space", self.space_values(place))

    def space_values(self, space: int) -> dict[str, object]:
        """How a pawn space is told: its number and its village."""
        village = self.villages[self.village_of[space]]
        return {"number": space - village.first + 1, "village": village.thing}

    def node_thing(self, node: int) -> Thing:
        return self.villages[node].thing if node < VILLAGES else self.location_things[node - VILLAGES]


def read_slots(slug: str, row: Entry) -> list[int]:
    """The backs that the slots of a village show."""
    size = list(SIZES)[one_of(f"village.{slug}: size", row["size"], list(SIZES))]
    backs = some_of(f"village.{slug}: slots", row["slots"], BACKS)
    if len(backs) != SIZES[size]:
        raise refused("facts-village", f"village.{slug}: slots", {"slots": SIZES[size]})
    return backs
