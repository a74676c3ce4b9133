"""The points of a player of Glass Road, building by building."""

from __future__ import annotations

from mypy_extensions import i64

from waldglas.core.game import Line
from waldglas.games.glass_road.rules.facts import Building, RoadFacts
from waldglas.games.glass_road.rules.ground import PLACES, SPACES, STARTS
from waldglas.games.glass_road.rules.player import FIRST_BUILDING, Player


def points_of(facts: RoadFacts, player: Player) -> float:
    """GR-15.2: start buildings or their upgrades, then the buildings of the landscape."""
    points = 0.0
    for start in range(STARTS):
        points += points_for(facts.buildings[player.starts[start]], player, SPACES + start)
    land = player.land
    for space in range(SPACES):
        if land[space] >= FIRST_BUILDING:
            points += points_for(facts.buildings[land[space] - FIRST_BUILDING], player, space)
    return points


def points_for(building: Building, player: Player, space: i64) -> float:
    return building.points if building.score is None else building.points + building.score.of(player, space)


def score_player(facts: RoadFacts, player: Player) -> list[Line]:
    """The same points, each with its building."""
    lines = []
    for place in [*range(SPACES, PLACES), *range(SPACES)]:
        number = player.building_on(place)
        if number >= 0:
            building = facts.buildings[number]
            lines.append(Line(building.thing.id, points_for(building, player, place)))
    return lines
