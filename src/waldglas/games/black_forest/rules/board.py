"""The map of Black Forest: villages as rings of tradespeople, locations, and the ways between them.

A place is a pawn space (0 to 16), a location, or the centre of a village. A node is a village or a location.
"""

from __future__ import annotations

from typing import Final

from waldglas.core.errors import BadFacts
from waldglas.core.facts import Facts

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

    def place_name(self, place: int) -> str:
        if place >= FIRST_CENTRE:
            return f"the centre of {self.villages[place - FIRST_CENTRE].name}"
        if place >= FIRST_LOCATION:
            return self.location_names[place - FIRST_LOCATION]
        village = self.villages[self.village_of[place]]
        return f"space {place - village.first + 1} of {village.name}"

    def node_name(self, node: int) -> str:
        return self.villages[node].name if node < VILLAGES else self.location_names[node - VILLAGES]
