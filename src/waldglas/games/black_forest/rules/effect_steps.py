"""Effects as steps: what visits, jobs and buildings set off."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.agenda import Step
from waldglas.core.types import Seat
from waldglas.games.black_forest.rules.anytime import Gift
from waldglas.games.black_forest.rules.building import (
    CONSTRUCT,
    CONSTRUCT_FREE,
    IfMet,
    IfYouLike,
    equip_building,
)
from waldglas.games.black_forest.rules.domain import CLEAR_DOMAIN, FillAround, PlaceTiles, Progress
from waldglas.games.black_forest.rules.effects import (
    ANY_ANIMAL,
    ANY_BASIC,
    BREED,
    BUILDING,
    EVENTS,
    EXTRA_TURN,
    NO_EVENT,
    PROGRESS,
    THINGS,
    TILE_THING,
    VISITED_HERDER,
    Effect,
    Part,
)
from waldglas.games.black_forest.rules.facts import ForestFacts, Tradesperson
from waldglas.games.black_forest.rules.payments import HOUSE_ANIMALS, pay_goods, payment_of
from waldglas.games.black_forest.rules.player import BASIC_GOODS, CATTLE, CHARCOAL, PIG
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.production import EVENTS_ANNOUNCED, TURN_WHEELS
from waldglas.games.black_forest.rules.rewards import (
    DROP_MARKER,
    Breed,
    CountLivestock,
    GainAndTell,
    GainAnimals,
    GainBasic,
    GainCharcoalTwice,
    GainCounted,
    RaiseMarkers,
    Reward,
    gain_of,
)
from waldglas.games.black_forest.rules.woodworker import WOODWORKER_STEPS

BUTCHER: Final = "butcher"


class ExtraTurn(Step[BlackForest]):
    """BF-21.9: when this turn is over its owner takes another one."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        position.extra_turn = True
        position.tell("extra_turn", seat)


def steps_of(effect: Effect, at_butcher: bool = False) -> list[Step[Any]]:
    """An effect as steps, in the order in which it is carried out."""
    steps: list[Step[Any]] = []
    if effect.whole:
        return WOODWORKER_STEPS
    if effect.costs:
        steps += payment_of(effect, at_butcher)
    if effect.drop:
        steps += [DROP_MARKER, TURN_WHEELS]
    if len(effect.raised):
        steps += [RaiseMarkers(effect.raised, effect.raise_to), TURN_WHEELS]
    if effect.per is not None and effect.per.counts_empty_spaces():
        steps.append(CLEAR_DOMAIN)
    if len(effect.parts):
        steps.append(reward_of(effect))
    if len(effect.fill):
        steps += [FillAround(effect.fill), HOUSE_ANIMALS]
    if effect.special == BREED:
        steps.append(Breed(effect.most))
    if effect.special == EXTRA_TURN:
        steps.append(ExtraTurn())
    if effect.then is not None:
        steps += steps_of(effect.then)
    return conditional(effect, steps)


def conditional(effect: Effect, steps: list[Step[Any]]) -> list[Step[Any]]:
    if effect.optional and effect.costs:
        return [IfYouLike(effect, steps)]
    if effect.needs or effect.different:
        return [IfMet(effect, steps)]
    return steps


def reward_of(effect: Effect) -> Step[Any]:
    """BF-4.3: the parts in an order of choice; a single part by itself."""
    takings = [taking(effect, part) for part in effect.parts]
    return takings[0] if len(takings) == 1 else Reward(effect, takings)


def taking(effect: Effect, part: Part) -> Step[Any]:
    """What carries out a part of a reward."""
    thing, number = part.thing, part.number
    if thing == BUILDING:
        return CONSTRUCT_FREE if effect.free_build else CONSTRUCT
    if thing == PROGRESS:
        return Progress(number)
    if thing == ANY_BASIC:
        return GainBasic(number, [Gift(good, effect.gift) for good in range(BASIC_GOODS)] if effect.gift else [])
    if thing == ANY_ANIMAL:
        return CountLivestock(effect, number)
    if thing in (PIG, CATTLE):
        return GainAnimals(effect, thing, number)
    if thing > CATTLE:
        return PlaceTiles(thing - TILE_THING, number, effect.on_estate, effect.optional, part.event)
    if thing == CHARCOAL and effect.both_wheels:
        return GainCharcoalTwice(number)
    if effect.per is not None:
        return GainCounted(effect, thing, number)
    if part.event != NO_EVENT:
        return GainAndTell(thing, number, part.event)
    return gain_of(thing, number)


def equip(facts: ForestFacts) -> list[Step[Any]]:
    """Gives every effect and every building the steps that carry it out, and returns all of them."""
    made: list[Step[Any]] = []
    for person in facts.tradespeople:
        name_events(facts, person)
        for visit in person.visits:
            effect = facts.visits[visit].effect
            effect.steps = steps_of(effect, person.slug == BUTCHER)
            if person.event != NO_EVENT:
                effect.steps = [*effect.steps, EVENTS_ANNOUNCED[person.event]]
            made += effect.steps
    for building in facts.buildings:
        for effect in [*building.now, *([building.each] if building.each else [])]:
            effect.steps = steps_of(effect)
            made += effect.steps
        equip_building(building)
        made += [*building.begin, *building.begin_free, *building.finish]
    effects = [*(job.effect for job in facts.jobs), *(use.effect for use in facts.uses), *facts.extra, facts.reminder]
    for effect in effects:
        effect.steps = steps_of(effect)
        made += effect.steps
    if facts.distillery is not None:
        facts.distilling = pay_goods(facts.distillery.pay)
    return unfolded([*made, *facts.distilling])


def unfolded(steps: list[Step[Any]]) -> list[Step[Any]]:
    """The steps with those that they put on the agenda."""
    found: list[Step[Any]] = []
    for step in steps:
        found.append(step)
        if isinstance(step, Reward):
            found += unfolded(step.takings)
        elif isinstance(step, (IfYouLike, IfMet)):
            found += unfolded(step.steps)
        elif isinstance(step, GainBasic):
            found += step.gifts
    return found


def name_events(facts: ForestFacts, person: Tradesperson) -> None:
    """Which events a visit is: 'visited_herder', 'butcher_meat' and the like."""
    if EVENTS[VISITED_HERDER] == f"visited_{person.slug}":
        person.event = VISITED_HERDER
    for visit in person.visits:
        for part in facts.visits[visit].effect.parts:
            name = f"{person.slug}_{THINGS[part.thing]}" if part.thing < len(THINGS) else ""
            if name in EVENTS:
                part.event = EVENTS.index(name)
