"""A farm brought forward: what is left of an action phase and the winter after it, played in the obvious way."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Step
from waldglas.core.packed import packed
from waldglas.core.types import Good, Seat
from waldglas.games.haspelknecht.ai.features import ACTION_PHASES
from waldglas.games.haspelknecht.ai.value import FarmValue
from waldglas.games.haspelknecht.rules.actions import PAID_AFAR
from waldglas.games.haspelknecht.rules.developing import Acquire, ChooseEffect, is_near, own, payable_afar
from waldglas.games.haspelknecht.rules.disks import (
    BLACK,
    BROWN,
    FIRST_MIXED,
    NO_DISKS,
    SET_SIZES,
    YELLOW,
    colour_of,
)
from waldglas.games.haspelknecht.rules.effects import can_pay, exchange
from waldglas.games.haspelknecht.rules.facts import (
    BARN,
    CHARCOAL_BURNER,
    COAL_STORAGE,
    PHASES,
    SPRING_ACTION,
    SUMMER_ACTION,
    YEARS,
    Effect,
    HaspelFacts,
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
    UNPAID,
    WINTER_COAL,
    WOOD,
    Farm,
    last_bit,
)
from waldglas.games.haspelknecht.rules.mining import ContractWork, MayExcavate, Mine
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.games.haspelknecht.rules.scoring import points_of
from waldglas.games.haspelknecht.rules.underground import (
    IN_PINGE,
    IN_TUNNEL,
    cover_wood_field,
    dig_coal,
    drain,
    exhaust_pinge,
    has_wood_field,
    is_flooded,
    reel_coal,
    wood_reaches_coal,
)
from waldglas.games.haspelknecht.rules.winter import (
    IN_THE_BARN,
    NO_GOOD,
    ON_THE_FARM,
    FinishStorage,
    ScoreCoal,
    StoreGood,
    coal_points,
    fits_in,
    keep_what_is_stored,
    pay_lease,
    put_in,
    taken_by_itself,
)
from waldglas.games.haspelknecht.rules.working import OwnWork
from waldglas.games.haspelknecht.rules.years import season_water

SPRING_WATER: Final = PHASES.index("spring_water")
AUTUMN_WATER: Final = PHASES.index("autumn_water")
WINTER_SCORING: Final = PHASES.index("winter_scoring")
NO_DEVELOPMENT: Final = -1
NOTHING_STORED: Final = -1
BARN_FILLED_WITH: Final = packed([FOOD, COAL, WOOD])


# Work


def work_on(position: Haspelknecht, farm: Farm, farmer_builds: i64, farmhand_builds: i64) -> None:
    """Lets all workers work that have not worked yet: wood and food first, developments, then the mine."""
    if farm.at_mill and farm.worked == 0:
        gain(farm, position.facts.mill[farm.at_mill - 1], MILLING)
    farmer_works = is_idle(farm, FARMER) and farmer_builds == NO_DEVELOPMENT
    farmhand_works = is_idle(farm, FARMHAND) and farmhand_builds == NO_DEVELOPMENT
    if farmhand_works:
        produce(position, farm, FARMHAND)
    if farmer_works:
        produce(position, farm, FARMER)
    if is_idle(farm, FARMER) and farmer_builds != NO_DEVELOPMENT:
        build(position, farm, farmer_builds)
    if is_idle(farm, FARMHAND) and farmhand_builds != NO_DEVELOPMENT:
        build(position, farm, farmhand_builds)
    if farm.paid_digger != UNPAID and farm.worked >> DIGGER & 1 == 0 and farm.pinge > 0:
        mine(position, farm, position.facts.actions[0], False)
    if farmhand_works:
        mine_with_disks(position, farm, FARMHAND)
    if farmer_works:
        mine_with_disks(position, farm, FARMER)
    if farm.paid_miner != UNPAID and farm.worked >> MINER & 1 == 0 and farm.pinge == 0:
        mine(position, farm, position.facts.actions[1], False)
    if farm.paid_haspelknecht != UNPAID and farm.worked >> HASPELKNECHT & 1 == 0 and farm.pinge == 0:
        reel(position.facts, farm, position.facts.actions[2])


def is_idle(farm: Farm, worker: i64) -> bool:
    return farm.disks_on(worker) != NO_DISKS and farm.worked >> worker & 1 == 0


def produce(position: Haspelknecht, farm: Farm, worker: i64) -> None:
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


def mine_with_disks(position: Haspelknecht, farm: Farm, worker: i64) -> None:
    disks = farm.disks_on(worker)
    if disks < FIRST_MIXED and colour_of(disks) == BLACK:
        mine(position, farm, SET_SIZES[disks] + synergy(farm, MINED), True)


def synergy(farm: Farm, kind: i64) -> i64:
    """HK-9.7: one more for the second of the own workers."""
    if farm.first_did == kind:
        return 1
    if farm.first_did == NOTHING_YET:
        farm.first_did = kind
    return 0


def mine(position: Haspelknecht, farm: Farm, actions: i64, clears: bool) -> None:
    """Pit water first where it bars the coal, wood where a field bars it; in the Pinge or in the tunnel."""
    facts = position.facts
    if farm.pinge == 0:
        dig_tunnel(facts, farm, actions)
        return
    for _ in range(actions):
        if is_flooded(facts, farm):
            drain(farm, facts.water_per_disk)
        elif reach_coal(facts, farm, IN_PINGE):
            dig_coal(farm)
            if farm.pinge == 0:
                exhaust_pinge(facts, farm, position.year)
                return
        elif clears:
            drain(farm, facts.water_per_disk)


def reach_coal(facts: HaspelFacts, farm: Farm, mine: i64) -> bool:
    """Lays wood as long as that is needed and possible."""
    while not wood_reaches_coal(facts, farm):
        if farm.wood == 0 or not has_wood_field(facts, farm, mine):
            return False
        cover_wood_field(farm, mine)
    return True


def dig_tunnel(facts: HaspelFacts, farm: Farm, actions: i64) -> None:
    if is_flooded(facts, farm):
        return
    for _ in range(actions):
        if not reach_coal(facts, farm, IN_TUNNEL):
            return
        dig_coal(farm)


def reel(facts: HaspelFacts, farm: Farm, actions: i64) -> None:
    for _ in range(actions):
        if farm.water >= facts.shaft_floods or (farm.shaft == 0 and farm.water > 0):
            drain(farm, facts.water_per_action[2])
        elif farm.shaft > 0:
            reel_coal(farm)


# Developments


def build(position: Haspelknecht, farm: Farm, number: i64) -> None:
    if not is_near(position, farm, number):
        payable = payable_afar(position, farm, number)
        if payable == 0:
            return
        farm.add(PAID_AFAR[last_bit(payable)], -1)
    acquire(position, farm, number)


def acquire(position: Haspelknecht, farm: Farm, number: i64) -> None:
    own(position, farm, number)
    take_effect(position, farm, position.facts.developments[number].effects)


def take_effect(position: Haspelknecht, farm: Farm, effects: vec[Effect]) -> None:
    """The last effect of several that can be paid."""
    for i in range(len(effects) - 1, -1, -1):
        effect = effects[i]
        if not effect.nothing and can_pay(position, farm, effect, False):
            gain(farm, effect, DEVELOPING)
            if effect.excavate and farm.water < position.facts.pinge_floods:
                mine(position, farm, effect.excavate, False)
            return


def gain(farm: Farm, effect: Effect, source: i64) -> None:
    exchange(farm, effect, source)
    farm.water = max(farm.water + effect.water, 0)


def finish(position: Haspelknecht, farm: Farm, step: Step[Any], argument: i64) -> None:
    """What was begun and is not finished yet."""
    if isinstance(step, Mine):
        mine(position, farm, argument, True)
    elif isinstance(step, ContractWork):
        if step.worker == HASPELKNECHT:
            reel(position.facts, farm, argument)
        else:
            mine(position, farm, argument, False)
    elif isinstance(step, MayExcavate):
        mine(position, farm, 1, False)
    elif isinstance(step, OwnWork):
        farm.worked &= ~(1 << step.worker)
    elif isinstance(step, Acquire):
        acquire(position, farm, argument)
    elif isinstance(step, ChooseEffect):
        take_effect(position, farm, position.facts.developments[argument].effects)


# Winter


def score_coal(facts: HaspelFacts, farm: Farm) -> None:
    """After spare wood was burned."""
    if farm.buildings >> CHARCOAL_BURNER & 1:
        for _ in range(farm.wood // 2):
            gain(farm, facts.burner, BURNING)
    farm.score(WINTER_COAL, coal_points(facts, farm))


def lay_spare_wood(facts: HaspelFacts, farm: Farm) -> None:
    """All but one: wood that finds no room is lost."""
    while farm.wood - farm.stored_wood > 1:
        mine = IN_PINGE if has_wood_field(facts, farm, IN_PINGE) else IN_TUNNEL
        if not has_wood_field(facts, farm, mine):
            return
        cover_wood_field(farm, mine)


def fill_barn(facts: HaspelFacts, farm: Farm) -> None:
    for good in BARN_FILLED_WITH:
        if fits_in(farm, facts.barn, good):
            put_in(farm, facts.barn, good)
            return


def finish_storage(facts: HaspelFacts, farm: Farm) -> None:
    if farm.buildings >> COAL_STORAGE & 1:
        for room in facts.coal_storage:
            good = taken_by_itself(farm, room)
            if good != NO_GOOD:
                put_in(farm, room, good)
    keep_what_is_stored(farm)


class ForwardModel:
    """What a farm may expect at the end, once the present phase and the winter after it are over."""

    def __init__(self, value: FarmValue) -> None:
        self.value: Final = value

    def after_phase(self, position: Haspelknecht, farm: Farm, seat: Seat) -> float:
        """The farm has finished its work in the present action phase; it may be changed."""
        stage = stage_of(position) + 1
        if stage % ACTION_PHASES == 0:
            score_coal(position.facts, farm)
            pay_lease(position.facts, farm, position.year)
            return self.before_storage(position, farm, seat)
        if stage % ACTION_PHASES == ACTION_PHASES - 1:
            farm.water += season_water(position.facts, farm, AUTUMN_WATER)
        return self.value.of(position, farm, seat, stage)

    def before_storage(self, position: Haspelknecht, farm: Farm, seat: Seat) -> float:
        lay_spare_wood(position.facts, farm)
        has_barn = farm.buildings >> BARN & 1 == 1
        best = self.with_stored(position, farm.copy(), seat, NOTHING_STORED, has_barn)
        for good in position.facts.farm_store.accepts:
            if farm.have(good) > 0:
                best = max(best, self.with_stored(position, farm.copy(), seat, good, has_barn))
        return best

    def with_stored(self, position: Haspelknecht, farm: Farm, seat: Seat, good: Good, barn: bool) -> float:
        """One good on the farm, what fits best in the Barn."""
        if good != NOTHING_STORED and fits_in(farm, position.facts.farm_store, good):
            put_in(farm, position.facts.farm_store, good)
        if barn:
            fill_barn(position.facts, farm)
        finish_storage(position.facts, farm)
        return self.next_year(position, farm, seat)

    def next_year(self, position: Haspelknecht, farm: Farm, seat: Seat) -> float:
        if position.year == YEARS:
            return float(points_of(position.facts, farm))
        farm.water += season_water(position.facts, farm, SPRING_WATER)
        return self.value.of(position, farm, seat, position.year * ACTION_PHASES)

    def in_winter(self, position: Haspelknecht, farm: Farm, seat: Seat) -> float:
        """All that the winter still has in store for a seat lies on its desk."""
        scores = stores = barn = finishes = False
        if position.together:
            for height in range(position.height(seat + 1), 0, -1):
                step = position.step_of(position.frame(seat + 1, height))
                scores = scores or isinstance(step, ScoreCoal)
                if isinstance(step, StoreGood):
                    stores = stores or step.where == ON_THE_FARM
                    barn = barn or step.where == IN_THE_BARN
                finishes = finishes or isinstance(step, FinishStorage)
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


def stage_of(position: Haspelknecht) -> i64:
    """The number of the action phase that is played or comes next, from 0 to 8."""
    of_year: i64 = 0 if position.phase <= SPRING_ACTION else 1 if position.phase == SUMMER_ACTION else 2
    return (position.year - 1) * ACTION_PHASES + of_year
