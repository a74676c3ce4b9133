"""The points of a player of Glass Road, building by building."""

from __future__ import annotations

from waldglas.core.game import Line
from waldglas.games.glass_road.rules.facts import Building, RoadFacts
from waldglas.games.glass_road.rules.ground import SPACES, STARTS
from waldglas.games.glass_road.rules.player import FIRST_BUILDING, Player


def score_player(facts: RoadFacts, player: Player) -> list[Line]:
    """GR-15.2: start buildings or their upgrades, then the buildings of the landscape."""
    lines = [score_building(facts.buildings[player.starts[start]], player, SPACES + start) for start in range(STARTS)]
    for space in range(SPACES):
        if player.land[space] >= FIRST_BUILDING:
            lines.append(score_building(facts.buildings[player.land[space] - FIRST_BUILDING], player, space))
    return lines


def score_building(building: Building, player: Player, space: int) -> Line:
    bonus = 0.0 if building.score is None else building.score.of(player, space)
    return Line(building.thing.id, building.points + bonus)
