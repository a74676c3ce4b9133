"""What is looked at in a farm before an action phase: a list of features, each the number of a weight."""

from __future__ import annotations

from typing import Final

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
from waldglas.games.haspelknecht.rules.scoring import count_for, count_symbols, debt_points

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


def capped(first: int, after: int, number: int) -> int:
    """The feature of a number, the last one standing for all that is more."""
    return first + min(number, after - first - 1)


def features(position: Haspelknecht, farm: Farm, seat: Seat) -> list[int]:
    """What is looked at in a farm: the numbers of the weights that count."""
    facts = position.facts
    found = [
        capped(FOOD, WOOD, farm.food),
        capped(WOOD, COAL, farm.wood),
        capped(THALER, WATER_IN_PINGE, farm.thaler),
        capped(DUG, OPEN_IN_PINGE, facts.pinge_coal - farm.pinge + facts.tunnel_coal - farm.tunnel),
        capped(IN_SHAFT, OWN, farm.shaft),
        capped(BUILDING_SYMBOLS, IMPROVED, count_symbols(facts, farm, BUILDING)),
        capped(PLACE, FEATURES, (position.seats - 2) * 4 + position.order.index(seat)),
    ]
    if farm.developments >> facts.horse_and_cart & 1:
        found.append(capped(COAL_WITH_CART, THALER, farm.coal))
    else:
        found.append(capped(COAL, COAL_WITH_CART, farm.coal))
    dug_in_tunnel = facts.tunnel_coal - farm.tunnel
    if farm.pinge > 0:
        found.append(capped(WATER_IN_PINGE, WATER_IN_SHAFT, farm.water))
        dug = facts.pinge_coal - farm.pinge
        found.append(capped(OPEN_IN_PINGE, OPEN_IN_TUNNEL, facts.pinge_reach[farm.pinge_wood] - dug))
        found.append(capped(TUNNEL_WOOD, IN_SHAFT, farm.tunnel_wood))
    else:
        found.append(capped(WATER_IN_SHAFT, DUG, farm.water))
        found.append(capped(OPEN_IN_TUNNEL, TUNNEL_WOOD, facts.tunnel_reach[farm.tunnel_wood] - dug_in_tunnel))
    if farm.improved:
        found.append(IMPROVED)
    add_bits(found, MARKER, farm.markers)
    add_bits(found, BUILDING_OWNED, farm.buildings)
    add_bits(found, OWN, farm.developments)
    add_bits(found, WITHIN_REACH, near_and_new(position, farm))
    return found


def add_bits(found: list[int], first: int, bits: int) -> None:
    while bits:
        if bits & 1:
            found.append(first)
        first += 1
        bits >>= 1


def near_and_new(position: Haspelknecht, farm: Farm) -> int:
    """HK-13.4, HK-13.5: the developments that nobody owns and that the farm could acquire, as bits."""
    near = position.facts.of_level[0]
    owned = farm.developments
    number = 0
    while owned:
        if owned & 1:
            near |= position.board.touching[number]
        owned >>= 1
        number += 1
    near &= position.board.in_play
    for number in range(DEVELOPMENTS):
        if position.owners[number] != 0:
            near &= ~(1 << number)
    return near & ~farm.developments


def points_so_far(facts: HaspelFacts, farm: Farm) -> int:
    """What is sure: points scored, debts, and what developments count at the end."""
    points = debt_points(facts, farm)
    for scored in farm.scored:
        points += scored
    for development in facts.scoring:
        if farm.developments >> development.number & 1:
            points += count_for(facts, farm, development.score_per) * development.score_points
    return points
