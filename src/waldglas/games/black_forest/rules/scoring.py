"""The points of a player of Black Forest, line by line."""

from __future__ import annotations

from waldglas.core.game import Line
from waldglas.games.black_forest.rules.counts import AdjacentStockedPastures, best_housing
from waldglas.games.black_forest.rules.facts import Building, ForestFacts
from waldglas.games.black_forest.rules.player import FIRST_BUILDING, GLASS, Player


def points_of(facts: ForestFacts, player: Player) -> int:
    return sum(points_by_line(facts, player))


def points_by_line(facts: ForestFacts, player: Player) -> list[int]:
    """BF-16.5 to 16.10."""
    points = [
        facts.points_for_glass * player.goods[GLASS],
        dial_points(facts, player.cooking_dial),
        facts.points_for_estate * player.estates,
        facts.points_for_animal * animals_on_pastures(facts, player),
    ]
    for number in player.built:
        building = facts.buildings[number]
        points.append(building.points + bonus(building, player))
    return points


def score_player(facts: ForestFacts, player: Player) -> list[Line]:
    """The same points, each with what it is for."""
    names = ["score-glass", "score-cooking-wheel", "score-small-estates", "score-livestock"]
    names += [facts.buildings[number].thing.id for number in player.built]
    return [Line(what, points) for what, points in zip(names, points_by_line(facts, player), strict=True)]


def dial_points(facts: ForestFacts, steps: int) -> int:
    """BF-16.6: what the large hand points at."""
    return facts.points_for_dial[min(steps, len(facts.points_for_dial) - 1)]


def animals_on_pastures(facts: ForestFacts, player: Player) -> int:
    """BF-16.9: housed for the highest score, a Livestock Farm included."""
    for number in player.built:
        score = facts.buildings[number].score
        if score is not None and isinstance(score.per, AdjacentStockedPastures):
            return score.per.housing(player, space_of(player, number))[0]
    return best_housing(player, 0, 1, 0)[0]


def bonus(building: Building, player: Player) -> int:
    """BF-13.12: what a building scores besides its own points."""
    return 0 if building.score is None else building.score.of(player, space_of(player, building.number))


def space_of(player: Player, building: int) -> int:
    """The first space of a building."""
    return player.land.index(FIRST_BUILDING + building)


def title_for(facts: ForestFacts, points: float) -> str:
    """BF-18.16: the id of the highest title that is reached."""
    reached = [title for least, title in facts.titles if points >= least]
    return reached[-1] if reached else ""
