"""The points of a farm: what was scored during the game, and what the end adds (HK-17)."""

from __future__ import annotations

from typing import Final

from waldglas.core.game import Line
from waldglas.games.haspelknecht.rules.facts import BUILDING, FIRST_SECTION_COUNT, HaspelFacts
from waldglas.games.haspelknecht.rules.farm import SOURCES, Farm

AT_THE_END: Final = ["score-buildings", "score-markers", "score-thaler", "score-debts", "score-water"]


def points_of(facts: HaspelFacts, farm: Farm) -> int:
    return sum(points_by_line(facts, farm))


def points_by_line(facts: HaspelFacts, farm: Farm) -> list[int]:
    points = farm.scored[:]
    points.append(tunnel_points(facts, farm))
    for development in facts.scoring:
        if farm.developments >> development.number & 1:
            points.append(count_for(facts, farm, development.score_per) * development.score_points)
    points.append(facts.building_points[count_symbols(facts, farm, BUILDING)])
    points.append(farm.markers.bit_count() * facts.marker_points)
    points.append(thaler_points(facts, farm.thaler))
    points.append(debt_points(facts, farm))
    points.append(max(farm.water - facts.free_water, 0) * facts.each_water)
    return points


def score_farm(facts: HaspelFacts, farm: Farm) -> list[Line]:
    """The same points, each with what it is for."""
    scoring = [development for development in facts.scoring if farm.developments >> development.number & 1]
    names = [*SOURCES, "score-tunnel", *[development.thing.id for development in scoring], *AT_THE_END]
    return [Line(what, points) for what, points in zip(names, points_by_line(facts, farm), strict=True)]


def thaler_points(facts: HaspelFacts, thaler: int) -> int:
    return facts.thaler_points[min(thaler, len(facts.thaler_points) - 1)]


def coal_mined(facts: HaspelFacts, farm: Farm) -> int:
    """HK-17.10: coal that left the own mine, not that of the Charcoal Burner or the Lorry."""
    return facts.pinge_coal - farm.pinge + facts.tunnel_coal - farm.tunnel


def emptied_sections(facts: HaspelFacts, farm: Farm) -> int:
    """HK-12.8: how many sections have lost all their coal, from the left."""
    mined = facts.tunnel_coal - farm.tunnel
    emptied = 0
    for section in facts.sections:
        mined -= section.coal
        if mined < 0:
            break
        emptied += 1
    return emptied


def tunnel_points(facts: HaspelFacts, farm: Farm) -> int:
    """HK-17.2."""
    return sum(section.points for section in facts.sections[: emptied_sections(facts, farm)])


def count_for(facts: HaspelFacts, farm: Farm, count: int) -> int:
    """HK-17.3, HK-17.4: a symbol on emptied sections, or on own developments."""
    if count < FIRST_SECTION_COUNT:
        return count_symbols(facts, farm, count)
    symbol = count - FIRST_SECTION_COUNT
    emptied = facts.sections[: emptied_sections(facts, farm)]
    return sum(section.symbols.count(symbol) for section in emptied)


def count_symbols(facts: HaspelFacts, farm: Farm, symbol: int) -> int:
    """A symbol that a development bears twice counts twice."""
    number = 0
    for bearers in facts.bearing[symbol]:
        number += (farm.developments & bearers).bit_count()
    return number


def debt_points(facts: HaspelFacts, farm: Farm) -> int:
    """HK-17.8: 1 point off for the first, 2 for each further one."""
    return 0 if farm.debt == 0 else facts.first_debt + (farm.debt - 1) * facts.more_debt
