"""The production wheel of Glass Road and Black Forest.

A wheel has markers for basic goods, counted from 0 up, and for refined goods. A turn takes one of each basic
good and adds one of each refined good. It turns while no basic marker is at 0 and no refined one at its limit.
"""

from __future__ import annotations

from typing import Final

from waldglas.core.errors import BadFacts
from waldglas.core.message import Message

GONE: Final = -1  # the value of a marker that has left its wheel


class Wheel:
    def __init__(self, basic: list[int], refined: list[int], refined_limit: int) -> None:
        """`basic` and `refined` say where the markers' values stand in a player's list of goods."""
        self.basic: Final = basic
        self.refined: Final = refined
        self.refined_limit: Final = refined_limit

    def turns_due(self, goods: list[int]) -> int:
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

    def lacks(self, goods: list[int]) -> list[int]:
        """How many basic goods are missing for no turn, one turn, and so on up to the limit."""
        lacks = [0] * (self.refined_limit + 1)
        for marker in self.basic:
            held = goods[marker]
            if held != GONE:
                for turns in range(held + 1, self.refined_limit + 1):
                    lacks[turns] += turns - held
        return lacks

    def turn(self, goods: list[int]) -> int:
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


def check_markers(goods: list[int], limits: list[int], wheels: list[Wheel]) -> None:
    """How the markers start: each within its limit, and no wheel due to turn."""
    if any(not 0 <= goods[marker] <= limits[marker] for marker in range(len(limits))):
        raise BadFacts(Message("facts-markers", {"basic": max(limits), "refined": min(limits)}))
    if any(wheel.turns_due(goods) for wheel in wheels):
        raise BadFacts(Message("facts-wheel-due"))
