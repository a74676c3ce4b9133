"""What a seat cannot know in Haspelknecht: the draws to come, and the plans of others while all are planning."""

from __future__ import annotations

from waldglas.core.agenda import NOTHING, Agenda, Task
from waldglas.core.rng import Rng
from waldglas.core.types import Seat
from waldglas.games.haspelknecht.rules.farm import Farm


def imagine_plan(table: Agenda, seat: Seat, farm: Farm, planning: Task | None, rng: Rng) -> None:
    """A seat that is still planning begins anew; one that is ready gets any plan it could have made."""
    still_planning = bool(table.offers[seat])
    if still_planning:
        table.offers[seat] = NOTHING
        table.waiting -= 1
    farm.clear_plan()
    table.desks[seat] = planning
    table.work_off(seat)
    while not still_planning and table.offers[seat]:
        answer_by_chance(table, seat, rng)


def answer_by_chance(table: Agenda, seat: Seat, rng: Rng) -> None:
    offered = table.offers[seat]
    task = table.desks[seat]
    assert task is not None
    table.offers[seat] = NOTHING
    table.waiting -= 1
    table.desks[seat] = task.then
    task.step.chosen(table, seat, offered[rng.below(len(offered))])
    table.work_off(seat)
