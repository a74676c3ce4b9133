"""A mayor with a plan: builds one of everything, and uses the Factory. Steers tests and records."""

from random import Random
from typing import Any

from tests.games.tiny_towns.rules.reference import BLUEPRINTS, PLACEMENTS, SQUARES, Cubes, name
from tests.play import tokens
from waldglas.core.game import Position

Plan = tuple[str, Cubes]


class Mayor:
    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def choose(self, position: Position, seat: int) -> int:
        offered = sorted(tokens(position, seat) - {"stop"})
        towns = position.observe(seat).data()["towns"]
        token = self.pick(offered, towns[min(seat, len(towns) - 1)])
        return position.alphabet.action(token)

    def pick(self, offered: list[str], town: dict[str, Any]) -> str:
        builds = [token for token in offered if token.startswith("build:")]
        if builds:
            return self.pick_building(builds, town)
        _, cubes = self.plan(town)
        missing = {square: resource for square, resource in cubes.items() if not town["cubes"][index(square)]}
        resources = set(missing.values())
        fitting = [
            token for token in offered if token.partition(":")[2] in resources and not token.startswith("store:")
        ]
        if fitting and town["placing"] not in resources:
            return self.chance.choice(fitting)
        here = [f"at:{name(square)}" for square, resource in missing.items() if resource == town["placing"]]
        if set(here) & set(offered):
            return here[0]
        elsewhere = [token for token in offered if token[3:] not in [name(square) for square in cubes]]
        return self.chance.choice(elsewhere or offered)

    def pick_building(self, builds: list[str], town: dict[str, Any]) -> str:
        """What the town has least of."""
        return min(builds, key=lambda token: (town["buildings"].count(building_of(token)), token))

    def plan(self, town: dict[str, Any]) -> Plan:
        """The missing building that most cubes lie ready for."""
        plans = [plan for plan in PLACEMENTS if fits(plan, town)]
        if not plans:
            return "", {}
        return max(plans, key=lambda plan: self.worth(plan, town))

    def worth(self, plan: Plan, town: dict[str, Any]) -> tuple[int, int, int]:
        building, cubes = plan
        ready = sum(bool(town["cubes"][index(square)]) for square in cubes)
        return -town["buildings"].count(building), list(BLUEPRINTS).index(building), ready


def index(square: tuple[int, int]) -> int:
    return SQUARES.index(square)


def fits(plan: Plan, town: dict[str, Any]) -> bool:
    """Whether nothing stands in the way of a plan."""
    return all(
        not town["buildings"][index(square)] and town["cubes"][index(square)] in ("", resource)
        for square, resource in plan[1].items()
    )


def building_of(token: str) -> str:
    """What a choice builds, with the cards of the first game."""
    kind = token.split(":")[1]
    return "farm" if kind == "food" else kind
