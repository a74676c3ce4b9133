"""What is looked at in a farm before an action phase: a list of features, each the number of a weight."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.ai.weights import Layout
from waldglas.core.types import Seat
from waldglas.games.haspelknecht.rules.facts import (
    BUILDING,
    BUILDINGS,
    DEVELOPMENTS,
    MARKERS,
    YEARS,
    HaspelFacts,
)
from waldglas.games.haspelknecht.rules.farm import Farm
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.games.haspelknecht.rules.scoring import coal_mined, count_for, count_symbols, debt_points, mined_in_tunnel

ACTION_PHASES: Final = 3  # of a year
STAGES: Final = YEARS * ACTION_PHASES

# Where the weights of each feature begin. A count has a weight for each number up to its cap.
FOOD: Final = 0
WOOD: Final = FOOD + 7
COAL: Final = WOOD + 7
COAL_WITH_CART: Final = COAL + 10
THALER: Final = COAL_WITH_CART + 10
WATER_IN_PINGE: Final = THALER + 8
WATER_IN_SHAFT: Final = WATER_IN_PINGE + 7
DUG: Final = WATER_IN_SHAFT + 8
OPEN_IN_PINGE: Final = DUG + 20
OPEN_IN_TUNNEL: Final = OPEN_IN_PINGE + 8
TUNNEL_WOOD: Final = OPEN_IN_TUNNEL + 12
IN_SHAFT: Final = TUNNEL_WOOD + 8
OWN: Final = IN_SHAFT + 10
WITHIN_REACH: Final = OWN + DEVELOPMENTS
MARKER: Final = WITHIN_REACH + DEVELOPMENTS
BUILDING_OWNED: Final = MARKER + len(MARKERS)
BUILDING_SYMBOLS: Final = BUILDING_OWNED + len(BUILDINGS)
IMPROVED: Final = BUILDING_SYMBOLS + 5
PLACE: Final = IMPROVED + 1
FEATURES: Final = PLACE + 12
MOST_FOUND: Final = 12 + 2 * DEVELOPMENTS + len(MARKERS) + len(BUILDINGS)
GROUPS: Final = {
    "food": FOOD,
    "wood": WOOD,
    "coal": COAL,
    "coal_with_cart": COAL_WITH_CART,
    "thaler": THALER,
    "water_in_pinge": WATER_IN_PINGE,
    "water_in_shaft": WATER_IN_SHAFT,
    "dug": DUG,
    "open_in_pinge": OPEN_IN_PINGE,
    "open_in_tunnel": OPEN_IN_TUNNEL,
    "tunnel_wood": TUNNEL_WOOD,
    "in_shaft": IN_SHAFT,
    "own": OWN,
    "within_reach": WITHIN_REACH,
    "marker": MARKER,
    "building_owned": BUILDING_OWNED,
    "building_symbols": BUILDING_SYMBOLS,
    "improved": IMPROVED,
    "place": PLACE,
}
LAYOUT: Final = Layout([f"action phase {stage + 1}" for stage in range(STAGES)], GROUPS, FEATURES)


def capped(first: i64, after: i64, number: i64) -> i64:
    """The feature of a number, the last one standing for all that is more."""
    return first + min(number, after - first - 1)


def features(position: Haspelknecht, farm: Farm, seat: Seat) -> vec[i64]:
    """What is looked at in a farm: the numbers of the weights that count."""
    facts = position.facts
    found = vec[i64](capacity=MOST_FOUND)
    found = append(found, capped(FOOD, WOOD, farm.food))
    found = append(found, capped(WOOD, COAL, farm.wood))
    found = append(found, capped(THALER, WATER_IN_PINGE, farm.thaler))
    found = append(found, capped(DUG, OPEN_IN_PINGE, coal_mined(facts, farm)))
    found = append(found, capped(IN_SHAFT, OWN, farm.shaft))
    found = append(found, capped(BUILDING_SYMBOLS, IMPROVED, count_symbols(facts, farm, BUILDING)))
    found = append(found, capped(PLACE, FEATURES, (position.seats - 2) * 4 + position.place_of(seat)))
    if farm.developments >> facts.horse_and_cart & 1:
        found = append(found, capped(COAL_WITH_CART, THALER, farm.coal))
    else:
        found = append(found, capped(COAL, COAL_WITH_CART, farm.coal))
    if farm.pinge > 0:
        open_coal = facts.pinge_reach[farm.pinge_wood] - (facts.pinge_coal - farm.pinge)
        found = append(found, capped(WATER_IN_PINGE, WATER_IN_SHAFT, farm.water))
        found = append(found, capped(OPEN_IN_PINGE, OPEN_IN_TUNNEL, open_coal))
        found = append(found, capped(TUNNEL_WOOD, IN_SHAFT, farm.tunnel_wood))
    else:
        open_coal = facts.tunnel_reach[farm.tunnel_wood] - mined_in_tunnel(facts, farm)
        found = append(found, capped(WATER_IN_SHAFT, DUG, farm.water))
        found = append(found, capped(OPEN_IN_TUNNEL, TUNNEL_WOOD, open_coal))
    if farm.improved:
        found = append(found, IMPROVED)
    found = add_bits(found, MARKER, farm.markers)
    found = add_bits(found, BUILDING_OWNED, farm.buildings)
    found = add_bits(found, OWN, farm.developments)
    return add_bits(found, WITHIN_REACH, near_and_new(position, farm))


def add_bits(found: vec[i64], first: i64, bits: i64) -> vec[i64]:
    while bits:
        if bits & 1:
            found = append(found, first)
        first += 1
        bits >>= 1
    return found


def near_and_new(position: Haspelknecht, farm: Farm) -> i64:
    """HK-13.4, HK-13.5: the developments that nobody owns and that the farm could acquire, as bits."""
    near = position.facts.of_level[0]
    owned = farm.developments
    number: i64 = 0
    while owned:
        if owned & 1:
            near |= position.board.touching[number]
        owned >>= 1
        number += 1
    return near & position.board.in_play & ~position.owned & ~farm.developments


def points_so_far(facts: HaspelFacts, farm: Farm) -> i64:
    """What is sure: points scored, debts, and what developments count at the end."""
    points = debt_points(facts, farm)
    for scored in farm.scored:
        points += scored
    for development in facts.scoring:
        if farm.developments >> development.number & 1:
            points += count_for(facts, farm, development.score_per) * development.score_points
    return points
