"""The points of a player of Black Forest, line by line."""

from __future__ import annotations

from mypy_extensions import i64

from waldglas.core.game import Line
from waldglas.games.black_forest.rules.counts import AdjacentStockedPastures, best_housing
from waldglas.games.black_forest.rules.facts import ForestFacts
from waldglas.games.black_forest.rules.player import FIRST_BUILDING, GLASS, Player


def points_of(facts: ForestFacts, player: Player) -> i64:
    """BF-16.5 to 16.10."""
    points = glass_points(facts, player) + dial_points(facts, player.cooking_dial)
    points += estate_points(facts, player) + livestock_points(facts, player)
    for number in player.built:
        points += building_points(facts, player, number)
    return points


def score_player(facts: ForestFacts, player: Player) -> list[Line]:
    """The same points, each with what it is for."""
    lines = [
        Line("score-glass", int(glass_points(facts, player))),
        Line("score-cooking-wheel", int(dial_points(facts, player.cooking_dial))),
        Line("score-small-estates", int(estate_points(facts, player))),
        Line("score-livestock", int(livestock_points(facts, player))),
    ]
    for number in player.built:
        lines.append(Line(facts.buildings[number].thing.id, int(building_points(facts, player, number))))
    return lines


def glass_points(facts: ForestFacts, player: Player) -> i64:
    return facts.points_for_glass * player.goods[GLASS]


def estate_points(facts: ForestFacts, player: Player) -> i64:
    return facts.points_for_estate * player.estates


def livestock_points(facts: ForestFacts, player: Player) -> i64:
    return facts.points_for_animal * animals_on_pastures(facts, player)


def dial_points(facts: ForestFacts, steps: i64) -> i64:
    """BF-16.6: what the large hand points at."""
    return facts.points_for_dial[min(steps, len(facts.points_for_dial) - 1)]


def animals_on_pastures(facts: ForestFacts, player: Player) -> i64:
    """BF-16.9: housed for the highest score, a Livestock Farm included."""
    for number in player.built:
        score = facts.buildings[number].score
        if score is not None and isinstance(score.per, AdjacentStockedPastures):
            return score.per.housing(player, space_of(player, number))[0]
    return best_housing(player, 0, 1, 0)[0]


def building_points(facts: ForestFacts, player: Player, number: i64) -> i64:
    """BF-13.12: a building's own points, and what it scores besides."""
    building = facts.buildings[number]
    score = building.score
    return building.points if score is None else building.points + score.of(player, space_of(player, number))


def space_of(player: Player, building: i64) -> i64:
    """The first space of a building."""
    land = player.land
    for space in range(len(land)):
        if land[space] == FIRST_BUILDING + building:
            return space
    raise AssertionError("the building stands nowhere")


def title_for(facts: ForestFacts, points: float) -> str:
    """BF-18.16: the id of the highest title that is reached."""
    reached = [title for least, title in facts.titles if points >= least]
    return reached[-1] if reached else ""
