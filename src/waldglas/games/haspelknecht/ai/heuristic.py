"""A simple estimate of a farm: its points, what its goods and its mine may still bring, and what its plan will do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waldglas.core.agenda import SEAT_MASK, SHARED
from waldglas.core.game import Position
from waldglas.core.types import Seat
from waldglas.games.haspelknecht.ai.forward_model import reach_coal, reel
from waldglas.games.haspelknecht.rules.developing import in_reach
from waldglas.games.haspelknecht.rules.disks import (
    BLACK,
    BROWN,
    FIRST_MIXED,
    NO_DISKS,
    SET_SIZES,
    YELLOW,
    colour_of,
    count_disks,
    disks_of,
    holds,
)
from waldglas.games.haspelknecht.rules.facts import DEVELOPMENTS, PHASES, SUMMER_ACTION, YEARS, Effect, HaspelFacts
from waldglas.games.haspelknecht.rules.farm import (
    DIGGER,
    FARMER,
    HASPELKNECHT,
    MADE_FOOD,
    MADE_WOOD,
    MINED,
    MINER,
    ONE_FOOD,
    ONE_THALER,
    UNPAID,
    Farm,
)
from waldglas.games.haspelknecht.rules.planning import (
    Planning,
    RevealPlans,
    count_payments,
    still_to_acquire,
)
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.games.haspelknecht.rules.scoring import points_of, thaler_points
from waldglas.games.haspelknecht.rules.underground import IN_PINGE, IN_TUNNEL, dig_coal, drain, is_flooded
from waldglas.games.haspelknecht.rules.winter import coal_points
from waldglas.games.haspelknecht.rules.working import NextWorker, Turn
from waldglas.games.haspelknecht.rules.years import CarryOutPlans

WINTER_SCORING: Final = PHASES.index("winter_scoring")
WINTER_LEASE: Final = PHASES.index("winter_lease")

TO_PLAN: Final = 0
TO_WORK: Final = 1
FINISHED: Final = 2

LEASED: Final = 2.3  # a unit that the lease will ask for
SPARE_FOOD: Final = 0.8
SPARE_WOOD: Final = 0.55
LAID_WOOD: Final = 0.6
SHAFT_COAL: Final = 0.75
DUG: Final = 0.3  # a coal that left the mine opens what lies behind it
FLOODED: Final = 0.5
DISK: Final = [0.55, 0.5, 0.7]
HOPED: Final = 0.7  # a development that the disks on the carts could pay for
# What a development is worth for each year that is left, beyond points and goods.
LASTING: Final = {
    "barn": 1.0,
    "pickaxe": 0.9,
    "hauling_cable": 0.1,
    "charcoal_burner": 0.9,
    "bucket": 0.9,
    "wheelbarrow": 0.2,
    "ladder": 0.2,
    "coal_storage": 0.6,
    "windlass": 0.2,
    "hammer_and_pick": 0.2,
    "water_mill": 0.8,
    "horse_and_cart": 0.5,
}


def estimate(position: Position, seat: Seat) -> float:
    assert isinstance(position, Haspelknecht)
    farm = position.farms[seat]
    if position.over():
        return float(points_of(position.facts, farm))
    coming = what_is_coming(position, seat)
    if coming == TO_PLAN:
        return farm_value(position, farm) + disks_value(position, farm)
    if coming == TO_WORK:
        ahead = farm.copy()
        if isinstance(position.next_step(), RevealPlans):  # not paid yet
            ahead.food -= count_payments(ahead, ONE_FOOD)
            ahead.thaler -= count_payments(ahead, ONE_THALER)
        hoped = carry_out_roughly(position, ahead)
        return farm_value(position, ahead) + hoped
    return farm_value(position, farm)


def what_is_coming(position: Haspelknecht, seat: Seat) -> int:
    """Whether in this action phase the seat is still to plan, still to work, or has finished."""
    for height in range(position.height(SHARED), 0, -1):
        frame = position.frame(SHARED, height)
        step, own = position.step_of(frame), frame & SEAT_MASK == seat + 1
        if isinstance(step, Planning):
            return TO_PLAN
        if isinstance(step, CarryOutPlans) or (own and isinstance(step, (Turn, NextWorker))):
            return TO_WORK
    return FINISHED


# A farm as it stands


def farm_value(position: Haspelknecht, farm: Farm) -> float:
    facts = position.facts
    left = float(YEARS - position.year) + (1.0 if position.phase < WINTER_SCORING else 0.0)
    value = float(points_of(facts, farm))
    value += thaler_value(position, farm) - float(thaler_points(facts, farm.thaler))
    value += food_value(position, farm) + coal_value(position, farm)
    value += min(left, 1.0) * (water_relief(farm, left) + wood_value(facts, farm))
    dug = float(facts.pinge_coal - farm.pinge)
    value += left * DUG * dug
    for development in facts.developments:
        if farm.developments >> development.number & 1:
            value += left * LASTING.get(development.slug, 0.0)
    return value


def thaler_value(position: Haspelknecht, farm: Farm) -> float:
    """Thaler that leases will ask for save debts; the others count at the end."""
    facts = position.facts
    first = position.year - 1 if position.phase <= WINTER_LEASE else position.year
    due: i64 = 0
    for year in range(first, YEARS):
        due += facts.lease_thaler[year]
    kept = max(farm.thaler - due, 0)
    return float(min(farm.thaler, due)) * LEASED + float(thaler_points(facts, kept))


def food_value(position: Haspelknecht, farm: Farm) -> float:
    due: i64 = position.facts.lease_food[position.year - 1] if position.phase <= WINTER_LEASE else 1
    spare = max(farm.food - due, 0)
    return float(min(farm.food, due)) * LEASED + float(min(spare, 4)) * SPARE_FOOD


def coal_value(position: Haspelknecht, farm: Farm) -> float:
    left, in_shaft = YEARS - position.year, float(farm.shaft)
    if position.phase > WINTER_SCORING:
        goes_on = float(min(left, 1))
        return float(min(farm.coal, 2)) * 0.3 * goes_on + in_shaft * SHAFT_COAL * goes_on
    points = max(float(coal_points(position.facts, farm)), float(farm.coal) * 0.6)
    return points + in_shaft * (SHAFT_COAL if left > 0 or position.phase < WINTER_SCORING else 0.0)


def water_relief(farm: Farm, left: float) -> float:
    """Pit water costs less while there is time to remove it, but it stops the work."""
    water = float(farm.water)
    return max(water - 1.0, 0.0) * 0.15 * left - (FLOODED if water >= 2.0 else 0.0) - 0.25 * water


def wood_value(facts: HaspelFacts, farm: Farm) -> float:
    fields = len(facts.tunnel_reach) - 1 - farm.tunnel_wood
    if farm.pinge > 0:
        fields += len(facts.pinge_reach) - 1 - farm.pinge_wood
    laid = farm.pinge_wood + farm.tunnel_wood
    if farm.pinge == 0:
        laid += len(facts.pinge_reach) - 1
    return float(laid) * LAID_WOOD + float(min(farm.wood, fields, 4)) * SPARE_WOOD


# Disks that were taken and not planned yet


def disks_value(position: Haspelknecht, farm: Farm) -> float:
    disks = farm.disks() + position.facts.marker_disks[farm.markers]
    if farm.disks() == 0:
        return 0.0
    value = sum(float(disks_of(farm.disks(), colour)) * DISK[colour] for colour in (BLACK, BROWN, YELLOW))
    best = 0.0
    for number in range(DEVELOPMENTS):
        development = position.facts.developments[number]
        paid = count_disks(disks) >= development.disks and holds(disks, development.colours)
        if paid and can_develop(position, farm, number):
            best = max(best, development_value(position, number))
    return value + HOPED * best


def can_develop(position: Haspelknecht, farm: Farm, number: i64) -> bool:
    return still_to_acquire(position, farm) >> number & 1 == 1 and in_reach(position, farm, number)


def development_value(position: Haspelknecht, number: i64) -> float:
    development = position.facts.developments[number]
    left = float(YEARS - position.year + 1)
    value = float(development.points_for(position.count_owners(number))) + left * LASTING.get(development.slug, 0.0)
    value += len(development.symbols) * 0.3 + (1.0 if development.marker >= 0 else 0.0)
    value += max([gained_value(effect) for effect in development.effects], default=0.0)
    return value


def gained_value(effect: Effect) -> float:
    value = 0.0
    for amount in effect.gain:
        value += float(amount.number) * 1.2
    return value


# A plan, carried out in the simplest way


def carry_out_roughly(position: Haspelknecht, farm: Farm) -> float:
    """Lets every worker that has not worked yet do the obvious; returns the value of developments."""
    hoped = 0.0
    if farm.at_mill and farm.worked == 0:
        for amount in position.facts.mill[farm.at_mill - 1].gain:
            hoped += float(amount.number)
    kinds = []
    for worker in range(DIGGER):
        disks = farm.disks_on(worker)
        if disks != NO_DISKS and farm.worked >> worker & 1 == 0:
            best = best_development(position, farm, worker)
            plain = float(SET_SIZES[disks]) * 0.8 if disks < FIRST_MIXED else 0.0
            if best > plain:
                hoped += best
            elif disks < FIRST_MIXED:
                kinds.append(produce_roughly(position, farm, worker))
    if len(kinds) == 1:
        kinds.append(farm.first_did)
    if len(kinds) == 2 and kinds[0] == kinds[1]:
        give(farm, kinds[0], 1, position)
    dig_roughly(position, farm)
    return hoped


def best_development(position: Haspelknecht, farm: Farm, worker: i64) -> float:
    if worker != FARMER and not farm.improved:
        return 0.0
    fitting = position.facts.fits[farm.disks_on(worker)]
    values = [
        development_value(position, number)
        for number in range(DEVELOPMENTS)
        if fitting >> number & 1 and can_develop(position, farm, number)
    ]
    return max(values, default=0.0)


def produce_roughly(position: Haspelknecht, farm: Farm, worker: i64) -> i64:
    disks = farm.disks_on(worker)
    colour = colour_of(disks)
    kind: i64 = MADE_FOOD if colour == YELLOW else MADE_WOOD if colour == BROWN else MINED
    give(farm, kind, SET_SIZES[disks], position)
    if kind == MADE_FOOD and worker == FARMER and position.phase == SUMMER_ACTION:
        farm.food += position.facts.summer_food
    return kind


def give(farm: Farm, kind: i64, number: i64, position: Haspelknecht) -> None:
    if kind == MADE_FOOD:
        farm.food += number
    elif kind == MADE_WOOD:
        farm.wood += number
    else:
        mine_roughly(position.facts, farm, number)


def dig_roughly(position: Haspelknecht, farm: Farm) -> None:
    facts = position.facts
    if farm.payment(DIGGER) != UNPAID and farm.worked >> DIGGER & 1 == 0 and farm.pinge > 0:
        mine_roughly(facts, farm, facts.actions[0])
    if farm.payment(MINER) != UNPAID and farm.worked >> MINER & 1 == 0:
        mine_roughly(facts, farm, facts.actions[1])
    if farm.payment(HASPELKNECHT) != UNPAID and farm.worked >> HASPELKNECHT & 1 == 0 and farm.pinge == 0:
        reel(facts, farm, facts.actions[2])


def mine_roughly(facts: HaspelFacts, farm: Farm, actions: i64) -> None:
    """Pit water first where it bars the coal, wood where a field bars it."""
    in_pinge = farm.pinge > 0
    for _ in range(actions):
        if in_pinge and farm.pinge == 0:
            return
        if not is_flooded(facts, farm) and reach_coal(facts, farm, IN_PINGE if in_pinge else IN_TUNNEL):
            dig_coal(farm)
        elif in_pinge:
            drain(farm, facts.water_per_disk)
