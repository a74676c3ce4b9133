"""A farm brought forward: what is left of an action phase and the winter after it, played in the obvious way."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.agenda import Step
from waldglas.games.haspelknecht.ai.features import ACTION_PHASES
from waldglas.games.haspelknecht.ai.value import FarmValue
from waldglas.games.haspelknecht.rules.actions import PAID_AFAR, PAY
from waldglas.games.haspelknecht.rules.developing import Acquire, ChooseEffect, is_near, payments_afar
from waldglas.games.haspelknecht.rules.disks import (
    BLACK,
    BROWN,
    FIRST_MIXED,
    NO_DISKS,
    SET_SIZES,
    YELLOW,
    colour_of,
)
from waldglas.games.haspelknecht.rules.effects import can_pay
from waldglas.games.haspelknecht.rules.facts import (
    BARN,
    CHARCOAL_BURNER,
    COAL_STORAGE,
    IMPROVED_FARMHAND,
    NONE,
    PHASES,
    SPRING_ACTION,
    SUMMER_ACTION,
    YEARS,
    Effect,
    HaspelFacts,
    Store,
)
from waldglas.games.haspelknecht.rules.farm import (
    BURNING,
    COAL,
    DEVELOPING,
    DIGGER,
    FARMER,
    FARMHAND,
    FOOD,
    HASPELKNECHT,
    MADE_FOOD,
    MADE_WOOD,
    MILLING,
    MINED,
    MINER,
    NOTHING_YET,
    PINGE,
    POINTS,
    SHAFT_COAL,
    STORAGE,
    UNPAID,
    WINTER_COAL,
    WOOD,
    Farm,
)
from waldglas.games.haspelknecht.rules.mining import ContractWork, MayExcavate, Mine
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.games.haspelknecht.rules.scoring import points_of
from waldglas.games.haspelknecht.rules.winter import (
    IN_THE_BARN,
    ON_THE_FARM,
    FinishStorage,
    ScoreCoal,
    StoreGood,
)
from waldglas.games.haspelknecht.rules.working import OwnWork

SPRING_WATER: Final = PHASES.index("spring_water")
AUTUMN_WATER: Final = PHASES.index("autumn_water")
WINTER_SCORING: Final = PHASES.index("winter_scoring")
NO_DEVELOPMENT: Final = -1
NOTHING_STORED: Final = -1


# Work


def work_on(position: Haspelknecht, farm: Farm, farmer_builds: int, farmhand_builds: int) -> None:
    """Lets all workers work that have not worked yet: wood and food first, developments, then the mine."""
    if farm.at_mill and farm.worked == 0:
        gain(farm, position.facts.mill[farm.at_mill - 1], MILLING)
    for worker in (FARMHAND, FARMER):
        builds = farmer_builds if worker == FARMER else farmhand_builds
        if is_idle(farm, worker) and builds == NO_DEVELOPMENT:
            produce(position, farm, worker)
    for worker in (FARMER, FARMHAND):
        builds = farmer_builds if worker == FARMER else farmhand_builds
        if is_idle(farm, worker) and builds != NO_DEVELOPMENT:
            build(position, farm, builds)
    if farm.paid_digger != UNPAID and farm.worked >> DIGGER & 1 == 0 and farm.pinge > 0:
        mine(position, farm, position.facts.actions[0], False)
    for worker in (FARMHAND, FARMER):
        builds = farmer_builds if worker == FARMER else farmhand_builds
        if is_idle(farm, worker) and builds == NO_DEVELOPMENT:
            mine_with_disks(position, farm, worker)
    if farm.paid_miner != UNPAID and farm.worked >> MINER & 1 == 0 and farm.pinge == 0:
        mine(position, farm, position.facts.actions[1], False)
    if farm.paid_haspelknecht != UNPAID and farm.worked >> HASPELKNECHT & 1 == 0 and farm.pinge == 0:
        reel(position.facts, farm, position.facts.actions[2])


def is_idle(farm: Farm, worker: int) -> bool:
    return farm.disks_on(worker) != NO_DISKS and farm.worked >> worker & 1 == 0


def produce(position: Haspelknecht, farm: Farm, worker: int) -> None:
    disks = farm.disks_on(worker)
    if disks >= FIRST_MIXED:
        return
    colour = colour_of(disks)
    if colour == YELLOW:
        farm.food += SET_SIZES[disks] + synergy(farm, MADE_FOOD)
        if worker == FARMER and position.phase == SUMMER_ACTION:
            farm.food += position.facts.summer_food
    elif colour == BROWN:
        farm.wood += SET_SIZES[disks] + synergy(farm, MADE_WOOD)


def mine_with_disks(position: Haspelknecht, farm: Farm, worker: int) -> None:
    disks = farm.disks_on(worker)
    if disks < FIRST_MIXED and colour_of(disks) == BLACK:
        mine(position, farm, SET_SIZES[disks] + synergy(farm, MINED), True)


def synergy(farm: Farm, kind: int) -> int:
    """HK-9.7: one more for the second of the own workers."""
    if farm.first_did == kind:
        return 1
    if farm.first_did == NOTHING_YET:
        farm.first_did = kind
    return 0


def mine(position: Haspelknecht, farm: Farm, actions: int, clears: bool) -> None:
    """Pit water first where it bars the coal, wood where a field bars it; in the Pinge or in the tunnel."""
    facts = position.facts
    if farm.pinge == 0:
        dig_tunnel(facts, farm, actions)
        return
    for _ in range(actions):
        if farm.pinge == 0:
            return
        if farm.water >= facts.pinge_floods:
            farm.water = max(farm.water - facts.water_per_disk, 0)
        elif can_reach_in_pinge(facts, farm):
            farm.pinge -= 1
            farm.coal += 1
            if farm.pinge == 0:
                farm.pinge_wood = 0
                farm.scored[PINGE] += facts.pinge_bonus[position.year - 1]
        elif clears:
            farm.water = max(farm.water - facts.water_per_disk, 0)


def can_reach_in_pinge(facts: HaspelFacts, farm: Farm) -> bool:
    """Lays a wood if that is needed."""
    if facts.pinge_coal - farm.pinge < facts.pinge_reach[farm.pinge_wood]:
        return True
    if farm.wood == 0 or farm.pinge_wood + 1 >= len(facts.pinge_reach):
        return False
    farm.wood -= 1
    farm.pinge_wood += 1
    return facts.pinge_coal - farm.pinge < facts.pinge_reach[farm.pinge_wood]


def dig_tunnel(facts: HaspelFacts, farm: Farm, actions: int) -> None:
    if farm.water >= facts.tunnel_floods:
        return
    for _ in range(actions):
        while facts.tunnel_coal - farm.tunnel >= facts.tunnel_reach[farm.tunnel_wood]:
            if farm.wood == 0 or farm.tunnel_wood + 1 >= len(facts.tunnel_reach):
                return
            farm.wood -= 1
            farm.tunnel_wood += 1
        farm.tunnel -= 1
        farm.shaft += 1


def reel(facts: HaspelFacts, farm: Farm, actions: int) -> None:
    for _ in range(actions):
        if farm.water >= facts.shaft_floods or (farm.shaft == 0 and farm.water > 0):
            farm.water = max(farm.water - facts.water_per_action[2], 0)
        elif farm.shaft > 0:
            farm.shaft -= 1
            farm.coal += 1


# Developments


def build(position: Haspelknecht, farm: Farm, number: int) -> None:
    if not is_near(position, farm, number):
        payments = payments_afar(position, farm, number)
        if not payments:
            return
        farm.add(PAID_AFAR[payments[-1] - PAY], -1)
    own(position, farm, number)


def own(position: Haspelknecht, farm: Farm, number: int) -> None:
    development = position.facts.developments[number]
    farm.developments |= 1 << number
    farm.scored[DEVELOPING] += development.points_for(position.count_owners(number))
    if development.marker != NONE:
        farm.markers |= 1 << development.marker
    if development.building != NONE:
        farm.buildings |= 1 << development.building
    if development.special == IMPROVED_FARMHAND:
        farm.improved = True
        farm.farmhand_develops = position.agreement.pickaxe_at_once
    take_effect(position, farm, development.effects)


def take_effect(position: Haspelknecht, farm: Farm, effects: list[Effect]) -> None:
    """The last effect of several that can be paid."""
    for i in range(len(effects) - 1, -1, -1):
        effect = effects[i]
        if not effect.nothing and can_pay(position, farm, effect, False):
            gain(farm, effect, DEVELOPING)
            if effect.excavate and farm.water < position.facts.pinge_floods:
                mine(position, farm, effect.excavate, False)
            return


def gain(farm: Farm, effect: Effect, source: int) -> None:
    for amount in effect.pay:
        farm.add(amount.good, -amount.number)
    for amount in effect.gain:
        if amount.good == POINTS:
            farm.scored[source] += amount.number
        elif amount.good == SHAFT_COAL:
            farm.shaft += amount.number
        else:
            farm.add(amount.good, amount.number)
    farm.water = max(farm.water + effect.water, 0)


def finish(position: Haspelknecht, farm: Farm, step: Step[Any]) -> None:
    """What was begun and is not finished yet."""
    if isinstance(step, Mine):
        mine(position, farm, step.left, True)
    elif isinstance(step, ContractWork):
        if step.worker == HASPELKNECHT:
            reel(position.facts, farm, step.left)
        else:
            mine(position, farm, step.left, False)
    elif isinstance(step, MayExcavate):
        mine(position, farm, 1, False)
    elif isinstance(step, OwnWork):
        farm.worked &= ~(1 << step.worker)
    elif isinstance(step, Acquire):
        own(position, farm, step.number)
    elif isinstance(step, ChooseEffect):
        take_effect(position, farm, step.effects)


# Winter


def score_coal(facts: HaspelFacts, farm: Farm) -> None:
    """HK-16.2, HK-16.3, after spare wood was burned."""
    if farm.buildings >> CHARCOAL_BURNER & 1:
        for _ in range(farm.wood // 2):
            gain(farm, facts.burner, BURNING)
    if farm.developments >> facts.horse_and_cart & 1:
        points = farm.coal
    elif farm.coal < len(facts.coal_points):
        points = facts.coal_points[farm.coal]
    else:
        points = facts.coal_points[-1] + (farm.coal - len(facts.coal_points) + 1) * facts.more_coal
    farm.scored[WINTER_COAL] += points


def pay_lease(facts: HaspelFacts, farm: Farm, year: int) -> None:
    """HK-16.4, HK-16.5."""
    food = min(farm.food, facts.lease_food[year - 1])
    thaler = min(farm.thaler, facts.lease_thaler[year - 1])
    missing = facts.lease_food[year - 1] - food + facts.lease_thaler[year - 1] - thaler
    farm.food -= food
    farm.thaler -= thaler
    farm.debt += missing


def lay_spare_wood(facts: HaspelFacts, farm: Farm) -> None:
    """All but one: wood that finds no room is lost."""
    while farm.wood - farm.stored_wood > 1:
        if farm.pinge > 0 and farm.pinge_wood + 1 < len(facts.pinge_reach):
            farm.pinge_wood += 1
        elif farm.tunnel_wood + 1 < len(facts.tunnel_reach):
            farm.tunnel_wood += 1
        else:
            return
        farm.wood -= 1


def put(farm: Farm, room: Store, good: int) -> bool:
    if good not in room.accepts or farm.have(good) <= farm.stored(good):
        return False
    farm.store(good)
    farm.scored[STORAGE] += room.points[good]
    return True


def fill_barn(facts: HaspelFacts, farm: Farm) -> None:
    for good in (FOOD, COAL, WOOD):
        if put(farm, facts.barn, good):
            return


def finish_storage(facts: HaspelFacts, farm: Farm) -> None:
    """HK-14.9, HK-16.9."""
    if farm.buildings >> COAL_STORAGE & 1:
        for room in facts.coal_storage:
            for good in room.accepts:
                if put(farm, room, good):
                    break
    farm.food, farm.wood, farm.coal = farm.stored_food, farm.stored_wood, farm.stored_coal
    farm.stored_food = farm.stored_wood = farm.stored_coal = 0


class ForwardModel:
    """What a farm may expect at the end, once the present phase and the winter after it are over."""

    def __init__(self, value: FarmValue) -> None:
        self.value: Final = value

    def after_phase(self, position: Haspelknecht, farm: Farm, seat: int) -> float:
        """The farm has finished its work in the present action phase; it may be changed."""
        stage = stage_of(position) + 1
        if stage % ACTION_PHASES == 0:
            score_coal(position.facts, farm)
            pay_lease(position.facts, farm, position.year)
            return self.before_storage(position, farm, seat)
        if stage % ACTION_PHASES == ACTION_PHASES - 1:
            take_season_water(position.facts, farm, AUTUMN_WATER)
        return self.value.of(position, farm, seat, stage)

    def before_storage(self, position: Haspelknecht, farm: Farm, seat: int) -> float:
        lay_spare_wood(position.facts, farm)
        has_barn = farm.buildings >> BARN & 1 == 1
        best = self.with_stored(position, farm.copy(), seat, NOTHING_STORED, has_barn)
        for good in position.facts.farm_store.accepts:
            if farm.have(good) > 0:
                best = max(best, self.with_stored(position, farm.copy(), seat, good, has_barn))
        return best

    def with_stored(self, position: Haspelknecht, farm: Farm, seat: int, good: int, barn: bool) -> float:
        """One good on the farm, what fits best in the Barn."""
        if good != NOTHING_STORED:
            put(farm, position.facts.farm_store, good)
        if barn:
            fill_barn(position.facts, farm)
        finish_storage(position.facts, farm)
        return self.next_year(position, farm, seat)

    def next_year(self, position: Haspelknecht, farm: Farm, seat: int) -> float:
        if position.year == YEARS:
            return float(points_of(position.facts, farm))
        take_season_water(position.facts, farm, SPRING_WATER)
        return self.value.of(position, farm, seat, position.year * ACTION_PHASES)

    def in_winter(self, position: Haspelknecht, farm: Farm, seat: int) -> float:
        """All that the winter still has in store for a seat lies on its desk."""
        scores = stores = barn = finishes = False
        task = position.desks[seat] if position.together else None
        while task is not None:
            scores = scores or isinstance(task.step, ScoreCoal)
            if isinstance(task.step, StoreGood):
                stores = stores or task.step.where == ON_THE_FARM
                barn = barn or task.step.where == IN_THE_BARN
            finishes = finishes or isinstance(task.step, FinishStorage)
            task = task.then
        if position.phase == WINTER_SCORING:
            if scores:
                score_coal(position.facts, farm)
            pay_lease(position.facts, farm, position.year)
            return self.before_storage(position, farm, seat)
        if stores:
            return self.before_storage(position, farm, seat)
        if finishes:
            return self.with_stored(position, farm, seat, NOTHING_STORED, barn)
        return self.next_year(position, farm, seat)


def take_season_water(facts: HaspelFacts, farm: Farm, phase: int) -> None:
    """HK-3.1, HK-14.6."""
    if farm.developments >> facts.bucket & 1 == 0:
        farm.water += facts.season_water[phase]


def stage_of(position: Haspelknecht) -> int:
    """The number of the action phase that is played or comes next, from 0 to 8."""
    of_year = 0 if position.phase <= SPRING_ACTION else 1 if position.phase == SUMMER_ACTION else 2
    return (position.year - 1) * ACTION_PHASES + of_year
