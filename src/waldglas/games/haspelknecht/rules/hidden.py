"""What a seat cannot know in Haspelknecht: the draws to come, and the plans of others while all are planning."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import MADE, Agenda, pop, push, work_off
from waldglas.core.rng import Rng
from waldglas.core.types import Seat
from waldglas.games.haspelknecht.rules.farm import Farm


def imagine_plan(table: Agenda, seat: Seat, farm: Farm, planning: vec[i64], rng: Rng) -> None:
    """A seat that is still planning begins anew; one that is ready gets any plan it could have made."""
    still_planning = len(table.offers[seat]) > 0
    if still_planning:
        table.offers[seat] = vec[i64]()
        table.waiting -= 1
    farm.clear_plan()
    lay_questions(table, seat + 1, planning)
    work_off(table, seat)
    while not still_planning and len(table.offers[seat]):
        answer_by_chance(table, seat, rng)


def lay_questions(table: Agenda, row: i64, frames: vec[i64]) -> None:
    """Lays a stack as it was when these frames were kept."""
    begin = row * (len(frames) // (table.seats + 1))
    table.cut(row, 0)
    for height in range(1, frames[begin] + 1):
        push(table, row, frames[begin + MADE + height])


def answer_by_chance(table: Agenda, seat: Seat, rng: Rng) -> None:
    offered = table.offers[seat]
    table.offers[seat] = vec[i64]()
    table.waiting -= 1
    pop(table, seat + 1).chosen(table, seat, offered[rng.below(len(offered))])
    work_off(table, seat)
