"""The points of a player of Glass Road, building by building."""

from __future__ import annotations

from waldglas.core.game import Line
from waldglas.games.glass_road.rules.facts import Building, RoadFacts
from waldglas.games.glass_road.rules.ground import SPACES, STARTS
from waldglas.games.glass_road.rules.player import FIRST_BUILDING, Player


def points_of(facts: RoadFacts, player: Player) -> float:
    return sum(points_by_building(facts, player))


def points_by_building(facts: RoadFacts, player: Player) -> list[float]:
    """GR-15.2: start buildings or their upgrades, then the buildings of the landscape."""
    points = [points_for(facts.buildings[player.starts[start]], player, SPACES + start) for start in range(STARTS)]
    for space in range(SPACES):
        if player.land[space] >= FIRST_BUILDING:
            points.append(points_for(facts.buildings[player.land[space] - FIRST_BUILDING], player, space))
    return points


def points_for(building: Building, player: Player, space: int) -> float:
    return building.points if building.score is None else building.points + building.score.of(player, space)


def score_player(facts: RoadFacts, player: Player) -> list[Line]:
    """The same points, each with its building."""
    built = [player.starts[start] for start in range(STARTS)]
    built += [tile - FIRST_BUILDING for tile in player.land[:SPACES] if tile >= FIRST_BUILDING]
    points = points_by_building(facts, player)
    return [Line(facts.buildings[number].thing.id, scored) for number, scored in zip(built, points, strict=True)]
