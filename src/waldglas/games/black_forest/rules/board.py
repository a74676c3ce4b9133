"""The map of Black Forest: villages as rings of tradespeople, locations, and the ways between them.

A place is a pawn space (0 to 16), a location, or the centre of a village. A node is a village or a location.
"""

from __future__ import annotations

from typing import Final

from waldglas.core.errors import BadFacts
from waldglas.core.facts import Facts
from waldglas.core.message import Message, Thing

SPACES: Final = 17
LOCATIONS: Final = 6
VILLAGES: Final = 5
FIRST_LOCATION: Final = SPACES
FIRST_CENTRE: Final = FIRST_LOCATION + LOCATIONS
NODES: Final = VILLAGES + LOCATIONS
NOWHERE: Final = -1  # off the board
ASIDE: Final = -2  # solo: a pawn that went begging

BACKS: Final = ["owl", "fox", "stag", "mouse"]
FAR: Final = 99


class Village:
    def __init__(self, number: int, slug: str, name: str, first: int, backs: list[str]) -> None:
        self.number: Final = number
        self.slug = slug
        self.name = name
        self.thing: Final = Thing(f"village-{slug}")
        self.first: Final = first
        self.spaces: Final = list(range(first, first + len(backs)))
        self.backs = [BACKS.index(back) for back in backs]


class Board:
    def __init__(self, facts: Facts) -> None:
        self.villages: list[Village] = []
        self.village_of: list[int] = []  # by pawn space
        self.next_slot: list[int] = []  # the tradesperson on the other side of a pawn space
        self.backs: list[int] = []  # by slot
        self.place_slugs: list[str] = []  # of pawn spaces and locations
        for number, (slug, row) in enumerate(facts.section("village").items()):
            self.add_village(Village(number, slug, str(row["name"]), len(self.backs), row["slots"]))
        locations = facts.section("location")
        self.place_slugs += list(locations)
        self.location_names = [str(row["name"]) for row in locations.values()]
        self.location_slugs = list(locations)
        self.location_things = [Thing(f"location-{slug}") for slug in locations]
        if len(self.villages) != VILLAGES or len(self.backs) != SPACES or len(locations) != LOCATIONS:
            raise BadFacts(f"the map has {VILLAGES} villages with {SPACES} slots, and {LOCATIONS} locations")
        self.node_of: list[int] = [*self.village_of, *range(VILLAGES, NODES), *range(VILLAGES)]
        self.distance: list[list[int]] = self.read_distances(facts)

    def add_village(self, village: Village) -> None:
        self.villages.append(village)
        self.backs += village.backs
        for space in village.spaces:
            last = space == village.spaces[-1]
            self.village_of.append(village.number)
            self.next_slot.append(village.first if last else space + 1)
            self.place_slugs.append(f"{village.slug}-{space - village.first + 1}")

    def read_distances(self, facts: Facts) -> list[list[int]]:
        """BF-8.4: the provisions of the cheapest way between each two nodes."""
        nodes = [village.slug for village in self.villages] + self.location_slugs
        distance = [[0 if a == b else FAR for b in range(NODES)] for a in range(NODES)]
        for key, row in facts.section("path").items():
            if any(end not in nodes for end in row["ends"]) or len(row["ends"]) != 2:
                raise BadFacts(f"path.{key}: a path joins two of {', '.join(nodes)}")
            one, other = (nodes.index(end) for end in row["ends"])
            distance[one][other] = distance[other][one] = int(row["provisions"])
        for by in range(NODES):
            for one in range(NODES):
                for other in range(NODES):
                    around = distance[one][by] + distance[by][other]
                    distance[one][other] = min(distance[one][other], around)
        return distance

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
