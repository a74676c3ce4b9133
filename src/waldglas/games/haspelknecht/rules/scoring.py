"""The points of a farm: what was scored during the game, and what the end adds (HK-17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.game import Line
from waldglas.games.haspelknecht.rules.facts import BUILDING, DEVELOPMENTS, FIRST_SECTION_COUNT, HaspelFacts
from waldglas.games.haspelknecht.rules.farm import SOURCES, Farm, count_bits

AT_THE_END: Final = ["score-buildings", "score-markers", "score-thaler", "score-debts", "score-water"]
MOST_LINES: Final = len(SOURCES) + 1 + DEVELOPMENTS + len(AT_THE_END)


def points_of(facts: HaspelFacts, farm: Farm) -> i64:
    """All lines together, without making them."""
    points = tunnel_points(facts, farm) + count_bits(farm.markers) * facts.marker_points
    for scored in farm.scored:
        points += scored
    for development in facts.scoring:
        if farm.developments >> development.number & 1:
            points += count_for(facts, farm, development.score_per) * development.score_points
    points += facts.building_points[count_symbols(facts, farm, BUILDING)]
    return points + thaler_points(facts, farm.thaler) + debt_points(facts, farm) + water_points(facts, farm)


def points_by_line(facts: HaspelFacts, farm: Farm) -> vec[i64]:
    points = vec[i64](capacity=MOST_LINES)
    for scored in farm.scored:
        points = append(points, scored)
    points = append(points, tunnel_points(facts, farm))
    for development in facts.scoring:
        if farm.developments >> development.number & 1:
            points = append(points, count_for(facts, farm, development.score_per) * development.score_points)
    points = append(points, facts.building_points[count_symbols(facts, farm, BUILDING)])
    points = append(points, count_bits(farm.markers) * facts.marker_points)
    points = append(points, thaler_points(facts, farm.thaler))
    points = append(points, debt_points(facts, farm))
    return append(points, water_points(facts, farm))


def score_farm(facts: HaspelFacts, farm: Farm) -> list[Line]:
    """The same points, each with what it is for."""
    scoring = [development for development in facts.scoring if farm.developments >> development.number & 1]
    names = [*SOURCES, "score-tunnel", *[development.thing.id for development in scoring], *AT_THE_END]
    points = points_by_line(facts, farm)
    return [Line(what, int(points[i])) for i, what in enumerate(names)]


def thaler_points(facts: HaspelFacts, thaler: i64) -> i64:
    return facts.thaler_points[min(thaler, len(facts.thaler_points) - 1)]


def coal_mined(facts: HaspelFacts, farm: Farm) -> i64:
    """HK-17.10: coal that left the own mine, not that of the Charcoal Burner or the Lorry."""
    return facts.pinge_coal - farm.pinge + mined_in_tunnel(facts, farm)


def mined_in_tunnel(facts: HaspelFacts, farm: Farm) -> i64:
    return facts.tunnel_coal - farm.tunnel


def emptied_sections(facts: HaspelFacts, farm: Farm) -> i64:
    """HK-12.8: how many sections have lost all their coal, from the left."""
    return facts.emptied[mined_in_tunnel(facts, farm)]


def tunnel_points(facts: HaspelFacts, farm: Farm) -> i64:
    """HK-17.2."""
    return facts.emptied_points[mined_in_tunnel(facts, farm)]


def count_for(facts: HaspelFacts, farm: Farm, count: i64) -> i64:
    """HK-17.3, HK-17.4: a symbol on emptied sections, or on own developments."""
    if count < FIRST_SECTION_COUNT:
        return count_symbols(facts, farm, count)
    return facts.emptied_symbols[count - FIRST_SECTION_COUNT][mined_in_tunnel(facts, farm)]


def count_symbols(facts: HaspelFacts, farm: Farm, symbol: i64) -> i64:
    """A symbol that a development bears twice counts twice."""
    number: i64 = 0
    for bearers in facts.bearing[symbol]:
        number += count_bits(farm.developments & bearers)
    return number


def water_points(facts: HaspelFacts, farm: Farm) -> i64:
    return max(farm.water - facts.free_water, 0) * facts.each_water


def debt_points(facts: HaspelFacts, farm: Farm) -> i64:
    """HK-17.8: 1 point off for the first, 2 for each further one."""
    return 0 if farm.debt == 0 else facts.first_debt + (farm.debt - 1) * facts.more_debt
