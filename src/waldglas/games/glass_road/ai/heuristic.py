"""A simple estimate of a player's boards: the points as they stand, and what goods, land and cards may still bring."""

from __future__ import annotations

from typing import Final

from waldglas.core.game import Position
from waldglas.core.types import Seat
from waldglas.games.glass_road.rules.facts import RoadFacts, Specialist
from waldglas.games.glass_road.rules.player import EMPTY, MARKERS, PIT, POND, Player, cards_in
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.games.glass_road.rules.scoring import points_of

# By marker: what the first of a good is worth; each further one is worth a little less.
FIRST_GOOD: Final = [0.30, 0.30, 0.30, 0.35, 0.60, 0.60, 1.90, 1.40, 0.25, 0.25]
EACH_LESS: Final = 0.03
WORKS: Final = 1.3
TILE: Final = 0.35
FREE_SPACE: Final = 0.30
ROOM_WANTED: Final = 3
PRIVATE: Final = 0.15
BUILDING_CARD: Final = 0.8
OTHER_CARD: Final = 0.5
USELESS_CARD: Final = 0.1


def estimate(position: Position, seat: Seat) -> float:
    assert isinstance(position, GlassRoad)
    player = position.players[seat]
    points = points_of(position.facts, player)
    if position.over():
        return points
    left = int(position.periods - position.period + 1) / int(position.periods)
    offers, works = float(len(player.private)) * PRIVATE, float(len(player.works)) * WORKS
    hopes = goods_value(player) + land_value(player) + offers + works
    return points + hopes * (0.35 + 0.65 * left) + cards_value(position.facts, player)


def goods_value(player: Player) -> float:
    value = 0.0
    for marker in range(MARKERS):
        number = int(player.goods[marker])
        value += number * (FIRST_GOOD[marker] - EACH_LESS * (number - 1) / 2)
    return value


def land_value(player: Player) -> float:
    value = 0.0
    room = 0
    for there in player.land:
        if there == EMPTY:
            room += 1
        elif PIT <= there <= POND:
            value += TILE
    return value + min(room, ROOM_WANTED) * FREE_SPACE


def cards_value(facts: RoadFacts, player: Player) -> float:
    value = 0.0
    purse = player.purse()
    for card in cards_in(player.hand):
        specialist = facts.specialists[card]
        if specialist.fee is not None and not specialist.fee.affordable(player, purse):
            value += USELESS_CARD
        else:
            value += BUILDING_CARD if builds(specialist) else OTHER_CARD
    return value


def builds(specialist: Specialist) -> bool:
    return specialist.one.build or specialist.other.build
