"""The production wheel of Glass Road and Black Forest.

A wheel has markers for basic goods, counted from 0 up, and for refined goods. A turn takes one of each basic
good and adds one of each refined good. It turns while no basic marker is at 0 and no refined one at its limit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.errors import BadFacts
from waldglas.core.message import Message
from waldglas.core.packed import packed

GONE: Final = -1  # the value of a marker that has left its wheel


class Wheel:
    def __init__(self, basic: list[int], refined: list[int], refined_limit: int) -> None:
        """`basic` and `refined` say where the markers' values stand among a player's goods."""
        self.basic: Final = packed(basic)
        self.refined: Final = packed(refined)
        self.refined_limit: Final[i64] = refined_limit

    def turns_due(self, goods: vec[i64]) -> i64:
        """How often the wheel turns before one of its limits stops it."""
        turns = self.refined_limit
        for marker in self.basic:
            number = goods[marker]
            if number < turns and number != GONE:
                if number == 0:
                    return 0
                turns = number
        for marker in self.refined:
            room = self.refined_limit - goods[marker]
            if room < turns:
                turns = room
        return turns

    def lacks(self, goods: vec[i64]) -> vec[i64]:
        """How many basic goods are missing for no turn, one turn, and so on up to the limit."""
        lacks = vec[i64]([0] * (self.refined_limit + 1))
        for marker in self.basic:
            held = goods[marker]
            if held != GONE:
                for turns in range(held + 1, self.refined_limit + 1):
                    lacks[turns] += turns - held
        return lacks

    def turn(self, goods: vec[i64]) -> i64:
        """Turns the wheel as often as it must, in one process; returns how often that was."""
        turns = self.turns_due(goods)
        if turns > 0:
            for marker in self.basic:
                number = goods[marker]
                if number != GONE:
                    goods[marker] = number - turns
            for marker in self.refined:
                goods[marker] = goods[marker] + turns
        return turns


def check_markers(goods: vec[i64], limits: vec[i64], wheels: list[Wheel]) -> None:
    """How the markers start: each within its limit, and no wheel due to turn."""
    if any(not 0 <= goods[marker] <= limits[marker] for marker in range(len(limits))):
        bounds = [int(limit) for limit in limits]
        raise BadFacts(Message("facts-markers", {"basic": max(bounds), "refined": min(bounds)}))
    if any(wheel.turns_due(goods) for wheel in wheels):
        raise BadFacts(Message("facts-wheel-due"))
